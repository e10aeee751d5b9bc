# Why an action is good or bad: clauses about "das", the action. who: the player who takes it; whom:
# the opponent.

reason-wins = das gewinnt sofort ({ $outcome })
reason-wins-by-choice = das gewinnt sofort ({ $outcome }; danach: { $choices })
reason-plays-again = das bringt { $who } einen weiteren Zug
reason-pair = das ergibt ein Paar Forschungssymbole, und { $who } nimmt ein Fortschritts-Plättchen
reason-progress = das bringt { $who } ein Fortschritts-Plättchen
reason-divinity = damit kann { $who } eine Gottheit aktivieren
# $reason: another reason; $choices: what the player has to choose next for it
reason-by-choice = { $reason } (danach: { $choices })
# $times: how often $action has to be chosen in a row
repeated = { $times } × { $action }

# $answer: what the opponent does next, or would have done

reason-lets-win = danach gewinnt { $whom } sofort: { $answer }
reason-may-let-win = danach kann { $whom } vielleicht sofort gewinnen, zum Beispiel: { $answer }
reason-stops = das nimmt { $whom } die Möglichkeit, sofort zu gewinnen: { $answer }
reason-uncovers = das legt die Karte „{ $card }“ frei, die { $whom } sofort verwenden kann
reason-turns-up = das deckt { $cards ->
    [one] eine neue Karte
   *[other] { $cards } neue Karten
 } auf, und { $whom } ist als Nächstes am Zug
reason-opens-nothing = das legt keine Karte für { $whom } frei
reason-denies-best = damit entgeht { $whom } die beste Karte
reason-denies = damit entgeht { $whom } die Karte „{ $card }“, die { $whom } sofort verwenden könnte
reason-buries = das begräbt die Karte „{ $card }“, die { $whom } sofort verwenden könnte
# $answer: what the opponent is expected to do next
reason-then = dann ist von { $whom } diese Antwort zu erwarten: { $answer }

reason-military = das bewegt die Konflikt-Spielfigur { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
 } weit, und bis zur Hauptstadt von { $whom } { $left ->
    [one] fehlt noch ein Feld
   *[other] fehlen noch { $left } Felder
 }
reason-military-back = das schiebt die Konflikt-Spielfigur { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
 } zurück, und bis zur Hauptstadt von { $who } { $left ->
    [one] fehlt noch ein Feld
   *[other] fehlen noch { $left } Felder
 }
reason-symbol = { $symbols ->
    [one] das bringt { $who } das erste Forschungssymbol
   *[other] das bringt { $who } ein neues Forschungssymbol, also { $symbols } verschiedene
 }
# $resources: one resource or a list of them; $units: how many of it are produced then
reason-resource = das produziert { $resources }, und { $who } musste das bisher kaufen
reason-production = damit produziert { $who } { $units }-mal { $resources }
reason-less = { $units ->
    [0] damit verliert { $whom } die gesamte Produktion von { $resources }
   *[other] damit produziert { $whom } nur noch { $units }-mal { $resources }
 }
reason-always = das produziert { $resources } in jedem Fall, und { $who } hatte das bisher nur zur Wahl
reason-any = das produziert nach Bedarf { $resources } für { $who }
# $coins: what a unit costs then
reason-trade = damit zahlt { $who } für { $resources } nur noch je { count-coins }
reason-price = damit zahlt { $whom } für { $resources } künftig je { count-coins }
# $card: a card to come
reason-chain = das Bausymbol macht die Karte „{ $card }“ für { $who } kostenfrei
reason-chain-of = das Bausymbol der Karte „{ $of }“ macht die Karte „{ $card }“ für { $who } kostenfrei
reason-points = das bringt { $who } { $points } Siegpunkte
reason-coins = das bringt { $who } { count-coins }
reason-takes-coins = das kostet { $whom } { count-coins }
reason-takes-card = das nimmt { $whom } die Karte „{ $card }“
reason-removes-card = das wirft die Karte „{ $card }“ von { $whom } ab
reason-takes-wonder = das nimmt { $whom } das Weltwunder „{ $wonder }“
reason-removes-wonder = das entfernt das Weltwunder „{ $wonder }“ von { $whom } für immer
reason-undoes-wonder = { $whom } muss das Weltwunder „{ $wonder }“ noch einmal errichten
# $effect: what a Progress token does from then on
reason-lasts = das hat einen dauerhaften Effekt ({ $effect })
reason-saves = danach bleiben { $who } { count-coins } mehr

reason-control = das gibt { $who } die Kontrolle über Kammer { $chamber }
# $other: die Kammer, die nicht mehr kontrolliert wird
reason-control-instead = das gibt { $who } die Kontrolle über Kammer { $chamber } statt über Kammer { $other }
reason-control-left = das gibt { $who } die Kontrolle über Kammer { $chamber }, überlässt aber { $whom } Kammer { $other }
reason-control-lost = das nimmt { $whom } die Kontrolle über Kammer { $chamber }
reason-conspiracy = das gibt { $who } eine Verschwörung
# $coins: the value of the token
reason-offering = das bringt { $who } das Opfergaben-Plättchen mit dem Wert { $coins }
reason-mythology = das bringt { $who } ein Mythologie-Plättchen
# $coins, $theirs: the prices of a space of the Pantheon
reason-space = dort kostet die Aktivierung { $who } { count-coins } und { $whom } { $theirs }

# A Wonder that is drafted: what it does, at once or once it is constructed.

reason-wonder-again = dieses Weltwunder wird { $who } einen weiteren Zug bringen
reason-wonder-shields = dieses Weltwunder wird die Konflikt-Spielfigur { $shields ->
    [one] { $shields } Feld
   *[other] { $shields } Felder
 } weit bewegen
reason-wonder-at-once = dieses Weltwunder hat schon beim Auswählen einen Effekt ({ $effect })
reason-wonder-does = dieses Weltwunder hat einen besonderen Effekt ({ $effect })
reason-wonder-any = dieses Weltwunder wird nach Bedarf { $resources } für { $who } produzieren
reason-wonder-activation = dieses Weltwunder wird jede Aktivierung für { $who } um { count-coins } billiger machen
reason-wonder-points = dieses Weltwunder ist { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
 } wert
reason-wonder-coins = dieses Weltwunder wird { $who } { count-coins } bringen

# What to say of a suggestion that nothing above sets apart. $by: a difference in the chance to win,
# in percentage points.

reason-only = etwas anderes ist nicht möglich
reason-proven-win = damit gewinnt { $who } sicher, was { $whom } auch tut
reason-proven-loss = damit gewinnt { $whom } sicher, wenn die Antworten stimmen
reason-as-good = der Trainer kennt nichts Besseres
reason-ahead = { $by ->
    [0] nach Einschätzung des Trainers liegt das vor der nächstbesten Aktion
    [one] nach Einschätzung des Trainers liegt das { $by } Prozentpunkt vor der nächstbesten Aktion
   *[other] nach Einschätzung des Trainers liegt das { $by } Prozentpunkte vor der nächstbesten Aktion
}
reason-behind = { $by ->
    [0] nach Einschätzung des Trainers liegt das knapp hinter der besten Aktion
    [one] nach Einschätzung des Trainers liegt das nur { $by } Prozentpunkt hinter der besten Aktion
   *[other] nach Einschätzung des Trainers liegt das nur { $by } Prozentpunkte hinter der besten Aktion
}
reason-ends = das beendet die Partie ({ $outcome })

# A hint: an action, the chance to win after it, and why.

# $reason: a reason; $also: a card that the opponent does not get
reason-and = { $reason }; { $also }
advice = { CAPITAL($action) } ({ $after }): { $reason }.

# A game that was reviewed. $before, $after: the chance to win in percent.

reviewed-blunder = Grober Fehler: Die Gewinnchance von { $who } fällt von { $before } auf { $after }.
reviewed-mistake = Fehler: Die Gewinnchance von { $who } fällt von { $before } auf { $after }.
reviewed-inaccuracy = Ungenauigkeit: Die Gewinnchance von { $who } fällt von { $before } auf { $after }.
reviewed-only-move = Der einzige gute Zug ({ $after }): Bei jedem anderen verliert { $who } viel von der Gewinnchance.
reviewed-seeming-blunder = Auf den ersten Blick ein grober Fehler: Die Gewinnchance von { $who } fällt von { $before } auf { $after }.
reviewed-seeming-mistake = Auf den ersten Blick ein Fehler: Die Gewinnchance von { $who } fällt von { $before } auf { $after }.
reviewed-seeming-inaccuracy = Auf den ersten Blick eine Ungenauigkeit: Die Gewinnchance von { $who } fällt von { $before } auf { $after }.
review-sentence = { CAPITAL($reason) }.
# $better: a better action, or several, with the chance to win after each
review-better = Bessere Wahl: { $better }. { CAPITAL($reason) }.
review-better-alone = Bessere Wahl: { $better }.
review-better-unexplained = Bessere Wahl: { $better }. Ein einzelner Vorteil erklärt das nicht.
review-also = Auch besser: { $better }.
rated-action = { $action } ({ $after })
review-summary = { $who }: { $blunders ->
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
 }, { $mistakes ->
    [one] { $mistakes } Fehler
   *[other] { $mistakes } Fehler
 }, { $inaccuracies ->
    [one] { $inaccuracies } Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
 }.

# How a game may end, and for whom; with the chance of it after the better action and after the one
# that was played, from $better to $played

end-military = militärische Überlegenheit von { $who }
end-science = wissenschaftliche Überlegenheit von { $who }
end-political = politische Überlegenheit von { $who }
end-civilian = Sieg von { $who } nach Punkten
end-change = { $end } { $better } → { $played }
review-ends = Wie die Partie enden kann (nach der besseren Aktion → nach dieser): { $changes }.
review-so-far = Der Trainer hat { $done } von { $count } Aktionen genau angesehen.
review-first-look = Erster Blick auf jede Aktion: { $done } von { $count }.
