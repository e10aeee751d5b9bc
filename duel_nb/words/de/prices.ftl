# What things cost: payments, their items, and their sentences in the log.

payment = { $thing } für { $payer }: { $items }
payment-coins = { $coins ->
    [0] kostenlos
   *[other] { count-coins }
}
payment-to-opponent = { $coins } davon an den Gegner (Wirtschaft)
payment-or = oder { $total } mit „gibt { $coins }“: { $items }
# $offerings: what the Offering tokens that are spent are worth, as people type it
payment-or-using = oder { $total } mit „mit { $offerings }“
# $share: how much of the price the opponent receives by Economy, "none", "all" or "some" ($coins)
price-received = { $share ->
    [none] { $price }, an die Bank
    [all] { $price }, an { $whom }
   *[some] { $price }, davon { $coins } an { $whom }
}

by-engineering = { count-coins } durch Baukunst statt der Baukosten
free-by-token = kostenfrei durch das { $mythology }e Mythologie-Plättchen
free-by-opponent-token = kostenfrei durch das { $mythology }e Mythologie-Plättchen von { $whom }
free-by-chain = kostenfrei durch Bausymbol: „{ $source }“ zeigt „{ $symbol }“
free-by-opponent-chain = kostenfrei durch Bausymbol: „{ $source }“ von { $whom } zeigt „{ $symbol }“
coins-ignored = { count-coins } der Baukosten durch Dekret erlassen
coins-printed = { count-coins } als Baukosten
units-produced = { $units } { $resource } durch „{ $source }“
units-waived = { $units } { $resource } erlassen durch { $by }
# $why is one of the messages that begin with price-.
units-bought = { $units ->
    [one] { $units } { $resource } gekauft für { $price } ({ $why })
   *[other] { $units } { $resource } gekauft für je { $price } ({ $why })
}
price-fixed = Festpreis durch „{ $source }“
price-with-symbols = { $coins } plus { $symbols } für { $resource } bei { $whom }
price-without-symbols = { $coins }, da { $whom } nichts davon produziert
price-less-by-decree = { $price }, minus { $coins } durch Dekret
senators-free = Senatoren sind durch Korruption kostenlos
senators = { $count ->
    [0] kein Senator in der Stadt
    [one] { $count } Senator in der Stadt
   *[other] { $count } Senatoren in der Stadt
}
coins-of-space = { count-coins } für Anlegefläche { $space }
coins-of-the-gate = { $factor ->
    [2] { $coins } mehr, da das Tor doppelt so viel kostet
   *[other] { $coins } mehr, da das Tor { $factor }-mal so viel kostet
}
less-by-wonder = { $coins } weniger durch „{ $wonder }“
less-by-offering = { $coins } weniger durch das Opfergaben-Plättchen mit Wert { $coins }
no-change = Überschuss verfällt

log-price = { CAPITAL(thing-inside) } für { $who }: { $items }.
log-free = { CAPITAL(thing-inside) } kostet { $who } nichts: { $items }.
log-free-by-token = { $who } errichtet die Karte „{ $thing }“ kostenfrei durch das { $mythology }e Mythologie-Plättchen.
log-free-by-opponent-token =
    { $who } errichtet die Karte „{ $thing }“ kostenfrei durch das { $mythology }e Mythologie-Plättchen von { $whom }.
log-free-by-chain =
    { $who } errichtet die Karte „{ $thing }“ kostenfrei: „{ $source }“ zeigt das Bausymbol „{ $symbol }“.
log-free-by-opponent-chain =
    { $who } errichtet die Karte „{ $thing }“ kostenfrei: „{ $source }“ von { $whom } zeigt das Bausymbol „{ $symbol }“.
