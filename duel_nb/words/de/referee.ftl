# The referee: what is asked of a position, the answer, and why.

# -- the questions

asking-can = Darf ich?
asking-cost = Was kostet es?
asking-moves = Was kann ich tun?
asking-can-example = Bibliothek errichten, oder: Sphinx mit Mauern
asking-cost-example = Bibliothek
asking-who = Wer
asking-what-tip = Worum es in der Frage geht
asking-ask = Fragen
asking-file = eine Datei, nach der Frage benannt
asking-file-tip = Die Datei für diese Frage
asking-save = Als Szenario speichern
asking-say-what = Sage, worum es in der Frage geht, etwa: { $example }.
asking-not-understood = So, wie es dasteht, ist „{ $text }“ nicht zu verstehen.
asking-read-as = Gelesen als: { $text }
asking-unwritten = Die Datei lässt sich nicht schreiben: { $reason }.
# $show: what to type
asking-saved = Gespeichert als { $file }; { $show } spielt es ab.
asking-the-file = Die Datei
asking-as-it-stands =
    Hier steht eine Entscheidung an, oder die Partie ist zu Ende: Nach dieser Stellung kann man fragen, wie sie ist. Um sie zu ändern, baue den Zug davor auf.

# -- the questions in words

ruling-can = Darf { $who } { $action }?
asked-wonder = „{ $thing }“ mit „{ $card }“ errichten
ruling-cost = Was muss { $who } für „{ $thing }“ bezahlen?
ruling-moves = Welche Aktionen sind { $who } erlaubt?
ruling-moves-own-turn = Welche Aktionen wären { $who } im eigenen Zug erlaubt?
ruling-what-matters = Worauf kommt es hier an?

# -- the answers

ruling-yes = Ja.
ruling-yes-for = Ja, für { count-coins }.
ruling-yes-for-nothing = Ja, es kostet nichts.
# $worth: what the Offering tokens are worth that are spent
ruling-yes-with-offerings = { $count ->
    [one] Ja, mit dem Opfergaben-Plättchen mit Wert { $worth }: { $price }.
   *[other] Ja, mit den Opfergaben-Plättchen mit Wert { $worth }: { $price }.
}
ruling-yes-with = Ja, ab { count-coins }.
ruling-no = Nein.
ruling-not-now = Nein, jetzt nicht.
ruling-own-turn-yes = Jetzt nicht, aber wenn { $who } am Zug ist, ja.
ruling-own-turn-yes-with = Jetzt nicht, aber wenn { $who } am Zug ist, ja, ab { count-coins }.
# $verdict: one of those above; it begins with a small letter
ruling-if-accessible = Wenn „{ $thing }“ zugänglich ist: { $verdict }
ruling-not-given = Wo „{ $thing }“ liegt, ist nicht angegeben.
ruling-nothing = Nichts.
ruling-coins = { count-coins }.
ruling-none = Keine.
ruling-none-now = Jetzt keine.
ruling-count =
    { $count ->
        [one] { $count } erlaubte Aktion.
       *[other] { $count } erlaubte Aktionen.
    }
ruling-count-if-enough =
    { $count ->
        [one] { $count } erlaubte Aktion, wenn die Münzen reichen.
       *[other] { $count } erlaubte Aktionen, wenn die Münzen reichen.
    }
ruling-in-age =
    { $age ->
        [0] Das ist die Auswahl der Weltwunder.
        [1] Das ist Zeitalter I.
        [2] Das ist Zeitalter II.
       *[other] Das ist Zeitalter III.
    }

# -- headings

ruling-bill = Die Rechnung
ruling-happens = Was geschieht
ruling-besides = Außerdem
ruling-rule = Die Regel

# -- the reasons

# $reason: a sentence
ruling-in-own-turn = Und wenn { $who } am Zug ist: { $reason }
ruling-short =
    { $who } hat { count-coins }: { $short } zu wenig.
ruling-short-with-astarte =
    { $who } hat { count-coins } und { $astarte } auf Astarte: { $short } zu wenig.
ruling-keeps =
    { $who } hat { count-coins } und behielte { $left ->
        [one] { $left } Münze
       *[other] { $left } Münzen
    }.
ruling-keeps-with-astarte =
    { $who } hat { count-coins } und { $astarte } auf Astarte und behielte { $left ->
        [one] { $left } Münze
       *[other] { $left } Münzen
    }.
# $action: what it costs and brings follows
ruling-move = { $action }: { $note }
ruling-move-alone = { $action }
ruling-refused = Nicht erlaubt, { $action }: { $reason }
ruling-then = Danach: { $due }
ruling-item = { CAPITAL($item) }.
ruling-item-bought = { CAPITAL($item) }: { count-coins }.
ruling-to-opponent = Davon gingen { count-coins } durch die Wirtschaft an { $who }.
# Other payments: $price and its $items
ruling-or = Oder { $price }: { $items }.
ruling-with-offerings = { $count ->
    [one] Mit dem Opfergaben-Plättchen mit Wert { $worth }: { $price }.
   *[other] Mit den Opfergaben-Plättchen mit Wert { $worth }: { $price }.
}
ruling-turn = { $who } ist am Zug.
# $price and $note: what an action costs, and what it brings
ruling-price-and-note = { $price }. { $note }

ruling-pawn =
    { $spaces ->
        [one] Die Konflikt-Spielfigur ist { $spaces } Feld von einem Sieg für { $who } entfernt.
       *[other] Die Konflikt-Spielfigur ist { $spaces } Felder von einem Sieg für { $who } entfernt.
    }
# $where: a place of the military track, such as "3 Felder Richtung Ben"
ruling-minerva = Minerva ({ $where }) hält die Konflikt-Spielfigur einmal auf.
ruling-wonders =
    { $count ->
        [one] { $count } von höchstens { $most } Weltwundern wurde errichtet.
       *[other] { $count } von höchstens { $most } Weltwundern wurden errichtet.
    }
ruling-one-of = 1 { $resources }
ruling-has = { $who } hat { count-coins } und produziert { $made }.
ruling-has-nothing-made = { $who } hat { count-coins } und produziert nichts.
ruling-makes = { $who } produziert { $made }.
ruling-makes-nothing = { $who } produziert nichts.
ruling-unit-price = { $resource } { $price }
ruling-buys = { $who } kauft für so viele Münzen je Einheit: { $prices }.
ruling-dearer = Teurer durch die Produktion des Gegners: { $symbols }.
ruling-fixed-by = { $resource } durch „{ $card }“
ruling-fixed = Fester Preis von { count-coins }: { $cards }.
ruling-owns = { $who } besitzt das Fortschritts-Plättchen „{ $token }“.
ruling-symbols =
    { $count ->
        [one] { $who } hat { $count } Forschungssymbol von { $needed } verschiedenen.
       *[other] { $who } hat { $count } verschiedene Forschungssymbole von { $needed }.
    }
ruling-controls =
    { $count ->
        [one] { $who } kontrolliert Kammer { $chambers } des Senats: { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
       *[other] { $who } kontrolliert die Kammern { $chambers } des Senats: { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
    }
ruling-decree = Für { $who } gilt das Dekret „{ $decree }“.
ruling-next-senator = Der nächste Senator kostet { $who } { count-coins }.
ruling-prepared =
    { $count ->
        [one] { $count } Verschwörung von { $who } ist vorbereitet.
       *[other] { $count } Verschwörungen von { $who } sind vorbereitet.
    }

# -- what was not given for a position

price-buildings-missing = { $coins }, die Gebäude von { $whom } sind nicht angegeben
missing-buildings = Gebäude
missing-wonders = Weltwunder
missing-progress = Fortschritts-Plättchen
missing-of-player = { $missing } von { $who }
missing-not-counted = Nicht angegeben und darum nicht gezählt: { $missing }.

# -- what cannot be asked or saved

ruling-no-player = Einen Spieler { $typed } gibt es nicht; erwartet wird A oder B.
ruling-no-player-named = Einen Spieler { $typed } gibt es nicht; erwartet wird A oder B ({ $first } oder { $second }).
ruling-no-answer = Erwartet wird eine Antwort des Schiedsrichters, wie can() sie gibt, nicht { $given }.
ruling-nothing-to-check = Diese Antwort sagt nichts, was ein Szenario prüfen könnte.
ruling-whole-game =
    Diese Stellung lässt sich nicht mit ein paar Namen schreiben: Die Partie ist zu Ende, oder eine Entscheidung steht an. Baue den Zug davor auf.
ruling-no-scenario = Diese Frage lässt sich nicht als Szenario schreiben: { $problem }
ruling-file-there = { $file } gibt es schon, und die Datei bleibt, wie sie ist: Wähle einen neuen Namen.

# -- was eine Aktion ändern würde, wo nur der Unterschied bekannt ist

would-coins-change = Münzen von { $who } { $more }
# $low, $high: mit Vorzeichen
would-coins-between = Münzen von { $who } { $low } bis { $high }
would-pawn-move =
    { $spaces ->
        [one] die Spielfigur rückt { $spaces } Feld Richtung { $who }
       *[other] die Spielfigur rückt { $spaces } Felder Richtung { $who }
    }
# ein Satz als Teil einer Aufzählung
without-stop = { CLAUSE($sentence) }
