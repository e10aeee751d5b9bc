# Ce qu’un scénario affirme d’une position.

said-amount = { $what } : { $count }
said-unchanged = { $what } : inchangé
said-nothing = { $what } : rien
said-exactly = { $what } : { $members }
said-has = { $what }, entre autres : { $members }
said-no = { $what }, mais pas : { $members }
said-changes = { $what } : { $members }

# numbers and groups: what stands before the figure or the names

said-pawn-at = le pion Conflit est { $at }
said-pawn-by = le pion Conflit avance vers { $who } : { $count }
said-pawn-still = le pion Conflit ne bouge pas
said-who-does = { $who } : { $action }
said-who-coins = Pièces { ELIDED("de", $who) }
said-who-colour =
    cartes { $colour ->
         [brown] marron
         [grey] grises
         [blue] bleues
         [green] vertes
         [yellow] jaunes
         [red] rouges
        *[purple] violettes
    } { ELIDED("de", $who) }
said-who-produces-resource = production { ELIDED("de", $who) }, { $resource }
said-who-score = points { ELIDED("de", $who) }
said-who-score-category = points { ELIDED("de", $who) }, { $category }
said-age = Âge
said-structure = cartes de la structure
said-face-down-cards = cartes face cachée de la structure
said-standing-wonders = Merveilles construites dans les deux Cités
said-deck-of-age-age = paquet de l’Âge { $age }
said-guilds-in-the-deck = Guildes dans le paquet
said-who-cubes = cubes { ELIDED("de", $who) } au Sénat
said-who-supply = cubes { ELIDED("de", $who) } en réserve
said-who-cubes-in-chamber-chamber = cubes { ELIDED("de", $who) } dans la Chambre { $chamber }
said-who-chambers = Chambres contrôlées par { $who }
said-face-down-decrees = Décrets face cachée au Sénat
said-who-senators = Sénateurs { ELIDED("de", $who) }
said-senators-in-the-structure = Sénateurs de la structure
said-senators-in-the-deck-of-age-age = Sénateurs du paquet de l’Âge { $age }
said-senator-cards = cartes en jeu, { $senator }
said-who-offerings = valeur des Offrandes { ELIDED("de", $who) }
said-who-astarte = Pièces { ELIDED("de", $who) } sur Astarté
said-tokens-on-cards = jetons sur les cartes de la structure
said-grand-temples-in-the-deck = Grands Temples dans le paquet
said-constructed-wonders = Merveilles différentes construites dans la partie
said-removed-from-age-age = cartes de l’Âge { $age } écartées
said-accessible = cartes accessibles
said-discard-pile = défausse
said-board = jetons Progrès du plateau
said-box = jetons Progrès dans la boîte
said-on-offer = Merveilles proposées
said-who-city = Cité { ELIDED("de", $who) }
said-who-built = Merveilles construites { ELIDED("de", $who) }
said-who-wonders = Merveilles { ELIDED("de", $who) } à construire
said-who-progress = jetons Progrès { ELIDED("de", $who) }
said-who-symbols = symboles scientifiques { ELIDED("de", $who) }
said-who-decrees = Décrets en vigueur pour { $who }
said-decrees-in-chamber-chamber = Décrets de la Chambre { $chamber }
said-decrees-in-the-box = Décrets dans la boîte
said-who-conspiracies = Complots { ELIDED("de", $who) }
said-who-unprepared = Complots non préparés { ELIDED("de", $who) }
said-who-prepared = Complots préparés { ELIDED("de", $who) }
said-who-triggered = Complots déclenchés { ELIDED("de", $who) }
said-conspiracy-deck = paquet de Complots
said-who-mythology = jetons Mythologie { ELIDED("de", $who) }
said-who-divinities = cartes du Panthéon activées par { $who }
said-pantheon = cartes du Panthéon
said-mythology-deck = paquet, { mythology-named }
said-on-enki = jetons Progrès sur Enki

# whole sentences

said-who-discard-cards = cartes { ELIDED("de", $who) } parties à la défausse : { $cards }
said-who-produces-resources = { $who } produit { $resources }
said-price-of-priced-for-who-is-count = coût pour { $who }, { $priced } : { $count }
said-price-of-activated-for-who-using-offerings-is-count = coût pour { $who } avec l’Offrande { $offerings }, { $activated } : { $count }
said-price-of-thing-for-who-includes-item = le coût pour { $who }, { $thing }, comprend : { $item }
said-item-bought = { $units }, achat à { $price } l’unité
said-item-by = { $units } ({ $thing })
said-thing-is-free-by-a-chain-for-who = { $thing } : gratuit pour { $who } par chaînage
said-card-lies-under-wonder = { $card } est sous la Merveille { BARE($wonder) }
said-who-to-act = { $who } doit agir
said-who-plays-again = { $who } rejoue
said-who-does-not-play-again = { $who } ne rejoue pas
said-no-decision = il n’y a rien à choisir
said-no-action = rien
said-legal-action = permis : { $action }
said-not-legal-action = interdit : { $action }
said-only-legal-action = seulement permis : { $action }
said-event-event = { $event } s’applique
said-event-event-count-times = { $event } s’applique, nombre de fois : { $count }
said-no-event-event = { $event } ne s’applique pas
said-event-event-before-later-event = { $event } passe avant { $later_event }
said-winner-who-how = { $who } gagne : { $how }
said-how-military = suprématie militaire
said-how-science = suprématie scientifique
said-how-political = suprématie politique
said-how-civilian = aux points
said-winner-who = { $who } gagne
said-shared-victory = les deux partagent la victoire
said-no-winner = la partie continue
said-ended-by-rule = la partie s’achève par { $rule }
said-place-is-empty = { $place } est vide
said-place-is-face-down = une carte face cachée est en { $place }
said-place-is-card = { $card } est en { $place }
said-revealed-nothing = aucune carte n’est révélée
said-revealed-cards = révélé : { $cards }
said-military-token-space-gone = le jeton Militaire { $space } est retiré
said-military-token-space-there = le jeton Militaire { $space } est encore là
said-not-in-the-game-words = absent du jeu : { $words }
said-who-does-not-see-sight = { $who } ne voit pas : { $sight }
said-who-sees-sight = { $who } voit : { $sight }
said-sight-the-discard-pile = la défausse
said-sight-the-cards-removed = les cartes écartées
said-sight-the-decks-to-come = les paquets à venir
said-sight-the-wonders-to-come = les Merveilles à venir
said-sight-the-tokens-drawn = les jetons piochés
said-sight-the-conspiracy-deck = le paquet de Complots
said-sight-the-locked-token = le jeton bloqué
said-sight-decree = le Décret de la Chambre { $chamber }
said-who-controls-chamber-chamber = { $who } contrôle la Chambre { $chamber }
said-nobody-controls-chamber-chamber = personne ne contrôle la Chambre { $chamber }
said-decree-decree-is-face-up = le Décret « { $decree } » est face visible
said-decree-decree-is-face-down = le Décret « { $decree } » est face cachée
said-card-prepares-conspiracy = { $card } est sous le Complot { $conspiracy }
said-top-of-the-conspiracy-deck-is-conspiracy = sur le paquet de Complots : { $conspiracy }
said-bottom-of-the-conspiracy-deck-is-conspiracy = sous le paquet de Complots : { $conspiracy }
said-progress-is-locked = le jeton { $progress } est bloqué
said-who-snake-on-card = le jeton Serpent { ELIDED("de", $who) } est sur { $card }
said-who-has-no-snake = { $who } n’a pas le jeton Serpent
said-space-slot-is-empty = l’emplacement { $slot } du Panthéon est vide
said-space-slot-is-activated = sur l’emplacement { $slot } du Panthéon : { $activated }
said-top-of-the-mythology-deck-is-activated = sur le paquet, { mythology-named } : { $activated }
said-token-token-on-place = jeton en { $place } : { $token }
said-no-token-on-place = aucun jeton n’est en { $place }
said-minerva-at-position = le pion Minerve est { $position }
said-minerva-gone = le pion Minerve n’est pas sur la Piste Militaire
