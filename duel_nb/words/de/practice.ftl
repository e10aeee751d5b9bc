# Was wiederkommt: das Wiederholen, und Karten für Anki

doing-recall = Im Kopf beantworten
practice-answer = Antwort zeigen
practice-knew = Gewusst
practice-missed = Nicht gewusst
practice-left =
    { $count ->
        [0] Keine Fragen mehr
        [one] Noch { $count } Frage
       *[other] Noch { $count } Fragen
    }
# $lesson: a link to it
practice-lesson = Lektion: { $lesson }.
practice-back =
    { $days ->
        [1] Diese Frage kommt morgen wieder.
       *[other] Diese Frage kommt in { $days } Tagen wieder.
    }
practice-done = { $right } von { $asked } richtig.
practice-nothing-learnt = Noch gibt es nichts zu wiederholen: Löse eine Übung einer Lektion, und sie kommt hier wieder, wenn du sie vergessen haben könntest.
practice-nothing-due = Heute ist nichts zu wiederholen.
practice-next =
    { $days ->
        [1]
            { $count ->
                [one] Morgen kommt { $count } Frage wieder.
               *[other] Morgen kommen { $count } Fragen wieder.
            }
       *[other]
            { $count ->
                [one] In { $days } Tagen kommt { $count } Frage wieder.
               *[other] In { $days } Tagen kommen { $count } Fragen wieder.
            }
    }
practice-more =
    { $count ->
        [one] Heute ist noch { $count } Frage fällig.
       *[other] Heute sind noch { $count } Fragen fällig.
    }
practice-go-on = Weiter
practice-streak = { $days } Tage in Folge wiederholt.
practice-often-wrong = Was ich oft falsch habe
# $rule: the title of its rule
practice-drill = Übungsreihe: { $rule }
practice-wrong-of = { $wrong } von { $answers } Mal falsch
practice-no-course = Die Lektionen sind nicht hier: Starte im Ordner des Kurses oder installiere duel-nb neu.

practice-find-accessible = Finde alle zugänglichen Karten.
practice-find-affordable = Finde alle Karten, die { $who } sich jetzt zu bauen leisten kann.

# in a terminal
practice-typed = Tippe die Antwort und drücke die Eingabetaste; { $hint } gibt einen Hinweis, { $solution } die Lösung, eine leere Zeile beendet.
practice-press-enter = Drücke die Eingabetaste, um die Antwort zu sehen.
practice-did-you-know = Gewusst? { $yes } oder { $no }
# one letter each, as typed
practice-yes = j
practice-no = n

anki-needs = Ein Stapel für Anki braucht genanki, das nicht installiert ist: { $command }
anki-nothing = Dazu gibt es nichts zu fragen: Wähle andere Lektionen oder Erweiterungen.
anki-no-deck = Ein Stapel für Anki ist eine Datei wie cards.apkg und nicht { $file }.
anki-making = Karten entstehen
anki-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
