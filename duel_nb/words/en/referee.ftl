# The referee: what is asked of a position, the answer, and why.

# -- the questions

asking-can = May I?
asking-cost = What does it cost?
asking-moves = What can I do?
asking-can-example = build Library, or: Sphinx with Walls
asking-cost-example = Library
asking-who = Who
asking-what-tip = What the question is about
asking-ask = Ask
asking-file = a file, named after the question
asking-file-tip = The file for this question
asking-save = Save as a scenario
asking-say-what = Say what the question is about, such as: { $example }.
asking-not-understood = Not understood as it is written: "{ $text }".
asking-read-as = Read as: { $text }
asking-unwritten = The file cannot be written: { $reason }.
# $show: what to type
asking-saved = Saved as { $file }; { $show } plays it.
asking-the-file = The file
asking-as-it-stands =
    A choice is due here, or the game is over: this position can be asked about as it stands. To change it, set up the turn before it.

# -- the questions in words

ruling-can = Can { $who } { $action }?
asked-wonder = construct { BARE($thing) } with { $card }
ruling-cost = What does { $thing } cost { $who }?
ruling-moves = What are all the legal moves of { $who }?
ruling-moves-own-turn = What would be all the legal moves of { $who }, in { $who }'s own turn?
ruling-what-matters = What matters here?

# -- the answers

ruling-yes = Yes.
ruling-yes-for = Yes, for { count-coins }.
ruling-yes-for-nothing = Yes, for free.
# $worth: what the Offering tokens are worth that are spent
ruling-yes-with-offerings = { $count ->
    [one] Yes, with the Offering token worth { $worth }: { $price }.
   *[other] Yes, with the Offering tokens worth { $worth }: { $price }.
}
ruling-yes-with = Yes, with { count-coins } or more.
ruling-no = No.
ruling-not-now = No, not now.
ruling-own-turn-yes = Not now, but in { $who }'s own turn, yes.
ruling-own-turn-yes-with = Not now, but in { $who }'s own turn, yes, with { count-coins } or more.
# $verdict: one of those above; it begins with a small letter
ruling-if-accessible = If { $thing } is accessible: { $verdict }
ruling-not-given = It was not given where { $thing } is.
ruling-nothing = Nothing.
ruling-coins = { count-coins }.
ruling-none = None.
ruling-none-now = None now.
ruling-count =
    { $count ->
        [one] { $count } legal move.
       *[other] { $count } legal moves.
    }
ruling-count-if-enough =
    { $count ->
        [one] { $count } legal move, if the coins are enough.
       *[other] { $count } legal moves, if the coins are enough.
    }
ruling-in-age =
    { $age ->
        [0] This is the draft of the Wonders.
        [1] This is Age I.
        [2] This is Age II.
       *[other] This is Age III.
    }

# -- headings

ruling-bill = The bill
ruling-happens = What happens
ruling-besides = Also
ruling-rule = The rule

# -- the reasons

# $reason: a sentence
ruling-in-own-turn = And in { $who }'s own turn: { $reason }
ruling-short =
    { $who } has { count-coins }: { $short } short.
ruling-short-with-astarte =
    { $who } has { count-coins } and { $astarte } on Astarte: { $short } short.
ruling-keeps =
    { $who } has { count-coins } and would keep { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }.
ruling-keeps-with-astarte =
    { $who } has { count-coins } and { $astarte } on Astarte and would keep { $left ->
        [one] { $left } coin
       *[other] { $left } coins
    }.
# $action: what it costs and brings follows
ruling-move = { $action }: { $note }
ruling-move-alone = { $action }
ruling-refused = Refused, { $action }: { $reason }
ruling-then = Then: { $due }
ruling-item = { CAPITAL($item) }.
ruling-item-bought = { CAPITAL($item) }: { count-coins }.
ruling-to-opponent = { count-coins } of this would go to { $who }, who has Economy.
# Other payments: $price and its $items
ruling-or = Or { $price }: { $items }.
ruling-with-offerings = { $count ->
    [one] With the Offering token worth { $worth }: { $price }.
   *[other] With the Offering tokens worth { $worth }: { $price }.
}
ruling-turn = It is { $who }'s turn.
# $price and $note: what an action costs, and what it brings
ruling-price-and-note = { $price }. { $note }

ruling-pawn =
    { $spaces ->
        [one] The Conflict pawn is { $spaces } space from a victory of { $who }.
       *[other] The Conflict pawn is { $spaces } spaces from a victory of { $who }.
    }
# $where: a place of the military track, such as "3 spaces towards Ben"
ruling-minerva = Minerva, { $where }, stops the pawn once.
ruling-wonders =
    { $count ->
        [one] { $count } Wonder of at most { $most } has been constructed.
       *[other] { $count } Wonders of at most { $most } have been constructed.
    }
ruling-one-of = 1 { $resources }
ruling-has = { $who } has { count-coins } and produces { $made }.
ruling-has-nothing-made = { $who } has { count-coins } and produces nothing.
ruling-makes = { $who } produces { $made }.
ruling-makes-nothing = { $who } produces nothing.
ruling-unit-price = { $resource } { $price }
ruling-buys = { $who } buys at { $prices } coins a unit.
ruling-dearer = More expensive because of what the opponent produces: { $symbols }.
ruling-fixed-by = { $resource } by { $card }
ruling-fixed = Fixed at { count-coins }: { $cards }.
ruling-owns = { $who } owns { $token }.
ruling-symbols =
    { $count ->
        [one] { $who } has { $count } different scientific symbol of { $needed }.
       *[other] { $who } has { $count } different scientific symbols of { $needed }.
    }
ruling-controls =
    { $count ->
        [one] { $who } controls Chamber { $chambers } of the Senate: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $who } controls Chambers { $chambers } of the Senate: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
ruling-decree = { $who } has the Decree { $decree } in force.
ruling-next-senator = The next Senator costs { $who } { count-coins }.
ruling-prepared =
    { $count ->
        [one] { $count } of { $who }'s Conspiracy is prepared.
       *[other] { $count } of { $who }'s Conspiracies are prepared.
    }

# -- what was not given for a position

price-buildings-missing = { $coins }, { $whom }'s Buildings were not given
missing-buildings = Buildings
missing-wonders = Wonders
missing-progress = Progress tokens
missing-of-player = { $who }'s { $missing }
missing-not-counted = Not given, and so not counted: { $missing }.

# -- what cannot be asked or saved

ruling-no-player = There is no player { $typed }; expected A or B.
ruling-no-player-named = There is no player { $typed }; expected A or B ({ $first } or { $second }).
ruling-no-answer = Expected an answer of the referee, such as can() gives, not { $given }.
ruling-nothing-to-check = This answer says nothing that a scenario can check.
ruling-whole-game =
    This position cannot be written with a few names: the game is over or a choice is due. Set up the turn before it.
ruling-no-scenario = This question cannot be written as a scenario: { $problem }
ruling-file-there = { $file } already exists and was not changed: choose a new name.

# -- what an action would change, where only the change is known

would-coins-change = { $who }'s coins { $more }
# $low, $high: with their signs
would-coins-between = { $who }'s coins { $low } to { $high }
would-pawn-move =
    { $spaces ->
        [one] the pawn moves { $spaces } space towards { $who }
       *[other] the pawn moves { $spaces } spaces towards { $who }
    }
# a sentence as a part of a list
without-stop = { CLAUSE($sentence) }
