# Puzzles: tasks, hints, and answers to wrong tries. Why a solution is right is worked out from its
# proof; the files of the puzzles store it as a key and its parts.

puzzle-win-now = Win now
puzzle-win-now-task =
    { $me } wins by a supremacy in this turn, whatever turns up. How must the turn begin?
puzzle-win-now-advice =
    an extra turn counts as well, and so does what a Progress token brings. What is still missing, and what brings it in this turn?

puzzle-stop = Stop the supremacy
puzzle-stop-task =
    { $other } threatens to win in the next turn. Only one action stops it, whatever lies face down: what does { $me } do?
puzzle-stop-advice =
    with what would { $other } win? Take it away, make it too expensive, or leave nothing that brings { $other } there.

puzzle-uncover = Do not uncover it
puzzle-uncover-task =
    { $other } cannot win with the cards that are accessible now. Only one card can be taken without giving { $other } the chance to win in the next turn, whatever turns up: which one does { $me } take, and what for?
puzzle-uncover-advice =
    what would each card uncover for { $other }? A face-down card may be any card that has not been seen.

puzzle-two-turns = Win in two turns
puzzle-two-turns-task =
    { $me } wins by a supremacy in the next turn at the latest, whatever { $other } does and whatever turns up. What does { $me } do now?
puzzle-two-turns-advice =
    { $other } can answer one threat, seldom two. What makes two of them at once, or one that cannot be answered?

puzzle-last-card = The last cards
puzzle-last-card-task =
    The game is nearly over. Only one action wins it, whatever { $other } does: what does { $me } do?
puzzle-last-card-advice =
    count what each of the last cards brings both of you, coins and the Conflict pawn included, and who will take which.

# $theme: one of the titles above; $id: such as base-17; $difficulty: 1, 2 or 3
puzzle-asked =
    { $theme } ({ $difficulty ->
        [1] easy
        [2] medium
       *[3] hard
    }, { $id }). { $task }
puzzle-hint = { $theme }: { $advice }
# $things: what the first action of the solution is about
puzzle-look = Look at { $things }.
puzzle-look-could = Look at what "{ $action }" could do.
puzzle-play-first = Play something on the board first.
puzzle-so-far = { $who }'s turn goes on.
puzzle-not-judged = This cannot be judged: { $problem }
# $action: the wrong try; $line: what follows, such as "build Library", then "discard Altar"
puzzle-other-turn = After "{ $action }" it is { $who }'s turn.
puzzle-too-late = After "{ $action }" { $who } cannot win in time.
puzzle-too-late-after = After "{ $action }" and { $line } { $who } cannot win in time.
puzzle-then =
    { $replies ->
        [0] { "" }
       *[other] : { $line }
    }
puzzle-may-end = After "{ $action }" it may end { $mine } to { $theirs }{ puzzle-then }.
puzzle-may-end-blue =
    After "{ $action }" it may end { $mine } to { $theirs } (blue cards decide){ puzzle-then }.
puzzle-may-win-military = After "{ $action }" { $who } may win by military supremacy{ puzzle-then }.
puzzle-may-win-science = After "{ $action }" { $who } may win by scientific supremacy{ puzzle-then }.
puzzle-may-win-political = After "{ $action }" { $who } may win by political supremacy{ puzzle-then }.

# Why the solution is right. $me solves the puzzle against $other; $action is what somebody wins with,
# $tried a wrong try, both in quotation marks; $won: how the game is won.
puzzle-by =
    { $won ->
        [military] military supremacy
        [science] scientific supremacy
       *[political] political supremacy
    }
# $cards: what must turn up for it, $count cards
puzzle-if-turns-up =
    { $count ->
        [0] { "" }
        [1] { " " }if { $cards } turns up
       *[other] { " " }if { $cards } turn up
    }
puzzle-why-at-once = { $action } wins by { puzzle-by } at once, and nothing else does.
# $begun: the actions before it
puzzle-why-same-turn =
    { $begun } lets { $me } go on in the same turn, and { $action } wins by { puzzle-by }; every other beginning gives { $other } a turn first.
puzzle-why-not-enough =
    After anything else { $other } wins by { puzzle-by }: after { $tried }, for instance, with { $action }{ puzzle-if-turns-up }.
puzzle-why-unless-gone =
    Unless { $card } is gone, { $other } wins by { puzzle-by } with { $action }{ puzzle-if-turns-up }.
puzzle-why-anything-else =
    After anything else { $other } wins by { puzzle-by } with { $action }{ puzzle-if-turns-up }.
# $chances: how many are named; $one and $two are puzzle-why-chance
puzzle-why-uncovers =
    { $chances ->
        [0] Anything else gives { $other } the chance to win.
        [1] Anything else gives { $other } the chance to win: { $one }.
       *[other] Anything else gives { $other } the chance to win: { $one }, and { $two }.
    }
puzzle-why-chance = after { $tried } { $other } has { $action }{ puzzle-if-turns-up }
puzzle-why-wins = { $me } wins by { puzzle-by }.
puzzle-why-whatever = Whatever { $other } does, { $me } then wins by { puzzle-by }.
# $threats: how many there are; $first and $second: two of them
puzzle-why-threatens =
    { $threats ->
        [1] Then { $me } threatens { $first }, and nothing that { $other } can do prevents it.
        [2] Then { $me } threatens { $first } and { $second }, and { $other } cannot prevent all of it.
       *[other] Then { $me } threatens { $first } and { $second } and more, and { $other } cannot prevent all of it.
    }
# $end and $instead: how the game ends, one of the next three
puzzle-why-counts = It ends { $end } if both go on as shown; after { $tried }, { $instead }.
puzzle-why-counts-alone = It ends { $end }; after { $tried }, { $instead }.
puzzle-end = { $mine } to { $theirs }
puzzle-end-blue = { $mine } to { $theirs } (blue cards decide)
puzzle-end-supremacy = by { puzzle-by } for { $who }
