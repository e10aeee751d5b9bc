# Charts about many games between computers.

how-often-games =
    { $count ->
        [one] { $count } game between computers ({ $players })
       *[other] { $count } games between computers ({ $players })
    }
how-often-base = Base game
how-often-pantheon = Pantheon
how-often-agora = Agora
how-often-both = Pantheon and Agora
how-often-all = All games
# How a game ends
how-often-civilian = by points
how-often-military = military supremacy
how-often-science = scientific supremacy
how-often-political = political supremacy
# Titles
how-often-first-player = The first player wins
how-often-endings = How games end
how-often-endings-of = { $mix }: how games end
how-often-supremacies = { $mix }: games that end before the points are counted
how-often-wonders = { $mix }: whoever has constructed this Wonder wins
how-often-drafted = { $mix }: whoever has drafted this Wonder wins
how-often-wonders-constructed = { $mix }: who wins with so many Wonders
how-often-gate = With Pantheon, players win who have activated
how-often-points = { $mix }: of games that end by points, the winner has more
# Rows
how-often-in-age = in Age { $age }
how-often-so-many = Wonders: { $count }
how-often-gate-gate = the Gate
how-often-gate-others = others, not the Gate
how-often-gate-nothing = nothing
# Where published figures come from
how-often-online = { $count } games online
how-often-tournament = { $count } games of a tournament

# A share with its interval, such as "55.0% (48.1% to 61.7%)", and out of how many games
share-figures = { $value } ({ $low } to { $high })
share-of = { $share } of { $count }
share-no-games = no games
share-heading = { $name }:
share-named = { $name }: { $what }
