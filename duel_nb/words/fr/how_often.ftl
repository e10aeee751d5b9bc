# Des graphiques sur de nombreuses parties entre ordinateurs.

how-often-games =
    { $count ->
        [one] { $count } partie entre ordinateurs ({ $players })
       *[other] { $count } parties entre ordinateurs ({ $players })
    }
how-often-base = Jeu de base
how-often-pantheon = Panthéon
how-often-agora = Agora
how-often-both = Panthéon et Agora
how-often-all = Toutes les parties
# Comment une partie se termine
how-often-civilian = aux points
how-often-military = suprématie militaire
how-often-science = suprématie scientifique
how-often-political = suprématie politique
# Titres
how-often-first-player = Le premier joueur gagne
how-often-endings = Comment les parties se terminent
how-often-endings-of = { $mix } : comment les parties se terminent
how-often-supremacies = { $mix } : parties finies avant le décompte des points
how-often-wonders = { $mix } : qui a construit cette Merveille gagne
how-often-drafted = { $mix } : qui a choisi cette Merveille gagne
how-often-wonders-constructed = { $mix } : qui gagne avec autant de Merveilles
how-often-gate = Avec Panthéon, gagnent ceux qui ont activé
how-often-points = { $mix } : dans les victoires aux points, le gagnant a davantage
# Lignes
how-often-in-age = à l’Âge { $age }
how-often-so-many = Merveilles : { $count }
how-often-gate-gate = la Porte
how-often-gate-others = d’autres cartes, pas la Porte
how-often-gate-nothing = rien
# D’où viennent les chiffres publiés
how-often-online = { $count } parties en ligne
how-often-tournament = { $count } parties d’un tournoi

# Une proportion avec son intervalle, et sur combien de parties
share-figures = { $value } ({ $low } – { $high })
share-of = { $share } sur { $count }
share-no-games = aucune partie
share-heading = { $name } :
share-named = { $name } : { $what }
