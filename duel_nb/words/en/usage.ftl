# How the commands of duel-nb are used: their --help, and what is said of a wrong call. Names of
# commands and options, and words that are typed behind them (base, greedy, a4), are never translated.

# -- headings, and what stands for a value

usage-line = Usage: { $usage }
usage-options = OPTIONS
usage-command = COMMAND …
usage-arguments = Arguments
usage-the-options = Options
usage-commands = Commands
usage-examples = Examples
usage-learn = Learn and look up
usage-games = Games
usage-authors = For authors
usage-help = Show this help.
usage-about-default = { $about } (default: { $value })
usage-text = TEXT
usage-number = N
usage-file = FILE
usage-folder = FOLDER
usage-folders = FOLDER…
usage-language-code = LANGUAGE
usage-notebook = NOTEBOOK
usage-names-of-lessons = LESSON…
usage-question = QUESTION…
usage-path = PATH…
usage-name = NAME…
usage-id = ID…
usage-rule-words = ID or WORDS…
usage-game-file = GAME.json
usage-json = FILE.json
usage-csv = FILE.csv
usage-marks = MARKS.csv
usage-apkg = FILE.apkg
usage-png = OUT.png
usage-html = OUT.html
usage-out = OUT
usage-a-b = A|B
usage-address = tcp://HOST:PORT

# -- a wrong call

usage-missing = { $value } is missing: { $command } --help says what is expected.
usage-too-many = { $given } is superfluous: { $command } --help says what is expected.
usage-no-option = There is no option { $option }: { $command } --help lists them.
usage-no-option-near = There is no option { $option }; did you mean { $near }?
usage-no-value = { $option } takes no value.
usage-needs-value = { $option } needs a value.

# -- all commands

usage-all = 7 Wonders Duel in Jupyter: a course, a board, and a referee. An unofficial aid.
usage-all-more = Start with 'duel-nb lab', or without a browser with 'duel-nb play --first-game'. Each command has its own --help, with examples.
usage-version = Print the version, and whether the engine is compiled.
usage-language = en, fr, de or ru, here and in JupyterLab; by default DUEL_NB_LANGUAGE.

# -- options of several commands

usage-expansions = Expansions in play, separated by commas.
usage-lessons = Lessons, separated by commas: 04,05-wonders.
usage-paper-size = Size of the paper: a4 or letter.
usage-force = Overwrite an existing file.

# -- lab

usage-lab-notebook = A notebook file, or a name or number of the course (00-start-here).
usage-lab-no-browser = Only print the address.
usage-lab = Open JupyterLab on the first notebook, or on another one.
usage-lab-more = An installed duel-nb first copies the course to the folder notebooks here; a notebook that you changed is never replaced without asking. Further options are passed to JupyterLab.

# -- progress

usage-progress-folders = A folder for each learner, or a progress file.
usage-progress-out = Also write CSV; - prints only the CSV.
usage-progress-marks = Results of final tests on paper.
usage-progress = Print the progress of a class: a row for each learner, and one for each lesson.
usage-progress-more =
    Each folder is searched for my-progress.json; nothing in it is changed. Exit codes: 0 success, 1 a file cannot be read (it is reported, and the others are shown).
    The first and the last result of each final test are shown as before and after. Enter results of tests on paper in a spreadsheet with the columns learner, test (base, pantheon, agora or both), date, right and questions, and save it as CSV: Ada,base,2026-11-27,16,20.

# -- practice

usage-practice-lessons = Only what these lessons teach: 04,05-wonders.
usage-practice-most = Questions at most.
usage-practice = Answer what is due today, from everything learnt so far.
usage-practice-more = What you solved in lessons comes back when you would forget it. The days are in your progress file, my-progress.json here or in the folder notebooks.

# -- anki

usage-anki-file = The file to write.
usage-anki-sets = Sets, separated by commas: base, pantheon, agora or both.
usage-anki = Write the exercises and cases of the course as a deck for Anki, with pictures.
usage-anki-more = Import a newer deck over an older one: it updates the cards, and your dates stay. Without lessons and sets there are about 650 cards in 17 MB, which take a minute. It needs genanki: pip install "duel-nb[anki]".

# -- ask

usage-ask-question = In your own words; none to be asked for some.
usage-ask = Ask the referee: may I, what does it cost, what can I do, or what is the rule?
usage-ask-more = Say what matters of the position: coins, Buildings, Wonders and tokens of A and B, the Age, the Conflict pawn. The answer says which position it is about; what you do not say is unknown. Without a question, ask one after another; an empty line ends. Exit codes: 0 answered, 2 not understood.

# -- rule

usage-rule-named = Such as BASE-MIL-03, or: extra turn
usage-rule-search = List all rules in which these words occur.
usage-rule = Print a rule in plain words, with its sources and the scenarios that show it.
usage-rule-more = Or search for rules by words: the best matches first, as many as fit into the window.

# -- editions

usage-editions-ids = Only these, such as E-04.
usage-editions = Print where the printed editions differ, and how duel-nb plays it.

# -- names

usage-names-words = A component, in any language.
usage-names-unsure = List the uncertain names, each with its file and line.
usage-names = Print the name of a component in each language.
usage-names-more = Owners of the box can correct a name: --unsure prints its file and line.

# -- aid

usage-aid = Write a player aid to print: two pages for the base game and two for each expansion.
usage-aid-more = It has the course of a turn, prices, how to win and the final score, and every Wonder, token, Divinity, Decree and Conspiracy with its cost and effect. Open the file in a browser and print it; it can be read without colours.

# -- tips

usage-tips = Write the tips of a first game as cards to print, or to open on a phone.
usage-tips-more = For a table without a computer: each card says when to read it, such as "When the first green card can be taken". With expansions it tells what they change, to people who know the base game.

# -- quiz

usage-quiz-about = Rules, sets or subjects: BASE-MIL-02,pantheon,base/wonders.
usage-quiz-test = A final test, passed with 80 %: base, pantheon, agora or both.
usage-quiz-questions = How many questions there are, 1 to 100.
usage-quiz-seed = The same seed gives the same questions.
usage-quiz-paper = Size of the sheet: a4 or letter.
usage-quiz-output = The page to project.
usage-quiz = Write a quiz with choices: a page to project, and a sheet to print with its key.
usage-quiz-more = Show a question, let people vote, and play the answer step by step. Without lessons, subjects or a test, the questions are about the base game. The sheet is quiz-sheet.html beside quiz.html.

# -- show

usage-show-game = A saved position or a recorded game (- reads standard input), or a scenario (its file or its id).
usage-show-picture = Write a picture instead.
usage-show-at = Show the position after N actions of a recorded game, or N steps of a scenario.
usage-show = Print a position or a scenario as text, or write a picture of the board.
usage-show-more = A saved position is the output of to_json(). A recorded game shows its last position, or the one after N actions. A scenario is printed step by step; with --at or --png it is one position of the scenario itself, not of its variants. The position is shown as the player to act sees it.

# -- play

usage-play-file = A recorded game to continue.
usage-play-resume = The same, as an option.
usage-play-computer = The computer plays A (who begins) or B.
usage-play-level = How well it plays: beginner, casual, skilled, expert or best.
usage-play-names = The players' names, separated by a comma.
usage-play-edition = Rulebook: en, de, fr or ru; by default the language's.
usage-play-seed = The same seed gives the same game.
usage-play-first-game = No draft: the Wonders for a first game.
usage-play = Play in the terminal: two at one keyboard, or one against the computer.
usage-play-more =
    Type an action, its number or a part of its name; '{ typed-help }' lists the other commands.
    An unsaved game is kept, and offered again the next time.

# -- export

usage-export-game = A recorded game; for slides also a scenario (its file or its id) or a puzzle such as base-17.
usage-export-out = OUT.html for slides that run in any browser, OUT.ipynb for a notebook, OUT.md for Markdown.
usage-export-pictures = key (start, Ages, turning points, comments, end), every or none. Slides always have every picture.
usage-export = Export a recorded game as slides, notebook or Markdown; a scenario or puzzle as slides.
usage-export-more = Slides are one HTML file without Python, for a phone or a projector: a picture of each position, with the events and their rules. A notebook has pictures of the board, each action with its events and their rules, the score sheet, diagrams, turning points, and cells to play on from any turn.

# -- review

usage-review-game = A recorded game.
usage-review-out = OUT.html for slides, OUT.ipynb for a notebook, OUT.md for Markdown.
usage-review-games = How many games to simulate for each action.
usage-review = Review a recorded game with the coach: mistakes, better actions, turning points.
usage-review-more = Without OUT the marked actions are printed.

# -- plot

usage-plot-out = The picture: .png, .svg or .pdf.
usage-plot-what = Any of score, points, coins, pawn, separated by commas; by default all.
usage-plot = Plot a recorded game: points by category; points, coins and the Conflict pawn over time.
usage-plot-more = Needs the package matplotlib.

# -- simulate

usage-simulate-games = How many games.
usage-simulate-seed = The same seed gives the same games.
usage-simulate-expansions = Expansions in play, separated by commas; 'each' plays the four mixes in turn.
usage-simulate-edition = Rulebook: en, de, fr or ru.
usage-simulate-player = Who plays: beginner, casual, skilled, expert, best, two-ply, random-draft, greedy or random; or two of them, separated by a comma.
usage-simulate-out = Also write a row for each game: .parquet or .csv.gz. An interrupted run is resumed from this file. Games beyond --games stay in it, but are not counted.
usage-simulate-workers = Number of processes.
usage-simulate-scheduler = Use a Dask cluster instead.
usage-simulate-save = Also write each game as a game file.
usage-simulate-force = Overwrite games of the same number in the folder.
usage-simulate = Simulate games between computer players and count how they end.
usage-simulate-more = All cores are used. The same seed gives the same games on any number of cores.
usage-all-cores = all cores

# -- check

usage-check-paths = Scenario files, folders of them, or ids of scenarios.
usage-check-as-json = Print the report as JSON.
usage-check-rules = Print the rules behind each step's events and refusals.
usage-check = Check scenarios (by default those in the folder examples, or the installed ones).
usage-check-more =
    Of more than 16 it lists those that did not pass.
    Exit codes: 0 all passed, 1 one failed, 2 a file cannot be read or played.

# -- translation

usage-translation-language = The code of a language, such as fr; by default all.
usage-translation-update = First give the PO files all texts of lessons and scenarios.
usage-translation = Print what is missing in a translation: sentences, names, words of notation, rules, texts.
usage-translation-more = Where a text is changed, --update keeps the old translation and marks it as fuzzy.

# -- components

usage-components-folder = A folder of scenarios.
usage-components-check = Write nothing; report whether it is out of date.
usage-components = Write COMPONENTS.md: each component's figures, effects, code, rules and scenarios.
usage-components-more = By default in the folder examples. Exit codes: 0 success, 1 out of date (with --check), 2 the folder does not exist.

# -- where

usage-where-figure = Only this one; by default all of them.
usage-where = Print where texts, scenarios, lessons and tests name a figure of a component.
usage-where-more = Each with its file and line: rules, scenarios, lessons, recorded games, tests, documents and translations, but not the row of the component nor what a command writes. Figures count as digits, and in words from two to twelve. Needs a clone of the repository.

# -- coverage

usage-coverage-check = Write nothing; report what is missing or out of date.
usage-coverage-table = Write nothing; print the table instead.
usage-coverage = Write COVERAGE.md: the code, the scenarios and the lessons of each rule.
usage-coverage-more = By default for the folder examples. Exit codes: 0 everything is covered, 1 something is not (with --check also when the file is out of date), 2 the folder does not exist.

# -- notebooks

usage-notebooks = The notebooks of the course: copy them, or build them.
usage-notebooks-copy-folder = The target folder; it is created if necessary.
usage-notebooks-copy = Copy the course to a folder, for other editors than JupyterLab.
usage-notebooks-copy-more = A notebook there that you changed is never replaced without asking.
usage-notebooks-build-names = Only these: a name (01-your-turn) or a number (01).
usage-notebooks-build-check = Run the cells, write nothing, report what does not match.
usage-notebooks-build-sources = With --check: only compare sources, run nothing.
usage-notebooks-build-folder = The folder of the notebooks, with their sources in src.
usage-notebooks-build = Build and run notebooks from notebooks/src, or check that they are up to date.
usage-notebooks-build-more = A picture is kept where a cell still shows the same in words: each one weighs in the history.
usage-notebooks-build-pictures = Draw all pictures again, as for a release.

# -- puzzles

usage-puzzles = The puzzles: prove or update them, or find new ones.
usage-puzzles-check-theme = Only this theme: win-now, stop, uncover, ...
usage-puzzles-check-mix = Only this mix: base, pantheon, agora or both.
usage-puzzles-check = Prove the puzzles again by exhaustive search.
usage-puzzles-check-more = Exit codes: 0 all are proven, 1 one is not, 2 wrong usage.
usage-puzzles-update-mix = base, pantheon, agora or both.
usage-puzzles-update-out = The file; by default the package's own.
usage-puzzles-update = Update the puzzles after a change of a figure or a rule.
usage-puzzles-update-more = Each is proven again. Its answer and reason are corrected; if it is no puzzle any more, it is dropped, and its number stays free.
usage-puzzles-find-wanted = How many puzzles of each theme to find.
usage-puzzles-find-most = The largest number of games to play.
usage-puzzles-find = Find more puzzles in games that the computer plays; existing puzzles are kept.
usage-puzzles-find-more = The games are the same each time, so an interrupted run continues where it stopped.

# -- claims

usage-claim = CLAIM…
usage-claims-ids = Which claims; by default all.
usage-claims-again = Measure them again, and compare with what is stored.
usage-claims-pairs = Pairs of games for each.
usage-claims-record = Keep every pair in this file. An interrupted run is resumed from it.
usage-claims-store = For authors: store the new figures in the package.
usage-claims = Show what was measured for the lessons "Play well", or measure it again.
usage-claims-more =
    Each claim compares two ways to choose. A deal is played twice by the same computer players, and only this choice differs. One claim is shown in words, several as a list. The same number of pairs gives the same games.
    Exit codes: 0 nothing differs, 1 a stored figure differs by more than chance, 2 wrong usage.
usage-as-stored = as stored
