# What is wrong with what was given: the keywords of a position, the players, the expansions.
# $where: the keyword as it is typed, such as A.cards; $given: what was given, as Python shows it.

# The keyword before a sentence; "none" where nobody types keywords.
at-keyword =
    { $where ->
        [none] {""}
       *[other] { $where }:{" "}
    }

given-wrong = { at-keyword }{ $problem }
given-no-list = { at-keyword }expected a list of names, not { $given }.
given-no-table = { at-keyword }expected a table, not { $given }.
given-no-number = { at-keyword }expected a whole number, not { $given }.
given-too-large = { at-keyword }expected a number up to { $most }, not { $given }.
given-too-small = { at-keyword }expected a whole number of { $least } or more, not { $given }.
given-no-switch = { at-keyword }expected True or False, not { $given }.
given-out-of-range = { at-keyword }expected a whole number from { $least } to { $most }, not { $given }.
given-no-text = { at-keyword }expected a text, not { $given }.
given-no-function = { at-keyword }expected a function, not { $given }.
given-no-client = { at-keyword }expected a Dask client, not { $given }.
given-no-path = { at-keyword }expected the name of a file or folder, not { $given }.
given-unknown = { at-keyword }expected { $known }, not { $given }.
given-unknown-near = { at-keyword }there is no { $given }; did you mean { $near }?
given-twice = { at-keyword }{ $thing } is given twice.
given-too-often = { at-keyword }there are only { $count } of { $card }.
given-no-place = { at-keyword }there is no place { $given } in this structure; expected one such as r1c5.
given-no-place-in-row = { at-keyword }there is no place { $given } in this structure; its row has { $known }.
given-no-chamber = { at-keyword }there is no Chamber { $given }; expected 1 to 6.
given-no-decree = { at-keyword }there is no Decree { $given }; expected 1 to { $last }.

keyword-of-city = There is no keyword { $given }; it belongs to a City: { $example }.
keyword-of-choice = There is no keyword { $given }; { $hint }
unknown-keyword-near = There is no keyword { $given }; did you mean { $near }?
unknown-keyword = There is no keyword { $given }; expected any of { $known }.
setup-before-choice =
    a position begins with an ordinary turn or the draft; give the position before the choice, and play the action that asks for it.

# $who: A or B
city-no-table = { $who }: expected a table with any of { $known }, not { $given }.
city-key-of-pantheon = { $who }: unknown key { $given }; it belongs to Pantheon: give expansions = ["pantheon"].
city-key-of-agora = { $who }: unknown key { $given }; it belongs to Agora: give expansions = ["agora"].
unknown-city-key-near = { $who }: unknown key { $given }; did you mean { $near }?
unknown-city-key = { $who }: unknown key { $given }; expected one of { $known }.

turn-wrong = { at-keyword }expected 'A' or 'B', not { $given }.
age-wrong = { at-keyword }expected 1, 2 or 3, not { $given }.
age-wrong-or-draft = { at-keyword }expected 1, 2 or 3 (0 only with offered Wonders), not { $given }.
age-wrong-in-draft = { at-keyword }with offered Wonders it is 0, or left out, not { $given }.
age-too-early = { at-keyword }{ $card } is a card of Age { $age } and cannot be in play in Age { $now }.
age-of-senators = { at-keyword }{ $count } Senators cannot be in play in Age { $age }; at most { $most } can.
military-no-list = { at-keyword }expected a list of numbers, not { $given }.
military-no-token = { at-keyword }no token lies at { $given }; expected -6, -3, 3 or 6.
military-twice = { at-keyword }the one at { $at } is given twice.

structure-other-age =
    { at-keyword }{ $card } is a card of Age { $age } and cannot lie in the structure of Age { $now }.
structure-taken = { at-keyword }{ $card } lies at { $place }, which is taken.
# $advice: one of the next two; $left: one of the two after them
structure-unfilled =
    { $count ->
        [one] { at-keyword }{ $count } place would have to be filled, and { $left }; { $advice }.
       *[other] { at-keyword }{ $count } places would have to be filled, and { $left }; { $advice }.
    }
structure-give-taken = give the places that are taken, or filled = false
structure-give-unfilled = give filled = false
structure-fills-under = the places under the given ones are filled, too
structure-only-left =
    { $count ->
        [one] only { $count } card of Age { $age } is left ({ $cards })
       *[other] only { $count } cards of Age { $age } are left ({ $cards })
    }
structure-none-left = no card of Age { $age } is left
structure-too-many =
    { $count ->
        [one] { at-keyword }{ $count } card cannot be accessible in Age { $age }; at most { $most } can.
       *[other] { at-keyword }{ $count } cards cannot all be accessible in Age { $age }; at most { $most } can.
    }
structure-too-many-taken =
    { $count ->
        [one] { at-keyword }{ $count } card cannot be accessible with these places taken; give the cards by their places.
       *[other] { at-keyword }{ $count } cards cannot all be accessible with these places taken; give the cards by their places.
    }
structure-too-few-under =
    { $count ->
        [one] { at-keyword }{ $count } card cannot be accessible: to lie under others { $left }; { $advice }.
       *[other] { at-keyword }{ $count } cards cannot all be accessible: to lie under others { $left }; { $advice }.
    }
removed-too-many = { at-keyword }{ $count } cards of Age { $age } are given, and { $most } are removed.
removed-no-age-card = { at-keyword }{ $card } is not a card of an Age deck.

no-pantheon-in-play = The Pantheon is not in play; give expansions = ["pantheon"].
no-pantheon-space = { at-keyword }there is no space { $given }; expected 1 to 6.
unknown-mythology = there is no Mythology { $given }; expected one of { $known }.
unknown-mythology-near = there is no Mythology { $given }; did you mean { $near }?
no-offering-worth = there is no Offering token worth { $given }; expected { $known }.
offering-twice = { at-keyword }the one worth { $value } is given twice.
no-agora-in-play = Agora is not in play; give expansions = ["agora"].
cubes-where =
    { at-keyword }expected how many are where, such as { $example } for Chamber 3, or a Chamber for each cube, such as [1, 1, 3].
cubes-negative = { at-keyword }a Chamber cannot hold { $count } cubes.
position-cannot-be = This position cannot be: { $problems }.

setup-over = The game is over, and a position is set up for a game that goes on.
setup-choice =
    A choice is due, and a position is set up for the beginning of a turn: set up the turn before it. { $choice }

# -- a game: expansions, edition, players, chance

expansions-no-list = Expansions are a list such as ['pantheon'], not { $given }.
no-expansion = The expansion { $given } cannot be played; playable are { $known }.
no-expansion-near = The expansion { $given } cannot be played; did you mean { $near }?
no-edition = There is no edition { $given }; expected one of { $known }.
names-not-two = A game has two players with names, such as Ada and Ben, not { $given }.
player-name-too-long = { $given } is too long for a name; { $most } characters fit.
player-name-one-line = A player's name is one line of text, not { $given }.
player-names-same = The players need different names, not { $given } twice.
player-names-mixed-up = The first player is A and the second B: { $first } and { $second } would be mixed up.
seed-too-large = seed: expected a whole number from -2**64 to 2**64, not a larger one.

# -- what is asked of a position

no-place-on-table = There is no place { $where } in the structure on the table.
card-at-places = { $card } lies at several places: { $places }.
play-on-view = This is a view of a game: play on the game itself.
world-of-view = A world is dealt from a view, and this is a whole position.
view-draws = A view cannot draw at random: what chance will bring is not known.
take-not-there = The card is not in the structure.
take-not-accessible = The card is not accessible.
