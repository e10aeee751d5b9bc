# A game in the terminal, and the sentences of the command duel-nb (its --help is English).
# What is typed stays as it is in every language: commands such as save, and FILE, WORDS after them.

# -- commands: what is typed, and what it does

typed-board = board
typed-actions = actions
typed-why = why ACTION
typed-cost = cost THING
typed-rule = rule WORDS
typed-hint = hint
typed-computer = computer
typed-look = look
typed-log = log
typed-comment = comment WORDS
typed-undo = undo
typed-redo = redo
typed-save = save FILE
typed-load = load FILE
typed-new = new
typed-help = help
typed-quit = quit

command-board = show the whole position; just Enter shows the short form
command-actions = list the legal actions with prices and effects
command-why = say whether an action is allowed, and if not, why
command-cost = itemise what a Building or Wonder costs
command-rule = print a rule (rule BASE-MIL-03) or find some (rule extra turn)
command-hint = say what the coach would do, and why
command-computer = who plays: computer B skilled, computer B off
command-look = show what only you may see (the other player looks away)
command-log = tell the last ten actions again
command-comment = write something about the last action into the game
command-undo = take the last action back
command-redo = play it again
command-save = write the recorded game (save! FILE: over another file)
command-load = go on with a recorded game; load alone: with one of the last
command-new = begin another game with the same players and sets
command-help = print this
command-quit = stop; the game is kept for the next time

help-actions = Actions
help-commands = Commands
# $verbs: all of them
help-typing =
    Type the number of an action, or the action itself. It begins with { $verbs }: build Library, wonder Sphinx with Arsenal, discard Arsenal, take Law. Names may be written in any case.
help-finding =
    A part is enough to find it: arse and the Tab key, or Enter, offer what there is to do with the Arsenal. The arrow keys bring back earlier lines.

# -- questions. What is pressed: key-yes or key-no; the first in the brackets is also Enter.

key-yes = y
key-no = n
word-yes = yes
word-no = no
ask-yes = { $question } [Y/n]
ask-no = { $question } [y/N]
ask-go-on = Go on with the game of { $game }?
ask-meant = Did you mean { $action }?
ask-which-meant = Which did you mean? [1-{ $count }, n: none]
ask-which-game = Go on with which? [1-{ $count }, n: none]
ask-leave = Leave this game for the other one?
ask-another = Begin another game?
ask-stop = Stop here?
ask-kept = { $question } This one is kept: load finds it.
ask-lost = { $question } This one is not saved and would be lost.

# -- games that are kept

kept-about =
    { $actions ->
        [one] { $first } and { $second } ({ $actions } action, { $when })
       *[other] { $first } and { $second } ({ $actions } actions, { $when })
    }
kept-about-over = { $first } and { $second } (over, { $when })
kept-stays = A new game; the other one stays: load shows it.
kept-goes-on = The game is kept: duel-nb play goes on with it.
kept-not = This game cannot be kept for now ({ $reason }): save it before you leave.

# -- what is said in the course of a game

play-greeting =
    Type an action such as 'build Altar', its number, or a part of its name; help lists what else there is.
play-two = Two play at this keyboard; computer B lets the computer play B.
play-placeholder = an action, its number, or help; Tab completes
play-thinks = { $who } is thinking …
play-over = The game is over: save FILE keeps it, undo goes back, new begins another one.
play-secret = A secret choice: only { $who } looks at the screen now.
play-only = Only { $who } looks at the screen now.
play-shows = Enter shows it.
play-hides = Enter hides it again.
play-senate = Chambers of the Senate: { $chambers }
play-chamber = { $chamber } { $who }
play-chamber-nobody = { $chamber } nobody
play-allowed = It is allowed.
play-coach = The coach is thinking; Ctrl-C stops …
play-stopped = Stopped.
play-rule = rule { $rule } prints the rule.
play-noted = Noted for action { $number }.
play-computer = { $who }: the computer ({ $level })
play-person = { $who }: a person
play-loaded =
    { $actions ->
        [one] { $file }: { $actions } action played.
       *[other] { $file }: { $actions } actions played.
    }
written = { $file }: written.

# A Conspiracy that lies face down.
hidden-trigger = trigger a Conspiracy (look shows which)
hidden-prepare = prepare a Conspiracy (look shows which) with { $card }

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
offers-prepare-hidden = Prepare a Conspiracy (look shows which), with:
offers-named = { $thing }
# $offerings: what the Offering tokens are worth that are spent
offers-using = { $thing } using { $offerings }
offers-face-down = @{ $place }

# -- what cannot be done

wrong-secret = This is about a Conspiracy that lies face down: look shows which one.
wrong-many = { $typed } fits { $count } actions: name more, or use a number.
wrong-meant = { $typed } is not understood. Did you mean { $near }?
wrong-over = The game is over: there is nothing to choose from.
wrong-over-command = The game is over; there is no command { $typed }.
wrong-over-advice = The game is over: there is nothing to advise.
wrong-number = There is no action { $typed }; actions lists 1 to { $count }.
wrong-why = Say which action, for example: why build Library
wrong-cost = Say what, for example: cost Library
wrong-rule = Say which rule, for example: rule BASE-MIL-03, or: rule extra turn
wrong-computer = The computer plays A or B, not { $typed }: computer B skilled
wrong-level = There is no level { $typed }; choose { $near }, or off.
wrong-comment = Nothing has been played that could be commented on.
wrong-undo = There is nothing to take back.
wrong-redo = There is nothing to play again.
wrong-save = Say where to, for example: save game.json
wrong-save-there = { $file } is there already: name another file, or type: save! { $file }
wrong-load = Say which file, for example: load game.json
file-unwritten = { $file } cannot be written: { $reason }.
file-unread = { $file } cannot be read: { $reason }.

# -- the command duel-nb

cli-output = The output
cli-input = The input
cli-no-command-near = There is no command { $typed }; did you mean { $near }?
cli-no-command = There is no command { $typed }: { $command } --help lists them.
cli-unusable = { $file } cannot be used: { $reason }.
cli-there = { $file } is there already: name another file, or add --force.
cli-there-folder = { $file } is there already: name another folder, or add --force.
cli-no-folder = There is no folder { $folder }.
cli-no-course =
    The notebooks of the course are not here: go to the folder that you cloned (it holds 'notebooks'), or name a notebook file.
cli-replace = You changed { $file }, and the course has a newer one. Replace yours?
cli-no-notebook-file = { $file } is not a notebook (.ipynb).
cli-not-built = { $folder } has no { $file }; 'duel-nb notebooks build' makes it.
cli-no-notebook = There is no notebook { $typed }; there are: { $known }.
cli-no-notebooks = There is no notebook { $typed }; there are: none yet.
cli-root = You are root: JupyterLab is started with --allow-root.
cli-no-lab = JupyterLab is not installed here: { $command }
cli-rule = Name a rule by its id or by words, for example duel-nb rule economy.
cli-picture = A picture is written as .png; { $file } ends otherwise.
cli-not-saved = { $file } is not a saved position: { $problem }
cli-single = { $file } is a single position: --at is for recorded games.
cli-computer = The computer plays A or B, not { $typed }.
cli-two-games = Name one game to go on with, not two.
cli-no-diagrams = Without diagrams, for which matplotlib is missing: { $command }
cli-looked-at = actions looked at
cli-games = games
cli-left = left
cli-no-step =
    { $steps ->
        [one] The scenario has { $steps } step; there is no position { $given }.
       *[other] The scenario has { $steps } steps; there is no position { $given }.
    }
cli-unread = { $file } cannot be read: { $problem }
cli-nameless = A file without a name
cli-no-name = The name of the file is empty.
cli-unmade = { $folder } cannot be made: { $reason }.
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
cli-goes-on = { $stopped } { $file } keeps them: the same command goes on.
cli-rest-goes-on = { $unwritten } What was written before stays: the same command goes on from there.

# -- the progress of a class

class-learner = Learner
class-solved = Solved
class-lesson = Lesson
class-begun = Begun
class-finished = Finished
class-not-begun = { $learner } has not solved anything yet.
class-problem = { $learner }: { $problem }
