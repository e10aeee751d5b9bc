# What a player does, as headings name it: what it is about, and then the verb.
# $thing is what the action is about; $card the Age card under a Wonder or a Conspiracy.

action-draft = „{ $thing }“ auswählen
action-begin = { $who } beginnen lassen
action-pass = passen

# -- with a card

action-build = „{ $thing }“ errichten
action-recruit = „{ $thing }“ rekrutieren
action-discard = „{ $thing }“ abwerfen
# $place: where a face-down card lies, such as r2c4
action-discard-face-down = verdeckte Karte auf { $place } abwerfen
action-wonder = „{ $thing }“ mit „{ $card }“ errichten
action-prepare = „{ $thing }“ mit „{ $card }“ vorbereiten
action-wonder-alone = „{ $thing }“ mit einer beliebigen zugänglichen Karte errichten
action-prepare-alone = „{ $thing }“ mit einer beliebigen zugänglichen Karte vorbereiten
action-trigger = „{ $thing }“ auslösen

# A card of which there are several, with its place.
action-at = { $action } ({ $place })
# Another payment than the usual one, which gives the opponent $coins by Economy.
action-giving = { $action }, davon { $coins } an den Gegner

# -- choices between cards, tokens and Wonders

action-take = „{ $thing }“ nehmen
action-seize = „{ $thing }“ nehmen
action-claim = „{ $thing }“ nehmen
action-copy = das Symbol von „{ $thing }“ kopieren
action-topple = „{ $thing }“ zerstören
action-lock = „{ $thing }“ sperren
action-swap = „{ $thing }“ gegen „{ $card }“ tauschen
action-reveal = Plättchen auf „{ $thing }“ nehmen

# -- the military track

action-guard = Minerva auf Feld { $position } stellen
action-remove = Militär-Plättchen bei Feld { $position } entfernen
action-apply = Militär-Plättchen bei Feld { $position } ausführen

# -- the Pantheon

action-activate = { thing-inside } aktivieren
# $offerings: what the Offering tokens are worth that are spent
action-activate-using = { thing-inside } mit Opfergabe { $offerings } aktivieren
action-install = { thing-inside } auf Anlegefläche { $space } legen
action-open = { $mythology }en Stapel aufdecken
action-top = { $thing } obenauf legen

# -- the Senate

action-place = Würfel in Kammer { $chamber } platzieren
action-expel = Würfel aus Kammer { $chamber } entfernen
action-move = Würfel aus Kammer { $here } in Kammer { $there } bewegen
action-shift = Dekret aus Kammer { $decree } in Kammer { $chamber } verschieben
action-conspire = sich verschwören
action-keep = „{ $thing }“ behalten
action-return-top = Verschwörung auf den Stapel legen
action-return-bottom = Verschwörung unter den Stapel legen
