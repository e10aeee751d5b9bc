# The referee: what is asked of a position, the answer, and why.

# -- the questions

asking-label = Question
asking-can = May I?
asking-cost = What does it cost?
asking-moves = What can I do?
asking-can-example = build Library, or: Sphinx with Walls
asking-cost-example = Library
asking-who = Who
asking-what-tip = What the question is about
asking-ask = Ask
asking-file = a file, named after the question
asking-file-tip = The file for this question
asking-save = Save as a scenario
asking-say-what = Say what the question is about, such as: { $example }.
asking-not-understood = Not understood as it is written: "{ $text }".
asking-read-as = Read as: { $text }
# $show: what to type
asking-saved = Saved as { $file }; { $show } plays it.
asking-the-file = The file
asking-as-it-stands =
    A choice is due here, or the game is over: this position can be asked about as it stands. To change it, set up the turn before it.

# -- the questions in words

ruling-can = Can { $who } { $action }?
asked-wonder = construct { thing-inside.the } with the { $card }
asked-lying-at = { $action } in row { $row }, column { $column }
asked-giving = { $action }, giving { count-coins } to the opponent
asked-begin = let { $who } begin
asked-draft = draft { thing-inside.the }
asked-build = build { thing-inside.the }
asked-recruit = recruit { thing-inside.the }
asked-discard = discard { thing-inside.the }
asked-discard-face-down = discard the face-down card
asked-wonder-alone = construct { thing-inside.the } with any accessible card
asked-prepare = prepare { $thing } with the { $card }
asked-seize = take { thing-inside.the }
asked-claim = take { thing-inside.the }
asked-copy = copy the symbol of { thing-inside.the }
asked-topple = take down { thing-inside.the }
asked-swap = swap { thing-inside.the } for the { $card }
asked-guard = place Minerva { $where }
asked-remove = discard the Military token { $where }
asked-apply = apply the Military token { $where }
# $count: how many Offering tokens are spent; $offerings: what each is worth
asked-activate-using = activate { thing-inside } using { $count ->
    [one] the Offering token
   *[other] the Offering tokens
 } worth { $offerings }
asked-install = place { thing-inside.the } in space { $space }
asked-open = open the { $mythology } deck
asked-top = put { $thing } back on top of its deck
asked-place = place a cube in Chamber { $chamber }
asked-expel = remove a cube from Chamber { $chamber }
asked-move = move a cube from Chamber { $here } to Chamber { $there }
asked-shift = move the Decree of Chamber { $decree } to Chamber { $chamber }
asked-conspire = take a Conspiracy
asked-return-top = return a Conspiracy to the top of the deck
asked-return-bottom = return a Conspiracy to the bottom of the deck
ruling-cost = What does { $who } pay for { thing-inside.the }?
ruling-moves = What are all the legal moves of { $who }?
ruling-moves-own-turn = What would be all the legal moves of { $who }, in { $who }'s own turn?
ruling-unit = What does one { $resource } cost { $who } to buy?
ruling-what-matters = What matters here?

# -- the answers

ruling-no = No.
ruling-not-now = No, not now.
ruling-none = None.
ruling-none-now = None now.
ruling-count =
    { $count ->
        [one] { $count } legal move.
       *[other] { $count } legal moves.
    }
ruling-in-age =
    { $age ->
        [0] This is the draft of the Wonders.
        [1] This is Age I.
        [2] This is Age II.
       *[other] This is Age III.
    }

# -- headings

ruling-bill = The bill
ruling-happens = What happens
ruling-besides = Also
ruling-rule = The rule

# -- the reasons

# $reason: a sentence
ruling-in-own-turn = And in { $who }'s own turn: { $reason }
ruling-short =
    { $who } has { count-coins }: { $short } short.
ruling-short-with-astarte =
    { $who } has { count-coins } and { $astarte } on Astarte: { $short } short.
ruling-keeps =
    { $who } has { count-coins } and would keep { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }.
ruling-keeps-with-astarte =
    { $who } has { count-coins } and { $astarte } on Astarte and would keep { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }.
# $action: what it costs and brings follows
ruling-move = { $action }: { $note }
# $note: on what it depends
ruling-move-open = { $action }: { $note }
ruling-move-alone = { $action }
ruling-refused = Refused, { $action }: { $reason }
# $happens: a sentence
ruling-if-so = If so: { $happens }
ruling-then = Then: { $due }
ruling-then-perhaps = Perhaps then: { $due }
ruling-item = { CAPITAL($item) }.
ruling-item-bought = { CAPITAL($item) }: { count-coins }.
ruling-to-opponent = { count-coins } of this would go to { $who }, who has Economy.
# Other payments: $price and its $items
ruling-or = Or { $price }: { $items }.
ruling-with-offerings = { $count ->
    [one] With the Offering token worth { $worth }: { $price }.
   *[other] With the Offering tokens worth { $worth }: { $price }.
}
ruling-turn = It is { $who }'s turn.

ruling-pawn =
    { $spaces ->
        [one] The Conflict pawn is { $spaces } space from a victory of { $who }.
       *[other] The Conflict pawn is { $spaces } spaces from a victory of { $who }.
    }
# $where: a place of the military track, such as "3 spaces towards Ben"
ruling-minerva = Minerva, { $where }, stops the pawn once.
ruling-wonders =
    { $count ->
        [one] { $count } Wonder of at most { $most } has been constructed.
       *[other] { $count } Wonders of at most { $most } have been constructed.
    }
ruling-one-of = 1 { $resources }
ruling-makes = { $who } produces { $made }.
ruling-makes-nothing = { $who } produces nothing.
ruling-unit-price = { $resource } { $price }
ruling-buys = { $who } buys at { $prices } coins a unit.
ruling-more-expensive = More expensive because of what the opponent produces: { $symbols }.
ruling-fixed-by = { $resource } by { $card }
ruling-fixed = Fixed at { count-coins }: { $cards }.
ruling-owns = { $who } owns { $token }.
ruling-symbols =
    { $count ->
        [one] { $who } has { $count } different scientific symbol of { $needed }.
       *[other] { $who } has { $count } different scientific symbols of { $needed }.
    }
ruling-controls =
    { $count ->
        [one] { $who } controls Chamber { $chambers } of the Senate: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $who } controls Chambers { $chambers } of the Senate: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
ruling-decree = { $who } has the Decree { $decree } in force.
ruling-next-senator = The next Senator costs { $who } { count-coins }.
ruling-prepared =
    { $count ->
        [one] { $count } of { $who }'s Conspiracies is prepared.
       *[other] { $count } of { $who }'s Conspiracies are prepared.
    }

# -- verdicts, as parts of a sentence; each answer begins with one

# $verdict: one of those below
ruling-verdict = { CAPITAL($verdict) }.
ruling-own-turn = Not now, but in { $who }'s own turn: { $verdict }.
verdict-yes = yes
verdict-yes-for = yes, for { count-coins }
verdict-yes-for-nothing = yes, for free
verdict-yes-with = yes, with { count-coins } or more
verdict-yes-with-offerings = { $count ->
    [one] yes, with the Offering token worth { $worth }: { $price }
   *[other] yes, with the Offering tokens worth { $worth }: { $price }
}
# $price: a price, or the lowest and the highest one; $on: what was not given
verdict-yes-depends-price = yes, for { $price }, depending on: { $on }
verdict-no = no
# $reason: a sentence
verdict-no-because = no. { CLAUSE($reason) }
# $conditions: such as "Statue is accessible"
verdict-if = if { $conditions }: { $verdict }
verdict-depends = it depends on: { $on }
verdict-depends-price = it depends on: { $on } ({ $price })
verdict-coins-between = { $low } to { $high } coins
verdict-nothing = nothing

# -- the answer for each case

ruling-case = If { $condition }: { $outcome }.
ruling-otherwise = Otherwise: { $outcome }.
ruling-costs-at-least = It costs at least { count-coins }, whatever was not given.
# $reason: a sentence
ruling-or-else = Or else: { $reason }
ruling-no-in-any-case = In every position that fits, something forbids it.
ruling-cannot-be = With what was given it cannot be that { $conditions }.
ruling-effect = { CAPITAL($effect) }.
# $effects: of a move, separated by semicolons
ruling-note = { $effects }
ruling-age-unknown = The Age was not given.
ruling-nothing-accessible = Nothing can be listed: which cards are accessible was not given. Name some of them.
ruling-buys-when = You buy a missing resource only while you construct something that needs it.
ruling-purse = { $who } has { count-coins }.
ruling-makes-by-choice = { $who } can also produce { $made }.
ruling-count-given =
    { $count ->
        [one] { $count } legal move with what was given.
       *[other] { $count } legal moves with what was given.
    }
# $open: moves that depend on what was not given
ruling-count-and-open =
    { $count ->
        [one] { $count } legal move; { $open } more may be legal.
       *[other] { $count } legal moves; { $open } more may be legal.
    }

# -- conditions of a case

case-coins = { $who } has { $things } coins
case-cards = { $who } has { $things }
case-built = { $who } has constructed { $things }
case-wonders = { $who } has { $things } among the Wonders
case-progress = { $who } owns { $things }
case-mythology = { $who } owns the Mythology token { $things }
case-offerings = { $who }'s Offerings are worth { $things }
case-divinities = { $who } has activated { $things }
case-astarte = { $who } has { $things } coins on Astarte
case-snake = { $who }'s Snake token lies on { $things }
case-conspiracies = { $who } has the Conspiracy { $things }
case-prepared = { $who } has prepared { $things }
case-triggered = { $who } has triggered { $things }
case-cubes = { $who } has { $things }
case-control = control of Chamber { $chamber }
case-as-many-cubes = as many cubes as the opponent in Chamber { $chamber }
case-table-structure = { $things } is accessible
case-table-places = other cards of the structure are gone
case-table-age = this is Age { $things }
case-table-pawn = the Conflict pawn is { $things }
case-table-military-tokens = no Military token is left
case-table-progress = { $things } lies on the board
case-table-discard = { $things } lies in the discard pile
case-table-constructed = { $things } was constructed and stands no longer
case-table-pantheon = { $things }
case-table-minerva = Minerva stands { $things }
case-table-decrees = { $things }
case-thing-in-pantheon = { $thing } lies in the Pantheon
case-thing-in-space = { $thing } lies in space { $space } of the Pantheon
case-decree-of = { $who } has the Decree { $decree } in force
case-senators = { $count ->
    [one] { $count } Senator
   *[other] { $count } Senators
}
case-none = none
case-source = a source of { $resource }
case-others = { $count } others

# -- what was not given for a position

missing-coins = coins
missing-cards = Buildings
missing-wonders = Wonders
missing-built = constructed Wonders
missing-progress = Progress tokens
missing-mythology = Mythology tokens
missing-offerings = Offering tokens
missing-divinities = activated Divinities
missing-astarte = coins on Astarte
missing-snake = Snake token
missing-conspiracies = Conspiracies
missing-prepared = prepared Conspiracies
missing-triggered = triggered Conspiracies
missing-cubes = Influence cubes
missing-of-player = { $who }'s { $missing }
missing-table-structure = the structure
missing-table-age = the Age
missing-table-pawn = the Conflict pawn
missing-table-military-tokens = the Military tokens
missing-table-progress = the Progress tokens on the board
missing-table-discard = the discard pile
missing-table-constructed = Wonders that stand no longer
missing-table-pantheon = the Pantheon
missing-table-tokens = the tokens on the structure
missing-table-enki = the Progress tokens on Enki
missing-table-minerva = Minerva
missing-table-decrees = the Decrees
missing-table-locked = the token under Obscurantism
missing-not-counted = Not given: { $missing }.

# -- what cannot be asked or saved

ruling-no-player = There is no player { $typed }; expected A or B.
ruling-no-resource = There is no resource { $typed }; the nearest is { $near }.
ruling-no-player-named = There is no player { $typed }; expected A or B ({ $first } or { $second }).
ruling-no-answer = Expected an answer of the referee, such as can() gives, not { $given }.
ruling-nothing-to-check = This answer says nothing that a scenario can check.
ruling-whole-game =
    This position cannot be written with a few names: the game is over or a choice is due. Set up the turn before it.
ruling-no-scenario = This question cannot be written as a scenario: { $problem }
ruling-file-there = { $file } already exists and was not changed: choose a new name.

# -- what an action would change, where only the change is known

would-coins-change = { $who }'s coins { $more }
# $low, $high: with their signs
would-coins-between = { $who }'s coins { $low } to { $high }
would-pawn-move =
    { $spaces ->
        [one] the pawn moves { $spaces } space towards { $who }
       *[other] the pawn moves { $spaces } spaces towards { $who }
    }
# a sentence as a part of a list
without-stop = { CLAUSE($sentence) }
