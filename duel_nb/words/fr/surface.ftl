# Ce qui ne va pas dans ce qui est donné à une fonction qu’on appelle, comme duel.board ou duel.rule.

# -- plateaux et parties

board-no-position = Un plateau montre une position du jeu, et non { $type }.
board-no-position-but-state = Un plateau montre une position du jeu, et non { $type }. Sa position est son .state.
board-no-actions = actions : une liste telle que ['build Altar'] est attendue, et non { $given }.
board-no-players = players : il en faut deux, par exemple ('person', 'casual'), et non { $given }.
board-no-player =
    Un joueur est { $person }, un niveau tel que 'casual' ou 'best', ou a choose(view, actions) ; { $given } n’est rien de cela.
no-computer-player = Aucun joueur de l’ordinateur ne s’appelle { $given } ; choisissez { $known }.
picture-scale = L’échelle d’une image va de 0,25 à 4 ; { $given } n’y est pas.
record-no-board = record prend un plateau interactif, comme en donne duel.board(s), et non { $type }.
record-no-position = Une partie enregistrée commence par une position du jeu, et non { $type }.
record-of-view = Une partie enregistrée commence par la partie elle-même, et non par ce qu’en sait un seul joueur.
chance-no-position = chance regarde une position du jeu ou un plateau, et non { $type }.
hint-no-position = hint regarde une position du jeu ou un plateau, et non { $type }.
hint-over = La partie est finie : il n’y a rien à décider.
review-no-game = review prend une partie enregistrée, son fichier ou un plateau interactif, et non { $type }.
game-is-folder = { $folder } est un dossier : nommez l’une des parties qui s’y trouvent.
language-assigned = La langue se choisit par un appel : duel.language({ $given }).
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
        [one] La partie a { $lines } variante ; il n’y a pas de variante { $given }.
       *[other] La partie a { $lines } variantes ; il n’y a pas de variante { $given }.
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
first-nothing-asked = Rien n’est demandé maintenant.
first-cannot-be = Cela ne peut pas être { $given } : choisissez parmi ce qui est proposé.
first-offering-gone = L’Offrande de valeur { $value } est déjà prise.
no-theme = Il n’y a pas de thème { $given } ; les thèmes : { $known }.
no-theme-near = Il n’y a pas de thème { $given } ; vouliez-vous dire { $near } ?
no-puzzle = Il n’y a pas de problème { $given } : ils sont numérotés de 1 à { $last }.
no-puzzle-near = Il n’y a pas de problème { $given } : ils sont numérotés de 1 à { $last } ; le plus proche est le { $near }.
no-puzzle-of-theme = Il n’y a pas encore de problème du thème { $theme } avec ces extensions.
proof-of-view = Une preuve part de la vue d’un joueur, A ou B.
puzzle-other-theme = Le problème { $number } a le thème { $theme } et non { $other } ; n’indiquez que l’un des deux.

# -- éléments du jeu, règles, langues

no-deck = Il n’y a pas de paquet { $given } ; il y a { $known }.
no-kind = Les sortes d’éléments sont { $known }, et non { $given }.
no-rule =
    Il n’y a pas de règle { $given } : un identifiant s’écrit comme BASE-MIL-03. Cherchez-la avec rules('{ $word }') ou avec duel-nb rule --search { $word }.
no-rule-near = Il n’y a pas de règle { $given } : un identifiant s’écrit comme BASE-MIL-03. Vouliez-vous dire { $near } ?
no-rule-of-words = Aucune règle n’a tous ces mots : { $words }
no-rule-of-words-near = Aucune règle n’a tous ces mots : { $words }. La plus proche est { $rule } : { $title }.
rules-no-text = rules cherche des mots d’un texte tel que 'rejouer', et non { $given }.
rules-corrected = Aucune règle n’a les mots saisis ; celles-ci ont : { $words }
rules-more = Et { $count } de plus : un mot précis en trouve moins, un identifiant affiche la règle.
no-difference = Il n’y a pas de différence { $given } ; il y a : { $known }.
language-no-text = Une langue est l’une de { $known }, et non { $given }.
no-language = Il n’y a pas de langue « { $given } » ; il y a { $known }.
language-of-variable = La variable { $variable } ne convient pas. { $problem } L’anglais est utilisé.

# -- simulations, $install: a command

simulate-no-dask = Une grappe demande Dask, qui n’est pas installé : { $install }
simulate-no-scheduler = Il n’y a pas d’ordonnanceur Dask à { $address }.
simulate-made-players = Les machines d’une grappe créent elles-mêmes les joueurs : nommez-les, par exemple 'greedy', ou donnez leur classe.
simulate-no-worker = L’ordonnanceur Dask à { $address } n’a aucune machine ; pour en lancer : dask worker { $address } --nworkers auto
simulate-scheduler-gone = L’ordonnanceur Dask a disparu. Si les parties s’écrivent dans un fichier, le même appel reprend le calcul.
simulate-workers-die = Les machines de la grappe Dask s’arrêtent avant la fin d’une partie : y a-t-il assez de mémoire ?
simulate-processes-die = Les processus qui jouent se sont arrêtés { $times } fois avant la fin d’une partie : y a-t-il assez de mémoire ? Avec workers=1, tout est joué dans celui-ci. (Un script appelle simulate sous `if __name__ == '__main__':`.)
simulate-written = { $file } est en cours d’écriture par un autre calcul.
simulate-no-player = Un joueur est un nom comme 'greedy', et non { $given }.
simulate-players = Une partie a deux joueurs, et non { $count }.
simulate-no-parquet = Un fichier Parquet demande pyarrow, qui n’est pas installé : { $install }. Un fichier en .csv.gz ne demande rien.
simulate-ending = Les parties s’écrivent en { $known } ; { $given } se termine autrement.
simulate-other-seed = { $file } contient des parties de graine { $old }, et non { $new } : nommez un autre fichier.
simulate-other-mixes = { $file } contient des parties avec { $old }, et non { $new } : nommez un autre fichier.
simulate-other-edition = { $file } contient des parties de l’édition { $old }, et non { $new } : nommez un autre fichier.
simulate-other-players = { $file } contient des parties avec les joueurs { $old }, et non { $new } : nommez un autre fichier.
simulate-no-table = { $file } n’est pas un tableau de parties simulées, ou il est endommagé.

# -- films

film-nothing = Il faut au moins une position pour un film.
film-captions = Légendes : { $captions }, positions : { $positions } ; il en faut autant dans un film.
film-pace = Un film montre une position plus de 0 seconde, et non { $given }.

# -- a rule: where it stands

rule-see-also = Voir aussi : { $rules }
rule-shown-by = Montrée dans :
source-where = { $source } : { $where }
source-base = Livret du jeu de base
source-pantheon-en = Livret de Panthéon, anglais
source-pantheon-fr = Livret de Panthéon, français
source-pantheon-de = Livret de Panthéon, allemand
source-pantheon-ru = Livret de Panthéon, russe
source-agora-ru = Livret d’Agora, russe
source-erratum = Erratum de l’éditeur
source-ruling = Décision

# -- where the editions differ

editions-topic = Sujet
editions-say = Ce que disent les éditions
editions-played = Ce qui est joué
editions-in-play = En jeu
editions-rules = Règles
editions-row-played = joué
editions-row-in-play = en jeu
editions-row-rules = règles
editions-some = { $count ->
    [one] { $count } point sur { $every } où les éditions imprimées diffèrent.
   *[other] { $count } points sur { $every } où les éditions imprimées diffèrent.
}
editions-none-follow = { $count } points où les éditions imprimées diffèrent ou ne sont pas claires. Aucun ne suit l’édition de la partie, comme dans new_game(edition='fr') ; tous se jouent de la même façon dans chaque édition.
editions-all = { $count } points où les éditions imprimées diffèrent ou ne sont pas claires. { $following } suivent l’édition de la partie, comme dans new_game(edition='fr') ; les autres se jouent de la même façon dans chaque édition.
editions-and = { $before } et { $then }
edition-of-base = Livret
edition-of-pantheon-en = Anglais
edition-of-pantheon-fr = Français
edition-of-pantheon-de = Allemand
edition-of-pantheon-ru = Russe
edition-of-agora-ru = Russe
edition-of-erratum = Erratum
short-edition-of-base = livret
short-edition-of-pantheon-en = en
short-edition-of-pantheon-fr = fr
short-edition-of-pantheon-de = de
short-edition-of-pantheon-ru = ru
short-edition-of-agora-ru = ru
short-edition-of-erratum = erratum
