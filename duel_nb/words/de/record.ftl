# A recorded game as something to read: a notebook, Markdown, diagrams.

# -- its head

record-title = { $first } gegen { $second }
# $mix: which sets are in play; $edition: whose printing of the rules is followed
record-players =
    { $first } (Spieler A) begann gegen { $second } (Spieler B). Gespielt wurde { $mix ->
        [base] das Grundspiel
        [pantheon] das Grundspiel mit Pantheon
        [agora] das Grundspiel mit Agora
       *[both] das Grundspiel mit Agora und Pantheon
    }, nach der { $edition ->
        [de] deutschen
        [fr] französischen
        [ru] russischen
       *[en] englischen
    } Ausgabe; { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }.
record-not-over = Die Partie ist nicht zu Ende.
record-introduction =
    Alles Folgende stammt von der Regel-Engine von duel_nb: was geschah, in welcher Reihenfolge und nach welcher Regel. In einem Notebook führe zuerst die nächste Zelle aus: Dann ist jeder Spielplan unten interaktiv: Du kannst die Partie Schritt für Schritt durchgehen und von jeder Stellung aus weiterspielen.

# -- the score sheet

record-score = Die Wertung
record-score-so-far = Die Wertung bisher
record-total = Summe

# -- the actions and the coach

record-coach = Der Trainer
record-coach-action = Aktion
record-coach-says = Was der Trainer sagt
record-turning-points = Wendepunkte
record-turning-point-of = Aktion { $number }.
record-turning-point = Wendepunkt.
record-beginning = Der Anfang
record-action = { $number }. { $who }: { $action }
record-secret = eine geheime Wahl
record-marked = { $who }: { $action }
# $remarks: whole sentences
record-reviewed = { $number }. { $who }: { $action }. { $remarks }

record-rules = Die Regeln dieser Partie
record-rule = Regel
record-rule-says = Was sie sagt

# -- going on

record-continue = Von jedem Zug aus weiterspielen
# a comment in a line of Python
record-game-file = die Datei der Partie
record-choose =
    Wähle eine Zahl von 0 (der Anfang) bis { $last } (das Ende). Klicke auf eine Karte des Spielplans, um anders weiterzuspielen; der Schieberegler geht die gespielte Partie durch.
record-ask =
    Oder frage die Engine nach dieser Stellung: was erlaubt war, was etwas kostete und warum etwas nicht erlaubt war.

# -- what pictures show

record-after =
    { $actions ->
        [0] Der Anfang
        [one] Nach { $actions } Aktion
       *[other] Nach { $actions } Aktionen
    }
record-diagrams = Diagramme dieser Partie
record-chances = Die Gewinnchance

# -- turning points

# $kept: for how many actions; 0 to the end of the game
turning-lead =
    { $who } geht in Führung, mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    } Vorsprung, wenn die Partie hier endete, und { $kept ->
        [0] gibt die Führung nicht mehr ab
        [one] behält die Führung { $kept } Aktion lang
       *[other] behält die Führung { $kept } Aktionen lang
    }.
turning-step =
    Einer der größten Schritte der Partie: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $who }.
turning-pawn =
    Die Konflikt-Spielfigur steht { $position }: { $spaces ->
        [one] { $spaces } Feld fehlt
       *[other] { $spaces } Felder fehlen
    } { $who } zur militärischen Überlegenheit.
turning-symbols = { $who } besitzt { $symbols } verschiedene Forschungssymbole: Eines mehr, und die Partie ist gewonnen.
turning-chambers = { $who } kontrolliert { $chambers } Kammern: Eine mehr, und die Partie ist gewonnen.
turning-end = { CAPITAL($outcome) }; Siegpunkte { $first } : { $second }.

# -- diagrams

plot-by-category = Siegpunkte nach Kategorie
plot-by-category-so-far = Bisherige Siegpunkte nach Kategorie
plot-points = Siegpunkte, als endete die Partie dort
plot-coins = Münzen
plot-pawn = Militär-Spielplan: oben die Hauptstadt von { $second }, unten die von { $first }
plot-chance = Gewinnchance von { $who }
plot-of-points = Siegpunkte
plot-of-coins = Münzen
plot-of-pawn = Konflikt-Spielfigur
plot-actions = gespielte Aktionen
plot-sum = { $who }: { $points }

# The same in words. $one, $two: the figures of the first and the second player.
plot-totals-summary = Siegpunkte: { $first } { $one }, { $second } { $two }.
plot-points-summary =
    Siegpunkte, als endete die Partie dort: { $first } { $one }, { $second } { $two } in der letzten Stellung.
plot-coins-summary = Münzen: { $first } { $one }, { $second } { $two } in der letzten Stellung.
plot-pawn-summary = Konflikt-Spielfigur: in der letzten Stellung { $position }.
plot-chance-summary = Gewinnchance von { $who }: { $percent } in der letzten Stellung.
plot-chance-unknown = Gewinnchance von { $who }: in der letzten Stellung unbekannt.

# -- what cannot be done

record-ending =
    { $file } muss auf .ipynb (ein Notebook), .md (Markdown) oder .html (Folien) enden.
plot-unknown = Das Diagramm { $given } gibt es nicht; es gibt { $known }.
plot-ending = Ein Diagramm wird als { $known } geschrieben; { $file } endet anders.
plot-needs = Diagramme brauchen matplotlib, und das ist nicht installiert: { $command }
