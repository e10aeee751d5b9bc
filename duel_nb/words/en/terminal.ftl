# A game in the terminal, and the sentences of the command duel-nb.

# -- commands: what is typed, and what it does

# What people type for each command; the English word is accepted, too.
own-board = board
own-actions = actions
own-why = why
own-cost = cost
own-rule = rule
own-hint = hint
own-computer = computer
own-look = look
own-log = log
own-comment = comment
own-undo = undo
own-redo = redo
own-save = save
own-load = load
own-new = new
own-help = help
own-quit = quit

typed-board = { own-board }
typed-actions = { own-actions }
typed-why = { own-why } ACTION
typed-cost = { own-cost } THING
typed-rule = { own-rule } WORDS
typed-hint = { own-hint }
typed-computer = { own-computer }
typed-look = { own-look }
typed-log = { own-log }
typed-comment = { own-comment } WORDS
typed-undo = { own-undo }
typed-redo = { own-redo }
typed-save = { own-save } FILE
typed-load = { own-load } FILE
typed-new = { own-new }
typed-help = { own-help }
typed-quit = { own-quit }

command-board = show the whole position; just Enter shows the short form
command-actions = list the legal actions with prices and effects
command-why = say whether an action is allowed, and if not, why
command-cost = itemise what a Building or Wonder costs
command-rule = print a rule ('rule BASE-MIL-03') or search ('rule extra turn')
command-hint = say what the coach would do, and why
command-computer = turn the computer on or off: computer B skilled, computer B off
command-look = show what only you may see (the other player looks away)
command-log = show the last ten actions again
command-comment = add a comment on the last action to the recorded game
command-undo = undo the last action
command-redo = redo an action that was undone
command-save = save the recorded game ('save! FILE' overwrites a file)
command-load = continue a recorded game ('load' alone lists recent ones)
command-new = start a new game with the same players and sets
command-help = print this help
command-quit = quit; the game is kept for next time

help-actions = Actions
help-commands = Commands
# $verbs: all verbs of actions
help-typing =
    Type an action or its number. An action begins with { $verbs }: build Library, wonder Sphinx with Arsenal, discard Statue, take Law. Upper or lower case makes no difference.
help-finding =
    Part of a name is enough: type arse and press Tab or Enter to see what can be done with the Arsenal. The arrow keys bring back earlier lines.

# -- questions, answered with key-yes or key-no; Enter gives the first answer in the brackets.

key-yes = y
key-no = n
word-yes = yes
word-no = no
ask-yes = { $question } [Y/n]
ask-no = { $question } [y/N]
ask-go-on = Continue the game of { $game }?
ask-meant = Did you mean { $action }?
ask-which-meant = Which did you mean? [1-{ $count }, n: none]
ask-which-game = Which game do you want to continue? [1-{ $count }, n: none]
ask-leave = Leave this game for the other one?
ask-another = Start a new game?
ask-stop = Quit?
ask-kept = { $question } This one is kept: 'load' lists it.
ask-lost = { $question } This one is not saved and would be lost.

# -- games that are kept

kept-about =
    { $actions ->
        [one] { $first } and { $second } ({ $actions } action, { $when })
       *[other] { $first } and { $second } ({ $actions } actions, { $when })
    }
kept-about-over = { $first } and { $second } (over, { $when })
kept-stays = This is a new game; the other one is kept: 'load' lists it.
kept-goes-on = The game is kept: continue it with 'duel-nb play'.
kept-not = This game cannot be kept now ({ $reason }): save it before you quit.

# -- during a game

play-greeting =
    Type an action such as 'build Altar', its number, or part of its name; 'help' lists the other commands.
play-two = Two people play at this keyboard; 'computer B' lets the computer play B.
play-placeholder = an action, its number, or 'help'; Tab completes
play-thinks = { $who } is thinking …
play-over = The game is over: 'save FILE' keeps it, 'undo' takes back the last action, 'new' starts another game.
play-secret = A secret choice: only { $who } may look at the screen now.
play-only = Only { $who } may look at the screen now.
play-shows = Press Enter to show it.
play-hides = Press Enter to hide it again.
play-senate = Chambers of the Senate: { $chambers }
play-chamber = { $chamber } { $who }
play-chamber-nobody = { $chamber } nobody
play-allowed = It is allowed.
play-coach = The coach is thinking; Ctrl-C stops …
play-stopped = Stopped.
play-rule = 'rule { $rule }' prints the rule.
play-noted = The comment on action { $number } is noted.
play-computer = { $who }: the computer ({ $level })
play-person = { $who }: a person
play-loaded =
    { $actions ->
        [one] { $file }: { $actions } action played.
       *[other] { $file }: { $actions } actions played.
    }
written = { $file }: written.

# A Conspiracy that lies face down.
hidden-trigger = trigger a Conspiracy ('look' shows which)
hidden-prepare = prepare a Conspiracy ('look' shows which) with { $card }

# -- what can be done, in groups

offers-choose = To choose ({ $rule }):
offers-build = Build:
offers-recruit = Recruit:
offers-activate = Activate:
offers-discard = Discard for coins:
offers-or = Or:
# $action: what follows is with which card; $about: price and effect
offers-wonder = Wonder { BARE($thing) }, with:
offers-wonder-about = Wonder { BARE($thing) } ({ $about }), with:
offers-prepare = Prepare { $thing }, with:
offers-prepare-about = Prepare { $thing } ({ $about }), with:
offers-prepare-hidden = Prepare a Conspiracy ('look' shows which), with:
offers-named = { $thing }
# $offerings: what the Offering tokens are worth that are spent
offers-using = { $thing } using { $offerings }
offers-face-down = @{ $place }

# -- what cannot be done

wrong-secret = This is about a face-down Conspiracy: 'look' shows which one.
wrong-many = { $typed } matches { $count } actions: type more of the name, or a number.
wrong-meant = { $typed } is not understood. Did you mean { $near }?
wrong-over = The game is over: there are no more actions.
wrong-over-command = The game is over; there is no command { $typed }.
wrong-over-advice = The game is over: there is nothing to give a hint about.
wrong-number = There is no action { $typed }; 'actions' lists 1 to { $count }.
wrong-why = Name an action, for example: why build Library
wrong-cost = Name a Building or a Wonder, for example: cost Library
wrong-rule = Name a rule or search for one, for example: rule BASE-MIL-03, or: rule extra turn
wrong-computer = The computer plays A or B, not { $typed }: computer B skilled
wrong-level = There is no level { $typed }; choose { $near }.
wrong-comment = There is no action to comment on yet.
wrong-undo = There is nothing to undo.
wrong-redo = There is nothing to redo.
wrong-save = Name a file, for example: save game.json
wrong-save-there = { $file } already exists: name another file, or type: save! { $file }
wrong-load = Name a file, for example: load game.json
file-unwritten = { $file } cannot be written: { $reason }.
file-unread = { $file } cannot be read: { $reason }.
file-unread-near = There is no file { $file }; did you mean { $near }?

# -- the command duel-nb

cli-output = The output
cli-input = The input
cli-no-command-near = There is no command { $typed }; did you mean { $near }?
cli-no-command = There is no command { $typed }: { $command } --help lists them.
cli-unusable = { $file } cannot be used: { $reason }.
cli-there = { $file } already exists: name another file, or add --force.
cli-there-folder = { $file } already exists: name another folder, or add --force.
cli-no-folder = There is no folder { $folder }.
cli-no-course =
    The notebooks of the course are not here: change to the folder of your clone (it contains 'notebooks'), or name a notebook file.
cli-replace = You changed { $file }, and the course has a newer version. Replace yours?
cli-copied = { $folder }: { $what }.
cli-not-installed = The notebooks of the course are not installed here.
cli-course-itself = { $folder } is the course itself: name another folder.
cli-course-there = { $folder }: the course is there.
copy-new =
    { $count ->
        [one] { $count } notebook copied
       *[other] { $count } notebooks copied
    }
copy-updated =
    { $count ->
        [one] { $count } notebook updated
       *[other] { $count } notebooks updated
    }
copy-replaced =
    { $count ->
        [one] { $count } notebook replaced
       *[other] { $count } notebooks replaced
    }
copy-removed =
    { $count ->
        [one] { $count } old copy removed (the notebook has a new name)
       *[other] { $count } old copies removed (the notebooks have new names)
    }
copy-kept =
    { $count ->
        [one] kept because you changed it: { $names } (rename it to get the new version)
       *[other] kept because you changed them: { $names } (rename them to get the new versions)
    }
cli-no-notebook-file = { $file } is not a notebook (.ipynb).
cli-not-built = { $folder } has no { $file }; 'duel-nb notebooks build' makes it.
cli-no-notebooks = There is no notebook { $typed }; no notebook has been built yet.
cli-root = You are root: JupyterLab is started with --allow-root.
cli-no-lab = JupyterLab is not installed; install it with: { $command }
cli-rule = Name a rule by its id or by words, for example duel-nb rule economy.
cli-picture = Pictures are written as PNG: the name { $file } must end in .png.
cli-not-saved = { $file }: { $problem }
cli-single = { $file } is a single position: --at is for recorded games.
cli-computer = The computer plays A or B, not { $typed }.
cli-two-games = Name one game to continue, not two.
cli-needs = { $option } needs { $other }.
cli-no-diagrams = Written without diagrams, since matplotlib is not installed; install it with: { $command }
cli-games = games
cli-left = left
cli-no-step =
    { $steps ->
        [one] The scenario has { $steps } step; there is no position { $given }.
       *[other] The scenario has { $steps } steps; there is no position { $given }.
    }
cli-no-name = The name of the file is empty.
cli-unmade = { $folder } cannot be created: { $reason }.
cli-games-written =
    { $games ->
        [one] { $folder }: { $games } game written.
       *[other] { $folder }: { $games } games written.
    }
cli-games-in =
    { $games ->
        [one] { $file }: { $games } game.
       *[other] { $file }: { $games } games.
    }
cli-stopped =
    { $games ->
        [one] Stopped after { $played } of { $games } game.
       *[other] Stopped after { $played } of { $games } games.
    }
cli-goes-on = { $stopped } They are in { $file }: the same command continues from there.
cli-rest-goes-on = { $unwritten } What was written before is kept: the same command continues from there.

# -- the progress of a class

class-learner = Learner
class-solved = Solved
class-lesson = Lesson
class-begun = Begun
class-finished = Finished
class-not-begun = { $learner } has not solved anything yet.
class-problem = { $learner }: { $problem }
class-test = Final test
class-before = Before
class-after = After
marks-no-folder = { $learner } has results on paper, but no folder with this name.
marks-columns = { $file } has no column { $missing }: its first line names the columns { $columns }.
marks-line = { $file }, line { $line }: { $problem }
marks-no-name = There is no name.
marks-no-date = { $given } is not a date such as 2026-11-27.
marks-no-count = { $right } of { $questions } is not a result such as 16 of 20.
