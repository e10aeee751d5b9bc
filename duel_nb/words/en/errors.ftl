# What was typed, or opened, is not understood.

# A name that no component has. $kinds are the kinds that were looked for, "card or Wonder"; $typed
# is what somebody typed; $near are names that may have been meant, "a, b or c".
unknown-name = There is no { $kinds } called "{ $typed }".
unknown-name-near = There is no { $kinds } called "{ $typed }". Did you mean { $near }?
unknown-name-of-kind = There is no { $kinds } called "{ $typed }": { $name } is a { $kind }.
ambiguous-name = "{ $typed }" could be { $names }.
name-of-kind = { $name } ({ $kind })
name-no-text = A name is a text, not { $given }.
name-too-long = There is nothing called { $given }.

kind-any = component
kind-card = card
kind-wonder = Wonder
kind-progress = Progress token
kind-divinity = Divinity
kind-gate = Gate
kind-mythology = mythology
kind-decree = Decree
kind-conspiracy = Conspiracy

# A text that is no action. $typed is in quotation marks already; $example, $near and $actions are
# actions as people type them.
notation-no-text = An action is a text such as '{ $example }', not { $given }.
action-no-text = An action is not a text: compare str(action) == { $typed }, or action == s.read({ $typed }), which also knows other spellings; { $typed } in s.legal_actions() works as it is.
notation-too-long = { $given } is not an action: it is too long.
notation-nothing = Nothing is written here: an action looks like '{ $example }'.
notation-no-action =
    { $given } is not an action: expected one of the legal actions, or its notation such as '{ $example }'.
notation-no-verb = { $typed } is not an action: no verb { $word }; known: { $verbs }.
notation-no-verb-near = { $typed } is not an action: no verb { $word }; did you mean { $near }?
notation-player-named =
    { $typed } is not an action: leave out { $word }; it is always the player to act.
notation-offerings-for-activation =
    { $typed } is not an action: Offering tokens pay only for activations (PAN-OFF-04). Did you mean { $near }?
notation-only-wonder-with-card =
    { $typed } is not an action: only a Wonder is constructed with another card.
notation-is-a-wonder = { $typed } is not an action: { $wonder } is a Wonder. Did you mean { $near }?
notation-near = { $problem } Did you mean { $near }?
notation-joiner-left-out = { $problem } Was { $joiner } left out?
notation-verb-says-all = { $typed } is not an action: nothing follows { $verb }.
notation-offerings-missing = { $typed } is unfinished: expected Offering tokens, such as 2 3.
notation-unfinished = { $typed } is unfinished: expected something like { $example }.
notation-unfinished-could-be = { $typed } is unfinished: it could be { $actions }.
notation-could-be = { $typed } could be { $actions }.
notation-one-offering-of-value = There is only one Offering token worth { $value }.
notation-none-of = { $typed } is not known here; expected one of { $known }.
notation-no-chamber = There is no Chamber { $typed }; expected 1 to { $last }.
notation-no-decree =
    { $typed } is not known here; a Decree is named by its Chamber, 1 to { $last }; 3/2 is the second one in 3.
notation-no-place = There is no place { $place } in the structure of this Age.
notation-no-player = { $typed } is not a player: expected { $players }.
no-player-a-or-b = There is no player { $given }: expected 'A' or 'B'.
no-player-named = There is no player { $given }: expected 'A' ({ $first }) or 'B' ({ $second }).
