# Что сколько стоит: оплата, её составляющие и то, что о ней сообщается.

payment = { CAPITAL(thing-inside) } для { IN-CASE($payer, "gen") }: { $items }
payment-coins = { $coins ->
    [0] бесплатно
   *[other] { count-coins }
}
payment-to-opponent = { $coins } из них получает соперник («Экономика»)
payment-or = или { $total } с припиской «отдав { $coins }»: { $items }
# $offerings: what the Offering tokens that are spent are worth, as people type it
payment-or-using = или { $total } с припиской «жетонами { $offerings }»
# $share: how much of the price the opponent receives by Economy, "none", "all" or "some" ($coins)
price-received = { $share ->
    [none] { $price }, в банк
    [all] { $price }, получает { $whom }
   *[some] { $price }, из них { $coins } получает { $whom }
}

by-engineering = { count-coins } вместо стоимости («Инженерное дело»)
free-by-token = бесплатно благодаря жетону { mythology-named.gen }
free-by-opponent-token = бесплатно благодаря жетону { mythology-named.gen } { IN-CASE($whom, "gen") }
free-by-chain = бесплатно по цепочке: на карте «{ $source }» есть символ «{ $symbol }»
free-by-opponent-chain = бесплатно по цепочке: на карте «{ $source }» в Городе { IN-CASE($whom, "gen") } есть символ «{ $symbol }»
coins-ignored = Декрет отменяет { count-coins.acc } из указанной стоимости
coins-printed = { count-coins } из указанной стоимости
units-produced = { $resource } × { $units } — производит «{ $source }»
units-waived = { $resource } × { $units } — не требуется ({ $by })
# $why — одно из сообщений, которые начинаются с price-.
units-bought = { $units ->
    [1] { $resource } × { $units } — покупка за { $price } ({ $why })
   *[other] { $resource } × { $units } — покупка по { $price } за единицу ({ $why })
}
price-fixed = постоянная цена благодаря карте «{ $source }»
price-with-symbols = { $coins } и ещё { $symbols } за производство соперника
price-without-symbols = { $coins }, соперник этого не производит
price-less-by-decree = { $price }, минус { $coins } по Декрету
senators-free = Сенаторы бесплатны («Коррупция»)
senators = { $count ->
    [0] в Городе нет Сенаторов
    [one] в Городе { $count } Сенатор
    [few] в Городе { $count } Сенатора
    [many] в Городе { $count } Сенаторов
   *[other] в Городе { $count } Сенатора
}
coins-of-space = { count-coins } за слот { $space }
coins-of-the-gate = { $factor ->
    [2] ещё { $coins }, так как стоимость Врат удваивается
   *[other] ещё { $coins }, так как стоимость Врат умножается на { $factor }
}
less-by-wonder = на { $coins } меньше благодаря Чуду света «{ $wonder }»
less-by-offering = на { $coins } меньше благодаря жетону Жертвоприношения
no-change = сдачи нет

log-price = { CAPITAL(thing-inside) } для { IN-CASE($who, "gen") }: { $items }.
log-free = { $who } не платит за { thing-inside.acc }: { $items }.
log-free-by-token = { $who } строит карту «{ $thing }» бесплатно благодаря жетону { mythology-named.gen }.
log-free-by-opponent-token =
    { $who } строит карту «{ $thing }» бесплатно благодаря жетону { mythology-named.gen } { IN-CASE($whom, "gen") }.
log-free-by-chain =
    { $who } строит карту «{ $thing }» бесплатно по цепочке: на карте «{ $source }» есть символ «{ $symbol }».
log-free-by-opponent-chain =
    { $who } строит карту «{ $thing }» бесплатно по цепочке: на карте «{ $source }» в Городе { IN-CASE($whom, "gen") } есть символ «{ $symbol }».
