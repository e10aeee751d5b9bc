# What is wrong with a scenario file. $at: a key of the file; $given: what was given; $right: the
# line as it must be; $hint: one of "scenario-meant", "scenario-known" and the like.

scenario-case = { $scenario }: { $case }
scenario-problem = { $where }: { $problem }
scenario-where = { $file }, line { $line }
scenario-unreadable = It cannot be read: { $problem }
scenario-unreadable-by-system = It cannot be read: { $problem }.
scenario-no-file = There is no file or folder { $given }.
scenario-no-file-near = There is no file or folder { $given }; did you mean { $near }?
scenario-no-toml-in = This folder contains no TOML file.
scenario-no-toml = This is no scenario: scenarios are files in TOML, with names like law.toml.
scenario-nested = Its brackets are nested too deeply.
scenario-digits = This number has thousands of digits.
scenario-empty = This file is empty; it begins with scenario = 1 and title = "…".
scenario-undeclared = This file does not say that it is a scenario; the first line of a scenario is: scenario = 1
scenario-format = This program reads scenario = { $format }, not { $given }.
scenario-id-taken = The id { $given } is already used by { $file }.

scenario-meant = did you mean { $near }?
scenario-meant-brackets = did you mean { $near }, in two brackets?
scenario-known = expected one of { $known }.
scenario-names-listed = duel-nb check --rules lists the names.
scenario-because = because: there is no reason called { $given }; { $hint }
scenario-expansion-key = an expansion is given like this: { $right }
scenario-key-above = it belongs to the scenario: move it above the first line in brackets.

scenario-kind = kind: there is no kind { $given }; { $hint }
scenario-no-title = A scenario needs a title.
scenario-variant-no-title = A variant needs a title.
scenario-two-starts = Give a position or a new_game, not both.
scenario-nothing-checked = Nothing is checked: add an expect list, or something illegal to try.
scenario-edition = edition: there is no edition { $given }; { $hint }
scenario-sign = { $at }: only a variant can have a sign before a name, not { $given }; write { $right }.
scenario-switch = { $at }: expected true or false, not { $given }.
scenario-number = { $at }: expected a whole number, not { $given }.
scenario-names = names: expected two names.
scenario-source = source: expected words, or a table with edition and where, or with ruling or reason.
scenario-source-edition = source: there is no rulebook { $given }; { $hint }
scenario-trial = An entry of illegal needs the action to try: try = "…".
# $what: the table; $who: A or B for a City
scenario-no-key =
    { $what ->
        [scenario] A scenario has no key { $given }; { $hint }
        [variant] A variant has no key { $given }; { $hint }
        [step] A step has no key { $given }; { $hint }
        [source] A source has no key { $given }; { $hint }
        [illegal] An entry of illegal has no key { $given }; { $hint }
        [position] A position has no key { $given }; { $hint }
        [new_game] A new_game has no key { $given }; { $hint }
       *[city] The City of { $who } has no key { $given }; { $hint }
    }
scenario-key-missing = { $given } is missing here.
scenario-no-words = { $at }: expected words in quotes, not { $given }.
scenario-no-table = { $at }: expected a table, not { $given }.
scenario-no-tables = { $at }: write { $right } with two brackets, or a list.
scenario-trial-text = { $at }: write the action to try in braces: { $right }
scenario-no-list = { $at }: expected a list of texts, not { $given }.

# -- playing it

scenario-no-player = There is no player { $given }; expected A or B.
scenario-no-player-named = There is no player { $given }; write { $player }.
scenario-not-to-act = "{ $action }" is for { $who }, but it is { $acting } who must act.
scenario-not-to-act-but = "{ $action }" is for { $who }, but it is { $acting } who must act: { $due }
scenario-illegal = "{ $action }" is illegal here: { $problem }
scenario-illegal-near = "{ $action }" is illegal here: { $problem } Similar and legal: { $near }.
scenario-cards-by-chance =
    { $count ->
        [one] "{ $text }" depends on chance: the position does not say where { $cards } is. Name { $cards } in structure if it lies there, else in removed.
       *[other] "{ $text }" depends on chance: the position does not say where { $cards } are. Name { $cards } in structure if they lie there, else in removed.
    }
scenario-drawn-by-chance =
    "{ $text }" depends on chance: it does not hold for other draws, and the position does not name { $thing }. Name it in { $where }.

# -- what a variant changes

variant-signs = { $at }: { $given } has no sign and { $other } has one; write + or - before each name to change the list, or before none to replace it.
variant-no-list = { $at }: it is not a list, so { $given } cannot change it; give the whole value.
variant-not-there = { $at }: { $given } cannot be removed, since the scenario does not give it; it gives { $known }.
variant-nothing-there = { $at }: { $given } cannot be removed, since the scenario gives nothing there.
variant-no-such-key = without: the scenario gives no { $given } that could be left out; it gives { $known }.
variant-no-key = without: the scenario gives no { $given } that could be left out; it gives nothing.

# -- a text that is not TOML

toml-twice = { $name } is given twice: write all of it in one place.
toml-twice-since = { $name } is given twice (line { $line }): write all of it in one place.
toml-twice-in-list = { $problem } Every step begins with [[steps]] in two brackets, every variant with [[variants]].
toml-mark-missing = { $at }: a { $mark } is missing in this line.
toml-city-on-one-line = { $at } = {"{"} … {"}"} must be on one line and end with {"}"}; for several lines write [position.{ $at }], and below it each key on its own line.
toml-one-line-unclosed = A table in {"{"} {"}"} must be on one line; the {"}"} at its end is missing.
toml-one-line = A table in {"{"} {"}"} must be on one line; for several lines write [{ $at }], and below it each key on its own line.
toml-comma-too-many = There is an extra comma before the {"}"}.
toml-comma-missing-in-list = { $at }: a comma is missing between two items of the list.
toml-list-unclosed = { $at }: the ] at the end of the list is missing.
toml-equals-expected = Expected = after { $word }: { $word } = …
toml-nothing-more = Nothing may follow the value on this line: { $rest }
toml-from-here = This cannot be read from here on (expected after =: a text in quotation marks, a number, true, false, [ ] or {"{"} {"}"}): { $rest }
# $why: as Python's reader of TOML says it, in English
toml-unreadable = This line cannot be read ({ $why }): { $line }
toml-curly = Use straight quotation marks: { $right }
toml-brackets = The brackets do not match; expected { $right }
toml-remark = A comment begins with #.
toml-equals = Write = between a key and its value: { $right }
toml-sentence = Put a sentence in quotation marks and in a list: expect = ["{ $said }"], or do = "…" for an action.
toml-ending = Write nothing after the value at the end of a line: { $right }
toml-several-things = Put several values in square brackets: { $right }
toml-inner-mark = Put a text that contains { $mark } between { $other }: { $right }
toml-quote-missing = { $at }: a quotation mark is missing: { $right }
toml-quote-missing-in-line = { $at }: a quotation mark is missing in this line.
toml-backslash = A text cannot contain a backslash; write { $right }
toml-two-keys = Each key needs its own line; this line has two.
toml-key-letters = { $at }: a key has only the letters a to z, as in the list of keys.
toml-two-commas = { $at }: there are two commas, one after the other.
toml-no-value = { $at }: a value is missing after the =, on the same line.
toml-round-brackets = { $at }: write a list in square brackets, [ ], and what belongs to a City in {"{"} {"}"}.
toml-names-unquoted = { $at }: put names in quotation marks: "{ $word }".
toml-comma-missing = { $at }: a comma is missing between two values.
toml-colon = { $at }: write = between a key and its value, not a colon.
toml-number = A number is written without spaces or zeros before it: { $at } = { $number }
toml-age = The Age is a number: age = { $age }
toml-switch = { $at }: expected true or false in small letters: { $at } = { $value }
toml-unquoted = Put a text in quotation marks: { $right }

# -- what is expected, and what is done: $text as it was written; sentences stay English

expect-too-long = { $given } is too long for an expectation.
expect-in = In "{ $text }": { $problem }
expect-several = "{ $text }" is more than one expectation; write { $right }
expect-with-card = "{ $text }" is written with the card that lies there: "{ $right }"
expect-like-this = "{ $text }" is written like this: "{ $right }"
expect-like-this-winner = "{ $text }" is written like this: "{ $right }", "winner B" or "shared victory"
expect-like-this-or-b = "{ $text }" is written like this: "{ $right }", or with B
expect-no-player = In "{ $text }": there is no player { $given }; expected A or B, whatever their names are.
expect-event = "{ $text }" is not an expectation; name an event by its rule, as in "event BASE-MIL-03", or by its own name, as in "event theology-adds-none". { scenario-names-listed }
expect-no-event = There is no rule or event { $given }; { $hint }
expect-no-item = A bill has no item { $given }; write "1 clay", "1 clay from Caravansery", "2 glass bought at 3" or "2 clay waived by Masonry".
expect-near = "{ $text }" is not an expectation; did you mean "{ $right }"?
expect-nothing = "{ $text }" is not an expectation; examples/REFERENCE.md lists them all.
# $near: one or two of the next message
expect-alike = "{ $text }" is not an expectation; similar to it is { $near }
expect-pattern = "{ $pattern }", as in "{ $example }"
expect-change = "{ $text }" is about a change, but no action was played here; say what is true instead, or put it into a step with do.
expect-change-such = "{ $text }" is about a change, but no action was played here; say what is true instead, such as "{ $right }", or put it into a step with do.
expect-no-token = No Military token lies at { $given }; expected { $known }.
expect-unknown =
    { $kind ->
        [decision] There is no decision { $given }; { $hint }
        [victory] There is no way to win called { $given }; { $hint }
        [symbol] There is no scientific symbol { $given }; { $hint }
        [offering] There is no Offering token worth { $given }; { $hint }
       *[sight] Nothing that a player could see is called { $given }; { $hint }
    }
do-several = "{ $text }" is more than one action; write { $right }
do-written = "{ $text }" is written like this: "{ $right }"

# -- what was expected and what was found; $found and $expected: an expectation, or a message below

failure = line { $line }, { $when }: expected { $expected }; found { $found }.
failure-events = What happened:
failure-at-start = at the start
failure-here = at this point
rules-after = after { $actions }:
rules-refused = "{ $action }" is refused:
failure-after = after "{ $actions }"
expected-illegal = "{ $action }" to be illegal
expected-illegal-rule = "{ $action }" to be illegal by { $rule }
expected-illegal-because = "{ $action }" to be illegal because of { $reason }
expected-illegal-short =
    { $coins ->
        [one] "{ $action }" to be illegal, { $coins } coin short
       *[other] "{ $action }" to be illegal, { $coins } coins short
    }
# $name: the name of the reason
found-refusal = { $name }: { $sentence }
found-legal = it legal
found-before = { $found } ({ $before } before, { $change })
found-change = { $found } (from { $before } to { $now })
found-current = { $found }; for the current value write "{ $right }"
found-over = the game over: { $how }
found-no-extra-turn = that { $who } has the turn and earned no extra turn
found-not-legal = { $action } not to be legal: { $reason }
found-events = events { $which }
found-no-event = no event
found-military-tokens = Military tokens at { $spaces }
found-no-military-tokens = no Military token
found-in-game = { thing-inside } in the game
found-nothing-discarded = no card of { $who } in the discard pile that was not there before
found-no-choice-of-resources = no card or Wonder that gives { $who } a choice of resources
found-nothing-under = nothing under { thing-inside }
found-not-in-pantheon = { $card } not in the Pantheon
found-not-in-senate = Decree { $decree } not in the Senate
found-nothing-locked = no token under Obscurantism
