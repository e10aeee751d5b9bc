# Записанная партия для чтения: блокнот, Markdown, диаграммы.

# -- начало

record-title = { $first } — { $second }
# $mix: какие наборы участвуют; $edition: по какому изданию играют
record-players =
    { $first } — первый игрок (A), { $second } — второй (B). Состав: { $mix ->
        [base] базовая игра
        [pantheon] базовая игра и Пантеон
        [agora] базовая игра и Агора
       *[both] базовая игра, Агора и Пантеон
    }, правила по { $edition ->
        [de] немецкому
        [fr] французскому
        [ru] русскому
       *[en] английскому
    } изданию; { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действия
    }.
record-not-over = Партия не окончена.
record-introduction =
    Всё, что рассказано ниже, сообщает движок правил duel_nb: что происходит, в каком порядке и по какому правилу. В блокноте сначала запустите следующую ячейку: тогда каждое поле ниже станет живым, партию можно будет пролистать и продолжить с любого места.

# -- подсчёт очков

record-score = Подсчёт очков
record-score-so-far = Подсчёт очков на этот момент
record-total = Всего

# -- что рассказывается

record-coach = Тренер
record-coach-action = Действие
record-coach-says = Что говорит тренер
record-turning-points = Поворотные моменты
record-turning-point-of = Действие { $number }.
record-turning-point = Поворотный момент.
record-beginning = Начало
record-action = { $number }. { $who }: { $action }
record-secret = тайный выбор
record-marked = { $who }: { $action }
# $remarks: целые предложения
record-reviewed = { $number }. { $who }: { $action }. { $remarks }

record-rules = Правила этой партии
record-rule = Правило
record-rule-says = Что в нём сказано

# -- продолжение

record-continue = Продолжить с любого хода
# a comment in a line of Python
record-game-file = файл партии
record-choose =
    Выберите число от 0 (начало) до { $last } (конец). Нажмите на карту на поле, чтобы сыграть иначе; ползунок листает партию в том порядке, в каком она сыграна.
record-ask =
    Или спросите движок об этой позиции: что разрешено, сколько что стоит и почему чего-то нельзя.

# -- что показывают картинки

record-after =
    { $actions ->
        [0] Начало
        [one] После { $actions } действия
        [few] После { $actions } действий
        [many] После { $actions } действий
       *[other] После { $actions } действия
    }
record-diagrams = Диаграммы этой партии
record-chances = Шансы на победу

# -- поворотные моменты

# $kept: на сколько действий; 0 — до конца партии
turning-lead =
    { $who } выходит вперёд: закончись игра сейчас, перевес составил бы { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }; он сохраняется { $kept ->
        [0] до конца
        [one] ещё { $kept } действие
        [few] ещё { $kept } действия
        [many] ещё { $kept } действий
       *[other] ещё { $kept } действия
    }.
turning-step =
    Один из самых больших шагов в партии: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } у { IN-CASE($who, "gen") }.
turning-pawn =
    Маркер Конфликта стоит { $position }, до Военного превосходства ({ $who }) { $spaces ->
        [one] остаётся { $spaces } деление
        [few] остаются { $spaces } деления
        [many] остаётся { $spaces } делений
       *[other] остаётся { $spaces } деления
    }.
turning-symbols = У { IN-CASE($who, "gen") } { $symbols ->
    [one] { $symbols } научный символ
    [few] { $symbols } разных научных символа
    [many] { $symbols } разных научных символов
   *[other] { $symbols } разного научного символа
 }: ещё один принесёт победу.
turning-chambers = { $who } контролирует { $chambers ->
    [one] { $chambers } Палату
    [few] { $chambers } Палаты
    [many] { $chambers } Палат
   *[other] { $chambers } Палаты
 }: ещё одна принесёт победу.
turning-end = { CAPITAL($outcome) }; счёт { $first } : { $second }.

# -- диаграммы

plot-by-category = Очки по категориям
plot-by-category-so-far = Очки на этот момент по категориям
plot-points = Очки, если бы игра закончилась в этот момент
plot-coins = Монеты
plot-pawn = Маркер Конфликта: вверху столица { IN-CASE($second, "gen") }, внизу столица { IN-CASE($first, "gen") }
plot-chance = Шансы на победу: { $who }
plot-of-points = очки
plot-of-coins = монеты
plot-of-pawn = маркер Конфликта
plot-actions = сыграно действий
plot-sum = { $who }: { $points }

# То же словами. $one, $two: числа первого и второго игроков.
plot-totals-summary = Очки: { $first } { $one }, { $second } { $two }.
plot-points-summary =
    Очки, если бы игра закончилась в последней позиции: { $first } { $one }, { $second } { $two }.
plot-coins-summary = Монеты в последней позиции: { $first } { $one }, { $second } { $two }.
plot-pawn-summary = Маркер Конфликта в последней позиции: { $position }.
plot-chance-summary = Шансы на победу в последней позиции: { $who }, { $percent }.
plot-chance-unknown = Шансы на победу в последней позиции: { $who }, неизвестно.

# -- что не получается

record-ending =
    Имя файла { $file } должно заканчиваться на .ipynb (блокнот), .md (Markdown) или .html (слайды).
plot-unknown = Диаграммы { $given } нет; есть { $known }.
plot-ending = Диаграмма сохраняется как { $known }; { $file } заканчивается иначе.
plot-needs = Для диаграмм нужна библиотека matplotlib, она не установлена: { $command }
