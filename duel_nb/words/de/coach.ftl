# Why an action is good or bad: clauses about "das", the action. who: the player who takes it; whom:
# the opponent.

reason-best-chance = das führt für { $who } insgesamt zur besseren Stellung
reason-wins = das gewinnt sofort ({ $outcome })
reason-plays-again = das bringt { $who } einen weiteren Zug
reason-pair = das ergibt ein Paar Forschungssymbole, und { $who } nimmt ein Fortschritts-Plättchen

# $answer: what the opponent does next
reason-lets-win = danach gewinnt { $whom } sofort: { $answer }
reason-may-let-win = danach kann { $whom } vielleicht sofort gewinnen, zum Beispiel: { $answer }
reason-stops = das nimmt { $whom } die Möglichkeit, sofort zu gewinnen: { $answer }
reason-uncovers = das legt die Karte „{ $card }“ frei, die { $whom } am besten brauchen kann
reason-turns-up = das deckt eine neue Karte auf, und { $whom } ist als Nächstes am Zug
reason-denies = das hält die Karte „{ $card }“ von { $whom } fern, wo sie am nötigsten gebraucht wird

reason-military = das bewegt die Konflikt-Spielfigur { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
 } weit, und bis zur Hauptstadt { $left ->
    [one] fehlt noch ein Feld
   *[other] fehlen noch { $left } Felder
 }
reason-symbol = das ist für { $who } { $symbols ->
    [one] das erste Forschungssymbol
   *[other] das { $symbols }. verschiedene Forschungssymbol
 }
reason-resource = damit ist { $who } bei { $part } nicht mehr auf den Handel angewiesen
reason-points = das bringt { $who } { $points } Siegpunkte
reason-coins = das bringt { $who } { count-coins }
reason-takes-coins = das kostet { $whom } { count-coins }

# What speaks for an action where nothing above does.

reason-for-wonder = dieses Weltwunder passt am besten zu { $who }
reason-for-purse = das lässt { $who } mehr Münzen für das, was noch kommt
reason-for-goods = das gibt { $who } Ressourcen, die spätere Karten brauchen
reason-for-price = das macht Ressourcen für { $whom } teurer
reason-for-chain = das zeigt ein Bausymbol, also kann eine spätere Karte für { $who } kostenfrei sein
reason-for-tempo = das bringt { $who } die bessere Zugfolge
reason-for-senate = das stärkt { $who } im Senat
reason-for-conspiracy = das gibt { $who } eine Verschwörung für später
reason-for-divinity = das bringt { $who } den Gottheiten des Pantheons näher

# A hint: an action, the chance to win after it, and why.

advice = { $action } ({ $after } %): { $reason }.

# A game that was reviewed. $before, $after: the chance to win in percent.

reviewed-blunder = Grober Fehler: Die Gewinnchance von { $who } fällt von { $before } % auf { $after } %.
reviewed-mistake = Fehler: Die Gewinnchance von { $who } fällt von { $before } % auf { $after } %.
reviewed-inaccuracy = Ungenauigkeit: Die Gewinnchance von { $who } fällt von { $before } % auf { $after } %.
reviewed-only-move = Der einzige gute Zug: Bei jedem anderen verliert { $who } viel von den { $after } %.
review-sentence = { CAPITAL($reason) }.
review-better = Bessere Wahl: { $action } ({ $after } %). { CAPITAL($reason) }.
review-also = Auch besser: { $better }.
also-better = { $action } ({ $after } %)
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
