# Судья: о чём спрашивают в позиции, ответ и почему он такой.

# -- вопросы

asking-label = Вопрос
asking-can = Можно ли?
asking-cost = Сколько это стоит?
asking-moves = Что я могу сделать?
asking-can-example = построить Библиотеку или: Большой сфинкс со Стенами
asking-cost-example = Библиотека
asking-who = Кто
asking-what-tip = О чём вопрос
asking-ask = Спросить
asking-file = файл, названный по вопросу
asking-file-tip = Файл для этого вопроса
asking-save = Сохранить как сценарий
asking-say-what = Скажите, о чём вопрос, например: { $example }.
asking-not-understood = В таком виде непонятно: «{ $text }».
asking-read-as = Прочитано как: { $text }
# $show: что ввести
asking-saved = Сохранено как { $file }; { $show } покажет по шагам.
asking-the-file = Файл
asking-as-it-stands =
    Здесь нужно сделать выбор, или игра окончена: об этой позиции можно спрашивать, какая она есть. Чтобы её изменить, задайте ход перед ним.

# -- вопросы словами

ruling-can = Может ли { $who } { $action }?
asked-wonder = построить Чудо света «{ $thing }», подложив карту «{ $card }»
asked-lying-at = { $action } из ряда { $row }, столбца { $column }
asked-giving = { $action }, отдав сопернику { count-coins.acc }
asked-begin = { action-begin }
asked-draft = { action-draft }
asked-build = { action-build }
asked-recruit = { action-recruit }
asked-discard = { action-discard }
asked-discard-face-down = сбросить закрытую карту
asked-wonder-alone = { action-wonder-alone }
asked-prepare = { action-prepare }
asked-seize = { action-seize }
asked-claim = { action-claim }
asked-copy = { action-copy }
asked-topple = { action-topple }
asked-swap = { action-swap }
asked-guard = поставить фишку Минервы { $where }
asked-remove = убрать Военный жетон { $where }
asked-apply = применить Военный жетон { $where }
# $count: how many Offering tokens are spent; $offerings: what each is worth
asked-activate-using = активировать { thing-inside.acc }, потратив { $count ->
    [1] жетон
   *[other] жетоны
 } Жертвоприношения на { $offerings }
asked-install = { action-install }
asked-open = { action-open }
asked-top = { action-top }
asked-place = { action-place }
asked-expel = { action-expel }
asked-move = { action-move }
asked-shift = { action-shift }
asked-conspire = { action-conspire }
asked-return-top = { action-return-top }
asked-return-bottom = { action-return-bottom }
ruling-cost = Сколько стоит { thing-inside } для { IN-CASE($who, "gen") }?
ruling-moves = Какие действия допустимы для { IN-CASE($who, "gen") }?
ruling-moves-own-turn = Какие действия были бы допустимы в ход { IN-CASE($who, "gen") }?
ruling-unit = Сколько стоит для { IN-CASE($who, "gen") } недостающий ресурс ({ $resource })?
ruling-what-matters = Что здесь важно?

# -- ответы

ruling-no = Нет.
ruling-not-now = Нет, не сейчас.
ruling-none = Никаких.
ruling-none-now = Сейчас никаких.
ruling-count =
    { $count ->
        [one] { $count } допустимое действие.
        [few] { $count } допустимых действия.
        [many] { $count } допустимых действий.
       *[other] { $count } допустимого действия.
    }
ruling-in-age =
    { $age ->
        [0] Идёт выбор Чудес света.
        [1] Идёт Эпоха I.
        [2] Идёт Эпоха II.
       *[other] Идёт Эпоха III.
    }

# -- заголовки

ruling-bill = Счёт
ruling-happens = Что происходит
ruling-besides = Кроме того
ruling-rule = Правило

# -- причины

# $reason: предложение
ruling-in-own-turn = В ход { IN-CASE($who, "gen") } — тоже нет. { $reason }
ruling-short =
    { $who }: в казне { count-coins }, не хватает { $short }.
ruling-short-with-astarte =
    { $who }: в казне { count-coins } и { $astarte } на карте Астарты, не хватает { $short }.
ruling-keeps =
    { $who }: в казне { count-coins }, останется { $left ->
        [one] { $left } монета
        [few] { $left } монеты
        [many] { $left } монет
       *[other] { $left } монеты
    }.
ruling-keeps-with-astarte =
    { $who }: в казне { count-coins } и { $astarte } на карте Астарты, останется { $left ->
        [one] { $left } монета
        [few] { $left } монеты
        [many] { $left } монет
       *[other] { $left } монеты
    }.
# $action: дальше — сколько оно стоит и что приносит
ruling-move = { CAPITAL($action) }: { $note }
# $note: от чего это зависит
ruling-move-open = { CAPITAL($action) }: { $note }
ruling-move-alone = { CAPITAL($action) }
ruling-refused = Нельзя { $action }. { $reason }
ruling-if-so = Если да: { $happens }
ruling-then = Затем: { $due }
ruling-then-perhaps = Затем, возможно: { $due }
ruling-item = { CAPITAL($item) }.
ruling-item-bought = { CAPITAL($item) }: { count-coins }.
ruling-to-opponent = Из них { count-coins } получает { $who } («Экономика»).
# Other payments: $price and its $items
ruling-or = Или { $price }: { $items }.
ruling-with-offerings = { $count ->
    [1] С жетоном Жертвоприношения на { $worth }: { $price }.
   *[other] С жетонами Жертвоприношения на { $worth }: { $price }.
}
ruling-turn = Сейчас ходит { $who }.

ruling-pawn =
    { $spaces ->
        [one] До победы { IN-CASE($who, "gen") } маркеру Конфликта остаётся { $spaces } деление.
        [few] До победы { IN-CASE($who, "gen") } маркеру Конфликта остаются { $spaces } деления.
        [many] До победы { IN-CASE($who, "gen") } маркеру Конфликта остаётся { $spaces } делений.
       *[other] До победы { IN-CASE($who, "gen") } маркеру Конфликта остаётся { $spaces } деления.
    }
# $where: место на игровом поле
ruling-minerva = Фишка Минервы ({ $where }) один раз остановит маркер.
ruling-wonders =
    { $count ->
        [one] Построено { $count } Чудо света, возможно не больше { $most }.
        [few] Построены { $count } Чуда света, возможно не больше { $most }.
        [many] Построено { $count } Чудес света, возможно не больше { $most }.
       *[other] Построено { $count } Чуда света, возможно не больше { $most }.
    }
ruling-one-of = 1 на выбор ({ $resources })
ruling-makes = { $who } производит: { $made }.
ruling-makes-nothing = { $who } ничего не производит.
ruling-unit-price = { $resource } { $price }
ruling-buys = { $who } покупает по ценам за единицу: { $prices }.
ruling-more-expensive = Дорожает из-за производства соперника: { $symbols }.
ruling-fixed-by = { $resource } благодаря карте «{ $card }»
ruling-fixed = Постоянная цена, { count-coins }: { $cards }.
ruling-owns = У { IN-CASE($who, "gen") } есть жетон Развития: { $token }.
ruling-symbols =
    { $count ->
        [one] У { IN-CASE($who, "gen") } { $count } научный символ из { $needed } разных.
        [few] У { IN-CASE($who, "gen") } { $count } разных научных символа из { $needed }.
        [many] У { IN-CASE($who, "gen") } { $count } разных научных символов из { $needed }.
       *[other] У { IN-CASE($who, "gen") } { $count } разного научного символа из { $needed }.
    }
ruling-controls =
    { $count ->
        [1] { $who } контролирует Палату { $chambers }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
       *[other] { $who } контролирует Палаты { $chambers }: { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }.
    }
ruling-decree = { $who } пользуется Декретом «{ $decree }».
ruling-next-senator = Следующий Сенатор стоит { IN-CASE($who, "dat") } { count-coins.acc }.
ruling-prepared =
    { $count ->
        [one] Подготовлен { $count } Заговор { IN-CASE($who, "gen") }.
        [few] Подготовлены { $count } Заговора { IN-CASE($who, "gen") }.
        [many] Подготовлено { $count } Заговоров { IN-CASE($who, "gen") }.
       *[other] Подготовлено { $count } Заговора { IN-CASE($who, "gen") }.
    }

# -- ответы как части предложения; каждый ответ начинается с одного из них

# $verdict: один из следующих
ruling-verdict = { CAPITAL($verdict) }.
ruling-own-turn = Не сейчас, но в ход { IN-CASE($who, "gen") }: { $verdict }.
verdict-yes = да
verdict-yes-for = да, за { count-coins.acc }
verdict-yes-for-nothing = да, бесплатно
verdict-yes-with = да, если в казне { count-coins } или больше
verdict-yes-with-offerings = { $count ->
    [1] да, с жетоном Жертвоприношения на { $worth }: { $price }
   *[other] да, с жетонами Жертвоприношения на { $worth }: { $price }
}
# $price: цена, или низшая и высшая; $on: чего не сказано
verdict-yes-depends-price = да, { $price }; не сказано, а это важно: { $on }
verdict-no = нет
# $reason: предложение
verdict-no-because = нет. { CLAUSE($reason) }
# $conditions: например «карта „Статуя“ доступна»
verdict-if = если { $conditions } — { $verdict }
verdict-depends = зависит от того, чего не сказано: { $on }
verdict-depends-price = зависит от того, чего не сказано: { $on } ({ $price })
verdict-coins-between = от { $low } до { $high } монет
verdict-nothing = ничего

# -- ответ для каждого случая

ruling-case = Если { $condition } — { $outcome }.
ruling-otherwise = Иначе — { $outcome }.
ruling-costs-at-least = Это стоит не меньше, чем { count-coins }, что бы ни осталось несказанным.
# $reason: предложение
ruling-or-else = Или: { $reason }
ruling-no-in-any-case = В любой подходящей позиции что-то это запрещает.
ruling-cannot-be = С тем, что сказано, этого быть не может: { $conditions }.
ruling-effect = { CAPITAL($effect) }.
# $effects: действия, через точку с запятой
ruling-note = { $effects }
ruling-age-unknown = Эпоха не названа.
ruling-nothing-accessible = Перечислить нечего: не сказано, какие карты доступны. Назовите некоторые из них.
ruling-buys-when = Недостающий ресурс покупают только при постройке, для которой он нужен.
ruling-purse = { $who }: в казне { count-coins }.
ruling-makes-by-choice = { $who } может произвести ещё { $made }.
ruling-count-given =
    { $count ->
        [one] { $count } допустимое действие с тем, что сказано.
        [few] { $count } допустимых действия с тем, что сказано.
        [many] { $count } допустимых действий с тем, что сказано.
       *[other] { $count } допустимого действия с тем, что сказано.
    }
# $open: действия, которые зависят от несказанного
ruling-count-and-open =
    { $count ->
        [one] { $count } допустимое действие
        [few] { $count } допустимых действия
        [many] { $count } допустимых действий
       *[other] { $count } допустимого действия
    }; { $open ->
        [one] возможно, допустимо ещё { $open }
        [few] возможно, допустимы ещё { $open }
        [many] возможно, допустимы ещё { $open }
       *[other] возможно, допустимо ещё { $open }
    }.

# -- условия случая

case-coins = в казне { IN-CASE($who, "gen") } монет: { $things }
case-cards = у { IN-CASE($who, "gen") } есть { $things }
case-built = у { IN-CASE($who, "gen") } стоит { $things }
case-wonders = среди Чудес света { IN-CASE($who, "gen") } есть { $things }
case-progress = у { IN-CASE($who, "gen") } есть жетон Развития: { $things }
case-mythology = у { IN-CASE($who, "gen") } есть жетон Мифологии: { $things }
case-offerings = у { IN-CASE($who, "gen") } есть жетоны Жертвоприношения на { $things }
case-divinities = среди богов { IN-CASE($who, "gen") } есть { $things }
case-astarte = на карте «Астарта» у { IN-CASE($who, "gen") } монет: { $things }
case-snake = жетон Змеи { IN-CASE($who, "gen") } лежит на карте { $things }
case-conspiracies = у { IN-CASE($who, "gen") } есть Заговор: { $things }
case-prepared = у { IN-CASE($who, "gen") } подготовлен Заговор: { $things }
case-triggered = у { IN-CASE($who, "gen") } осуществлён Заговор: { $things }
case-cubes = у { IN-CASE($who, "gen") } есть { $things }
case-control = контроль над Палатой { $chamber }
case-as-many-cubes = столько же кубиков, сколько у соперника, в Палате { $chamber }
case-table-structure = карта «{ $things }» доступна
case-table-places = других карт раскладки уже нет
case-table-age = идёт Эпоха { $things }
case-table-pawn = маркер Конфликта { $things }
case-table-military-tokens = Военных жетонов не осталось
case-table-progress = на игровом поле лежит { $things }
case-table-discard = в сбросе лежит { $things }
case-table-constructed = уже не стоит построенное Чудо света: { $things }
case-table-pantheon = { $things }
case-table-minerva = Минерва стоит { $things }
case-table-decrees = { $things }
case-thing-in-pantheon = { $thing } лежит в Пантеоне
case-thing-in-space = { $thing } лежит в слоте { $space } Пантеона
case-decree-of = { $who } пользуется Декретом «{ $decree }»
case-senators = { $count ->
    [one] { $count } Сенатор
    [few] { $count } Сенатора
    [many] { $count } Сенаторов
   *[other] { $count } Сенатора
}
case-none = ни одного
case-source = источник ресурса «{ $resource }»
case-others = ещё { $count }

# -- чего не сказано о позиции

missing-coins = монеты
missing-cards = Здания
missing-wonders = Чудеса света
missing-built = построенные Чудеса света
missing-progress = жетоны Развития
missing-mythology = жетоны Мифологии
missing-offerings = жетоны Жертвоприношения
missing-divinities = активированные боги
missing-astarte = монеты на карте «Астарта»
missing-snake = жетон Змеи
missing-conspiracies = Заговоры
missing-prepared = подготовленные Заговоры
missing-triggered = осуществлённые Заговоры
missing-cubes = кубики Влияния
missing-of-player = { $missing } { IN-CASE($who, "gen") }
missing-table-structure = раскладка
missing-table-age = Эпоха
missing-table-pawn = маркер Конфликта
missing-table-military-tokens = Военные жетоны
missing-table-progress = жетоны Развития на игровом поле
missing-table-discard = сброс
missing-table-constructed = Чудеса света, которых уже нет
missing-table-pantheon = Пантеон
missing-table-tokens = жетоны на раскладке
missing-table-enki = жетоны Развития на карте «Энки»
missing-table-minerva = Минерва
missing-table-decrees = Декреты
missing-table-locked = жетон под картой «Обскурантизм»
missing-not-counted = Не сказано: { $missing }.

# -- о чём нельзя спросить и что нельзя сохранить

ruling-no-player = Игрока { $typed } нет; есть A и B.
ruling-no-resource = Ресурса { $typed } нет; ближе всего { $near }.
ruling-no-player-named = Игрока { $typed } нет; есть A и B ({ $first } и { $second }).
ruling-no-answer = Нужен ответ судьи, например от can(), а не { $given }.
ruling-nothing-to-check = В этом ответе нет ничего, что мог бы проверить сценарий.
ruling-whole-game =
    Эту позицию не записать несколькими именами: игра окончена или нужно сделать выбор. Задайте ход перед ним.
ruling-no-scenario = Этот вопрос не записать как сценарий: { $problem }
ruling-file-there = Файл { $file } уже есть и остаётся как был: выберите другое имя.

# -- что изменит действие, если известна только разница

would-coins-change = { $who }: монеты { $more }
# $low, $high: со знаком
would-coins-between = { $who }: монеты от { $low } до { $high }
would-pawn-move =
    { $spaces ->
        [one] маркер сдвигается на { $spaces } деление в сторону { IN-CASE($who, "gen") }
        [few] маркер сдвигается на { $spaces } деления в сторону { IN-CASE($who, "gen") }
        [many] маркер сдвигается на { $spaces } делений в сторону { IN-CASE($who, "gen") }
       *[other] маркер сдвигается на { $spaces } деления в сторону { IN-CASE($who, "gen") }
    }
# предложение как часть списка
without-stop = { CLAUSE($sentence) }
