# Puzzles: tasks, hints, and answers to wrong tries. Why a solution is right is worked out from its
# proof; the files of the puzzles store it as a key and its parts.

puzzle-win-now = Jetzt gewinnen
puzzle-win-now-task =
    { $me } gewinnt in diesem Zug durch eine Überlegenheit, was auch immer aufgedeckt wird. Wie muss der Zug beginnen?
puzzle-win-now-advice =
    Auch ein weiterer Zug zählt, ebenso was ein Fortschritts-Plättchen bringt. Was fehlt noch, und was bringt es in diesem Zug?

puzzle-stop = Die Überlegenheit verhindern
puzzle-stop-task =
    { $other } droht, im nächsten Zug zu gewinnen. Nur eines verhindert das, was auch immer verdeckt liegt: Was tut { $me }?
puzzle-stop-advice = Womit würde { $other } gewinnen? Nimm es weg, mach es zu teuer oder lass nichts liegen, womit { $other } das noch erreicht.

puzzle-uncover = Nicht freilegen
puzzle-uncover-task =
    { $other } kann mit dem, was jetzt zugänglich ist, nicht gewinnen. Nur eine einzige Karte lässt sich nehmen, ohne dass { $other } im nächsten Zug gewinnen kann, was auch immer aufgedeckt wird: Welche nimmt { $me }, und wofür?
puzzle-uncover-advice =
    Was würde jede Karte für { $other } freilegen? Eine verdeckte Karte kann jede sein, die noch niemand gesehen hat.

puzzle-two-turns = In zwei Zügen gewinnen
puzzle-two-turns-task =
    { $me } gewinnt spätestens im nächsten Zug durch eine Überlegenheit, was { $other } auch tut und was auch immer aufgedeckt wird. Was tut { $me } jetzt?
puzzle-two-turns-advice =
    Eine Drohung kann { $other } abwehren, zwei nur selten. Was schafft zwei auf einmal oder eine, die sich nicht abwehren lässt?

puzzle-last-card = Die letzten Karten
puzzle-last-card-task =
    Die Partie ist fast zu Ende. Nur eine Aktion gewinnt sie, was { $other } auch tut: Was tut { $me }?
puzzle-last-card-advice =
    Zähle, was jede der letzten Karten euch beiden bringt, auch Münzen und Konflikt-Spielfigur, und wer welche nehmen wird.

# $theme: one of the titles above; $id: such as base-17; $difficulty: 1, 2 or 3
puzzle-asked =
    { $theme } ({ $difficulty ->
        [1] leicht
        [2] mittel
       *[3] schwer
    }, { $id }). { $task }
puzzle-hint = { $theme }: { $advice }
# $things: what the first action of the solution is about
puzzle-look = Sieh dir das an: { $things }.
puzzle-look-could = Überlege, was diese Aktion bewirken könnte: { $action }.
puzzle-play-first = Spiele zuerst etwas auf dem Spielplan.
puzzle-so-far = { $who } ist weiter am Zug.
puzzle-not-judged = Das lässt sich nicht beurteilen: { $problem }
# $action: the wrong try; $line: what follows, such as „Bibliothek“ errichten, dann „Altar“ abwerfen
puzzle-other-turn = Nach dieser Aktion ist { $who } am Zug: { $action }.
puzzle-too-late = Nach dieser Aktion kann { $who } nicht mehr rechtzeitig gewinnen: { $action }.
puzzle-too-late-after = Nach diesen Aktionen kann { $who } nicht mehr rechtzeitig gewinnen: { $action }, dann { $line }.
puzzle-then =
    { $replies ->
        [0] { "" }
       *[other] : { $line }
    }
puzzle-may-end = Nach der Aktion { $action } kann es { $mine } zu { $theirs } ausgehen{ puzzle-then }.
puzzle-may-end-blue =
    Nach der Aktion { $action } kann es { $mine } zu { $theirs } ausgehen (blaue Karten entscheiden){ puzzle-then }.
puzzle-may-win-military = Nach der Aktion { $action } kann { $who } durch militärische Überlegenheit gewinnen{ puzzle-then }.
puzzle-may-win-science = Nach der Aktion { $action } kann { $who } durch wissenschaftliche Überlegenheit gewinnen{ puzzle-then }.
puzzle-may-win-political = Nach der Aktion { $action } kann { $who } durch politische Überlegenheit gewinnen{ puzzle-then }.

# Why the solution is one. $me solves the puzzle against $other; $action is what somebody wins with,
# $tried a wrong try; $won: how the game is won.
puzzle-by =
    { $won ->
        [military] militärische Überlegenheit
        [science] wissenschaftliche Überlegenheit
       *[political] politische Überlegenheit
    }
# $cards: what must turn up for it, $count cards
puzzle-if-turns-up =
    { $count ->
        [0] { "" }
        [1] { " " }(falls die Karte „{ $cards }“ aufgedeckt wird)
       *[other] { " " }(falls diese Karten aufgedeckt werden: { $cards })
    }
puzzle-why-at-once = Nur eine Aktion gewinnt sofort durch { puzzle-by }: { $action }.
# $begun: the actions before it
puzzle-why-same-turn =
    Damit bleibt { $me } am Zug: { $begun }. Dann gewinnt { $me } durch { puzzle-by }: { $action }. Nach jedem anderen Anfang ist zuerst { $other } am Zug.
puzzle-why-not-enough =
    Nach allem anderen gewinnt { $other } durch { puzzle-by }, zum Beispiel so: { $tried }, dann { $action }{ puzzle-if-turns-up }.
puzzle-why-unless-gone =
    Bleibt die Karte „{ $card }“ liegen, gewinnt { $other } durch { puzzle-by }: { $action }{ puzzle-if-turns-up }.
puzzle-why-anything-else =
    Nach allem anderen gewinnt { $other } durch { puzzle-by }: { $action }{ puzzle-if-turns-up }.
# $chances: how many are named; $one and $two are puzzle-why-chance
puzzle-why-uncovers =
    { $chances ->
        [0] Alles andere gibt { $other } die Chance zu gewinnen.
        [1] Alles andere gibt { $other } die Chance zu gewinnen: { $one }.
       *[other] Alles andere gibt { $other } die Chance zu gewinnen: { $one }; { $two }.
    }
puzzle-why-chance = { $tried }, dann { $action }{ puzzle-if-turns-up }
puzzle-why-wins = { $me } gewinnt durch { puzzle-by }.
puzzle-why-whatever = Was { $other } auch tut, danach gewinnt { $me } durch { puzzle-by }.
# $threats: how many there are; $first and $second: two of them
puzzle-why-threatens =
    { $threats ->
        [1] Dann hat { $me } eine Drohung, gegen die { $other } nichts tun kann: { $first }.
        [2] Dann hat { $me } zwei Drohungen, und { $other } kann nicht beide abwehren: { $first }; { $second }.
       *[other] Dann hat { $me } mehrere Drohungen, und { $other } kann nicht alle abwehren, darunter: { $first }; { $second }.
    }
# $end and $instead: how the game ends, one of the next three
puzzle-why-counts =
    Spielen beide weiter wie gezeigt, endet es { $end }. Zum Vergleich: { $tried }, und es endet { $instead }.
puzzle-why-counts-alone = Es endet { $end }. Zum Vergleich: { $tried }, und es endet { $instead }.
puzzle-end = { $mine } zu { $theirs }
puzzle-end-blue = { $mine } zu { $theirs } (blaue Karten entscheiden)
puzzle-end-supremacy = mit dem Sieg von { $who } durch { puzzle-by }
