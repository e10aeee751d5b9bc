# What the board shows: its drawing, what screen readers say of it, its buttons, panels and forms.

# Several things in a row.
several = { $items }

# A part of a whole.
percent = { $number }%
# A chance that is not known more exactly.
percent-over = over { $number }%
percent-under = under { $number }%

# -- the line above the board: what the position is about, and a sentence below it
# age: 0 during the draft of Wonders

turn-of = { $age ->
    [0] Wonder draft: { $who }'s turn
    [1] Age I: { $who }'s turn
    [2] Age II: { $who }'s turn
   *[3] Age III: { $who }'s turn
}
turn-chooses = { $age ->
    [0] Wonder draft: { $who } chooses
    [1] Age I: { $who } chooses
    [2] Age II: { $who } chooses
   *[3] Age III: { $who } chooses
}
cards-left = { $count ->
    [one] { $count } card in the structure
   *[other] { $count } cards in the structure
}
cards-left-sentence = { CAPITAL(cards-left) }.
over-military = { $who } wins by military supremacy
over-science = { $who } wins by scientific supremacy
over-political = { $who } wins by political supremacy
over-civilian = { $who } wins with more points
over-blue = { $who } wins by the points on blue cards
over-shared = The game is over: a shared victory
over-level = Points and blue cards are level.
over = The game is over.
headline-spoken = { $title }. { $sentence }
pass = Pass
pass-because = Pass: { $due }
structure-empty = The structure is empty.

# -- the military track

track-pawn = Military track: the Conflict pawn stands { $at }
military-token-at = Military token { $at }: { $what }
minerva-at = Minerva stands { $at }
track-space = Space of the military track, { $at }

# -- Progress tokens, cards and trays. token, card, wonder: a name and what it does

progress-on-board = Progress token on the board: { $token }
progress-on-card = Progress token on { $card }: { $token }
progress-to-choose = Progress token to choose: { $token }
progress-of = Progress token of { $who }: { $token }
progress-on-enki = Progress token on Enki: { $token }

discard-spoken = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
discard-spoken-last = { $count ->
    [one] Discard pile: { $count } card, last { $last }
   *[other] Discard pile: { $count } cards, last { $last }
}
discard-count = Discard pile: { $count }
discard-count-short = { $count } discarded
card-of-discard = Discard pile: { $card }
card-removed = Removed at set-up: { $card }

back-face-down = { back }, face down
back-face-down-with = { back }, face down, with the { $token } on it
place-accessible = Row { $row }, column { $column }, accessible: { $what }
place-covered = Row { $row }, column { $column }, covered by { $cards }: { $what }
place-counted = row { $row }, card { $card }

# -- a City

coins-and-points = { $coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now
coins-and-points-over = { $coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coins-and-astarte = { count-coins } and { $astarte } on Astarte
player-spoken = { $who } ({ $player }): { $what }
# label: the whole label of a player who is to act. These words must stand before it or behind it.
label-to-act = { $label }, to act
role-to-act = to act
role-first = first player
role-winner = winner
one-of = 1 { $resources }
symbol-times = { $symbol } x{ $count }
symbols-of = { $count } of { $needed }
wonder-to-come = Wonder to come
wonder-not-built = not built
wonder-built-with = { $deck ->
    [age-1] built, Age I
    [age-2] built, Age II
    [age-3] built, Age III
    [guild] built, Guild
    [senator] built, Senator
   *[other] built
}
wonder-of-built = Wonder of { $who }, built: { $wonder }
wonder-of-not-built = Wonder of { $who }, not built: { $wonder }
no-buildings = no buildings yet
building-of = City of { $who }: { $card }
buildings-of = City of { $who }: { $card } (there are { $count })
snake-on-building = { $building }; the Snake lies on it

# -- Wonders on offer

wonders-on-offer = Wonders on offer
wonders-and-structure = Wonders on offer, and the structure of Age I
wonder-on-offer = Wonder on offer: { $wonder }
note-on-offer = on offer
note-drafted-conspire = drafted: conspire
note-drafted-place-influence = drafted: 1 cube

# -- the Pantheon

pantheon-space = Pantheon space { $space }: { $what }
pantheon-space-costs = Pantheon space { $space }: { $what }; costs { $first } { $a }, { $second } { $b }
pantheon-space-shows = Pantheon space { $space }: { $what }; shows { $first } { $a }, { $second } { $b }
pantheon-space-enki = { $line }; on it { $tokens }
space-holds-nothing = empty
space-face-down = a { $mythology } Divinity, face down
space-face-down-known = face down, you know it: { $card }
deck-spoken = { $mythology } deck: { $what }
deck-cards = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
deck-aside = { $count }, aside: { $cards }
deck-aside-short = { $count }, { $aside } aside
deck-top = { $count }, top: { $card }
deck-top-short = { $count }, { $card }
tokens-of = Tokens of { $who }: { $tokens }
tokens-of-none = Tokens of { $who }: none
activated-by = Activated by { $who }: { $card }
activated-with-coins = { $coins ->
    [one] Activated by { $who }: { $card }; { $coins } coin on it
   *[other] Activated by { $who }: { $card }; { $coins } coins on it
}
divinity-to-choose = Divinity to choose: { $card }

# -- the Senate and the Conspiracies

metal-cubes = { $player ->
    [0] { $count ->
        [one] { $count } silver cube
       *[other] { $count } silver cubes
    }
   *[1] { $count ->
        [one] { $count } bronze cube
       *[other] { $count } bronze cubes
    }
}
cubes-of = { $count ->
    [one] { $who } { $count } cube
   *[other] { $who } { $count } cubes
}
no-cubes = no cubes
controlled-by = controlled by { $who }
controlled-by-nobody = controlled by nobody
decrees-of = { $count ->
    [0] Decree: none
    [1] Decree: { $decrees }
   *[other] Decrees: { $decrees }
}
chamber-spoken = { $section ->
    [left] Chamber { $number } of the Senate (left section, { count-points }): { $cubes }, { $control }. { $decrees }
    [centre] Chamber { $number } of the Senate (centre section, { count-points }): { $cubes }, { $control }. { $decrees }
   *[right] Chamber { $number } of the Senate (right section, { count-points }): { $cubes }, { $control }. { $decrees }
}
supply-spoken = { $who } has { metal-cubes } left to place and { $placed } in the Senate
conspiracies-spoken = { $count ->
    [one] Deck of Conspiracies: { $count } card
   *[other] Deck of Conspiracies: { $count } cards
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
conspiracy = Conspiracy
plot-not-prepared = not prepared
plot-prepared = prepared
plot-prepared-with = prepared with { $card }
plot-prepared-short = prepared: { $card }
plot-triggered = triggered
plot-triggered-with = triggered with { $card }
plot-of = Conspiracy of { $who }, { $stage }: { $plot }
plot-with-locked = { $plot }; locked on it: { $token }
plot-with-hidden = { $plot }; a Progress token is locked on it, face down
plot-to-keep = Conspiracy to keep: { $plot }
lies-face-down = face down

# -- two letters beside a colour, for whoever does not see it: all different

colour-letters = { $colour ->
    [brown] Br
    [grey] Gy
    [blue] Bl
    [green] Gn
    [yellow] Ye
    [red] Rd
    [purple] Pu
   *[senator] Se
}

# -- prices laid over the board

free-by-some-chain = free by a chain
price-of = costs { $coins }
price-nothing = free
price-too-expensive = costs { $coins }, too expensive

# -- the score sheet

sheet-heading = Score sheet
sheet-spoken = Score sheet: { $players }
sheet-of = { $who } { $total } ({ $categories })
sheet-item = { $category } { $points }
sheet-total = Total
sheet-total-supremacy = Total (the supremacy decides)
sheet-blue = Civilian buildings
sheet-green = Scientific buildings
sheet-yellow = Commercial buildings
sheet-purple = Guilds
sheet-grand-temples = Grand Temples
sheet-wonders = Wonders
sheet-progress = Progress tokens
sheet-divinities = Divinities
sheet-senate = Senate
sheet-military = Military track
sheet-treasury = { $coins ->
    [one] Treasury: 1 for { $coins } coin
   *[other] Treasury: 1 for { $coins } coins
}

# -- the position as plain text. Lines of lists are moved to the right.

text-wonders-on-offer = Wonders on offer:
text-to-choose = To choose from:
text-structure = { $age ->
    [1] Structure of Age I, far row first:
    [2] Structure of Age II, far row first:
   *[3] Structure of Age III, far row first:
}
text-offering = Offering { $value }
text-accessible = Accessible:
text-pantheon = The Pantheon:
text-decks = Mythology decks: { $decks }
text-deck = { $mythology } ({ $what })
text-token-at = { $token } at { $place }
text-tokens-laid = Tokens on face-down cards: { $tokens }
text-senate = The Senate:
text-conspiracies-left = Conspiracies in the deck: { $count }
text-track = Military track: { $track }
text-pawn = Conflict pawn { $at }
text-military-tokens = Military tokens:
text-military-tokens-none = Military tokens: none
text-none = none
text-military-token = { $at }: { $what }
text-progress = Progress tokens on the board:
text-progress-none = Progress tokens on the board: none
text-discard = Discard pile ({ $count }): { $cards }
text-discard-empty = Discard pile (0): empty
text-city = City of { $who } ({ $player }): { $what }
text-city-to-act = City of { $who } ({ $player }), to act: { $what }
text-city-unnamed = City of { $player }: { $what }
text-city-unnamed-to-act = City of { $player }, to act: { $what }
text-production = Production: { $what }
text-production-none = Production: none
text-buys-at = Buys at: { $prices }
text-price = { $resource } { $price }
text-symbols = Scientific symbols: { $symbols } ({ $count } of { $needed })
text-progress-of = Progress tokens: { $tokens }
text-activated = Activated:
text-activated-none = Activated: none
text-coins-on-it = { $coins ->
    [one] { $card } [{ $coins } coin on it]
   *[other] { $card } [{ $coins } coins on it]
}
text-snake = The Snake lies on { $card }
text-conspiracies = Conspiracies:
text-conspiracies-none = Conspiracies: none
text-decrees = Decrees in force: { $decrees }
text-wonders = Wonders:
text-wonders-none = Wonders: none
text-buildings = Buildings:
text-buildings-none = Buildings: none
text-buildings-of = { $colour ->
    [brown] brown ({ $count }): { $cards }
    [grey] grey ({ $count }): { $cards }
    [blue] blue ({ $count }): { $cards }
    [green] green ({ $count }): { $cards }
    [yellow] yellow ({ $count }): { $cards }
    [red] red ({ $count }): { $cards }
    [purple] purple ({ $count }): { $cards }
   *[senator] senator ({ $count }): { $cards }
}
text-wonder-built = { $wonder } [built]
text-wonder-not-built = { $wonder } [not built]
text-has-coins = { $who } has { count-coins }
summary = { $title }. { $sentence } { $coins }; the Conflict pawn stands { $at }.

# -- the panels beside the board

panel-log = Log
panel-points = Points
panel-cities = Cities
panel-cards = Cards
panel-powers = Powers
panel-explain = Explain
panel-rule = Rule
panel-words = In words
panel-review = Review
rule-search = a rule's id, or words such as: extra turn
no-rule-open = No rule to show yet: play an action, or type a rule's id.

points-final = The points
points-so-far = If the game ended now
coins-heading = Coins
produced-heading = Produced · price of one more
makes-one-of = { $who } also makes 1 { $resources }.
symbols-different = Different ones, of { $needed }
symbols-heading = Scientific symbols
symbol-owned = { $count ->
    [0] –
    [1] yes
    [2] pair
   *[other] { $count }
}
coming-heading = May still come in this Age
box-heading = In the box
colour-of-cards = { $colour ->
    [brown] brown
    [grey] grey
    [blue] blue
    [green] green
    [yellow] yellow
    [red] red
    [purple] purple
   *[senator] senator
}
colour-and-cards = <b>{ colour-of-cards }</b>: { $cards }
backs-face-down = { backs }, face down
backs-among = { backs } of these { $left }: { $cards }
box-age-cards = { $age ->
    [1] { count-cards } of Age I, face down
    [2] { count-cards } of Age II, face down
   *[3] { count-cards } of Age III, face down
}
box-progress = Progress tokens: { $tokens }
box-progress-locked = Progress tokens: { $tokens }, but one of them is locked face down
box-wonders = Wonders: { $wonders }
matters-heading = What matters here

# -- buttons over the board, and notes on the selected thing

card-at-place = { $card }, { $place }
first-due = First: { $due }
sentence = { $text }.
nothing-there = No card lies there any more
about-discard = { $count ->
    [one] The discard pile: { $count } card
   *[other] The discard pile: { $count } cards
}
about-military-token = A Military token { $at }
about-military-token-does = When the Conflict pawn first gets here, { $what } ({ $rule }).
about-points = Points so far
about-points-final = Final points
about-pawn = The Conflict pawn stands { $at }
about-pawn-wins = It wins the game in a capital, { $spaces } spaces from the centre.
begins-age = { $age ->
    [1] { $who } begins Age I
    [2] { $who } begins Age II
   *[3] { $who } begins Age III
}
stands-in-city = It stands in { $who }'s City.
lies-in-discard = It is in the discard pile.
wonder-standing = { $who }'s Wonder, constructed.
wonder-not-yet-built = { $who }'s Wonder, not yet constructed.
token-on-board = It lies on the board: the reward for a pair of scientific symbols.
token-lies-on-enki = It lies on Enki: whoever activates him takes one (PAN-ENKI-02).
city-produces = Produces { $what }.
city-produces-nothing = Produces nothing.
city-buys = Buys { $prices } coins each.
city-symbols = Scientific symbols: { $symbols }.
symbol-many = { $symbol } ×{ $count }

## What can be done: the labels of buttons. A price follows after a colon.

offer-priced = { $action }: { $price }
offer-free = free
offer-build = Build
offer-discard = Discard
offer-recruit = Recruit
offer-wonder = { BARE($wonder) }
offer-with = with { $card }
offer-prepare = Prepare { $plot }
offer-prepare-with = Prepare with { $card }
offer-trigger = Trigger { $plot }
gist-coins = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
refused-with-bill = { $reason } { $bill }.
refused-with-rule = { $reason } ({ $rule })

stop-senate-actions = Stop here
stop-conspirator = Do neither
stop-move-cube = Move no cube
stop-turn-of-events-again = Discard no second card
stop-curia-julia = Trigger none
subject-chamber = Chamber { $number }
subject-conspiracies = The Conspiracies
offer-place-cube = Place a cube in Chamber { $chamber }
offer-move-cube = Move a cube from Chamber { $chamber } to { $to }
offer-remove-cube = Remove a cube of { $whom } from Chamber { $chamber }
offer-conspire = { $count ->
    [2] Conspire: look at two Conspiracies
   *[other] Conspire: look at { $count } Conspiracies
}
offer-on-top = Put it on top of the deck
offer-under = Put it under the deck
offer-swap = Give { $own } for { $other }
offer-shift = { $decree } to Chamber { $chamber }
offer-shift-face-down = The face-down Decree to Chamber { $chamber }

changes-control = { $who } controls Chamber { $chamber }
changes-control-nobody = nobody controls Chamber { $chamber }
goes-under-plot = { $card } goes under { $plot }, which can be triggered at the start of a later turn
nothing-to-pass = There is nothing to pass
cubes-come-back = A cube that is removed from the Senate comes back here (AGO-SENATE-02).
plot-is-secret = Only its owner knows it until it is triggered (AGO-CONSPIRATOR-02).
chamber-title = { $section ->
    [left] Chamber { $number }, in the left section of the Senate
    [centre] Chamber { $number }, in the centre section of the Senate
   *[right] Chamber { $number }, in the right section of the Senate
}
chamber-cubes = { $a ->
    [one] { $first } has { $a } cube in it and { $second } { $b }; it is { $control } (AGO-CTRL-01).
   *[other] { $first } has { $a } cubes in it and { $second } { $b }; it is { $control } (AGO-CTRL-01).
}
chamber-gives = At the end it gives { count-points } to whoever controls it (AGO-CTRL-07).
chamber-decree = { $decree } ({ $rule }).
chamber-decree-hidden = Its Decree lies face down until the first cube comes in (AGO-CTRL-06).
chamber-no-decree = No Decree lies in it.
plots-title = { $count ->
    [one] The deck of Conspiracies: { $count } card
   *[other] The deck of Conspiracies: { $count } cards
}
plots-drawn = { $count ->
    [2] Whoever conspires draws two of them, keeps one and puts one back (AGO-CONSPIRATOR-02).
   *[other] Whoever conspires draws { $count } of them, keeps one and puts the others back (AGO-CONSPIRATOR-02).
}
plot-on-top-known = You know the top card: { $plot }.
plot-at-bottom-known = You know the bottom card: { $plot }.
plot-step-by-step = What it does step by step: { $rule }.

subject-space = Space { $space }
subject-deck = { $mythology } deck
subject-face-down = { CAPITAL($place) }: face down
subject-token = { CAPITAL($place) }: { $token }
offer-in-space = { $card } in space { $space }
offer-open-deck = Open the { $mythology } deck
offer-card-on-top = { $card } on top
offer-minerva-at = Minerva { $at }
offer-remove-token = Remove without effect
offer-resolve-token = Resolve it
offer-take-down = Take down { $wonder }
offer-snake-on = Snake on { $card }
offer-token-first = Take this token first
offer-unseen = Discard it unseen
offer-wonder-with = { $wonder } with { $card }
will-cost = { $b ->
    [one] To activate it will cost { $first } { $a } and { $second } { $b } coin.
   *[other] To activate it will cost { $first } { $a } and { $second } { $b } coins.
}
offer-activate = Activate: { $price }
offer-using = Using { $offerings }: { $price }
about-deck = The { $mythology } deck: { $what }
deck-looked-at = { $count ->
    [2] Whoever takes the { $mythology } Mythology token looks at its top two cards and places one of them in the Pantheon (PAN-MYTH-01).
   *[other] Whoever takes the { $mythology } Mythology token looks at its top { $count } cards and places one of them in the Pantheon (PAN-MYTH-01).
}
deck-divinities = The { $mythology } Divinities (PAN-COMP-02):
divinity-line = { $card }: { $what }.
token-good-for = A Mythology token makes the Grand Temple with its symbol free (PAN-TEMPLE-02).
offering-good-for = An Offering token makes one activation cheaper, once (PAN-OFF-01).
minerva-stops = When the Conflict pawn would enter her space it stays where it is, and she leaves the game (PAN-MINERVA-02).
about-space-empty = Space { $space } of the Pantheon is empty
about-space-face-down = A { $mythology } Divinity, face down in space { $space } of the Pantheon
about-space-seen = { $card } (face down in space { $space } of the Pantheon; you have seen it)
space-shows = The space shows { $a } for { $first } and { $b } for { $second }.
space-stays-empty = It stays empty for the rest of the game (PAN-ACT-05).
space-in-fact = In fact { $first } pays { $a } and { $second } { $b }: { $reasons }.
space-reason = { $reason } for { $who } ({ $rule })
enki-holds = On it lie { $tokens }.
pantheon-from-age-two = Cards of the Pantheon can be activated from Age II on (PAN-ACT-01).
has-activated = { $who } has activated it.
astarte-coins = { $coins ->
    [one] { $coins } coin lies on it (PAN-ASTARTE-01).
   *[other] { $coins } coins lie on it (PAN-ASTARTE-01).
}
snake-lies-on = The Snake lies on { $card }.

## What an action would do

unknown-revealed = Face-down cards are turned up; nobody knows yet which ones.
unknown-decree = A face-down Decree is turned up; nobody knows yet what it does.
unknown-discarded = A face-down card goes to the discard pile; nobody knows yet which one.
unknown-pantheon = The Pantheon is turned up; nobody knows yet which Divinities lie there.
unknown-laid = Tokens are laid on the structure; nobody knows yet which ones.
would-coins = { $who }'s coins { $old } → { $new }
would-points = points { $more }
would-points-of = { $who }'s points { $more }
would-pawn = the pawn is then { $at }
would-uncover = uncovers { $cards }
would-uncover-face-down = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}
would-then = then: { CLAUSE($due) }
would-lose-whatever = Whatever { $who } then chooses, { $outcome }
would-end-age = { $age ->
    [1] ends Age I
    [2] ends Age II
   *[3] ends Age III
}
would-play-again = another turn
would-take-token = { $who } takes the { $token }
would-return-wonder = { $wonder } returns to the box
would-pair = a pair of the { $symbol }
would-symbol = the { $symbol }, { $count } of { $needed } symbols

# -- the line above the board, the log and what is selected. <b> marks what is said first.

board-lost = <b>This board has lost its kernel</b>, which was restarted or has stopped. You can still read it, but nothing on it works. Run the cell again to get a live board.
rule-named = Rule { $rule }
prompt-over = <b>{ $outcome }.</b> Points: { $points }
prompt-select = { $age ->
    [1] <b>{ $who }'s turn, Age I.</b> Select an accessible card.
    [2] <b>{ $who }'s turn, Age II.</b> Select an accessible card.
   *[3] <b>{ $who }'s turn, Age III.</b> Select an accessible card.
}
prompt-select-or-space = { $age ->
    [1] <b>{ $who }'s turn, Age I.</b> Select an accessible card or one of the Pantheon.
    [2] <b>{ $who }'s turn, Age II.</b> Select an accessible card or one of the Pantheon.
   *[3] <b>{ $who }'s turn, Age III.</b> Select an accessible card or one of the Pantheon.
}
prompt-select-or-trigger = { $age ->
    [1] <b>{ $who }'s turn, Age I.</b> Select an accessible card, or first a prepared Conspiracy.
    [2] <b>{ $who }'s turn, Age II.</b> Select an accessible card, or first a prepared Conspiracy.
   *[3] <b>{ $who }'s turn, Age III.</b> Select an accessible card, or first a prepared Conspiracy.
}
prompt-select-or-space-or-trigger = { $age ->
    [1] <b>{ $who }'s turn, Age I.</b> Select an accessible card or one of the Pantheon, or first a prepared Conspiracy.
    [2] <b>{ $who }'s turn, Age II.</b> Select an accessible card or one of the Pantheon, or first a prepared Conspiracy.
   *[3] <b>{ $who }'s turn, Age III.</b> Select an accessible card or one of the Pantheon, or first a prepared Conspiracy.
}
prompt-thinks = <b>{ $who } thinks …</b>
prompt-veiled = <b>Pass the board to { $who }.</b> What only { $who } may see is covered.
unveil = I am { $who }: show what only I may see
player-total = { $who } { $points }
bill = the bill
in-figures = in figures
refused-wonders = { $count ->
    [one] { $count } Wonder too expensive
   *[other] { $count } Wonders too expensive
}
refused-build = too expensive to build
refused-recruit = too expensive to recruit
refused-activate = too expensive to activate
refused-other = { $count } not possible
secret-choice = a secret choice
move-in-log = { $number }. { $who }: { $what }
move-done = { $who }: { $what }.
move-disclosed = { $number }. { $who }: { $what }. { $events }
log-nothing = Nothing happens.
log-beginning = Beginning
log-nothing-yet = Nothing has happened yet.
log-secrets = What was secret

# -- the tools below the board

undo = Undo
redo = Redo
next = Next
step-through = Step through the game
position-of = { $at } of { $last }
hint = Hint
hint-tip = What the coach would do here
hint-thinks = <b>The coach thinks …</b>
hint-would = <b>The coach would …</b>
hint-chance = { $reason } Chance to win: { $percent }.
hint-close = Close the hint
move-now = Move now
move-now-tip = The computer takes the best action that it knows so far
watch-tip = Watch the rest of the game
contrast = High contrast
contrast-tip = High contrast, and colours that colour-blind people can tell apart
game-menu = Game
game-menu-tip = New game, players, save, load and more
type-here = or type: build Library
type-label = Type an action
search-label = Search for a rule
panels-label = What to read beside the board
meant = I mean: { $action }
rematch = Rematch
review = Review
review-tip = The coach looks at every action of this game
games = Games
games-tip = Start a new game, or continue an older one
present = Present
present-tip = Present the board on a large screen, one step at a time (key p; Space for the next step, Escape to end)
close = Close
copy = Copy
board-label = The board. Everything on it can be done with the buttons below it, and the panel In words tells what lies where.
age-named = { $age ->
    [1] Age I
    [2] Age II
   *[3] Age III
}
not-your-turn = It is { $who }'s turn: a moment, please.
board-saved = This is how it was saved. Run the notebook to make it interactive: choose <i>Run ▸ Run All Cells</i>.
picture-needs-name = A picture needs the name of a file, such as 'board.png', not { $given }.
picture-no-folder = There is no folder { $folder } for { $file }.
picture-formats = A picture is saved as { $formats }; { $file } has another extension.
position-before-choice = This is the position before the pending choice, or before the end of the game.
board-language = Language

# -- the form under "Game"

menu-curtain = Curtain: cover hidden choices between two people
menu-chances = Show the chances to win
menu-line = Line
menu-line-first = { $actions ->
    [one] { $number }: { $actions } action
   *[other] { $number }: { $actions } actions
}
menu-line-parted = { $actions ->
    [one] { $number }: { $actions } action, branched off after { $parted }
   *[other] { $number }: { $actions } actions, branched off after { $parted }
}
menu-load = Load a game
menu-save = Save the game
menu-picture = Picture
menu-film = Film
menu-slides = Slides
menu-change = Change this position
back-to-game = Back to the game
saved-note = { $actions ->
    [one] { $actions } action; “Load a game” opens it again
   *[other] { $actions } actions; “Load a game” opens it again
}
picture-note = the board as it is
making-film = { $pictures ->
    [one] Making a film of { $pictures } picture ...
   *[other] Making a film of { $pictures } pictures ...
}
making-slides = { $pictures ->
    [one] Making slides with { $pictures } picture ...
   *[other] Making slides with { $pictures } pictures ...
}
film-note = { $pictures ->
    [one] { $pictures } picture
   *[other] { $pictures } pictures
}
slides-note = { film-note }, without Python
not-written-film = The film cannot be written to { $path }: { $why }.
not-written-slides = The page cannot be written to { $path }: { $why }.
lies-beside = { $file } ({ $about }, { $size } MB) is now beside the notebook.
download = Download { $file }

form-player = Player { $player }
form-who-plays = Who plays { $player }
form-edition = Edition
form-seed = Seed
form-seed-any = any
form-first-game = Wonders of the first game, no draft
form-new-game = New game
form-bad-seed = The seed is a whole number, not { $given }.
level-person = person
level-beginner = beginner
level-casual = casual
level-skilled = skilled
level-expert = expert
level-best = best

# -- the play room

room-new-game = A new game
room-last-games = Recent games
room-look = Look at it
room-go-on = Continue
room-damaged = { $when }. { $file } contains no readable game.
room-player = { $who } ({ $kind })
room-with = { $players }, with { $sets }
room-not-over = { $actions ->
    [one] { $when }. { $game }: not over, after { $actions } action
   *[other] { $when }. { $game }: not over, after { $actions } actions
}
room-over = { $when }. { $game }: { $outcome }, { $points }
room-not-kept = This game cannot be saved in { $file }: { $why }. You can play on.
room-not-read = { $file } cannot be read: { $why }.
room-bad-file = { $file }: { $why }

# -- the review of a finished game

review-stop = Stop
review-go-on = Continue
review-find = Find it yourself
review-show-then = Show what follows
review-show-instead = Show what would follow instead
review-back = Back to the reviewed game
turning-points = Turning points
first-impressions = First impressions
review-none = There is no review of this game.
review-elsewhere = You play on from the reviewed game.
review-play-on = Play on: { $action } ({ $percent })
review-chance = { $who }'s chance to win after it: { $percent }.
plot-label = { $who }'s chance to win over the game
plot-wins = { $who } wins
no-marks = No action has a mark.
mark-blunder = blunder
mark-mistake = mistake
mark-inaccuracy = inaccuracy
mark-only-move = only good move

# -- computer players, and files that cannot be used

two-players = A board has two players, not { $count }.
computer-failed = The computer player for { $who } failed ({ $what }).
computer-illegal = The computer player for { $who } chose { $action }, which is not legal here.
file-damaged = This file is not a saved game, or it is damaged: { $why }
file-no-table = This file is not a saved game: expected a JSON object.
file-version = This game was saved in version { $version } of the format; version { $known } can be read.
file-no-actions = This game has no list of actions.
file-action = Action { $number }, { $action }, cannot be played: { $why }
file-no-setup = This game has no set-up with a position or a seed.
file-bad-setup = The set-up of this game cannot be used: { $why }

# -- what matters in a position

matters-outcome = { $outcome }.
matters-turn = { $age ->
    [1] It is { $who }'s turn in Age I; { count-cards } are left: take an accessible one, to construct it, to discard it for coins or to construct a Wonder with it.
    [2] It is { $who }'s turn in Age II; { count-cards } are left: take an accessible one, to construct it, to discard it for coins or to construct a Wonder with it.
   *[3] It is { $who }'s turn in Age III; { count-cards } are left: take an accessible one, to construct it, to discard it for coins or to construct a Wonder with it.
}
matters-age-ends-threatened = { $age ->
    [1] Age I ends soon; whoever the pawn threatens chooses who begins the next one.
   *[2] Age II ends soon; whoever the pawn threatens chooses who begins the next one.
}
matters-age-ends = { $age ->
    [1] Age I ends soon; whoever has the last turn chooses who begins the next one.
   *[2] Age II ends soon; whoever has the last turn chooses who begins the next one.
}
matters-priced = { $thing } ({ $price })
matters-free-by-token = Free for { $who } by a Mythology token: { $things }.
matters-free-by-chain = Free for { $who } by a chain: { $things }.
matters-can-pay = { $who } can pay for { $things }.
matters-too-expensive = { $who } cannot afford now: { $things }.
matters-recruit = { $who } can recruit { $things }.
matters-activate = { $who } can activate { $things }.
matters-activate-offerings = { $who } can activate { $things }, counting Offering tokens.
matters-pawn = { $spaces ->
    [one] The pawn stands { $at }: { $spaces } space from a military supremacy of { $who }, who would score { count-points } for it now.
   *[other] The pawn stands { $at }: { $spaces } spaces from a military supremacy of { $who }, who would score { count-points } for it now.
}
matters-wins = { $how ->
    [military] { $who } would win at once by military supremacy with { $things }.
    [science] { $who } would win at once by scientific supremacy with { $things }.
   *[political] { $who } would win at once by political supremacy with { $things }.
}
matters-threatens = { $how ->
    [military] { $who } threatens to win at once by military supremacy with { $things }.
    [science] { $who } threatens to win at once by scientific supremacy with { $things }.
   *[political] { $who } threatens to win at once by political supremacy with { $things }.
}
matters-symbols = { $who } has { $count } of the { $needed } symbols for a supremacy
matters-symbols-new = { $line }; new ones with { $things }
matters-symbols-pair = { $line }; a pair, and with it a Progress token, with { $things }
matters-lays-open = { $taken } uncovers { $card }
matters-turns-up = { $taken } turns up a card
matters-next = What { $who } may find: taking { $things }.
matters-points = Points if the game ended now: { $points }.
matters-points-final = Points: { $points }.

# The chances to win beside the board: heads of columns

chances-win = Chance to win
chances-civilian = by points
chances-military = military
chances-science = science
chances-political = Senate
