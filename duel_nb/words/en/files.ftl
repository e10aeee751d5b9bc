# What is wrong with a file: a saved position or a recorded game.

in-file = { $file }: { $problem }
in-position = In setup.position: { $problem }

# $problem: what stands there instead, below
no-saved-game = This is not a saved game: { $problem }
no-saved-game-by-format = This is not a saved game: expected "format": "{ $format }".
no-saved-game-but-recorded =
    This is not a saved game: expected "format": "{ $format }"; this is a recorded game, which load_game reads.
saved-game-version = The saved game has version { $version }; this program reads { $known }.
no-recorded-game = This is not a recorded game: { $problem }
no-recorded-game-by-format = This is not a recorded game: expected "format": "{ $format }".
no-recorded-game-but-position =
    This is not a recorded game: expected "format": "{ $format }"; this is a single position, which from_json reads.
recorded-game-version = The recorded game has version { $version }; this program reads { $known }.

json-no-text-given = expected the text that to_json() gave, not { $type }.
json-empty = it is empty.
json-file-name = expected the text of a file, not its name { $given }.
json-wrong = invalid JSON at line { $line }, column { $column }.
json-no-text = it is not text.
json-nested = it is nested too deeply.
json-number = it contains a number with thousands of digits.
text-utf-16 = it is UTF-16; save it as UTF-8.
text-no-utf-8 = it is not UTF-8 text.

# $path: the place in the file, such as cities.A.coins
damaged = The saved game is damaged: { $problems }.
damaged-and-more = and { $more } more like this
damaged-file = The saved game is damaged: { $problem }
damaged-because = The saved game is damaged at { $path }: { $problem }
damaged-expected = The saved game is damaged at { $path }: expected { $expected }, not { $given }.
damaged-missing = The saved game is damaged at { $path }: it is missing.
damaged-key = there is no key { $given }; expected { $known }.
damaged-key-near = there is no key { $given }; did you mean { $near }?
damaged-beside-position =
    The saved game is damaged at { $path }: a game that begins with a position takes this from the position.
damaged-view =
    The saved game is damaged at setup.position: it is what one player sees of a position; expected the whole position.
damaged-over = The saved game is damaged at { $path }: the game is already over.
damaged-action = The saved game is damaged at { $path }: { $action } cannot be played there: { $problem }
damaged-chance =
    The saved game is damaged at { $path }: the file says { $recorded }, but this game brings { $found }.
damaged-result =
    The saved game is damaged at { $path }: the file says { $given }, but the result of this game is { $result }.
damaged-no-result = The saved game is damaged at result: it is missing, though the game is over: { $outcome }.
nothing = nothing

# $expected: what belongs there
expected-table = a table
expected-list = a list
expected-list-of = a list of { $count }
expected-text = a text
expected-number = a whole number
expected-number-in = a number from { $least } to { $most }
expected-one-of = one of { $known }
expected-id = the id of a { $kind }
expected-copy = a copy of { $thing } that exists
expected-card-once = a card that appears only once
expected-token-once = a token that appears only once
expected-wonder-once = a Wonder that appears only once
expected-decree-once = a Decree that appears only once
expected-place-once = a place that appears only once
expected-player-once = a player that appears only once
expected-expansions-once = every expansion once
expected-place = a place of this structure such as '{ $example }'
expected-who-acts = { $who }, who is to act

# Why the system refuses a file; said after its name and a colon
system-missing = there is no such file or folder
system-denied = permission denied
system-folder = it is a folder
system-no-folder = part of its path is not a folder
system-exists = it exists already
system-character = its name or its text contains an invalid character
system-long = its name is too long
system-large = it is too large
system-full = no space is left on the disk
system-read-only = the disk is read-only
system-special = it is not a regular file
system-loop = its links lead round in a circle
