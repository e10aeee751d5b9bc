# Why an action is good or bad: clauses about "it", the action. who: the player who takes it; whom:
# the opponent.

reason-wins = it wins at once ({ $outcome })
reason-wins-by-choice = it wins at once ({ $outcome }; next: { $choices })
reason-plays-again = it gives { $who } another turn
reason-pair = it completes a pair of symbols, and { $who } takes a Progress token
reason-progress = it brings { $who } a Progress token
reason-divinity = it lets { $who } activate a Divinity
# $reason: another reason; $choices: what the player has to choose next for it
reason-by-choice = { $reason } (next: { $choices })
# $times: how often $action has to be chosen in a row
repeated = { $times } × { $action }

# $answer: what the opponent does next, or would have done

reason-lets-win = it lets { $whom } win at once ({ $answer })
reason-may-let-win = it may let { $whom } win at once (for example { $answer })
reason-stops = it prevents { $whom } from winning at once ({ $answer })
reason-uncovers = it uncovers the { $card }, which { $whom } can use at once
reason-turns-up = it turns up { $cards ->
    [one] a new card
   *[other] { $cards } new cards
 } just before { $whom }'s turn
reason-opens-nothing = it uncovers no card for { $whom }
reason-denies-best = it takes away the best card for { $whom }
reason-denies = it keeps the { $card } from { $whom }, who could use it at once
reason-buries = it buries the { $card }, which { $whom } could use at once
# $answer: what the opponent is expected to do next
reason-then = { $whom } is then expected to { $answer }

reason-military = it moves the Conflict pawn by { $spaces }, with { $left ->
    [one] one more space
   *[other] { $left } more spaces
 } to { $whom }'s capital
reason-military-back = it moves the Conflict pawn { $spaces } back, { $left ->
    [one] one space
   *[other] { $left } spaces
 } away from { $who }'s capital
reason-symbol = { $symbols ->
    [one] it brings { $who } a first scientific symbol
   *[other] it brings { $who } a new symbol, which makes { $symbols } different ones
 }
# $resources: one resource or a list of them; $units: how many of it are produced then
reason-resource = it produces { $resources }, which { $who } has had to buy until now
reason-production = it raises { $who }'s production of { $resources } to { $units }
reason-less = it lowers { $whom }'s production of { $resources } to { $units }
reason-always = it produces { $resources } in any case, which { $who } could only choose until now
reason-any = it produces { $resources }, as { $who } needs
# $coins: what a unit costs then
reason-trade = it lowers what { $who } pays for { $resources } to { count-coins }
reason-price = it raises what { $whom } pays for { $resources } to { count-coins }
# $card: a card to come
reason-chain = its chain symbol makes the { $card } free for { $who }
reason-chain-of = the chain symbol of the { $of } makes the { $card } free for { $who }
reason-points = it brings { $who } { $points } points
reason-coins = it brings { $who } { count-coins }
reason-takes-coins = it costs { $whom } { count-coins }
reason-takes-card = { $who } gets the { $card } from { $whom }
reason-removes-card = it discards { $whom }'s { $card }
reason-takes-wonder = { $who } gets { INSIDE($wonder) } from { $whom }
reason-removes-wonder = { $whom } loses { INSIDE($wonder) } for good
reason-undoes-wonder = { $whom } has to build { INSIDE($wonder) } again
# $effect: what a Progress token does from then on
reason-lasts = it has a lasting effect ({ $effect })
reason-saves = it leaves { $who } { count-coins } more

reason-control = it gives { $who } control of Chamber { $chamber }
# $other: the Chamber that the player no longer controls
reason-control-instead = it gives { $who } control of Chamber { $chamber } instead of Chamber { $other }
reason-control-left = it gives { $who } control of Chamber { $chamber }, but leaves Chamber { $other } to { $whom }
reason-control-lost = it takes control of Chamber { $chamber } from { $whom }
reason-conspiracy = it gives { $who } a Conspiracy
# $coins: the value of the token
reason-offering = it brings { $who } the Offering token worth { $coins }
reason-mythology = it brings { $who } a Mythology token
# $coins, $theirs: the prices of a space of the Pantheon
reason-space = an activation there costs { $who } { count-coins } and { $whom } { $theirs }

# A Wonder that is drafted: what it does, at once or once it is constructed.

reason-wonder-again = this Wonder will give { $who } another turn
reason-wonder-shields = this Wonder will move the Conflict pawn by { $shields }
reason-wonder-at-once = this Wonder has an effect as soon as it is drafted ({ $effect })
reason-wonder-does = this Wonder has a special effect ({ $effect })
reason-wonder-any = this Wonder will produce { $resources }, as { $who } needs
reason-wonder-activation = this Wonder will make each activation { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } cheaper for { $who }
reason-wonder-points = this Wonder is worth { $points } points
reason-wonder-coins = this Wonder will bring { $who } { count-coins }

# What to say of a suggestion that nothing above sets apart. $by: a difference in the chance to win,
# in percentage points. proven: every possible course of the last cards was searched.

reason-only = nothing else can be done
reason-proven-win = { $who } then wins for certain, whatever { $whom } does
reason-proven-loss = { $whom } then wins for certain with the right answers
reason-as-good = the coach knows nothing better
reason-ahead = { $by ->
    [0] the coach sees it ahead of the next best action
    [one] the coach sees it { $by } percentage point ahead of the next best action
   *[other] the coach sees it { $by } percentage points ahead of the next best action
}
reason-behind = { $by ->
    [0] the coach sees it close behind the best action
    [one] the coach sees it within { $by } percentage point of the best action
   *[other] the coach sees it within { $by } percentage points of the best action
}
reason-ends = it ends the game ({ $outcome })

# A hint: an action, the chance to win after it, and why.

# $reason: a reason; $also: a card that the opponent does not get
reason-and = { $reason }, and { $also }
advice = { CAPITAL($action) } ({ $after }): { $reason }.

# A game that was reviewed. $before, $after: the chance to win in percent.

reviewed-blunder = Blunder: { $who }'s chance to win falls from { $before } to { $after }.
reviewed-mistake = Mistake: { $who }'s chance to win falls from { $before } to { $after }.
reviewed-inaccuracy = Inaccuracy: { $who }'s chance to win falls from { $before } to { $after }.
reviewed-only-move = The only good move ({ $after }): any other loses much of { $who }'s chance to win.
reviewed-seeming-blunder = At first sight a blunder: { $who }'s chance to win falls from { $before } to { $after }.
reviewed-seeming-mistake = At first sight a mistake: { $who }'s chance to win falls from { $before } to { $after }.
reviewed-seeming-inaccuracy = At first sight an inaccuracy: { $who }'s chance to win falls from { $before } to { $after }.
review-sentence = { CAPITAL($reason) }.
# $better: a better action, or several, with the chance to win after each
review-better = It is better to { $better }: { $reason }.
review-better-alone = It is better to { $better }.
review-better-unexplained = It is better to { $better }, though no single gain explains it.
review-also = Also better: { $better }.
rated-action = { $action } ({ $after })
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

# How a game may end, and for whom; with the chance of it after the better action and after the one
# that was played, from $better to $played

end-military = military supremacy for { $who }
end-science = scientific supremacy for { $who }
end-political = political supremacy for { $who }
end-civilian = victory by points for { $who }
end-change = { $end } { $better } → { $played }
review-ends = How the game may end (after the better action → after this one): { $changes }.
review-so-far = The coach has looked closely at { $done } of { $count } actions.
review-first-look = A first look at each action: { $done } of { $count }.
