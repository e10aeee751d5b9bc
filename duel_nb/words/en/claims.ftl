# What pairs of games showed of two ways to choose. $moment, $way, $other: the messages below.

claim-when = { $habit ->
    [0] { $moment }, at the first choice between the two:
   *[1] { $moment }, at every choice between the two:
}
claim-won = { CAPITAL($way) }: { $percent } won.
# $difference, $low, $high: percentage points with a sign, such as +5
claim-difference = Difference: { $difference } percentage points (95% interval: { $low } to { $high }).
claim-better = Better: { $choice }.
claim-even = Open: these games do not show which is better.
claim-how = { $pairs } deals, each played twice by the same computer players; only this { $habit ->
    [0] choice
   *[1] habit
} differs. They { $games ->
    [0] look two turns ahead
   *[other] search { $games } games for a choice
}. Games of people were not measured.
claim-again = To measure it again: { $command }
claim-stored = { $id } ({ $moment }: { $way } rather than { $other }): { $difference } ± { $margin } percentage points, { $pairs ->
    [one] { $pairs } pair of games
   *[other] { $pairs } pairs of games
}
claim-not-stored = { $id } ({ $moment }: { $way } rather than { $other }): not measured yet
claim-same = as stored
claim-agrees = within chance of the stored { $difference } ± { $margin }
claim-differs = differs from the stored { $difference } ± { $margin }
claims-differ = { $count ->
    [one] One stored figure differs.
   *[other] { $count } stored figures differ.
}
claims-stopped = Stopped while { $id } was measured. With --record, a run goes on where it was stopped.
claims-agree = No stored figure differs.
claims-no-record = { $file } is not a record of claims: line { $number } is something else. Name a new file.

no-claim-near = There is no claim { $given }; did you mean { $near }?
no-claim = There is no claim { $given }; the claims are { $known }.
no-claim-measured = The claim { $id } has not been measured; { $command } does that.

# -- moments of a game

claim-moment-draft = In the draft
claim-moment-age-1 = In Age I
claim-moment-age-2 = In Age II
claim-moment-age-3 = In Age III
claim-moment-game = In the whole game
claim-moment-exactly-four-symbols = While the opponent has exactly four different symbols
claim-moment-pawn-near = With the Conflict pawn at most 4 spaces from one's own capital

# -- what a player does

claim-draft-extra-turn = draft a Wonder with an extra turn
claim-draft-no-extra-turn = draft a Wonder without one
claim-draft-points = draft a Wonder with 6 points or more
claim-draft-few-points = draft a Wonder with fewer points
claim-draft-removes = draft a Wonder that discards a card of the opponent
claim-draft-removes-nothing = draft another Wonder
claim-build = build a card
claim-build-brown = build a brown card
claim-build-brown-grey = build a brown or grey card
claim-build-blue = build a blue card
claim-build-red = build a red card
claim-build-not-red = build a card of another colour
claim-build-green = build a green card
claim-build-new-symbol = build a green card with a new symbol
claim-build-pair = build a green card that makes a pair
claim-build-guild = build a Guild
claim-build-fixed-price = build a yellow card that fixes a price
claim-build-lacking = build a resource that the opponent lacks
claim-build-known = build a resource that the opponent has
claim-discard = discard a card
claim-wonder = construct a Wonder
claim-wonder-extra-turn = construct a Wonder with an extra turn
claim-wonder-no-extra-turn = construct a Wonder without one
claim-deny-symbol = take away a green card with a symbol that the opponent lacks
claim-leave-symbol = take another card
claim-uncover-one = take a card that uncovers one
claim-uncover-two = take a card that uncovers two
claim-take-another = take another Progress token
claim-place-near = place a Divinity where it is cheaper for oneself
claim-place-far = place it where it is cheaper for the opponent
claim-activate = activate a Divinity
claim-activate-gate = activate the Gate
claim-take-card = take a card of the structure
claim-recruit = recruit a Senator
claim-recruit-politician = recruit a Politician
claim-recruit-conspirator = recruit a Conspirator
claim-place-cube = place an Influence cube
claim-conspire = conspire

# What becomes of a game after an action, exactly.

ending-after = { CAPITAL($action) }: { $ending }.
ending-points = { $who } wins by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-blue = { $who } wins with as many points, by the blue cards
ending-shared = the victory is shared
ending-supremacy = { $who } wins by a supremacy
ending-chance = { $who } wins in { $percent } of the cases
endings-no-position = endings needs a position, not { $given }.
endings-too-many = There is too much to come for an exact answer: it needs Age III with at most { $cards } cards left, and few of them face down.
