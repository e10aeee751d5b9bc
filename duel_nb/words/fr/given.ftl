# Ce qui ne va pas dans ce qui est donné : les mots-clés d’une position, les joueurs, les extensions.

# Le mot-clé devant une phrase ; "none" là où personne ne les tape.
at-keyword =
    { $where ->
        [none] {""}
       *[other] { $where } :{" "}
    }

given-wrong =
    { $where ->
        [none] { $problem }
       *[other] Il y a une erreur dans { $where }. { $problem }
    }
given-no-list = { at-keyword }une liste de noms est attendue, et non { $given }.
given-no-table = { at-keyword }une table est attendue, et non { $given }.
given-no-number = { at-keyword }un nombre entier est attendu, et non { $given }.
given-too-large = { at-keyword }un nombre jusqu’à { $most } est attendu, et non { $given }.
given-too-small = { at-keyword }un nombre entier d’au moins { $least } est attendu, et non { $given }.
given-no-switch = { at-keyword }True ou False est attendu, et non { $given }.
given-out-of-range = { at-keyword }un nombre entier de { $least } à { $most } est attendu, et non { $given }.
given-no-text = { at-keyword }un texte est attendu, et non { $given }.
given-no-function = { at-keyword }une fonction est attendue, et non { $given }.
given-no-client = { at-keyword }un client Dask est attendu, et non { $given }.
given-no-path = { at-keyword }le nom d’un fichier ou d’un dossier est attendu, et non { $given }.
given-unknown = { at-keyword }{ $known } est attendu, et non { $given }.
given-unknown-near = { at-keyword }{ $given } n’existe pas ; vouliez-vous dire { $near } ?
given-twice = { at-keyword }{ $thing } y est deux fois.
given-too-often = { at-keyword }« { $card } » n’existe qu’en { $count } exemplaires.
given-no-place = { at-keyword }il n’y a pas de place { $given } dans cette structure ; une place s’écrit par exemple r1c5.
given-no-place-in-row = { at-keyword }il n’y a pas de place { $given } dans cette structure ; sa rangée a { $known }.
given-no-chamber = { at-keyword }il n’y a pas de Chambre { $given } ; elles vont de 1 à 6.
given-no-decree = { at-keyword }il n’y a pas de Décret { $given } ; ils vont de 1 à { $last }.

keyword-of-city = Le mot-clé { $given } n’existe pas ; cela se donne dans une Cité : { $example }.
keyword-of-choice = Le mot-clé { $given } n’existe pas ; { $hint }
unknown-keyword-near = Le mot-clé { $given } n’existe pas ; vouliez-vous dire { $near } ?
unknown-keyword = Le mot-clé { $given } n’existe pas ; les mots-clés possibles : { $known }.
setup-before-choice =
    une position commence par un tour ordinaire ou par la sélection des Merveilles ; donnez la position d’avant ce choix, et jouez l’action qui le demande.

city-no-table = { $who } : une table est attendue, avec certaines des clés { $known }, et non { $given }.
city-key-of-pantheon = { $who } : clé inconnue { $given } ; elle appartient à Panthéon : donnez expansions = ["pantheon"].
city-key-of-agora = { $who } : clé inconnue { $given } ; elle appartient à Agora : donnez expansions = ["agora"].
unknown-city-key-near = { $who } : clé inconnue { $given } ; vouliez-vous dire { $near } ?
unknown-city-key = { $who } : clé inconnue { $given } ; les clés possibles : { $known }.

turn-wrong = { at-keyword }'A' ou 'B' est attendu, et non { $given }.
age-wrong = { at-keyword }1, 2 ou 3 est attendu, et non { $given }.
age-wrong-or-draft = { at-keyword }1, 2 ou 3 est attendu (0 seulement avec des Merveilles proposées), et non { $given }.
age-wrong-in-draft = { at-keyword }avec des Merveilles proposées, c’est 0 ou rien, et non { $given }.
age-too-early = { at-keyword }« { $card } » est une carte de l’Âge { $age } et ne peut pas être en jeu à l’Âge { $now }.
age-of-senators = { at-keyword }{ $count } Sénateurs ne peuvent pas être en jeu à l’Âge { $age } ; au plus { $most } le peuvent.
military-no-list = { at-keyword }une liste de nombres est attendue, et non { $given }.
military-no-token = { at-keyword }il n’y a pas de jeton en { $given } ; les places possibles : -6, -3, 3 et 6.
military-twice = { at-keyword }celui en { $at } y est deux fois.

structure-other-age =
    { at-keyword }« { $card } » est une carte de l’Âge { $age } et ne peut pas être dans la structure de l’Âge { $now }.
structure-taken = { at-keyword }« { $card } » est en { $place }, place déjà libérée.
structure-unfilled =
    { $count ->
        [one] { at-keyword }{ $count } place serait à remplir, et { $left } ; { $advice }.
       *[other] { at-keyword }{ $count } places seraient à remplir, et { $left } ; { $advice }.
    }
structure-give-taken = donnez les places libérées, ou filled = false
structure-give-unfilled = donnez filled = false
structure-fills-under = les places sous celles qui sont données sont remplies aussi
structure-only-left =
    { $count ->
        [one] il ne reste que { $count } carte de l’Âge { $age } ({ $cards })
       *[other] il ne reste que { $count } cartes de l’Âge { $age } ({ $cards })
    }
structure-none-left = il ne reste aucune carte de l’Âge { $age }
structure-too-many =
    { $count ->
        [one] { at-keyword }{ $count } carte ne peut pas être accessible à l’Âge { $age } ; au plus { $most }.
       *[other] { at-keyword }{ $count } cartes ne peuvent pas toutes être accessibles à l’Âge { $age } ; au plus { $most }.
    }
structure-too-many-taken =
    { $count ->
        [one] { at-keyword }{ $count } carte ne peut pas être accessible avec ces places libérées ; donnez les cartes par leurs places.
       *[other] { at-keyword }{ $count } cartes ne peuvent pas toutes être accessibles avec ces places libérées ; donnez les cartes par leurs places.
    }
structure-too-few-under =
    { $count ->
        [one] { at-keyword }{ $count } carte ne peut pas être accessible : pour en recouvrir d’autres, { $left } ; { $advice }.
       *[other] { at-keyword }{ $count } cartes ne peuvent pas toutes être accessibles : pour en recouvrir d’autres, { $left } ; { $advice }.
    }
removed-too-many = { at-keyword }{ $count } cartes de l’Âge { $age } sont données, et { $most } sont écartées.
removed-no-age-card = { at-keyword }« { $card } » n’est pas une carte Âge.

no-pantheon-in-play = Panthéon n’est pas en jeu ; donnez expansions = ["pantheon"].
no-pantheon-space = { at-keyword }il n’y a pas d’emplacement { $given } ; ils vont de 1 à 6.
unknown-mythology = il n’y a pas de Mythologie { $given } ; les possibilités : { $known }.
unknown-mythology-near = il n’y a pas de Mythologie { $given } ; vouliez-vous dire { $near } ?
no-offering-worth = il n’y a pas de jeton Offrande de valeur { $given } ; les possibilités : { $known }.
offering-twice = { at-keyword }le jeton de valeur { $value } y est deux fois.
no-agora-in-play = Agora n’est pas en jeu ; donnez expansions = ["agora"].
cubes-where =
    { at-keyword }donnez combien il y en a et où, par exemple { $example } pour la Chambre 3, ou une Chambre pour chaque cube, par exemple [1, 1, 3].
cubes-negative = { at-keyword }une Chambre ne peut pas contenir { $count } cubes.
position-cannot-be = Cette position est impossible : { $problems }.

setup-over = La partie est finie, et on installe une position pour une partie qui continue.
setup-choice =
    Un choix est attendu, et on installe une position pour le début d’un tour : installez le tour d’avant. { $choice }

# -- une partie : extensions, édition, joueurs, hasard

expansions-no-list = Les extensions sont une liste telle que ['pantheon'], et non { $given }.
no-expansion = L’extension { $given } ne peut pas se jouer ; on peut jouer avec { $known }.
no-expansion-near = L’extension { $given } ne peut pas se jouer ; vouliez-vous dire { $near } ?
no-edition = Il n’y a pas d’édition { $given } ; les éditions : { $known }.
names-not-two = Une partie a deux joueurs avec leurs noms, par exemple Ada et Ben, et non { $given }.
player-name-too-long = { $given } est trop long pour un nom : { $most } caractères au plus.
player-name-one-line = Le nom d’un joueur est un texte d’une ligne, et non { $given }.
player-names-same = Il faut deux noms différents, et non deux fois { $given }.
player-names-mixed-up = Le premier joueur est A et le second B : on confondrait { $first } et { $second }.
seed-too-large = seed : un nombre entier de -2**64 à 2**64 est attendu, et non un plus grand.

# -- ce qu’on demande à une position

no-place-on-table = Il n’y a pas de place { $where } dans la structure sur la table.
card-at-places = « { $card } » se trouve à plusieurs places : { $places }.
play-on-view = Ceci n’est que la vue d’une partie : jouez dans la partie elle-même.
world-of-view = Un monde possible se tire d’une vue, et ceci est une position entière.
view-draws = Une vue ne peut rien tirer au hasard : on ne sait pas ce que le hasard apportera.
take-not-there = La carte n’est pas dans la structure.
take-not-accessible = La carte n’est pas accessible.
