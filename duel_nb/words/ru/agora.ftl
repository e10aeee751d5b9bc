# Что происходит в Агоре.

# -- Заговоры

coins-on-astarte-not-counted = { CAPITAL(thing-inside) } не учитывает монеты на карте бога «Астарта» { IN-CASE($whom, "gen") }.
no-coin-to-take = В казне { IN-CASE($whom, "gen") } нет монет, забирать нечего.
no-cube-in-senate = В Сенате нет кубиков Влияния: { thing-inside } не приносит и не отнимает монет.

# -- Декреты

decree-works = { $who } теперь пользуется Декретом «{ $thing }».
decree-works-no-longer = { $who } больше не пользуется Декретом «{ $thing }».

# -- Сенаторы: $count действий за $blue синих карт

count-senate-actions =
    { $count ->
        [one] { $count } действие в Сенате
        [few] { $count } действия в Сенате
        [many] { $count } действий в Сенате
       *[other] { $count } действия в Сенате
    }
count-blue-cards =
    { $blue ->
        [one] { $blue } синяя карта
        [few] { $blue } синие карты
        [many] { $blue } синих карт
       *[other] { $blue } синей карты
    }
senate-actions = { $who }: { count-senate-actions } (в Городе { count-blue-cards }).
senate-actions-with-decree =
    { $who }: { count-senate-actions } (в Городе { count-blue-cards }, и действует { thing-inside }).
