# Сколько стоит компонент, что он приносит и что делает: так говорят поле, терминал и списки
# компонентов, в нескольких словах, без точки. Эти слова стоят после имени.

# -- в одну строку: имя, затем такие слова

described = { $name }: { $what }
described-with-cost = { $name }: стоимость { $cost }; { $what }
# kind: что это такое, например Мифология
named-kind = { $name } ({ $kind })
bare-name = { $name }
# Название, в котором нет уверенности, и английское.
name-with-english = { $name } ({ $english })

card-of-colour = { $colour ->
    [brown] коричневая карта
    [grey] серая карта
    [blue] синяя карта
    [green] зелёная карта
    [yellow] жёлтая карта
    [red] красная карта
    [purple] фиолетовая карта
   *[senator] Сенатор
}
costs = стоимость { $cost }
costs-nothing = бесплатно
costs-for-each-senator = { $coins ->
    [one] стоит { $coins } монету за каждого Сенатора в Городе
    [few] стоит { $coins } монеты за каждого Сенатора в Городе
    [many] стоит { $coins } монет за каждого Сенатора в Городе
   *[other] стоит { $coins } монеты за каждого Сенатора в Городе
}
free-with-symbol = бесплатно с символом «{ $symbol }»
free-with-mythology = бесплатно с жетоном { mythology-named.gen }
gives-symbol = даёт символ «{ $symbol }»
when-drafted = при выборе: { $effect }

# -- числа

units-of = { $resource ->
    [wood] { $units ->
        [one] { $units } древесина
        [few] { $units } древесины
        [many] { $units } древесины
       *[other] { $units } древесины
    }
    [clay] { $units ->
        [one] { $units } глина
        [few] { $units } глины
        [many] { $units } глины
       *[other] { $units } глины
    }
    [stone] { $units ->
        [one] { $units } камень
        [few] { $units } камня
        [many] { $units } камней
       *[other] { $units } камня
    }
    [glass] { $units ->
        [one] { $units } стекло
        [few] { $units } стекла
        [many] { $units } стекла
       *[other] { $units } стекла
    }
   *[papyrus] { $units ->
        [one] { $units } папирус
        [few] { $units } папируса
        [many] { $units } папирусов
       *[other] { $units } папируса
    }
}
produces = производит: { $units }
produces-one-of = производит 1 на выбор: { $resources-acc }
buys-at-fixed-price = { $coins ->
    [one] цена { $coins } монета за единицу: { $resources }
    [few] цена { $coins } монеты за единицу: { $resources }
    [many] цена { $coins } монет за единицу: { $resources }
   *[other] цена { $coins } монеты за единицу: { $resources }
}
grand-temple-of = Великий Храм { mythology-named.gen }
count-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

rule-coins = { count-coins.acc }
rule-coins-each = { $coins ->
    [one] по { $coins } монете
    [few] по { $coins } монеты
    [many] по { $coins } монет
   *[other] по { $coins } монеты
}
rule-points-each = { $points ->
    [one] по { $points } очку
    [few] по { $points } очка
    [many] по { $points } очков
   *[other] по { $points } очка
}
rule-blue-cards = { $blue ->
    [one] { $blue } синюю карту
    [few] { $blue } синие карты
    [many] { $blue } синих карт
   *[other] { $blue } синей карты
}
rule-shields = { $shields ->
    [one] { $shields } Щит
    [few] { $shields } Щита
    [many] { $shields } Щитов
   *[other] { $shields } Щита
}
rule-units = { $units ->
    [one] { $units } единицу ресурсов
    [few] { $units } единицы ресурсов
    [many] { $units } единиц ресурсов
   *[other] { $units } единицы ресурсов
}

figure-activation-discount = { $figure ->
    [one] активация на { $figure } монету дешевле
    [few] активация на { $figure } монеты дешевле
    [many] активация на { $figure } монет дешевле
   *[other] активация на { $figure } монеты дешевле
}
figure-wonder-discount = { $figure ->
    [one] Чудеса света на { $figure } ресурс дешевле
    [few] Чудеса света на { $figure } ресурса дешевле
    [many] Чудеса света на { $figure } ресурсов дешевле
   *[other] Чудеса света на { $figure } ресурса дешевле
}
figure-blue-discount = { $figure ->
    [one] синие карты на { $figure } ресурс дешевле
    [few] синие карты на { $figure } ресурса дешевле
    [many] синие карты на { $figure } ресурсов дешевле
   *[other] синие карты на { $figure } ресурса дешевле
}
figure-economy = приносит монеты, которые соперник тратит на ресурсы
figure-points-per-progress = { $figure ->
    [one] { $figure } очко за каждый жетон Развития
    [few] { $figure } очка за каждый жетон Развития
    [many] { $figure } очков за каждый жетон Развития
   *[other] { $figure } очка за каждый жетон Развития
}
figure-red-shield-bonus = { $figure ->
    [one] ещё { $figure } Щит за каждую красную карту, построенную позже
    [few] ещё { $figure } Щита за каждую красную карту, построенную позже
    [many] ещё { $figure } Щитов за каждую красную карту, построенную позже
   *[other] ещё { $figure } Щита за каждую красную карту, построенную позже
}
figure-wonders-play-again = ещё один ход за каждое Чудо света, построенное позже
figure-chain-coins = { $figure ->
    [one] { $figure } монета за каждую карту, построенную по цепочке
    [few] { $figure } монеты за каждую карту, построенную по цепочке
    [many] { $figure } монет за каждую карту, построенную по цепочке
   *[other] { $figure } монеты за каждую карту, построенную по цепочке
}
figure-senators-free = Сенаторы бесплатны
figure-keeps-both-conspiracies = из двух взятых Заговоров остаются оба
figure-points-per-pantheon-token = { $figure ->
    [one] { $figure } очко за каждый жетон Мифологии и Жертвоприношения
    [few] { $figure } очка за каждый жетон Мифологии и Жертвоприношения
    [many] { $figure } очков за каждый жетон Мифологии и Жертвоприношения
   *[other] { $figure } очка за каждый жетон Мифологии и Жертвоприношения
}
figure-coins-lost-per-space = { $figure ->
    [one] соперник теряет { $figure } монету за каждое деление, пройденное маркером Конфликта
    [few] соперник теряет { $figure } монеты за каждое деление, пройденное маркером Конфликта
    [many] соперник теряет { $figure } монет за каждое деление, пройденное маркером Конфликта
   *[other] соперник теряет { $figure } монеты за каждое деление, пройденное маркером Конфликта
}
figure-engineering-price = { $figure ->
    [one] любая карта с символом цепочки под стоимостью за { $figure } монету
    [few] любая карта с символом цепочки под стоимостью за { $figure } монеты
    [many] любая карта с символом цепочки под стоимостью за { $figure } монет
   *[other] любая карта с символом цепочки под стоимостью за { $figure } монеты
}
figure-points-per-coin = { $figure ->
    [one] { $figure } очко за каждую монету, оставшуюся на карте
    [few] { $figure } очка за каждую монету, оставшуюся на карте
    [many] { $figure } очков за каждую монету, оставшуюся на карте
   *[other] { $figure } очка за каждую монету, оставшуюся на карте
}
figure-progress-tokens = { $figure ->
    [one] { $figure } жетон Развития на карте, когда она открывается
    [few] { $figure } жетона Развития на карте, когда она открывается
    [many] { $figure } жетонов Развития на карте, когда она открывается
   *[other] { $figure } жетона Развития на карте, когда она открывается
}
figure-price-factor = { $figure ->
    [2] стоит вдвое больше цены своего слота
    [3] стоит втрое больше цены своего слота
   *[other] цена слота умножается на { $figure }
}
figure-points = { $figure ->
    [one] { $figure } очко
    [few] { $figure } очка
    [many] { $figure } очков
   *[other] { $figure } очка
}

# -- что компонент делает сразу

# what: цвета или Чудеса света, которые считают или выбирают; .acc — винительный падеж,
# .each — «каждую» или «каждое» и то же в винительном
counted = { $what ->
    [brown] коричневая карта
    [grey] серая карта
    [blue] синяя карта
    [green] зелёная карта
    [yellow] жёлтая карта
    [red] красная карта
    [purple] фиолетовая карта
    [brown-grey] коричневая или серая карта
    [blue-green] синяя или зелёная карта
   *[wonders] Чудо света
}
    .acc = { $what ->
        [brown] коричневую карту
        [grey] серую карту
        [blue] синюю карту
        [green] зелёную карту
        [yellow] жёлтую карту
        [red] красную карту
        [purple] фиолетовую карту
        [brown-grey] коричневую или серую карту
        [blue-green] синюю или зелёную карту
       *[wonders] Чудо света
    }
    .each = { $what ->
        [brown] каждую коричневую карту
        [grey] каждую серую карту
        [blue] каждую синюю карту
        [green] каждую зелёную карту
        [yellow] каждую жёлтую карту
        [red] каждую красную карту
        [purple] каждую фиолетовую карту
        [brown-grey] каждую коричневую и серую карту
        [blue-green] каждую синюю и зелёную карту
       *[wonders] каждое Чудо света
    }
does-take-coins = { $amount ->
    [one] взять { $amount } монету
    [few] взять { $amount } монеты
    [many] взять { $amount } монет
   *[other] взять { $amount } монеты
}
does-opponent-loses = { $amount ->
    [one] соперник теряет { $amount } монету
    [few] соперник теряет { $amount } монеты
    [many] соперник теряет { $amount } монет
   *[other] соперник теряет { $amount } монеты
}
does-shields = { $amount ->
    [one] { $amount } Щит
    [few] { $amount } Щита
    [many] { $amount } Щитов
   *[other] { $amount } Щита
}
does-play-again = ещё один ход
does-gain-symbol = получить символ «{ $symbol }»
does-coins-for-each = { $amount ->
    [one] взять { $amount } монету за { counted.each }
    [few] взять { $amount } монеты за { counted.each }
    [many] взять { $amount } монет за { counted.each }
   *[other] взять { $amount } монеты за { counted.each }
}
does-guild-coins-and-points =
    за { counted.each } в том Городе, где их больше: { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
        [many] { $amount } монет
       *[other] { $amount } монеты
    } сразу, { count-points } в конце игры
does-guild-points = за { counted.each } в том Городе, где их больше: { count-points } в конце игры
does-guild-of-coins = { $group ->
    [one] за каждую { $group } монету в более богатой казне: { count-points } в конце игры
    [few] за каждые { $group } монеты в более богатой казне: { count-points } в конце игры
    [many] за каждые { $group } монет в более богатой казне: { count-points } в конце игры
   *[other] за каждые { $group } монеты в более богатой казне: { count-points } в конце игры
}
does-take-part-of-coins = { $amount ->
    [2] забрать половину монет соперника с округлением вверх
    [3] забрать треть монет соперника с округлением вверх
    [4] забрать четверть монет соперника с округлением вверх
   *[other] забрать 1/{ $amount } монет соперника с округлением вверх
}
does-coins-for-cubes = { $amount ->
    [one] взять { $amount } монету за каждый свой кубик Влияния в Сенате
    [few] взять { $amount } монеты за каждый свой кубик Влияния в Сенате
    [many] взять { $amount } монет за каждый свой кубик Влияния в Сенате
   *[other] взять { $amount } монеты за каждый свой кубик Влияния в Сенате
}
does-opponent-loses-for-cubes = { $amount ->
    [one] соперник теряет { $amount } монету за каждый свой кубик Влияния в Сенате
    [few] соперник теряет { $amount } монеты за каждый свой кубик Влияния в Сенате
    [many] соперник теряет { $amount } монет за каждый свой кубик Влияния в Сенате
   *[other] соперник теряет { $amount } монеты за каждый свой кубик Влияния в Сенате
}
does-discard-card-of-opponent = сбросить { counted.acc } соперника
does-take-card-of-opponent = забрать { counted.acc } соперника
does-take-wonder = забрать непостроенное Чудо света соперника
does-build-from-discard = бесплатно построить карту из сброса
does-progress-from-box = { $amount ->
    [one] взять из коробки { $amount } жетон Развития и оставить { $keep }
    [few] взять из коробки { $amount } жетона Развития и оставить { $keep }
    [many] взять из коробки { $amount } жетонов Развития и оставить { $keep }
   *[other] взять из коробки { $amount } жетона Развития и оставить { $keep }
}
does-place-influence = { $amount ->
    [one] добавить { $amount } кубик Влияния
    [few] добавить { $amount } кубика Влияния
    [many] добавить { $amount } кубиков Влияния
   *[other] добавить { $amount } кубика Влияния
}
does-remove-influence = { $amount ->
    [one] убрать { $amount } кубик Влияния соперника
    [few] убрать { $amount } кубика Влияния соперника
    [many] убрать { $amount } кубиков Влияния соперника
   *[other] убрать { $amount } кубика Влияния соперника
}
does-move-influence = { $amount ->
    [one] переместить { $amount } кубик Влияния
    [few] переместить { $amount } кубика Влияния
    [many] переместить { $amount } кубиков Влияния
   *[other] переместить { $amount } кубика Влияния
}
does-may-move-influence = { $amount ->
    [one] можно переместить { $amount } кубик Влияния
    [few] можно переместить { $amount } кубика Влияния
    [many] можно переместить { $amount } кубиков Влияния
   *[other] можно переместить { $amount } кубика Влияния
}
does-conspire = взять карты Заговоров
does-trigger-unprepared = можно осуществить неподготовленный Заговор
does-open-deck = открыть стопку одной Мифологии и бесплатно активировать одну из её карт богов
does-politician = { $what ->
    [left] действия в левой части Сената
    [centre] действия в центральной части Сената
   *[right] действия в правой части Сената
}
does-conspirator = можно добавить кубик Влияния или взять карты Заговоров
does-enki = взять один из жетонов Развития с этой карты
does-nisaba = положить жетон Змеи на зелёную карту соперника и получить её символ
does-astarte = { $amount ->
    [one] положить { $amount } монету на эту карту
    [few] положить { $amount } монеты на эту карту
    [many] положить { $amount } монет на эту карту
   *[other] положить { $amount } монеты на эту карту
}
does-zeus = сбросить любую карту раскладки
does-anubis = разрушить построенное Чудо света в любом Городе
does-isis = бесплатно построить своё Чудо света с помощью карты из сброса
does-minerva = поставить фишку Минервы на любое деление, кроме деления маркера Конфликта
does-neptune = убрать Военный жетон без эффекта, затем применить другой
does-gate = открыть верхнюю карту бога каждой Мифологии и бесплатно активировать одну
does-obscurantism = вывести из игры жетон Развития с поля, у соперника или из коробки
does-property-fraud = бесплатно построить Здание из ряда 1 раскладки
does-treason = бесплатно построить карту, убранную при подготовке к игре
does-espionage = посмотреть жетоны Развития в коробке и взять один
does-turn-of-events = сбросить доступную карту раскладки, затем, возможно, ещё одну
does-coercion = обменять синюю или зелёную карту на карту того же цвета у соперника
does-insider-influence = переместить Декрет под Декрет другой Палаты
does-sabotage = вернуть в коробку построенное Чудо света соперника

# -- что делает Декрет для того, кто контролирует его Палату

decree-levy = { $what ->
    [blue] когда любой из игроков строит синее Здание, взять монеты по номеру Эпохи
    [green] когда любой из игроков строит зелёное Здание, взять монеты по номеру Эпохи
    [yellow] когда любой из игроков строит жёлтое Здание, взять монеты по номеру Эпохи
    [red] когда любой из игроков строит красное Здание, взять монеты по номеру Эпохи
   *[wonders] когда любой из игроков строит Чудо света, взять монеты по номеру Эпохи
}
decree-ignores = { $what ->
    [yellow] у жёлтых Зданий один символ стоимости (ресурс или монеты) не учитывается
    [red] у красных Зданий один символ стоимости (ресурс или монеты) не учитывается
   *[green] у зелёных Зданий один символ стоимости (ресурс или монеты) не учитывается
}
decree-wonder-discount = { $figure ->
    [one] Чудеса света на { $figure } ресурс на выбор дешевле
    [few] Чудеса света на { $figure } ресурса на выбор дешевле
    [many] Чудеса света на { $figure } ресурсов на выбор дешевле
   *[other] Чудеса света на { $figure } ресурса на выбор дешевле
}
decree-shields = при получении контроля маркер Конфликта перемещается на { $figure } к сопернику, при потере — на { $figure } назад
decree-cheaper = { $what ->
    [brown] { $coins ->
        [one] покупка коричневого ресурса на { $coins } монету дешевле, но цена не ниже { $least }
        [few] покупка коричневого ресурса на { $coins } монеты дешевле, но цена не ниже { $least }
        [many] покупка коричневого ресурса на { $coins } монет дешевле, но цена не ниже { $least }
       *[other] покупка коричневого ресурса на { $coins } монеты дешевле, но цена не ниже { $least }
    }
   *[grey] { $coins ->
        [one] покупка серого ресурса на { $coins } монету дешевле, но цена не ниже { $least }
        [few] покупка серого ресурса на { $coins } монеты дешевле, но цена не ниже { $least }
        [many] покупка серого ресурса на { $coins } монет дешевле, но цена не ниже { $least }
       *[other] покупка серого ресурса на { $coins } монеты дешевле, но цена не ниже { $least }
    }
}
decree-blue-cards = { $figure ->
    [one] действия в Сенате — как если бы синих карт было на { $figure } больше
    [few] действия в Сенате — как если бы синих карт было на { $figure } больше
    [many] действия в Сенате — как если бы синих карт было на { $figure } больше
   *[other] действия в Сенате — как если бы синих карт было на { $figure } больше
}
decree-discard-coins = { $figure ->
    [one] ещё { $figure } монета за сброс карты ради монет
    [few] ещё { $figure } монеты за сброс карты ради монет
    [many] ещё { $figure } монет за сброс карты ради монет
   *[other] ещё { $figure } монеты за сброс карты ради монет
}
decree-opponent-chains = при постройке Зданий действуют и символы цепочек на картах соперника
decree-conspirator-plays-again = ещё один ход после найма Заговорщика

# -- рубашки карт

back = { $deck ->
    [age-1] карта Эпохи I
    [age-2] карта Эпохи II
    [age-3] карта Эпохи III
    [guild] Гильдия
    [grand-temple] Великий Храм
    [senator] Сенатор
   *[other] карта
}
backs = { $deck ->
    [age-1] { $count ->
        [one] { $count } карта Эпохи I
        [few] { $count } карты Эпохи I
        [many] { $count } карт Эпохи I
       *[other] { $count } карты Эпохи I
    }
    [age-2] { $count ->
        [one] { $count } карта Эпохи II
        [few] { $count } карты Эпохи II
        [many] { $count } карт Эпохи II
       *[other] { $count } карты Эпохи II
    }
    [age-3] { $count ->
        [one] { $count } карта Эпохи III
        [few] { $count } карты Эпохи III
        [many] { $count } карт Эпохи III
       *[other] { $count } карты Эпохи III
    }
    [guild] { $count ->
        [one] { $count } Гильдия
        [few] { $count } Гильдии
        [many] { $count } Гильдий
       *[other] { $count } Гильдии
    }
    [grand-temple] { $count ->
        [one] { $count } Великий Храм
        [few] { $count } Великих Храма
        [many] { $count } Великих Храмов
       *[other] { $count } Великого Храма
    }
   *[senator] { $count ->
        [one] { $count } Сенатор
        [few] { $count } Сенатора
        [many] { $count } Сенаторов
       *[other] { $count } Сенатора
    }
}
mythology-token-named = жетон { mythology-named.gen }
offering-token-named = жетон Жертвоприношения ({ $value })

# -- что делают Военные жетоны

military-token-coins = { $coins ->
    [one] { $pushed } теряет { $coins } монету
    [few] { $pushed } теряет { $coins } монеты
    [many] { $pushed } теряет { $coins } монет
   *[other] { $pushed } теряет { $coins } монеты
}
military-token-place = { $cubes ->
    [one] { $pushing } добавляет { $cubes } кубик Влияния
    [few] { $pushing } добавляет { $cubes } кубика Влияния
    [many] { $pushing } добавляет { $cubes } кубиков Влияния
   *[other] { $pushing } добавляет { $cubes } кубика Влияния
}
military-token-remove = { $cubes ->
    [one] { $pushing } убирает { $cubes } кубик Влияния { IN-CASE($pushed, "gen") } и перемещает один свой
    [few] { $pushing } убирает { $cubes } кубика Влияния { IN-CASE($pushed, "gen") } и перемещает один свой
    [many] { $pushing } убирает { $cubes } кубиков Влияния { IN-CASE($pushed, "gen") } и перемещает один свой
   *[other] { $pushing } убирает { $cubes } кубика Влияния { IN-CASE($pushed, "gen") } и перемещает один свой
}
