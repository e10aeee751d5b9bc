# What the board shows: its drawing, what screen readers say of it, its buttons, panels and forms.

# Several things in a row.
several = { $items }

# A part of a whole.
percent = { $number } %
# A chance that is not known more exactly.
percent-over = über { $number } %
percent-under = unter { $number } %

# -- the line above the board: what the position is about, and a sentence below it
# age: 0 during the draft of Wonders

turn-of = { $age ->
    [0] Auswahl der Weltwunder: { $who } ist am Zug
    [1] Zeitalter I: { $who } ist am Zug
    [2] Zeitalter II: { $who } ist am Zug
   *[3] Zeitalter III: { $who } ist am Zug
}
turn-chooses = { $age ->
    [0] Auswahl der Weltwunder: { $who } wählt
    [1] Zeitalter I: { $who } wählt
    [2] Zeitalter II: { $who } wählt
   *[3] Zeitalter III: { $who } wählt
}
cards-left = { $count ->
    [one] { $count } Karte in der Auslage
   *[other] { $count } Karten in der Auslage
}
cards-left-sentence = { CAPITAL(cards-left) }.
over-military = { $who } gewinnt durch militärische Überlegenheit
over-science = { $who } gewinnt durch wissenschaftliche Überlegenheit
over-political = { $who } gewinnt durch politische Überlegenheit
over-civilian = { $who } gewinnt nach Siegpunkten
over-blue = { $who } gewinnt durch die Siegpunkte der blauen Karten
over-shared = Die Partie ist zu Ende: ein geteilter Sieg
over-level = Gleichstand, auch bei den blauen Karten.
over = Die Partie ist zu Ende.
headline-spoken = { $title }. { $sentence }
pass = Passen
pass-because = Passen: { $due }
structure-empty = Die Auslage ist leer.

# -- the military track

track-pawn = Militär-Spielplan: Die Konflikt-Spielfigur steht { $at }
military-token-at = Militär-Plättchen { $at }: { $what }
minerva-at = Minerva steht { $at }
track-space = Militär-Spielplan, { $at }

# -- Progress tokens, cards and trays. token, card, wonder: a name and what it does

progress-on-board = Fortschritts-Plättchen auf dem Spielplan: { $token }
progress-on-card = Fortschritts-Plättchen auf „{ $card }“: { $token }
progress-to-choose = Fortschritts-Plättchen zur Wahl: { $token }
progress-of = Fortschritts-Plättchen von { $who }: { $token }
progress-on-enki = Fortschritts-Plättchen auf Enki: { $token }

discard-spoken = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
discard-spoken-last = { $count ->
    [one] Ablagestapel: { $count } Karte, zuletzt { $last }
   *[other] Ablagestapel: { $count } Karten, zuletzt { $last }
}
discard-count = Ablagestapel: { $count }
discard-count-short = { $count } abgelegt
card-of-discard = Ablagestapel: { $card }
card-removed = Bei der Vorbereitung aussortiert: { $card }

back-face-down = { back }, verdeckt
back-face-down-with = { back }, verdeckt, darauf: { $token }
place-accessible = Reihe { $row }, Spalte { $column }, zugänglich: { $what }
place-covered = Reihe { $row }, Spalte { $column }, bedeckt von { $cards }: { $what }
place-counted = Reihe { $row }, Karte { $card }

# -- a City

coins-and-points = { $coins }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, wäre die Partie jetzt zu Ende
coins-and-points-over = { $coins }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
coins-and-astarte = { count-coins } und { $astarte } auf Astarte
player-spoken = { $who } ({ $player }): { $what }
# label: the whole label of a player who is to act. These words must stand before it or behind it.
label-to-act = { $label }, am Zug
role-to-act = am Zug
role-first = Startspieler
role-winner = Sieger
one-of = 1 { $resources }
symbol-times = { $symbol } x{ $count }
symbols-of = { $count } von { $needed }
wonder-to-come = Weltwunder folgt
wonder-not-built = nicht errichtet
wonder-built-with = { $deck ->
    [age-1] Zeitalter I
    [age-2] Zeitalter II
    [age-3] Zeitalter III
    [guild] Gilde
    [senator] Senator
   *[other] errichtet
}
wonder-of-built = Weltwunder von { $who }, errichtet: { $wonder }
wonder-of-not-built = Weltwunder von { $who }, nicht errichtet: { $wonder }
no-buildings = noch keine Gebäude
building-of = Stadt von { $who }: { $card }
buildings-of = Stadt von { $who }: { $card } ({ $count }-mal)
snake-on-building = { $building }; darauf liegt das Schlangen-Plättchen

# -- Wonders on offer

wonders-on-offer = Weltwunder zur Auswahl
wonders-and-structure = Weltwunder zur Auswahl und die Auslage von Zeitalter I
wonder-on-offer = Weltwunder zur Auswahl: { $wonder }
note-on-offer = zur Auswahl
note-drafted-conspire = sofort: verschwören
note-drafted-place-influence = sofort: 1 Würfel

# -- the Pantheon

pantheon-space = Anlegefläche { $space } des Pantheons: { $what }
pantheon-space-costs = Anlegefläche { $space } des Pantheons: { $what }; kostet { $first } { $a }, { $second } { $b }
pantheon-space-shows = Anlegefläche { $space } des Pantheons: { $what }; zeigt { $first } { $a }, { $second } { $b }
pantheon-space-enki = { $line }; darauf { $tokens }
space-holds-nothing = frei
space-face-down = eine { $mythology }e Gottheit, verdeckt
space-face-down-known = verdeckt, dir bekannt: { $card }
deck-spoken = { CAPITAL($mythology) }er Stapel: { $what }
deck-cards = { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
deck-aside = { $count }, beiseite: { $cards }
deck-aside-short = { $count }, { $aside } beiseite
deck-top = { $count }, oben: { $card }
deck-top-short = { $count }, { $card }
tokens-of = Plättchen von { $who }: { $tokens }
tokens-of-none = Plättchen von { $who }: keine
activated-by = Von { $who } aktiviert: { $card }
activated-with-coins = { $coins ->
    [one] Von { $who } aktiviert: { $card }; darauf { $coins } Münze
   *[other] Von { $who } aktiviert: { $card }; darauf { $coins } Münzen
}
divinity-to-choose = Gottheit zur Wahl: { $card }

# -- the Senate and the Conspiracies

metal-cubes = { $player ->
    [0] { $count ->
        [one] { $count } silbernen Würfel
       *[other] { $count } silberne Würfel
    }
   *[1] { $count ->
        [one] { $count } bronzenen Würfel
       *[other] { $count } bronzene Würfel
    }
}
cubes-of = { $count ->
    [one] { $who } { $count } Würfel
   *[other] { $who } { $count } Würfel
}
no-cubes = keine Würfel
controlled-by = von { $who } kontrolliert
controlled-by-nobody = von niemandem kontrolliert
decrees-of = { $count ->
    [0] Dekret: keines
    [1] Dekret: { $decrees }
   *[other] Dekrete: { $decrees }
}
chamber-spoken = { $section ->
    [left] Kammer { $number } des Senats (linker Bereich, { count-points }): { $cubes }, { $control }. { $decrees }
    [centre] Kammer { $number } des Senats (mittlerer Bereich, { count-points }): { $cubes }, { $control }. { $decrees }
   *[right] Kammer { $number } des Senats (rechter Bereich, { count-points }): { $cubes }, { $control }. { $decrees }
}
supply-spoken = { $who } hat noch { metal-cubes } im Vorrat und { $placed } im Senat
conspiracies-spoken = { $count ->
    [one] Stapel der Verschwörungen: { $count } Karte
   *[other] Stapel der Verschwörungen: { $count } Karten
}
count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
conspiracy = Verschwörung
plot-not-prepared = nicht vorbereitet
plot-prepared = vorbereitet
plot-prepared-with = vorbereitet mit „{ $card }“
plot-prepared-short = vorbereitet: { $card }
plot-triggered = ausgelöst
plot-triggered-with = ausgelöst mit „{ $card }“
plot-of = Verschwörung von { $who }, { $stage }: { $plot }
plot-with-locked = { $plot }; darauf gesperrt: { $token }
plot-with-hidden = { $plot }; darauf ist verdeckt ein Fortschritts-Plättchen gesperrt
plot-to-keep = Verschwörung zum Behalten: { $plot }
lies-face-down = verdeckt

# -- two letters beside a colour, for whoever does not see it: all different

colour-letters = { $colour ->
    [brown] Br
    [grey] Ga
    [blue] Bl
    [green] Gü
    [yellow] Ge
    [red] Ro
    [purple] Vi
   *[senator] Se
}

# -- prices laid over the board

free-by-some-chain = kostenfrei
price-of = kostet { $coins }
price-nothing = kostenlos
price-too-expensive = kostet { $coins }, zu teuer

# -- the score sheet

sheet-heading = Wertung
sheet-spoken = Wertung: { $players }
sheet-of = { $who } { $total } ({ $categories })
sheet-item = { $category } { $points }
sheet-total = Summe
sheet-total-supremacy = Summe (die Überlegenheit entscheidet)
sheet-blue = Profangebäude
sheet-green = Forschungsgebäude
sheet-yellow = Handelsgebäude
sheet-purple = Gilden
sheet-grand-temples = Großtempel
sheet-wonders = Weltwunder
sheet-progress = Fortschritts-Plättchen
sheet-divinities = Gottheiten
sheet-senate = Senat
sheet-military = Militär-Spielplan
sheet-treasury = { $coins ->
    [one] Schatzkammer: 1 pro Münze
   *[other] Schatzkammer: 1 pro { $coins } Münzen
}

# -- the position as plain text. Lines of lists are moved to the right.

text-wonders-on-offer = Weltwunder zur Auswahl:
text-to-choose = Zur Wahl:
text-structure = { $age ->
    [1] Auslage von Zeitalter I, hinterste Reihe zuerst:
    [2] Auslage von Zeitalter II, hinterste Reihe zuerst:
   *[3] Auslage von Zeitalter III, hinterste Reihe zuerst:
}
text-offering = Opfergabe { $value }
text-accessible = Zugänglich:
text-pantheon = Das Pantheon:
text-decks = Mythologie-Stapel: { $decks }
text-deck = { $mythology } ({ $what })
text-token-at = { $token } auf { $place }
text-tokens-laid = Plättchen auf verdeckten Karten: { $tokens }
text-senate = Der Senat:
text-conspiracies-left = Verschwörungen im Stapel: { $count }
text-track = Militär-Spielplan: { $track }
text-pawn = Konflikt-Spielfigur { $at }
text-military-tokens = Militär-Plättchen:
text-military-tokens-none = Militär-Plättchen: keine
text-none = keine
text-military-token = { $at }: { $what }
text-progress = Fortschritts-Plättchen auf dem Spielplan:
text-progress-none = Fortschritts-Plättchen auf dem Spielplan: keine
text-discard = Ablagestapel ({ $count }): { $cards }
text-discard-empty = Ablagestapel (0): leer
text-city = Stadt von { $who } ({ $player }): { $what }
text-city-to-act = Stadt von { $who } ({ $player }), am Zug: { $what }
text-city-unnamed = Stadt von { $player }: { $what }
text-city-unnamed-to-act = Stadt von { $player }, am Zug: { $what }
text-production = Produktion: { $what }
text-production-none = Produktion: keine
text-buys-at = Kauft für: { $prices }
text-price = { $resource } { $price }
text-symbols = Forschungssymbole: { $symbols } ({ $count } von { $needed })
text-progress-of = Fortschritts-Plättchen: { $tokens }
text-activated = Aktiviert:
text-activated-none = Aktiviert: keine
text-coins-on-it = { $coins ->
    [one] { $card } [darauf { $coins } Münze]
   *[other] { $card } [darauf { $coins } Münzen]
}
text-snake = Das Schlangen-Plättchen liegt auf „{ $card }“
text-conspiracies = Verschwörungen:
text-conspiracies-none = Verschwörungen: keine
text-decrees = Geltende Dekrete: { $decrees }
text-wonders = Weltwunder:
text-wonders-none = Weltwunder: keine
text-buildings = Gebäude:
text-buildings-none = Gebäude: keine
text-buildings-of = { $colour ->
    [brown] braun ({ $count }): { $cards }
    [grey] grau ({ $count }): { $cards }
    [blue] blau ({ $count }): { $cards }
    [green] grün ({ $count }): { $cards }
    [yellow] gelb ({ $count }): { $cards }
    [red] rot ({ $count }): { $cards }
    [purple] violett ({ $count }): { $cards }
   *[senator] Senatoren ({ $count }): { $cards }
}
text-wonder-built = { $wonder } [errichtet]
text-wonder-not-built = { $wonder } [nicht errichtet]
text-has-coins = { $who } hat { count-coins }
summary = { $title }. { $sentence } { $coins }; die Konflikt-Spielfigur steht { $at }.

# -- the panels beside the board

panel-log = Verlauf
panel-points = Punkte
panel-cities = Städte
panel-cards = Karten
panel-powers = Kräfte
panel-explain = Erklärung
panel-rule = Regel
panel-words = In Worten
panel-review = Analyse
rule-search = Nummer einer Regel oder Wörter wie: weiterer Zug
no-rule-open = Es ist keine Regel geöffnet: Spiele oder tippe die Nummer einer Regel ein.

points-final = Die Siegpunkte
points-so-far = Wäre die Partie jetzt zu Ende
coins-heading = Münzen
produced-heading = Produziert · Preis für eins mehr
makes-one-of = { $who } produziert außerdem 1 { $resources }.
symbols-different = Verschiedene, von { $needed }
symbols-heading = Forschungssymbole
symbol-owned = { $count ->
    [0] –
    [1] ja
    [2] Paar
   *[other] { $count }
}
coming-heading = Kann in diesem Zeitalter noch kommen
box-heading = In der Spielschachtel
colour-of-cards = { $colour ->
    [brown] braun
    [grey] grau
    [blue] blau
    [green] grün
    [yellow] gelb
    [red] rot
    [purple] violett
   *[senator] Senatoren
}
colour-and-cards = <b>{ colour-of-cards }</b>: { $cards }
backs-face-down = { backs }, verdeckt
backs-among = { backs } von diesen { $left }: { $cards }
box-age-cards = { $age ->
    [1] { count-cards } von Zeitalter I, verdeckt
    [2] { count-cards } von Zeitalter II, verdeckt
   *[3] { count-cards } von Zeitalter III, verdeckt
}
box-progress = Fortschritts-Plättchen: { $tokens }
box-progress-locked = Fortschritts-Plättchen: { $tokens }, doch eines davon ist verdeckt gesperrt
box-wonders = Weltwunder: { $wonders }
matters-heading = Worauf es hier ankommt

# -- buttons over the board, and notes on the selected thing

card-at-place = { $card }, { $place }
first-due = Zuerst: { $due }
sentence = { $text }.
nothing-there = Dort liegt keine Karte mehr
about-discard = { $count ->
    [one] Der Ablagestapel: { $count } Karte
   *[other] Der Ablagestapel: { $count } Karten
}
about-military-token = Ein Militär-Plättchen { $at }
about-military-token-does = Kommt die Konflikt-Spielfigur zum ersten Mal hierher: { $what } ({ $rule }).
about-points = Siegpunkte bisher
about-points-final = Siegpunkte am Ende
about-pawn = Die Konflikt-Spielfigur steht { $at }
about-pawn-wins = In einer Hauptstadt, { $spaces } Felder von der Mitte, gewinnt sie die Partie.
begins-age = { $age ->
    [1] { $who } beginnt Zeitalter I
    [2] { $who } beginnt Zeitalter II
   *[3] { $who } beginnt Zeitalter III
}
stands-in-city = Liegt in der Stadt von { $who }.
lies-in-discard = Liegt auf dem Ablagestapel.
wonder-standing = Weltwunder von { $who }, errichtet.
wonder-not-yet-built = Weltwunder von { $who }, noch nicht errichtet.
token-on-board = Liegt auf dem Spielplan: der Lohn für ein Paar gleicher Forschungssymbole.
token-lies-on-enki = Liegt auf Enki: Wer ihn aktiviert, nimmt eines (PAN-ENKI-02).
city-produces = Produziert { $what }.
city-produces-nothing = Produziert nichts.
city-buys = Kauft für je { $prices } Münzen.
city-symbols = Forschungssymbole: { $symbols }.
symbol-many = { $symbol } ×{ $count }

## What can be done: the labels of buttons. A price follows after a colon.

offer-priced = { $action }: { $price }
offer-free = kostenlos
offer-build = Errichten
offer-discard = Abwerfen
offer-recruit = Rekrutieren
offer-wonder = { $wonder }
offer-with = mit { $card }
offer-prepare = { $plot } vorbereiten
offer-prepare-with = Mit { $card } vorbereiten
offer-trigger = { $plot } auslösen
gist-coins = { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
refused-with-bill = { $reason } { $bill }.
refused-with-rule = { $reason } ({ $rule })

stop-senate-actions = Hier aufhören
stop-conspirator = Keines von beiden
stop-move-cube = Keinen Würfel bewegen
stop-turn-of-events-again = Keine zweite Karte abwerfen
stop-curia-julia = Keine auslösen
subject-chamber = Kammer { $number }
subject-conspiracies = Die Verschwörungen
offer-place-cube = Würfel in Kammer { $chamber } platzieren
offer-move-cube = Würfel aus Kammer { $chamber } in { $to } bewegen
offer-remove-cube = Würfel von { $whom } aus Kammer { $chamber } entfernen
offer-conspire = { $count ->
    [2] Verschwören: zwei Verschwörungen ansehen
   *[other] Verschwören: { $count } Verschwörungen ansehen
}
offer-on-top = Auf den Stapel legen
offer-under = Unter den Stapel legen
offer-swap = { $own } gegen { $other } tauschen
offer-shift = { $decree } in Kammer { $chamber }
offer-shift-face-down = Das verdeckte Dekret in Kammer { $chamber }

changes-control = { $who } kontrolliert Kammer { $chamber }
changes-control-nobody = niemand kontrolliert Kammer { $chamber }
goes-under-plot = { $card } kommt unter { $plot }; auslösbar zu Beginn eines späteren Zuges
nothing-to-pass = Es gibt nichts zu passen
cubes-come-back = Ein aus dem Senat entfernter Würfel kommt hierher zurück (AGO-SENATE-02).
plot-is-secret = Bis zum Auslösen kennt sie nur, wem sie gehört (AGO-CONSPIRATOR-02).
chamber-title = { $section ->
    [left] Kammer { $number } im linken Bereich des Senats
    [centre] Kammer { $number } im mittleren Bereich des Senats
   *[right] Kammer { $number } im rechten Bereich des Senats
}
chamber-cubes = { $a ->
    [one] { $first } hat { $a } Würfel darin und { $second } { $b }; sie ist { $control } (AGO-CTRL-01).
   *[other] { $first } hat { $a } Würfel darin und { $second } { $b }; sie ist { $control } (AGO-CTRL-01).
}
chamber-gives = Bei Spielende bringt sie { count-points } für den, der sie kontrolliert (AGO-CTRL-07).
chamber-decree = { $decree } ({ $rule }).
chamber-decree-hidden = Ihr Dekret liegt verdeckt, bis der erste Würfel kommt (AGO-CTRL-06).
chamber-no-decree = In ihr liegt kein Dekret.
plots-title = { $count ->
    [one] Der Stapel der Verschwörungen: { $count } Karte
   *[other] Der Stapel der Verschwörungen: { $count } Karten
}
plots-drawn = { $count ->
    [2] Wer sich verschwört, zieht zwei davon, behält eine und legt eine zurück (AGO-CONSPIRATOR-02).
   *[other] Wer sich verschwört, zieht { $count } davon, behält eine und legt die anderen zurück (AGO-CONSPIRATOR-02).
}
plot-on-top-known = Die oberste Karte kennst du: { $plot }.
plot-at-bottom-known = Die unterste Karte kennst du: { $plot }.
plot-step-by-step = Was sie Schritt für Schritt bewirkt: { $rule }.

subject-space = Anlegefläche { $space }
subject-deck = { CAPITAL($mythology) }er Stapel
subject-face-down = { CAPITAL($place) }: verdeckt
subject-token = { CAPITAL($place) }: { $token }
offer-in-space = { $card } auf Anlegefläche { $space }
offer-open-deck = { CAPITAL($mythology) }en Stapel aufdecken
offer-card-on-top = { $card } als oberste
offer-minerva-at = Minerva { $at }
offer-remove-token = Ohne Effekt entfernen
offer-resolve-token = Ausführen
offer-take-down = { $wonder } zerstören
offer-snake-on = Schlangen-Plättchen auf { $card }
offer-token-first = Dieses Plättchen zuerst nehmen
offer-unseen = Ungesehen abwerfen
offer-wonder-with = { $wonder } mit { $card }
will-cost = { $b ->
    [one] Sie zu aktivieren wird { $first } { $a } und { $second } { $b } Münze kosten.
   *[other] Sie zu aktivieren wird { $first } { $a } und { $second } { $b } Münzen kosten.
}
offer-activate = Aktivieren: { $price }
offer-using = Mit { $offerings }: { $price }
about-deck = Der { $mythology }e Stapel: { $what }
deck-looked-at = { $count ->
    [2] Wer das { $mythology }e Mythologie-Plättchen nimmt, sieht die zwei obersten Karten an und legt eine davon ins Pantheon (PAN-MYTH-01).
   *[other] Wer das { $mythology }e Mythologie-Plättchen nimmt, sieht die { $count } obersten Karten an und legt eine davon ins Pantheon (PAN-MYTH-01).
}
deck-divinities = Die { $mythology }en Gottheiten (PAN-COMP-02):
divinity-line = { $card }: { $what }.
token-good-for = Ein Mythologie-Plättchen macht den Großtempel mit seinem Symbol kostenfrei (PAN-TEMPLE-02).
offering-good-for = Ein Opfergaben-Plättchen verbilligt einmal eine Aktivierung (PAN-OFF-01).
minerva-stops = Würde die Konflikt-Spielfigur ihr Feld betreten, bleibt sie stehen, und Minerva verlässt das Spiel (PAN-MINERVA-02).
about-space-empty = Anlegefläche { $space } des Pantheons ist frei
about-space-face-down = Eine { $mythology }e Gottheit, verdeckt auf Anlegefläche { $space } des Pantheons
about-space-seen = { $card } (verdeckt auf Anlegefläche { $space } des Pantheons; du hast sie gesehen)
space-shows = Die Anlegefläche zeigt { $a } für { $first } und { $b } für { $second }.
space-stays-empty = Sie bleibt für den Rest der Partie leer (PAN-ACT-05).
space-in-fact = Tatsächlich zahlt { $first } { $a } und { $second } { $b }: { $reasons }.
space-reason = { $reason } für { $who } ({ $rule })
enki-holds = Darauf liegen { $tokens }.
pantheon-from-age-two = Karten des Pantheons können ab Zeitalter II aktiviert werden (PAN-ACT-01).
has-activated = Von { $who } aktiviert.
astarte-coins = { $coins ->
    [one] Darauf liegt { $coins } Münze (PAN-ASTARTE-01).
   *[other] Darauf liegen { $coins } Münzen (PAN-ASTARTE-01).
}
snake-lies-on = Das Schlangen-Plättchen liegt auf „{ $card }“.

## What an action would do

unknown-revealed = Verdeckte Karten werden aufgedeckt: Welche, weiß man vorher nicht.
unknown-decree = Ein verdecktes Dekret wird aufgedeckt: Was es bewirkt, weiß man vorher nicht.
unknown-discarded = Eine verdeckte Karte kommt auf den Ablagestapel: Welche, weiß man vorher nicht.
unknown-pantheon = Das Pantheon wird aufgedeckt: Welche Gottheiten dort liegen, weiß man vorher nicht.
unknown-laid = Plättchen werden auf die Auslage gelegt: Welche, weiß man vorher nicht.
would-coins = Münzen von { $who } { $old } → { $new }
would-points = Siegpunkte { $more }
would-points-of = Siegpunkte von { $who } { $more }
would-pawn = die Spielfigur steht dann { $at }
would-uncover = legt frei: { $cards }
would-uncover-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
would-then = danach: { CLAUSE($due) }
would-lose-whatever = Was { $who } dann auch wählt: { $outcome }
would-end-age = { $age ->
    [1] beendet Zeitalter I
    [2] beendet Zeitalter II
   *[3] beendet Zeitalter III
}
would-play-again = weiterer Zug
would-take-token = { $who } nimmt: { $token }
would-return-wonder = das Weltwunder „{ $wonder }“ kommt zurück in die Spielschachtel
would-pair = ein Paar: { $symbol }
would-symbol = { $symbol }, { $count } von { $needed } Forschungssymbolen

# -- the line above the board, the log and what is selected. <b> marks what is said first.

board-lost = <b>Dieser Spielplan hat seinen Kernel verloren</b>, der neu gestartet wurde oder beendet ist: Was zu sehen ist, lässt sich lesen, aber nichts darauf funktioniert mehr. Führe die Zelle noch einmal aus, um weiterzuspielen.
rule-named = Regel { $rule }
prompt-over = <b>{ $outcome }.</b> Siegpunkte: { $points }
prompt-select = { $age ->
    [1] <b>{ $who } ist am Zug, Zeitalter I.</b> Wähle eine zugängliche Karte.
    [2] <b>{ $who } ist am Zug, Zeitalter II.</b> Wähle eine zugängliche Karte.
   *[3] <b>{ $who } ist am Zug, Zeitalter III.</b> Wähle eine zugängliche Karte.
}
prompt-select-or-space = { $age ->
    [1] <b>{ $who } ist am Zug, Zeitalter I.</b> Wähle eine zugängliche Karte oder eine des Pantheons.
    [2] <b>{ $who } ist am Zug, Zeitalter II.</b> Wähle eine zugängliche Karte oder eine des Pantheons.
   *[3] <b>{ $who } ist am Zug, Zeitalter III.</b> Wähle eine zugängliche Karte oder eine des Pantheons.
}
prompt-select-or-trigger = { $age ->
    [1] <b>{ $who } ist am Zug, Zeitalter I.</b> Wähle eine zugängliche Karte oder zuvor eine vorbereitete Verschwörung.
    [2] <b>{ $who } ist am Zug, Zeitalter II.</b> Wähle eine zugängliche Karte oder zuvor eine vorbereitete Verschwörung.
   *[3] <b>{ $who } ist am Zug, Zeitalter III.</b> Wähle eine zugängliche Karte oder zuvor eine vorbereitete Verschwörung.
}
prompt-select-or-space-or-trigger = { $age ->
    [1] <b>{ $who } ist am Zug, Zeitalter I.</b> Wähle eine zugängliche Karte oder eine des Pantheons oder zuvor eine vorbereitete Verschwörung.
    [2] <b>{ $who } ist am Zug, Zeitalter II.</b> Wähle eine zugängliche Karte oder eine des Pantheons oder zuvor eine vorbereitete Verschwörung.
   *[3] <b>{ $who } ist am Zug, Zeitalter III.</b> Wähle eine zugängliche Karte oder eine des Pantheons oder zuvor eine vorbereitete Verschwörung.
}
prompt-thinks = <b>{ $who } denkt nach …</b>
prompt-veiled = <b>Gib den Spielplan an { $who } weiter.</b> Was nur { $who } sehen darf, ist verdeckt.
unveil = Ich bin { $who }: zeige, was nur ich sehen darf
player-total = { $who } { $points }
bill = die Rechnung
in-figures = in Zahlen
refused-wonders = { $count ->
    [one] { $count } Weltwunder zu teuer
   *[other] { $count } Weltwunder zu teuer
}
refused-build = zu teuer zum Errichten
refused-recruit = zu teuer zum Rekrutieren
refused-activate = zu teuer zum Aktivieren
refused-other = { $count } nicht möglich
secret-choice = eine geheime Wahl
move-in-log = { $number }. { $who }: { $what }
move-done = { $who }: { $what }.
move-disclosed = { $number }. { $who }: { $what }. { $events }
log-nothing = Es geschieht nichts.
log-beginning = Anfang
log-nothing-yet = Es ist noch nichts geschehen.
log-secrets = Was geheim war

# -- the tools below the board

undo = Zurück
redo = Wieder vor
next = Weiter
step-through = Durch die Partie gehen
position-of = { $at } von { $last }
hint = Tipp
hint-tip = Was der Trainer hier tun würde
hint-thinks = <b>Der Trainer denkt nach …</b>
hint-would = <b>Der Trainer würde …</b>
hint-chance = { $reason } Gewinnchance: { $percent }.
hint-close = Tipp schließen
move-now = Jetzt ziehen
move-now-tip = Der Computer nimmt die beste Aktion, die er bisher kennt
watch-tip = Den Rest der Partie ansehen
contrast = Hoher Kontrast
contrast-tip = Hoher Kontrast und Farben, die auch bei Farbenfehlsichtigkeit zu unterscheiden sind
game-menu = Partie
game-menu-tip = Neue Partie, Spieler, Speichern, Laden und mehr
type-here = tippe: Altar errichten
type-label = Eine Aktion eintippen
search-label = Eine Regel suchen
panels-label = Was neben dem Spielplan steht
meant = Gemeint ist: { $action }
rematch = Revanche
review = Analyse
review-tip = Der Trainer sieht sich jede Aktion dieser Partie an
games = Partien
games-tip = Eine andere Partie beginnen oder eine ältere fortsetzen
present = Vorführen
present-tip = Vorführen: groß und Schritt für Schritt (Taste p; Leertaste: weiter, Escape: beenden)
close = Schließen
copy = Kopieren
board-label = Der Spielplan. Alles darauf geht mit den Schaltflächen darunter, und „In Worten“ sagt, was wo liegt.
age-named = { $age ->
    [1] Zeitalter I
    [2] Zeitalter II
   *[3] Zeitalter III
}
not-your-turn = { $who } ist am Zug: einen Moment bitte.
board-saved = So wurde es gespeichert. Führe das Notebook aus, um es interaktiv zu machen: Wähle <i>Run ▸ Run All Cells</i>.
picture-needs-name = Ein Bild braucht den Namen einer Datei, etwa 'board.png', nicht { $given }.
picture-no-folder = Den Ordner { $folder } für { $file } gibt es nicht.
picture-formats = Ein Bild wird als { $formats } geschrieben; { $file } endet anders.
position-before-choice = Das ist die Stellung vor der anstehenden Entscheidung oder vor dem Ende.
board-language = Sprache

# -- the form under "Game"

menu-curtain = Vorhang: verdeckte Entscheidungen zwischen zwei Personen verbergen
menu-chances = Gewinnchancen anzeigen
menu-line = Variante
menu-line-first = { $actions ->
    [one] { $number }: { $actions } Aktion
   *[other] { $number }: { $actions } Aktionen
}
menu-line-parted = { $actions ->
    [one] { $number }: { $actions } Aktion, abgezweigt nach { $parted }
   *[other] { $number }: { $actions } Aktionen, abgezweigt nach { $parted }
}
menu-load = Partie laden
menu-save = Partie speichern
menu-picture = Bild
menu-film = Film
menu-slides = Folien
menu-change = Diese Stellung ändern
back-to-game = Zurück zur Partie
saved-note = { $actions ->
    [one] { $actions } Aktion; „Partie laden“ liest sie wieder ein
   *[other] { $actions } Aktionen; „Partie laden“ liest sie wieder ein
}
picture-note = der Spielplan, wie er ist
making-film = { $pictures ->
    [one] Der Film mit { $pictures } Bild entsteht …
   *[other] Der Film mit { $pictures } Bildern entsteht …
}
making-slides = { $pictures ->
    [one] Die Folien mit { $pictures } Bild entstehen …
   *[other] Die Folien mit { $pictures } Bildern entstehen …
}
film-note = { $pictures ->
    [one] { $pictures } Bild
   *[other] { $pictures } Bilder
}
slides-note = { film-note }, ohne Python
not-written-film = Der Film lässt sich nicht nach { $path } schreiben: { $why }.
not-written-slides = Die Seite lässt sich nicht nach { $path } schreiben: { $why }.
lies-beside = { $file } ({ $about }, { $size } MB) liegt jetzt neben dem Notebook.
download = { $file } herunterladen

form-player = Spieler { $player }
form-who-plays = Wer spielt { $player }?
form-edition = Ausgabe
form-seed = Startzahl
form-seed-any = beliebig
form-first-game = Weltwunder der ersten Partie, keine Auswahl
form-new-game = Neue Partie
form-bad-seed = Die Startzahl ist eine ganze Zahl, nicht { $given }.
level-person = Mensch
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-skilled = Fortgeschrittener
level-expert = Experte
level-best = Meister

# -- the play room

room-new-game = Eine neue Partie
room-last-games = Die letzten Partien
room-look = Ansehen
room-go-on = Fortsetzen
room-damaged = { $when }. { $file } enthält keine lesbare Partie.
room-player = { $who } ({ $kind })
room-with = { $players }, mit { $sets }
room-not-over = { $actions ->
    [one] { $when }. { $game }: nicht zu Ende, nach { $actions } Aktion
   *[other] { $when }. { $game }: nicht zu Ende, nach { $actions } Aktionen
}
room-over = { $when }. { $game }: { $outcome }, { $points }
room-not-kept = Diese Partie lässt sich nicht in { $file } aufbewahren: { $why }. Man kann sie weiterspielen.
room-not-read = { $file } lässt sich nicht lesen: { $why }.
room-bad-file = { $file }: { $why }

# -- the review of a finished game

review-stop = Anhalten
review-go-on = Weitermachen
review-find = Selbst finden
review-show-then = Zeigen, was folgt
review-show-instead = Zeigen, was stattdessen folgen würde
review-back = Zurück zur analysierten Partie
turning-points = Wendepunkte
first-impressions = Erster Eindruck
review-none = Zu dieser Partie gibt es keine Analyse.
review-elsewhere = Du spielst von der analysierten Partie aus weiter.
review-play-on = Weiterspielen: { $action } ({ $percent })
review-chance = Gewinnchance von { $who } danach: { $percent }.
plot-label = Gewinnchance von { $who } im Lauf der Partie
plot-wins = { $who } gewinnt
no-marks = Keine Aktion ist markiert.
mark-blunder = grober Fehler
mark-mistake = Fehler
mark-inaccuracy = Ungenauigkeit
mark-only-move = einziger guter Zug

# -- computer players, and files that cannot be used

two-players = Ein Spielplan hat zwei Spieler, nicht { $count }.
computer-failed = Der Computerspieler für { $who } ist gescheitert ({ $what }).
computer-illegal = Der Computerspieler für { $who } wählte { $action }; das ist hier nicht erlaubt.
file-damaged = Diese Datei ist keine gespeicherte Partie, oder sie ist beschädigt: { $why }
file-no-table = Diese Datei ist keine gespeicherte Partie: Sie enthält keine Tabelle mit Namen und Werten.
file-version = Diese Partie wurde in Version { $version } des Formats gespeichert; lesbar ist Version { $known }.
file-no-actions = Diese Partie hat keine Liste von Aktionen.
file-action = Aktion { $number }, { $action }, lässt sich nicht spielen: { $why }
file-no-setup = Diese Partie hat keinen Aufbau mit einer Stellung oder einer Startzahl.
file-bad-setup = Mit dem Aufbau dieser Partie lässt sich keine Partie beginnen: { $why }

# -- what matters in a position

matters-outcome = { $outcome }.
matters-turn = { $age ->
    [1] { $who } ist in Zeitalter I am Zug; es liegen noch { count-cards } aus: eine zugängliche nehmen, um sie zu errichten, für Münzen abzuwerfen oder mit ihr ein Weltwunder zu errichten.
    [2] { $who } ist in Zeitalter II am Zug; es liegen noch { count-cards } aus: eine zugängliche nehmen, um sie zu errichten, für Münzen abzuwerfen oder mit ihr ein Weltwunder zu errichten.
   *[3] { $who } ist in Zeitalter III am Zug; es liegen noch { count-cards } aus: eine zugängliche nehmen, um sie zu errichten, für Münzen abzuwerfen oder mit ihr ein Weltwunder zu errichten.
}
matters-age-ends-threatened = { $age ->
    [1] Zeitalter I endet bald; wen die Konflikt-Spielfigur bedroht, der bestimmt, wer das nächste beginnt.
   *[2] Zeitalter II endet bald; wen die Konflikt-Spielfigur bedroht, der bestimmt, wer das nächste beginnt.
}
matters-age-ends = { $age ->
    [1] Zeitalter I endet bald; wer den letzten Zug hat, bestimmt, wer das nächste beginnt.
   *[2] Zeitalter II endet bald; wer den letzten Zug hat, bestimmt, wer das nächste beginnt.
}
matters-priced = { $thing } ({ $price })
matters-free-by-token = Für { $who } kostenfrei durch ein Mythologie-Plättchen: { $things }.
matters-free-by-chain = Für { $who } kostenfrei durch ein Bausymbol: { $things }.
matters-can-pay = { $who } kann bezahlen: { $things }.
matters-too-expensive = Für { $who } jetzt zu teuer: { $things }.
matters-recruit = { $who } kann rekrutieren: { $things }.
matters-activate = { $who } kann aktivieren: { $things }.
matters-activate-offerings = { $who } kann aktivieren, Opfergaben eingerechnet: { $things }.
matters-pawn = { $spaces ->
    [one] Die Konflikt-Spielfigur steht { $at }: { $spaces } Feld fehlt { $who } zur militärischen Überlegenheit; wäre jetzt Schluss, brächte das { count-points }.
   *[other] Die Konflikt-Spielfigur steht { $at }: { $spaces } Felder fehlen { $who } zur militärischen Überlegenheit; wäre jetzt Schluss, brächte das { count-points }.
}
matters-wins = { $how ->
    [military] { $who } würde sofort durch militärische Überlegenheit gewinnen: { $things }.
    [science] { $who } würde sofort durch wissenschaftliche Überlegenheit gewinnen: { $things }.
   *[political] { $who } würde sofort durch politische Überlegenheit gewinnen: { $things }.
}
matters-threatens = { $how ->
    [military] { $who } droht, sofort durch militärische Überlegenheit zu gewinnen: { $things }.
    [science] { $who } droht, sofort durch wissenschaftliche Überlegenheit zu gewinnen: { $things }.
   *[political] { $who } droht, sofort durch politische Überlegenheit zu gewinnen: { $things }.
}
matters-symbols = { $who } hat { $count } der { $needed } Forschungssymbole für eine Überlegenheit
matters-symbols-new = { $line }; neue durch: { $things }
matters-symbols-pair = { $line }; ein Paar und damit ein Fortschritts-Plättchen durch: { $things }
matters-lays-open = { $taken } legt { $card } frei
matters-turns-up = { $taken } deckt eine Karte auf
matters-next = Was { $who } dann vorfinden kann: { $things }.
matters-points = Siegpunkte, wäre die Partie jetzt zu Ende: { $points }.
matters-points-final = Siegpunkte: { $points }.

# The chances to win beside the board: heads of columns

chances-win = Gewinnchance
chances-civilian = nach Punkten
chances-military = militärisch
chances-science = wissenschaftlich
chances-political = Senat
