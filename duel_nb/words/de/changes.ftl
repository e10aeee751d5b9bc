# What changed in a position.

# -- coins: $coins, and $thing that they are for

coins-for = { $who } nimmt { count-coins } für { thing-inside }.
coins-by = { $who } nimmt { count-coins } durch { thing-inside }.
coins-for-chain = { $who } nimmt { count-coins } für das kostenfreie Bauen (Stadtplanung).
coins-for-cubes = { $who } nimmt { count-coins } für die Würfel im Senat (Veruntreuung).
# $always: for every card; $each: for each yellow card
coins-for-discarding =
    { $who } nimmt { count-coins } für die abgeworfene Karte „{ $thing }“ ({ $always } und je { $each } pro gelbe Karte).
coins-of-trade = { $who } nimmt { count-coins }, die { $whom } für Ressourcen zahlt.

coins-paid-for = { $who } zahlt { count-coins } für { thing-inside }.
coins-paid-by-engineering = { $who } zahlt { count-coins } für { thing-inside } (Baukunst).
coins-from-astarte =
    { $coins ->
        [one] Davon kommt { $coins } Münze von Astarte.
       *[other] Davon kommen { $coins } Münzen von Astarte.
    }

# $had: how much of it was there, "all", "some" ($lost) or "none"
coins-lost-to =
    { $had ->
        [all] { $who } verliert { count-coins } durch { thing-inside }.
        [none] { $who } müsste durch { thing-inside } { count-coins } verlieren, hat aber keine.
       *[some] { $who } müsste durch { thing-inside } { count-coins } verlieren, hat aber nur { $lost }.
    }
coins-lost-to-military-token =
    { $had ->
        [all] { $who } verliert { count-coins } durch das Militär-Plättchen ({ $position }).
        [none] { $who } müsste durch das Militär-Plättchen ({ $position }) { count-coins } verlieren, hat aber keine.
       *[some] { $who } müsste durch das Militär-Plättchen ({ $position }) { count-coins } verlieren, hat aber nur { $lost }.
    }
coins-lost-for-cubes =
    { $had ->
        [all] { $who } verliert { count-coins } für die Würfel im Senat (Veruntreuung).
        [none] { $who } müsste für die Würfel im Senat { count-coins } verlieren (Veruntreuung), hat aber keine.
       *[some] { $who } müsste für die Würfel im Senat { count-coins } verlieren (Veruntreuung), hat aber nur { $lost }.
    }
coins-on-astarte-safe = Die Münzen von { $who } auf Astarte sind geschützt.

# -- the course of play

extra-turn = { $who } macht einen weiteren Zug ({ $thing }).
one-extra-turn = { $who } macht nur einen weiteren Zug: { CAPITAL(thing-inside) } bringt keinen zweiten.
game-over = { CAPITAL($outcome) }.

# -- cards

card-turned-up = Aufgedeckt wird die Karte „{ $card }“.
senator-joins = { $who } rekrutiert einen Senator: { $card }.
building-stands = Die Karte „{ $card }“ liegt jetzt in der Stadt von { $who }.
building-lost = Die Karte „{ $card }“ kommt aus der Stadt von { $who } auf den Ablagestapel.
building-moves = Die Karte „{ $card }“ kommt in die Stadt von { $who }.
card-discarded = Die Karte „{ $card }“ kommt auf den Ablagestapel.

# -- Wonders: $card is the Age card under it

wonder-received = { $who } erhält das Weltwunder „{ $wonder }“.
wonder-stands = Das Weltwunder „{ $wonder }“ steht in der Stadt von { $who }, darunter die Karte „{ $card }“.
wonder-boxed =
    { $count ->
        [7] Sieben Weltwunder sind errichtet: Das Weltwunder „{ $wonder }“ von { $who } kommt zurück in die Spielschachtel.
       *[other] { $count } Weltwunder sind errichtet: Das Weltwunder „{ $wonder }“ von { $who } kommt zurück in die Spielschachtel.
    }
wonder-toppled = Das Weltwunder „{ $wonder }“ in der Stadt von { $who } steht nicht mehr; die Karte „{ $card }“ kommt auf den Ablagestapel.
wonder-destroyed = Das Weltwunder „{ $wonder }“ kommt aus der Stadt von { $who } in die Spielschachtel; die Karte „{ $card }“ kommt auf den Ablagestapel.

# -- the military track

pawn-moves = Die Konflikt-Spielfigur steht jetzt { $position }.
pawn-moves-to-centre = Die Konflikt-Spielfigur zieht in die Mitte.
minerva-placed = { $who } stellt Minerva auf den Militär-Spielplan: { $position }.
minerva-leaves = Minerva ({ $position }) hält die Konflikt-Spielfigur auf und verlässt das Spiel.

# -- Progress tokens

token-gained = { $who } erhält das Fortschritts-Plättchen „{ $token }“.

# -- the Pantheon

on-enki =
    { $count ->
        [0] Auf Enki liegt kein Plättchen: Es ist keines mehr da.
        [one] Auf Enki liegt: { $tokens }.
       *[other] Auf Enki liegen: { $tokens }.
    }
enki-cleared =
    { $count ->
        [one] Zurück in die Spielschachtel kommt: { $tokens }.
       *[other] Zurück in die Spielschachtel kommen: { $tokens }.
    }
mythology-token = { $who } nimmt das { $mythology }e Mythologie-Plättchen.
offering-token = { $who } nimmt das Opfergaben-Plättchen mit Wert { $worth }.
offering-spent = { $who } gibt das Opfergaben-Plättchen mit Wert { $worth } ab.
gate-placed = Das Tor wird auf Anlegefläche { $space } des Pantheons gelegt.
divinity-placed = { $who } legt { $divinity } verdeckt auf Anlegefläche { $space } des Pantheons.
divinity-placed-overheard = { $who } legt eine Gottheit verdeckt auf Anlegefläche { $space } des Pantheons.
pantheon-turned-up = Das Pantheon wird aufgedeckt: { $cards }.
activated = { $who } aktiviert { thing-inside }.
on-astarte =
    { $coins ->
        [one] Auf Astarte liegt { $coins } Münze.
       *[other] Auf Astarte liegen { $coins } Münzen.
    }
snake-placed = { $who } legt das Schlangen-Plättchen auf die Karte „{ $card }“ und hat damit ihr Forschungssymbol.
snake-leaves = Das Schlangen-Plättchen von { $who } verlässt das Spiel: Die Karte darunter wechselt die Stadt.

# -- the Senate

cube-placed = { $who } platziert einen Würfel in Kammer { $chamber }.
cube-returned = Ein Würfel von { $who } kommt aus Kammer { $chamber } zurück in den Vorrat.
cube-moved = { $who } bewegt einen Würfel aus Kammer { $here } in Kammer { $there }.
control-gained = { $who } kontrolliert jetzt Kammer { $chamber }.
control-lost = { $who } kontrolliert Kammer { $chamber } nicht mehr.
decree-turned-up = Das Dekret wird aufgedeckt: { $decree }.
decree-moved = { $who } verschiebt das Dekret „{ $decree }“ aus Kammer { $here } in Kammer { $there }.
hidden-decree-moved =
    { $who } verschiebt ein verdecktes Dekret aus Kammer { $here } in Kammer { $there }.

# -- Conspiracies, and what they change

conspiracies-drawn =
    { $count ->
        [0] { $who } zieht nichts.
       *[other] { $who } zieht: { $conspiracies }.
    }
conspiracies-drawn-overheard =
    { $count ->
        [one] { $who } zieht { $count } Verschwörung.
       *[other] { $who } zieht { $count } Verschwörungen.
    }
conspiracy-kept = { $who } behält die Verschwörung „{ $conspiracy }“ und legt sie verdeckt ab.
conspiracy-kept-overheard = { $who } behält eine Verschwörung.
conspiracy-on-top = { $who } legt die Verschwörung „{ $conspiracy }“ zurück auf den Stapel.
conspiracy-on-top-overheard = { $who } legt eine Verschwörung zurück auf den Stapel.
conspiracy-under-deck = { $who } legt die Verschwörung „{ $conspiracy }“ zurück unter den Stapel.
conspiracy-under-deck-overheard = { $who } legt eine Verschwörung zurück unter den Stapel.
conspiracy-prepared = { $who } bereitet mit der Karte „{ $card }“ die Verschwörung „{ $conspiracy }“ vor.
conspiracy-prepared-overheard = { $who } bereitet mit der Karte „{ $card }“ eine Verschwörung vor.
conspiracy-triggered = { $who } löst die Verschwörung „{ $conspiracy }“ aus.
token-locked-from-opponent = { $who } sperrt ein Fortschritts-Plättchen von { $whom }: { $token } (Obskurantismus).
token-locked-from-board = { $who } sperrt ein Fortschritts-Plättchen vom Spielplan: { $token } (Obskurantismus).
token-locked-from-box = { $who } sperrt ein Fortschritts-Plättchen aus der Spielschachtel: { $token } (Obskurantismus).
token-locked-from-box-overheard =
    { $who } sperrt ein Fortschritts-Plättchen aus der Spielschachtel (Obskurantismus).
removed-cards-seen = { $who } sieht sich die aussortierten Karten an: { $cards }.
removed-cards-seen-overheard = { $who } sieht sich die { $count } aussortierten Karten an.
box-seen =
    { $count ->
        [0] { $who } sucht in der Spielschachtel nach Fortschritts-Plättchen: Es ist keines darin.
       *[other] { $who } sieht sich die Fortschritts-Plättchen in der Spielschachtel an: { $tokens }.
    }
box-seen-overheard = { $who } sieht sich die Fortschritts-Plättchen in der Spielschachtel an.
cards-swapped = { $who } gibt die Karte „{ $given }“ ab und nimmt dafür die Karte „{ $taken }“.
