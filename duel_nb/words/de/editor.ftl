# The board editor: a position is set up by clicking and typing. $place: one of the place- messages.

# -- what holds things: of a City

place-coins = Münzen
place-buildings = Gebäude
place-wonders = Weltwunder
place-built = Errichtet
place-progress = Fortschritt
place-mythology = Mythologie-Plättchen
place-offerings = Opfergaben-Plättchen
place-divinities = Aktivierte Gottheiten
place-astarte = Münzen auf Astarte
place-snake = Schlangen-Plättchen auf
place-conspiracies = Verschwörungen
place-prepared = Vorbereitet
place-triggered = Ausgelöst
place-cubes = Einflusswürfel

# -- of the table

place-card = Karte
place-token = Plättchen darauf
place-on-board = Auf dem Spielplan
place-pawn = Konflikt-Spielfigur
place-military-tokens = Militär-Plättchen
place-minerva = Minerva
place-discard = Ablagestapel
place-offered = Weltwunder zur Auswahl
place-constructed = Einst errichtet, jetzt weg
place-enki = Plättchen auf Enki
place-decree = Dekret
place-turned-up = Aufgedeckt
place-face-down = Verdeckt
place-obscurantism = Unter Obskurantismus

place-in-space = { $place } { $space }
place-cubes-of = { $who }: Würfel in Kammer { $chamber }

# -- what to type there

hint-add = hinzufügen …
hint-not-given = nicht angegeben
hint-built = Sphinx oder Sphinx mit Altar
hint-prepared = Staatsstreich mit Altar
hint-offerings = 2, 3 oder 4
hint-number = { $number }
hint-token = Griechisch oder 3
hint-pawn = -8 bis 8
hint-military-tokens = -6, -3, 3 oder 6
hint-minerva = ein Feld, etwa 4

# -- areas of the board

area-city = Stadt von { $who }
area-accessible = Zugängliche Karten
area-progress = Fortschritts-Plättchen
area-track = Militär-Spielplan
area-discard = Ablagestapel
area-draft = Auswahl der Weltwunder
area-structure = Auslage: Reihe { $row }, Spalte { $column }
area-pantheon = Pantheon: Anlegefläche { $space }
area-senate = Senat: Kammer { $chamber }

# -- what lies there. Who types one language may write "with" or "mit" or "avec" or "с" for it.

lying-none = nichts
lying-gone = keine Karte mehr
lying-with = { $thing } mit { $card }
lying-take = { $thing } ×
lying-take-tip = Wegnehmen: { $thing }
lying-nothing-said = Diese Angabe entfernen
lying-put = { $place }: hierher legen

# -- the editor

editor-line = Tippe: { editor-line-example }
editor-line-example = { $who }: Holzplatz, 7 Münzen; Figur 2
editor-line-tip = Tippe, was wo liegt, oder was der nächste Klick hinlegt
editor-line-card = { $who }: { $thing }
editor-game = Partie
editor-base = Grundspiel
editor-turn = Am Zug
editor-age = Zeitalter
editor-age-open = nach den Karten
editor-place = Platz
editor-undo = Zurück
editor-redo = Wieder vor
editor-gone = Die Karte ist weg
editor-lay = Hier wieder eine Karte hinlegen
editor-back = Zurücknehmen
editor-mean = Gemeint ist: { $text }

editor-play = Spielen
editor-as-python = Als Python-Code kopieren
editor-as-scenario = Als Szenario kopieren
editor-as-question = Für den Schiedsrichter kopieren
editor-ask = Den Schiedsrichter fragen
editor-compare = Mit der Stellung davor vergleichen
editor-differs-nothing = Es gibt keinen Unterschied.

editor-not-given = nicht angegeben
editor-not-given-list = Nicht angegeben:
# $problem: a sentence
editor-put-right = Bringe zuerst das in Ordnung: { $problem }
editor-last = { $problem } Der Spielplan zeigt die letzte mögliche Stellung.
editor-say-empty = gib an, welche Plätze der Auslage leer sind
editor-cannot-lie = Dort kann nicht liegen: { $thing }.
editor-laid = { $place }: { $thing }.
editor-typed = { $text }: hingelegt.
editor-taken = { $place }: { $thing } weggenommen.

# -- what was mistyped

typed-no-player = Einen Spieler „{ $text }“ gibt es nicht: Erwartet wird { $first } oder { $second }.
typed-number = { $place }: Erwartet wird eine ganze Zahl, nicht „{ $text }“.
typed-whose = Sage, wem die Münzen gehören.
typed-no-place = Auf keinem nummerierten Platz liegt: { $thing }.
typed-where = Wohin kommt „{ $thing }“? Klicke auf den Platz auf dem Spielplan.
typed-other-game = „{ $thing }“ gehört zu { $set }: Wähle das zuerst unter „Partie“.
typed-whose-line = { $who }: { $text }

# -- what differs from the position before

differs-summary =
    { $count ->
        [one] Und was wäre, wenn: { $count } Unterschied zur Stellung davor
       *[other] Und was wäre, wenn: { $count } Unterschiede zur Stellung davor
    }
differs-what = Was sich unterscheidet
differs-before = davor
differs-now = jetzt
differs-to-act = Am Zug
differs-nobody = niemand: Die Partie ist zu Ende
differs-pawn = Konflikt-Spielfigur
differs-pawn-middle = in der Mitte
differs-pawn-at = Feld { $spaces } Richtung { $who }
differs-coins = Münzen von { $who }
differs-points = Siegpunkte von { $who }
differs-price = Preis von { $resource } für { $who }
differs-card = „{ $thing }“ für { $who }
differs-legal = erlaubt
differs-not-there = nicht da
differs-no-action = In der Stellung davor ist { $action } nicht möglich: { $reason }
