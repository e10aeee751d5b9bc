# What things cost: payments, their items, and their sentences in the log.

payment = { $thing } pour { $payer } : { $items }
payment-coins = { $coins ->
    [0] gratuit
   *[other] { count-coins }
}
payment-to-opponent = dont { $coins } pour l’adversaire (Économie)
payment-or = ou { $total } avec « donnant { $coins } » : { $items }
# $offerings: what the Offering tokens that are spent are worth, as people type it
payment-or-using = ou { $total } avec « avec { $offerings } »
# $share: how much of the price the opponent receives by Economy, "none", "all" or "some" ($coins)
price-received = { $share ->
    [none] { $price }, pour la Banque
    [all] { $price }, pour { $whom }
   *[some] { $price }, dont { $coins } pour { $whom }
}

by-engineering = { count-coins } par Ingénierie, à la place du coût
free-by-token = gratuit par le jeton Mythologie { $mythology }
free-by-opponent-token = gratuit par le jeton Mythologie { $mythology }, chez { $whom }
free-by-chain = gratuit par chaînage : la carte { $source } porte le symbole { $symbol }
free-by-opponent-chain = gratuit par chaînage : chez { $whom }, la carte { $source } porte le symbole { $symbol }
coins-ignored = { count-coins } du coût en moins par Décret
coins-printed = { count-coins } dans le coût
units-produced = { count-units } (production : { $source })
units-waived = { count-units } en moins ({ $by })
# $why is one of the messages that begin with price-.
units-bought = { $units ->
    [one] { count-units } (achat à { $price } : { $why })
   *[other] { count-units } (achat à { $price } l’unité : { $why })
}
price-fixed = prix fixé par { $source }
price-with-symbols = { $coins }, plus { $symbols } pour ce que produit { $whom }
price-without-symbols = { $coins }, car { $whom } n’en produit pas
price-less-by-decree = { $price }, moins { $coins } par Décret
senators-free = Sénateurs gratuits par Corruption
senators = { $count ->
    [0] aucun Sénateur dans la Cité
    [one] { $count } Sénateur dans la Cité
   *[other] { $count } Sénateurs dans la Cité
}
coins-of-space = { count-coins } pour l’emplacement { $space }
coins-of-the-gate = { $factor ->
    [2] { $coins } de plus, car la Porte coûte le double
   *[other] { $coins } de plus, car la Porte coûte { $factor } fois ce prix
}
less-by-wonder = { $coins } de moins par la Merveille { BARE($wonder) }
less-by-offering = { $coins } de moins par le jeton Offrande de valeur { $coins }
no-change = l’excédent n’est pas rendu

log-price = { CAPITAL(thing-inside) } pour { $who } : { $items }.
log-free = { CAPITAL(thing-inside) } ne coûte rien à { $who } : { $items }.
log-free-by-token = { $who } construit gratuitement la carte { $thing } grâce au jeton Mythologie { $mythology }.
log-free-by-opponent-token =
    { $who } construit gratuitement la carte { $thing } grâce au jeton Mythologie { $mythology } qui est chez { $whom }.
log-free-by-chain =
    { $who } construit gratuitement la carte { $thing } par chaînage : la carte { $source } porte le symbole { $symbol }.
log-free-by-opponent-chain =
    { $who } construit gratuitement la carte { $thing } par chaînage : chez { $whom }, la carte { $source } porte le symbole { $symbol }.
