# Why a position cannot be. Each is a part of "This position cannot be: …; …." and begins small.
# $who and $whose: A or B; $age: I, II or III; $place and $cover: places such as r1c5.

# -- where something lies

wrong-two-places = { thing-inside } is in two places: { $first } and { $second }
wrong-twice-there = { thing-inside } is in two places: twice { $place }
wrong-expansion = { thing-inside } belongs to { $set }, which is not in play

lying-in-city = in { $who }'s City
lying-under-wonder = under { $wonder }
lying-under-conspiracy = under a Conspiracy of { $who }
lying-in-discard = in the discard pile
lying-in-structure = in the structure
lying-among-removed = among the cards removed at set-up
lying-in-deck = in the deck of Age { $age }
lying-among-dealt = among the cards dealt in this Age
lying-with-player = with { $who }
lying-on-offer = on offer
lying-next-on-offer = among the next on offer
lying-on-board = on the board
lying-on-enki = on Enki
lying-locked = under Obscurantism
lying-to-be-drawn = among the tokens to be drawn
lying-in-pantheon = in the Pantheon
lying-in-mythology-deck = in a Mythology deck
lying-aside = set aside
lying-in-chamber = in Chamber { $chamber }
lying-in-conspiracy-deck = in the deck
lying-among-drawn = among those drawn

# -- the Age cards, $pool: "guild" or "grand-temple"

wrong-coins = { $who } cannot have { $coins } coins
wrong-removed-card = { $card } cannot be among the removed cards of Age { $age }
wrong-removed =
    { $count ->
        [one] { $count } card of Age { $age } was removed at set-up, not { $most }
       *[other] { $count } cards of Age { $age } were removed at set-up, not { $most }
    }
wrong-purple-card = { $card } is not used with these expansions (BASE-GX-05)
wrong-purple-cards =
    { $pool ->
        [guild] { $count } Guilds are in the game, and only { $most } can be
       *[other] { $count } Grand Temples are in the game, and only { $most } can be
    }
wrong-dealt = the cards dealt are not those of the deck of Age { $age }
wrong-dealt-lost =
    { $others ->
        [0] of the cards dealt in this Age { $card } lies nowhere
        [one] of the cards dealt in this Age { $card } and { $others } other lie nowhere
       *[other] of the cards dealt in this Age { $card } and { $others } others lie nowhere
    }
wrong-deck-size =
    { $count ->
        [one] the deck of Age { $age } has { $count } card, not { $size }
       *[other] the deck of Age { $age } has { $count } cards, not { $size }
    }
wrong-deck-card = { $card } cannot be in the deck of Age { $age }

# -- the Wonders

wrong-wonders = { $who } has { $count } Wonders, and { $most } is the most
wrong-wonders-without = { $who } has { $count } Wonders, and { $most } is the most without { $without }
wrong-never-constructed = { $wonder } stands but was never constructed
wrong-constructed = { $count } Wonders have been constructed, and { $most } is the most (BASE-WON-03)
wrong-not-in-box =
    { $count } Wonders have been constructed, so { $wonder } must be in the box (BASE-WON-03)
wrong-down =
    { $why ->
        [due] { $wonders } must stand once constructed, unless Anubis has taken it down, and which one he takes is still to be chosen
        [once] { $wonders } must stand once constructed, unless Anubis has taken it down, and he takes down only one
       *[never] { $wonders } must stand once constructed, unless Anubis has taken it down, and nobody has activated him
    }
wrong-gone =
    { $why ->
        [due] { $wonders } must be with a player once constructed, unless Sabotage has taken it away, and which one it takes is still to be chosen
        [once] { $wonders } must be with a player once constructed, unless Sabotage has taken it away, and it takes only one
       *[never] { $wonders } must be with a player once constructed, unless Sabotage has taken it away, and nobody has triggered it
    }
wrong-two-under = { $who } has a Wonder with two cards under it
wrong-not-owned = { $wonder } stands with { $who }, who does not own it

wrong-offer-in-age = Wonders are on offer although Age { $age } has begun
wrong-picks-in-age = { $picks } Wonders were drafted, and Age { $age } has begun
wrong-picks = { $picks } Wonders were drafted, and the players have { $taken }
# $group and $all: so many Wonders are taken and on offer together, in the first and second group
wrong-offer =
    { $taken } Wonders are taken and { $offered } on offer: together they must be { $group } or { $all } (BASE-DRAFT-01)
wrong-next-offer = { $coming } Wonders are next on offer after { $taken } picks
wrong-drafted = after { $taken } picks { $who } has { $due } Wonders, not { $count } (BASE-DRAFT-02)

# -- Progress tokens, the military track and the structure

wrong-progress = { $count } Progress tokens lie on the board, and { $most } is the most
wrong-draw = { $token } cannot be drawn: it is not in the box
wrong-pawn = the Conflict pawn cannot be at { $at }: the capitals are at -{ $capital } and +{ $capital }
wrong-pawn-in-capital = the Conflict pawn is in a capital, so the game would be over (BASE-MIL-05)
# $where and $pawn: "3 spaces towards B"
wrong-military-token =
    the Conflict pawn stands { $where }, so the Military token there must be gone (BASE-MIL-02)
wrong-military-token-passed =
    the Conflict pawn, now { $pawn }, has passed the Military token { $where }, so that token must be gone (BASE-MIL-02)
wrong-symbols =
    { $count ->
        [one] { $who } has { $count } different symbol, so the game would be over (BASE-SCI-06)
       *[other] { $who } has { $count } different symbols, so the game would be over (BASE-SCI-06)
    }
wrong-empty-structure = the structure is empty, so the Age would be over (BASE-AGE-01)
wrong-not-known = the card at { $place } is not known
wrong-structure-card = { $card } cannot lie in the structure of Age { $age }
wrong-card-missing = a card is missing from the structure of Age I, which has not begun
wrong-empty-place =
    { $count ->
        [one] { $place } is empty although { $covers } still covers it
       *[other] { $place } is empty although { $covers } still cover it
    }
wrong-empty-place-without =
    { $count ->
        [one] { $place } is empty although { $covers } still covers it (only { $without } can empty it)
       *[other] { $place } is empty although { $covers } still cover it (only { $without } can empty it)
    }
wrong-face-down = { $place } lies face down in a row that is dealt face up (BASE-STRUCT-04)
wrong-face-up = { $place } lies face up although it is still covered (BASE-TURN-04)
wrong-accessible-face-down = { $place } is accessible and yet face down (BASE-TURN-04)

# -- Pantheon

wrong-has-pantheon = { $who } has something of Pantheon, which is not in play
wrong-no-place = no place is given for { $cards }
wrong-no-place-of-some = no place is given for { $count } of { $cards }
# $deck and $mythology: a Mythology
wrong-mythology = { $card } does not belong to the { $mythology } deck
wrong-pantheon-open = the Pantheon is turned up at the start of Age II (PAN-SETUP-06)
wrong-gate = the Gate comes into the Pantheon at the start of Age II (PAN-SETUP-06)
wrong-divinities = { $count } Divinities lie in the Pantheon, and { $most } is the most (PAN-SETUP-02)
wrong-offerings-early = Offering tokens come into the game with Age II (PAN-SETUP-06)
wrong-mythology-copies =
    { $copies ->
        [one] there is only { $copies } { $mythology } Mythology token
       *[other] there are only { $copies } { $mythology } Mythology tokens
    }
wrong-mythology-tokens = { $count } Mythology tokens are in the game, and { $most } is the most
wrong-offering-twice = an Offering token is in two places
wrong-pantheon-early = nobody has anything of Pantheon before Age I has begun
wrong-token-place =
    { $count ->
        [0] no token can lie on { $place }: no place is marked for tokens in this Age
       *[other] no token can lie on { $place }; marked for tokens in this Age: { $marked }
    }
wrong-token-on-none = no face-down card lies at { $place }, so no token does (PAN-REVEAL-01)
wrong-two-tokens = two tokens lie on { $place }
wrong-enki = { $count } Progress tokens lie on Enki, and { $most } is the most (PAN-ENKI-01)
wrong-enki-down = Progress tokens lie on Enki, who has not been turned up (PAN-ENKI-01)
wrong-minerva = Minerva cannot stand on the space of the Conflict pawn (PAN-MINERVA-01)
wrong-minerva-off = Minerva stands beside the Military track
wrong-minerva-early = Minerva stands on the track, and nobody has activated her (PAN-MINERVA-01)
wrong-snake = { $who }'s Snake does not lie on a green card of the opponent (PAN-NISABA-01)
wrong-snake-owner = { $who } has the Snake, and Nisaba is not with { $who } (PAN-NISABA-01)
wrong-astarte = { $coins } coins cannot lie on Astarte: she holds 0 to { $most }
wrong-astarte-owner = { $who } has coins on Astarte, who is not with { $who } (PAN-ASTARTE-01)

# -- Agora

wrong-has-agora = { $who } has something of Agora, which is not in play
wrong-cubes = { $who } has { $count } cubes in the Senate, and { $most } in all (AGO-SENATE-02)
wrong-rules-senate = { $who } controls all Chambers, so the game would be over (AGO-CTRL-08)
wrong-decrees = { $count } Decrees lie in the Senate, and { $most } is the most (AGO-SETUP-08)
wrong-decrees-under = more than one Decree lies under another (AGO-CX-17)
wrong-decree-up = { $decree } is face up and lies in no Chamber
wrong-decree-down =
    a Decree lies face down in Chamber { $chamber }, which somebody controls (AGO-CTRL-06)
wrong-conspiracies = there are { $count } Conspiracies, not { $size } (AGO-COMP-01)
wrong-locked = a Progress token is locked, and Obscurantism has not been triggered (AGO-CX-04)
wrong-senators = { $count } Senators are in the game, and { $most } is the most so far (AGO-SETUP-02)

# -- what is due, and how the game has ended

wrong-due-after-end = a choice is due although the game is over
wrong-extra-turn = an extra turn is earned although no turn is being finished
wrong-due-of-pantheon = a choice of Pantheon is due, which is not in play
wrong-due-of-agora = a choice of Agora is due, which is not in play
wrong-gate-placed = the Gate is placed when Age I is over (PAN-SETUP-06)
wrong-who-begins = who begins is chosen when the structure of the next Age lies complete
wrong-just-drafted = { $who } has just drafted a Wonder (BASE-DRAFT-02)
wrong-due-in-draft = the players draft Wonders, so just that choice must be due
wrong-last-of-group = the last Wonder of a group is not chosen but dealt out (BASE-DRAFT-04)
wrong-drafter = { $who } is to draft a Wonder now (BASE-DRAFT-02)
wrong-chooser = { $who } is to choose between two Ages (BASE-AGE-03)
wrong-trigger-used = no turn is going on in which a Conspiracy can have been triggered (AGO-PLOT-02)
wrong-due-together = the choices that are due do not fit together
wrong-due-twice = the same choice is due twice
wrong-turn = the turn that must be finished is { $who }'s
wrong-nothing-to-choose = a choice is due and there is nothing to choose (GEN-02)
wrong-outcome = the game cannot have ended like this: { $outcome } ({ $rule })

# -- a choice that is due, $where in the file: "decisions[1] (progress)"

wrong-due = { $where } cannot be due from { $who }: { $because }
wrong-due-from = { $where } cannot be due from { $who }: it is { $whose }'s turn
wrong-due-named = { $where } does not choose from a list, but one is given
wrong-due-some-known = { $where }: some of the things to choose from are not known
wrong-due-not-known = { $where }: the things to choose from are not known
wrong-due-among = { $where }: the things to choose from cannot be those

# $things: one of these would have to be there, "Law or Altar"
no-cause = no component asks for it
no-cause-wonder = { $things } does not stand there
no-cause-divinity = { $things } has not just been activated
no-cause-gate = the { $things } has not just been activated
no-cause-conspiracy = { $things } has not been triggered there
no-cause-card = no { $things } has been recruited
no-cause-pair = there is no pair of scientific symbols
no-cause-neptune = Neptune has not just been activated, or with other Military tokens left
no-cause-of-cube = its cause has not happened, or asks for something else
no-cause-theater = no Divine Theater has revealed these
no-cause-put-back = neither the Gate nor a Divine Theater has revealed these
no-cause-mythology = no Mythology token has just been taken
no-cause-politician = no Politician of that section has been recruited
no-cause-conspires = nobody conspires
no-cause-kept = no other Conspiracy has been kept
no-cause-triggered = no Conspiracy has been triggered in this turn
no-cause-constructed = the Wonder noted for this turn has not been constructed
