# The tips of a first game: the text, its title, and why (see lessons/first_game/tips.toml).
# $who has acted or is to act, $whom is the opponent.

# -- the base game ---------------------------------------------------------------------------------

first-goal-title = How to win
first-goal =
    Bring the Conflict pawn into your opponent's capital, or collect six different scientific symbols, and you win at once. Otherwise whoever has more points after three Ages wins.
first-goal-why =
    Two of the three ways end the game on the spot. So keep an eye on the pawn and on your opponent's green cards while you count points.

first-wonders-dealt-title = Your Wonders
first-wonders-dealt =
    For a first game the Wonders are dealt, four to each of you. They are expensive and strong; which of them you construct, and when, is up to you.
first-wonders-dealt-why =
    So you need not know them all before you begin. In later games you choose the Wonders in turn.

first-draft-title = Choose Wonders
first-draft =
    Before the first card you choose Wonders. Of four, the first player takes one, the other player two, and the last is the first player's; then the same with four more, the other way round.
first-draft-why =
    So nobody gets all the good ones. Take what you like the look of: you need not construct all of them.

first-turn-title = Your turn
first-turn =
    Take one card that no other card covers: construct it for the cost at its upper left, discard it for coins, or tuck it under a Wonder that you construct.
first-turn-why =
    One card, three uses: even a card that you cannot pay for is of use to you, and out of { $whom }'s reach.

first-produces-title = Resources
first-produces =
    What a brown or grey card produces is yours in every later turn, and never used up.
first-produces-why =
    What { $who } produces need not be bought, and { $whom } pays { $units } more for each { $resource } bought, unless a yellow card fixes the price.

first-trade-title = Buying resources
first-trade =
    What you lack for a cost you buy: 2 coins for each unit, and 1 more for every symbol of that resource on your opponent's brown and grey cards.
first-trade-why = { $bill }

first-discard-title = Discarding for coins
first-discard =
    A discarded card brings 2 coins, and 1 more for each of your yellow cards.
first-discard-why =
    The card lies on the discard pile then, and { $whom } can no longer take it from the structure.

first-blue-title = Blue cards
first-blue =
    A blue card does one thing: it counts at the end.
first-blue-why =
    { $card } is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Points on blue cards also decide when the totals are equal.

first-green-title = Green cards
first-green =
    A green card shows a scientific symbol. Whoever has six different ones wins at once.
first-green-why =
    { $card } shows the { $symbol }. Keep an eye on the green cards of { $whom }, too.

first-shield-title = Shields
first-shield =
    For each shield the Conflict pawn moves one space towards the opponent's capital, at once.
first-shield-why =
    The capitals are 9 spaces from the middle. One track for both: your shields take back what your opponent has gained.

first-chain-title = Free through a chain
first-chain =
    A card is free if the white symbol below its cost is also on a card in your City.
first-chain-why =
    { $thing } is free for { $who }: it shows the { $symbol }, the symbol of { $source }. Look which ones { $whom } has, too.

first-fixed-price-title = A fixed price
first-fixed-price =
    Some yellow cards fix a price: you buy the resources shown for 1 coin each.
first-fixed-price-why =
    With { $card } these are { $resources }, whatever { $whom } produces.

first-choice-title = One of several
first-choice =
    What produces one of several resources gives you one unit, chosen anew for everything that you construct.
first-choice-why =
    { CAPITAL(thing-inside) } produces { $resources }, and raises no price for { $whom }: only brown and grey cards do.

first-wonder-title = Constructing a Wonder
first-wonder =
    To construct a Wonder you pay its cost, not that of the card you take. The card goes face down under the Wonder and does nothing else.
first-wonder-why = { $bill }

first-again-title = Another turn
first-again =
    Some Wonders let you play once more, at once, and with the cards just turned up in view.
first-again-why =
    Two turns in a row: so { $who } can take a card and the one that it uncovers.

first-turned-up-title = A card turned up
first-turned-up =
    A card that nothing covers any more is turned up at the end of the turn. Every second row begins face down.
first-turned-up-why =
    Whoever uncovers a card lets the other player choose first. Sometimes it is best to leave a card where it lies.

first-pair-title = A pair of symbols
first-pair =
    Two of the same scientific symbol are a pair. Its owner takes one of the Progress tokens on the board, at once and for the rest of the game.
first-pair-why =
    Each token is a lasting advantage, and those taken are not replaced.

first-military-token-title = Military tokens
first-military-token =
    When the pawn first reaches a zone with a Military token, the player it is driven against loses coins: 2 in the nearer zone, 5 in the farther one.
first-military-token-why =
    Each token works once and is gone. Whoever has few coins left has little to lose.

first-push-back-title = Driving the pawn back
first-push-back =
    If the pawn stands on your side, your shields drive it back first. On that way no token does anything.
first-push-back-why =
    One shield less for { $whom } is as good as one more for { $who }.

first-capital-title = Near the capital
first-capital =
    Once the pawn is in a capital, the game is over: whoever drove it there wins, whatever the points.
first-capital-why =
    { $left ->
        [0] The pawn has reached { $whom }'s capital: { $who } has won.
        [one] One more space, and the pawn is in { $whom }'s capital. { $whom } needs shields, or has to take the red cards away.
       *[other] { $left } more spaces, and the pawn is in { $whom }'s capital. { $whom } needs shields, or has to take the red cards away.
    }

first-own-coins-title = Coins for what you have
first-own-coins =
    Coins for what you have are counted once, when the card is constructed: later cards bring nothing more.
first-own-coins-why =
    { CAPITAL(thing-inside) } brings { $who } { count-coins } now. Such a card is worth more when it is constructed late.

first-lost-card-title = A card is lost
first-lost-card =
    A card that is lost goes to the discard pile, with all that it produced or counted. What it did at once, such as coins, stays done.
first-lost-card-why =
    What is no longer produced has to be bought, and becomes cheaper for the other player.

first-library-title = Tokens from the box
first-library =
    The tokens are drawn from those left in the box, and those not kept go back there.
first-library-why =
    That needs no pair of symbols, and the tokens on the board stay where they are.

first-mausoleum-title = From the discard pile
first-mausoleum =
    The card from the discard pile costs nothing. It counts as constructed: all its effects happen.
first-mausoleum-why =
    What you discard is not gone for good. It lies open, for either of you.

first-no-debts-title = No debts
first-no-debts =
    Whoever has fewer coins than are lost loses them all, and owes nothing.
first-no-debts-why =
    Coins spent in time cannot be lost.

first-economy-title = Economy
first-economy =
    Coins that your opponent pays for resources go to you instead of the bank.
first-economy-why =
    Coins that are printed in a cost go to the bank all the same.

first-seven-wonders-title = Seven Wonders
first-seven-wonders =
    Both of you together construct seven Wonders at most. With the seventh, the one that is left goes back into the box.
first-seven-wonders-why =
    { $count ->
        [one] { $count } is constructed so far.
       *[other] { $count } are constructed so far.
    } Whoever waits too long loses a Wonder.

first-again-lost-title = An extra turn lost
first-again-lost =
    With the last card of the Age an extra turn is lost. It is not carried over.
first-again-lost-why =
    The next Age begins as if it had not been earned.

first-who-begins-title = Who begins the next Age
first-who-begins =
    The Age is over, and the next cards are dealt. The player on whose side the pawn stands looks at them and says who begins.
first-who-begins-why =
    This time that is { $who }. It makes up a little for being weaker.

first-who-begins-centre-title = Who begins, with the pawn in the middle
first-who-begins-centre =
    The Age is over, and the next cards are dealt. Nobody is weaker, so whoever played last looks at them and says who begins.
first-who-begins-centre-why =
    This time that is { $who }. With the pawn on one side, it would be the player on that side.

first-age-two-title = Age II
first-age-two =
    Age II begins with only two cards that you can take, and each one taken frees others. Cards cost more in this Age, and the white symbols of Age I make some of them free.
first-age-two-why =
    The structure is the one of Age I upside down. Cities, coins, the discard pile and the pawn stay as they were.

first-age-three-title = Age III
first-age-three =
    The last Age: no brown and grey cards any more, but three purple Guilds. The game ends with its last card.
first-age-three-why =
    What a card brings later is worth less and less. Look at what still counts.

first-guild-title = Guilds
first-guild =
    A Guild counts one kind of thing in the City that has more of it, which may be your opponent's. It brings points for that, and some bring coins as well.
first-guild-why =
    Coins come once, when it is constructed. Points are counted at the end, in the City that has more then.

first-points-title = Counting points
first-points =
    If nobody wins before, points decide: those on cards, Wonders and tokens, where the pawn stands, and 1 for every 3 coins.
first-points-why =
    At this moment { $who } has { $own } and { $whom } has { $theirs }.

first-pawn-points-title = Points for the pawn
first-pawn-points =
    The pawn counts for the player who has pushed it over the middle: 2, 5 or 10 points, more the nearer it is to the capital.
first-pawn-points-why =
    As it stands { $who } gets { $points }.

first-tie-title = Equal totals
first-tie =
    If your totals are equal, the points on blue cards decide.
first-tie-why =
    Only what those cards show counts.

first-shared-title = A shared victory
first-shared =
    If your totals are equal, and the points on blue cards as well, you both win.
first-shared-why =
    There is no further tie-break.

# -- Pantheon --------------------------------------------------------------------------------------

first-pantheon-title = What Pantheon adds
first-pantheon =
    In Age I you decide which Divinities come into the game. From Age II on you may activate one for coins instead of taking a card. The ways to win stay the same.
first-pantheon-why =
    Each Mythology is good for one thing: Mesopotamia for science, Phoenicia for coins, Greece for civilian life, Egypt for Wonders, Rome for the military.

first-pantheon-draft-title = Choose with open eyes
first-pantheon-draft =
    The cards of Age I and the Mythology tokens on them lie there before you choose Wonders. New Wonders may be among them.
first-pantheon-draft-why =
    So you can choose Wonders that go with what you see, and with the Divinities that may come.

first-mythology-title = Mythology tokens
first-mythology =
    Five face-down cards bear a Mythology token. Uncover such a card, and the token is yours as your turn ends, before the card is turned up.
first-mythology-why =
    The token stays with you. In Age III it makes the Grand Temple of its Mythology free.

first-place-divinity-title = A Divinity is placed
first-place-divinity =
    Look in secret at the two top Divinities of that Mythology, lay one face down on an empty space of the Pantheon, and put the other back.
first-place-divinity-why =
    Only { $who } knows which one it is until Age II begins. It has to be placed before any card is turned up.

first-pantheon-prices-title = Near or far
first-pantheon-prices =
    The six spaces cost 3 to 8 coins: the nearest is the cheapest for you, and the most expensive for your opponent.
first-pantheon-prices-why =
    So lay what you want yourself near you, and what your opponent would like far from them.

first-activate-title = A fourth thing to do
first-activate =
    The Divinities are turned up, and the Gate fills the space left. Instead of taking a card, you may now pay the price of a space and activate what lies there.
first-activate-why =
    You take no card then: nothing is uncovered, and it is your opponent who has to go on. That alone may be worth a few coins.

first-offerings-title = Offering tokens
first-offerings =
    Three face-down cards bear an Offering. Uncover one and it is yours: spend it to pay so many coins less for an activation.
first-offerings-why =
    It works once, and there is no change. Several may be spent together.

first-activated-title = Activated for good
first-activated =
    What you activate lies in front of you for good, and its space stays empty. You take no card in that turn.
first-activated-why =
    Nothing can take or copy an activated Divinity.

first-gate-title = The Gate
first-gate =
    The Gate costs twice the price of its space. It turns up the top Divinity of every deck, and you activate one of them for free.
first-gate-why =
    Offerings and the Sanctuary come off after the price is doubled. The Divinities not chosen go back on their decks.

first-enki-title = Enki
first-enki =
    Two Progress tokens lie on Enki. You take one of them, and the other goes back into the box.
first-enki-why =
    They are reserved for him: a pair of symbols does not get them.

first-astarte-title = Astarte
first-astarte =
    You can pay with the seven coins on Astarte, and nothing can make you lose them.
first-astarte-why =
    Each one left at the end is worth a point, so the treasury pays first.

first-minerva-title = Minerva
first-minerva =
    Minerva stops the pawn once: the step onto her space is not made, the rest of the movement is lost, and she leaves.
first-minerva-why =
    It does not matter which way the pawn comes, or who moves it.

first-anubis-title = Anubis
first-anubis =
    The card under the Wonder is discarded. What the Wonder did at once stays done, and its owner may construct it again.
first-anubis-why =
    Constructed anew, it has all its effects again. It is one of the seven already, so that is never forbidden by the limit.

first-zeus-title = Zeus
first-zeus =
    Zeus puts any card of the structure on the discard pile, even a covered one or one that nobody has seen. Nobody gets coins for it.
first-zeus-why =
    Cards that this uncovers are turned up at the end of the turn.

first-ra-title = Ra
first-ra =
    You take a Wonder that is not constructed, and may then construct more than four. Seven in all remain the limit.
first-ra-why =
    What a Wonder does when it is drafted does not happen then.

first-isis-title = Isis
first-isis =
    The Wonder costs nothing, and a card of the discard pile goes under it. It counts in every respect, an extra turn included.
first-isis-why =
    Discarded cards are never quite useless.

first-baal-title = Baal
first-baal =
    The card is not constructed anew, so it brings nothing but what it produces.
first-baal-why =
    Prices change at once, for both of you.

first-nisaba-title = Nisaba
first-nisaba =
    The symbol counts for you as well, for pairs and for the six. Your opponent keeps card, points and symbol.
first-nisaba-why =
    Only the symbol is copied, neither points nor the chain.

first-ishtar-title = Ishtar
first-ishtar =
    Ishtar shows the scales. With Law they are a pair, but only one kind of symbol for the six.
first-ishtar-why =
    It does not matter which of the two comes first.

first-neptune-title = Neptune
first-neptune =
    Neptune removes one Military token without effect. A second one then hits the opponent, as if the pawn had come there.
first-neptune-why =
    The pawn itself does not move. Zones without a token do nothing later.

first-divine-theater-title = The Divine Theater
first-divine-theater =
    You look at a whole Mythology deck and activate one of its Divinities for free. The others go back in an order that you choose.
first-divine-theater-why =
    It works in every Age; only paid activations wait for Age II.

first-engineering-title = Engineering
first-engineering =
    You may pay 1 coin instead of the cost of any Building that shows a chain symbol below it.
first-engineering-why =
    It is no chain, though: Urbanism brings nothing for it.

first-poliorcetics-title = Poliorcetics
first-poliorcetics =
    Your opponent loses a coin for every space that you drive the pawn forward.
first-poliorcetics-why =
    Military tokens take their coins on top.

first-temples-title = Grand Temples
first-temples =
    In Age III there are three Grand Temples instead of the Guilds. One is worth 5 points, two are worth 12, three are worth 21.
first-temples-why =
    They are expensive, unless you have the Mythology token.

first-temple-free-title = A Grand Temple for a token
first-temple-free =
    A Grand Temple is free for whoever has a Mythology token of the same Mythology. Anybody else may pay for it.
first-temple-free-why =
    You keep the token. It counts as a chain, so Urbanism pays for it.

first-last-activations-title = Not too late
first-last-activations =
    With the last card the game is over: Divinities not activated by then stay unused, and an Offering buys nothing any more.
first-last-activations-why =
    An activation takes no card, so it also decides who has to take the last ones.

first-pantheon-points-title = Points of Pantheon
first-pantheon-points =
    The points are counted as always; the Grand Temples, Aphrodite and the coins left on Astarte are added.
first-pantheon-points-why =
    { $who } has { $own }, { $whom } has { $theirs }.

# -- Agora -----------------------------------------------------------------------------------------

first-agora-title = What Agora adds
first-agora =
    A Senate of six Chambers: whoever has more cubes in a Chamber controls it and has its Decree. Control all six at once and you win. And there are secret Conspiracies.
first-agora-why =
    It is a third way to win before the end. Each Chamber you control at the end is worth points as well.

first-agora-draft-title = Choose with open eyes
first-agora-draft =
    The cards of Age I lie there before you choose Wonders. Two of the new ones do something as soon as they are chosen.
first-agora-draft-why =
    Curia Julia brings a Conspiracy, and Knossos a cube in the Senate.

first-agora-turn-title = Senators
first-agora-turn =
    Senators lie among the cards. Take one and recruit it, or use it like any other card: for coins or under a Wonder.
first-agora-turn-why =
    Politicians, the white ones, work in a section of the Senate; Conspirators, the black ones, anywhere or in secret.

first-senator-title = What a Senator costs
first-senator =
    Your first Senator is free. Each one costs 1 coin for every Senator that you have recruited before.
first-senator-why =
    A Senator is no Building: nothing that makes Buildings cheaper counts, and it has no colour.

first-politician-title = Politicians
first-politician =
    A Politician acts in the Senate once, twice with 2 blue cards, three times with 4. Each time, place a cube in its section or move one of your cubes to an adjacent Chamber.
first-politician-why =
    A cube that is moved may stand anywhere; only new cubes are bound to the section. You need not use all actions.

first-conspirator-title = Conspirators
first-conspirator =
    A Conspirator may place a cube in any Chamber, or conspire: draw two Conspiracies in secret and keep one.
first-conspirator-why =
    A cube works now, a Conspiracy when nobody expects it. Doing neither is allowed, too.

first-control-title = Control
first-control =
    Whoever has more cubes in a Chamber controls it: its Decree works for that player as long as that lasts.
first-control-why =
    Nobody controls a Chamber in which you have the same number of cubes.

first-decree-up-title = A Decree turned up
first-decree-up =
    The first cube in a Chamber turns up its Decree. From then on it stays face up.
first-decree-up-why =
    Three of the six Decrees are hidden at the beginning.

first-control-lost-title = A tie
first-control-lost =
    With equally many cubes in a Chamber nobody controls it, and its Decree works for nobody.
first-control-lost-why =
    One cube changes the balance by one, so there is always a tie before control changes hands.

first-six-chambers-title = Political supremacy
first-six-chambers =
    Whoever controls all six Chambers at the same time wins at once.
first-six-chambers-why =
    { $who } controls { $count } of them. { $whom } needs one tie only to stop that.

first-conspiracy-title = Two Conspiracies
first-conspiracy =
    Keep one of the two, face down, and put the other on top of the deck or under it.
first-conspiracy-why =
    Nobody else sees them. What lies on top is what the next conspirator draws.

first-prepare-title = Preparing a Conspiracy
first-prepare =
    A Conspiracy works only when it is prepared: use a turn to slide a card that nothing covers under it, without paying anything.
first-prepare-why =
    It may be a card that your opponent needs. Conspiracies are worth nothing at the end if they are not used.

first-trigger-title = Triggering a Conspiracy
first-trigger =
    A prepared Conspiracy may be triggered as your turn begins, before anything else; one in a turn, and not in the turn in which it was prepared.
first-trigger-why =
    Then your turn goes on as always.

first-triggered-title = What a Conspiracy does
first-triggered =
    A triggered Conspiracy is carried out from left to right; what is not possible is left out.
first-triggered-why =
    It stays where it is with its card, and never works again.

first-inner-token-title = The nearer Military tokens
first-inner-token =
    Agora's nearer Military tokens take no coins: whoever drives the pawn there places a cube in any Chamber.
first-inner-token-why =
    Agora's tokens replace those of the base game, so nobody loses coins to them.

first-outer-token-title = The farther Military tokens
first-outer-token =
    Agora's farther Military tokens take no coins: whoever drives the pawn there removes one of the opponent's cubes and then moves one of their own.
first-outer-token-why =
    Each is left out only if it cannot be done.

first-curia-julia-title = Curia Julia
first-curia-julia =
    Once constructed, Curia Julia lets you trigger a Conspiracy that is not prepared, and brings coins and another turn.
first-curia-julia-why =
    That is on top of the one that may be triggered as a turn begins.

first-curia-julia-drafted-title = Curia Julia is chosen
first-curia-julia-drafted =
    Whoever chooses Curia Julia conspires at once, and keeps one of two Conspiracies.
first-curia-julia-drafted-why =
    That does not happen when the Wonder comes later, by Ra or Extortion.

first-knossos-drafted-title = Knossos is chosen
first-knossos-drafted =
    Whoever chooses Knossos puts a cube into any Chamber at once.
first-knossos-drafted-why =
    So a Decree may work before the first Age begins.

first-decree-income-title = Income by Decree
first-decree-income =
    You get 1 coin in Age I, 2 in Age II and 3 in Age III, each time either of you constructs something of that kind.
first-decree-income-why =
    It is paid to the one who controls the Chamber at that moment.

first-decree-shield-title = The Decree with the shield
first-decree-shield =
    This Decree moves the pawn one space: forward for whoever gains it, and back when it is lost.
first-decree-shield-why =
    When it changes hands the pawn moves twice, first at the tie and then with the new control.

first-decree-chain-title = Borrowed chains
first-decree-chain =
    White symbols in your opponent's City make cards free for you as well.
first-decree-chain-why =
    It is a chain like any other: Urbanism pays for it.

first-decree-again-title = Another turn by Decree
first-decree-again =
    You play once more after you recruit a Conspirator.
first-decree-again-why =
    The Decree must be in force before the Conspirator is recruited.

first-agora-points-title = Points of the Senate
first-agora-points =
    At the end each Chamber counts for whoever controls it, 1 to 3 points as printed.
first-agora-points-why =
    At this moment { $who } has { $own } points in all, and { $whom } has { $theirs }.

# -- both together ---------------------------------------------------------------------------------

first-both-turn-title = The order of a turn
first-both-turn =
    A prepared Conspiracy may open your turn. Then comes one thing: use a card, or activate what lies in the Pantheon.
first-both-turn-why =
    If the Conspiracy takes the last card of the structure, the Age is over and nothing is activated any more.

first-both-age-three-title = Temples and Senators
first-both-age-three =
    In Age III there are three Grand Temples and three Senators, and no Guild. Grand Temples are worth 5, 12 or 21 points, for one, two or three.
first-both-age-three-why =
    They are free with the Mythology token.

first-both-neptune-title = Neptune and the Senate
first-both-neptune =
    The second token that Neptune takes does what Agora prints on it, as if you had driven the pawn there.
first-both-neptune-why =
    The other token is removed without any effect.

first-both-temple-title = A temple through the opponent
first-both-temple =
    By the Decree of borrowed chains a Mythology token of your opponent makes a Grand Temple free for you.
first-both-temple-why =
    The token is as good as a chain symbol.

# -- the panel around the tips ---------------------------------------------------------------------

first-before-choosing = Before you choose
first-why = Why?
first-more = More
first-nothing-new = Nothing new. Play on.
first-select = Select a card: what is new about it is explained there, before you use it.
first-beside = What is new about a card is explained beside it: read it before you use the card.
first-new-for-all = New for every card: { $titles }
first-new-here = New: { $titles }
first-over = The game is over: the score sheet is on the board.
first-explained-before = Already explained ({ $count })
first-not-met = What you did not meet this time ({ $count })
first-all-met = You have met everything there is.

# -- the form that asks what is played -------------------------------------------------------------

first-intro = Tonight's game: you start playing at once, and each rule is explained when it first comes up.
first-what = What
first-mix-base = 7 Wonders Duel, for the first time
first-mix-pantheon = With Pantheon, for those who know the base game
first-mix-agora = With Agora, for those who know the base game
first-mix-both = With both expansions, for those who know the base game
first-with = How
first-against-friend = A friend: the two of us at this board
first-against-computer = The computer, which plays like a beginner
first-player-one = Player 1, who begins
first-player = Player { $number }
first-begin = Begin

# -- beside the real box: what is asked, and what can have been done -------------------------------

first-ask-place = Which card lies open there?
first-ask-card = Which card is it?
first-ask-progress = Which Progress token is it?
first-ask-wonder = Which Wonder is on offer?
first-ask-divinity = Which Divinity is it?
first-ask-decree = Which Decree is turned up?
first-ask-conspiracy = Which Conspiracy is it?
first-ask-token = Which token lay on the card?

first-did-build = constructed
first-did-recruit = recruited
first-did-discard = discarded for coins
first-did-prepare = put under a Conspiracy
first-did-wonder = used for { $wonder }
first-did-install = a Divinity is placed on space { $space }
first-did-treason = a card of Age { $age } is constructed
first-did-keep = one of them is kept
first-did-trigger = a Conspiracy is triggered

# -- beside the real box: how the components are laid out ------------------------------------------

first-lay-who-begins = { $who } begins. If that is not agreed, draw lots first, and put the names on the form in that order.
first-lay-board = Lay the board between you, with the Conflict pawn in the middle and the Military tokens face up on their marks. Each of you takes 7 coins.
first-lay-board-agora = Lay the board between you, with the Conflict pawn in the middle and Agora's Military tokens on the marks, not those of the base game. Each of you takes 7 coins.
first-lay-progress = Shuffle the Progress tokens and lay five of them face up on the board.
first-lay-progress-new = Shuffle the Progress tokens, the new ones included, and lay five of them face up on the board.
first-lay-wonders =
    { $who } takes the Pyramids, the Great Lighthouse, the Temple of Artemis and the Statue of Zeus. { $whom } takes Circus Maximus, Piraeus, the Appian Way and the Colossus.
first-lay-draft = Shuffle the Wonders, the new ones included, and turn up four to choose from.
first-lay-one =
    Shuffle the 23 cards of Age I and put 3 back unseen. Lay the others as a pyramid: rows of 2, 3, 4, 5 and 6, from the far side to the near one. The second and the fourth row lie face down.
first-lay-two =
    Shuffle the 23 cards of Age II and put 3 back unseen. Lay the others the other way round: rows of 6, 5, 4, 3 and 2. The second and the fourth row lie face down.
first-lay-three =
    Shuffle the 20 cards of Age III and put 3 back unseen; shuffle 3 of the 7 Guilds in, unseen. Lay rows of 2, 3, 4, 2, 4, 3 and 2. The second, fourth and sixth row lie face down.
first-lay-one-agora =
    Shuffle the 23 cards of Age I, put 3 back unseen, and shuffle 5 Senators in. Lay a pyramid: rows of 3, 4, 5, 6 and 7, from the far side to the near one. The second and the fourth row lie face down.
first-lay-two-agora =
    Shuffle the 23 cards of Age II, put 3 back unseen, and shuffle 5 Senators in. Lay them the other way round: rows of 7, 6, 5, 4 and 3. The second and the fourth row lie face down.
first-lay-three-agora =
    Shuffle the 20 cards of Age III and put 3 back unseen; shuffle 3 of the 7 Guilds and the last 3 Senators in. Lay rows of 2, 3, 4, 5, 4, 3 and 2. The second, fourth and sixth row lie face down.
first-lay-three-pantheon =
    Shuffle the 20 cards of Age III and put 3 back unseen; shuffle 3 of the 5 Grand Temples in, unseen. Lay rows of 2, 3, 4, 2, 4, 3 and 2. The second, fourth and sixth row lie face down.
first-lay-three-both =
    Shuffle the 20 cards of Age III and put 3 back unseen; shuffle 3 of the 5 Grand Temples and the last 3 Senators in. Lay rows of 2, 3, 4, 5, 4, 3 and 2. The second, fourth and sixth row lie face down.
first-lay-pantheon =
    Lay the Pantheon beyond the board. Shuffle the three Divinities of each Mythology into a deck of their own, face down.
first-lay-mythologies =
    Draw five of the ten Mythology tokens and lay them on face-down cards: in the second row on the first and the third, in the fourth row on the first, the third and the fifth.
first-lay-mythologies-both =
    Draw five of the ten Mythology tokens and lay them on face-down cards: in the second row on the second and the fourth, in the fourth row on the first, the third and the sixth.
first-lay-gate = The Gate fills the empty space of the Pantheon. Turn up the Divinities there.
first-lay-offerings =
    Lay the three Offerings at random on the first, the third and the fifth card of the second row.
first-lay-offerings-both =
    Lay the three Offerings at random on the first, the third and the sixth card of the second row.
first-lay-senate =
    Lay the Senate below the board. Shuffle the Decrees face down and lay one in each Chamber, face up or face down as its scroll tells; the others go back into the box unseen. Shuffle the Conspiracies into a deck. Each of you takes the 12 cubes of one colour.

first-lay-out = Lay out
first-table-turn = { $who }'s turn, Age { $age }. Which card was taken, or what else was done?
first-table-not = It cannot be constructed: { $reason }
first-table-type = a few letters of a name; several with commas
first-table-that = That is it
first-table-undo = Undo
first-table-now = { $who } has { $own } coins, { $whom } has { $theirs }. The pawn is { $position }.
first-table-place = Row { $row } from the far side, card { $card } from the left.
first-thing-does = { $name }: { $effects }
first-table-several = It may be { $names }: type a little more.
first-table-none = There is no { $name } that it can be. Did you mean { $names }?
first-beside-the-box = The real box on the table; the guide follows what you tell it

# -- the cards to print, and when each is read ----------------------------------------

first-cards-title = Tips to read as you play
first-cards-how = Read a card aloud when its line at the top comes true. What tokens, Wonders and Divinities do stands on the player aid.
first-cards-no-page = Tips are written to a file such as 'tips.html', not { $file }.
first-when-begin = Before you begin
first-when-wonders = Before you choose Wonders
first-when-first-turn = Before the first turn
first-when-producer = When the first brown or grey card can be taken
first-when-buying = Before somebody first buys a resource
first-when-discarding = Before somebody first discards a card
first-when-blue-card = When the first blue card can be taken
first-when-green-card = When the first green card can be taken
first-when-red-card = When the first card with a shield can be taken
first-when-white-symbol = When a card first shows a white symbol that you have
first-when-price-card = When the first yellow card with a price can be taken
first-when-one-of-several = Before you construct what produces one of several resources
first-when-first-wonder = Before the first Wonder is constructed
first-when-another-turn = Before a Wonder with another turn is constructed
first-when-uncovering = Before a face-down card is uncovered
first-when-second-symbol = Before somebody takes a second symbol of a kind
first-when-token-near = Before the pawn reaches a Military token
first-when-own-side = Before you push the pawn off your own side
first-when-near-capital = When the pawn is four spaces from a capital
first-when-coins-for-cards = Before a card with coins for other cards is constructed
first-when-losing-coins = Before somebody has to lose coins
first-when-five-wonders = When five Wonders are constructed
first-when-last-card = Before the last card of an Age is taken
first-when-age-over = When an Age is over
first-when-second-age = When Age II begins
first-when-third-age = When Age III begins
first-when-first-guild = Before the first Guild is constructed
first-when-counting = When points are counted
first-when-mythology-taken = When somebody takes a Mythology token
first-when-activating = Before the first Divinity is activated
first-when-before-gate = Before the Gate is activated
first-when-first-temple = When the first Grand Temple can be taken
first-when-five-cards = When five cards of Age III are left
first-when-first-senator = When the first Senator can be taken
first-when-first-politician = Before the first Politician is recruited
first-when-first-conspirator = Before the first Conspirator is recruited
first-when-first-cube = Before the first cube is placed
first-when-four-chambers = When somebody controls four Chambers
first-when-conspiring = When somebody conspires
first-when-preparing = Before a Conspiracy is prepared
first-when-before-neptune = Before Neptune is activated
