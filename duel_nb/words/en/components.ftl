# What a component costs, brings and does, as the board, the terminal and the lists of components
# say it: a few words each, without a full stop. They stand in a list after the name.

# -- in one line: a name, then such words

described = { $name }: { $what }
described-with-cost = { $name }: costs { $cost }; { $what }
# kind: what sort of thing it is, such as a Mythology
named-kind = { BARE($name) } ({ $kind })
bare-name = { BARE($name) }
# A name that nobody is sure of in a language, and the English one.
name-with-english = { $name } ({ $english })

card-of-colour = { $colour ->
    [brown] brown card
    [grey] grey card
    [blue] blue card
    [green] green card
    [yellow] yellow card
    [red] red card
    [purple] purple card
   *[senator] Senator
}
costs = costs { $cost }
costs-nothing = free
costs-for-each-senator = { $coins ->
    [one] costs { $coins } coin for each Senator in the City
   *[other] costs { $coins } coins for each Senator in the City
}
free-with-symbol = free with the { $symbol }
free-with-mythology = free with the { $mythology } Mythology token
gives-symbol = gives the { $symbol }
when-drafted = when drafted: { $effect }

# -- figures

units-of = { $resource ->
    [wood] { $units } wood
    [clay] { $units } clay
    [stone] { $units } stone
    [glass] { $units } glass
   *[papyrus] { $units } papyrus
}
produces = produces { $units }
produces-one-of = produces 1 { $resources }
buys-at-fixed-price = { $coins ->
    [one] buys { $resources } for { $coins } coin each
   *[other] buys { $resources } for { $coins } coins each
}
grand-temple-of = Grand Temple of the { $mythology } Mythology
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

rule-coins = { count-coins }
rule-coins-each = { count-coins }
rule-points-each = { count-points }
rule-blue-cards = { count-blue-cards }
rule-shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
rule-units = { $units ->
    [one] { $units } resource unit
   *[other] { $units } resource units
}

figure-activation-discount = { $figure ->
    [one] activating costs { $figure } coin less
   *[other] activating costs { $figure } coins less
}
figure-wonder-discount = { $figure ->
    [one] { $figure } resource fewer to pay for a Wonder
   *[other] { $figure } resources fewer to pay for a Wonder
}
figure-blue-discount = { $figure ->
    [one] { $figure } resource fewer to pay for a blue card
   *[other] { $figure } resources fewer to pay for a blue card
}
figure-economy = takes the coins that the opponent spends on resources
figure-points-per-progress = { $figure ->
    [one] { $figure } point for each Progress token
   *[other] { $figure } points for each Progress token
}
figure-red-shield-bonus = { $figure ->
    [one] { $figure } shield more on each red card built later
   *[other] { $figure } shields more on each red card built later
}
figure-wonders-play-again = each Wonder built later plays again
figure-chain-coins = { $figure ->
    [one] { $figure } coin for each card built by its chain symbol
   *[other] { $figure } coins for each card built by its chain symbol
}
figure-senators-free = Senators are free
figure-keeps-both-conspiracies = keeps both Conspiracies when conspiring
figure-points-per-pantheon-token = { $figure ->
    [one] { $figure } point for each Mythology and Offering token
   *[other] { $figure } points for each Mythology and Offering token
}
figure-coins-lost-per-space = { $figure ->
    [one] the opponent loses { $figure } coin for each space of the Conflict pawn
   *[other] the opponent loses { $figure } coins for each space of the Conflict pawn
}
figure-engineering-price = { $figure ->
    [one] any card with a chain symbol under its cost for { $figure } coin
   *[other] any card with a chain symbol under its cost for { $figure } coins
}
figure-points-per-coin = { $figure ->
    [one] { $figure } point for each coin left on the card
   *[other] { $figure } points for each coin left on the card
}
figure-progress-tokens = { $figure ->
    [one] { $figure } Progress token on the card when it is revealed
   *[other] { $figure } Progress tokens on the card when it is revealed
}
figure-price-factor = { $figure ->
    [2] costs twice the price of its space
    [3] costs three times the price of its space
   *[other] costs { $figure } times the price of its space
}
figure-points = { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
}

# -- what a component does at once

# what: the colours or the Wonders that are counted or chosen
counted = { $what ->
    [brown] brown card
    [grey] grey card
    [blue] blue card
    [green] green card
    [yellow] yellow card
    [red] red card
    [purple] purple card
    [brown-grey] brown or grey card
    [blue-green] blue or green card
   *[wonders] Wonder
}
does-take-coins = { $amount ->
    [one] take { $amount } coin
   *[other] take { $amount } coins
}
does-opponent-loses = { $amount ->
    [one] the opponent loses { $amount } coin
   *[other] the opponent loses { $amount } coins
}
does-shields = { $amount ->
    [one] { $amount } shield
   *[other] { $amount } shields
}
does-play-again = play again
does-gain-symbol = gain the symbol { $symbol }
does-coins-for-each = { $amount ->
    [one] take { $amount } coin for each { counted }
   *[other] take { $amount } coins for each { counted }
}
does-guild-coins-and-points =
    for each { counted } in the City with the most: { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } now, { count-points } at the end
does-guild-points = for each { counted } in the City with the most: { count-points } at the end
does-guild-of-coins = { $group ->
    [one] for each { $group } coin in the City with the most: { count-points } at the end
   *[other] for each { $group } coins in the City with the most: { count-points } at the end
}
does-take-part-of-coins = { $amount ->
    [2] take half of the opponent's coins, rounded up
    [3] take a third of the opponent's coins, rounded up
    [4] take a quarter of the opponent's coins, rounded up
   *[other] take one in { $amount } of the opponent's coins, rounded up
}
does-coins-for-cubes = { $amount ->
    [one] take { $amount } coin for each own Influence cube in the Senate
   *[other] take { $amount } coins for each own Influence cube in the Senate
}
does-opponent-loses-for-cubes = { $amount ->
    [one] the opponent loses { $amount } coin for each Influence cube of theirs in the Senate
   *[other] the opponent loses { $amount } coins for each Influence cube of theirs in the Senate
}
does-discard-card-of-opponent = discard a { counted } of the opponent
does-take-card-of-opponent = take a { counted } of the opponent
does-take-wonder = take an unbuilt Wonder of the opponent
does-build-from-discard = construct a card of the discard pile for free
does-progress-from-box = { $amount ->
    [one] draw { $amount } Progress token from the box and keep { $keep }
   *[other] draw { $amount } Progress tokens from the box and keep { $keep }
}
does-place-influence = { $amount ->
    [one] place { $amount } Influence cube
   *[other] place { $amount } Influence cubes
}
does-remove-influence = { $amount ->
    [one] remove { $amount } Influence cube of the opponent
   *[other] remove { $amount } Influence cubes of the opponent
}
does-move-influence = { $amount ->
    [one] move { $amount } Influence cube
   *[other] move { $amount } Influence cubes
}
does-may-move-influence = { $amount ->
    [one] you may move { $amount } Influence cube
   *[other] you may move { $amount } Influence cubes
}
does-conspire = conspire
does-trigger-unprepared = you may trigger an unprepared Conspiracy
does-open-deck = reveal a Mythology deck and activate one of its Divinities for free
does-politician = { $what ->
    [left] take Senate actions in the left section
    [centre] take Senate actions in the centre section
   *[right] take Senate actions in the right section
}
does-conspirator = you may place an Influence cube or conspire
does-enki = take one of the Progress tokens on this card
does-nisaba = put the Snake on a green card of the opponent and gain its symbol
does-astarte = { $amount ->
    [one] put { $amount } coin on this card
   *[other] put { $amount } coins on this card
}
does-zeus = discard any card of the structure
does-anubis = take down a Wonder that stands in either City
does-isis = construct one of your Wonders for free with a card of the discard pile
does-minerva = put Minerva on any other space of the military track than the Conflict pawn's
does-neptune = remove a Military token without effect, then resolve another
does-gate = reveal the top Divinity of each Mythology deck and activate one for free
does-obscurantism = lock a Progress token of the board, of the opponent or of the box
does-property-fraud = construct a Building of row 1 of the structure for free
does-treason = construct a card removed at set-up for free
does-espionage = look at the Progress tokens in the box and take one
does-turn-of-events = discard an accessible card of the structure, then perhaps another
does-coercion = swap a blue or green card for one of the same colour of the opponent
does-insider-influence = move a Decree under the Decree of another Chamber
does-sabotage = return a Wonder that stands in the opponent's City to the box

# -- what a Decree does for whoever controls its Chamber

decree-levy = { $what ->
    [blue] each time either player constructs a blue building, the controller takes coins equal to the current age
    [green] each time either player constructs a green building, the controller takes coins equal to the current age
    [yellow] each time either player constructs a yellow building, the controller takes coins equal to the current age
    [red] each time either player constructs a red building, the controller takes coins equal to the current age
   *[wonders] each time either player constructs a wonder, the controller takes coins equal to the current age
}
decree-ignores = { $what ->
    [yellow] ignore one cost symbol (one resource, or the coins) when constructing yellow buildings
    [red] ignore one cost symbol (one resource, or the coins) when constructing red buildings
   *[green] ignore one cost symbol (one resource, or the coins) when constructing green buildings
}
decree-wonder-discount = { $figure ->
    [one] pay one resource fewer, of your choice, when constructing wonders
   *[other] pay { $figure } resources fewer, of your choice, when constructing wonders
}
decree-shields = gaining control moves the conflict pawn { $figure } towards the opponent; losing control moves it { $figure } back
decree-cheaper = { $what ->
    [brown] { $coins ->
        [one] each brown resource bought costs { $coins } coin less, never below { $least }
       *[other] each brown resource bought costs { $coins } coins less, never below { $least }
    }
   *[grey] { $coins ->
        [one] each grey resource bought costs { $coins } coin less, never below { $least }
       *[other] each grey resource bought costs { $coins } coins less, never below { $least }
    }
}
decree-blue-cards = count { $figure } more blue cards when working out the number of senate actions
decree-discard-coins = { $figure ->
    [one] { $figure } extra coin when discarding a card for coins
   *[other] { $figure } extra coins when discarding a card for coins
}
decree-opponent-chains = chain symbols on the opponent's cards count as your own when constructing buildings
decree-conspirator-plays-again = play again after recruiting a conspirator

# -- backs of cards

back = { $deck ->
    [age-1] Age I card
    [age-2] Age II card
    [age-3] Age III card
    [guild] Guild
    [grand-temple] Grand Temple
    [senator] Senator
   *[other] card
}
backs = { $deck ->
    [age-1] { $count ->
        [one] { $count } Age I card
       *[other] { $count } Age I cards
    }
    [age-2] { $count ->
        [one] { $count } Age II card
       *[other] { $count } Age II cards
    }
    [age-3] { $count ->
        [one] { $count } Age III card
       *[other] { $count } Age III cards
    }
    [guild] { $count ->
        [one] { $count } Guild
       *[other] { $count } Guilds
    }
    [grand-temple] { $count ->
        [one] { $count } Grand Temple
       *[other] { $count } Grand Temples
    }
   *[senator] { $count ->
        [one] { $count } Senator
       *[other] { $count } Senators
    }
}
mythology-token-named = { $mythology } Mythology token
offering-token-named = Offering token worth { $value }

# -- what Military tokens do

military-token-coins = { $coins ->
    [one] { $pushed } loses { $coins } coin
   *[other] { $pushed } loses { $coins } coins
}
military-token-place = { $cubes ->
    [one] { $pushing } places { $cubes } Influence cube
   *[other] { $pushing } places { $cubes } Influence cubes
}
military-token-remove = { $cubes ->
    [one] { $pushing } removes { $cubes } Influence cube of { $pushed } and moves one of their own
   *[other] { $pushing } removes { $cubes } Influence cubes of { $pushed } and moves one of their own
}
