# The headings of the player aid to print; its other words are those of rules and components.

aid-title = 7 Wonders Duel : aide de jeu
aid-blue-cards = Cartes bleues
aid-actions = Actions au Sénat
aid-chambers = Chambre
aid-spaces = Emplacement
aid-first-player = Joueur qui a commencé l’Âge I
aid-second-player = Autre joueur

aid-no-page = Une aide de jeu est un fichier comme 'player-aid.html', pas { $file }.
