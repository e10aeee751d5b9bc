# What is said to authors: of lessons, notebooks, translations and puzzles; and the table of simulated
# games.

# -- files that authors write

at-line = { $file }, line { $line }: { $problem }
lesson-unread = the file cannot be read ({ $reason }).
lesson-none = there is no lesson here (NN-name.md).
lesson-file-name = a lesson is called NN-name.md: two digits, small letters, hyphens.
lesson-no-code = the lesson has no ```python cell.
lesson-head = a lesson begins with a line '---', its title, and '---'.
lesson-no-title = the lesson needs a line 'title: …' above.
lesson-fact = expected 'name: text', found { $found }.
lesson-unknown-fact = unknown name { $name }; a lesson has { $known }.
lesson-twice = { $name } is given twice.
lesson-head-open = the '---' that ends the title block is missing.
lesson-fence-open = the code that { $fence } opens here is never closed.
lesson-unknown-tag = unknown tag { $tag }; a cell can have { $known }.
lesson-tag-twice = the tag { $tag } is given twice.
lesson-empty-cell = this code cell is empty.
lesson-no-python = this is not Python: { $problem }.
po-no-file = expected a PO file, found { $found }.

# -- notebooks: built or out of date

notebook-built = { $name }: built.
notebook-reading = reading
notebooks-unchanged =
    { $count ->
        [one] Nothing changed in { $count } notebook.
       *[other] Nothing changed in { $count } notebooks.
    }
notebooks-match =
    { $count ->
        [one] { $count } notebook matches its source.
       *[other] { $count } notebooks match their sources.
    }
notebooks-build-again = Build them again with: { $command }
sources-with-check = --sources only works together with --check.
stale = { $notebook }: { $reason }
stale-no-source = it has no source { $source }.
stale-not-built = it has not been built.
stale-no-notebook = it is not a notebook.
stale-cell = cell { $number } differs from { $source }.
stale-cells = it has { $count } cells, and { $source } has { $expected }.
stale-not-run = its cells were not run.
stale-metadata = its metadata are not those that the builder writes.
stale-output = cell { $number } prints or draws something else now.
build-failed = { $file }, line { $line }, cell { $cell }: { $problem }.
build-long = it ran longer than { $seconds } seconds
build-died = the Python kernel died
build-no-error = it is tagged 'raises' and raised nothing

# -- generated pages

page-current = { $file } is up to date.
page-outdated = { $file } is out of date: write it again with { $command }.
page-unchanged = { $file }: nothing changed.
check-or-table = Give either --check or --table.
coverage-no-examples = There is no folder 'examples' with scenarios here.
coverage-no-scenario = No scenario shows { $rule }.
coverage-no-name = No scenario names { $component }.
coverage-no-lesson = { $rule } comes up in no lesson.
coverage-summary = { $shown } of { $rules } rules are shown by { $scenarios } scenarios; { $lessons } come up in the lessons.
coverage-none = NO SCENARIO
coverage-rule = Rule
coverage-code = Code
coverage-scenarios = Scenarios

# -- a translation

translation-none = { $language } is not in LANGUAGES of { $file }: there is no such language yet.
translation-complete = { $language }: nothing is missing.
gap = { $where }: { $problem }
gap-file = there is no such file
gap-folder = there is no such folder
gap-junk = not understood: { $text }
gap-twice = { $key } is there twice
gap-missing = { $key } is missing
gap-not-english = { $key } is not an English message
gap-parts = { $key } has parts that English does not: { $parts }
gap-line = { $file }, line { $line }
gap-untranslated = not translated: { $text }
gap-changed = translated from another English text: { $text }
gap-lost = { $what } is not as often there as in: { $text }
gap-space = a no-break space is missing at { $marks } in the translation of: { $text }
names-needed = Name a component, for example { $example }, or use --unsure.
where-no-clone = This needs a clone of the repository: an installed package has no tests and no sources.
where-found = { $passages ->
    [0] { $name }: no passage names one of its figures.
    [one] { $name }: { $passages } passage in { $files } file.
   *[other] { $files ->
        [one] { $name }: { $passages } passages in { $files } file.
       *[other] { $name }: { $passages } passages in { $files } files.
    }
}

# -- puzzles

puzzles-unproven = { $puzzle } ({ $theme }): { $problem }
puzzles-proven = { $proven } of { $count } puzzles proven.
puzzles-to-update = { puzzles-proven } After a change that is right, { $command } corrects them.
puzzles-updated = { $file }: { $same } unchanged, { $corrected } corrected, { $dropped } dropped.
puzzles-dropped = { $file }: { $same } unchanged, { $corrected } corrected, { $dropped } dropped: { $ids }.
puzzles-out-of-which = --out is one file: please say with --mix which puzzles it is for.
puzzles-found = { $file }: { $new } new, { $count } in all.
puzzles-bar = puzzles
puzzles-bar-found = { $count } found
puzzle-not-reached = no action reaches the goal
puzzle-several = several answers reach the goal: { $answers }
puzzle-only = nothing else can be done
puzzle-other-answer = the answer is { $found } and not { $expected }
puzzle-line-fails = { $line } does not reach the goal
puzzle-other-reason = the reason is now: { $reason }
puzzle-too-much = there is too much to try, or something that nobody can know

# -- simulated games, counted

counted-share = { $share } ({ $least } to { $most })
counted-games = games
counted-decisions = decisions in a game
counted-options = legal actions at a decision
counted-most = most legal actions at a decision
counted-military = military supremacy
counted-science = scientific supremacy
counted-political = political supremacy
counted-points = victory by points
counted-blue = of these, decided by blue cards
counted-shared = shared victory
counted-first = the first player wins
counted-second = the second player wins
counted-points-first = points of the first player
counted-points-second = points of the second player
no-mix = There is no mix { $given }; expected { $known }.
no-mix-near = There is no mix { $given }; did you mean { $near }?
