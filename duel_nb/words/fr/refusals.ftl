# Why an action is not allowed.

no-action-as-over = La partie est terminée : { $how }.
other-player-chooses = C’est à { $who } de choisir : { $due }
other-players-turn = C’est à { $who } de jouer, pas à { $whom }.
no-payment-to-choose = On ne peut choisir un autre paiement que pour un Bâtiment.
not-in-play = { CAPITAL(thing-inside) } appartient à l’extension { $set }, qui n’est pas en jeu.

# While a choice is due; $due is the sentence that asks for it.
choice-unseen = Seul le joueur concerné ({ $who }) voit ce qu’il peut choisir : { $due }
not-there = La carte { $card } n’est pas en { $where }.
no-payment-as-free = C’est gratuit ici : il n’y a pas d’autre paiement à choisir.
not-optional = Ce n’est pas facultatif : { $due }
choice-due-first = Il faut d’abord faire un choix : { $due }
trigger-only-first = Un Complot ne se déclenche qu’au début du tour : { $due }
action-taken = Un tour ne comporte qu’une action, et elle est faite : { $due }

# What only answers a choice, while no such choice is due; $nothing is one of the messages below.
unasked = { $nothing }.
unasked-as-due = { $nothing } : { $due }
unasked-without-set = { $nothing } : cela vient avec { $sets }, qui n’est pas en jeu.
no-pass = On ne peut pas passer son tour : il faut utiliser une carte accessible.
no-pass-with-pantheon =
    On ne peut pas passer son tour : il faut utiliser une carte accessible ou activer une carte du Panthéon.
no-wonder-to-draft = Les Merveilles ne se choisissent qu’avant l’Âge I
no-progress-to-take = Il n’y a pas de jeton Progrès à prendre maintenant
no-beginner-to-choose = On ne choisit qui commence qu’entre deux Âges
no-card-to-place-in-the-pantheon = Il n’y a pas de carte à placer au Panthéon maintenant
no-token-to-take = Il n’y a pas de jeton à prendre maintenant
no-deck-to-open = Il n’y a pas de paquet Mythologie à révéler maintenant
no-divinity-to-put-back = Il n’y a pas de Divinité à remettre sur son paquet maintenant
no-snake-to-place = Il n’y a pas de jeton Serpent à placer maintenant
no-card-to-take = Il n’y a pas de carte adverse à prendre maintenant
no-wonder-to-take = Il n’y a pas de Merveille adverse à prendre maintenant
no-wonder-to-take-down = Il n’y a pas de Merveille à détruire maintenant
no-minerva-to-place = Il n’y a pas de pion Minerve à placer maintenant
no-military-token-to-remove = Il n’y a pas de jeton Militaire à défausser maintenant
no-military-token-to-resolve = Il n’y a pas de jeton Militaire à appliquer maintenant
no-cube-to-place = Il n’y a pas de cube à placer maintenant
no-cube-to-move = Il n’y a pas de cube à déplacer maintenant
no-cube-to-remove = Il n’y a pas de cube à retirer maintenant
no-conspirator = Seul un Comploteur recruté permet de comploter
no-conspiracy-to-keep = Il n’y a pas de Complot à garder maintenant
no-conspiracy-to-put-back = Il n’y a pas de Complot à remettre maintenant
no-progress-to-lock = Il n’y a pas de jeton Progrès à bloquer maintenant
no-cards-to-swap = Il n’y a pas de cartes à échanger maintenant
no-decree-to-move = Il n’y a pas de Décret à déplacer maintenant

# Cards of the structure; $where and $asked are places such as r2c4.
lies-elsewhere = La carte { $card } est en { $where }, pas en { $asked }.
no-guilds = Avec Panthéon, il n’y a pas de Guildes, donc pas de carte { $card }.
no-card-named = L’action ne dit pas quelle carte est utilisée.
no-such-place = La place { $where } n’existe pas dans cette structure.
no-card-there = Il n’y a plus de carte en { $where }.
not-accessible = { $what } n’est pas accessible ; il y a encore par-dessus : { $cards }.
face-down-card-first = La carte face cachée en { $where }
covering-card = { $card }
covering-face-down = { $count ->
    [one] une carte face cachée
   *[other] deux cartes face cachée
}
stands-already = La carte { $card } est déjà construite chez { $who }.
lies-under-wonder = La carte { $card } est sous la Merveille { BARE($wonder) }.
lies-under-conspiracy = La carte { $card } est sous un Complot chez { $who }.
lies-in-discard-pile = La carte { $card } est dans la défausse.
of-another-age = La carte { $card } est de l’Âge { $age }, et c’est l’Âge { $now }.
not-face-up = La carte { $card } n’est pas face visible dans la structure.

# Prices.
too-expensive =
    { CAPITAL(thing-inside) } coûterait { count-coins } à { $who }, qui { $purse ->
        [0] n’en a aucune
       *[other] n’en a que { $purse }
    } : il en manque { $short }.
# $action: the activation with Offering tokens that is possible
too-expensive-with-fewer-offerings =
    { CAPITAL(thing-inside) } coûterait { count-coins } à { $who }, qui { $purse ->
        [0] n’en a aucune
       *[other] n’en a que { $purse }
    } ; « { $action } » est possible.
usual-payment =
    Le paiement habituel pour la carte { $card } donne { count-coins } à l’adversaire : n’écrivez pas « donnant ».
no-other-payment = Aucun autre paiement sensé pour la carte { $card } ne donne { count-coins } à l’adversaire.

# Wonders.
wonder-stands-already = La Merveille { BARE($wonder) } est déjà construite.
wonder-of-opponent = La Merveille { BARE($wonder) } appartient à { $whom }.
wonder-sabotaged = La Merveille { BARE($wonder) } a été sabotée et n’est plus en jeu.
one-wonder-more = { $count ->
    [7] Sept Merveilles ont été construites ; la Merveille { BARE($wonder) } serait de trop.
   *[other] { $count } Merveilles ont été construites ; la Merveille { BARE($wonder) } serait de trop.
}
wonder-not-owned = La Merveille { BARE($wonder) } n’appartient pas à { $who }.

# Conspiracies.
triggered-by = Le Complot { $plot } a déjà été déclenché par { $who }.
conspiracy-unknown = Seul le joueur concerné ({ $who }) sait si le Complot { $plot } est devant lui, face cachée.
conspiracy-elsewhere = { $who } n’a pas le Complot { $plot }.
prepared-already = Le Complot { $plot } est déjà préparé.
not-prepared = Le Complot { $plot } n’est pas préparé : il n’y a pas de carte dessous.
one-trigger-a-turn =
    Un Complot a déjà été déclenché ce tour-ci ; le Complot { $plot } attend un tour suivant.

# The Pantheon.
pantheon-closed = { CAPITAL(thing-inside) } ne peut pas être activée : ce n’est possible qu’à partir de l’Âge II.
activated-already = { CAPITAL(thing-inside) } a déjà été activée par { $who }.
not-in-pantheon = { CAPITAL(thing-inside) } n’est pas au Panthéon.
hidden-in-pantheon =
    Avant l’Âge II, seul le joueur qui l’y aurait placée sait si la Divinité { $card } est au Panthéon.
no-such-offering = { $who } n’a pas de jeton Offrande de valeur { $value }.
