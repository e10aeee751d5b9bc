# Why an action is good or bad: clauses about "it", the action. who: the player who takes it; whom:
# the opponent.

reason-best-chance = all in all it leaves { $who } the better position
reason-wins = it wins at once ({ $outcome })
reason-plays-again = it gives { $who } another turn
reason-pair = it completes a pair of symbols, and { $who } takes a Progress token

# $answer: what the opponent does next
reason-lets-win = it lets { $whom } win at once with { $answer }
reason-may-let-win = it may let { $whom } win at once, for example with { $answer }
reason-stops = it takes away what { $whom } would win with at once: { $answer }
reason-uncovers = it uncovers { $card }, which { $whom } can use best
reason-turns-up = it turns up a new card just before { $whom }'s turn
reason-denies = it keeps { $card } from { $whom }, who needs it most

reason-military = it moves the Conflict pawn by { $spaces }, with { $left ->
    [one] one more space
   *[other] { $left } more spaces
 } to the capital
reason-symbol = { $symbols ->
    [one] it is { $who }'s first scientific symbol
   *[other] the symbol is new: { $who } then has { $symbols } different ones
 }
reason-resource = it makes { $who } independent of trade for { $part }
reason-points = it brings { $who } { $points } points
reason-coins = it brings { $who } { count-coins }
reason-takes-coins = it costs { $whom } { count-coins }

# What speaks for an action where nothing above does.

reason-for-wonder = this Wonder suits { $who } best
reason-for-purse = it leaves { $who } more coins for what comes
reason-for-goods = it gives { $who } resources that later cards need
reason-for-price = it makes resources dearer for { $whom }
reason-for-chain = it shows a chain symbol, so a later card may be free for { $who }
reason-for-tempo = it gives { $who } the better turn order
reason-for-senate = it makes { $who } stronger in the Senate
reason-for-conspiracy = it gives { $who } a Conspiracy to use later
reason-for-divinity = it brings { $who } closer to the Divinities of the Pantheon

# A hint: an action, the chance to win after it, and why.

advice = { $action } ({ $after } %): { $reason }.

# A game that was reviewed. $before, $after: the chance to win in percent.

reviewed-blunder = Blunder: { $who }'s chance to win falls from { $before } % to { $after } %.
reviewed-mistake = Mistake: { $who }'s chance to win falls from { $before } % to { $after } %.
reviewed-inaccuracy = Inaccuracy: { $who }'s chance to win falls from { $before } % to { $after } %.
reviewed-only-move = The only move: all others lose much of { $who }'s { $after } %.
review-sentence = { CAPITAL($reason) }.
review-better = Better is { $action } ({ $after } %): { $reason }.
review-also = Also better: { $better }.
also-better = { $action } ({ $after } %)
review-summary = { $who }: { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
 }, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
 }, { $inaccuracies ->
    [one] { $inaccuracies } inaccuracy
   *[other] { $inaccuracies } inaccuracies
 }.
