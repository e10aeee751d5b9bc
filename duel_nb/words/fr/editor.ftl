# The board editor: a position is set up by clicking and typing. $place: one of the place- messages.

# -- what holds things: of a City

place-coins = Pièces
place-buildings = Bâtiments
place-wonders = Merveilles
place-built = Construites
place-progress = Progrès
place-mythology = Jetons Mythologie
place-offerings = Jetons Offrande
place-divinities = Divinités activées
place-astarte = Pièces sur Astarté
place-snake = Jeton Serpent sur
place-conspiracies = Complots
place-prepared = Préparés
place-triggered = Déclenchés
place-cubes = Cubes Influence

# -- of the table

place-card = Carte
place-token = Jeton dessus
place-on-board = Sur le plateau
place-pawn = Pion Conflit
place-military-tokens = Jetons Militaires
place-minerva = Minerve
place-discard = Défausse
place-offered = Merveilles proposées
place-constructed = Construites puis disparues
place-enki = Jetons sur Enki
place-decree = Décret
place-turned-up = Révélé
place-face-down = Face cachée
place-obscurantism = Sous Obscurantisme

place-in-space = { $place } { $space }
place-cubes-of = { $who } : cubes dans la Chambre { $chamber }

# -- what to type there

hint-add = ajouter…
hint-not-given = non précisé
hint-built = Le Sphinx, ou Le Sphinx avec Autel
hint-prepared = Coup d’État avec Autel
hint-offerings = 2, 3 ou 4
hint-number = { $number }
hint-token = Grecque, ou 3
hint-pawn = -8 à 8
hint-military-tokens = -6, -3, 3 ou 6
hint-minerva = une case, comme 4

# -- areas of the board

area-city = Cité, { $who }
area-accessible = Cartes accessibles
area-progress = Jetons Progrès
area-track = Piste Militaire
area-discard = Défausse
area-draft = Sélection des Merveilles
area-structure = Structure : rangée { $row }, colonne { $column }
area-pantheon = Panthéon : emplacement { $space }
area-senate = Sénat : Chambre { $chamber }

# -- what lies there. Who types one language may write "with" or "mit" or "avec" or "с" for it.

lying-none = rien
lying-gone = plus de carte
lying-with = { $thing } avec { $card }
lying-take = { $thing } ×
lying-take-tip = Retirer : { $thing }
lying-nothing-said = Retirer cette indication
lying-put = { $place } : poser ici

# -- the editor

editor-line = Tapez : { editor-line-example }
editor-line-example = { $who } : Chantier, 7 Pièces ; pion 2
editor-line-tip = Tapez ce qui se trouve où, ou un élément à poser au prochain clic
editor-line-card = { $who } : { $thing }
editor-game = Jeu
editor-base = Jeu de base
editor-turn = Tour
editor-age = Âge
editor-age-open = selon ses cartes
editor-place = Place
editor-undo = Annuler
editor-redo = Rétablir
editor-gone = Sa carte est partie
editor-lay = Y remettre une carte
editor-back = La reprendre
editor-mean = Je veux dire : { $text }

editor-play = Jouer
editor-as-python = Copier en code Python
editor-as-scenario = Copier en scénario
editor-as-question = Copier pour l’arbitre
editor-ask = Interroger l’arbitre
editor-compare = Comparer avec la position d’avant
editor-differs-nothing = Rien ne change.

editor-not-given = non précisé
editor-not-given-list = Non précisé :
# $problem: a sentence
editor-put-right = Il y a d’abord une erreur à corriger. { $problem }
editor-last = { $problem } Le plateau montre la dernière position possible.
editor-say-empty = indiquez quelles places de la structure sont vides
editor-cannot-lie = Cela ne peut pas être posé là : { $thing }.
editor-laid = { $place } : { $thing }.
editor-typed = { $text } : posé.
editor-taken = { $place } : { $thing }, retiré.

# -- what was mistyped

typed-no-player = Il n’y a pas de joueur « { $text } » : c’est { $first } ou { $second }.
typed-number = { $place } : il faut un nombre entier, pas « { $text } ».
typed-whose = Dites à qui sont les Pièces.
typed-no-place = { $thing } n’a pas de place numérotée.
typed-where = Où poser ceci : { $thing } ? Cliquez sur sa place sur le plateau.
typed-other-game = { $thing } appartient à { $set } : choisissez d’abord cette extension sous Jeu.
typed-whose-line = { $who } : { $text }

# -- what differs from the position before

differs-summary =
    { $count ->
        [one] Et si… : { $count } élément diffère de la position d’avant
       *[other] Et si… : { $count } éléments diffèrent de la position d’avant
    }
differs-what = Ce qui diffère
differs-before = avant
differs-now = maintenant
differs-to-act = À jouer
differs-nobody = personne : la partie est terminée
differs-pawn = Pion Conflit
differs-pawn-middle = au centre
differs-pawn-at =
    { $spaces ->
        [one] à { $spaces } case du centre, côté { $who }
       *[other] à { $spaces } cases du centre, côté { $who }
    }
differs-coins = Pièces ({ $who })
differs-points = Points ({ $who })
differs-price = Prix ({ $who }) : { $resource }
differs-card = { $thing } pour { $who }
differs-legal = permis
differs-not-there = absent
differs-no-action = Dans la position d’avant, ce n’est pas possible ({ $action }) : { $reason }
