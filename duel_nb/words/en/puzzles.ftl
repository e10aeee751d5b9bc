# Puzzles: what is asked, a first thought, and what is told to a wrong try. Why a solution is one is
# worked out from its proof, and stands in the file of the puzzles.

puzzle-win-now = Win now
puzzle-win-now-task =
    { $me } wins by a supremacy in this turn, whatever turns up. How must the turn begin?
puzzle-win-now-advice =
    an extra turn counts as well, and so does what a Progress token brings. What is still missing, and what brings it in this turn?

puzzle-stop = Stop the supremacy
puzzle-stop-task =
    { $other } threatens to win in the next turn. One thing alone stops it, whatever lies face down: what does { $me } do?
puzzle-stop-advice =
    with what would { $other } win? Take it away, make it too dear, or leave nothing that brings { $other } there.

puzzle-uncover = Do not uncover it
puzzle-uncover-task =
    { $other } cannot win with what can be taken now. After one card alone { $other } cannot win in the next turn either, whatever turns up: which does { $me } take, and what for?
puzzle-uncover-advice =
    what would each card lay open for { $other }? A card that lies face down may be any that has not been seen.

puzzle-two-turns = Win in two turns
puzzle-two-turns-task =
    { $me } wins by a supremacy in the next turn at the latest, whatever { $other } does and whatever turns up. What does { $me } do now?
puzzle-two-turns-advice =
    { $other } can answer one threat, seldom two. What makes two of them at once, or one that cannot be answered?

puzzle-last-card = The last cards
puzzle-last-card-task =
    The game is nearly over. One action alone wins it, whatever { $other } does: what does { $me } do?
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
puzzle-so-far = So far this is right; the turn of { $who } goes on.
puzzle-not-judged = This cannot be judged: { $problem }
# $action: the wrong try; $line: what follows, such as "build Library", then "discard Altar"
puzzle-other-turn = After "{ $action }" it is the turn of { $who }.
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
