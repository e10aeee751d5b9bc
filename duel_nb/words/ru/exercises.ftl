# Рамки упражнений, случаев и сценариев и то, что уже решено. Самих вопросов, подсказок и объяснений
# курса здесь нет: они в notebooks/src/ru.

# -- что нужно сделать: заголовок упражнения

doing-ask = Напишите
doing-better = Сыграйте лучше
doing-do = Сыграйте
doing-find = Найдите
doing-order = Расставьте по порядку
doing-predict = Предскажите
doing-price = Рассчитайте
doing-score = Посчитайте
doing-solve = Решите

# -- его кнопки

exercise-check = Проверить
exercise-hint = Подсказка
exercise-solution = Решение
exercise-play-out = Разыграть
exercise-play-out-tip = Показать, что происходит, на поле, где можно играть дальше
exercise-put-away = Убрать поле
exercise-again = Начать заново
exercise-take-back = Вернуть ход
exercise-next-puzzle = Следующая задача
exercise-next-question = Следующий вопрос
exercise-in-words = Поле словами
exercise-lost = <b>Это упражнение потеряло своё ядро</b>: оно перезапущено или завершено. Решённое сохранено; чтобы продолжить, щёлкните эту ячейку, выберите <i>Run ▸ Run All Above Selected Cell</i> и нажмите Shift+Enter.

exercise-hint-of = Подсказка { $number } из { $count }
exercise-solved = решено
exercise-see-also = Смотрите также:
exercise-asked = { $doing }: { $question }
exercise-rule = { $title }. { $text }

# -- вердикт

verdict-correct = Верно.
verdict-so-far = Пока всё верно.
verdict-not-yet = Пока нет.
verdict-not-tried = Ответа ещё не было.
verdict-cannot = Это нельзя проверить.

# -- ответы, которые не удаётся прочитать

answer-nothing = Здесь ещё ничего не написано.
answer-number = Ответ — целое число, а не { $given }.
answer-actions = Укажите действия списком, например «построить Библиотеку».
# $problem: предложение
answer-not-played = Так сыграть нельзя. { $problem }
answer-stopped-at = Действие не сыграно: { $action }. { $problem }

# -- последовательности действий: построить карту «Библиотека», затем сбросить карту «Дворец»

line-action = { $action }
line-then = { $first }, затем { $next }
line-solution = Действуйте так: { $line }.
line-solution-of-several = Действуйте так: { $line }. Это один из нескольких способов.

# -- предскажите

predict-type = напишите, чего вы ждёте
predict-type-number = напишите число
predict-choose = Выберите из вариантов: { $options }.
predict-not = Это не { $given }.
# два верных ответа, каждый — предложение
predict-or = { $first } Или: { $other }

# -- найдите

find-thing = «{ $thing }»
find-space = слот { $space }
find-chamber = Палата { $chamber }
find-face-down-at = карта рубашкой вверх ({ $place })
find-offering-at = жетон Жертвоприношения { $worth } ({ $place })
find-token-at = жетон { mythology-named.gen } ({ $place })
find-these = { CAPITAL($things) }.
find-face-up = { CAPITAL($thing) } лежит лицевой стороной вверх.
find-not-the-one = { CAPITAL($thing) } — не то, что нужно.
find-not-one-of-them = { CAPITAL($thing) } сюда не относится.
find-missing = Осталось найти ещё { $count }.
find-not-there = { CAPITAL(thing-inside.gen) } нет на этом поле.
find-names = Укажите имена через запятую.
find-how = Нажимайте на поле или на кнопки под ним.
find-nothing-marked = Пока ничего не отмечено.

# -- сыграйте

do-too-many =
    Уложитесь в { $moves ->
        [one] { $moves } действие
        [few] { $moves } действия
        [many] { $moves } действий
       *[other] { $moves } действия
    }: сейчас их { $taken }.
do-in-one-turn = Сделайте это за один ход: здесь { $who } успевает сходить раньше.
do-so-far = Пока достигнуто { $reached } из { $count }.
do-play-on =
    Играйте дальше: { $left ->
        [one] осталось { $left } действие.
        [few] осталось { $left } действия.
        [many] осталось { $left } действий.
       *[other] осталось { $left } действия.
    }
do-not-reached = Так цели не достичь. Вернитесь назад и попробуйте иначе.

# -- расставьте по порядку

order-comes-after = «{ $this }» идёт после «{ $that }».
order-numbers = Укажите номера шагов по порядку, например «2 1».
order-no-step = Шага { $given } нет: укажите номера по порядку, например «2 1».
order-each-once = Назовите каждый шаг по одному разу, всего { $count }.
order-up = Поднять шаг { $number } выше
order-down = Опустить шаг { $number } ниже

# -- цена. $who платит; $whom — соперник.

price-type = монеты
price-number = Цена — целое число монет, а не { $given }.
price-free = Это бесплатно.
price-coins = { CAPITAL(count-coins) }.
price-more = Это больше, чем { count-coins }. Разберите стоимость символ за символом: производится или покупается и по какой цене?
price-less = Это меньше, чем { count-coins }. Разберите стоимость символ за символом: производится или покупается и по какой цене?
price-more-to-activate = Это больше, чем { count-coins }. Начните с цены слота, затем вычтите то, что её снижает.
price-less-to-activate = Это меньше, чем { count-coins }. Начните с цены слота, затем вычтите то, что её снижает.

price-chained = У { IN-CASE($who, "gen") } есть символ цепочки, который указан на карте «{ $thing }»: платить не нужно.
price-bare = { CAPITAL(count-coins) } — это начальная цена. Посчитайте символы ({ $resources }) на коричневых и серых картах { IN-CASE($whom, "gen") }.
price-bare-and-fixed = { CAPITAL(count-coins) } — это начальная цена. { $who } покупает по постоянной цене: { $resources-acc }.
price-is-fixed = Жёлтая карта { IN-CASE($who, "gen") } устанавливает цену: { count-coins }, что бы ни производил игрок { $whom }.
price-own-production = Собственное производство единицу не удорожает.
price-produced = То, что { $who } производит, доступно для каждой постройки: покупается только остальное.
price-coins-missing = Не хватает монет, указанных в самой стоимости.
price-resources-missing = Часть ресурсов нужно купить.
price-resources-besides = Кроме этого, нужно купить ресурсы.
price-something-cheaper = Что-то удешевляет постройку: посмотрите на жетоны, жёлтые карты и Чудеса света.
price-something-cheaper-with-decrees =
    Что-то удешевляет постройку: посмотрите на жетоны, жёлтые карты, Декреты и Чудеса света.

price-of-opponent = Это цена { IN-CASE($whom, "gen") }. У каждого слота их две: { $who } платит { $coins }.
price-of-the-gate =
    { $factor ->
        [2] Карта Врат стоит вдвое больше цены своего слота.
       *[other] Цена слота для карты Врат умножается на { $factor }.
    }
price-doubled-first = Сначала цена удваивается, затем вычитается всё остальное.
# $item: составляющая счёта
price-cheaper-by = Что-то снижает цену: { $item }.
price-begin-with = Начните с цены слота, которую платит { $who }, а не { $whom }.
price-activation-cheaper = Что-то снижает цену: посмотрите на Чудеса света и жетоны.

# -- подсчёт очков: строки блокнота

score-blue = Синие
score-green = Зелёные
score-yellow = Жёлтые
score-purple = Фиолетовые
score-wonders = Чудеса света
score-progress = Жетоны Развития
score-military = Военные очки
score-treasury = Казна
score-divinities = Боги
score-senate = Сенат

score-total = Всего: { $points }
score-line-points = { $line } { $points }
score-solution =
    { $points ->
        [one] { $lines }: всего { $points } очко.
        [few] { $lines }: всего { $points } очка.
        [many] { $lines }: всего { $points } очков.
       *[other] { $lines }: всего { $points } очка.
    }
score-in-all =
    { $points ->
        [one] Всего { $points } очко.
        [few] Всего { $points } очка.
        [many] Всего { $points } очков.
       *[other] Всего { $points } очка.
    }
score-each-line = В каждой строке нужно число: { $lines }.
score-empty-lines = В каждой строке нужно число, хотя бы 0: { $lines }.
score-no-line = В блокноте нет строки { $given }: { $lines }.
score-whole = { $line }: очки — целое число, а не { $given }.

score-coins-no-points = Казна: монеты — ещё не очки; одно очко дают каждые { $coins }.
score-incomplete = Казна: неполный набор из { $coins } ничего не стоит.

score-again-blue = Синие: посчитайте ещё раз. В этой строке — очки, указанные на синих Зданиях.
score-again-green = Зелёные: посчитайте ещё раз. В этой строке — очки, указанные на зелёных Зданиях.
score-again-yellow = Жёлтые: посчитайте ещё раз. В этой строке — очки, указанные на жёлтых Зданиях.
score-again-purple = Фиолетовые: посчитайте ещё раз. В этой строке — очки за Гильдии или Великие Храмы.
score-again-wonders = Чудеса света: посчитайте ещё раз. В этой строке — очки, указанные на построенных Чудесах света.
score-again-progress = Жетоны Развития: посчитайте ещё раз. В этой строке — очки за жетоны Развития.
score-again-military =
    Военные очки: посчитайте ещё раз. В этой строке — очки зоны, где стоит маркер, для того, кто его туда привёл.
score-again-treasury = Казна: посчитайте ещё раз. В этой строке — по 1 очку за каждые { $coins } монеты.
score-again-divinities =
    Боги: посчитайте ещё раз. В этой строке — очки за богов и монеты, оставшиеся на карте Астарты.
score-again-senate =
    Сенат: посчитайте ещё раз. В этой строке — очки Палат, где кубиков строго больше.

# -- напишите сценарий

# $problem: что не выполняется
ask-does-not-hold = Не выполняется: { $problem }
ask-rule-not-at-work = Выполняется, но это правило здесь не действует.
ask-missing = Чего-то из заданного не хватает.
ask-your-scenario = ваш сценарий

# -- что уже решено

lesson-solved = Решено упражнений: { $solved } из { $count }
lesson-finished =
    { $count ->
        [1] Единственное упражнение этого урока решено.
       *[other] Решены все упражнения этого урока, всего { $count }.
    }
# $lesson: его название, на которое можно нажать
lesson-next = Дальше: { $lesson }.
lesson-with-sets = если есть { $sets }: { $lesson }
lesson-otherwise = иначе: { $lesson }
lesson-rules = Правила этого урока ({ $count }): откройте, чтобы прочитать
solved-correct = решено
solved-with-solution = решено после показа решения
solved-seen = решение показано, засчитается в другой день
exercise-another-day = Сегодня вы смотрели решение: упражнение засчитается, когда вы найдёте ответ в другой день.
solved-so-far = пока всё верно
solved-not-yet = пока нет
solved-not-tried = ответа не было
solved-cannot = нельзя проверить

lesson-no-exercise = Упражнения { $given } нет; есть: { $known }.
lesson-no-exercise-yet =
    Упражнения { $given } нет; пока нет ни одного: запустите ячейки, которые их создают.
lesson-no-exercise-but = Упражнения { $given } нет; может быть, { $near }?
lesson-name = Урок называется именем своего блокнота, например «05-wonders», а не { $given }.
no-lesson = Урока { $typed } нет; есть { $known }.
no-lesson-near = Урока { $typed } нет; ближайший — { $near }.

progress-not-json = это не записи об этом курсе (не JSON).
progress-not-ours = это не записи об этом курсе.
progress-damaged = этот текст повреждён: одно из упражнений в нём не читается.
progress-newer = это записи более новой версии duel_nb: обновите эту.
progress-damaged-practice = этот текст повреждён: записи о повторении не читаются.
# $problem: предложение
progress-stays = Файл { $file } остаётся как был: { $problem }
progress-unreadable = Файл { $file } не читается ({ $reason }); он остаётся как был.
progress-unwritten = Файл { $file } не удаётся записать ({ $reason }): решённое помнится, пока работает это ядро, и будет записано вместе со следующим ответом, как только это удастся.

## Тренировки
drill-uncover = { $count ->
    [1] Эта карта уходит из раскладки: { $cards }. Найдите карты, которые станут доступны, а раньше не были.
   *[other] Эти карты уходят из раскладки в таком порядке: { $cards }. Найдите карты, которые станут доступны, а раньше не были.
}
drill-chain = Найдите все открытые карты, которые { $who } может построить бесплатно по цепочке, доступны они или нет.
action-with-place = { $action } ({ $place })
drill-who = { $who } играет: { $action }. Кто действует потом?
drill-turn = { $who } начинает ход.
drill-choice = { $who } делает выбор.
drill-pawn = { $who } играет: { $action }. Где потом стоит маркер Конфликта?
drill-pays = { $who } играет: { $action }. Сколько монет надо заплатить?
drill-score = Партия окончена. Заполните лист подсчёта очков: { $who }.
drill-politician-easy = { $who } играет: { $action }. Сколько это даёт действий в Сенате?
drill-politician-medium = { $who } играет: { $action }. Из скольких Палат можно переместить кубик первым действием в Сенате?
drill-politician-hard = { $who } играет: { $action }. Сколькими способами (из одной Палаты в другую) можно переместить кубик первым действием в Сенате?
# $moves: such as "1 → 2, 3 → 2"
drill-moves = Кубик можно переместить из Палаты в Палату так: { $moves }.
drill-so-far = Верно { $right } из { $asked }
drill-needs = Для тренировки { $kind } нужно дополнение { $expansion }.

# -- найти самому: ошибка из собственной партии как упражнение
# $before, $after: шансы на победу после лучшего действия и после другого

better-asked = { $age ->
    [0] Из вашей партии, выбор Чудес света: выбирает { $who }. Сыгранное было ошибкой: сыграйте лучше.
   *[other] Из вашей партии, { $named }: ходит { $who }. Сыгранное было ошибкой: сыграйте лучше.
 }
better-hint = Сыгранное действие ({ $action }) снижает шансы на победу с { $before } до { $after }.
better-found = Лучшее действие: { $action }. Шансы { IN-CASE($who, "gen") } на победу — { $before }, а после сыгранного ({ $played }) — { $after }.
better-as-good = Почти так же хорошо, как лучшее действие: { $action }. Шансы { IN-CASE($who, "gen") } на победу — { $after }, после лучшего — { $before }.
better-not = После этого ({ $action }) шансы { IN-CASE($who, "gen") } на победу — { $after }; лучшее действие дало бы { $before }.
better-same = Это и было сыграно: { $who } может сыграть лучше.
better-left = { $count ->
    [one] Сыграть лучше: { $count } ошибка.
    [few] Сыграть лучше: { $count } ошибки.
    [many] Сыграть лучше: { $count } ошибок.
   *[other] Сыграть лучше: { $count } ошибки.
 }
better-none = Нет ошибок, которые можно сыграть лучше.
better-done = Сыграно лучше: { $right } из { $asked }. Эти позиции вернутся при повторении.

## Cells of a notebook

lesson-start = Начать урок
# $id (String): of the exercise
lesson-exercise = Упражнение: { $id }
lesson-code = Код
courses-building = Блокноты создаются…
