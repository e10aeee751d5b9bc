# What is wrong with what was given to a function that people call, as duel.board or duel.rule.
# $given: what was given, $type: of which Python type it is.

# -- boards and games

board-no-position = A board needs a position of the game, not { $type }.
board-no-position-but-state = A board needs a position of the game, not { $type }. Its position is its .state.
board-no-actions = actions: expected a list such as ['build Altar'], not { $given }.
board-no-players = players: expected two, such as ('person', 'casual'), not { $given }.
board-no-player =
    A player is { $person }, a level such as 'casual' or 'best', or has choose(view, actions), not { $given }.
no-computer-player = There is no computer player called { $given }; choose { $known }.
picture-scale = The scale of a picture is between 0.25 and 4, not { $given }.
record-no-board = record takes a live board, such as duel.board(s) gives, not { $type }.
record-no-position = A recorded game begins with a position of the game, not { $type }.
record-of-view = A recorded game begins with the game itself, not with what one player knows of it.
chance-no-position = chance needs a position of the game or a board, not { $type }.
hint-no-position = hint needs a position of the game or a board, not { $type }.
hint-over = The game is over: there is nothing to decide.
review-no-game = review takes a recorded game, its file or a live board, not { $type }.
game-is-folder = { $folder } is a folder: name one of the game files in it.
language-assigned = The language is set by a call: duel.language({ $given }).
game-no-position =
    { $actions ->
        [one] The game has { $actions } action; there is no position { $given }.
       *[other] The game has { $actions } actions; there is no position { $given }.
    }
game-no-action =
    { $actions ->
        [one] The game has { $actions } action; there is no action { $given }.
       *[other] The game has { $actions } actions; there is no action { $given }.
    }
game-no-line =
    { $lines ->
        [one] The game has { $lines } line; there is no line { $given }.
       *[other] The game has { $lines } lines; there is no line { $given }.
    }
export-no-page = A page of slides is a file such as 'game.html', not { $given }.
export-nothing = Expected a recorded game, a board, a scenario or a puzzle, not { $given }.

# -- scenarios, the editor and the referee, a first game, puzzles

scenario-is-folder = { $folder } is a folder: name one of the scenarios in it.
no-scenario = There is no scenario { $given }; their files are in the examples.
no-scenario-near = There is no scenario { $given }; did you mean { $near }?
scenario-no-path = Expected a file, a folder or the id of a scenario, not { $given }.
no-scenario-of-position = This position cannot be written as a scenario: { $problem }
setup-unnamed = Some of what lies open cannot be given by names.
game-or-keywords = Give a game or { $keywords }, not both.
editor-no-position = An editor needs a position of the game, not { $type }.
referee-no-position = A referee needs a position of the game, not { $type }.
referee-of-view = A referee needs the game itself, not what one player knows of it.
first-nothing-asked = There is no question to answer now.
first-cannot-be = It cannot be { $given }: choose one of the answers that are offered.
first-offering-gone = The Offering worth { $value } has been taken already.
no-theme = There is no theme { $given }; there are: { $known }.
no-theme-near = There is no theme { $given }; did you mean { $near }?
no-puzzle = There is no puzzle { $given }: they have the numbers 1 to { $last }.
no-puzzle-near = There is no puzzle { $given }: they have the numbers 1 to { $last }; the nearest is { $near }.
no-puzzle-of-theme = There is no puzzle with the theme { $theme } in this mix yet.
proof-of-view = A proof starts from a view of the game by one player, A or B.
puzzle-other-theme = Puzzle { $number } has the theme { $theme } and not { $other }; leave one of them out.

# -- components, rules, languages

no-deck = There is no deck { $given }; there are { $known }.
no-kind = Kinds are { $known }, not { $given }.
no-rule =
    There is no rule { $given }: an id looks like BASE-MIL-03. Look for it with rules('{ $word }'), or with duel-nb rule --search { $word }.
no-rule-near = There is no rule { $given }: an id looks like BASE-MIL-03. Did you mean { $near }?
no-rule-of-words = No rule has all of these words: { $words }
no-rule-of-words-near = No rule has all of these words: { $words }. The nearest is { $rule }: { $title }.
rules-no-text = rules searches for words such as 'extra turn', not { $given }.
rules-corrected = No rule has the words that were typed; these have: { $words }
rules-more = { $count } more: add a word to narrow the search; an id prints the rule.
no-difference = There is no difference { $given }; there are: { $known }.
language-no-text = A language is one of { $known }, not { $given }.
no-language = There is no language "{ $given }"; there are { $known }.
language-of-variable = { $variable }: { $problem } English is used.

# -- simulations, $install: a command

simulate-no-dask = A cluster needs Dask, which is not installed: { $install }
simulate-no-scheduler = There is no Dask scheduler at { $address }.
simulate-made-players = The workers of a cluster create the players themselves: give names such as 'greedy', or classes.
simulate-no-worker = The Dask scheduler at { $address } has no workers; start some with: dask worker { $address } --nworkers auto
simulate-scheduler-gone = The Dask scheduler is gone. If the games are written to a file, the same call resumes the run.
simulate-workers-die = The workers of the Dask cluster died before a game was over: do they have enough memory?
simulate-processes-die = The processes that play died { $times } times before a game was over: do they have enough memory? With workers=1 all games are played in this process. (In a script, call simulate below `if __name__ == '__main__':`.)
simulate-written = { $file } is being written by another run.
simulate-no-player = A player is a name such as 'greedy', not { $given }.
simulate-players = A game has two players, not { $count }.
simulate-no-parquet = A Parquet file needs pyarrow, which is not installed: { $install }. A .csv.gz file needs no other package.
simulate-ending = The name of a file of games must end in { $known }, unlike { $given }.
simulate-other-seed = { $file } holds games with the seed { $old }, not the seed { $new }: name another file.
simulate-other-mixes = { $file } holds games with { $old }, not { $new }: name another file.
simulate-other-edition = { $file } holds games with the edition { $old }, not the edition { $new }: name another file.
simulate-other-players = { $file } holds games with the players { $old }, not the players { $new }: name another file.
simulate-no-table = { $file } is not a table of simulated games, or it is damaged.

# -- films

film-nothing = A film needs at least one position.
film-captions = A film of { $positions } positions needs as many captions, not { $captions }.
film-pace = A film shows a position for more than 0 seconds, not { $given }.

# -- a rule: where it stands

rule-see-also = See also: { $rules }
rule-shown-by = Shown by:
source-where = { $source }: { $where }
source-base = Base game rulebook
source-pantheon-en = Pantheon rulebook, English
source-pantheon-fr = Pantheon rulebook, French
source-pantheon-de = Pantheon rulebook, German
source-pantheon-ru = Pantheon rulebook, Russian
source-agora-ru = Agora rulebook, Russian
source-erratum = Publisher's erratum
source-ruling = Ruling

# -- where the editions differ

editions-topic = Topic
editions-say = What the editions say
editions-played = What is played
editions-in-play = In play
editions-rules = Rules
editions-row-played = played
editions-row-in-play = in play
editions-row-rules = rules
editions-some = { $count } of { $every } points on which the printed editions differ.
editions-none-follow = { $count } points on which the printed editions differ or are not clear. None follow the edition of the game, as in new_game(edition='fr'); all others are played in one way in every edition.
editions-all = { $count } points on which the printed editions differ or are not clear. { $following } follow the edition of the game, as in new_game(edition='fr'); all others are played in one way in every edition.
editions-and = { $before } and { $then }
edition-of-base = Rulebook
edition-of-pantheon-en = English
edition-of-pantheon-fr = French
edition-of-pantheon-de = German
edition-of-pantheon-ru = Russian
edition-of-agora-ru = Russian
edition-of-erratum = Erratum
short-edition-of-base = print
short-edition-of-pantheon-en = en
short-edition-of-pantheon-fr = fr
short-edition-of-pantheon-de = de
short-edition-of-pantheon-ru = ru
short-edition-of-agora-ru = ru
short-edition-of-erratum = erratum
