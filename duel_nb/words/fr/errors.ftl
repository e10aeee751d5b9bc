# What was typed, or opened, is not understood.

unknown-name = « { $typed } » n’est pas connu ici (attendu : { $kinds }).
unknown-name-near = « { $typed } » n’est pas connu ici (attendu : { $kinds }). Vouliez-vous dire { $near } ?
unknown-name-of-kind = « { $typed } » n’est pas connu ici (attendu : { $kinds }) ; { $name } : { $kind }.
ambiguous-name = « { $typed } » peut désigner { $names }.
name-of-kind = { $name } ({ $kind })
name-no-text = Un nom est un texte, et non { $given }.
name-too-long = { $given } n’est pas un nom : aucun n’est aussi long.

kind-any = élément du jeu
kind-card = carte
kind-wonder = Merveille
kind-progress = jeton Progrès
kind-divinity = Divinité
kind-gate = Porte
kind-mythology = Mythologie
kind-decree = Décret
kind-conspiracy = Complot

notation-no-text = Une action est un texte tel que « { $example } », et non { $given }.
action-no-text = Une action n’est pas un texte : comparez str(action) == { $typed }, ou action == s.read({ $typed }), qui connaît aussi d’autres écritures ; { $typed } in s.legal_actions() marche tel quel.
notation-too-long = { $given } n’est pas une action : aucune n’est aussi longue.
notation-nothing = Rien n’est écrit ici ; une action ressemble à « { $example } ».
notation-no-action =
    { $given } n’est pas une action : donnez l’une des actions permises, ou son texte, tel que « { $example } ».
notation-no-verb = { $typed } n’est pas une action : { $word } n’est pas un verbe connu ; les verbes : { $verbs }.
notation-no-verb-near =
    { $typed } n’est pas une action : { $word } n’est pas un verbe connu ; vouliez-vous dire { $near } ?
notation-player-named =
    { $typed } n’est pas une action : enlevez { $word }, c’est toujours le joueur dont c’est le tour qui agit.
notation-offerings-for-activation =
    { $typed } n’est pas une action : les jetons Offrande ne paient que des activations (PAN-OFF-04). Vouliez-vous dire { $near } ?
notation-only-wonder-with-card =
    { $typed } n’est pas une action : seule une Merveille se construit avec une autre carte.
notation-is-a-wonder =
    { $typed } n’est pas une action : { $wonder } est une Merveille. Vouliez-vous dire { $near } ?
notation-near = { $problem } Vouliez-vous dire { $near } ?
notation-joiner-left-out = { $problem } Manque-t-il { $joiner } ?
notation-verb-says-all = { $typed } n’est pas une action : { $verb } suffit.
notation-offerings-missing = { $typed } n’est pas complet : il manque les jetons Offrande, par exemple 2 3.
notation-unfinished = { $typed } n’est pas complet : on attend quelque chose comme { $example }.
notation-unfinished-could-be = { $typed } n’est pas complet ; c’est peut-être { $actions }.
notation-could-be = { $typed } peut désigner { $actions }.
notation-one-offering-of-value = Il n’y a qu’un jeton Offrande de valeur { $value }.
notation-none-of = { $typed } n’est pas connu ici ; les possibilités : { $known }.
notation-no-chamber = Il n’y a pas de Chambre { $typed } ; elles vont de 1 à { $last }.
notation-no-decree =
    { $typed } n’est pas connu ici ; un Décret se désigne par sa Chambre, de 1 à { $last } ; 3/2 est le second de la Chambre 3.
notation-no-place = Il n’y a pas de place { $place } dans la structure de cet Âge.
notation-no-player = { $typed } n’est pas un joueur : on attend { $players }.
no-player-a-or-b = Il n’y a pas de joueur { $given } : il faut 'A' ou 'B'.
no-player-named = Il n’y a pas de joueur { $given } : il faut 'A' ({ $first }) ou 'B' ({ $second }).
