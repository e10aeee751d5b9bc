# Was an einer Angabe nicht stimmt: an den Stichwörtern einer Stellung, den Namen, den Erweiterungen.

# Das Stichwort vor einem Satz; "none", wo niemand Stichworte tippt.
at-keyword =
    { $where ->
        [none] {""}
       *[other] { $where }:{" "}
    }

given-wrong = { at-keyword }{ $problem }
given-no-list = { at-keyword }Erwartet wird eine Liste von Namen, nicht { $given }.
given-no-table = { at-keyword }Erwartet wird eine Tabelle, nicht { $given }.
given-no-number = { at-keyword }Erwartet wird eine ganze Zahl, nicht { $given }.
given-too-large = { at-keyword }Erwartet wird eine Zahl bis { $most }, nicht { $given }.
given-too-small = { at-keyword }Erwartet wird eine ganze Zahl ab { $least }, nicht { $given }.
given-no-switch = { at-keyword }Erwartet wird True oder False, nicht { $given }.
given-out-of-range = { at-keyword }Erwartet wird eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
given-no-text = { at-keyword }Erwartet wird ein Text, nicht { $given }.
given-no-function = { at-keyword }Erwartet wird eine Funktion, nicht { $given }.
given-no-client = { at-keyword }Erwartet wird ein Dask-Client, nicht { $given }.
given-no-path = { at-keyword }Erwartet wird der Name einer Datei oder eines Ordners, nicht { $given }.
given-unknown = { at-keyword }Erwartet wird { $known }, nicht { $given }.
given-unknown-near = { at-keyword }{ $given } gibt es nicht; war { $near } gemeint?
given-twice = { at-keyword }{ $thing } steht zweimal da.
given-too-often = { at-keyword }„{ $card }“ gibt es nur { $count }-mal.
given-no-place = { at-keyword }In dieser Auslage gibt es keinen Platz { $given }; ein Platz heißt etwa r1c5.
given-no-place-in-row = { at-keyword }In dieser Auslage gibt es keinen Platz { $given }; seine Reihe hat { $known }.
given-no-chamber = { at-keyword }Eine Kammer { $given } gibt es nicht, nur 1 bis 6.
given-no-decree = { at-keyword }Ein Dekret { $given } gibt es nicht, nur 1 bis { $last }.

keyword-of-city = Ein Schlüsselwort { $given } gibt es nicht; das gehört zu einer Stadt: { $example }.
keyword-of-choice = Ein Schlüsselwort { $given } gibt es nicht; { $hint }
unknown-keyword-near = Ein Schlüsselwort { $given } gibt es nicht; meinst du { $near }?
unknown-keyword = Ein Schlüsselwort { $given } gibt es nicht; möglich sind { $known }.
setup-before-choice =
    eine Stellung beginnt mit einem gewöhnlichen Zug oder der Auswahl der Weltwunder; gib die Stellung vor der Entscheidung an und spiele die Aktion, die nach ihr fragt.

city-no-table = { $who }: Erwartet wird eine Tabelle mit einigen von { $known }, nicht { $given }.
city-key-of-pantheon = { $who }: { $given } ist nicht bekannt; das gehört zu Pantheon: Gib expansions = ["pantheon"] an.
city-key-of-agora = { $who }: { $given } ist nicht bekannt; das gehört zu Agora: Gib expansions = ["agora"] an.
unknown-city-key-near = { $who }: { $given } ist nicht bekannt; meinst du { $near }?
unknown-city-key = { $who }: { $given } ist nicht bekannt; möglich sind { $known }.

turn-wrong = { at-keyword }Erwartet wird 'A' oder 'B', nicht { $given }.
age-wrong = { at-keyword }Erwartet wird 1, 2 oder 3, nicht { $given }.
age-wrong-or-draft = { at-keyword }Erwartet wird 1, 2 oder 3 (0 nur, wenn Weltwunder angeboten werden), nicht { $given }.
age-wrong-in-draft = { at-keyword }Solange Weltwunder angeboten werden, ist es 0 oder fehlt, nicht { $given }.
age-too-early = { at-keyword }„{ $card }“ ist eine Karte aus Zeitalter { $age } und kann in Zeitalter { $now } nicht im Spiel sein.
age-of-senators = { at-keyword }In Zeitalter { $age } können nicht { $count } Senatoren im Spiel sein, höchstens { $most }.
military-no-list = { at-keyword }Erwartet wird eine Liste von Zahlen, nicht { $given }.
military-no-token = { at-keyword }Bei { $given } liegt kein Plättchen, nur bei -6, -3, 3 und 6.
military-twice = { at-keyword }Das bei { $at } steht zweimal da.

structure-other-age =
    { at-keyword }„{ $card }“ ist eine Karte aus Zeitalter { $age } und kann nicht in der Auslage von Zeitalter { $now } liegen.
structure-taken = { at-keyword }„{ $card }“ liegt auf { $place }, und dieser Platz ist schon leer.
structure-unfilled =
    { $count ->
        [one] { at-keyword }{ $count } Platz wäre zu füllen, und { $left }; { $advice }.
       *[other] { at-keyword }{ $count } Plätze wären zu füllen, und { $left }; { $advice }.
    }
structure-give-taken = gib die leeren Plätze an oder filled = false
structure-give-unfilled = gib filled = false an
structure-fills-under = auch die Plätze unter den genannten werden gefüllt
structure-only-left =
    { $count ->
        [one] nur noch { $count } Karte aus Zeitalter { $age } ist übrig ({ $cards })
       *[other] nur noch { $count } Karten aus Zeitalter { $age } sind übrig ({ $cards })
    }
structure-none-left = keine Karte aus Zeitalter { $age } ist übrig
structure-too-many =
    { $count ->
        [one] { at-keyword }{ $count } Karte kann in Zeitalter { $age } nicht zugänglich sein, höchstens { $most }.
       *[other] { at-keyword }{ $count } Karten können in Zeitalter { $age } nicht alle zugänglich sein, höchstens { $most }.
    }
structure-too-many-taken =
    { $count ->
        [one] { at-keyword }{ $count } Karte kann mit diesen leeren Plätzen nicht zugänglich sein; gib die Karten mit ihren Plätzen an.
       *[other] { at-keyword }{ $count } Karten können mit diesen leeren Plätzen nicht alle zugänglich sein; gib die Karten mit ihren Plätzen an.
    }
structure-too-few-under =
    { $count ->
        [one] { at-keyword }{ $count } Karte kann nicht zugänglich sein, denn für die Plätze darunter gilt: { $left }; { $advice }.
       *[other] { at-keyword }{ $count } Karten können nicht alle zugänglich sein, denn für die Plätze darunter gilt: { $left }; { $advice }.
    }
removed-too-many = { at-keyword }Angegeben sind { $count } Karten aus Zeitalter { $age }, aussortiert werden { $most }.
removed-no-age-card = { at-keyword }„{ $card }“ ist keine Zeitalterkarte.

no-pantheon-in-play = Pantheon ist nicht im Spiel; gib expansions = ["pantheon"] an.
no-pantheon-space = { at-keyword }Eine Anlegefläche { $given } gibt es nicht, nur 1 bis 6.
unknown-mythology = Eine Mythologie { $given } gibt es nicht; möglich sind { $known }.
unknown-mythology-near = Eine Mythologie { $given } gibt es nicht; meinst du { $near }?
no-offering-worth = Ein Opfergaben-Plättchen mit dem Wert { $given } gibt es nicht, nur { $known }.
offering-twice = { at-keyword }Das mit dem Wert { $value } steht zweimal da.
no-agora-in-play = Agora ist nicht im Spiel; gib expansions = ["agora"] an.
cubes-where =
    { at-keyword }Gib an, wie viele wo liegen, etwa { $example } für Kammer 3, oder für jeden Einflusswürfel eine Kammer, etwa [1, 1, 3].
cubes-negative = { at-keyword }In einer Kammer können nicht { $count } Einflusswürfel liegen.
position-cannot-be = Diese Stellung ist nicht möglich: { $problems }.

setup-over = Die Partie ist zu Ende, und aufgebaut wird eine Stellung für eine Partie, die weitergeht.
setup-choice =
    Eine Entscheidung steht an, und aufgebaut wird eine Stellung für den Beginn eines Zuges: Baue den Zug davor auf. { $choice }

# -- ein Spiel: Erweiterungen, Ausgabe, Namen, Zufall

expansions-no-list = Erweiterungen sind eine Liste wie ['pantheon'], nicht { $given }.
no-expansion = Die Erweiterung { $given } kann nicht gespielt werden; möglich sind { $known }.
no-expansion-near = Die Erweiterung { $given } kann nicht gespielt werden; meinst du { $near }?
no-edition = Eine Ausgabe { $given } gibt es nicht; möglich sind { $known }.
names-not-two = Ein Spiel hat zwei Spieler mit Namen wie Ada und Ben, nicht { $given }.
player-name-too-long = { $given } ist als Name zu lang; { $most } Zeichen passen.
player-name-one-line = Ein Name ist eine Zeile Text, nicht { $given }.
player-names-same = Die beiden Namen müssen verschieden sein, nicht zweimal { $given }.
player-names-mixed-up = Zuerst spielt A, dann B: { $first } und { $second } würden verwechselt.
seed-too-large = seed: Erwartet wird eine ganze Zahl von -2**64 bis 2**64, keine größere.

# -- was man eine Stellung fragt

no-place-on-table = In der Auslage auf dem Tisch gibt es keinen Platz { $where }.
card-at-places = „{ $card }“ liegt an mehreren Plätzen: { $places }.
play-on-view = Das ist nur die Sicht auf ein Spiel: Spiele im Spiel selbst.
world-of-view = Eine mögliche Welt wird aus einer Sicht gezogen, und das ist eine ganze Stellung.
view-draws = Eine Sicht kann nichts ziehen: Was der Zufall bringt, ist nicht bekannt.
take-not-there = Die Karte liegt nicht in der Auslage.
take-not-accessible = Die Karte ist nicht zugänglich.
