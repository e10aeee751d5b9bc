# Quizzes and final tests: questions with choices.

quiz-plays = { $who } plays: { $action }.
quiz-coins = How many coins does { $who } have then?
quiz-symbols = { $played ->
    [0] How many different scientific symbols does { $who } have?
   *[other] How many different scientific symbols does { $who } have then?
 }
quiz-points = { $played ->
    [0] How many points does { $who } have if the game ends like this?
   *[other] How many points does { $who } have then?
 }
quiz-line = { $played ->
    [0] How many points does { $who } enter on the line “{ $line }” of the score sheet?
   *[other] How many points does { $who } then have on the line “{ $line }” of the score sheet?
 }
quiz-cubes = { $played ->
    [0] How many Influence cubes does { $who } have in the Senate?
   *[other] How many Influence cubes does { $who } have in the Senate then?
 }
quiz-cubes-in = { $played ->
    [0] How many Influence cubes does { $who } have in Chamber { $chamber }?
   *[other] How many Influence cubes does { $who } have in Chamber { $chamber } then?
 }
quiz-decrees = { $played ->
    [0] How many Decrees apply to { $who }?
   *[other] How many Decrees apply to { $who } then?
 }
quiz-accessible = How many face-up cards are accessible then?
quiz-pawn = Where is the Conflict pawn then?
quiz-who = Who is to act then?
quiz-end = How does the game stand then?
quiz-goes-on = The game goes on
quiz-controls = { $played ->
    [0] Who controls Chamber { $chamber }?
   *[other] Who controls Chamber { $chamber } then?
 }
quiz-nobody = Nobody
quiz-may = Is { $who } allowed to { $action }?
quiz-forbidden = Which of these is { $who } not allowed to do?
quiz-yes = Yes
quiz-no = No
# A choice begins with a capital letter.
quiz-capital = { CAPITAL($text) }

# -- quizzes and tests

quiz-title = Quiz
# $numbers: such as 04, 06
quiz-of-lessons = { $count ->
    [1] Quiz: lesson { $numbers }
   *[other] Quiz: lessons { $numbers }
 }
# $test: one of the four below
quiz-test = Final test: { $test }
quiz-of-base = the base game
quiz-of-pantheon = Pantheon
quiz-of-agora = Agora
quiz-of-both = both expansions
quiz-question = Question { $number } of { $count }
quiz-sheet = { $count ->
    [1] 1 question. One answer to it is right. (Seed { $seed })
   *[other] { $count } questions. One answer to each is right. (Seed { $seed })
 }
quiz-sheet-test = { $count ->
    [1] 1 question. One answer to it is right, and { $needed } right answer passes. (Seed { $seed })
   *[other] { $count } questions. One answer to each is right. { $needed } right answers pass. (Seed { $seed })
 }
quiz-name = Name:
quiz-date = Date:
quiz-key = Key

# -- to take in a notebook

quiz-answered = { $answered } of { $count } answered
quiz-needs = { $count ->
    [1] 1 question with one right answer, and { $needed } right answer passes.
   *[other] { $count } questions with one right answer each. { $needed } right answers pass.
 }
quiz-choices = Answer
quiz-finish = Finish
quiz-finish-open = { $open ->
    [1] 1 question has no answer yet. Press Finish again to count it as wrong.
   *[other] { $open } questions have no answer yet. Press Finish again to count them as wrong.
 }
quiz-mark = { $right } of { $count } right, { $percent }.
quiz-passed = Passed: { $needed } were needed.
quiz-not-passed = Not passed: { $needed } are needed.
quiz-right = Right.
quiz-wrong = Not right: { $answer }
quiz-read = Read again: { $lessons }

# -- errors

quiz-no-subject = No scenario is about { $typed }: give a rule, a set or a subject such as base/military.
quiz-no-subject-near = No scenario is about { $typed }; the nearest is { $near }.
quiz-no-questions = There are no questions about this.
quiz-too-few = { $count ->
    [1] There is only 1 question about this, not { $wanted }.
   *[other] There are only { $count } questions about this, not { $wanted }.
 }
quiz-test-alone = A final test is about a whole set: leave out lessons and subjects.
quiz-no-page = A quiz is a page such as 'quiz.html', not { $file }.
quiz-no-choice = There is no choice { $given }; there are { $letters }.
