# The headings of the player aid to print; its other words are those of rules and components.

aid-title = 7 Wonders Duel: Spielhilfe
aid-blue-cards = Blaue Karten
aid-actions = Senatsaktionen
aid-chambers = Kammer
aid-spaces = Anlegefläche
aid-first-player = Wer Zeitalter I begonnen hat
aid-second-player = Der andere

aid-no-page = Eine Spielhilfe ist eine Datei wie 'player-aid.html', nicht { $file }.
