# What is asked (choice-…), that there is nothing to choose from (none-…), that something else was
# named (not-…). who: the player who chooses; whom: the opponent.

none = Ignoré, car il n’y a rien à choisir : { $due }

## The draft and the Ages

choice-draft = { $who } prend une des Merveilles proposées.
not-on-offer = La Merveille { BARE($what) } n’est pas proposée ; choix possibles : { $there }.
choice-begin-weaker = { $who } a le désavantage militaire et choisit qui commence l’Âge { $age }.
choice-begin-last = Le pion est au centre : { $who } a joué en dernier et choisit qui commence l’Âge { $age }.

## Progress tokens

choice-progress = { $who } a complété une paire de symboles scientifiques et prend un jeton Progrès.
none-progress = { $who } a une paire, mais il n’y a plus de jeton Progrès sur le plateau.
not-progress = Le jeton { $what } n’est pas sur le plateau ; { $number ->
    [one] il n’y reste que : { $there }.
   *[other] on y trouve : { $there }.
 }
token-on-enki = Le jeton { $what } est sur Enki, pas sur le plateau.
choice-keep-progress = { $count ->
    [one] { $who } garde le seul jeton Progrès pioché dans la boîte.
   *[other] { $who } garde un des { $count } jetons Progrès piochés dans la boîte.
 }
not-drawn-token = Le jeton { $what } n’a pas été pioché dans la boîte.
choice-enki = { $who } prend un des jetons Progrès posés sur Enki.
none-on-enki = Il n’y a pas de jeton Progrès sur Enki, car la boîte était vide.
not-on-enki = Le jeton { $what } n’est pas sur Enki.
choice-obscurantism = { $who } bloque un jeton Progrès : du plateau, de la boîte, ou pris à { $whom }.
none-lockable = Aucun jeton Progrès ne peut être bloqué : il n’y en a dans aucun des trois endroits.
not-lockable = Le jeton { $what } n’est ni sur le plateau, ni dans la boîte, ni chez { $whom }.
choice-espionage = { $who } prend un jeton Progrès dans la boîte.
not-token-in-box = Le jeton { $what } n’est pas dans la boîte.

## Cards of the opponent

choice-discard-brown = { $who } défausse une carte marron, prise à { $whom }.
choice-discard-grey = { $who } défausse une carte grise, prise à { $whom }.
choice-expropriation = { $who } défausse une carte bleue, prise à { $whom }.
choice-swindle = { $who } défausse une carte jaune, prise à { $whom }.
choice-baal = { $who } prend à { $whom } une carte marron ou grise.
choice-foreclosure = { $who } prend à { $whom } une carte marron ou grise.
none-opposing-card = { $whom } n’a pas de carte { $part } à défausser.
none-baal = { $whom } n’a pas de carte { $part } à prendre.
none-foreclosure = { $whom } n’a pas de carte { $part } à prendre.
not-opposing-card = { $whom } n’a pas de carte { $part } de ce nom : { $what }.
not-baal = { $whom } n’a pas de carte { $part } de ce nom : { $what }.
not-foreclosure = { $whom } n’a pas de carte { $part } de ce nom : { $what }.
choice-snake = { $who } place le jeton Serpent sur une carte verte, chez { $whom }, et en copie le symbole.
none-snake = { $whom } n’a pas de carte verte : le jeton Serpent n’est jamais placé.
not-snake = { $whom } n’a pas de carte verte de ce nom : { $what }.
choice-coercion = { $who } donne une carte bleue ou verte et prend à { $whom } une carte de la même couleur.
none-coercion = Ni le bleu ni le vert n’est présent dans les deux Cités : aucun échange.
not-in-city = { $who } n’a pas la carte { $what } dans sa Cité.
not-of-one-colour = { $own } et { $other } ne sont ni deux cartes bleues ni deux cartes vertes.

## Cards that lie elsewhere

choice-build-from-discard = { $who } construit gratuitement une carte de la défausse.
choice-hades = { $who } construit gratuitement une carte de la défausse.
none-in-discard = La défausse est vide : il n’y a rien à construire.
not-in-discard = La carte { $what } n’est pas dans la défausse.
choice-property-fraud = { $who } construit gratuitement un Bâtiment de la rangée la plus éloignée.
none-in-row-one = Il ne reste rien dans la rangée 1 : Fraude immobilière ne construit rien.
none-in-row-one-but-senators = Il ne reste que des Sénateurs dans la rangée 1 : Fraude immobilière ne construit rien.
not-in-row-one = La carte { $what } n’est pas dans la rangée la plus éloignée.
property-fraud-no-senator = Fraude immobilière ne permet pas de prendre un Sénateur.
choice-treason = { $who } construit gratuitement une des cartes écartées à la mise en place.
not-removed = La carte { $what } ne fait pas partie des cartes écartées pour cet Âge ou un Âge précédent.
treason-no-senator = La carte { $what } est un Sénateur, et tous les Sénateurs sont distribués : il n’y en a pas parmi ces cartes.
treason-no-purple = La carte { $what } n’est pas là : ces cartes ne comptent ni Guilde ni Grand Temple.
choice-zeus = { $who } met dans la défausse une carte quelconque de la structure.
none-zeus = Il ne reste aucune carte dans la structure pour Zeus.
not-zeus = La carte { $what } n’est pas face visible dans la structure ; une carte face cachée se désigne par sa place.
not-zeus-at = Il n’y a pas de carte face cachée en { $place }.
choice-turn-of-events = { $who } défausse une carte accessible de la structure (Retournement de situation).
choice-turn-of-events-again = { $who } peut défausser une deuxième carte de la structure (Retournement de situation).
none-turn-of-events = Il ne reste aucune carte à défausser dans la structure.
none-turn-of-events-again = Il ne reste pas de seconde carte à défausser dans la structure.
not-turn-of-events = La carte { $what } n’est pas accessible dans la structure.
not-turn-of-events-at = Il n’y a pas de carte accessible en { $place }.
not-turn-of-events-again = { not-turn-of-events }
not-turn-of-events-again-at = { not-turn-of-events-at }

## Wonders

choice-ra = { $who } prend à { $whom } une Merveille non construite.
choice-extortion = { $who } prend à { $whom } une Merveille non construite.
none-unbuilt-of-opponent = { $whom } n’a pas de Merveille non construite.
not-unbuilt-of-opponent = { $whom } n’a pas de Merveille non construite de ce nom : { $what }.
choice-anubis = { $who } détruit une Merveille construite.
choice-anubis-own = { $who } détruit une de ses propres Merveilles, car aucune autre n’est construite.
none-standing = Aucune Merveille n’est construite : Anubis n’a rien à détruire.
not-standing = La Merveille { BARE($what) } n’est pas construite.
choice-sabotage = { $who } remet dans la boîte une Merveille construite, prise à { $whom }.
none-standing-of-opponent = { $whom } n’a pas de Merveille construite.
not-standing-of-opponent = { $whom } n’a pas de Merveille construite de ce nom : { $what }.
choice-isis = { $who } construit gratuitement une Merveille avec une carte de la défausse.
none-isis-card = La défausse est vide : Isis ne construit rien.
none-isis-wonder = { $who } n’a plus de Merveille à construire avec Isis.
not-own-unbuilt = { $who } n’a pas de Merveille non construite de ce nom : { $what }.

## The military track

choice-minerva = { $who } choisit la case de la Piste Militaire où poser le pion Minerve.
not-minervas-space = Le pion Minerve ne peut pas être placé sur la case du pion Conflit.
choice-neptune-remove = { $who } défausse un jeton Militaire sans effet.
choice-neptune-apply = { $who } applique un autre jeton Militaire.
choice-neptune-last = { $who } applique le dernier jeton Militaire ou le défausse sans effet.
none-military-token = Il ne reste aucun jeton Militaire pour Neptune.
not-military-token = Il n’y a pas de jeton Militaire { $what }.

## The Pantheon

choice-place-divinity = { $count ->
    [one] { $who } place une Divinité face cachée sur un emplacement vide du Panthéon.
   *[other] { $who } place une des { $count ->
        [2] deux
       *[other] { $count }
     } Divinités face cachée sur un emplacement vide du Panthéon.
 }
not-place-divinity = { $what-kind ->
    [gate] La Porte ne fait pas partie des cartes piochées.
   *[other] La Divinité { $what } ne fait pas partie des cartes piochées.
 }
space-not-empty = L’emplacement { $space } du Panthéon n’est pas vide.
choice-choose-token = { $who } choisit lequel des jetons libérés prendre d’abord.
not-choose-token = Il n’y a pas de jeton libéré sur la carte { $what }.
not-choose-token-at = Il n’y a pas de jeton libéré en { $place } ; choix possibles : { $options }.
choice-place-gate = { $who } choisit l’emplacement vide du Panthéon où va la Porte.
not-place-gate = Il ne s’agit maintenant que de placer la Porte.
choice-gate = { $who } active gratuitement une des Divinités révélées.
choice-theater = { $who } active gratuitement une des Divinités révélées.
none-revealed = Aucune Divinité n’est révélée, car tous les paquets sont vides.
not-revealed = { $what-kind ->
    [gate] La Porte ne fait pas partie des Divinités révélées.
   *[other] { $what } ne fait pas partie des Divinités révélées.
 }
activation-is-free = Cette activation est gratuite : on n’y dépense pas de jeton Offrande.
choice-open-deck = { $who } révèle un paquet Mythologie et en activera une Divinité.
none-deck = Tous les paquets Mythologie sont vides : aucune Divinité ne peut être activée.
not-deck = Le paquet de la Mythologie { $what } est vide.
choice-restack = { $who } choisit la Divinité à remettre sur le dessus de son paquet.
not-to-put-back = { $what } ne fait pas partie des Divinités à remettre.

## Cubes and Senators. by: what asks for it

inner-token = jeton Militaire intérieur
outer-token = jeton Militaire extérieur
choice-place-cube = { $who } place un cube dans la Chambre de son choix ({ $by }).
none-cube-to-place = { $who } n’a plus de cube à placer ({ $by }).
not-cube-to-place = { $what } n’est pas une Chambre où placer un cube.
choice-remove-cube = { $who } retire du Sénat un cube adverse ({ $by }).
none-cube-to-remove = { $whom } n’a aucun cube au Sénat à retirer ({ $by }).
not-cube-to-remove = { $whom } n’a pas de cube dans la Chambre { $what }.
choice-move-cube = { $who } déplace un cube vers une Chambre adjacente ({ $by }).
choice-move-cube-or-not = { $who } peut déplacer un cube vers une Chambre adjacente ({ $by }).
none-move-cube = { $who } n’a aucun cube à déplacer au Sénat ({ $by }).
no-cube-in = { $who } n’a pas de cube dans la Chambre { $chamber }.
not-adjacent = Les Chambres { $here } et { $there } ne sont pas adjacentes : un cube se déplace d’une Chambre le long de l’arc.
cube-elsewhere = Ce cube ne peut aller que dans la Chambre { $where }.
no-cube-left = { $who } n’a plus de cube à placer.
choice-senate-actions-place = { $left ->
    [one] { $who } a encore { $left } action au Sénat : placer un cube dans la Chambre { $where }, ou arrêter.
   *[other] { $who } a encore { $left } actions au Sénat : placer un cube dans la Chambre { $where }, ou arrêter.
 }
choice-senate-actions-move = { $left ->
    [one] { $who } a encore { $left } action au Sénat : déplacer un cube, ou arrêter.
   *[other] { $who } a encore { $left } actions au Sénat : déplacer un cube, ou arrêter.
 }
choice-senate-actions-place-or-move = { $left ->
    [one] { $who } a encore { $left } action au Sénat : placer un cube dans la Chambre { $where }, en déplacer un, ou arrêter.
   *[other] { $who } a encore { $left } actions au Sénat : placer un cube dans la Chambre { $where }, en déplacer un, ou arrêter.
 }
actions-stay = Le nombre d’actions de ce Politicien reste celui du moment de son recrutement.
choice-conspirator = { $who } peut placer un cube dans la Chambre de son choix, comploter, ou arrêter (Comploteur).
choice-conspirator-without-cube = { $who } n’a pas de cube à placer et peut comploter, ou arrêter (Comploteur).
conspirator-moves-none = Un Comploteur ne déplace pas de cube : il en place un ou complote.
turn-too-late = Pas de tour supplémentaire : le Décret « { $decree } » arrive trop tard pour ce Comploteur.

## Conspiracies and Decrees

choice-keep-conspiracy = { $who } garde un des Complots piochés.
not-drawn-conspiracy = Le Complot { $what } n’a pas été pioché.
choice-return-conspiracy = { $who } remet l’autre Complot, sur ou sous le paquet.
choice-insider-influence = { $who } déplace un Décret du Sénat sous le Décret d’une autre Chambre.
no-such-decree = Ce Décret n’est pas dans la Chambre { $chamber }.
decree-must-move = Le Décret doit aller dans une autre Chambre.
choice-curia-julia = { $who } peut déclencher un Complot non préparé (Curia Julia).
none-curia-julia = { $who } n’a pas de Complot non préparé à déclencher.
triggered-already = Le Complot { $what } a déjà été déclenché.
curia-julia-not-prepared = Le Complot { $what } est préparé : Curia Julia déclenche un Complot non préparé.
not-in-front = { $who } n’a pas le Complot { $what }.

## Said while something is chosen

theology-too-late = Théologie agit pour les Merveilles suivantes, pas pour la Merveille { BARE($wonder) } elle-même.
token-lost = Le jeton qui s’y trouve quitte la partie.
restacked = { $who } remet { $divinity } sur le dessus de son paquet.
restacked-overheard = { $who } choisit la Divinité à remettre sur le dessus de son paquet.
wonder-not-drafted = { $who } n’obtient pas ce que la Merveille { BARE($wonder) } apporte lors de la sélection.
senator-not-constructed = La carte { $what } est un Sénateur : on la recrute, on ne la construit pas.
building-not-recruited = La carte { $what } est un Bâtiment : on la construit, on ne la recrute pas.
age-begins = { $who } commence l’Âge { $age }.
decree-goes-on = Il continue d’agir pour { $who }, qui contrôle les deux Chambres.
