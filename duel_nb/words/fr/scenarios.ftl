# What is wrong with a scenario file.

scenario-case = { $scenario } : { $case }
scenario-problem = { $where } : { $problem }
scenario-where = { $file }, ligne { $line }
scenario-unreadable = Ce fichier est illisible : { $problem }
scenario-unreadable-by-system = Ce fichier est illisible : { $problem }.
scenario-no-file = Il n’y a pas de fichier ni de dossier { $given }.
scenario-no-file-near = Il n’y a pas de fichier ni de dossier { $given } ; vouliez-vous dire { $near } ?
scenario-no-toml-in = Ce dossier ne contient aucun fichier TOML.
scenario-no-toml = Ce n’est pas un scénario : un scénario est un fichier TOML, au nom comme law.toml.
scenario-nested = Ses crochets sont imbriqués trop profondément.
scenario-digits = Ce nombre a des milliers de chiffres.
scenario-empty = Ce fichier est vide ; il commence par scenario = 1 et title = "…".
scenario-undeclared = Ce fichier ne dit pas qu’il est un scénario ; la première ligne d’un scénario est : scenario = 1
scenario-format = Ce programme lit scenario = { $format }, et non { $given }.
scenario-id-taken = L’identifiant { $given } est pris : c’est celui de { $file }.

scenario-meant = vouliez-vous dire { $near } ?
scenario-meant-brackets = vouliez-vous dire { $near }, avec deux crochets ?
scenario-known = possibles : { $known }.
scenario-names-listed = duel-nb check --rules énumère les noms.
scenario-because = because : il n’y a pas de raison { $given } ; { $hint }
scenario-expansion-key = une extension s’indique ainsi : { $right }
scenario-key-above = elle appartient au scénario : placez-la au-dessus de la première ligne entre crochets.

scenario-kind = kind : { $given } n’existe pas ; { $hint }
scenario-no-title = Il faut un titre (title) au scénario.
scenario-variant-no-title = Il faut un titre (title) à la variante.
scenario-two-starts = Indiquez position ou new_game, pas les deux.
scenario-nothing-checked = Rien n’est vérifié : ajoutez une liste expect, ou un coup interdit dans illegal.
scenario-edition = edition : l’édition { $given } n’existe pas ; { $hint }
scenario-sign = { $at } : { $given } a un signe, et seule une variante ajoute à la position de son scénario ou en retire ; écrivez { $right }.
scenario-switch = { $at } : il faut true ou false, et non { $given }.
scenario-number = { $at } : il faut un nombre entier, et non { $given }.
scenario-names = names : il faut deux noms.
scenario-source = source : il faut un texte, ou une table avec edition et where, ou avec ruling ou reason.
scenario-source-edition = source : le livret { $given } n’existe pas ; { $hint }
scenario-trial = Dans illegal, il faut ce qui est tenté : try = "…".
scenario-no-key =
    { $what ->
        [scenario] Dans un scénario, il n’y a pas de clé { $given } ; { $hint }
        [variant] Dans une variante, il n’y a pas de clé { $given } ; { $hint }
        [step] Dans une étape, il n’y a pas de clé { $given } ; { $hint }
        [source] Dans une source, il n’y a pas de clé { $given } ; { $hint }
        [illegal] Dans illegal, il n’y a pas de clé { $given } ; { $hint }
        [position] Dans une position, il n’y a pas de clé { $given } ; { $hint }
        [new_game] Dans new_game, il n’y a pas de clé { $given } ; { $hint }
       *[city] Dans la Cité { ELIDED("de", $who) }, il n’y a pas de clé { $given } ; { $hint }
    }
scenario-key-missing = Il manque ici { $given }.
scenario-no-words = { $at } : il faut un texte entre guillemets, et non { $given }.
scenario-no-table = { $at } : il faut une table, et non { $given }.
scenario-no-tables = { $at } : écrivez { $right } avec deux crochets, ou une liste.
scenario-trial-text = { $at } : ce qui est tenté se met entre accolades : { $right }
scenario-no-list = { $at } : il faut une liste de textes, et non { $given }.

# -- playing it

scenario-no-player = Il n’y a pas de joueur nommé { $given } ; il faut A ou B.
scenario-no-player-named = Il n’y a pas de joueur nommé { $given } ; écrivez { $player }.
scenario-not-to-act = « { $action } » est pour { $who }, mais c’est à { $acting } d’agir.
scenario-not-to-act-but = « { $action } » est pour { $who }, mais c’est à { $acting } d’agir : { $due }
scenario-illegal = « { $action } » n’est pas permis ici. { $problem }
scenario-illegal-near = « { $action } » n’est pas permis ici. { $problem } Permis et proches : { $near }.
scenario-cards-by-chance =
    { $count ->
        [one] « { $text } » dépend du hasard : la position ne dit pas où est cette carte : { $cards }. Nommez-la dans structure si elle y est, sinon dans removed.
       *[other] « { $text } » dépend du hasard : la position ne dit pas où sont ces cartes : { $cards }. Nommez-les dans structure si elles y sont, sinon dans removed.
    }
scenario-drawn-by-chance =
    « { $text } » dépend du hasard : avec d’autres cartes et jetons piochés, ce n’est plus vrai, et il manque dans la position : { $thing }. Nommez-le dans { $where }.

# -- what a variant changes

variant-signs = { $at } : { $given } n’a pas de signe et { $other } en a un ; mettez + ou - devant chaque nom pour changer la liste, ou devant aucun pour la remplacer.
variant-no-list = { $at } : ce n’est pas une liste, donc { $given } ne peut pas la changer ; indiquez tout.
variant-not-there = { $at } : { $given } n’y est pas et ne peut pas être retiré ; il y a { $known }.
variant-nothing-there = { $at } : { $given } n’y est pas et ne peut pas être retiré ; il n’y a rien.
variant-no-such-key = without : le scénario n’indique pas { $given }, qui pourrait être omis ; il indique { $known }.
variant-no-key = without : le scénario n’indique pas { $given }, qui pourrait être omis ; il n’indique rien.

# -- a text that is no TOML

toml-twice = { $name } est indiqué deux fois : écrivez tout au même endroit.
toml-twice-since = { $name } est indiqué deux fois (ligne { $line }) : écrivez tout au même endroit.
toml-twice-in-list = { $problem } Chaque étape commence par [[steps]] entre deux crochets, chaque variante par [[variants]].
toml-mark-missing = { $at } : il manque { $mark } dans cette ligne.
toml-city-on-one-line = { $at } = {"{"} … {"}"} doit tenir sur une ligne, avec {"}"} à la fin ; sur plusieurs lignes, écrivez [position.{ $at }] puis chaque clé sur sa ligne.
toml-one-line-unclosed = Ce qui est entre {"{"} {"}"} doit tenir sur une ligne ; il manque {"}"} à la fin.
toml-one-line = Ce qui est entre {"{"} {"}"} doit tenir sur une ligne ; sur plusieurs lignes, écrivez [{ $at }] puis chaque clé sur sa ligne.
toml-comma-too-many = Il y a une virgule de trop avant {"}"}.
toml-comma-missing-in-list = { $at } : il manque une virgule entre deux éléments de la liste.
toml-list-unclosed = { $at } : il manque ] à la fin de la liste.
toml-equals-expected = Après { $word }, il faut = : { $word } = …
toml-nothing-more = Sur cette ligne, rien ne peut suivre la valeur : { $rest }
toml-from-here = À partir d’ici, c’est illisible (après = vient un texte entre guillemets, un nombre, true, false, [ ] ou {"{"} {"}"}) : { $rest }
toml-unreadable = Cette ligne est illisible (Python dit : { $why }) : { $line }
toml-curly = Les textes se mettent entre guillemets droits : { $right }
toml-brackets = Les crochets ne vont pas ensemble ; il faut { $right }
toml-remark = Un commentaire commence par #.
toml-equals = Entre une clé et sa valeur, il faut = : { $right }
toml-sentence = Une phrase se met entre guillemets et dans une liste : expect = ["{ $said }"], ou do = "…" pour ce qui est joué.
toml-ending = En fin de ligne, n’écrivez rien après la valeur : { $right }
toml-several-things = Plusieurs éléments se mettent entre crochets : { $right }
toml-inner-mark = Un texte qui contient { $mark } se met entre { $other } : { $right }
toml-quote-missing = { $at } : il manque un guillemet : { $right }
toml-quote-missing-in-line = { $at } : il manque un guillemet dans cette ligne.
toml-backslash = Un texte ne peut pas contenir de barre oblique inverse ; écrivez { $right }
toml-two-keys = Chaque clé est sur sa ligne ; il y en a deux sur celle-ci.
toml-key-letters = { $at } : une clé n’a que les lettres a à z, comme dans la liste des clés.
toml-two-commas = { $at } : il y a deux virgules de suite.
toml-no-value = { $at } : il manque une valeur après =, sur la même ligne.
toml-round-brackets = { $at } : une liste se met entre crochets, [ ], ce qui est à une Cité entre {"{"} {"}"}.
toml-names-unquoted = { $at } : les noms se mettent entre guillemets : "{ $word }".
toml-comma-missing = { $at } : il manque une virgule entre deux éléments.
toml-colon = { $at } : entre une clé et sa valeur, il faut =, pas deux-points.
toml-number = Un nombre s’écrit sans espaces ni zéros devant : { $at } = { $number }
toml-age = L’Âge est un nombre : age = { $age }
toml-switch = { $at } : il faut true ou false, en minuscules : { $at } = { $value }
toml-unquoted = Un texte se met entre guillemets : { $right }

# -- what is expected, and what is done: sentences stay English

expect-too-long = { $given } est plus long que tout ce qu’on peut attendre.
expect-in = Il y a une erreur dans « { $text } ». { $problem }
expect-several = « { $text } » contient plus d’une attente ; écrivez { $right }
expect-with-card = « { $text } » se dit avec la carte qui s’y trouve : « { $right } »
expect-like-this = « { $text } » se dit ainsi : « { $right } »
expect-like-this-winner = « { $text } » se dit ainsi : « { $right } », « winner B » ou « shared victory »
expect-like-this-or-b = « { $text } » se dit ainsi : « { $right } », ou avec B, selon le cas
expect-no-player = Dans « { $text } » : il n’y a personne du nom de { $given } ; il faut A ou B, quels que soient leurs noms.
expect-event = « { $text } » ne peut pas être attendu ; un événement se nomme par sa règle, comme dans « event BASE-MIL-03 », ou par son nom, comme dans « event theology-adds-none ». { scenario-names-listed }
expect-no-event = Il n’y a pas de règle ni d’événement { $given } ; { $hint }
expect-no-item = Aucun détail de prix ne comporte la ligne { $given } ; écrivez « 1 clay », « 1 clay from Caravansery », « 2 glass bought at 3 » ou « 2 clay waived by Masonry ».
expect-near = « { $text } » ne peut pas être attendu ; vouliez-vous dire « { $right } » ?
expect-nothing = « { $text } » ne peut pas être attendu ; tout ce qui peut l’être est dans examples/REFERENCE.md.
expect-alike = « { $text } » ne peut pas être attendu ; le plus proche : { $near }
expect-pattern = « { $pattern } », comme dans « { $example } »
expect-change = « { $text } » parle d’un changement, mais rien n’a été joué ici ; dites plutôt ce qui est vrai, ou mettez-le dans une étape avec do.
expect-change-such = « { $text } » parle d’un changement, mais rien n’a été joué ici ; dites plutôt ce qui est vrai, par exemple « { $right } », ou mettez-le dans une étape avec do.
expect-no-token = Il n’y a pas de jeton Militaire en { $given } ; possibles : { $known }.
expect-unknown =
    { $kind ->
        [decision] Le choix { $given } n’existe pas ; { $hint }
        [victory] Il n’y a pas de victoire appelée { $given } ; { $hint }
        [symbol] Le symbole scientifique { $given } n’existe pas ; { $hint }
        [offering] Il n’y a pas de jeton Offrande de valeur { $given } ; { $hint }
       *[sight] Il n’y a rien à voir qui s’appelle { $given } ; { $hint }
    }
do-several = « { $text } » contient plus d’une action ; écrivez { $right }
do-written = « { $text } » s’écrit ainsi : « { $right } »

# -- ce qui était attendu et ce qui a été trouvé

failure = ligne { $line }, { $when } : attendu : { $expected } ; trouvé : { $found }.
failure-events = Ce qui s’est passé :
failure-at-start = au début
failure-here = à cet endroit
rules-after = après { $actions } :
rules-refused = « { $action } » est refusé :
failure-after = après « { $actions } »
expected-illegal = « { $action } » interdit
expected-illegal-rule = « { $action } » interdit par { $rule }
expected-illegal-because = « { $action } » interdit à cause de { $reason }
expected-illegal-short =
    { $coins ->
        [one] « { $action } » interdit, faute de { $coins } Pièce
       *[other] « { $action } » interdit, faute de { $coins } Pièces
    }
found-refusal = { $name } : { $sentence }
found-legal = c’est permis
found-before = { $found } ({ $before } avant, { $change })
found-change = { $found } (de { $before } à { $now })
found-current = { $found } ; pour la valeur actuelle, écrivez « { $right } »
found-over = la partie est terminée : { $how }
found-no-extra-turn = c’est à { $who } de jouer, sans avoir gagné de tour supplémentaire
found-not-legal = { $action } est interdit : { $reason }
found-events = les événements { $which }
found-no-event = aucun événement
found-military-tokens = jetons Militaires en { $spaces }
found-no-military-tokens = aucun jeton Militaire
found-in-game = le jeu contient : { $thing }
found-nothing-discarded = aucune carte { ELIDED("de", $who) } n’est allée à la défausse
found-no-choice-of-resources = aucune carte ni Merveille ne donne à { $who } un choix de ressources
found-nothing-under = rien sous « { $thing } »
found-not-in-pantheon = « { $card } » n’est pas au Panthéon
found-not-in-senate = le Décret « { $decree } » n’est pas au Sénat
found-nothing-locked = aucun jeton sous Obscurantisme
