# Diagramme über viele Partien zwischen Computern.

how-often-games =
    { $count ->
        [one] { $count } Partie zwischen Computern ({ $players })
       *[other] { $count } Partien zwischen Computern ({ $players })
    }
how-often-base = Grundspiel
how-often-pantheon = Pantheon
how-often-agora = Agora
how-often-both = Pantheon und Agora
how-often-all = Alle Partien
# Wie eine Partie endet
how-often-civilian = nach Siegpunkten
how-often-military = militärisch
how-often-science = wissenschaftlich
how-often-political = politisch
# Titel
how-often-first-player = Der Startspieler gewinnt
how-often-endings = Wie Partien enden
how-often-endings-of = { $mix }: wie Partien enden
how-often-supremacies = { $mix }: Partien, die vor der Wertung enden
how-often-wonders = { $mix }: Wer dieses Weltwunder errichtet hat, gewinnt
how-often-drafted = { $mix }: Wer dieses Weltwunder gewählt hat, gewinnt
how-often-wonders-constructed = { $mix }: Wer mit so vielen Weltwundern gewinnt
how-often-gate = Mit Pantheon gewinnt, wer aktiviert hat
how-often-points = { $mix }: Endet es nach Siegpunkten, hat der Sieger mehr
# Zeilen
how-often-in-age = in Zeitalter { $age }
how-often-so-many = Weltwunder: { $count }
how-often-gate-gate = das Tor
how-often-gate-others = andere, nicht das Tor
how-often-gate-nothing = nichts
# Woher veröffentlichte Zahlen stammen
how-often-online = { $count } Partien im Internet
how-often-tournament = { $count } Partien eines Turniers

# Ein Anteil mit seinem Intervall, und von wie vielen Partien
share-figures = { $value } ({ $low } – { $high })
share-of = { $share } von { $count }
share-no-games = keine Partien
share-heading = { $name }:
share-named = { $name }: { $what }
