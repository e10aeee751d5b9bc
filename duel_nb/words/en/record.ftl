# A recorded game as something to read: a notebook, Markdown, diagrams.

# -- its head

record-title = { $first } against { $second }
# $mix: which sets are in play; $edition: whose printing of the rules is followed
record-players =
    { $first } began (player A), { $second } came second (player B). Played with { $mix ->
        [base] the base game
        [pantheon] the base game and Pantheon
        [agora] the base game and Agora
       *[both] the base game, Agora and Pantheon
    }, by the { $edition ->
        [de] German
        [fr] French
        [ru] Russian
       *[en] English
    } edition; { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
record-not-over = The game is not over.
record-introduction =
    Everything below comes from the rules engine of duel_nb: what happened, in which order, and by which rule. In a notebook, run the next cell first: then every board below is live, and you can step through the game and play on from there.

# -- the score sheet

record-score = The score sheet
record-score-so-far = The score sheet so far
record-total = Total

# -- the actions and the coach

record-coach = The coach
record-coach-action = Action
record-coach-says = What the coach says
record-turning-points = Turning points
record-turning-point-of = Action { $number }.
record-turning-point = Turning point.
record-beginning = The beginning
record-action = { $number }. { $who }: { $action }
record-secret = a secret choice
record-marked = { $who }: { $action }
# $remarks: whole sentences
record-reviewed = { $number }. { $who }: { $action }. { $remarks }

record-rules = The rules of this game
record-rule = Rule
record-rule-says = What it says

# -- going on

record-continue = Continue from any turn
# a comment in a line of Python
record-game-file = the game file
record-choose =
    Choose a number from 0 (the beginning) to { $last } (the end). Click a card on the board to play on differently; the slider steps through the game as it was.
record-ask =
    Or ask the engine about that position: what was legal, what something cost, and why something was not allowed.

# -- what pictures show

record-after =
    { $actions ->
        [0] The beginning
        [one] After { $actions } action
       *[other] After { $actions } actions
    }
record-diagrams = Diagrams of this game
record-chances = The chance to win

# -- turning points

# $kept: for how many actions; 0 to the end of the game
turning-lead =
    { $who } takes the lead, by { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended here, and { $kept ->
        [0] never loses it again
        [one] keeps it for { $kept } action
       *[other] keeps it for { $kept } actions
    }.
turning-step =
    One of the largest steps of the game: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $who }.
turning-pawn =
    The Conflict pawn stands { $position }, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } short of military supremacy for { $who }.
turning-symbols = { $who } owns { $symbols } different symbols: one more would win the game.
turning-chambers = { $who } controls { $chambers } Chambers: one more would win the game.
turning-end = { CAPITAL($outcome) }; the points are { $first } : { $second }.

# -- diagrams

plot-by-category = Points by category
plot-by-category-so-far = Points so far, by category
plot-points = Points, as if the game ended there
plot-coins = Coins
plot-pawn = Military track: { $second }'s capital above, { $first }'s below
plot-chance = { $who }'s chance to win
plot-of-points = points
plot-of-coins = coins
plot-of-pawn = Conflict pawn
plot-actions = actions played
plot-sum = { $who }: { $points }

# The same in words. $one, $two: the figures of the first and the second player.
plot-totals-summary = Points: { $first } { $one }, { $second } { $two }.
plot-points-summary =
    Points, as if the game ended there: { $first } { $one }, { $second } { $two } in the last position.
plot-coins-summary = Coins: { $first } { $one }, { $second } { $two } in the last position.
plot-pawn-summary = Conflict pawn: { $position } in the last position.
plot-chance-summary = { $who }'s chance to win: { $percent } in the last position.
plot-chance-unknown = { $who }'s chance to win: unknown in the last position.

# -- what cannot be done

record-ending =
    { $file } must end in .ipynb (a notebook), .md (Markdown) or .html (slides).
plot-unknown = There is no diagram { $given }; there are { $known }.
plot-ending = The name of a diagram must end in one of { $known }, unlike { $file }.
plot-needs = Diagrams need matplotlib, which is not installed: { $command }
