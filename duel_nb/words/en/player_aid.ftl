# The headings of the player aid to print; its other words are those of rules and components.

aid-title = 7 Wonders Duel: player aid
aid-blue-cards = Blue cards
aid-actions = Senate actions
aid-chambers = Chamber
aid-spaces = Space
aid-first-player = Player who began Age I
aid-second-player = The other player

aid-no-page = A player aid is a file such as 'player-aid.html', not { $file }.
