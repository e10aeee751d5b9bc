# Why an action is not allowed.

no-action-as-over = Die Partie ist zu Ende: { $how }.
other-player-chooses = { $who } muss wählen: { $due }
other-players-turn = { $who } ist am Zug, nicht { $whom }.
no-payment-to-choose = Nur bei einem Gebäude kann eine andere Bezahlung gewählt werden.
not-in-play = { CAPITAL(thing-inside) } gehört zu { $set } und ist nicht im Spiel.

# While a choice is due; $due is the sentence that asks for it.
choice-unseen = Nur { $who } sieht, was zur Wahl steht: { $due }
not-there = Die Karte „{ $card }“ liegt nicht auf { $where }.
no-payment-as-free = Hier kostet es nichts, also gibt es keine andere Bezahlung.
not-optional = Das ist nicht freiwillig: { $due }
choice-due-first = Zuerst steht eine Entscheidung an: { $due }
trigger-only-first = Eine Verschwörung wird nur zu Beginn des Zuges ausgelöst: { $due }
action-taken = In einem Zug wird nur eine Aktion ausgeführt, und das ist schon geschehen: { $due }

# What only answers a choice, while no such choice is due; $nothing is one of the messages below.
unasked = { $nothing }.
unasked-as-due = { $nothing }: { $due }
unasked-without-set = { $nothing }: Das gehört zu { $sets } und ist nicht im Spiel.
no-pass = Man kann nicht passen: Eine zugängliche Karte muss genommen werden.
no-pass-with-pantheon =
    Man kann nicht passen: Eine zugängliche Karte muss genommen oder eine Karte des Pantheons aktiviert werden.
no-wonder-to-draft = Weltwunder werden nur vor Zeitalter I ausgewählt
no-progress-to-take = Jetzt ist kein Fortschritts-Plättchen zu nehmen
no-beginner-to-choose = Wer beginnt, wird nur zwischen zwei Zeitaltern bestimmt
no-card-to-place-in-the-pantheon = Jetzt ist keine Karte ins Pantheon zu legen
no-token-to-take = Jetzt ist kein Plättchen zu nehmen
no-deck-to-open = Jetzt ist kein Mythologie-Stapel aufzudecken
no-divinity-to-put-back = Jetzt ist keine Gottheit auf ihren Stapel zurückzulegen
no-snake-to-place = Jetzt ist das Schlangen-Plättchen nicht zu legen
no-card-to-take = Jetzt ist keine gegnerische Karte zu nehmen
no-wonder-to-take = Jetzt ist kein gegnerisches Weltwunder zu nehmen
no-wonder-to-take-down = Jetzt ist kein Weltwunder zu zerstören
no-minerva-to-place = Jetzt ist Minerva nicht aufzustellen
no-military-token-to-remove = Jetzt ist kein Militär-Plättchen zu entfernen
no-military-token-to-resolve = Jetzt ist kein Militär-Plättchen auszuführen
no-cube-to-place = Jetzt ist kein Würfel zu platzieren
no-cube-to-move = Jetzt ist kein Würfel zu bewegen
no-cube-to-remove = Jetzt ist kein Würfel zu entfernen
no-conspirator = Nur mit einem gerade rekrutierten Verschwörer kann man sich verschwören
no-conspiracy-to-keep = Jetzt ist keine Verschwörung zu behalten
no-conspiracy-to-put-back = Jetzt ist keine Verschwörung zurückzulegen
no-progress-to-lock = Jetzt ist kein Fortschritts-Plättchen zu sperren
no-cards-to-swap = Jetzt sind keine Karten zu tauschen
no-decree-to-move = Jetzt ist kein Dekret zu verschieben

# Cards of the structure; $where and $asked are places such as r2c4.
lies-elsewhere = Die Karte „{ $card }“ liegt auf { $where }, nicht auf { $asked }.
no-guilds = Mit Pantheon gibt es keine Gilden, also auch nicht die Karte „{ $card }“.
no-card-named = Die Aktion sagt nicht, welche Karte genommen wird.
no-such-place = Den Platz { $where } gibt es in dieser Auslage nicht.
no-card-there = Auf { $where } liegt keine Karte mehr.
not-accessible = { $count ->
    [one] Nicht zugänglich: { $what }. Darauf liegt noch: { $cards }.
   *[other] Nicht zugänglich: { $what }. Darauf liegen noch: { $cards }.
}
face-down-card-first = verdeckte Karte auf { $where }
covering-card = { $card }
covering-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] zwei verdeckte Karten
}
stands-already = Die Karte „{ $card }“ liegt schon in der Stadt von { $who }.
lies-under-wonder = Die Karte „{ $card }“ liegt unter dem Weltwunder „{ $wonder }“.
lies-under-conspiracy = Die Karte „{ $card }“ liegt unter einer Verschwörung von { $who }.
lies-in-discard-pile = Die Karte „{ $card }“ liegt auf dem Ablagestapel.
of-another-age = „{ $card }“ ist eine Karte von Zeitalter { $age }, und jetzt läuft Zeitalter { $now }.
not-face-up = Die Karte „{ $card }“ liegt nicht offen in der Auslage.

# Prices.
too-expensive =
    { CAPITAL(thing-inside) } würde { $who } { count-coins } kosten, vorhanden sind { $purse }: { $short } zu wenig.
# $action: the activation with Offering tokens that is possible
too-expensive-with-fewer-offerings =
    { CAPITAL(thing-inside) } würde { $who } { count-coins } kosten, vorhanden sind { $purse }; möglich ist „{ $action }“.
usual-payment =
    Die übliche Bezahlung der Karte „{ $card }“ gibt dem Gegner { count-coins }: Lass „gibt“ weg.
no-other-payment = Keine andere sinnvolle Bezahlung der Karte „{ $card }“ gibt dem Gegner { count-coins }.

# Wonders.
wonder-stands-already = Das Weltwunder „{ $wonder }“ steht schon.
wonder-of-opponent = Das Weltwunder „{ $wonder }“ gehört { $whom }.
wonder-sabotaged = Das Weltwunder „{ $wonder }“ wurde sabotiert und ist aus dem Spiel.
one-wonder-more = { $count ->
    [7] Sieben Weltwunder wurden errichtet, und „{ $wonder }“ wäre eines zu viel.
   *[other] { $count } Weltwunder wurden errichtet, und „{ $wonder }“ wäre eines zu viel.
}
wonder-not-owned = Das Weltwunder „{ $wonder }“ gehört { $who } nicht.

# Conspiracies.
triggered-by = Die Verschwörung „{ $plot }“ wurde schon von { $who } ausgelöst.
conspiracy-unknown = Nur { $who } weiß, ob die Verschwörung „{ $plot }“ verdeckt vor { $who } liegt.
conspiracy-elsewhere = Die Verschwörung „{ $plot }“ liegt nicht vor { $who }.
prepared-already = Die Verschwörung „{ $plot }“ ist schon vorbereitet.
not-prepared = Die Verschwörung „{ $plot }“ ist nicht vorbereitet: Unter ihr liegt keine Karte.
one-trigger-a-turn =
    In diesem Zug wurde schon eine Verschwörung ausgelöst; „{ $plot }“ muss auf einen späteren warten.

# The Pantheon.
pantheon-closed = { CAPITAL(thing-inside) } kann nicht aktiviert werden: Das ist erst ab Zeitalter II möglich.
activated-already = { CAPITAL(thing-inside) } wurde schon von { $who } aktiviert.
not-in-pantheon = { CAPITAL(thing-inside) } liegt nicht im Pantheon.
hidden-in-pantheon =
    Vor Zeitalter II weiß nur, wer die Karte gelegt hat, ob { $card } im Pantheon liegt.
no-such-offering = { $who } hat kein Opfergaben-Plättchen mit Wert { $value }.
