# Questions à l’arbitre, posées librement, par exemple dans un terminal : ce qui en a été compris.

# $facts: those below, between semicolons
asked-position = Position : { $facts }. Le reste est inconnu.
asked-turn = tour { ELIDED("de", $who) }
asked-turn-assumed = tour { ELIDED("de", $who) } (supposé)
# $set: the name of an expansion
asked-with = avec { $set }
asked-age = Âge { $age }
asked-coins =
    { $coins ->
        [one] { $who } a { $coins } Pièce
       *[other] { $who } a { $coins } Pièces
    }
# $where: such as: 3 spaces towards B
asked-pawn = le pion Conflit { $where }
asked-cards = Bâtiments { ELIDED("de", $who) } : seulement { $things }
asked-built = Merveilles construites { ELIDED("de", $who) } : seulement { $things }
asked-wonders = autres Merveilles { ELIDED("de", $who) } : seulement { $things }
asked-progress = jetons Progrès { ELIDED("de", $who) } : seulement { $things }
asked-divinities = Divinités { ELIDED("de", $who) } : seulement { $things }
asked-prepared = Complots préparés { ELIDED("de", $who) } : seulement { $things }
asked-structure = accessibles : { $things }, et peut-être d’autres
asked-without = { $who } n’a pas : { $things }
asked-unread = Pas compris, et laissé de côté : { $words }.
asked-nearest = Le nom le plus proche de { $typed } est { $near }.
# $stock: such as 2 stone
asked-resources = Laissé de côté : { $stock }. Les ressources ne se gardent pas ; dites plutôt ce qui les produit, par exemple { $things }.
asked-coloured = Laissé de côté : { $typed }. Nommez plutôt les Bâtiments, par exemple { $things }.
asked-later = Laissé de côté : { $things }. Ce à quoi { $subject } s’applique se choisit ensuite ; interrogez l’arbitre sur ce choix à ce moment-là.
# $facts: of those above, between semicolons
asked-any-position = La question porte sur une règle, qui n’en dépend pas : { $facts }.
asked-see-also = Peut-être aussi : { $rules }.
asked-near = Rien ne s’appelle { $typed } ; le plus proche est { $near }.
asked-unknown = Rien ne s’appelle { $typed }.
asked-no-text = ask : une question avec vos propres mots est attendue, et non { $given }.
asked-nothing = Posez une question, par exemple : A peut-il construire la Bibliothèque avec 3 Pièces et un Scriptorium ?
asked-too-long = La question est trop longue : { $given }
asked-prompt = Votre question :
