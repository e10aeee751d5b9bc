# The frames of exercises, cases and scenarios, and what has been solved. Questions, hints and
# reasons of the course itself are not here: the course is English.

# -- what is to be done: the heading of an exercise

doing-ask = Write
doing-better = Play better
doing-do = Play
doing-find = Find
doing-order = Put in order
doing-predict = Predict
doing-price = Work out
doing-score = Count
doing-solve = Solve

# -- its buttons

exercise-check = Check
exercise-hint = Hint
exercise-solution = Solution
exercise-play-out = Play it out
exercise-play-out-tip = Show what happens, on a board to play on
exercise-put-away = Hide the board
exercise-again = Start again
exercise-take-back = Take it back
exercise-next-puzzle = Next puzzle
exercise-next-question = Next question
exercise-in-words = The board in words
exercise-lost = <b>This exercise has lost its kernel</b>, which was restarted or has stopped. What you have solved is kept; to go on, click this cell, choose <i>Run ▸ Run All Above Selected Cell</i> and press Shift+Enter.

exercise-hint-of = Hint { $number } of { $count }
exercise-solved = solved
exercise-see-also = See also:
exercise-asked = { $doing }: { $question }
exercise-rule = { $title }: { $text }

# -- the verdict

verdict-correct = Correct.
verdict-so-far = Right so far.
verdict-not-yet = Not yet.
verdict-not-tried = Not tried yet.
verdict-cannot = This cannot be checked.

# -- answers of any kind that cannot be read

answer-nothing = Nothing is written here yet.
answer-number = The answer is a whole number, not { $given }.
answer-actions = Give actions, such as 'build Library', as a list.
# $problem: a sentence
answer-not-played = This cannot be played: { $problem }
answer-stopped-at = { CAPITAL($action) }: { $problem }

# -- lines of play: "build Library", then "discard Palace"

line-action = "{ $action }"
line-then = { $first }, then { $next }
line-solution = Play { $line }.
line-solution-of-several = Play { $line }. This is one way of several.

# -- predict

predict-type = type what you expect
predict-type-number = type a number
predict-choose = Choose one of: { $options }.
predict-not = It is not { $given }.
# two answers that are both right, each a sentence
predict-or = { $first } Or: { $other }

# -- find

find-thing = { $thing }
find-space = space { $space }
find-chamber = Chamber { $chamber }
find-face-down-at = the face-down card ({ $place })
find-offering-at = Offering { $worth } ({ $place })
find-token-at = the { $mythology } token ({ $place })
find-these = { CAPITAL($things) }.
find-face-up = This lies face up: { $thing }.
find-not-the-one = Not { $thing }.
find-not-one-of-them = Not among them: { $thing }.
find-missing =
    { $count ->
        [one] One is still to be found.
       *[other] { $count } are still to be found.
    }
find-not-there = { CAPITAL(thing-inside) } is not on this board.
find-names = Give names, with commas between them.
find-how = Click on the board, or use the buttons.
find-nothing-marked = Nothing is marked yet.

# -- do

do-too-many =
    Do it in { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    }: you took { $taken }.
do-in-one-turn = Do it in one turn: here { $who } had a turn before it was done.
do-so-far = Reached so far: { $reached } of { $count } things asked for.
do-play-on =
    Play on: { $left ->
        [one] { $left } action left.
       *[other] { $left } actions left.
    }
do-not-reached = This play does not reach it. Go back and try another.

# -- order

order-comes-after = “{ $this }” comes after “{ $that }”.
order-numbers = Give the numbers of the steps in order, such as '2 1'.
order-no-step = There is no step { $given }: give their numbers in order, such as '2 1'.
order-each-once = Name each of the { $count } steps once.
order-up = Move step { $number } up
order-down = Move step { $number } down

# -- price. $who pays; $whom is the opponent.

price-type = coins
price-number = A price is a whole number of coins, not { $given }.
price-free = It is free.
price-coins = { count-coins }.
price-more = It is more than { count-coins }. Take the cost symbol by symbol: produced, or bought at which price?
price-less = It is less than { count-coins }. Take the cost symbol by symbol: produced, or bought at which price?
price-more-to-activate = It is more than { count-coins }. Begin with the price of the space, then take off what makes it cheaper.
price-less-to-activate = It is less than { count-coins }. Begin with the price of the space, then take off what makes it cheaper.

price-chained = { $who } has the chain symbol on { thing-inside.the }: nothing is paid.
price-bare =
    { $coins ->
        [one] { $coins } coin is
       *[other] { $coins } coins are
    } the bare price. Count the { $resources } on { $whom }'s brown and grey cards.
price-bare-and-fixed =
    { $coins ->
        [one] { $coins } coin is
       *[other] { $coins } coins are
    } the bare price. { $who } buys { $resources } at a fixed one.
price-is-fixed = A yellow card of { $who } fixes a price at { count-coins }, whatever { $whom } produces.
price-own-production = A player's own production does not change the price of a unit.
price-produced = What { $who } produces is there for every construction: only the rest is bought.
price-coins-missing = The coins of the cost itself are missing.
price-resources-missing = Some of the resources have to be bought.
price-resources-besides = There are resources to buy besides.
price-something-cheaper = Something makes it cheaper: look at the tokens, yellow cards and Wonders.
price-something-cheaper-with-decrees =
    Something makes it cheaper: look at the tokens, yellow cards, Decrees and Wonders.

price-of-opponent = That is { $whom }'s price. Each space shows two: { $who }'s is { $coins }.
price-of-the-gate =
    { $factor ->
        [2] The Gate costs twice the price of its space.
       *[other] The Gate costs { $factor } times the price of its space.
    }
price-doubled-first = First the price is doubled, then everything else comes off.
# $item: an item of the bill
price-cheaper-by = Something makes it cheaper: { $item }.
price-begin-with = Begin with { $who }'s price of the space, not with { $whom }'s.
price-activation-cheaper = Something makes it cheaper: look at the Wonders and tokens.

# -- score: the lines of the sheet

score-blue = Blue
score-green = Green
score-yellow = Yellow
score-purple = Purple
score-wonders = Wonders
score-progress = Progress
score-military = Military
score-treasury = Treasury
score-divinities = Divinities
score-senate = Senate

score-total = Total: { $points }
score-line-points = { $line } { $points }
score-solution =
    { $points ->
        [one] { $lines }: { $points } point in all.
       *[other] { $lines }: { $points } points in all.
    }
score-in-all =
    { $points ->
        [one] { $points } point in all.
       *[other] { $points } points in all.
    }
score-each-line = Every line needs a number: { $lines }.
score-empty-lines = Every line needs a number, also a 0: { $lines }.
score-no-line = The sheet has no line { $given }: { $lines }.
score-whole = { $line }: points are a whole number, not { $given }.

score-coins-no-points = Treasury: coins are not points; { $coins } make one.
score-incomplete = Treasury: an incomplete set of { $coins } is worth nothing.

score-again-blue = Blue: count again. This line counts the points printed on blue Buildings.
score-again-green = Green: count again. This line counts the points printed on green Buildings.
score-again-yellow = Yellow: count again. This line counts the points printed on yellow Buildings.
score-again-purple = Purple: count again. This line counts what the Guilds or Grand Temples are worth.
score-again-wonders = Wonders: count again. This line counts the points printed on Wonders that stand.
score-again-progress = Progress: count again. This line counts the points of Progress tokens.
score-again-military =
    Military: count again. This line counts the points of the pawn's zone, for whoever has pushed it there.
score-again-treasury = Treasury: count again. This line counts 1 point for every { $coins } coins.
score-again-divinities =
    Divinities: count again. This line counts the points of Divinities and the coins left on Astarte.
score-again-senate =
    Senate: count again. This line counts the points of the Chambers with strictly more cubes.

# -- ask: to write a scenario

# $problem: what does not hold
ask-does-not-hold = It does not hold: { $problem }
ask-rule-not-at-work = It holds, but this rule is not at work in it.
ask-missing = Something that was asked for is missing.
ask-your-scenario = your scenario

# -- what has been solved

lesson-solved = { $solved } of { $count } exercises solved
lesson-finished =
    { $count ->
        [one] You have solved the one exercise of this lesson.
       *[other] You have solved all { $count } exercises of this lesson.
    }
# $lesson: its title, to be clicked
lesson-next = Next: { $lesson }.
lesson-with-sets = with { $sets }: { $lesson }
lesson-otherwise = otherwise: { $lesson }
lesson-rules = The rules of this lesson ({ $count }): open one to read it
solved-correct = solved
solved-with-solution = solved, with the solution shown
solved-seen = solution shown, counts when solved on another day
exercise-another-day = You looked at the solution today, so the exercise counts as solved when you find the answer on another day.
solved-so-far = right so far
solved-not-yet = not yet
solved-not-tried = not tried
solved-cannot = cannot be checked

lesson-no-exercise = There is no exercise { $given }; there are: { $known }.
lesson-no-exercise-yet =
    There is no exercise { $given }: no exercise has been shown yet. Run the cells that make them.
lesson-no-exercise-but = There is no exercise { $given }; did you mean { $near }?
lesson-name = A lesson has the name of its notebook, such as '05-wonders', and not { $given }.
no-lesson = There is no lesson { $typed }; there are { $known }.
no-lesson-near = There is no lesson { $typed }; the nearest is { $near }.

progress-not-json = this text is not the progress of this course (it is not JSON).
progress-not-ours = this text is not the progress of this course.
progress-damaged = this text is damaged: an exercise in it cannot be read.
progress-newer = this text was written by a newer version of duel_nb: update this one.
progress-damaged-practice = this text is damaged: what was practised cannot be read.
# $problem: a sentence
progress-stays = { $file } stays as it is: { $problem }
progress-unreadable = { $file } cannot be read ({ $reason }); it stays as it is.
progress-unwritten = { $file } cannot be written ({ $reason }): what you have solved is kept until this kernel stops; the next answer tries to write the file again.

## Drills
drill-uncover = { $count ->
    [1] This card leaves the structure: { $cards }. Find the cards that become accessible and were not before.
   *[other] These cards leave the structure, in this order: { $cards }. Find the cards that become accessible and were not before.
}
drill-chain = Find all the face-up cards that { $who } could construct free by chain, whether they are accessible or not.
action-with-place = { $action } ({ $place })
drill-who = { $who } plays: { $action }. Who is to act then?
drill-turn = { $who } begins a turn.
drill-choice = { $who } makes a choice.
drill-pawn = { $who } plays: { $action }. Where is the Conflict pawn then?
drill-pays = { $who } plays: { $action }. How many coins are to be paid?
drill-score = The game is over. Fill in { $who }'s score sheet.
drill-politician-easy = { $who } plays: { $action }. How many Senate actions are there?
drill-politician-medium = { $who } plays: { $action }. From how many Chambers may a cube be moved with the first Senate action?
drill-politician-hard = { $who } plays: { $action }. In how many ways (from one Chamber to another) may a cube be moved with the first Senate action?
# $moves: such as "1 → 2, 3 → 2"
drill-moves = A cube can be moved from one Chamber to another as follows: { $moves }.
drill-so-far = { $right } of { $asked } right
drill-needs = The drill { $kind } needs the expansion { $expansion }.

# -- find it yourself: a mistake of one's own game, as an exercise
# $before, $after: the chance to win with the best action, and with another one

better-asked = { $age ->
    [0] From your game, during the draft: { $who } is to choose. What was played was a mistake: play a better action.
   *[other] From your game, { $named }: it is { $who }'s turn. What was played was a mistake: play a better action.
 }
better-hint = What was played ({ $action }) brings the chance to win from { $before } down to { $after }.
better-found = It was best to { $action }: { $who }'s chance to win is { $before }, and { $after } after what was played ({ $played }).
better-as-good = To { $action } is about as good as the best action: { $who }'s chance to win is { $after }, with the best one { $before }.
better-not = { $who }'s chance to win is { $after } after this ({ $action }); with the best action it would be { $before }.
better-same = This is what was played: { $who } can do better.
better-left = { $count ->
    [one] One mistake to play better.
   *[other] { $count } mistakes to play better.
 }
better-none = There is no mistake to play better.
better-done = { $right } of { $asked } played better. They come back in practice.

## Cells of a notebook

lesson-start = Start this lesson
# $id (String): of the exercise
lesson-exercise = Exercise: { $id }
lesson-code = Code
courses-building = The notebooks are being built …
