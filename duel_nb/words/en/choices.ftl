# What is asked (choice-…), that there is nothing to choose from (none-…), that something else was
# named (not-…). who: the player who chooses; whom: the opponent.

none = Skipped, as there is nothing to choose: { $due }

## The draft and the Ages

choice-draft = { $who } takes one of the Wonders on offer.
not-on-offer = { $what } is not on offer; there are { $there }.
choice-begin-weaker = { $who } has the weaker military and chooses who begins Age { $age }.
choice-begin-last = { $who } played last with the pawn in the centre and chooses who begins Age { $age }.

## Progress tokens

choice-progress = { $who } has completed a pair of scientific symbols and takes a Progress token.
none-progress = { $who } has a pair, but no Progress token is left on the board.
not-progress = { $what } does not lie on the board; there { $number ->
    [one] is
   *[other] are
 } { $there }.
token-on-enki = { $what } lies on Enki, not on the board.
choice-keep-progress = { $count ->
    [one] { $who } keeps the one Progress token drawn from the box.
   *[other] { $who } keeps one of the { $count } Progress tokens drawn from the box.
 }
not-drawn-token = { $what } was not drawn from the box.
choice-enki = { $who } takes one of the Progress tokens on Enki.
none-on-enki = No Progress token lies on Enki, as the box was empty.
not-on-enki = { $what } does not lie on Enki.
choice-obscurantism = { $who } locks a Progress token of the board, of { $whom } or of the box.
none-lockable = No Progress token can be locked: none lies in the three places.
not-lockable = { $what } lies neither on the board nor in the box, nor is it { $whom }'s.
choice-espionage = { $who } takes a Progress token from the box.
not-token-in-box = { $what } is not in the box.

## Cards of the opponent

choice-discard-brown = { $who } discards one of { $whom }'s brown cards.
choice-discard-grey = { $who } discards one of { $whom }'s grey cards.
choice-expropriation = { $who } discards one of { $whom }'s blue cards.
choice-swindle = { $who } discards one of { $whom }'s yellow cards.
choice-baal = { $who } takes one of { $whom }'s brown or grey cards.
choice-foreclosure = { $who } takes one of { $whom }'s brown or grey cards.
none-opposing-card = { $whom } has no { $part } card to discard.
none-baal = { $whom } has no { $part } card to take.
none-foreclosure = { $whom } has no { $part } card to take.
not-opposing-card = { $what } is not a { $part } card in { $whom }'s City.
not-baal = { $what } is not a { $part } card in { $whom }'s City.
not-foreclosure = { $what } is not a { $part } card in { $whom }'s City.
choice-snake = { $who } puts the Snake on one of { $whom }'s green cards and has its symbol.
none-snake = { $whom } has no green card: the Snake is never placed.
not-snake = { $what } is not a green card in { $whom }'s City.
choice-coercion = { $who } gives a blue or green card for one of { $whom }'s of the same colour.
none-coercion = Neither colour, blue or green, stands in both Cities: no cards are swapped.
not-in-city = { $what } does not stand in { $who }'s City.
not-of-one-colour = { $own } and { $other } are not both blue or both green.

## Cards that lie elsewhere

choice-build-from-discard = { $who } constructs one card of the discard pile for free.
choice-hades = { $who } constructs one card of the discard pile for free.
none-in-discard = The discard pile is empty: there is nothing to construct.
not-in-discard = { $what } is not in the discard pile.
choice-property-fraud = { $who } constructs a Building of the farthest row for free.
none-in-row-one = Nothing is left in row 1: Property Fraud constructs nothing.
none-in-row-one-but-senators = Nothing but Senators are left in row 1: Property Fraud constructs nothing.
not-in-row-one = { $what } does not lie in the farthest row.
property-fraud-no-senator = A Senator cannot be taken by Property Fraud.
choice-treason = { $who } constructs one of the cards removed at set-up for free.
not-removed = { $what } is not among the cards removed for this Age or an earlier one.
treason-no-senator = { $what } is a Senator, and all Senators are dealt: none is among these cards.
treason-no-purple = { $what } is not there: no Guild or Grand Temple is among the cards removed.
choice-zeus = { $who } puts any card of the structure on the discard pile.
none-zeus = No card is left in the structure for Zeus.
not-zeus = { $what } does not lie face up in the structure; a face-down card is named by its place.
not-zeus-at = There is no face-down card at { $place }.
choice-turn-of-events = { $who } discards an accessible card of the structure (Turn of Events).
choice-turn-of-events-again = { $who } may discard a second card of the structure (Turn of Events).
none-turn-of-events = No card is left in the structure to discard.
none-turn-of-events-again = No second card is left in the structure to discard.
not-turn-of-events = { $what } is not accessible in the structure.
not-turn-of-events-at = No accessible card lies at { $place }.
not-turn-of-events-again = { not-turn-of-events }
not-turn-of-events-again-at = { not-turn-of-events-at }

## Wonders

choice-ra = { $who } takes one of { $whom }'s Wonders that do not stand.
choice-extortion = { $who } takes one of { $whom }'s Wonders that do not stand.
none-unbuilt-of-opponent = { $whom } has no Wonder that does not stand.
not-unbuilt-of-opponent = { $what } is not an unbuilt Wonder of { $whom }.
choice-anubis = { $who } takes down a Wonder that stands.
choice-anubis-own = { $who } takes down one of their own Wonders, as no other stands.
none-standing = No Wonder stands for Anubis to take down.
not-standing = { $what } does not stand.
choice-sabotage = { $who } returns one of { $whom }'s standing Wonders to the box.
none-standing-of-opponent = No Wonder of { $whom } stands.
not-standing-of-opponent = { $what } does not stand in { $whom }'s City.
choice-isis = { $who } constructs a Wonder for free with a card of the discard pile.
none-isis-card = The discard pile is empty, so Isis constructs nothing.
none-isis-wonder = { $who } has no Wonder left to construct by Isis.
not-own-unbuilt = { $what } is not an unbuilt Wonder of { $who }.

## The military track

choice-minerva = { $who } puts Minerva on a space of the military track.
not-minervas-space = Minerva cannot stand on the space of the Conflict pawn.
choice-neptune-remove = { $who } removes a Military token without effect.
choice-neptune-apply = { $who } resolves another Military token.
choice-neptune-last = { $who } resolves the last Military token or removes it without effect.
none-military-token = No Military token is left for Neptune.
not-military-token = There is no Military token { $what }.

## The Pantheon

choice-place-divinity = { $count ->
    [one] { $who } places a Divinity face down in an empty space of the Pantheon.
   *[other] { $who } places one of { $count ->
        [2] two
       *[other] { $count }
     } Divinities face down in an empty space of the Pantheon.
 }
not-place-divinity = { $what-kind ->
    [gate] The Gate is not one of the cards looked at.
   *[other] { $what } is not one of the cards looked at.
 }
space-not-empty = Space { $space } of the Pantheon is not empty.
choice-choose-token = { $who } chooses which of the freed tokens to take first.
not-choose-token = No freed token lies on { $what }.
not-choose-token-at = No freed token lies at { $place }; the choices are { $options }.
choice-place-gate = { $who } chooses the empty space of the Pantheon that the Gate takes.
not-place-gate = Only the Gate is placed now.
choice-gate = { $who } activates one of the revealed Divinities for free.
choice-theater = { $who } activates one of the revealed Divinities for free.
none-revealed = No Divinity is revealed, as all decks are empty.
not-revealed = { $what-kind ->
    [gate] The Gate is not among the revealed Divinities.
   *[other] { $what } is not among the revealed Divinities.
 }
activation-is-free = This activation costs nothing, so no Offering token is spent on it.
choice-open-deck = { $who } opens a Mythology deck and will activate one of its Divinities.
none-deck = All Mythology decks are empty: no Divinity can be activated.
not-deck = The { $what } deck is empty.
choice-restack = { $who } chooses which Divinity goes on top of its deck.
not-to-put-back = { $what } is not one of the Divinities to be put back.

## Cubes and Senators. by: what asks for it

inner-token = inner Military token
outer-token = outer Military token
choice-place-cube = { $who } puts a cube into any Chamber ({ $by }).
none-cube-to-place = { $who } has no cube left to place ({ $by }).
not-cube-to-place = { $what } is not a Chamber for a cube.
choice-remove-cube = { $who } removes one of { $whom }'s cubes from the Senate ({ $by }).
none-cube-to-remove = { $whom } has no cube in the Senate to remove ({ $by }).
not-cube-to-remove = { $whom } has no cube in Chamber { $what }.
choice-move-cube = { $who } moves a cube to an adjacent Chamber ({ $by }).
choice-move-cube-or-not = { $who } may move a cube to an adjacent Chamber ({ $by }).
none-move-cube = { $who } has no cube in the Senate to move ({ $by }).
no-cube-in = { $who } has no cube in Chamber { $chamber }.
not-adjacent = Chambers { $here } and { $there } are not adjacent: a cube moves one Chamber along the arc.
cube-elsewhere = This cube can only go into Chamber { $where }.
no-cube-left = { $who } has no cube left to place.
choice-senate-actions-place = { $left ->
    [one] { $who } has { $left } Senate action: place a cube in Chamber { $where }, or stop.
   *[other] { $who } has { $left } Senate actions: place a cube in Chamber { $where }, or stop.
 }
choice-senate-actions-move = { $left ->
    [one] { $who } has { $left } Senate action: move a cube, or stop.
   *[other] { $who } has { $left } Senate actions: move a cube, or stop.
 }
choice-senate-actions-place-or-move = { $left ->
    [one] { $who } has { $left } Senate action: place a cube in Chamber { $where }, move one, or stop.
   *[other] { $who } has { $left } Senate actions: place a cube in Chamber { $where }, move one, or stop.
 }
actions-stay = The number of this Politician's actions stays as it was when it was recruited.
choice-conspirator = { $who } may put a cube into any Chamber or conspire, or stop (Conspirator).
choice-conspirator-without-cube = { $who } has no cube to place and may conspire, or stop (Conspirator).
conspirator-moves-none = A Conspirator moves no cube: it places one or conspires.
turn-too-late = No extra turn: the Decree { $decree } comes too late for this Conspirator.

## Conspiracies and Decrees

choice-keep-conspiracy = { $who } keeps one of the Conspiracies drawn.
not-drawn-conspiracy = { $what } was not drawn.
choice-return-conspiracy = { $who } puts the other Conspiracy back, on top of the deck or under it.
choice-insider-influence = { $who } moves a Decree of the Senate under the Decree of another Chamber.
no-such-decree = No such Decree lies in Chamber { $chamber }.
decree-must-move = The Decree must go to another Chamber.
choice-curia-julia = { $who } may trigger an unprepared Conspiracy (Curia Julia).
none-curia-julia = { $who } has no unprepared Conspiracy to trigger.
triggered-already = { $what } has been triggered already.
curia-julia-not-prepared = { $what } is prepared: Curia Julia triggers an unprepared Conspiracy.
not-in-front = { $what } does not lie in front of { $who }.

## Said while something is chosen

theology-too-late = Theology works for later Wonders, not for { $wonder } itself.
token-lost = The token on it leaves the game.
restacked = { $who } puts { $divinity } on top of its deck.
restacked-overheard = { $who } chooses which Divinity goes on top of its deck.
wonder-not-drafted = What { $wonder } brings when it is drafted does not come to { $who }.
senator-not-constructed = { $what } is a Senator: it is recruited, not constructed.
building-not-recruited = { $what } is a Building: it is constructed, not recruited.
age-begins = { $who } begins Age { $age }.
decree-goes-on = It goes on working for { $who }, who has both Chambers.
