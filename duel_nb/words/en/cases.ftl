# Cases and scenarios: to guess, to step through, checked as a table; and the map of the course.
# Titles, questions and answers are those of their files.

# -- cases of a lesson

cases-guess = Guess the answer before you open it.
cases-count =
    { $count ->
        [one] { $count } case. Guess the answer before you open it.
       *[other] { $count } cases. Guess the answer before you open it.
    }
cases-answer = Answer
cases-board = Show on board
cases-no-board = Hide the board

# -- a scenario to step through

case-faq = Question of a rulebook
case-example = Example of a rulebook
case-rule = Rule at work
case-interaction = Rules that meet

case-label = Case
case-question = The question
case-position = The position
case-look = No action
case-back = Back
case-next = Next
case-step = Step
case-step-of = Step { $number } of { $last }: { $action }
case-where = { $number } of { $last }
case-answer-and-verdict = Answer and verdict
case-take-over = Take over here
case-take-over-tip = Play on from this position
case-show-all = Show all
case-fade = Fade the rest
case-fade-tip = Fade what this case is not about
case-to-scenario = Back to the scenario
case-to-question = Back to the question

# $who: "A" or "B"; $action in bold
case-tries-legal = { $who } tries { $action }: that is legal.
case-tries-refused = { $who } tries { $action }: refused. { $reason }
case-says-otherwise = The scenario says otherwise.
# $statement: as the scenario writes it
case-found = { $statement }; found: { $found }

case-answer = Answer: { $answer }
case-verdict = Verdict: { $verdict }
case-rules = Rules: { $rules }
case-from = From: { $source }
case-holds =
    { $checked ->
        [one] The one statement checked holds.
       *[other] All { $checked } statements checked hold.
    }
case-fails =
    { $checked ->
        [one] The one statement checked does not hold.
       *[other] { $wrong ->
            [one] { $wrong } of { $checked } statements checked does not hold.
           *[other] { $wrong } of { $checked } statements checked do not hold.
        }
    }
case-ok = ok: { $statement }
case-not-so = NOT SO: { $statement }; found: { $found }

case-no-step =
    { $steps ->
        [one] This scenario has { $steps } step; there is no step { $given }.
       *[other] This scenario has { $steps } steps; there is no step { $given }.
    }
case-no-case =
    { $cases ->
        [one] There is { $cases } case; there is no case { $given }.
       *[other] There are { $cases } cases; there is no case { $given }.
    }

# -- what a step changed, in a few words. $now and $before: figures

change-coins = { $who }'s coins { $before } → { $now }
change-points = { $who }'s points { $points }
# $what: names, each with + or -
change-city = { $who }'s City { $what }
change-standing = { $who }'s standing Wonders { $what }
change-progress = { $who }'s Progress tokens { $what }
change-wonders = { $who }'s Wonders { $what }
change-pawn = Conflict pawn { $before } → { $now }
change-military = Military token { $positions } gone
change-discard = discard pile { $what }
change-tokens = tokens on the board { $what }
change-age = Age { $before } → { $now }
change-more = +{ $thing }
change-less = -{ $thing }

# -- the report of a check

check-result = Result
check-scenario = Scenario
check-rules = Rules
check-passed = passed
check-failed = failed
check-error = error
# the same at the start of a line
check-mark-passed = ok
check-mark-failed = FAILED
check-mark-error = ERROR
check-summary = { $passed } of { $count } passed
check-summary-failed = { $failed } failed
check-summary-unread = { $unread } cannot be read or played
check-summary-skipped =
    { $skipped ->
        [one] { $skipped } TOML file is not a scenario (a scenario starts with the line: scenario = 1)
       *[other] { $skipped } TOML files are not scenarios (a scenario starts with the line: scenario = 1)
    }
check-open = { $summary }: open the table
check-sources-more = { $source } (and { $count } more)

# -- the map of the course, and what has been solved

course-game = The game
course-pantheon = With Pantheon
course-agora = With Agora
course-both = With both
course-any-time = At any time
course-to-play-well = To play well
course-measured = Play well: what games show
course-exercises =
    { $count ->
        [one] { $count } exercise
       *[other] { $count } exercises
    }
course-all-solved = all solved
course-solved = { $solved } of { $count } solved
course-line = { $lesson } ({ $solved })
course-lesson-solved = { $lesson }: { $solved }

progress-refresh = Refresh
progress-export = Export
progress-import = Import
progress-reset = Reset
progress-really = Really reset
progress-as-text = Progress as text: press Export, or paste a text here and press Import
progress-copy = Copy this text and keep it. On another machine, paste it here and press Import.
progress-read = Exercises imported: { $count }. The better result of each counts.
progress-sure = This forgets everything you have solved. Press again if you mean it.
progress-forgotten = All progress is deleted.
