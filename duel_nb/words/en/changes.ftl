# What changed in a position.

# -- coins: $coins, and $thing that they are for

coins-for = { $who } takes { count-coins } for { thing-inside }.
coins-by = { $who } takes { count-coins } by { thing-inside }.
coins-for-chain = { $who } takes { count-coins } for the chain (Urbanism).
coins-for-cubes = { $who } takes { count-coins } for the cubes in the Senate (Embezzlement).
# $always: for every card; $each: for each yellow card
coins-for-discarding =
    { $who } takes { count-coins } for { $card } ({ $always }, and { $each } for each yellow card).
coins-of-trade = { $who } takes { count-coins } that { $whom } pays for resources.

coins-paid-for = { $who } pays { count-coins } for { thing-inside }.
coins-paid-by-engineering = { $who } pays { count-coins } for { thing-inside } (Engineering).
coins-from-astarte =
    { $coins ->
        [one] Of these { $coins } coin comes from Astarte.
       *[other] Of these { $coins } coins come from Astarte.
    }

# $had: how much of it was there, "all", "some" ($lost) or "none"
coins-lost-to =
    { $had ->
        [all] { $who } loses { count-coins } to { thing-inside }.
        [none] { $who } should lose { count-coins } to { thing-inside } and has none.
       *[some] { $who } should lose { count-coins } to { thing-inside } and has only { $lost }.
    }
coins-lost-to-military-token =
    { $had ->
        [all] { $who } loses { count-coins } to the Military token at { $position }.
        [none] { $who } should lose { count-coins } to the Military token at { $position } and has none.
       *[some] { $who } should lose { count-coins } to the Military token at { $position } and has only { $lost }.
    }
coins-lost-for-cubes =
    { $had ->
        [all] { $who } loses { count-coins } for the cubes in the Senate (Embezzlement).
        [none] { $who } should lose { count-coins } for the cubes in the Senate (Embezzlement) and has none.
       *[some] { $who } should lose { count-coins } for the cubes in the Senate (Embezzlement) and has only { $lost }.
    }
coins-on-astarte-safe = { $who }'s coins on Astarte are safe.

# -- the course of play

extra-turn = { $who } takes another turn ({ thing-inside }).
one-extra-turn = { $who } takes one extra turn only, so { thing-inside } adds none.
