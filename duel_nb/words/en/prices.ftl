# What things cost: payments, their items, and their sentences in the log.

payment = { $thing } for { $payer }: { $items }
payment-coins = { $coins ->
    [0] free
   *[other] { count-coins }
}
payment-to-opponent = { $coins } of that to the opponent (Economy)
payment-or = or { $total } with 'giving { $coins }': { $items }
# $offerings: what the Offering tokens that are spent are worth, as people type it
payment-or-using = or { $total } with 'using { $offerings }'
# $share: how much of the price the opponent receives by Economy, "none", "all" or "some" ($coins)
price-received = { $share ->
    [none] { $price }, to the bank
    [all] { $coins ->
        [one] { $price }, goes to { $whom }
       *[other] { $price }, go to { $whom }
    }
   *[some] { $price }, { $coins } of that for { $whom }
}

by-engineering = { count-coins } by Engineering instead of the cost
free-by-token = free by the { $mythology } Mythology token
free-by-opponent-token = free by { $whom }'s { $mythology } Mythology token
free-by-chain = free by the chain: the { $symbol } of the { $source }
free-by-opponent-chain = free by the chain: the { $symbol } of { $whom }'s { $source }
coins-ignored = { count-coins } printed in the cost ignored by Decree
coins-printed = { count-coins } printed in the cost
units-produced = { $units } { $resource } from { $source-kind ->
    [card] the { $source }
   *[other] { INSIDE($source) }
}
units-waived = { $units } { $resource } waived by { $by }
# $why is one of the messages that begin with price-.
units-bought = { $units ->
    [one] { $units } { $resource } bought at { $price } ({ $why })
   *[other] { $units } { $resource } bought at { $price } each ({ $why })
}
price-fixed = fixed by { $source-kind ->
    [card] the { $source }
   *[other] { INSIDE($source) }
}
price-with-symbols = { $coins }, plus { $symbols } for { $whom }'s { $resource }
price-without-symbols = { $coins }, as { $whom } produces none
price-less-by-decree = { $price }, less { $coins } by Decree
senators-free = Senators are free by Corruption
senators = { $count ->
    [0] no Senator in the City
    [one] { $count } Senator in the City
   *[other] { $count } Senators in the City
}
coins-of-space = { count-coins } in space { $space }
coins-of-the-gate = { $factor ->
    [2] { $coins } more, as the Gate costs double
   *[other] { $coins } more, as the Gate costs { $factor } times as much
}
less-by-wonder = { $coins } less by the { BARE($wonder) }
less-by-offering = { $coins } less by the Offering token worth { $coins }
no-change = no change is given

log-price = { CAPITAL(thing-inside.the) } for { $who }: { $items }.
log-free = { $who } pays nothing for { thing-inside.the }: { $items }.
log-free-by-token = The { $mythology } Mythology token makes { thing-inside.the } free for { $who }.
log-free-by-opponent-token =
    { $whom }'s { $mythology } Mythology token makes { thing-inside.the } free for { $who }.
log-free-by-chain =
    A chain makes { thing-inside.the } free for { $who }: the { $symbol } of the { $source }.
log-free-by-opponent-chain =
    A chain makes { thing-inside.the } free for { $who }: the { $symbol } of { $whom }'s { $source }.
