# Why an action is not allowed.

no-action-as-over = The game is over: { $how }.
other-player-chooses = It is { $who } who must choose: { $due }
other-players-turn = It is { $who }'s turn, not { $whom }'s.
no-payment-to-choose = Another payment can be chosen only for a Building.
not-in-play = { CAPITAL(thing-inside) } belongs to { $set }, which is not in play.

# While a choice is due; $due is the sentence that asks for it.
choice-unseen = Only { $who } sees what there is to choose from: { $due }
not-there = { $card } does not lie at { $where }.
no-payment-as-free = It costs nothing here, so there is no other payment to choose.
not-optional = This is not optional: { $due }
choice-due-first = A choice is due first: { $due }
trigger-only-first = A Conspiracy is triggered only as a turn begins: { $due }
action-taken = A turn has one action, which has been taken: { $due }

# What only answers a choice, while no such choice is due; $nothing is one of the messages below.
unasked = { $nothing }.
unasked-as-due = { $nothing }: { $due }
unasked-without-set = { $nothing }: that is for { $sets }, which is not in play.
no-pass = A turn cannot be passed: an accessible card must be used.
no-pass-with-pantheon =
    A turn cannot be passed: an accessible card must be used or a card of the Pantheon activated.
no-wonder-to-draft = Wonders are drafted before Age I only
no-progress-to-take = No Progress token can be taken now
no-beginner-to-choose = Who begins is chosen only between two Ages
no-card-to-place-in-the-pantheon = No card can be placed in the Pantheon now
no-token-to-take = No token can be taken now
no-deck-to-open = No Mythology deck can be opened now
no-divinity-to-put-back = No Divinity can be put back on its deck now
no-snake-to-place = The Snake cannot be placed now
no-card-to-take = No card of the opponent can be taken now
no-wonder-to-take = No Wonder of the opponent can be taken now
no-wonder-to-take-down = No Wonder can be taken down now
no-minerva-to-place = Minerva cannot be placed now
no-military-token-to-remove = No Military token can be removed now
no-military-token-to-resolve = No Military token can be resolved now
no-cube-to-place = No cube can be placed now
no-cube-to-move = No cube can be moved now
no-cube-to-remove = No cube can be removed now
no-conspirator = Only a recruited Conspirator conspires
no-conspiracy-to-keep = No Conspiracy can be kept now
no-conspiracy-to-put-back = No Conspiracy can be put back now
no-progress-to-lock = No Progress token can be locked now
no-cards-to-swap = No cards can be swapped now
no-decree-to-move = No Decree can be moved now

# Cards of the structure; $where and $asked are places such as r2c4.
lies-elsewhere = { $card } lies at { $where }, not at { $asked }.
no-guilds = With Pantheon there are no Guilds, so no { $card }.
no-card-named = The action does not say which card is used.
no-such-place = There is no place { $where } in this structure.
no-card-there = There is no card at { $where } any more.
not-accessible = { $count ->
    [one] { $what } is not accessible: { $cards } still covers it.
   *[other] { $what } is not accessible: { $cards } still cover it.
}
face-down-card-first = The face-down card at { $where }
covering-card = { $card }
covering-face-down = { $count ->
    [one] a face-down card
   *[other] two face-down cards
}
stands-already = { $card } already stands in { $who }'s City.
lies-under-wonder = { $card } lies under { $wonder }.
lies-under-conspiracy = { $card } lies under a Conspiracy of { $who }.
lies-in-discard-pile = { $card } is in the discard pile.
of-another-age = { $card } is a card of Age { $age }, and this is Age { $now }.
not-face-up = { $card } does not lie face up in the structure.

# Prices.
too-expensive =
    { CAPITAL(thing-inside) } would cost { $who } { count-coins }, and { $who } has { $purse }: { $short } short.
# $action: the activation with Offering tokens that is possible
too-expensive-with-fewer-offerings =
    { CAPITAL(thing-inside) } would cost { $who } { count-coins }, and { $who } has { $purse }; '{ $action }' is possible.
usual-payment =
    The usual payment for { $card } gives the opponent { count-coins }: leave out 'giving'.
no-other-payment = No other sensible payment for { $card } gives the opponent { count-coins }.

# Wonders.
wonder-stands-already = { $wonder } already stands.
wonder-of-opponent = { $wonder } is { $whom }'s Wonder.
wonder-sabotaged = { $wonder } has been sabotaged and is out of the game.
one-wonder-more = { $count ->
    [7] Seven Wonders have been constructed, and { $wonder } would be one more.
   *[other] { $count } Wonders have been constructed, and { $wonder } would be one more.
}
wonder-not-owned = { $who } does not own { $wonder }.

# Conspiracies.
triggered-by = { $plot } has been triggered by { $who } already.
conspiracy-unknown = Only { $who } knows whether { $plot } lies face down in front of { $who }.
conspiracy-elsewhere = { $plot } does not lie in front of { $who }.
prepared-already = { $plot } is prepared already.
not-prepared = { $plot } is not prepared: no card lies under it.
one-trigger-a-turn =
    One Conspiracy has been triggered this turn; { $plot } waits for a later one.

# The Pantheon.
pantheon-closed = { CAPITAL(thing-inside) } cannot be activated: that is possible from Age II on.
activated-already = { CAPITAL(thing-inside) } has been activated by { $who }.
not-in-pantheon = { CAPITAL(thing-inside) } does not lie in the Pantheon.
hidden-in-pantheon =
    Before Age II only the player who put it there knows whether { $card } lies in the Pantheon.
no-such-offering = { $who } has no Offering token worth { $value }.
