# Why a position cannot be. Each is a part of "Cette position est impossible : … ; …."

# -- where something lies

wrong-two-places = { thing-inside } se trouve à deux endroits : { $first } et { $second }
wrong-twice-there = { thing-inside } se trouve à deux endroits : deux fois { $place }
wrong-expansion = { thing-inside } appartient à l’extension { $set }, qui n’est pas en jeu

lying-in-city = dans la Cité ({ $who })
lying-under-wonder = sous la Merveille { BARE($wonder) }
lying-under-conspiracy = sous un Complot chez { $who }
lying-in-discard = dans la défausse
lying-in-structure = dans la structure
lying-among-removed = parmi les cartes écartées à la mise en place
lying-in-deck = dans le paquet de l’Âge { $age }
lying-among-dealt = parmi les cartes distribuées à cet Âge
lying-with-player = chez { $who }
lying-on-offer = parmi les Merveilles proposées
lying-next-on-offer = parmi les prochaines Merveilles proposées
lying-on-board = sur le plateau
lying-on-enki = sur Enki
lying-locked = sous Obscurantisme
lying-to-be-drawn = parmi les jetons à piocher
lying-in-pantheon = dans le Panthéon
lying-in-mythology-deck = dans un paquet Mythologie
lying-aside = de côté
lying-in-chamber = dans la Chambre { $chamber }
lying-in-conspiracy-deck = dans le paquet
lying-among-drawn = parmi les cartes piochées

# -- the Age cards, $pool: "guild" or "grand-temple"

wrong-coins = { $who } ne peut pas avoir { $coins } Pièces
wrong-removed-card = la carte { $card } ne peut pas être parmi les cartes écartées de l’Âge { $age }
wrong-removed =
    { $count ->
        [one] { $count } carte de l’Âge { $age } écartée à la mise en place, au lieu de { $most }
       *[other] { $count } cartes de l’Âge { $age } écartées à la mise en place, au lieu de { $most }
    }
wrong-purple-card = la carte { $card } ne sert pas avec ces extensions (BASE-GX-05)
wrong-purple-cards =
    { $pool ->
        [guild] il y a { $count } Guildes en jeu, pour { $most } au plus
       *[other] il y a { $count } Grands Temples en jeu, pour { $most } au plus
    }
wrong-dealt = les cartes distribuées ne sont pas celles du paquet de l’Âge { $age }
wrong-dealt-lost =
    { $others ->
        [0] parmi les cartes distribuées à cet Âge, il y en a une qui n’est nulle part : { $card }
        [one] parmi les cartes distribuées à cet Âge, certaines ne sont nulle part : { $card }, et { $others } autre
       *[other] parmi les cartes distribuées à cet Âge, certaines ne sont nulle part : { $card }, et { $others } autres
    }
wrong-deck-size =
    { $count ->
        [one] le paquet de l’Âge { $age } a { $count } carte au lieu de { $size }
       *[other] le paquet de l’Âge { $age } a { $count } cartes au lieu de { $size }
    }
wrong-deck-card = la carte { $card } ne peut pas être dans le paquet de l’Âge { $age }

# -- the Wonders

wrong-wonders = { $who } a { $count } Merveilles, pour { $most } au plus
wrong-wonders-without = { $who } a { $count } Merveilles, pour { $most } au plus sans { $without }
wrong-never-constructed = la Merveille { BARE($wonder) } est en place sans avoir été construite
wrong-constructed = { $count } Merveilles ont été construites, pour { $most } au plus (BASE-WON-03)
wrong-not-in-box =
    { $count } Merveilles ont été construites, donc la Merveille { BARE($wonder) } doit être dans la boîte (BASE-WON-03)
wrong-down =
    { $why ->
        [due] une Merveille construite reste en place, sauf si Anubis l’a détruite, et il reste à choisir laquelle : { $wonders }
        [once] une Merveille construite reste en place, sauf si Anubis l’a détruite, et il n’en détruit qu’une : { $wonders }
       *[never] une Merveille construite reste en place, sauf si Anubis l’a détruite, et personne ne l’a activé : { $wonders }
    }
wrong-gone =
    { $why ->
        [due] une Merveille construite reste à quelqu’un, sauf si Sabotage l’a retirée, et il reste à choisir laquelle : { $wonders }
        [once] une Merveille construite reste à quelqu’un, sauf si Sabotage l’a retirée, et il n’en retire qu’une : { $wonders }
       *[never] une Merveille construite reste à quelqu’un, sauf si Sabotage l’a retirée, et personne ne l’a déclenché : { $wonders }
    }
wrong-two-under = chez { $who }, une Merveille a deux cartes sous elle
wrong-not-owned = la Merveille { BARE($wonder) } est construite chez { $who }, à qui elle n’appartient pas

wrong-offer-in-age = des Merveilles sont proposées alors que l’Âge { $age } a commencé
wrong-picks-in-age = Merveilles choisies : { $picks }, et l’Âge { $age } a commencé
wrong-picks = Merveilles choisies : { $picks }, mais les joueurs en ont { $taken }
wrong-offer =
    Merveilles prises : { $taken }, proposées : { $offered } ; il en faut { $group } ou { $all } en tout (BASE-DRAFT-01)
wrong-next-offer = après le choix { $taken }, les prochaines Merveilles proposées sont { $coming }
wrong-drafted = après le choix { $taken }, le nombre de Merveilles doit être { $due } et non { $count } ({ $who }) (BASE-DRAFT-02)

# -- Progress tokens, the military track and the structure

wrong-progress = il y a { $count } jetons Progrès sur le plateau, pour { $most } au plus
wrong-draw = le jeton { $token } ne peut pas être pioché : il n’est pas dans la boîte
wrong-pawn = le pion Conflit ne peut pas être sur { $at } : les capitales sont -{ $capital } et +{ $capital }
wrong-pawn-in-capital = le pion Conflit est dans une capitale, donc la partie serait finie (BASE-MIL-05)
wrong-military-token =
    le pion Conflit est { $where }, donc le jeton Militaire de cette case n’est plus là (BASE-MIL-02)
wrong-military-token-passed =
    le pion Conflit, maintenant { $pawn }, a dépassé un jeton Militaire, qui n’est donc plus là : { $where } (BASE-MIL-02)
wrong-symbols =
    { $count ->
        [one] { $who } a { $count } symbole scientifique, donc la partie serait finie (BASE-SCI-06)
       *[other] { $who } a { $count } symboles scientifiques différents, donc la partie serait finie (BASE-SCI-06)
    }
wrong-empty-structure = la structure est vide, donc l’Âge serait fini (BASE-AGE-01)
wrong-not-known = la carte en { $place } n’est pas connue
wrong-structure-card = la carte { $card } ne peut pas être dans la structure de l’Âge { $age }
wrong-card-missing = il manque une carte à la structure de l’Âge I, qui n’a pas commencé
wrong-empty-place =
    { $count ->
        [one] { $place } est vide alors que { $covers } la recouvre encore
       *[other] { $place } est vide alors que { $covers } la recouvrent encore
    }
wrong-empty-place-without =
    { $count ->
        [one] { $place } est vide alors que { $covers } la recouvre encore, impossible sans { $without }
       *[other] { $place } est vide alors que { $covers } la recouvrent encore, impossible sans { $without }
    }
wrong-face-down = { $place } est face cachée dans une rangée distribuée face visible (BASE-STRUCT-04)
wrong-face-up = { $place } est face visible alors qu’une carte la recouvre encore (BASE-TURN-04)
wrong-accessible-face-down = { $place } est accessible et pourtant face cachée (BASE-TURN-04)

# -- Pantheon

wrong-has-pantheon = { $who } a quelque chose de Panthéon, qui n’est pas en jeu
wrong-no-place = sans place : { $cards }
wrong-no-place-of-some = sans place, { $count } parmi : { $cards }
wrong-mythology = { $card } n’est pas de la Mythologie { $mythology }
wrong-pantheon-open = le Panthéon est révélé au début de l’Âge II (PAN-SETUP-06)
wrong-gate = la Porte arrive dans le Panthéon au début de l’Âge II (PAN-SETUP-06)
wrong-divinities = il y a { $count } Divinités dans le Panthéon, pour { $most } au plus (PAN-SETUP-02)
wrong-offerings-early = les jetons Offrande arrivent avec l’Âge II (PAN-SETUP-06)
wrong-mythology-copies = Mythologie { $mythology } : il n’y a que { $copies } jetons
wrong-mythology-tokens = il y a { $count } jetons Mythologie en jeu, pour { $most } au plus
wrong-offering-twice = un jeton Offrande se trouve à deux endroits
wrong-pantheon-early = personne n’a rien de Panthéon avant le début de l’Âge I
wrong-token-place =
    { $count ->
        [0] il ne peut pas y avoir de jeton en { $place } : aucune place n’est marquée à cet Âge
       *[other] il ne peut pas y avoir de jeton en { $place } ; places marquées à cet Âge : { $marked }
    }
wrong-token-on-none = il n’y a pas de carte face cachée en { $place }, donc pas de jeton (PAN-REVEAL-01)
wrong-two-tokens = il y a deux jetons en { $place }
wrong-enki = il y a { $count } jetons Progrès sur Enki, pour { $most } au plus (PAN-ENKI-01)
wrong-enki-down = il y a des jetons Progrès sur Enki, qui n’a pas été révélé (PAN-ENKI-01)
wrong-minerva = le pion Minerve ne peut pas être sur la case du pion Conflit (PAN-MINERVA-01)
wrong-minerva-off = le pion Minerve est à côté de la Piste Militaire
wrong-minerva-early = le pion Minerve est sur la Piste Militaire, et personne n’a activé Minerve (PAN-MINERVA-01)
wrong-snake = le jeton Serpent ({ $who }) n’est pas sur une carte verte adverse (PAN-NISABA-01)
wrong-snake-owner = { $who } a le jeton Serpent sans avoir Nisaba (PAN-NISABA-01)
wrong-astarte = il ne peut pas y avoir { $coins } Pièces sur Astarté : de 0 à { $most }
wrong-astarte-owner = { $who } a des Pièces sur Astarté sans avoir Astarté (PAN-ASTARTE-01)

# -- Agora

wrong-has-agora = { $who } a quelque chose d’Agora, qui n’est pas en jeu
wrong-cubes = { $who } a { $count } cubes au Sénat, pour { $most } en tout (AGO-SENATE-02)
wrong-rules-senate = { $who } contrôle toutes les Chambres, donc la partie serait finie (AGO-CTRL-08)
wrong-decrees = il y a { $count } Décrets au Sénat, pour { $most } au plus (AGO-SETUP-08)
wrong-decrees-under = plus d’un Décret est sous un autre (AGO-CX-17)
wrong-decree-up = le Décret « { $decree } » est face visible sans être dans une Chambre
wrong-decree-down =
    un Décret est face cachée dans la Chambre { $chamber }, que quelqu’un contrôle (AGO-CTRL-06)
wrong-conspiracies = il y a { $count } Complots au lieu de { $size } (AGO-COMP-01)
wrong-locked = un jeton Progrès est bloqué, et Obscurantisme n’a pas été déclenché (AGO-CX-04)
wrong-senators = { $count } Sénateurs sont entrés en jeu, pour { $most } au plus (AGO-SETUP-02)

# -- what is due, and how the game has ended

wrong-due-after-end = il reste un choix à faire alors que la partie est finie
wrong-extra-turn = un tour de plus est gagné alors qu’aucun tour ne se termine
wrong-due-of-pantheon = un choix de Panthéon est attendu, et Panthéon n’est pas en jeu
wrong-due-of-agora = un choix d’Agora est attendu, et Agora n’est pas en jeu
wrong-gate-placed = la Porte est placée quand l’Âge I est fini (PAN-SETUP-06)
wrong-who-begins = on choisit qui commence quand la structure de l’Âge suivant est complète
wrong-just-drafted = { $who } vient de choisir une Merveille (BASE-DRAFT-02)
wrong-due-in-draft = les joueurs choisissent leurs Merveilles : seul ce choix peut être attendu
wrong-last-of-group = la dernière Merveille d’un groupe n’est pas choisie, elle revient d’office (BASE-DRAFT-04)
wrong-drafter = c’est à { $who } de choisir une Merveille (BASE-DRAFT-02)
wrong-chooser = entre deux Âges, c’est { $who } qui choisit (BASE-AGE-03)
wrong-trigger-used = aucun tour n’est en cours où un Complot ait pu être déclenché (AGO-PLOT-02)
wrong-due-together = les choix attendus ne vont pas ensemble
wrong-due-twice = le même choix est attendu deux fois
wrong-turn = c’est à { $who } de terminer son tour
wrong-nothing-to-choose = un choix est attendu et il n’y a rien à choisir (GEN-02)
wrong-outcome = la partie n’a pas pu finir ainsi : { $outcome } ({ $rule })

# -- a choice that is due, $where in the file: "decisions[1] (progress)"

wrong-due = { $where } ne peut pas être demandé à { $who } : { $because }
wrong-due-from = { $where } ne peut pas être demandé à { $who } : c’est à { $whose } de jouer
wrong-due-named = { $where } : ce choix ne se fait pas dans une liste, or une liste est donnée
wrong-due-some-known = { $where } : une partie de ce qu’on peut choisir n’est pas connue
wrong-due-not-known = { $where } : ce qu’on peut choisir n’est pas connu
wrong-due-among = { $where } : le choix ne peut pas porter sur cela

no-cause = rien ne le demande
no-cause-wonder = il faudrait avoir construit ici : { $things }
no-cause-divinity = il faudrait venir d’activer : { $things }
no-cause-gate = il faudrait venir d’activer : { $things }
no-cause-conspiracy = il faudrait avoir déclenché ici : { $things }
no-cause-card = il faudrait avoir recruté : { $things }
no-cause-pair = il n’y a pas de paire de symboles scientifiques
no-cause-neptune = Neptune ne vient pas d’être activé, ou il restait d’autres jetons Militaires
no-cause-of-cube = ce qui est censé le demander n’a pas eu lieu ou demande autre chose
no-cause-theater = aucun Théâtre Divin ne les a révélées
no-cause-put-back = ni la Porte ni un Théâtre Divin ne les a révélées
no-cause-mythology = aucun jeton Mythologie ne vient d’être pris
no-cause-politician = aucun Politicien de cette Section n’a été recruté
no-cause-conspires = personne ne complote
no-cause-kept = aucun autre Complot n’a été gardé
no-cause-triggered = aucun Complot n’a été déclenché à ce tour
no-cause-constructed = la Merveille notée pour ce tour n’a pas été construite
