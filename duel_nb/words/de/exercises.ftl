# The frames of exercises, cases and scenarios, and what has been solved. Questions, hints and
# reasons of the course itself are not here but in notebooks/src/de.

# -- what is to be done: the heading of an exercise

doing-ask = Schreiben
doing-better = Besser spielen
doing-do = Spielen
doing-find = Finden
doing-order = Ordnen
doing-predict = Vorhersagen
doing-price = Ausrechnen
doing-score = Zählen
doing-solve = Lösen

# -- its buttons

exercise-check = Prüfen
exercise-hint = Tipp
exercise-solution = Lösung
exercise-play-out = Durchspielen
exercise-play-out-tip = Zeigen, was geschieht, auf einem Spielplan zum Weiterspielen
exercise-put-away = Spielplan wegräumen
exercise-again = Von vorn
exercise-take-back = Zurücknehmen
exercise-next-puzzle = Nächstes Rätsel
exercise-next-question = Nächste Frage
exercise-in-words = Der Spielplan in Worten
exercise-lost = <b>Diese Aufgabe hat ihren Kernel verloren</b>, der neu gestartet wurde oder beendet ist. Was du gelöst hast, bleibt erhalten; um weiterzumachen, klicke diese Zelle an, wähle <i>Run ▸ Run All Above Selected Cell</i> und drücke Umschalt+Eingabe.

exercise-hint-of = Tipp { $number } von { $count }
exercise-solved = gelöst
exercise-see-also = Siehe auch:
exercise-asked = { $doing }: { $question }
exercise-rule = { $title }: { $text }

# -- the verdict

verdict-correct = Richtig.
verdict-so-far = Bis hierher richtig.
verdict-not-yet = Noch nicht.
verdict-not-tried = Noch nicht versucht.
verdict-cannot = Das lässt sich nicht prüfen.

# -- answers of any kind that cannot be read

answer-nothing = Hier steht noch nichts.
answer-number = Die Antwort ist eine ganze Zahl, nicht { $given }.
answer-actions = Gib Aktionen wie 'Bibliothek errichten' als Liste an.
# $problem: a sentence
answer-not-played = Das lässt sich nicht spielen: { $problem }
answer-stopped-at = { CAPITAL($action) }: { $problem }

# -- lines of play: „Bibliothek“ errichten, dann „Palast“ abwerfen

line-action = { $action }
line-then = { $first }, dann { $next }
line-solution = So geht es: { $line }.
line-solution-of-several = So geht es: { $line }. Das ist einer von mehreren Wegen.

# -- predict

predict-type = deine Vorhersage eintippen
predict-type-number = eine Zahl eintippen
predict-choose = Wähle eines davon: { $options }.
predict-not = Nicht { $given }.
# two answers that are both right, each a sentence
predict-or = { $first } Oder: { $other }

# -- find

find-thing = { $thing }
find-space = Anlegefläche { $space }
find-chamber = Kammer { $chamber }
find-face-down-at = verdeckte Karte ({ $place })
find-offering-at = Opfergabe { $worth } ({ $place })
find-token-at = { $mythology }es Plättchen ({ $place })
find-these = { CAPITAL($things) }.
find-face-up = Liegt offen: { $thing }.
find-not-the-one = Nicht gesucht: { $thing }.
find-not-one-of-them = Gehört nicht dazu: { $thing }.
find-missing =
    { $count ->
        [one] Es fehlt noch { $count }.
       *[other] Es fehlen noch { $count }.
    }
find-not-there = { CAPITAL(thing-inside) } ist nicht auf diesem Spielplan.
find-names = Gib Namen an, mit Kommas dazwischen.
find-how = Klicke auf den Spielplan oder benutze die Knöpfe.
find-nothing-marked = Noch ist nichts markiert.

# -- do

do-too-many =
    Schaffe es mit { $moves ->
        [one] { $moves } Aktion
       *[other] { $moves } Aktionen
    }: Gebraucht hast du { $taken }.
do-in-one-turn = Schaffe es in einem einzigen Zug: Hier war { $who } am Zug, bevor es erreicht war.
do-so-far = Bisher erreicht: { $reached } von { $count } Zielen.
do-play-on =
    Spiele weiter: { $left ->
        [one] noch { $left } Aktion.
       *[other] noch { $left } Aktionen.
    }
do-not-reached = So wird es nicht erreicht. Geh zurück und versuche etwas anderes.

# -- order

order-comes-after = „{ $this }“ kommt nach „{ $that }“.
order-numbers = Gib die Nummern der Schritte in ihrer Reihenfolge an, etwa '2 1'.
order-no-step = Einen Schritt { $given } gibt es nicht: Gib die Nummern in ihrer Reihenfolge an, etwa '2 1'.
order-each-once = Nenne jeden der { $count } Schritte einmal.
order-up = Schritt { $number } nach oben
order-down = Schritt { $number } nach unten

# -- price. $who pays; $whom is the opponent.

price-type = Münzen
price-number = Ein Preis ist eine ganze Zahl von Münzen, nicht { $given }.
price-free = Es kostet nichts.
price-coins = { count-coins }.
price-more = Es ist mehr als { count-coins }. Geh die Kosten Symbol für Symbol durch: produziert, oder zu welchem Preis gekauft?
price-less = Es ist weniger als { count-coins }. Geh die Kosten Symbol für Symbol durch: produziert, oder zu welchem Preis gekauft?
price-more-to-activate = Es ist mehr als { count-coins }. Beginne mit den Kosten der Anlegefläche und zieh dann ab, was es billiger macht.
price-less-to-activate = Es ist weniger als { count-coins }. Beginne mit den Kosten der Anlegefläche und zieh dann ab, was es billiger macht.

price-chained = { $who } hat das Bausymbol, das „{ $thing }“ zeigt: Es wird nichts bezahlt.
price-bare =
    { $coins ->
        [one] { $coins } Münze ist
       *[other] { $coins } Münzen sind
    } der Grundpreis. Zähle auf den braunen und grauen Karten von { $whom }, wie oft dort steht: { $resources }.
price-bare-and-fixed =
    { $coins ->
        [one] { $coins } Münze ist
       *[other] { $coins } Münzen sind
    } der Grundpreis. Zum Festpreis kauft { $who }: { $resources }.
price-is-fixed = Eine gelbe Karte von { $who } setzt einen Preis auf { count-coins } fest, egal was { $whom } produziert.
price-own-production = Eigene Produktion macht eine Einheit nicht teurer.
price-produced = Was { $who } produziert, steht für jedes Bauwerk bereit: Gekauft wird nur der Rest.
price-coins-missing = Es fehlen die Münzen der Baukosten selbst.
price-resources-missing = Einige der Ressourcen müssen gekauft werden.
price-resources-besides = Außerdem sind Ressourcen zu kaufen.
price-something-cheaper = Etwas macht es billiger: Sieh dir Plättchen, gelbe Karten und Weltwunder an.
price-something-cheaper-with-decrees =
    Etwas macht es billiger: Sieh dir Plättchen, gelbe Karten, Dekrete und Weltwunder an.

price-of-opponent = Das sind die Kosten von { $whom }. Jede Anlegefläche zeigt zwei: Für { $who } gilt { $coins }.
price-of-the-gate =
    { $factor ->
        [2] Das Tor kostet doppelt so viel wie seine Anlegefläche.
       *[other] Das Tor kostet { $factor }-mal so viel wie seine Anlegefläche.
    }
price-doubled-first = Zuerst wird verdoppelt, dann wird alles andere abgezogen.
# $item: an item of the bill
price-cheaper-by = Etwas macht es billiger: { $item }.
price-begin-with = Beginne mit den Kosten der Anlegefläche für { $who }, nicht mit denen für { $whom }.
price-activation-cheaper = Etwas macht es billiger: Sieh dir Weltwunder und Plättchen an.

# -- score: the lines of the sheet

score-blue = Blau
score-green = Grün
score-yellow = Gelb
score-purple = Violett
score-wonders = Weltwunder
score-progress = Fortschritt
score-military = Militär
score-treasury = Schatzkammer
score-divinities = Gottheiten
score-senate = Senat

score-total = Summe: { $points }
score-line-points = { $line } { $points }
score-solution =
    { $points ->
        [one] { $lines }: insgesamt { $points } Siegpunkt.
       *[other] { $lines }: insgesamt { $points } Siegpunkte.
    }
score-in-all =
    { $points ->
        [one] Insgesamt { $points } Siegpunkt.
       *[other] Insgesamt { $points } Siegpunkte.
    }
score-each-line = Jede Zeile braucht eine Zahl: { $lines }.
score-empty-lines = Jede Zeile braucht eine Zahl, auch eine 0: { $lines }.
score-no-line = Eine Zeile { $given } hat der Wertungsblock nicht: { $lines }.
score-whole = { $line }: Siegpunkte sind eine ganze Zahl, nicht { $given }.

score-coins-no-points = Schatzkammer: Münzen sind keine Siegpunkte; je { $coins } ergeben einen.
score-incomplete = Schatzkammer: Weniger als { $coins } übrige Münzen sind nichts wert.

score-again-blue = Blau: Zähle noch einmal. In diese Zeile kommen die Siegpunkte auf blauen Gebäuden.
score-again-green = Grün: Zähle noch einmal. In diese Zeile kommen die Siegpunkte auf grünen Gebäuden.
score-again-yellow = Gelb: Zähle noch einmal. In diese Zeile kommen die Siegpunkte auf gelben Gebäuden.
score-again-purple = Violett: Zähle noch einmal. In diese Zeile kommt, was Gilden oder Großtempel wert sind.
score-again-wonders = Weltwunder: Zähle noch einmal. In diese Zeile kommen die Siegpunkte auf errichteten Weltwundern.
score-again-progress = Fortschritt: Zähle noch einmal. In diese Zeile kommen die Siegpunkte der Fortschritts-Plättchen.
score-again-military =
    Militär: Zähle noch einmal. In diese Zeile kommen die Siegpunkte der Zone, in der die Konflikt-Spielfigur steht, für den, der sie dorthin gedrängt hat.
score-again-treasury = Schatzkammer: Zähle noch einmal. In diese Zeile kommt 1 Siegpunkt für je { $coins } Münzen.
score-again-divinities =
    Gottheiten: Zähle noch einmal. In diese Zeile kommen die Siegpunkte der Gottheiten und die Münzen, die noch auf Astarte liegen.
score-again-senate =
    Senat: Zähle noch einmal. In diese Zeile kommen die Siegpunkte der Kammern, in denen mehr eigene als gegnerische Würfel liegen.

# -- ask: to write a scenario

# $problem: what does not hold
ask-does-not-hold = Das stimmt nicht: { $problem }
ask-rule-not-at-work = Es stimmt, aber diese Regel kommt darin nicht zum Zug.
ask-missing = Etwas Verlangtes fehlt.
ask-your-scenario = dein Szenario

# -- what has been solved

lesson-solved = { $solved } von { $count } Übungen gelöst
lesson-finished =
    { $count ->
        [one] Du hast die eine Übung dieser Lektion gelöst.
       *[other] Du hast alle { $count } Übungen dieser Lektion gelöst.
    }
# $lesson: its title, to be clicked
lesson-next = Als Nächstes: { $lesson }.
lesson-with-sets = mit { $sets }: { $lesson }
lesson-otherwise = sonst: { $lesson }
lesson-rules = Die Regeln dieser Lektion ({ $count }): zum Lesen eine öffnen
solved-correct = gelöst
solved-with-solution = gelöst, mit gezeigter Lösung
solved-seen = Lösung gezeigt, zählt an einem anderen Tag
exercise-another-day = Du hast die Lösung heute angesehen; die Übung gilt als gelöst, wenn du die Antwort an einem anderen Tag findest.
solved-so-far = bis hierher richtig
solved-not-yet = noch nicht
solved-not-tried = nicht versucht
solved-cannot = nicht prüfbar

lesson-no-exercise = Die Übung { $given } gibt es nicht; es gibt: { $known }.
lesson-no-exercise-yet =
    Die Übung { $given } gibt es nicht; es gibt noch gar keine: Führe die Zellen aus, die sie anlegen.
lesson-no-exercise-but = Die Übung { $given } gibt es nicht; gemeint vielleicht: { $near }?
lesson-name = Eine Lektion heißt wie ihr Notebook, etwa '05-wonders', und nicht { $given }.
no-lesson = Die Lektion { $typed } gibt es nicht; es gibt { $known }.
no-lesson-near = Die Lektion { $typed } gibt es nicht; am nächsten kommt { $near }.

progress-not-json = Dieser Text ist kein Lernstand dieses Kurses (er ist kein JSON).
progress-not-ours = Dieser Text ist kein Lernstand dieses Kurses.
progress-damaged = Dieser Text ist beschädigt: Eine Übung darin lässt sich nicht lesen.
progress-newer = Dieser Text stammt von einer neueren Version von duel_nb: Aktualisiere diese.
progress-damaged-practice = Dieser Text ist beschädigt: Was wiederholt wurde, lässt sich nicht lesen.
# $problem: a sentence
progress-stays = { $file } bleibt, wie es ist: { $problem }
progress-unreadable = { $file } lässt sich nicht lesen ({ $reason }) und bleibt, wie es ist.
progress-unwritten = { $file } lässt sich nicht schreiben ({ $reason }): Was du gelöst hast, bleibt, solange dieser Kernel läuft, und wird mit der nächsten Antwort geschrieben, bei der es geht.

## Übungsreihen
drill-uncover = { $count ->
    [1] Diese Karte verlässt die Auslage: { $cards }. Finde die Karten, die dadurch zugänglich werden und es vorher nicht waren.
   *[other] Diese Karten verlassen die Auslage, in dieser Reihenfolge: { $cards }. Finde die Karten, die dadurch zugänglich werden und es vorher nicht waren.
}
drill-chain = Finde alle aufgedeckten Karten, die { $who } durch ein Bausymbol kostenfrei bauen könnte, ob sie zugänglich sind oder nicht.
action-with-place = { $action } ({ $place })
drill-who = { $who } spielt: { $action }. Wer ist danach dran?
drill-turn = { $who } beginnt einen Zug.
drill-choice = { $who } trifft eine Wahl.
drill-pawn = { $who } spielt: { $action }. Wo steht danach die Konflikt-Spielfigur?
drill-pays = { $who } spielt: { $action }. Wie viele Münzen sind zu bezahlen?
drill-score = Die Partie ist zu Ende. Fülle den Wertungsblock für { $who } aus.
drill-politician-easy = { $who } spielt: { $action }. Wie viele Senatsaktionen gibt das?
drill-politician-medium = { $who } spielt: { $action }. Aus wie vielen Kammern darf mit der ersten Senatsaktion ein Würfel bewegt werden?
drill-politician-hard = { $who } spielt: { $action }. Auf wie viele Arten (von einer Kammer in eine andere) darf mit der ersten Senatsaktion ein Würfel bewegt werden?
# $moves: such as "1 → 2, 3 → 2"
drill-moves = Ein Würfel lässt sich so von Kammer zu Kammer bewegen: { $moves }.
drill-so-far = { $right } von { $asked } richtig
drill-needs = Die Übungsreihe { $kind } braucht die Erweiterung { $expansion }.

# -- find it yourself: a mistake of one's own game, as an exercise
# $before, $after: the chance to win with the best action, and with another one

better-asked = { $age ->
    [0] Aus deiner Partie, bei der Auswahl der Weltwunder: { $who } wählt. Was gespielt wurde, war ein Fehler: Spiele eine bessere Aktion.
   *[other] Aus deiner Partie, { $named }: { $who } ist am Zug. Was gespielt wurde, war ein Fehler: Spiele eine bessere Aktion.
 }
better-hint = Was gespielt wurde ({ $action }), senkt die Gewinnchance von { $before } auf { $after }.
better-found = Am besten war: { $action }. Die Gewinnchance von { $who } beträgt dann { $before }, nach der gespielten Aktion ({ $played }) aber { $after }.
better-as-good = Etwa so gut wie die beste Aktion: { $action }. Die Gewinnchance von { $who } beträgt { $after }, mit der besten { $before }.
better-not = Danach ({ $action }) beträgt die Gewinnchance von { $who } { $after }; mit der besten Aktion wären es { $before }.
better-same = Das wurde in der Partie gespielt: { $who } kann es besser machen.
better-left = { $count ->
    [one] Bei einem Fehler kannst du es besser machen.
   *[other] Bei { $count } Fehlern kannst du es besser machen.
 }
better-none = Es gibt keinen Fehler, bei dem du es besser machen könntest.
better-done = { $right } von { $asked } besser gespielt. Die Stellungen kommen beim Üben wieder.

## Cells of a notebook

lesson-start = Lektion starten
# $id (String): of the exercise
lesson-exercise = Übung: { $id }
lesson-code = Code
courses-building = Die Notebooks werden erstellt …
