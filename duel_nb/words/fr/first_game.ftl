# The tips of a first game: the text, its title, and why (see lessons/first_game/tips.toml).
# $who has acted or is to act, $whom is the opponent.

# -- the base game ---------------------------------------------------------------------------------

first-goal-title = Comment gagner
first-goal =
    Amenez le pion Conflit dans la capitale adverse, ou réunissez six symboles scientifiques différents : vous gagnez aussitôt. Sinon, le total de points après trois Âges décide.
first-goal-why =
    Deux de ces trois victoires arrêtent la partie sur-le-champ. Tout en comptant vos points, surveillez donc le pion et les cartes vertes adverses.

first-wonders-dealt-title = Vos Merveilles
first-wonders-dealt =
    Pour une première partie, les Merveilles sont distribuées : quatre pour chacun. Elles sont chères et puissantes ; lesquelles construire, et quand, c’est à vous de voir.
first-wonders-dealt-why =
    Ainsi, pas besoin de toutes les connaître avant de commencer. Plus tard, vous les choisirez à tour de rôle.

first-draft-title = Choisir les Merveilles
first-draft =
    Avant la première carte, on choisit les Merveilles. Sur quatre, le premier joueur en prend une, l’autre deux, et la dernière revient au premier ; puis de même avec quatre autres, dans l’ordre inverse.
first-draft-why =
    Ainsi, personne n’a toutes les bonnes. Prenez ce qui vous plaît : rien ne vous oblige à tout construire.

first-turn-title = Votre tour
first-turn =
    Prenez une carte que rien ne recouvre : construisez-la en payant le coût indiqué en haut à gauche, défaussez-la pour des Pièces, ou glissez-la sous une Merveille que vous construisez.
first-turn-why =
    Une carte, trois usages : même trop chère pour vous, une carte vous sert, et elle échappe à { $whom }.

first-produces-title = Ressources
first-produces =
    Ce que produit une carte marron ou grise est à vous à chaque tour suivant, et ne s’épuise jamais.
first-produces-why =
    Ce que produit { $who } n’est plus à acheter, et { $whom } paie { $units } de plus par unité achetée ({ $resource }), sauf si une carte jaune en fixe le prix.

first-trade-title = Acheter des ressources
first-trade =
    Ce qui vous manque pour un coût s’achète : 2 Pièces l’unité, plus 1 par symbole de cette ressource sur les cartes marron et grises adverses.
first-trade-why = { $bill }

first-discard-title = Défausser pour des Pièces
first-discard =
    Une carte défaussée rapporte 2 Pièces, plus 1 par carte jaune de votre Cité.
first-discard-why =
    La carte va à la défausse, et { $whom } ne peut plus la prendre dans la structure.

first-blue-title = Cartes bleues
first-blue =
    Une carte bleue ne fait qu’une chose : elle compte à la fin.
first-blue-why =
    La carte { $card } vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Les points des cartes bleues départagent aussi les égalités.

first-green-title = Cartes vertes
first-green =
    Une carte verte porte un symbole scientifique. Qui en a six différents gagne aussitôt.
first-green-why =
    Le symbole de la carte { $card } : { $symbol }. Surveillez aussi les cartes vertes { ELIDED("de", $whom) }.

first-shield-title = Boucliers
first-shield =
    Pour chaque Bouclier, le pion Conflit avance aussitôt d’une case vers la capitale adverse.
first-shield-why =
    Les capitales sont à 9 cases du milieu. La piste est la même pour les deux : vos Boucliers reprennent ce que l’adversaire a gagné.

first-chain-title = Gratuit par chaînage
first-chain =
    Une carte est gratuite si le symbole blanc sous son coût figure aussi sur une carte de votre Cité.
first-chain-why =
    La carte { $thing } est gratuite pour { $who } : elle porte le symbole { $symbol }, comme la carte { $source }. Regardez aussi ceux { ELIDED("de", $whom) }.

first-fixed-price-title = Un prix fixe
first-fixed-price =
    Certaines cartes jaunes fixent un prix : vous achetez les ressources indiquées pour 1 Pièce l’unité.
first-fixed-price-why =
    Pour la carte { $card }, ce sont : { $resources }, quoi que produise { $whom }.

first-choice-title = Une au choix
first-choice =
    Ce qui produit une ressource au choix vous en donne une unité, à choisir de nouveau pour chaque construction.
first-choice-why =
    { CAPITAL(thing-inside) } produit, au choix : { $resources }. Rien n’en devient plus cher pour { $whom } : seules les cartes marron et grises font monter les prix.

first-wonder-title = Construire une Merveille
first-wonder =
    Pour construire une Merveille, on paie son coût, et non celui de la carte prise. La carte va face cachée sous la Merveille et n’a pas d’autre effet.
first-wonder-why = { $bill }

first-again-title = Un tour de plus
first-again =
    Certaines Merveilles permettent de rejouer aussitôt, en voyant les cartes qui viennent d’être révélées.
first-again-why =
    Deux tours de suite : { $who } peut prendre une carte, puis celle qu’elle recouvrait.

first-turned-up-title = Une carte révélée
first-turned-up =
    Une carte que rien ne recouvre plus est révélée à la fin du tour. Une rangée sur deux commence face cachée.
first-turned-up-why =
    Libérer une carte, c’est laisser l’autre choisir en premier. Parfois, mieux vaut ne pas y toucher.

first-pair-title = Une paire de symboles
first-pair =
    Deux symboles scientifiques identiques forment une paire. Elle donne aussitôt un des jetons Progrès du plateau, pour toute la partie.
first-pair-why =
    Chaque jeton est un avantage durable, et un jeton pris n’est pas remplacé.

first-military-token-title = Jetons Militaires
first-military-token =
    Quand le pion entre pour la première fois dans une zone à jeton Militaire, le joueur que le pion menace perd des Pièces : 2 dans la zone proche du centre, 5 dans la zone éloignée.
first-military-token-why =
    Chaque jeton ne sert qu’une fois. Qui n’a presque plus de Pièces n’a presque rien à perdre.

first-push-back-title = Repousser le pion
first-push-back =
    Si le pion est de votre côté, vos Boucliers commencent par le repousser. Sur ce chemin, aucun jeton n’agit.
first-push-back-why =
    Un Bouclier de moins pour { $whom } vaut bien un Bouclier de plus pour { $who }.

first-capital-title = Près de la capitale
first-capital =
    Dès que le pion est dans une capitale, la partie s’arrête : qui l’y a amené gagne, quels que soient les points.
first-capital-why =
    { $left ->
        [0] Le pion est dans la capitale { ELIDED("de", $whom) } : victoire { ELIDED("de", $who) }.
        [one] Encore { $left } case, et le pion est dans la capitale { ELIDED("de", $whom) }, qui a besoin de Boucliers ou doit prendre les cartes rouges.
       *[other] Encore { $left } cases, et le pion est dans la capitale { ELIDED("de", $whom) }, qui a besoin de Boucliers ou doit prendre les cartes rouges.
    }

first-own-coins-title = Des Pièces pour ce que vous avez
first-own-coins =
    Les Pièces pour ce que vous avez se comptent une fois, à la construction : les cartes suivantes ne rapportent rien de plus.
first-own-coins-why =
    { CAPITAL(thing-inside) } rapporte maintenant { count-coins } à { $who }. Une telle carte vaut davantage quand elle est construite tard.

first-lost-card-title = Une carte perdue
first-lost-card =
    Une carte perdue va à la défausse avec tout ce qu’elle produisait ou comptait. Ce qu’elle a fait sur le moment, comme donner des Pièces, reste acquis.
first-lost-card-why =
    Les ressources qui ne sont plus produites doivent être achetées, et deviennent moins chères pour l’autre joueur.

first-library-title = Des jetons de la boîte
first-library =
    Les jetons sont piochés parmi ceux restés dans la boîte, et ceux qui ne sont pas gardés y retournent.
first-library-why =
    Pas besoin de paire de symboles, et les jetons du plateau restent en place.

first-mausoleum-title = Tirée de la défausse
first-mausoleum =
    La carte de la défausse ne coûte rien. Elle est bel et bien construite : tous ses effets s’appliquent.
first-mausoleum-why =
    Ce que vous défaussez n’est pas perdu pour toujours : la défausse est visible, et sert aux deux joueurs.

first-no-debts-title = Pas de dettes
first-no-debts =
    Qui a moins de Pièces qu’il n’en perd les perd toutes, et ne doit rien.
first-no-debts-why =
    Des Pièces dépensées à temps ne peuvent plus se perdre.

first-economy-title = Économie
first-economy =
    Les Pièces que votre adversaire paie pour des ressources vous reviennent, au lieu d’aller à la Banque.
first-economy-why =
    Les Pièces imprimées dans un coût vont quand même à la Banque.

first-seven-wonders-title = Sept Merveilles
first-seven-wonders =
    À vous deux, vous construisez au plus sept Merveilles. À la septième, celle qui reste retourne dans la boîte.
first-seven-wonders-why =
    { $count ->
        [0] Aucune n’est encore construite.
        [one] Une seule est construite jusqu’ici.
       *[other] { $count } sont construites jusqu’ici.
    } À trop attendre, on perd une Merveille.

first-again-lost-title = Un tour supplémentaire perdu
first-again-lost =
    Avec la dernière carte de l’Âge, un tour supplémentaire est perdu. Il n’est pas reporté.
first-again-lost-why =
    L’Âge suivant commence comme s’il n’avait pas été gagné.

first-who-begins-title = Qui commence l’Âge suivant
first-who-begins =
    L’Âge est terminé, les cartes suivantes sont en place. La personne du côté de laquelle se trouve le pion les regarde et décide qui commence.
first-who-begins-why =
    Cette fois, c’est { $who }. C’est une petite compensation pour la faiblesse militaire.

first-who-begins-centre-title = Qui commence, pion au centre
first-who-begins-centre =
    L’Âge est terminé, les cartes suivantes sont en place. Personne n’est plus faible : qui a joué en dernier les regarde et décide qui commence.
first-who-begins-centre-why =
    Cette fois, c’est { $who }. Si le pion était d’un côté, ce serait à la personne de ce côté.

first-age-two-title = Âge II
first-age-two =
    L’Âge II n’ouvre qu’avec deux cartes accessibles, et chaque carte prise en libère d’autres. Les cartes y coûtent plus cher, et les symboles blancs de l’Âge I en rendent certaines gratuites.
first-age-two-why =
    La structure est celle de l’Âge I, à l’envers. Cités, Pièces, défausse et pion restent tels quels.

first-age-three-title = Âge III
first-age-three =
    Le dernier Âge : plus de cartes marron ni grises, mais trois Guildes violettes. La partie finit avec sa dernière carte.
first-age-three-why =
    Ce qu’une carte rapporte plus tard vaut de moins en moins. Regardez ce qui compte encore.

first-guild-title = Guildes
first-guild =
    Une Guilde compte une catégorie d’éléments dans la Cité qui en a le plus, même si c’est celle de l’adversaire. Elle rapporte des points, et parfois aussi des Pièces.
first-guild-why =
    Les Pièces viennent une fois, à la construction. Les points se comptent à la fin, dans la Cité qui en a alors le plus.

first-points-title = Compter les points
first-points =
    Si personne ne gagne avant, les points décident : cartes, Merveilles, jetons, position du pion, et 1 point par tranche de 3 Pièces.
first-points-why =
    Points pour l’instant : { $who } { $own }, { $whom } { $theirs }.

first-pawn-points-title = Les points du pion
first-pawn-points =
    Le pion rapporte des points au joueur qui l’a poussé au-delà du centre : 2, 5 ou 10, d’autant plus que la capitale est proche.
first-pawn-points-why =
    En l’état, { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

first-tie-title = Totaux égaux
first-tie =
    Si vous avez autant de points l’un que l’autre, ceux des cartes bleues décident.
first-tie-why =
    Seul compte ce qu’indiquent ces cartes.

first-shared-title = Une victoire partagée
first-shared =
    Si vous avez autant de points l’un que l’autre, même sur les cartes bleues, vous gagnez tous les deux.
first-shared-why =
    Il n’y a pas d’autre départage.

# -- Pantheon --------------------------------------------------------------------------------------

first-pantheon-title = Ce qu’ajoute Panthéon
first-pantheon =
    Pendant l’Âge I, vous décidez quelles Divinités entrent en jeu. À partir de l’Âge II, vous pouvez en activer une contre des Pièces au lieu de prendre une carte. Les façons de gagner restent les mêmes.
first-pantheon-why =
    Chaque Mythologie a sa spécialité : Mésopotamienne, la science ; Phénicienne, le commerce ; Grecque, le civil ; Égyptienne, les Merveilles ; Romaine, le militaire.

first-pantheon-draft-title = Choisir en connaissance de cause
first-pantheon-draft =
    Les cartes de l’Âge I et leurs jetons Mythologie sont en place avant le choix des Merveilles. Des Merveilles nouvelles peuvent en faire partie.
first-pantheon-draft-why =
    Vous pouvez donc prendre des Merveilles qui s’accordent avec ce que vous voyez, et avec les Divinités qui viendront peut-être.

first-mythology-title = Jetons Mythologie
first-mythology =
    Cinq cartes face cachée portent un jeton Mythologie. Libérez une telle carte, et le jeton est à vous à la fin de votre tour, avant que la carte soit révélée.
first-mythology-why =
    Vous gardez le jeton. À l’Âge III, il rend gratuit le Grand Temple de sa Mythologie.

first-place-divinity-title = Une Divinité est placée
first-place-divinity =
    Regardez en secret les deux premières Divinités de cette Mythologie, placez-en une face cachée sur un emplacement vide du Panthéon et reposez l’autre sur le paquet.
first-place-divinity-why =
    Seul le joueur concerné ({ $who }) sait laquelle, jusqu’au début de l’Âge II. La Divinité se place avant qu’aucune carte ne soit révélée.

first-pantheon-prices-title = Près ou loin
first-pantheon-prices =
    Les six emplacements coûtent de 3 à 8 Pièces : le plus proche est le moins cher pour vous, et le plus cher pour l’adversaire.
first-pantheon-prices-why =
    Placez donc près de vous ce que vous voulez, et loin de l’adversaire ce qui lui plairait.

first-activate-title = Une quatrième action
first-activate =
    Les Divinités sont révélées, et la Porte occupe l’emplacement libre. Au lieu de prendre une carte, vous pouvez désormais payer le prix d’un emplacement et activer ce qui s’y trouve.
first-activate-why =
    Vous ne prenez alors aucune carte : rien n’est libéré, et c’est à l’adversaire de poursuivre. Cela peut bien valoir quelques Pièces.

first-offerings-title = Jetons Offrande
first-offerings =
    Trois cartes face cachée portent une Offrande. Libérez une telle carte, et le jeton est à vous : dépensez-le pour payer une activation d’autant moins cher.
first-offerings-why =
    Il ne sert qu’une fois, et on ne rend pas la monnaie. On peut en dépenser plusieurs ensemble.

first-activated-title = Activée pour de bon
first-activated =
    Ce que vous activez reste devant vous pour de bon, et son emplacement reste vide. Ce tour-là, vous ne prenez pas de carte.
first-activated-why =
    Rien ne peut prendre ni copier une Divinité activée.

first-gate-title = La Porte
first-gate =
    La Porte coûte le double de son emplacement. Elle révèle la première Divinité de chaque paquet, et vous en activez une gratuitement.
first-gate-why =
    Offrandes et Sanctuaire se déduisent après le doublement. Les Divinités non choisies retournent sur leurs paquets.

first-enki-title = Enki
first-enki =
    Deux jetons Progrès se trouvent sur Enki. Vous en prenez un, et l’autre retourne dans la boîte.
first-enki-why =
    Ils lui sont réservés : une paire de symboles ne les donne pas.

first-astarte-title = Astarté
first-astarte =
    Vous pouvez payer avec les sept Pièces posées sur Astarté, et rien ne peut vous les faire perdre.
first-astarte-why =
    Chacune qui reste à la fin vaut un point : c’est donc le Trésor qui paie d’abord.

first-minerva-title = Minerve
first-minerva =
    Minerve arrête une fois le pion Conflit : le pas vers sa case ne se fait pas, le reste du mouvement est perdu, et elle quitte la partie.
first-minerva-why =
    Peu importe d’où vient le pion, et qui le déplace.

first-anubis-title = Anubis
first-anubis =
    La carte placée sous la Merveille est défaussée. Ce que la Merveille a fait sur le moment reste acquis, et son propriétaire peut la construire à nouveau.
first-anubis-why =
    Reconstruite, elle applique à nouveau tous ses effets. Elle compte déjà parmi les sept : la limite ne s’y oppose jamais.

first-zeus-title = Zeus
first-zeus =
    Zeus envoie à la défausse n’importe quelle carte de la structure, même recouverte ou encore cachée. Personne ne reçoit de Pièces.
first-zeus-why =
    Les cartes ainsi libérées sont révélées à la fin du tour.

first-ra-title = Râ
first-ra =
    Vous prenez une Merveille non construite, et pouvez alors en construire plus de quatre. La limite de sept en tout demeure.
first-ra-why =
    Ce que fait une Merveille lors de la sélection ne se produit pas à ce moment.

first-isis-title = Isis
first-isis =
    La Merveille ne coûte rien, et une carte de la défausse se place dessous. Elle compte à tous égards, effet Rejouer compris.
first-isis-why =
    Une carte défaussée n’est jamais tout à fait inutile.

first-baal-title = Baal
first-baal =
    La carte n’est pas construite à nouveau : elle n’apporte que sa production.
first-baal-why =
    Les prix changent aussitôt, pour vous deux.

first-nisaba-title = Nisaba
first-nisaba =
    Le symbole compte aussi pour vous, pour les paires comme pour les six. Votre adversaire garde la carte, ses points et son symbole.
first-nisaba-why =
    Seul le symbole est copié, ni les points ni le chaînage.

first-ishtar-title = Ishtar
first-ishtar =
    Ishtar porte le symbole balance. Avec Loi, cela fait une paire, mais une seule sorte de symbole parmi les six.
first-ishtar-why =
    Peu importe laquelle des deux vient en premier.

first-neptune-title = Neptune
first-neptune =
    Neptune défausse un jeton Militaire sans effet. Un second frappe ensuite l’adversaire, comme si le pion y était arrivé.
first-neptune-why =
    Le pion lui-même ne bouge pas. Une zone sans jeton n’aura plus d’effet.

first-divine-theater-title = Le Théâtre Divin
first-divine-theater =
    Vous regardez tout un paquet Mythologie et activez gratuitement une de ses Divinités. Les autres y retournent, dans l’ordre de votre choix.
first-divine-theater-why =
    Cela marche à n’importe quel Âge ; seules les activations payantes attendent l’Âge II.

first-engineering-title = Ingénierie
first-engineering =
    Vous pouvez payer 1 Pièce au lieu du coût de tout Bâtiment qui porte un symbole de chaînage sous ce coût.
first-engineering-why =
    Ce n’est pourtant pas un chaînage : Urbanisme ne rapporte rien.

first-poliorcetics-title = Poliorcétique
first-poliorcetics =
    Votre adversaire perd une Pièce par case dont vous faites avancer le pion.
first-poliorcetics-why =
    Les jetons Militaires prennent leurs Pièces en plus.

first-temples-title = Grands Temples
first-temples =
    À l’Âge III, trois Grands Temples remplacent les Guildes. Un seul vaut 5 points, deux en valent 12, trois en valent 21.
first-temples-why =
    Ils sont chers, sauf avec le bon jeton Mythologie.

first-temple-free-title = Un Grand Temple pour un jeton
first-temple-free =
    Un Grand Temple est gratuit pour qui possède un jeton de la même Mythologie. L’autre peut toujours en payer le coût.
first-temple-free-why =
    Vous gardez le jeton. Cela compte comme un chaînage : Urbanisme rapporte ses Pièces.

first-last-activations-title = Avant qu’il ne soit trop tard
first-last-activations =
    La dernière carte met fin à la partie : les Divinités non activées n’auront servi à rien, et une Offrande ne paie plus rien.
first-last-activations-why =
    Une activation ne prend pas de carte : elle décide donc aussi qui devra prendre les dernières.

first-pantheon-points-title = Les points de Panthéon
first-pantheon-points =
    On compte les points comme d’habitude ; s’y ajoutent les Grands Temples, Aphrodite et les Pièces restées sur Astarté.
first-pantheon-points-why =
    Points pour l’instant : { $who } { $own }, { $whom } { $theirs }.

# -- Agora -----------------------------------------------------------------------------------------

first-agora-title = Ce qu’ajoute Agora
first-agora =
    Un Sénat de six Chambres : qui a le plus de cubes dans une Chambre la contrôle et profite de son Décret. Contrôlez les six à la fois, et vous gagnez. Et il y a des Complots secrets.
first-agora-why =
    C’est une troisième façon de gagner avant la fin. De plus, chaque Chambre contrôlée à la fin vaut des points.

first-agora-draft-title = Choisir en connaissance de cause
first-agora-draft =
    Les cartes de l’Âge I sont en place avant le choix des Merveilles. Deux des nouvelles agissent dès qu’on les choisit.
first-agora-draft-why =
    Curia Julia apporte un Complot, et Knossos un cube au Sénat.

first-agora-turn-title = Sénateurs
first-agora-turn =
    Des Sénateurs sont mêlés aux cartes. Prenez-en un et recrutez-le, ou utilisez-le comme toute autre carte : pour des Pièces ou sous une Merveille.
first-agora-turn-why =
    Les Politiciens, blancs, agissent dans une Section du Sénat ; les Comploteurs, noirs, partout ou en secret.

first-senator-title = Le prix d’un Sénateur
first-senator =
    Votre premier Sénateur est gratuit. Chacun coûte 1 Pièce par Sénateur déjà recruté.
first-senator-why =
    Un Sénateur n’est pas un Bâtiment : aucune réduction sur les Bâtiments ne le concerne, et il n’a pas de couleur.

first-politician-title = Politiciens
first-politician =
    Un Politicien agit une fois au Sénat, deux fois avec 2 cartes bleues, trois fois avec 4. À chaque fois, placez un cube dans sa Section ou déplacez un de vos cubes vers une Chambre voisine.
first-politician-why =
    Un cube déplacé peut se trouver n’importe où ; seuls les nouveaux cubes sont liés à la Section. Rien ne vous oblige à utiliser toutes les actions.

first-conspirator-title = Comploteurs
first-conspirator =
    Un Comploteur peut placer un cube dans n’importe quelle Chambre, ou comploter : piocher deux Complots en secret et en garder un.
first-conspirator-why =
    Un cube agit tout de suite, un Complot quand personne ne s’y attend. Ne faire ni l’un ni l’autre est permis aussi.

first-control-title = Contrôle
first-control =
    Qui a le plus de cubes dans une Chambre la contrôle : son Décret agit pour lui tant que cela dure.
first-control-why =
    À égalité de cubes, personne ne contrôle une Chambre.

first-decree-up-title = Un Décret révélé
first-decree-up =
    Le premier cube d’une Chambre révèle son Décret. Dès lors, il reste face visible.
first-decree-up-why =
    Trois des six Décrets sont cachés au début.

first-control-lost-title = Une égalité
first-control-lost =
    À égalité de cubes, personne ne contrôle la Chambre, et son Décret n’agit pour personne.
first-control-lost-why =
    Un cube ne change l’équilibre que d’une unité : il y a donc toujours une égalité avant que le contrôle passe à l’autre.

first-six-chambers-title = Suprématie politique
first-six-chambers =
    Qui contrôle les six Chambres en même temps gagne aussitôt.
first-six-chambers-why =
    { $who } en contrôle déjà { $count }. Une seule égalité suffit à { $whom } pour l’empêcher.

first-conspiracy-title = Deux Complots
first-conspiracy =
    Gardez un des deux, face cachée, et remettez l’autre sur ou sous le paquet.
first-conspiracy-why =
    Personne d’autre ne les voit. Celui du dessus sera pioché par le prochain qui complote.

first-prepare-title = Préparer un Complot
first-prepare =
    Un Complot n’agit qu’une fois préparé : utilisez un tour pour glisser dessous une carte accessible, sans rien payer.
first-prepare-why =
    Ce peut être une carte dont l’adversaire a besoin. Un Complot inutilisé ne vaut rien à la fin.

first-trigger-title = Déclencher un Complot
first-trigger =
    Un Complot préparé peut se déclencher au début de votre tour, avant toute chose ; un seul par tour, et jamais le tour où il a été préparé.
first-trigger-why =
    Votre tour continue ensuite comme d’habitude.

first-triggered-title = Ce que fait un Complot
first-triggered =
    Un Complot déclenché s’applique de gauche à droite ; ce qui n’est pas possible est ignoré.
first-triggered-why =
    Il reste en place avec sa carte et n’agit plus jamais.

first-inner-token-title = Les jetons Militaires proches
first-inner-token =
    Les jetons Militaires proches d’Agora ne prennent pas de Pièces : qui y amène le pion place un cube dans n’importe quelle Chambre.
first-inner-token-why =
    Les jetons d’Agora remplacent ceux du jeu de base : personne n’y perd de Pièces.

first-outer-token-title = Les jetons Militaires éloignés
first-outer-token =
    Les jetons Militaires éloignés d’Agora ne prennent pas de Pièces : qui y amène le pion retire un cube adverse, puis déplace un de ses cubes.
first-outer-token-why =
    Chacune de ces étapes n’est ignorée que si elle est impossible.

first-curia-julia-title = Curia Julia
first-curia-julia =
    Une fois construite, Curia Julia permet de déclencher un Complot non préparé, rapporte des Pièces et fait rejouer.
first-curia-julia-why =
    C’est en plus de celui qu’on peut déclencher au début d’un tour.

first-curia-julia-drafted-title = Curia Julia est choisie
first-curia-julia-drafted =
    Qui choisit Curia Julia complote aussitôt, et garde un des deux Complots.
first-curia-julia-drafted-why =
    Cela ne se produit pas quand la Merveille arrive plus tard, par Râ ou Extorsion.

first-knossos-drafted-title = Knossos est choisie
first-knossos-drafted =
    Qui choisit Knossos place aussitôt un cube dans n’importe quelle Chambre.
first-knossos-drafted-why =
    Un Décret peut donc agir avant même le début de l’Âge I.

first-decree-income-title = Revenu par Décret
first-decree-income =
    Vous recevez 1 Pièce à l’Âge I, 2 à l’Âge II, 3 à l’Âge III, chaque fois que l’un de vous construit quelque chose de ce genre.
first-decree-income-why =
    Le revenu va au joueur qui contrôle la Chambre à ce moment.

first-decree-shield-title = Le Décret au Bouclier
first-decree-shield =
    Ce Décret déplace le pion d’une case : en avant pour qui le gagne, en arrière quand on le perd.
first-decree-shield-why =
    Quand il change de mains, le pion bouge deux fois : à l’égalité d’abord, puis au nouveau contrôle.

first-decree-chain-title = Chaînages empruntés
first-decree-chain =
    Les symboles blancs de la Cité adverse rendent des cartes gratuites aussi pour vous.
first-decree-chain-why =
    C’est un chaînage comme un autre : Urbanisme rapporte ses Pièces.

first-decree-again-title = Rejouer par Décret
first-decree-again =
    Vous rejouez après avoir recruté un Comploteur.
first-decree-again-why =
    Le Décret doit déjà agir avant le recrutement du Comploteur.

first-agora-points-title = Les points du Sénat
first-agora-points =
    À la fin, chaque Chambre compte pour qui la contrôle : 1 à 3 points, selon ce qui y est imprimé.
first-agora-points-why =
    Points pour l’instant, en tout : { $who } { $own }, { $whom } { $theirs }.

# -- both together ---------------------------------------------------------------------------------

first-both-turn-title = L’ordre d’un tour
first-both-turn =
    Un Complot préparé peut ouvrir votre tour. Vient ensuite une seule action : utiliser une carte, ou activer ce qui se trouve au Panthéon.
first-both-turn-why =
    Si le Complot prend la dernière carte de la structure, l’Âge est terminé, et plus rien n’est activé.

first-both-age-three-title = Temples et Sénateurs
first-both-age-three =
    À l’Âge III : trois Grands Temples et trois Sénateurs, aucune Guilde. Un, deux ou trois Grands Temples valent 5, 12 ou 21 points.
first-both-age-three-why =
    Ils sont gratuits avec le jeton Mythologie.

first-both-neptune-title = Neptune et le Sénat
first-both-neptune =
    Le second jeton pris par Neptune fait ce qu’Agora y indique, comme si vous y aviez amené le pion.
first-both-neptune-why =
    L’autre jeton est retiré sans effet.

first-both-temple-title = Un Temple par l’adversaire
first-both-temple =
    Avec le Décret des chaînages adverses, un jeton Mythologie de votre adversaire rend un Grand Temple gratuit pour vous.
first-both-temple-why =
    Le jeton vaut un symbole de chaînage.

# -- the panel around the tips ---------------------------------------------------------------------

first-before-choosing = Avant de choisir
first-why = Pourquoi ?
first-more = Plus
first-nothing-new = Rien de nouveau. Continuez.
first-select = Choisissez une carte : ce qu’elle a de nouveau y est expliqué, avant que vous ne l’utilisiez.
first-beside = Ce qu’une carte a de nouveau est expliqué à côté d’elle : lisez-le avant de l’utiliser.
first-new-for-all = Nouveau pour chaque carte : { $titles }
first-new-here = Nouveau : { $titles }
first-over = La partie est terminée : le carnet de score est sur le plateau.
first-explained-before = Déjà expliqué ({ $count })
first-not-met = Pas rencontré cette fois ({ $count })
first-all-met = Vous avez tout rencontré.

# -- the form that asks what is played -------------------------------------------------------------

first-intro = La partie de ce soir : vous jouez tout de suite, et chaque règle est expliquée quand vous la rencontrez.
first-what = Quoi
first-mix-base = 7 Wonders Duel, pour la première fois
first-mix-pantheon = Avec Panthéon, pour qui connaît le jeu de base
first-mix-agora = Avec Agora, pour qui connaît le jeu de base
first-mix-both = Avec les deux extensions, pour qui connaît le jeu de base
first-with = Comment
first-against-friend = Contre un ami : à deux sur ce plateau
first-against-computer = Contre l’ordinateur, qui joue comme un débutant
first-player-one = Joueur 1, qui commence
first-player = Joueur { $number }
first-begin = Commencer

# -- beside the real box: what is asked, and what can have been done -------------------------------

first-ask-place = Quelle carte est visible à cette place ?
first-ask-card = Quelle carte est-ce ?
first-ask-progress = Quel jeton Progrès est-ce ?
first-ask-wonder = Quelle Merveille est proposée ?
first-ask-divinity = Quelle Divinité est-ce ?
first-ask-decree = Quel Décret est révélé ?
first-ask-conspiracy = Quel Complot est-ce ?
first-ask-token = Quel jeton était sur la carte ?

first-did-build = construite
first-did-recruit = recrutée
first-did-discard = défaussée pour des Pièces
first-did-prepare = glissée sous un Complot
first-did-wonder = utilisée pour la Merveille { BARE($wonder) }
first-did-install = une Divinité est placée sur l’emplacement { $space }
first-did-treason = une carte de l’Âge { $age } est construite
first-did-keep = l’un d’eux est gardé
first-did-trigger = un Complot est déclenché

# -- beside the real box: how the components are laid out ------------------------------------------

first-lay-who-begins = { $who } commence. Si ce n’est pas convenu, tirez d’abord au sort et entrez les noms dans cet ordre.
first-lay-board = Placez le plateau entre vous, le pion Conflit au centre et les jetons Militaires face visible sur leurs emplacements. Chacun prend 7 Pièces.
first-lay-board-agora = Placez le plateau entre vous, le pion Conflit au centre et, sur les emplacements, les jetons Militaires d’Agora au lieu de ceux du jeu de base. Chacun prend 7 Pièces.
first-lay-progress = Mélangez les jetons Progrès et placez-en cinq face visible sur le plateau.
first-lay-progress-new = Mélangez les jetons Progrès, nouveaux compris, et placez-en cinq face visible sur le plateau.
first-lay-wonders =
    { $who } prend Les Pyramides, Le Grand Phare, Le Temple d’Artémis et La Statue de Zeus. { $whom } prend Le Circus Maximus, Le Pirée, La Via Appia et Le Colosse.
first-lay-draft = Mélangez les Merveilles, nouvelles comprises, et révélez-en quatre parmi lesquelles choisir.
first-lay-one =
    Mélangez les 23 cartes de l’Âge I et rangez-en 3 sans les regarder. Disposez les autres en pyramide : rangées de 2, 3, 4, 5 et 6, de la plus éloignée à la plus proche. La deuxième et la quatrième rangée sont face cachée.
first-lay-two =
    Mélangez les 23 cartes de l’Âge II et rangez-en 3 sans les regarder. Disposez les autres à l’envers : rangées de 6, 5, 4, 3 et 2. La deuxième et la quatrième rangée sont face cachée.
first-lay-three =
    Mélangez les 20 cartes de l’Âge III et rangez-en 3 sans les regarder ; ajoutez 3 des 7 Guildes, sans les regarder, et mélangez. Disposez des rangées de 2, 3, 4, 2, 4, 3 et 2. La deuxième, la quatrième et la sixième rangée sont face cachée.
first-lay-one-agora =
    Mélangez les 23 cartes de l’Âge I, rangez-en 3 sans les regarder, puis ajoutez 5 Sénateurs et mélangez. Disposez une pyramide : rangées de 3, 4, 5, 6 et 7, de la plus éloignée à la plus proche. La deuxième et la quatrième rangée sont face cachée.
first-lay-two-agora =
    Mélangez les 23 cartes de l’Âge II, rangez-en 3 sans les regarder, puis ajoutez 5 Sénateurs et mélangez. Disposez-les à l’envers : rangées de 7, 6, 5, 4 et 3. La deuxième et la quatrième rangée sont face cachée.
first-lay-three-agora =
    Mélangez les 20 cartes de l’Âge III et rangez-en 3 sans les regarder ; ajoutez 3 des 7 Guildes et les 3 derniers Sénateurs, puis mélangez. Disposez des rangées de 2, 3, 4, 5, 4, 3 et 2. La deuxième, la quatrième et la sixième rangée sont face cachée.
first-lay-three-pantheon =
    Mélangez les 20 cartes de l’Âge III et rangez-en 3 sans les regarder ; ajoutez 3 des 5 Grands Temples, sans les regarder, et mélangez. Disposez des rangées de 2, 3, 4, 2, 4, 3 et 2. La deuxième, la quatrième et la sixième rangée sont face cachée.
first-lay-three-both =
    Mélangez les 20 cartes de l’Âge III et rangez-en 3 sans les regarder ; ajoutez 3 des 5 Grands Temples et les 3 derniers Sénateurs, puis mélangez. Disposez des rangées de 2, 3, 4, 5, 4, 3 et 2. La deuxième, la quatrième et la sixième rangée sont face cachée.
first-lay-pantheon =
    Placez le plateau Panthéon au-dessus du plateau. Pour chaque Mythologie, mélangez les trois Divinités en un paquet face cachée.
first-lay-mythologies =
    Tirez cinq des dix jetons Mythologie et posez-les sur des cartes face cachée : dans la deuxième rangée sur la première et la troisième, dans la quatrième sur la première, la troisième et la cinquième.
first-lay-mythologies-both =
    Tirez cinq des dix jetons Mythologie et posez-les sur des cartes face cachée : dans la deuxième rangée sur la deuxième et la quatrième, dans la quatrième sur la première, la troisième et la sixième.
first-lay-gate = La Porte occupe l’emplacement vide du Panthéon. Révélez-y les Divinités.
first-lay-offerings =
    Posez les trois Offrandes au hasard sur la première, la troisième et la cinquième carte de la deuxième rangée.
first-lay-offerings-both =
    Posez les trois Offrandes au hasard sur la première, la troisième et la sixième carte de la deuxième rangée.
first-lay-senate =
    Placez le Sénat au-dessous du plateau. Mélangez les Décrets face cachée et posez-en un dans chaque Chambre, face visible ou face cachée selon son parchemin ; les autres retournent dans la boîte sans être vus. Mélangez les Complots en un paquet. Chacun prend les 12 cubes d’une couleur.

first-lay-out = Mettre en place
first-table-turn = À { $who } de jouer, Âge { $age }. Quelle carte a été prise, ou qu’a-t-on fait d’autre ?
first-table-not = Elle ne peut pas être construite. { $reason }
first-table-type = quelques lettres ; plusieurs noms avec des virgules
first-table-that = C’est bien cela
first-table-undo = Annuler
first-table-now = Pièces : { $who } { $own }, { $whom } { $theirs }. Le pion est { $position }.
first-table-place = Rangée { $row } en partant de la plus éloignée, carte { $card } en partant de la gauche.
first-thing-does = { $name } : { $effects }
first-table-several = Ce peut être { $names } : tapez quelques lettres de plus.
first-table-none = Aucun élément possible ici ne s’appelle « { $name } ». Vouliez-vous dire { $names } ?
first-beside-the-box = La vraie boîte sur la table ; le guide suit ce que vous lui dites

# -- the cards to print, and when each is read ----------------------------------------

first-cards-title = Conseils à lire en jouant
first-cards-how = Lisez une carte quand sa première ligne se réalise. Ce que font les jetons, les Merveilles et les Divinités figure dans l’aide de jeu.
first-cards-no-page = Les conseils s’écrivent dans un fichier comme « tips.html », pas { $file }.
first-when-begin = Avant de commencer
first-when-wonders = Avant de choisir les Merveilles
first-when-first-turn = Avant le premier tour
first-when-producer = Quand la première carte marron ou grise est accessible
first-when-buying = Avant le premier achat d’une ressource
first-when-discarding = Avant la première carte défaussée
first-when-blue-card = Quand la première carte bleue est accessible
first-when-green-card = Quand la première carte verte est accessible
first-when-red-card = Quand la première carte à Bouclier est accessible
first-when-white-symbol = Quand une carte montre un symbole blanc que vous avez
first-when-price-card = Quand la première carte jaune à prix fixe est accessible
first-when-one-of-several = Avant de construire ce qui produit une ressource au choix
first-when-first-wonder = Avant la première Merveille construite
first-when-another-turn = Avant une Merveille qui permet de rejouer
first-when-uncovering = Avant de découvrir une carte face cachée
first-when-second-symbol = Avant de prendre un second symbole identique
first-when-token-near = Avant que le pion atteigne un jeton Militaire
first-when-own-side = Avant de repousser le pion de votre côté
first-when-near-capital = Quand le pion est à quatre cases d’une capitale
first-when-coins-for-cards = Avant une carte qui rapporte des Pièces pour d’autres cartes
first-when-losing-coins = Avant que quelqu’un doive perdre des Pièces
first-when-five-wonders = Quand cinq Merveilles sont construites
first-when-last-card = Avant de prendre la dernière carte d’un Âge
first-when-age-over = Quand un Âge est terminé
first-when-second-age = Au début de l’Âge II
first-when-third-age = Au début de l’Âge III
first-when-first-guild = Avant la première Guilde construite
first-when-counting = Quand on compte les points
first-when-mythology-taken = Quand quelqu’un prend un jeton Mythologie
first-when-activating = Avant la première activation
first-when-before-gate = Avant d’activer la Porte
first-when-first-temple = Quand le premier Grand Temple est accessible
first-when-five-cards = Quand il reste cinq cartes de l’Âge III
first-when-first-senator = Quand le premier Sénateur est accessible
first-when-first-politician = Avant de recruter le premier Politicien
first-when-first-conspirator = Avant de recruter le premier Comploteur
first-when-first-cube = Avant de placer le premier cube
first-when-four-chambers = Quand quelqu’un contrôle quatre Chambres
first-when-conspiring = Quand quelqu’un complote
first-when-preparing = Avant de préparer un Complot
first-when-before-neptune = Avant d’activer Neptune
