# Ce qui ne va pas dans ce qui est donné à une fonction qu’on appelle, comme duel.board ou duel.rule.

# -- plateaux et parties

board-no-position = Un plateau montre une position du jeu, et non { $type }.
board-no-position-but-state = Un plateau montre une position du jeu, et non { $type }. Sa position est son .state.
board-no-actions = actions : une liste telle que ['build Altar'] est attendue, et non { $given }.
board-no-players = players : il en faut deux, par exemple ('person', 'casual'), et non { $given }.
board-no-player =
    Un joueur est { $person }, un niveau tel que 'casual' ou 'best', ou a choose(view, actions) ; { $given } n’est rien de cela.
no-computer-player = Aucun joueur de l’ordinateur ne s’appelle { $given } ; choisissez { $known }.
layout-unknown = Une disposition est l’une de { $known }, et non { $given }.
palette-unknown = Il n’y a pas de palette { $given } pour le plateau ; choisissez { $known }.
theme-unknown = Il n’y a pas de thème { $given } pour le plateau ; choisissez { $known }.
picture-scale = L’échelle d’une image va de 0,25 à 4 ; { $given } n’y est pas.
play-room-no-folder = play_room garde ses parties dans un dossier tel que 'my-games', et non { $given }.
load-game-no-file = load_game lit un fichier tel que 'game.json', et non { $given }.
record-no-board = record prend un plateau vivant, comme en donne duel.board(s), et non { $type }.
hint-no-position = hint regarde une position du jeu, et non { $type }.
hint-over = La partie est finie : il n’y a rien à décider.
coach-games = L’entraîneur essaie au moins 1 partie pour chaque action, et non { $given }.
review-no-game = review prend une partie enregistrée, son fichier ou un plateau vivant, et non { $type }.
game-no-number = Le nombre d’actions jouées est attendu, et non { $given }.
game-no-position =
    { $actions ->
        [one] La partie a { $actions } action ; il n’y a pas de position { $given }.
       *[other] La partie a { $actions } actions ; il n’y a pas de position { $given }.
    }
game-no-action =
    { $actions ->
        [one] La partie a { $actions } action ; il n’y en a pas de numéro { $given }.
       *[other] La partie a { $actions } actions ; il n’y en a pas de numéro { $given }.
    }
game-no-line =
    { $lines ->
        [one] La partie a { $lines } ligne de jeu ; il n’y a pas de ligne { $given }.
       *[other] La partie a { $lines } lignes de jeu ; il n’y a pas de ligne { $given }.
    }
export-no-page = Une page de diapositives est un fichier tel que 'game.html', et non { $given }.
export-nothing = Une partie enregistrée, un plateau, un scénario ou un problème est attendu, et non { $given }.

# -- scénarios, éditeur et arbitre, première partie, problèmes

scenario-is-folder = { $folder } est un dossier : nommez l’un des scénarios qui s’y trouvent.
no-scenario = Il n’y a pas de scénario { $given } ; leurs fichiers sont dans les exemples.
no-scenario-near = Il n’y a pas de scénario { $given } ; vouliez-vous dire { $near } ?
scenario-no-path = Un fichier, un dossier ou l’identifiant d’un scénario est attendu, et non { $given }.
no-scenario-of-position = Cette position ne peut pas s’écrire comme scénario : { $problem }
setup-unnamed = Une partie de ce qui est visible ne peut pas se donner par des noms.
game-or-keywords = Donnez une partie ou { $keywords }, mais pas les deux.
editor-no-position = Un éditeur prend une position du jeu, et non { $type }.
referee-no-position = Un arbitre prend une position du jeu, et non { $type }.
referee-of-view = Un arbitre prend la partie elle-même, et non ce qu’en sait un seul joueur.
against-unknown = against : 'person' ou un niveau tel que 'beginner' est attendu, et non { $given }.
names-wrong = names : il en faut deux, par exemple ('Ada', 'Ben'), et non { $given }.
expansions-unknown = expansions : on y met 'pantheon' et 'agora', et non { $given }.
first-nothing-asked = Rien n’est demandé maintenant.
first-cannot-be = Cela ne peut pas être { $given } : choisissez parmi ce qui est proposé.
first-lost-tokens = Trop de jetons ont été piochés pour qu’on puisse encore les suivre.
first-offering-gone = L’Offrande de valeur { $value } est déjà prise.
no-theme = Il n’y a pas de thème { $given } ; les thèmes : { $known }.
no-theme-near = Il n’y a pas de thème { $given } ; vouliez-vous dire { $near } ?
no-puzzle = Il n’y a pas de problème { $given } : ils sont numérotés de 1 à { $last }.
no-puzzle-near = Il n’y a pas de problème { $given } : ils sont numérotés de 1 à { $last } ; le plus proche est le { $near }.
no-puzzle-of-theme = Il n’y a pas encore de problème du thème { $theme } avec ces extensions.
puzzle-other-theme = Le problème { $number } a le thème { $theme } et non { $other } ; n’indiquez que l’un des deux.

# -- éléments du jeu, règles, langues

no-deck = Il n’y a pas de pile { $given } ; il y a { $known }.
no-kind = Les sortes d’éléments sont { $known }, et non { $given }.
no-rule =
    Il n’y a pas de règle { $given } : un identifiant s’écrit comme BASE-MIL-03. Cherchez-la avec rules('{ $word }') ou avec duel-nb rule --search { $word }.
no-rule-near = Il n’y a pas de règle { $given } : un identifiant s’écrit comme BASE-MIL-03. Vouliez-vous dire { $near } ?
no-rule-of-words = Aucune règle n’a tous ces mots : { $words }
rules-no-text = rules cherche des mots d’un texte tel que 'rejouer', et non { $given }.
rules-corrected = Aucune règle n’a les mots saisis ; celles-ci ont : { $words }
rules-more = Et { $count } de plus : un mot précis en trouve moins, un identifiant affiche la règle.
no-difference = Il n’y a pas de différence { $given } ; il y a : { $known }.
language-no-text = Une langue est l’une de { $known }, et non { $given }.
no-language = Il n’y a pas de langue « { $given } » ; il y a { $known }.
language-of-variable = { $variable } : { $problem } L’anglais est utilisé.
