# Ce qui ne va pas dans un fichier : une position ou une partie enregistrée.

in-file = Fichier { $file }. { $problem }
in-position = Il y a une erreur dans setup.position. { $problem }

no-saved-game = Ce n’est pas une position enregistrée : { $problem }
no-saved-game-by-format = Ce n’est pas une position enregistrée : « "format": "{ $format }" » y est attendu.
no-saved-game-but-recorded =
    Ce n’est pas une position enregistrée : « "format": "{ $format }" » y est attendu ; c’est une partie enregistrée, que lit load_game.
saved-game-version = La position enregistrée est de version { $version } ; ce programme lit la version { $known }.
no-recorded-game = Ce n’est pas une partie enregistrée : { $problem }
no-recorded-game-by-format = Ce n’est pas une partie enregistrée : « "format": "{ $format }" » y est attendu.
no-recorded-game-but-position =
    Ce n’est pas une partie enregistrée : « "format": "{ $format }" » y est attendu ; c’est une seule position, que lit from_json.
recorded-game-version = La partie enregistrée est de version { $version } ; ce programme lit la version { $known }.

json-no-text-given = le texte donné par to_json() est attendu, et non { $type }.
json-empty = il n’y a rien dedans.
json-file-name = le texte d’un fichier est attendu, et non son nom { $given }.
json-wrong = à partir de la ligne { $line }, colonne { $column }, ce n’est plus du JSON.
json-no-text = ce n’est pas du texte.
json-nested = c’est imbriqué trop profondément.
json-number = un nombre y a des milliers de chiffres.
text-utf-16 = c’est de l’UTF-16 ; enregistrez-le en UTF-8.
text-no-utf-8 = ce n’est pas du texte UTF-8.

damaged = La partie enregistrée est endommagée : { $problems }.
damaged-and-more = et encore { $more } problèmes du même genre
damaged-file = La partie enregistrée est endommagée. { $problem }
damaged-because = La partie enregistrée est endommagée en { $path }. { $problem }
damaged-expected = La partie enregistrée est endommagée en { $path } : attendu : { $expected } ; trouvé : { $given }.
damaged-missing = La partie enregistrée est endommagée : { $path } manque.
damaged-key = La clé { $given } n’existe pas ; les clés possibles : { $known }.
damaged-key-near = La clé { $given } n’existe pas ; vouliez-vous dire { $near } ?
damaged-beside-position =
    La partie enregistrée est endommagée en { $path } : une partie qui commence par une position tient cela de la position.
damaged-view =
    La partie enregistrée est endommagée en setup.position : c’est ce qu’un seul joueur voit d’une position ; il faut la position entière.
damaged-over = La partie enregistrée est endommagée en { $path } : la partie est déjà finie.
damaged-action = La partie enregistrée est endommagée en { $path } : { $action } ne peut pas se jouer là. { $problem }
damaged-chance =
    La partie enregistrée est endommagée en { $path } : dans le fichier : { $recorded } ; dans cette partie : { $found }.
damaged-result =
    La partie enregistrée est endommagée en { $path } : dans le fichier : { $given } ; le résultat de cette partie : { $result }.
damaged-no-result = La partie enregistrée est endommagée : result manque, alors que la partie est finie : { $outcome }.
nothing = rien

expected-table = une table
expected-list = une liste
expected-list-of = { $count ->
        [one] une liste de { $count } élément
       *[other] une liste de { $count } éléments
    }
expected-text = un texte
expected-number = un nombre entier
expected-number-in = un nombre de { $least } à { $most }
expected-one-of = l’un de { $known }
expected-id = un identifiant ({ $kind })
expected-copy = un exemplaire existant ({ $thing })
expected-card-once = une carte qui n’y soit pas deux fois
expected-token-once = un jeton qui n’y soit pas deux fois
expected-wonder-once = une Merveille qui n’y soit pas deux fois
expected-decree-once = un Décret qui n’y soit pas deux fois
expected-place-once = une place qui n’y soit pas deux fois
expected-player-once = un joueur qui n’y soit pas deux fois
expected-expansions-once = chaque extension une seule fois
expected-place = une place de cette structure, telle que « { $example } »
expected-who-acts = { $who }, dont c’est le tour

system-missing = ce fichier ou ce dossier n’existe pas
system-denied = accès refusé
system-folder = c’est un dossier
system-no-folder = une partie du chemin n’est pas un dossier
system-exists = il existe déjà
system-character = son nom ou son texte contient un caractère non valide
system-long = son nom est trop long
system-large = il est trop volumineux
system-full = il n’y a plus de place sur le disque
system-read-only = le disque est en lecture seule
system-special = ce n’est pas un fichier ordinaire
system-loop = ses liens tournent en rond
