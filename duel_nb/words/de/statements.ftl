# Was ein Szenario über eine Stellung sagt.

said-amount = { $what }: { $count }
said-unchanged = { $what }: unverändert
said-nothing = { $what }: keine
said-exactly = { $what }: { $members }
said-has = { $what }, unter anderem: { $members }
said-no = { $what }, nicht dabei: { $members }
said-changes = { $what }: { $members }

# numbers and groups: what stands before the figure or the names

said-pawn-at = die Konflikt-Spielfigur steht { $at }
said-pawn-by = die Konflikt-Spielfigur rückt Richtung { $who }: { $count }
said-pawn-still = die Konflikt-Spielfigur bleibt stehen
said-who-does = { $who }: { $action }
said-who-coins = Münzen von { $who }
said-who-colour =
    Karten von { $who }, { $colour ->
         [brown] braun
         [grey] grau
         [blue] blau
         [green] grün
         [yellow] gelb
         [red] rot
        *[purple] violett
    }
said-who-produces-resource = Produktion von { $who }, { $resource }
said-who-score = Siegpunkte von { $who }
said-who-score-category = Siegpunkte von { $who }, { $category }
said-age = Zeitalter
said-structure = Karten in der Auslage
said-face-down-cards = verdeckte Karten in der Auslage
said-standing-wonders = errichtete Weltwunder in beiden Städten
said-deck-of-age-age = Stapel von Zeitalter { $age }
said-guilds-in-the-deck = Gilden im Stapel
said-who-cubes = Würfel von { $who } im Senat
said-who-supply = Würfel von { $who } im Vorrat
said-who-cubes-in-chamber-chamber = Würfel von { $who } in Kammer { $chamber }
said-who-chambers = Kammern unter der Kontrolle von { $who }
said-face-down-decrees = verdeckte Dekrete im Senat
said-who-senators = Senatoren von { $who }
said-senators-in-the-structure = Senatoren in der Auslage
said-senators-in-the-deck-of-age-age = Senatoren im Stapel von Zeitalter { $age }
said-senator-cards = Karten im Spiel, „{ $senator }“
said-who-offerings = Wert der Opfergaben von { $who }
said-who-astarte = Münzen von { $who } auf Astarte
said-tokens-on-cards = Plättchen auf Karten der Auslage
said-grand-temples-in-the-deck = Großtempel im Stapel
said-constructed-wonders = verschiedene in der Partie errichtete Weltwunder
said-removed-from-age-age = aussortierte Karten von Zeitalter { $age }
said-accessible = zugängliche Karten
said-discard-pile = Ablagestapel
said-board = Fortschritts-Plättchen auf dem Spielplan
said-box = Fortschritts-Plättchen in der Spielschachtel
said-on-offer = Weltwunder zur Auswahl
said-who-city = Stadt von { $who }
said-who-built = errichtete Weltwunder von { $who }
said-who-wonders = noch nicht errichtete Weltwunder von { $who }
said-who-progress = Fortschritts-Plättchen von { $who }
said-who-symbols = Forschungssymbole von { $who }
said-who-decrees = Dekrete, die für { $who } gelten
said-decrees-in-chamber-chamber = Dekrete in Kammer { $chamber }
said-decrees-in-the-box = Dekrete in der Spielschachtel
said-who-conspiracies = Verschwörungen von { $who }
said-who-unprepared = nicht vorbereitete Verschwörungen von { $who }
said-who-prepared = vorbereitete Verschwörungen von { $who }
said-who-triggered = ausgelöste Verschwörungen von { $who }
said-conspiracy-deck = Stapel der Verschwörungen
said-who-mythology = Mythologie-Plättchen von { $who }
said-who-divinities = von { $who } aktivierte Karten des Pantheons
said-pantheon = Karten im Pantheon
said-mythology-deck = Stapel, { mythology-named }
said-on-enki = Fortschritts-Plättchen auf Enki

# whole sentences

said-who-discard-cards = { $who } hat an den Ablagestapel verloren: { $cards }
said-who-produces-resources = { $who } produziert { $resources }
said-price-of-priced-for-who-is-count = Preis für { $who }, „{ $priced }“: { $count }
said-price-of-activated-for-who-using-offerings-is-count = Preis für { $who } mit Opfergabe { $offerings }, „{ $activated }“: { $count }
said-price-of-thing-for-who-includes-item = im Preis für { $who }, „{ $thing }“, ist enthalten: { $item }
said-item-bought = { $units }, gekauft für je { $price }
said-item-by = { $units } ({ $thing })
said-thing-is-free-by-a-chain-for-who = „{ $thing }“ ist für { $who } durch ein Bausymbol kostenfrei
said-card-lies-under-wonder = „{ $card }“ liegt unter dem Weltwunder „{ $wonder }“
said-who-to-act = { $who } ist am Zug
said-who-plays-again = { $who } ist noch einmal am Zug
said-who-does-not-play-again = { $who } ist nicht noch einmal am Zug
said-no-decision = es ist nichts zu wählen
said-no-action = nichts
said-legal-action = erlaubt: { $action }
said-not-legal-action = nicht erlaubt: { $action }
said-only-legal-action = nur das ist erlaubt: { $action }
said-event-event = nach { $event } geschieht etwas
said-event-event-count-times = nach { $event } geschieht etwas, so viele Male: { $count }
said-no-event-event = nach { $event } geschieht nichts
said-event-event-before-later-event = { $event } kommt vor { $later_event }
said-winner-who-how = { $who } gewinnt: { $how }
said-how-military = militärische Überlegenheit
said-how-science = wissenschaftliche Überlegenheit
said-how-political = politische Überlegenheit
said-how-civilian = nach Siegpunkten
said-winner-who = { $who } gewinnt
said-shared-victory = beide teilen sich den Sieg
said-no-winner = die Partie geht weiter
said-ended-by-rule = die Partie endet nach { $rule }
said-place-is-empty = { $place } ist leer
said-place-is-face-down = auf { $place } liegt eine verdeckte Karte
said-place-is-card = auf { $place } liegt „{ $card }“
said-revealed-nothing = keine Karte wird aufgedeckt
said-revealed-cards = aufgedeckt: { $cards }
said-military-token-space-gone = das Militär-Plättchen { $space } ist weg
said-military-token-space-there = das Militär-Plättchen { $space } liegt noch da
said-not-in-the-game-words = nicht im Spiel: { $words }
said-who-does-not-see-sight = { $who } sieht nicht: { $sight }
said-who-sees-sight = { $who } sieht: { $sight }
said-sight-the-discard-pile = der Ablagestapel
said-sight-the-cards-removed = die aussortierten Karten
said-sight-the-decks-to-come = die kommenden Stapel
said-sight-the-wonders-to-come = die kommenden Weltwunder
said-sight-the-tokens-drawn = die gezogenen Plättchen
said-sight-the-conspiracy-deck = der Stapel der Verschwörungen
said-sight-the-locked-token = das gesperrte Plättchen
said-sight-decree = das Dekret in Kammer { $chamber }
said-who-controls-chamber-chamber = { $who } kontrolliert Kammer { $chamber }
said-nobody-controls-chamber-chamber = niemand kontrolliert Kammer { $chamber }
said-decree-decree-is-face-up = das Dekret „{ $decree }“ liegt offen
said-decree-decree-is-face-down = das Dekret „{ $decree }“ liegt verdeckt
said-card-prepares-conspiracy = „{ $card }“ liegt unter der Verschwörung „{ $conspiracy }“
said-top-of-the-conspiracy-deck-is-conspiracy = oben auf dem Stapel der Verschwörungen: { $conspiracy }
said-bottom-of-the-conspiracy-deck-is-conspiracy = unten im Stapel der Verschwörungen: { $conspiracy }
said-progress-is-locked = das Fortschritts-Plättchen „{ $progress }“ ist gesperrt
said-who-snake-on-card = das Schlangen-Plättchen von { $who } liegt auf „{ $card }“
said-who-has-no-snake = { $who } hat kein Schlangen-Plättchen
said-space-slot-is-empty = Anlegefläche { $slot } des Pantheons ist leer
said-space-slot-is-activated = auf Anlegefläche { $slot } des Pantheons: { $activated }
said-top-of-the-mythology-deck-is-activated = oben auf dem Stapel, { mythology-named }: { $activated }
said-token-token-on-place = Plättchen auf { $place }: { $token }
said-no-token-on-place = auf { $place } liegt kein Plättchen
said-minerva-at-position = Minerva steht { $position }
said-minerva-gone = Minerva steht nicht auf dem Militär-Spielplan
