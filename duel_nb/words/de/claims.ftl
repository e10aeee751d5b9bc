# Was Paare von Partien über zwei Entscheidungen ergaben. $moment, $way, $other: die Meldungen unten.

claim-when = { $habit ->
    [0] { $moment }, bei der ersten Wahl zwischen beiden:
   *[1] { $moment }, bei jeder Wahl zwischen beiden:
}
claim-won = { CAPITAL($way) }: { $percent } gewonnen.
# $difference, $low, $high: Prozentpunkte mit Vorzeichen, etwa +5
claim-difference = Unterschied: { $difference } Prozentpunkte (95-%-Intervall: { $low } bis { $high }).
claim-better = Besser: { $choice }.
claim-even = Offen: Diese Partien zeigen nicht, was besser ist.
claim-how = { $pairs } Ausgangslagen, jede zweimal von denselben Computerspielern gespielt; nur diese { $habit ->
    [0] eine Wahl
   *[1] eine Gewohnheit
} ist anders. Sie { $games ->
    [0] sehen zwei Züge voraus
   *[other] durchsuchen { $games } Partien für eine Wahl
}. An Partien von Menschen wurde nichts gemessen.
claim-again = Noch einmal messen: { $command }
claim-stored = { $id } ({ $moment }: { $way }, nicht { $other }): { $difference } ± { $margin } Prozentpunkte, { $pairs ->
    [one] { $pairs } Paar von Partien
   *[other] { $pairs } Paare von Partien
}
claim-not-stored = { $id } ({ $moment }: { $way }, nicht { $other }): noch nicht gemessen
claim-same = wie gespeichert
claim-agrees = im Rahmen des Zufalls wie gespeichert ({ $difference } ± { $margin })
claim-differs = weicht von der gespeicherten Zahl ab ({ $difference } ± { $margin })
claims-differ = { $count ->
    [one] Eine gespeicherte Zahl weicht ab.
   *[other] { $count } gespeicherte Zahlen weichen ab.
}
claims-stopped = Abgebrochen, während { $id } gemessen wurde. Mit --record geht es dort weiter, wo es abgebrochen wurde.
claims-agree = Keine gespeicherte Zahl weicht ab.
claims-no-record = { $file } ist keine Aufzeichnung von Behauptungen: Zeile { $number } ist etwas anderes. Nenne eine neue Datei.

no-claim-near = Eine Behauptung { $given } gibt es nicht; meinst du { $near }?
no-claim = Eine Behauptung { $given } gibt es nicht; es gibt { $known }.
no-claim-measured = Die Behauptung { $id } ist noch nicht gemessen; das tut { $command }.

# -- Zeitpunkte einer Partie

claim-moment-draft = Bei der Auswahl der Weltwunder
claim-moment-age-1 = In Zeitalter I
claim-moment-age-2 = In Zeitalter II
claim-moment-age-3 = In Zeitalter III
claim-moment-game = In der ganzen Partie
claim-moment-exactly-four-symbols = Solange der Gegner genau vier verschiedene Symbole hat
claim-moment-pawn-near = Wenn die Konflikt-Spielfigur höchstens 4 Felder vor der eigenen Hauptstadt steht

# -- was man tut

claim-draft-extra-turn = ein Weltwunder mit einem weiteren Zug auswählen
claim-draft-no-extra-turn = ein Weltwunder ohne weiteren Zug auswählen
claim-draft-points = ein Weltwunder mit mindestens 6 Siegpunkten auswählen
claim-draft-few-points = ein Weltwunder mit weniger Siegpunkten auswählen
claim-draft-removes = ein Weltwunder auswählen, das eine Karte des Gegners abwirft
claim-draft-removes-nothing = ein anderes Weltwunder auswählen
claim-build = eine Karte errichten
claim-build-brown = eine braune Karte errichten
claim-build-brown-grey = eine braune oder graue Karte errichten
claim-build-blue = eine blaue Karte errichten
claim-build-red = eine rote Karte errichten
claim-build-not-red = eine Karte anderer Farbe errichten
claim-build-green = eine grüne Karte errichten
claim-build-new-symbol = eine grüne Karte mit einem neuen Symbol errichten
claim-build-pair = eine grüne Karte errichten, die ein Paar ergibt
claim-build-guild = eine Gilde errichten
claim-build-fixed-price = eine gelbe Karte errichten, die einen Preis festlegt
claim-build-lacking = eine Karte für eine Ressource errichten, die dem Gegner fehlt
claim-build-known = eine Karte für eine Ressource errichten, die der Gegner hat
claim-discard = eine Karte abwerfen
claim-wonder = ein Weltwunder errichten
claim-wonder-extra-turn = ein Weltwunder mit einem weiteren Zug errichten
claim-wonder-no-extra-turn = ein Weltwunder ohne weiteren Zug errichten
claim-deny-symbol = eine grüne Karte wegnehmen, deren Symbol dem Gegner fehlt
claim-leave-symbol = eine andere Karte nehmen
claim-uncover-one = eine Karte nehmen, die eine andere freilegt
claim-uncover-two = eine Karte nehmen, die zwei andere freilegt
claim-take-another = ein anderes Fortschritts-Plättchen nehmen
claim-place-near = eine Gottheit dorthin legen, wo sie für einen selbst billiger ist
claim-place-far = sie dorthin legen, wo sie für den Gegner billiger ist
claim-activate = eine Gottheit aktivieren
claim-activate-gate = das Tor aktivieren
claim-take-card = eine Karte der Auslage nehmen
claim-recruit = einen Senator rekrutieren
claim-recruit-politician = einen Politiker rekrutieren
claim-recruit-conspirator = einen Verschwörer rekrutieren
claim-place-cube = einen Einflusswürfel platzieren
claim-conspire = sich verschwören

# Was nach einer Aktion aus der Partie wird, genau.

ending-after = { CAPITAL($action) }: { $ending }.
ending-points = { $who } gewinnt mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
} Vorsprung
ending-blue = { $who } gewinnt bei Gleichstand durch die blauen Karten
ending-shared = der Sieg wird geteilt
ending-supremacy = { $who } gewinnt durch Überlegenheit
ending-chance = { $who } gewinnt in { $percent } der Fälle
endings-no-position = endings braucht eine Stellung, nicht { $given }.
endings-too-many = Für eine genaue Antwort kann noch zu viel geschehen: Nötig ist Zeitalter III mit höchstens { $cards } Karten, von denen wenige verdeckt sind.
