# What a player does, as headings name it. In English it is the notation that people type,
# with an article before the Gate.
# $thing is what the action is about; $card the Age card under a Wonder or a Conspiracy.

action-draft = draft { BARE($thing) }
action-begin = begin { $who }
action-pass = pass

# -- with a card

action-build = build { $thing }
action-recruit = recruit { $thing }
action-discard = discard { $thing }
# $place: where a face-down card lies, such as r2c4
action-discard-face-down = discard @{ $place }
action-wonder = wonder { BARE($thing) } with { $card }
action-prepare = prepare { $thing } with { $card }
action-wonder-alone = construct { BARE($thing) } with any accessible card
action-prepare-alone = prepare { $thing } with any accessible card
action-trigger = trigger { $thing }

# A card of which there are several, with its place.
action-at = { $action } @{ $place }
# Another payment than the usual one, which gives the opponent $coins by Economy.
action-giving = { $action } giving { $coins }

# -- choices between cards, tokens and Wonders

action-take = take { $thing }
action-seize = take { $thing }
action-claim = take { BARE($thing) }
action-copy = copy { $thing }
action-topple = topple { BARE($thing) }
action-lock = lock { $thing }
action-swap = swap { $thing } for { $card }
action-reveal = reveal { $thing }

# -- the military track

action-guard = guard { $position }
action-remove = discard { $position }
action-apply = apply { $position }

# -- the Pantheon

action-activate = activate { thing-inside }
# $offerings: what the Offering tokens are worth that are spent
action-activate-using = activate { thing-inside } using { $offerings }
action-install = place { thing-inside } in { $space }
action-open = open { $mythology }
action-top = top { $thing }

# -- the Senate

action-place = place { $chamber }
action-expel = remove { $chamber }
action-move = move { $here } { $there }
action-shift = shift { $decree } to { $chamber }
action-conspire = conspire
action-keep = keep { $thing }
action-return-top = return top
action-return-bottom = return bottom
