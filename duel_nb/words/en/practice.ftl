# What comes back: practice, and cards for Anki

doing-recall = Answer in your head
practice-answer = Show the answer
practice-knew = I knew it
practice-missed = I did not know it
practice-left =
    { $count ->
        [0] No more questions
        [one] { $count } question to go
       *[other] { $count } questions to go
    }
# $lesson: a link to it
practice-lesson = Lesson: { $lesson }.
practice-back =
    { $days ->
        [1] This comes back tomorrow.
       *[other] This comes back in { $days } days.
    }
practice-done = { $right } of { $asked } right.
practice-nothing-learnt = There is nothing to practise yet: solve an exercise of a lesson, and it comes back here when you might have forgotten it.
practice-nothing-due = Nothing is due today.
practice-next =
    { $days ->
        [1]
            { $count ->
                [one] { $count } question comes back tomorrow.
               *[other] { $count } questions come back tomorrow.
            }
       *[other]
            { $count ->
                [one] { $count } question comes back in { $days } days.
               *[other] { $count } questions come back in { $days } days.
            }
    }
practice-more =
    { $count ->
        [one] { $count } more is due.
       *[other] { $count } more are due.
    }
practice-go-on = Go on
practice-streak = { $days } days of practice in a row.
practice-often-wrong = What I keep getting wrong
# $rule: the title of its rule
practice-drill = Drill: { $rule }
practice-wrong-of = wrong { $wrong } of { $answers } times
practice-no-course = The lessons are not here: start in the folder of the course, or install duel-nb again.

practice-find-accessible = Find all the accessible cards.
practice-find-affordable = Find all the cards that { $who } can afford to construct now.

# in a terminal
practice-typed = Type the answer and press Enter; { $hint } gives a hint, { $solution } the solution, an empty line ends.
practice-press-enter = Press Enter to see the answer.
practice-did-you-know = Did you know it? { $yes } or { $no }
# one letter each, as typed
practice-yes = y
practice-no = n

anki-needs = A deck for Anki needs genanki, which is not installed: { $command }
anki-nothing = There is nothing to ask about this: choose other lessons or sets.
anki-no-deck = A deck for Anki is a file such as cards.apkg, and not { $file }.
anki-making = Making cards
anki-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
