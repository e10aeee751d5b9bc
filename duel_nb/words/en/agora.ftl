# What happens in Agora.

# -- Conspiracies

coins-on-astarte-not-counted = { $whom }'s coins on Astarte do not count for { $thing }.
no-coin-to-take = { $whom } has no coin in the treasury to take.
no-cube-in-senate = No cube is in the Senate, so { $thing } moves no coins.

# -- Decrees

decree-works = The Decree { $thing } works for { $who }.
decree-works-no-longer = The Decree { $thing } no longer works for { $who }.

# -- Senators: $count actions for $blue cards

count-senate-actions =
    { $count ->
        [one] { $count } Senate action
       *[other] { $count } Senate actions
    }
count-blue-cards =
    { $blue ->
        [one] { $blue } blue card
       *[other] { $blue } blue cards
    }
senate-actions = { $who } has { count-senate-actions } for { count-blue-cards }.
senate-actions-with-decree =
    { $who } has { count-senate-actions } for { count-blue-cards } and { thing-inside }.
