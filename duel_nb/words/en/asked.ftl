# Questions to the referee in people's own words, such as in a terminal: what was read of them.

# $facts: those below, between semicolons
asked-position = Position: { $facts }. The rest is unknown.
asked-turn = { $who }'s turn
asked-turn-assumed = { $who }'s turn (assumed)
# $set: the name of an expansion
asked-with = with { $set }
asked-age = Age { $age }
asked-coins = { $coins ->
    [1] { $who } has 1 coin
   *[other] { $who } has { $coins } coins
 }
# $where: such as: 3 spaces towards B
asked-pawn = the Conflict pawn { $where }
asked-cards = { $who }'s Buildings: only { $things }
asked-built = { $who }'s constructed Wonders: only { $things }
asked-wonders = { $who }'s other Wonders: only { $things }
asked-progress = { $who }'s Progress tokens: only { $things }
asked-divinities = { $who }'s Divinities: only { $things }
asked-prepared = { $who }'s prepared Conspiracies: only { $things }
asked-structure = accessible: { $things }, and perhaps others
asked-without = { $who } does not have { $things }
asked-unread = Not understood, and left out: { $words }.
asked-nearest = The name nearest to { $typed } is { $near }.
# $stock: such as 2 stone
asked-resources = Left out: { $stock }. Resources are not stored; say what produces them instead, such as { $things }.
asked-coloured = Left out: { $typed }. Say which Buildings instead, such as { $things }.
asked-later = Left out: { $things }. What { $subject } applies to is chosen afterwards; ask about that choice then.
# $facts: of those above, between semicolons
asked-any-position = This is about a rule, which does not depend on it: { $facts }.
asked-see-also = Perhaps also: { $rules }.
asked-near = There is nothing called { $typed }; the nearest is { $near }.
asked-unknown = There is nothing called { $typed }.
asked-no-text = ask: expected a question in your own words, not { $given }.
asked-nothing = Ask something, for example: may A build the Library with 3 coins and a Scriptorium?
asked-too-long = The question is too long: { $given }
asked-prompt = Your question:
