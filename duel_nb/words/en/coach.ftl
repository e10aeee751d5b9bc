# Why an action is good or bad. action: its notation; who: the player who takes it; whom: the
# opponent.

reason-best-chance = { $action } keeps the most ways to win open.
reason-wins = { $action } wins at once: { $outcome }.
reason-plays-again = { $action } gives { $who } another turn.
reason-pair = { $action } completes a pair of symbols: { $who } takes a Progress token.

# $answer: what the opponent does next
reason-lets-win = After { $action }, { $whom } wins at once with { $answer }.
reason-may-let-win = After { $action }, { $whom } may win at once, for example with { $answer }.
reason-stops = { $action } takes from { $whom } what would win at once: { $answer }.
reason-uncovers = { $action } uncovers { $card }, which { $whom } can use best.
reason-turns-up = { $action } turns up a new card just before { $whom }'s turn.
reason-denies = { $action } keeps { $card } from { $whom }, who needs it most.

reason-military = { $action } moves the Conflict pawn by { $spaces }; { $left ->
    [one] one more space is left
   *[other] { $left } more spaces are left
 } to the capital.
reason-symbol = With { $action }, { $who } owns { $symbols ->
    [one] a first scientific symbol
   *[other] { $symbols } different scientific symbols
 }.
reason-resource = { $action } makes { $who } independent of trade for { $part }.
reason-points = { $action } brings { $who } { $points } points.
reason-coins = { $action } brings { $who } { count-coins }.
reason-takes-coins = { $action } costs { $whom } { count-coins }.
