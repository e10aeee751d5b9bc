# What is wrong with a scenario file. $at: a key of the file; $given: what was given; $right: the
# line as it must be; $hint: one of "scenario-meant", "scenario-known" and the like.

scenario-where = { $file }, line { $line }
scenario-unreadable = It cannot be read: { $problem }
scenario-unreadable-by-system = It cannot be read: { $problem }.
scenario-nested = Its brackets are nested too deeply.
scenario-digits = This number has thousands of digits.
scenario-empty = This file is empty; it begins with scenario = 1 and title = "…".
scenario-undeclared = This file does not say that it is a scenario; the first line of a scenario is: scenario = 1
scenario-format = This program reads scenario = { $format }, not { $given }.
scenario-id-taken = The id { $given } is taken: { $file } has it.

scenario-meant = did you mean { $near }?
scenario-meant-brackets = did you mean { $near }, in two brackets?
scenario-known = expected one of { $known }.
scenario-expansion-key = an expansion is given like this: { $right }
scenario-key-above = it belongs to the scenario: move it above the first line in brackets.

scenario-kind = kind: there is no kind { $given }; { $hint }
scenario-no-title = A scenario needs a title.
scenario-variant-no-title = A variant needs a title.
scenario-two-starts = Give a position or a new_game, not both.
scenario-nothing-checked = Nothing is checked: add an expect list, or something illegal to try.
scenario-edition = edition: there is no edition { $given }; { $hint }
scenario-sign = { $at }: { $given } has a sign, and only a variant adds to the position of its scenario or takes away from it; write { $right }.
scenario-switch = { $at }: expected true or false, not { $given }.
scenario-number = { $at }: expected a whole number, not { $given }.
scenario-names = names: expected two names.
scenario-source = source: expected words, or a table with edition and where.
scenario-source-edition = source: there is no rulebook { $given }; { $hint }
scenario-trial = Something illegal needs what is tried: try = "…".
# $what: the table; $who: A or B for a City
scenario-no-key =
    { $what ->
        [scenario] A scenario has no key { $given }; { $hint }
        [variant] A variant has no key { $given }; { $hint }
        [step] A step has no key { $given }; { $hint }
        [source] A source has no key { $given }; { $hint }
        [illegal] Something illegal has no key { $given }; { $hint }
        [position] A position has no key { $given }; { $hint }
        [new_game] A new_game has no key { $given }; { $hint }
       *[city] The City of { $who } has no key { $given }; { $hint }
    }
scenario-key-missing = { $given } is missing here.
scenario-no-words = { $at }: expected words in quotes, not { $given }.
scenario-no-table = { $at }: expected a table, not { $given }.
scenario-no-tables = { $at }: write { $right } with two brackets, or a list.
scenario-trial-text = { $at }: what is tried stands in braces: { $right }
scenario-no-list = { $at }: expected a list of texts, not { $given }.

# -- playing it

scenario-no-player = There is no player { $given }; expected A or B.
scenario-no-player-named = There is no player { $given }; write { $player }.
scenario-not-to-act = "{ $action }" is for { $who }, but it is { $acting } who must act.
scenario-not-to-act-but = "{ $action }" is for { $who }, but it is { $acting } who must act: { $due }
scenario-illegal = "{ $action }" is illegal here: { $problem }
scenario-illegal-near = "{ $action }" is illegal here: { $problem } Legal and near: { $near }.
scenario-cards-by-chance =
    { $count ->
        [one] "{ $text }" depends on chance: the position does not say where { $cards } is. Name { $cards } in structure if it lies there, else in removed.
       *[other] "{ $text }" depends on chance: the position does not say where { $cards } are. Name { $cards } in structure if they lie there, else in removed.
    }
scenario-drawn-by-chance =
    "{ $text }" depends on chance: with other cards and tokens drawn this does not hold, and { $thing } is not in the position. Name it in { $where }.

# -- what a variant changes

variant-signs = { $at }: { $given } has no sign and { $other } has one; write + or - before each name to change the list, or before none to replace it.
variant-no-list = { $at }: it is not a list, so { $given } cannot change it; give all of it.
variant-not-there = { $at }: { $given } is not there to be taken out; there is { $known }.
variant-nothing-there = { $at }: { $given } is not there to be taken out; there is nothing.
variant-no-such-key = the scenario gives no { $given } that could be left out; it gives { $known }.
variant-no-key = the scenario gives no { $given } that could be left out; it gives nothing.

# -- a text that is not TOML

toml-twice = { $name } is given twice: write all of it in one place.
toml-twice-since = { $name } is given twice (line { $line }): write all of it in one place.
toml-twice-in-list = { $problem } Every step begins with [[steps]] in two brackets, every variant with [[variants]].
toml-mark-missing = { $at }: a { $mark } is missing in this line.
toml-city-on-one-line = { $at } = {"{"} … {"}"} must stand on one line, with a {"}"} at its end; over several lines write [position.{ $at }] and below it each key on a line of its own.
toml-one-line-unclosed = What stands in {"{"} {"}"} must stand on one line; a {"}"} is missing at its end.
toml-one-line = What stands in {"{"} {"}"} must stand on one line; over several lines write [{ $at }] and below it each key on a line of its own.
toml-comma-too-many = There is a comma too many before the {"}"}.
toml-comma-missing-in-list = { $at }: a comma is missing between two things of the list.
toml-list-unclosed = { $at }: the ] at the end of the list is missing.
toml-equals-expected = After { $word } an = is expected: { $word } = …
toml-nothing-more = Nothing more can stand on this line after the value of the key: { $rest }
toml-from-here = This cannot be read from here on (after = stands a text in quotation marks, a number, true, false, [ ] or {"{"} {"}"}): { $rest }
# $why: as Python's reader of TOML says it, in English
toml-unreadable = This line cannot be read ({ $why }): { $line }
toml-curly = Texts stand between straight quotation marks: { $right }
toml-brackets = The brackets do not fit together; expected { $right }
toml-remark = A comment begins with #.
toml-equals = Between a key and what it says stands =: { $right }
toml-sentence = A sentence stands in quotation marks and in a list: expect = ["{ $said }"], or do = "…" for what is done.
toml-ending = Nothing stands at the end of a line: { $right }
toml-several-things = Several things stand in square brackets: { $right }
toml-inner-mark = A text with { $mark } in it stands between { $other }: { $right }
toml-quote-missing = { $at }: a quotation mark is missing: { $right }
toml-quote-missing-in-line = { $at }: a quotation mark is missing in this line.
toml-backslash = A backslash cannot stand in a text; write { $right }
toml-two-keys = Each key stands on a line of its own; this line has two.
toml-key-letters = { $at }: a key has only the letters a to z, as in the list of keys.
toml-two-commas = { $at }: there are two commas, one after the other.
toml-no-value = { $at }: something must stand after the =, on the same line.
toml-round-brackets = { $at }: a list stands in square brackets, [ ], what belongs to a City in {"{"} {"}"}.
toml-names-unquoted = { $at }: names stand in quotation marks: "{ $word }".
toml-comma-missing = { $at }: a comma is missing between two things.
toml-colon = { $at }: = stands between a key and what it says, not a colon.
toml-number = A number is written without spaces or zeros before it: { $at } = { $number }
toml-age = The Age is a number: age = { $age }
toml-switch = { $at }: expected true or false in small letters: { $at } = { $value }
toml-unquoted = A text stands in quotation marks: { $right }

# -- what is expected, and what is done: $text as it was written; sentences stay English

expect-too-long = { $given } is longer than anything that can be expected.
expect-in = In "{ $text }": { $problem }
expect-several = "{ $text }" is more than one expectation; write { $right }
expect-with-card = "{ $text }" is said with the card that lies there: "{ $right }"
expect-like-this = "{ $text }" is said like this: "{ $right }"
expect-like-this-winner = "{ $text }" is said like this: "{ $right }", "winner B" or "shared victory"
expect-like-this-or-b = "{ $text }" is said like this: "{ $right }", or with B, whoever it is
expect-no-player = In "{ $text }": there is no player { $given }; expected A or B, whatever they are called.
expect-event = "{ $text }" cannot be expected; an event is named by its rule, as in "event BASE-MIL-03", or by words of its sentence: "event says …". duel-nb check --rules lists them.
expect-near = "{ $text }" cannot be expected; did you mean "{ $right }"?
expect-nothing = "{ $text }" cannot be expected; examples/README.md lists everything that can.
# $near: one or two of the next message
expect-alike = "{ $text }" cannot be expected; what comes near is { $near }
expect-pattern = "{ $pattern }", as in "{ $example }"
expect-change = "{ $text }" is about a change, but nothing was done in this place; say what is true instead, or put it into a step with do.
expect-change-such = "{ $text }" is about a change, but nothing was done in this place; say what is true instead, such as "{ $right }", or put it into a step with do.
expect-no-token = No Military token lies at { $given }; expected { $known }.
expect-unknown =
    { $kind ->
        [decision] There is no decision { $given }; { $hint }
        [victory] There is no way to win called { $given }; { $hint }
        [symbol] There is no scientific symbol { $given }; { $hint }
        [offering] There is no Offering token worth { $given }; { $hint }
       *[sight] There is no thing to see called { $given }; { $hint }
    }
do-several = "{ $text }" is more than one action; write { $right }
do-written = "{ $text }" is written like this: "{ $right }"
