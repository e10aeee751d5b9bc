# Судья: о чём спрашивают в позиции, ответ и почему он такой.

# -- вопросы

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
asking-unwritten = Файл не удаётся записать: { $reason }.
# $show: что ввести
asking-saved = Сохранено как { $file }; { $show } покажет по шагам.
asking-the-file = Файл
asking-as-it-stands =
    Здесь нужно сделать выбор, или игра окончена: об этой позиции можно спрашивать, какая она есть. Чтобы её изменить, задайте ход перед ним.

# -- вопросы словами

ruling-can = Может ли { $who } { $action }?
asked-wonder = построить Чудо света «{ $thing }», подложив карту «{ $card }»
ruling-cost = Сколько стоит { thing-inside } для игрока { $who }?
ruling-moves = Какие действия допустимы для игрока { $who }?
ruling-moves-own-turn = Какие действия были бы допустимы в ход игрока { $who }?
ruling-what-matters = Что здесь важно?

# -- ответы

ruling-yes = Да.
ruling-yes-for = Да, за { count-coins.acc }.
ruling-yes-for-nothing = Да, бесплатно.
# $worth: what the Offering tokens are worth that are spent
ruling-yes-with-offerings = { $count ->
    [1] Да, с жетоном Жертвоприношения на { $worth }: { $price }.
   *[other] Да, с жетонами Жертвоприношения на { $worth }: { $price }.
}
ruling-yes-with = Да, если в казне { count-coins } или больше.
ruling-no = Нет.
ruling-not-now = Нет, не сейчас.
ruling-own-turn-yes = Не сейчас, но в ход игрока { $who } — да.
ruling-own-turn-yes-with = Не сейчас, но в ход игрока { $who } — да, если в казне { count-coins } или больше.
# $verdict: один из ответов выше; он начинается с маленькой буквы
ruling-if-accessible = Если { thing-inside } доступна: { $verdict }
ruling-not-given = Не сказано, где лежит { thing-inside }.
ruling-nothing = Ничего.
ruling-coins = { CAPITAL(count-coins) }.
ruling-none = Никаких.
ruling-none-now = Сейчас никаких.
ruling-count =
    { $count ->
        [one] { $count } допустимое действие.
        [few] { $count } допустимых действия.
        [many] { $count } допустимых действий.
       *[other] { $count } допустимого действия.
    }
ruling-count-if-enough =
    { $count ->
        [one] { $count } допустимое действие, если хватает монет.
        [few] { $count } допустимых действия, если хватает монет.
        [many] { $count } допустимых действий, если хватает монет.
       *[other] { $count } допустимого действия, если хватает монет.
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
ruling-in-own-turn = В ход игрока { $who } — тоже нет. { $reason }
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
ruling-move-alone = { CAPITAL($action) }
ruling-refused = Нельзя { $action }. { $reason }
ruling-then = Затем: { $due }
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
# $price и $note: сколько действие стоит и что приносит
ruling-price-and-note = { $price }. { $note }

ruling-pawn = 
    { $spaces ->
        [one] До победы игрока { $who } маркеру Конфликта остаётся { $spaces } деление.
        [few] До победы игрока { $who } маркеру Конфликта остаются { $spaces } деления.
        [many] До победы игрока { $who } маркеру Конфликта остаётся { $spaces } делений.
       *[other] До победы игрока { $who } маркеру Конфликта остаётся { $spaces } деления.
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
ruling-has = { $who }: в казне { count-coins }; производство: { $made }.
ruling-has-nothing-made = { $who }: в казне { count-coins }; производства нет.
ruling-makes = { $who } производит: { $made }.
ruling-makes-nothing = { $who } ничего не производит.
ruling-unit-price = { $resource } { $price }
ruling-buys = { $who } покупает по ценам за единицу: { $prices }.
ruling-dearer = Дорожает из-за производства соперника: { $symbols }.
ruling-fixed-by = { $resource } благодаря карте «{ $card }»
ruling-fixed = Постоянная цена, { count-coins }: { $cards }.
ruling-owns = У игрока { $who } есть жетон Развития: { $token }.
ruling-symbols =
    { $count ->
        [one] У игрока { $who } { $count } научный символ из { $needed } разных.
        [few] У игрока { $who } { $count } разных научных символа из { $needed }.
        [many] У игрока { $who } { $count } разных научных символов из { $needed }.
       *[other] У игрока { $who } { $count } разного научного символа из { $needed }.
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
ruling-next-senator = Следующий Сенатор стоит игроку { $who } { count-coins.acc }.
ruling-prepared =
    { $count ->
        [one] Подготовлен { $count } Заговор игрока { $who }.
        [few] Подготовлены { $count } Заговора игрока { $who }.
        [many] Подготовлено { $count } Заговоров игрока { $who }.
       *[other] Подготовлено { $count } Заговора игрока { $who }.
    }

# -- что о позиции не сказано

price-buildings-missing = { $coins }, Здания игрока { $whom } не названы
missing-buildings = Здания
missing-wonders = Чудеса света
missing-progress = Жетоны Развития
missing-of-player = { $missing } игрока { $who }
missing-not-counted = Не сказано, поэтому не учтено: { $missing }.

# -- о чём нельзя спросить и что нельзя сохранить

ruling-no-player = Игрока { $typed } нет; есть A и B.
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
        [one] маркер сдвигается на { $spaces } деление в сторону игрока { $who }
        [few] маркер сдвигается на { $spaces } деления в сторону игрока { $who }
        [many] маркер сдвигается на { $spaces } делений в сторону игрока { $who }
       *[other] маркер сдвигается на { $spaces } деления в сторону игрока { $who }
    }
# предложение как часть списка
without-stop = { CLAUSE($sentence) }
