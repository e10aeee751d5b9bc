# What a component costs, brings and does, as the board, the terminal and the lists of components
# say it: a few words each, without a full stop. They stand in a list after the name.

# -- in one line: a name, then such words

described = { $name }: { $what }
described-with-cost = { $name }: kostet { $cost }; { $what }
# kind: what sort of thing it is, such as a Mythology
named-kind = { $name } ({ $kind })
bare-name = { $name }
# A name that nobody is sure of in a language, and the English one.
name-with-english = { $name } ({ $english })

card-of-colour = { $colour ->
    [brown] braune Karte
    [grey] graue Karte
    [blue] blaue Karte
    [green] grüne Karte
    [yellow] gelbe Karte
    [red] rote Karte
    [purple] violette Karte
   *[senator] Senator
}
costs = kostet { $cost }
costs-nothing = kostenlos
costs-for-each-senator = { $coins ->
    [one] kostet { $coins } Münze pro Senator in der Stadt
   *[other] kostet { $coins } Münzen pro Senator in der Stadt
}
free-with-symbol = kostenfrei mit Bausymbol „{ $symbol }“
free-with-mythology = kostenfrei mit einem { $mythology }en Mythologie-Plättchen
gives-symbol = bietet Bausymbol „{ $symbol }“
when-drafted = bei der Auswahl: { $effect }

# -- figures

units-of = { $resource ->
    [wood] { $units } Holz
    [clay] { $units } Lehm
    [stone] { $units } Stein
    [glass] { $units } Glas
   *[papyrus] { $units } Papyrus
}
produces = produziert { $units }
produces-one-of = produziert 1 { $resources }
buys-at-fixed-price = { $coins ->
    [one] kauft { $resources } für je { $coins } Münze
   *[other] kauft { $resources } für je { $coins } Münzen
}
grand-temple-of = Großtempel der { $mythology }en Mythologie
count-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}

rule-coins = { count-coins }
rule-coins-each = { count-coins }
rule-points-each = { count-points }
rule-blue-cards = { count-blue-cards }
rule-shields = { $shields ->
    [one] { $shields } Schild
   *[other] { $shields } Schilde
}
rule-units = { $units ->
    [one] { $units } Ressource
   *[other] { $units } Ressourcen
}

figure-activation-discount = { $figure ->
    [one] Aktivieren kostet { $figure } Münze weniger
   *[other] Aktivieren kostet { $figure } Münzen weniger
}
figure-wonder-discount = { $figure ->
    [one] Weltwunder kosten { $figure } Ressource weniger
   *[other] Weltwunder kosten { $figure } Ressourcen weniger
}
figure-blue-discount = { $figure ->
    [one] blaue Karten kosten { $figure } Ressource weniger
   *[other] blaue Karten kosten { $figure } Ressourcen weniger
}
figure-economy = bekommt die Münzen, die der Gegner für Ressourcen zahlt
figure-points-per-progress = { $figure ->
    [one] { $figure } Siegpunkt pro Fortschritts-Plättchen
   *[other] { $figure } Siegpunkte pro Fortschritts-Plättchen
}
figure-red-shield-bonus = { $figure ->
    [one] { $figure } Schild mehr auf jeder später errichteten roten Karte
   *[other] { $figure } Schilde mehr auf jeder später errichteten roten Karte
}
figure-wonders-play-again = weiterer Zug durch jedes später errichtete Weltwunder
figure-chain-coins = { $figure ->
    [one] { $figure } Münze pro Karte, die durch ein Bausymbol kostenfrei errichtet wird
   *[other] { $figure } Münzen pro Karte, die durch ein Bausymbol kostenfrei errichtet wird
}
figure-senators-free = Senatoren sind kostenlos
figure-keeps-both-conspiracies = behält beim Verschwören beide Verschwörungen
figure-points-per-pantheon-token = { $figure ->
    [one] { $figure } Siegpunkt pro Mythologie- und Opfergaben-Plättchen
   *[other] { $figure } Siegpunkte pro Mythologie- und Opfergaben-Plättchen
}
figure-coins-lost-per-space = { $figure ->
    [one] der Gegner verliert { $figure } Münze pro Feld der Konflikt-Spielfigur
   *[other] der Gegner verliert { $figure } Münzen pro Feld der Konflikt-Spielfigur
}
figure-engineering-price = { $figure ->
    [one] jede Karte mit Bausymbol unter den Kosten für { $figure } Münze
   *[other] jede Karte mit Bausymbol unter den Kosten für { $figure } Münzen
}
figure-points-per-coin = { $figure ->
    [one] { $figure } Siegpunkt pro Münze, die noch auf der Karte liegt
   *[other] { $figure } Siegpunkte pro Münze, die noch auf der Karte liegt
}
figure-progress-tokens = { $figure ->
    [one] { $figure } Fortschritts-Plättchen auf der Karte, wenn sie aufgedeckt wird
   *[other] { $figure } Fortschritts-Plättchen auf der Karte, wenn sie aufgedeckt wird
}
figure-price-factor = { $figure ->
    [2] kostet doppelt so viel wie seine Anlegefläche
    [3] kostet dreimal so viel wie seine Anlegefläche
   *[other] kostet { $figure }-mal so viel wie seine Anlegefläche
}
figure-points = { $figure ->
    [one] { $figure } Siegpunkt
   *[other] { $figure } Siegpunkte
}

# -- what a component does at once

# what: the colours or the Wonders that are counted or chosen, after "pro" or "eine"
counted = { $what ->
    [brown] braune Karte
    [grey] graue Karte
    [blue] blaue Karte
    [green] grüne Karte
    [yellow] gelbe Karte
    [red] rote Karte
    [purple] violette Karte
    [brown-grey] braune oder graue Karte
    [blue-green] blaue oder grüne Karte
   *[wonders] Weltwunder
}
does-take-coins = { $amount ->
    [one] { $amount } Münze nehmen
   *[other] { $amount } Münzen nehmen
}
does-opponent-loses = { $amount ->
    [one] der Gegner verliert { $amount } Münze
   *[other] der Gegner verliert { $amount } Münzen
}
does-shields = { $amount ->
    [one] { $amount } Schild
   *[other] { $amount } Schilde
}
does-play-again = weiterer Zug
does-gain-symbol = Forschungssymbol „{ $symbol }“
does-coins-for-each = { $amount ->
    [one] { $amount } Münze pro { counted } nehmen
   *[other] { $amount } Münzen pro { counted } nehmen
}
does-guild-coins-and-points =
    pro { counted } in der Stadt mit den meisten: { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    } jetzt, { count-points } bei Spielende
does-guild-points = pro { counted } in der Stadt mit den meisten: { count-points } bei Spielende
does-guild-of-coins = { $group ->
    [one] pro Münze in der reicheren Stadt: { count-points } bei Spielende
   *[other] pro { $group } Münzen in der reicheren Stadt: { count-points } bei Spielende
}
does-take-part-of-coins = { $amount ->
    [2] die Hälfte der gegnerischen Münzen nehmen, aufgerundet
    [3] ein Drittel der gegnerischen Münzen nehmen, aufgerundet
    [4] ein Viertel der gegnerischen Münzen nehmen, aufgerundet
   *[other] jede { $amount }. gegnerische Münze nehmen, aufgerundet
}
does-coins-for-cubes = { $amount ->
    [one] { $amount } Münze pro eigenen Einflusswürfel im Senat nehmen
   *[other] { $amount } Münzen pro eigenen Einflusswürfel im Senat nehmen
}
does-opponent-loses-for-cubes = { $amount ->
    [one] der Gegner verliert { $amount } Münze pro gegnerischen Einflusswürfel im Senat
   *[other] der Gegner verliert { $amount } Münzen pro gegnerischen Einflusswürfel im Senat
}
does-discard-card-of-opponent = eine { counted } des Gegners abwerfen
does-take-card-of-opponent = eine { counted } des Gegners nehmen
does-take-wonder = ein noch nicht errichtetes Weltwunder des Gegners nehmen
does-build-from-discard = eine Karte vom Ablagestapel gratis errichten
does-progress-from-box = { $amount ->
    [one] { $amount } Fortschritts-Plättchen aus der Spielschachtel ziehen und { $keep } behalten
   *[other] { $amount } Fortschritts-Plättchen aus der Spielschachtel ziehen und { $keep } behalten
}
does-place-influence = { $amount } Einflusswürfel platzieren
does-remove-influence = { $amount } Einflusswürfel des Gegners entfernen
does-move-influence = { $amount } Einflusswürfel bewegen
does-may-move-influence = nach Wunsch { $amount } Einflusswürfel bewegen
does-conspire = sich verschwören
does-trigger-unprepared = nach Wunsch eine nicht vorbereitete Verschwörung auslösen
does-open-deck = einen Mythologie-Stapel aufdecken und eine seiner Gottheiten ohne weitere Kosten aktivieren
does-politician = { $what ->
    [left] Senatsaktionen im linken Bereich
    [centre] Senatsaktionen im mittleren Bereich
   *[right] Senatsaktionen im rechten Bereich
}
does-conspirator = nach Wunsch einen Einflusswürfel platzieren oder sich verschwören
does-enki = eines der Plättchen auf dieser Karte nehmen
does-nisaba = das Schlangen-Plättchen auf eine grüne Karte des Gegners legen und ihr Forschungssymbol erhalten
does-astarte = { $amount ->
    [one] { $amount } Münze auf diese Karte legen
   *[other] { $amount } Münzen auf diese Karte legen
}
does-zeus = eine beliebige Karte der Auslage auf den Ablagestapel legen
does-anubis = ein errichtetes Weltwunder in einer der beiden Städte zerstören
does-isis = mit einer Karte vom Ablagestapel eines der eigenen Weltwunder gratis errichten
does-minerva = Minerva auf ein Feld des Militär-Spielplans stellen, nur nicht auf das der Konflikt-Spielfigur
does-neptune = ein Militär-Plättchen ohne Effekt entfernen, dann ein weiteres ausführen
does-gate = von jedem Mythologie-Stapel die oberste Gottheit aufdecken und eine ohne weitere Kosten aktivieren
does-obscurantism = ein Fortschritts-Plättchen vom Spielplan, vom Gegner oder aus der Spielschachtel sperren
does-property-fraud = ein Gebäude aus Reihe 1 der Auslage gratis errichten
does-treason = eine bei der Vorbereitung aussortierte Karte gratis errichten
does-espionage = die Fortschritts-Plättchen in der Spielschachtel ansehen und eines nehmen
does-turn-of-events = eine zugängliche Karte der Auslage abwerfen, nach Wunsch noch eine
does-coercion = eine blaue oder grüne Karte gegen eine gleichfarbige des Gegners tauschen
does-insider-influence = ein Dekret unter das Dekret einer anderen Kammer schieben
does-sabotage = ein errichtetes Weltwunder des Gegners in die Spielschachtel legen

# -- what a Decree does for whoever controls its Chamber

decree-levy = { $what ->
    [blue] wird in einer der beiden Städte ein blaues Gebäude errichtet, nimmt man so viele Münzen wie die Nummer des Zeitalters
    [green] wird in einer der beiden Städte ein grünes Gebäude errichtet, nimmt man so viele Münzen wie die Nummer des Zeitalters
    [yellow] wird in einer der beiden Städte ein gelbes Gebäude errichtet, nimmt man so viele Münzen wie die Nummer des Zeitalters
    [red] wird in einer der beiden Städte ein rotes Gebäude errichtet, nimmt man so viele Münzen wie die Nummer des Zeitalters
   *[wonders] wird in einer der beiden Städte ein Weltwunder errichtet, nimmt man so viele Münzen wie die Nummer des Zeitalters
}
decree-ignores = { $what ->
    [yellow] ein Symbol der Kosten (eine Ressource oder die Münzen) entfällt bei gelben Gebäuden
    [red] ein Symbol der Kosten (eine Ressource oder die Münzen) entfällt bei roten Gebäuden
   *[green] ein Symbol der Kosten (eine Ressource oder die Münzen) entfällt bei grünen Gebäuden
}
decree-wonder-discount = { $figure ->
    [one] Weltwunder kosten eine Ressource nach Wahl weniger
   *[other] Weltwunder kosten { $figure } Ressourcen nach Wahl weniger
}
decree-shields = { $figure ->
    [one] wer die Kontrolle gewinnt, bewegt die Konflikt-Spielfigur { $figure } Feld auf den Gegner zu; wer sie verliert, { $figure } Feld zurück
   *[other] wer die Kontrolle gewinnt, bewegt die Konflikt-Spielfigur { $figure } Felder auf den Gegner zu; wer sie verliert, { $figure } Felder zurück
}
decree-cheaper = { $what ->
    [brown] { $coins ->
        [one] jede gekaufte braune Ressource kostet { $coins } Münze weniger, nie unter { $least }
       *[other] jede gekaufte braune Ressource kostet { $coins } Münzen weniger, nie unter { $least }
    }
   *[grey] { $coins ->
        [one] jede gekaufte graue Ressource kostet { $coins } Münze weniger, nie unter { $least }
       *[other] jede gekaufte graue Ressource kostet { $coins } Münzen weniger, nie unter { $least }
    }
}
decree-blue-cards = für die Zahl der Senatsaktionen { $figure } blaue Karten mehr zählen
decree-discard-coins = { $figure ->
    [one] { $figure } Münze mehr beim Abwerfen für Münzen
   *[other] { $figure } Münzen mehr beim Abwerfen für Münzen
}
decree-opponent-chains = Bausymbole auf gegnerischen Karten zählen beim Errichten wie eigene
decree-conspirator-plays-again = weiterer Zug nach dem Rekrutieren eines Verschwörers

# -- backs of cards

back = { $deck ->
    [age-1] Karte von Zeitalter I
    [age-2] Karte von Zeitalter II
    [age-3] Karte von Zeitalter III
    [guild] Gilde
    [grand-temple] Großtempel
    [senator] Senator
   *[other] Karte
}
backs = { $deck ->
    [age-1] { $count ->
        [one] { $count } Karte von Zeitalter I
       *[other] { $count } Karten von Zeitalter I
    }
    [age-2] { $count ->
        [one] { $count } Karte von Zeitalter II
       *[other] { $count } Karten von Zeitalter II
    }
    [age-3] { $count ->
        [one] { $count } Karte von Zeitalter III
       *[other] { $count } Karten von Zeitalter III
    }
    [guild] { $count ->
        [one] { $count } Gilde
       *[other] { $count } Gilden
    }
    [grand-temple] { $count } Großtempel
   *[senator] { $count ->
        [one] { $count } Senator
       *[other] { $count } Senatoren
    }
}
mythology-token-named = { $mythology }es Mythologie-Plättchen
offering-token-named = Opfergabe mit Wert { $value }

# -- what Military tokens do

military-token-coins = { $coins ->
    [one] { $pushed } verliert { $coins } Münze
   *[other] { $pushed } verliert { $coins } Münzen
}
military-token-place = { $pushing } platziert { $cubes } Einflusswürfel
military-token-remove = { $pushing } entfernt { $cubes } Einflusswürfel von { $pushed } und bewegt danach einen eigenen
