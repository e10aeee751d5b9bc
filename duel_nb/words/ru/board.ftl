# Что показывает поле: рисунок, слова для программ чтения с экрана, кнопки, панели и формы.

# Несколько вещей подряд.
several = { $items }

# Часть целого.
percent = { $number } %
# Шансы, которые точнее не известны.
percent-over = более чем { $number } %
percent-under = менее чем { $number } %

# -- строка над полем: о чём сейчас речь, и предложение под ней
# age: 0 во время выбора Чудес света

turn-of = { $age ->
    [0] Выбор Чудес света, ходит { $who }
    [1] Эпоха I, ходит { $who }
    [2] Эпоха II, ходит { $who }
   *[3] Эпоха III, ходит { $who }
}
turn-chooses = { $age ->
    [0] Выбор Чудес света, выбирает { $who }
    [1] Эпоха I, выбирает { $who }
    [2] Эпоха II, выбирает { $who }
   *[3] Эпоха III, выбирает { $who }
}
cards-left = { $count ->
    [one] в раскладке { $count } карта
    [few] в раскладке { $count } карты
    [many] в раскладке { $count } карт
   *[other] в раскладке { $count } карты
}
cards-left-sentence = { CAPITAL(cards-left) }.
over-military = { $who } побеждает (Военное превосходство)
over-science = { $who } побеждает (Научное превосходство)
over-political = { $who } побеждает (Политическое превосходство)
over-civilian = { $who } побеждает по победным очкам
over-blue = { $who } побеждает по очкам за синие карты
over-shared = Игра окончена: общая победа
over-level = Поровну и всех очков, и очков за синие карты.
over = Игра окончена.
headline-spoken = { $title }. { $sentence }
pass = Отказаться
pass-because = Отказаться: { $due }
structure-empty = В раскладке нет карт.

# -- игровое поле

track-pawn = Игровое поле: маркер Конфликта стоит { $at }
military-token-at = Военный жетон { $at }: { $what }
minerva-at = Фишка Минервы стоит { $at }
track-space = Деление игрового поля: { $at }

# -- жетоны Развития, карты и лотки. token, card, wonder: имя и то, что оно делает

progress-on-board = Жетон Развития на игровом поле: { $token }
progress-on-card = Жетон Развития на карте «{ $card }»: { $token }
progress-to-choose = Жетон Развития на выбор: { $token }
progress-of = Жетон Развития { IN-CASE($who, "gen") }: { $token }
progress-on-enki = Жетон Развития на карте бога «Энки»: { $token }

discard-spoken = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
discard-spoken-last = { $count ->
    [one] Сброс: { $count } карта, последняя — «{ $last }»
    [few] Сброс: { $count } карты, последняя — «{ $last }»
    [many] Сброс: { $count } карт, последняя — «{ $last }»
   *[other] Сброс: { $count } карты, последняя — «{ $last }»
}
discard-count = Сброс: { $count }
discard-count-short = сброс: { $count }
card-of-discard = Сброс: { $card }
card-removed = Убрано при подготовке: { $card }

back-face-down = { back }, рубашкой вверх
back-face-down-with = { back }, рубашкой вверх, сверху { $token }
place-accessible = Ряд { $row }, столбец { $column }, доступно: { $what }
place-covered = Ряд { $row }, столбец { $column }, сверху { $cards }: { $what }
place-counted = ряд { $row }, карта { $card }

# -- Город

coins-and-points = { $coins }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, если бы игра закончилась сейчас
coins-and-points-over = { $coins }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
coins-and-astarte = { count-coins } и { $astarte } на карте Астарты
player-spoken = { $who } ({ $player }): { $what }
# label: всё, что сказано об игроке, который ходит. Эти слова стоят перед ним или после него.
label-to-act = { $label }, ходит сейчас
role-to-act = ходит
role-first = первый игрок
role-winner = победа
one-of = 1 на выбор: { $resources }
symbol-times = { $symbol } ×{ $count }
symbols-of = { $count } из { $needed }
wonder-to-come = Будущее Чудо света
wonder-not-built = не построено
wonder-built-with = { $deck ->
    [age-1] Эпоха I
    [age-2] Эпоха II
    [age-3] Эпоха III
    [guild] Гильдия
    [senator] Сенатор
   *[other] построено
}
wonder-of-built = Чудо света { IN-CASE($who, "gen") }, построено: { $wonder }
wonder-of-not-built = Чудо света { IN-CASE($who, "gen") }, не построено: { $wonder }
no-buildings = Зданий пока нет
building-of = Город { IN-CASE($who, "gen") }: { $card }
buildings-of = Город { IN-CASE($who, "gen") }: { $card } (таких { $count })
snake-on-building = { $building }; на ней жетон Змеи

# -- Чудеса света на выбор

wonders-on-offer = Чудеса света на выбор
wonders-and-structure = Чудеса света на выбор и раскладка Эпохи I
wonder-on-offer = Чудо света на выбор: { $wonder }
note-on-offer = на выбор
note-drafted-conspire = сразу: Заговор
note-drafted-place-influence = сразу: 1 кубик

# -- Пантеон

pantheon-space = Слот Пантеона { $space }: { $what }
pantheon-space-costs = Слот Пантеона { $space }: { $what }; стоимость: { $first } { $a }, { $second } { $b }
pantheon-space-shows = Слот Пантеона { $space }: { $what }; указано: { $first } { $a }, { $second } { $b }
pantheon-space-enki = { $line }; на карте { $tokens }
space-holds-nothing = пусто
space-face-down = карта бога { mythology-named.gen }, рубашкой вверх
space-face-down-known = рубашкой вверх, вам известно: { $card }
deck-spoken = Стопка { mythology-named.gen }: { $what }
deck-cards = { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
deck-aside = { $count }, отложены: { $cards }
deck-aside-short = { $count }, отложено { $aside }
deck-top = { $count }, верхняя: { $card }
deck-top-short = { $count }, { $card }
tokens-of = Жетоны { IN-CASE($who, "gen") }: { $tokens }
tokens-of-none = Жетоны { IN-CASE($who, "gen") }: нет
activated-by = Активировано { IN-CASE($who, "ins") }: { $card }
activated-with-coins = { $coins ->
    [one] Активировано { IN-CASE($who, "ins") }: { $card }; на карте { $coins } монета
    [few] Активировано { IN-CASE($who, "ins") }: { $card }; на карте { $coins } монеты
    [many] Активировано { IN-CASE($who, "ins") }: { $card }; на карте { $coins } монет
   *[other] Активировано { IN-CASE($who, "ins") }: { $card }; на карте { $coins } монеты
}
divinity-to-choose = Карта бога на выбор: { $card }

# -- Сенат и Заговоры

metal-cubes = { $player ->
    [0] { $count ->
        [one] { $count } серебряный кубик
        [few] { $count } серебряных кубика
        [many] { $count } серебряных кубиков
       *[other] { $count } серебряного кубика
    }
   *[1] { $count ->
        [one] { $count } бронзовый кубик
        [few] { $count } бронзовых кубика
        [many] { $count } бронзовых кубиков
       *[other] { $count } бронзового кубика
    }
}
cubes-of = { $count ->
    [one] { $who } — { $count } кубик
    [few] { $who } — { $count } кубика
    [many] { $who } — { $count } кубиков
   *[other] { $who } — { $count } кубика
}
no-cubes = кубиков нет
controlled-by = контролирует { $who }
controlled-by-nobody = никто не контролирует
decrees-of = { $count ->
    [0] Декрет: нет
    [1] Декрет: { $decrees }
   *[other] Декреты: { $decrees }
}
chamber-spoken = { $section ->
    [left] Палата { $number } Сената (левая часть, { count-points }): { $cubes }, { $control }. { $decrees }
    [centre] Палата { $number } Сената (центральная часть, { count-points }): { $cubes }, { $control }. { $decrees }
   *[right] Палата { $number } Сената (правая часть, { count-points }): { $cubes }, { $control }. { $decrees }
}
supply-spoken = { $who }: в запасе { metal-cubes }, в Сенате { $placed }
conspiracies-spoken = { $count ->
    [one] Колода Заговоров: { $count } карта
    [few] Колода Заговоров: { $count } карты
    [many] Колода Заговоров: { $count } карт
   *[other] Колода Заговоров: { $count } карты
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
conspiracy = Заговор
plot-not-prepared = не подготовлен
plot-prepared = подготовлен
plot-prepared-with = подготовлен картой «{ $card }»
plot-prepared-short = готов: { $card }
plot-triggered = осуществлён
plot-triggered-with = осуществлён с картой «{ $card }»
plot-of = Заговор { IN-CASE($who, "gen") }, { $stage }: { $plot }
plot-with-locked = { $plot }; на нём жетон: { $token }
plot-with-hidden = { $plot }; на нём рубашкой вверх лежит жетон Развития
plot-to-keep = Заговор на выбор: { $plot }
lies-face-down = рубашкой вверх

# -- цены поверх поля

free-by-some-chain = бесплатно по цепочке
price-of = стоит { $coins }
price-nothing = бесплатно
price-too-expensive = стоит { $coins }, слишком дорого

# -- две буквы рядом с цветом для тех, кто его не видит: все разные

colour-letters = { $colour ->
    [brown] Кч
    [grey] Ср
    [blue] Си
    [green] Зл
    [yellow] Жл
    [red] Кр
    [purple] Фл
   *[senator] Сн
}

# -- подсчёт очков

sheet-heading = Подсчёт очков
sheet-spoken = Подсчёт очков: { $players }
sheet-of = { $who } { $total } ({ $categories })
sheet-item = { $category } { $points }
sheet-total = Всего
sheet-total-supremacy = Всего (решает превосходство)
sheet-blue = Гражданские здания
sheet-green = Научные здания
sheet-yellow = Торговые здания
sheet-purple = Гильдии
sheet-grand-temples = Великие Храмы
sheet-wonders = Чудеса света
sheet-progress = Жетоны Развития
sheet-divinities = Боги
sheet-senate = Сенат
sheet-military = Военные очки
sheet-treasury = { $coins ->
    [one] Казна: 1 за { $coins } монету
    [few] Казна: 1 за { $coins } монеты
    [many] Казна: 1 за { $coins } монет
   *[other] Казна: 1 за { $coins } монеты
}

# -- позиция простым текстом. Строки списков сдвинуты вправо.

text-wonders-on-offer = Чудеса света на выбор:
text-to-choose = Можно выбрать:
text-structure = { $age ->
    [1] Раскладка Эпохи I, дальний ряд первым:
    [2] Раскладка Эпохи II, дальний ряд первым:
   *[3] Раскладка Эпохи III, дальний ряд первым:
}
text-offering = Жертвоприношение { $value }
text-accessible = Доступно:
text-pantheon = Пантеон:
text-decks = Стопки Мифологий: { $decks }
text-deck = { $mythology } ({ $what })
text-token-at = { $token } на месте { $place }
text-tokens-laid = Жетоны на картах рубашкой вверх: { $tokens }
text-senate = Сенат:
text-conspiracies-left = Заговоров в колоде: { $count }
text-track = Игровое поле: { $track }
text-pawn = Маркер Конфликта { $at }
text-military-tokens = Военные жетоны:
text-military-tokens-none = Военные жетоны: нет
text-none = нет
text-military-token = { $at }: { $what }
text-progress = Жетоны Развития на игровом поле:
text-progress-none = Жетоны Развития на игровом поле: нет
text-discard = Сброс ({ $count }): { $cards }
text-discard-empty = Сброс (0): пусто
text-city = Город { $player } ({ $who }): { $what }
text-city-to-act = Город { $player } ({ $who }), ходит сейчас: { $what }
text-city-unnamed = Город { $player }: { $what }
text-city-unnamed-to-act = Город { $player }, ходит сейчас: { $what }
text-production = Производство: { $what }
text-production-none = Производство: нет
text-buys-at = Цены покупки: { $prices }
text-price = { $resource } { $price }
text-symbols = Научные символы: { $symbols } ({ $count } из { $needed })
text-progress-of = Жетоны Развития: { $tokens }
text-activated = Активировано:
text-activated-none = Активировано: ничего
text-coins-on-it = { $coins ->
    [one] { $card } [на карте { $coins } монета]
    [few] { $card } [на карте { $coins } монеты]
    [many] { $card } [на карте { $coins } монет]
   *[other] { $card } [на карте { $coins } монеты]
}
text-snake = Жетон Змеи лежит на карте «{ $card }»
text-conspiracies = Заговоры:
text-conspiracies-none = Заговоры: нет
text-decrees = Действующие Декреты: { $decrees }
text-wonders = Чудеса света:
text-wonders-none = Чудеса света: нет
text-buildings = Здания:
text-buildings-none = Здания: нет
text-buildings-of = { $colour ->
    [brown] коричневые ({ $count }): { $cards }
    [grey] серые ({ $count }): { $cards }
    [blue] синие ({ $count }): { $cards }
    [green] зелёные ({ $count }): { $cards }
    [yellow] жёлтые ({ $count }): { $cards }
    [red] красные ({ $count }): { $cards }
    [purple] фиолетовые ({ $count }): { $cards }
   *[senator] Сенаторы ({ $count }): { $cards }
}
text-wonder-built = { $wonder } [построено]
text-wonder-not-built = { $wonder } [не построено]
text-has-coins = { $who } — { count-coins }
summary = { $title }. { $sentence } { $coins }; маркер Конфликта стоит { $at }.

# -- панели рядом с полем

panel-log = Журнал
panel-points = Очки
panel-cities = Города
panel-cards = Карты
panel-powers = Способности
panel-explain = Объяснение
panel-rule = Правило
panel-words = Словами
panel-review = Разбор
rule-search = номер правила или слова, например: дополнительный ход
no-rule-open = Правило не открыто: сделайте ход или введите номер правила.

points-final = Очки
points-so-far = Если бы игра закончилась сейчас
coins-heading = Монеты
produced-heading = Производство · цена ещё одной единицы
makes-one-of = { $who } производит ещё 1 на выбор: { $resources-acc }.
symbols-different = Разных, из { $needed }
symbols-heading = Научные символы
symbol-owned = { $count ->
    [0] –
    [1] есть
    [2] пара
   *[other] { $count }
}
coming-heading = Что ещё может выйти в этой Эпохе
box-heading = В коробке
colour-of-cards = { $colour ->
    [brown] коричневые
    [grey] серые
    [blue] синие
    [green] зелёные
    [yellow] жёлтые
    [red] красные
    [purple] фиолетовые
   *[senator] Сенаторы
}
colour-and-cards = <b>{ colour-of-cards }</b>: { $cards }
backs-face-down = { backs }, рубашкой вверх
backs-among = { backs } из этих { $left }: { $cards }
box-age-cards = { $age ->
    [1] { count-cards } Эпохи I, рубашкой вверх
    [2] { count-cards } Эпохи II, рубашкой вверх
   *[3] { count-cards } Эпохи III, рубашкой вверх
}
box-progress = Жетоны Развития: { $tokens }
box-progress-locked = Жетоны Развития: { $tokens }, но один из них выведен из игры рубашкой вверх
box-wonders = Чудеса света: { $wonders }
matters-heading = Что здесь важно

# -- кнопки поверх поля и что говорится о выбранном

card-at-place = «{ $card }», { $place }
first-due = Сначала: { $due }
sentence = { $text }.
nothing-there = Здесь больше нет карты
about-discard = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
    [many] Сброс: { $count } карт
   *[other] Сброс: { $count } карты
}
about-military-token = Военный жетон { $at }
about-military-token-does = Когда маркер Конфликта впервые приходит сюда, { $what } ({ $rule }).
about-points = Очки на этот момент
about-points-final = Итоговые очки
about-pawn = Маркер Конфликта стоит { $at }
about-pawn-wins = В столице он приносит победу: { $spaces ->
    [one] от середины до неё { $spaces } деление.
    [few] от середины до неё { $spaces } деления.
    [many] от середины до неё { $spaces } делений.
   *[other] от середины до неё { $spaces } деления.
}
begins-age = { $age ->
    [1] { $who } начинает Эпоху I
    [2] { $who } начинает Эпоху II
   *[3] { $who } начинает Эпоху III
}
stands-in-city = Стоит в Городе { IN-CASE($who, "gen") }.
lies-in-discard = Лежит в сбросе.
wonder-standing = Чудо света { IN-CASE($who, "gen") }, построено.
wonder-not-yet-built = Чудо света { IN-CASE($who, "gen") }, ещё не построено.
token-on-board = Лежит на игровом поле: награда за пару научных символов.
token-lies-on-enki = Лежит на карте бога «Энки»: кто его активирует, берёт один такой жетон (PAN-ENKI-02).
city-produces = Производит: { $what }.
city-produces-nothing = Ничего не производит.
city-buys = Цены за единицу: { $prices }.
city-symbols = Научные символы: { $symbols }.
symbol-many = { $symbol } ×{ $count }

## Что можно сделать: надписи на кнопках. После двоеточия — цена.

offer-priced = { $action }: { $price }
offer-free = бесплатно
offer-build = Построить
offer-discard = Сбросить
offer-recruit = Нанять
offer-wonder = { $wonder }
offer-with = с картой «{ $card }»
offer-prepare = Подготовить «{ $plot }»
offer-prepare-with = Подготовить картой «{ $card }»
offer-trigger = Осуществить «{ $plot }»
gist-coins = { $coins ->
    [one] +{ $coins } монета
    [few] +{ $coins } монеты
    [many] +{ $coins } монет
   *[other] +{ $coins } монеты
}
refused-with-bill = { $reason } { $bill }.
refused-with-rule = { $reason } ({ $rule })

stop-senate-actions = Остановиться
stop-conspirator = Ни того, ни другого
stop-move-cube = Не перемещать кубик
stop-turn-of-events-again = Не сбрасывать вторую карту
stop-curia-julia = Не осуществлять
subject-chamber = Палата { $number }
subject-conspiracies = Заговоры
offer-place-cube = Добавить кубик в Палату { $chamber }
offer-move-cube = Переместить кубик из Палаты { $chamber } в { $to }
offer-remove-cube = Убрать кубик { IN-CASE($whom, "gen") } из Палаты { $chamber }
offer-conspire = { $count ->
    [2] Взять две карты Заговоров
   *[other] Взять карты Заговоров: { $count }
}
offer-on-top = Положить на верх колоды
offer-under = Положить под низ колоды
offer-swap = Отдать «{ $own }» за «{ $other }»
offer-shift = «{ $decree }» — в Палату { $chamber }
offer-shift-face-down = Неоткрытый Декрет — в Палату { $chamber }

changes-control = { $who } контролирует Палату { $chamber }
changes-control-nobody = Палату { $chamber } не контролирует никто
goes-under-plot = «{ $card }» — под Заговор «{ $plot }»; осуществить его можно в начале одного из следующих ходов
nothing-to-pass = Отказываться не от чего
cubes-come-back = Кубик, убранный из Сената, возвращается сюда (AGO-SENATE-02).
plot-is-secret = До осуществления его знает только владелец (AGO-CONSPIRATOR-02).
chamber-title = { $section ->
    [left] Палата { $number }, левая часть Сената
    [centre] Палата { $number }, центральная часть Сената
   *[right] Палата { $number }, правая часть Сената
}
chamber-cubes = Кубики: { $first } — { $a }, { $second } — { $b }; { $control } (AGO-CTRL-01).
chamber-gives = В конце игры приносит { count-points } тому, кто её контролирует (AGO-CTRL-07).
chamber-decree = { $decree } ({ $rule }).
chamber-decree-hidden = Декрет лежит рубашкой вверх, пока в Палату не попадёт первый кубик (AGO-CTRL-06).
chamber-no-decree = Декрета здесь нет.
plots-title = { $count ->
    [one] Колода Заговоров: { $count } карта
    [few] Колода Заговоров: { $count } карты
    [many] Колода Заговоров: { $count } карт
   *[other] Колода Заговоров: { $count } карты
}
plots-drawn = { $count ->
    [2] Из двух взятых карт Заговоров одну оставляют себе, а другую возвращают (AGO-CONSPIRATOR-02).
   *[other] Взятых карт Заговоров { $count }: одну оставляют себе, остальные возвращают (AGO-CONSPIRATOR-02).
}
plot-on-top-known = Вы знаете верхнюю карту: { $plot }.
plot-at-bottom-known = Вы знаете нижнюю карту: { $plot }.
plot-step-by-step = Что он делает шаг за шагом: { $rule }.

subject-space = Слот { $space }
subject-deck = Стопка { mythology-named.gen }
subject-face-down = { CAPITAL($place) }: рубашкой вверх
subject-token = { CAPITAL($place) }: { $token }
offer-in-space = { $card } — в слот { $space }
offer-open-deck = Открыть стопку { mythology-named.gen }
offer-card-on-top = { $card } — сверху
offer-minerva-at = Минерва { $at }
offer-remove-token = Убрать без эффекта
offer-resolve-token = Применить
offer-take-down = Разрушить «{ $wonder }»
offer-snake-on = Жетон Змеи на «{ $card }»
offer-token-first = Сначала взять этот жетон
offer-unseen = Сбросить не глядя
offer-wonder-with = «{ $wonder }» с картой «{ $card }»
will-cost = Активация будет стоить: { $first } — { $a }, { $second } — { $b }.
offer-activate = Активировать: { $price }
offer-using = Со скидкой { $offerings }: { $price }
about-deck = Стопка { mythology-named.gen }: { $what }
deck-looked-at = { $count ->
    [2] Кто берёт жетон { mythology-named.gen }, смотрит две верхние карты этой стопки и одну кладёт в Пантеон (PAN-MYTH-01).
   *[other] Кто берёт жетон { mythology-named.gen }, смотрит верхние карты этой стопки ({ $count }) и одну кладёт в Пантеон (PAN-MYTH-01).
}
deck-divinities = Боги { mythology-named.gen } (PAN-COMP-02):
divinity-line = { $card }: { $what }.
token-good-for = Жетон Мифологии делает бесплатным Великий Храм с тем же символом (PAN-TEMPLE-02).
offering-good-for = Жетон Жертвоприношения один раз удешевляет активацию (PAN-OFF-01).
minerva-stops = Если маркер Конфликта должен войти на её деление, он остаётся на месте, а она выходит из игры (PAN-MINERVA-02).
about-space-empty = Слот { $space } Пантеона пуст
about-space-face-down = Карта бога { mythology-named.gen } рубашкой вверх в слоте { $space } Пантеона
about-space-seen = { $card } (рубашкой вверх в слоте { $space } Пантеона; вы её видели)
space-shows = Указанная цена слота: { $first } — { $a }, { $second } — { $b }.
space-stays-empty = Он остаётся пустым до конца игры (PAN-ACT-05).
space-in-fact = На деле: { $first } платит { $a }, { $second } — { $b }: { $reasons }.
space-reason = { $reason }, { $who } ({ $rule })
enki-holds = На карте лежат { $tokens }.
pantheon-from-age-two = Карты Пантеона можно активировать начиная с Эпохи II (PAN-ACT-01).
has-activated = Карту активирует { $who }.
astarte-coins = { $coins ->
    [one] На карте лежит { $coins } монета (PAN-ASTARTE-01).
    [few] На карте лежат { $coins } монеты (PAN-ASTARTE-01).
    [many] На карте лежит { $coins } монет (PAN-ASTARTE-01).
   *[other] На карте лежит { $coins } монеты (PAN-ASTARTE-01).
}
snake-lies-on = Жетон Змеи лежит на карте: { $card }.

## Что сделало бы действие

unknown-revealed = Открываются карты рубашкой вверх: какие, заранее неизвестно.
unknown-decree = Открывается Декрет: что он делает, заранее неизвестно.
unknown-discarded = В сброс уходит карта рубашкой вверх: какая, заранее неизвестно.
unknown-pantheon = Открываются карты Пантеона: какие боги там лежат, заранее неизвестно.
unknown-laid = На раскладку кладутся жетоны: какие, заранее неизвестно.
would-coins = { $who }: монеты { $old } → { $new }
would-points = очки { $more }
would-points-of = { $who }: очки { $more }
would-pawn = маркер тогда { $at }
would-uncover = освобождается: { $cards }
would-uncover-face-down = { $count ->
    [1] карта рубашкой вверх
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
    [many] { $count } карт рубашкой вверх
   *[other] { $count } карты рубашкой вверх
}
would-then = затем: { CLAUSE($due) }
would-lose-whatever = Что бы игрок { $who } затем ни выбрал, { $outcome }
would-end-age = { $age ->
    [1] Эпоха I заканчивается
    [2] Эпоха II заканчивается
   *[3] Эпоха III заканчивается
}
would-play-again = ещё один ход
would-take-token = { $who } берёт { $token }
would-return-wonder = «{ $wonder }» возвращается в коробку
would-pair = пара символов «{ $symbol }»
would-symbol = символ «{ $symbol }», { $count } из { $needed }

# -- строка над полем, журнал и выбранное. <b> выделяет то, что говорится первым.

board-lost = <b>Это поле потеряло своё ядро</b>: оно перезапущено или завершено. Показанное можно прочитать, но ничего больше не работает. Запустите ячейку снова, и поле оживёт.
rule-named = Правило { $rule }
prompt-over = <b>{ $outcome }.</b> Очки: { $points }
prompt-select = { $age ->
    [1] <b>Ходит { $who }, Эпоха I.</b> Выберите доступную карту.
    [2] <b>Ходит { $who }, Эпоха II.</b> Выберите доступную карту.
   *[3] <b>Ходит { $who }, Эпоха III.</b> Выберите доступную карту.
}
prompt-select-or-space = { $age ->
    [1] <b>Ходит { $who }, Эпоха I.</b> Выберите доступную карту или карту Пантеона.
    [2] <b>Ходит { $who }, Эпоха II.</b> Выберите доступную карту или карту Пантеона.
   *[3] <b>Ходит { $who }, Эпоха III.</b> Выберите доступную карту или карту Пантеона.
}
prompt-select-or-trigger = { $age ->
    [1] <b>Ходит { $who }, Эпоха I.</b> Выберите доступную карту, а до неё можно — подготовленный Заговор.
    [2] <b>Ходит { $who }, Эпоха II.</b> Выберите доступную карту, а до неё можно — подготовленный Заговор.
   *[3] <b>Ходит { $who }, Эпоха III.</b> Выберите доступную карту, а до неё можно — подготовленный Заговор.
}
prompt-select-or-space-or-trigger = { $age ->
    [1] <b>Ходит { $who }, Эпоха I.</b> Выберите доступную карту или карту Пантеона, а до неё можно — подготовленный Заговор.
    [2] <b>Ходит { $who }, Эпоха II.</b> Выберите доступную карту или карту Пантеона, а до неё можно — подготовленный Заговор.
   *[3] <b>Ходит { $who }, Эпоха III.</b> Выберите доступную карту или карту Пантеона, а до неё можно — подготовленный Заговор.
}
prompt-thinks = <b>{ $who } думает…</b>
prompt-veiled = <b>Передайте поле игроку: { $who }.</b> То, что может видеть только { $who }, закрыто.
unveil = Я { $who }: показать то, что вижу только я
player-total = { $who } { $points }
bill = счёт
in-figures = в числах
refused-wonders = { $count ->
    [one] { $count } Чудо света слишком дорого
    [few] { $count } Чуда света слишком дороги
    [many] { $count } Чудес света слишком дороги
   *[other] { $count } Чуда света слишком дороги
}
refused-build = построить слишком дорого
refused-recruit = нанять слишком дорого
refused-activate = активировать слишком дорого
refused-other = невозможно: { $count }
secret-choice = тайный выбор
move-in-log = { $number }. { $who }: { $what }
move-done = { $who }: { $what }.
move-disclosed = { $number }. { $who }: { $what }. { $events }
log-nothing = Ничего не происходит.
log-beginning = Начало
log-nothing-yet = Ещё ничего не происходит.
log-secrets = Что было тайным

# -- инструменты под полем

undo = Отменить
redo = Повторить
next = Дальше
step-through = Пролистать партию
position-of = { $at } из { $last }
hint = Подсказка
hint-tip = Что сделал бы здесь тренер
hint-thinks = <b>Тренер думает…</b>
hint-would = <b>Тренер предлагает…</b>
hint-chance = { $reason } Шансы на победу: { $percent }.
hint-close = Закрыть подсказку
move-now = Ходить сейчас
move-now-tip = Компьютер делает лучшее действие из известных ему на этот момент
watch-tip = Смотреть партию до конца
contrast = Высокий контраст
contrast-tip = Высокий контраст и цвета, которые различают и дальтоники
game-menu = Партия
game-menu-tip = Новая партия, игроки, сохранение, загрузка и другое
type-here = или: построить Бани
type-label = Введите действие
search-label = Найти правило
panels-label = Что читать рядом с полем
meant = Имеется в виду: { $action }
rematch = Реванш
review = Разбор
review-tip = Тренер смотрит каждое действие этой партии
games = Партии
games-tip = Начать ещё одну партию или продолжить прежнюю
present = Показ
present-tip = Показать на большом экране, шаг за шагом (клавиша p; пробел — дальше, Escape — выход)
close = Закрыть
copy = Копировать
board-label = Поле. Всё на нём можно сделать кнопками под ним, а панель «Словами» говорит, что где лежит.
age-named = { $age ->
    [1] Эпоха I
    [2] Эпоха II
   *[3] Эпоха III
}
not-your-turn = Сейчас ходит { $who }: минуту, пожалуйста.
board-saved = Так это было сохранено. Запустите блокнот, чтобы с ним можно было работать: выберите <i>Run ▸ Run All Cells</i>.
picture-needs-name = Для картинки нужно имя файла, например «board.png», а не { $given }.
picture-no-folder = Для файла { $file } нет папки { $folder }.
picture-formats = Картинка сохраняется как { $formats }; { $file } заканчивается иначе.
position-before-choice = Это позиция до выбора, который нужно сделать, или до конца игры.
board-language = Язык

# -- форма под кнопкой «Партия»

menu-curtain = Занавес: закрывать тайный выбор, когда за полем двое
menu-chances = Показывать шансы на победу
menu-line = Вариант
menu-line-first = { $actions ->
    [one] { $number }: { $actions } действие
    [few] { $number }: { $actions } действия
    [many] { $number }: { $actions } действий
   *[other] { $number }: { $actions } действия
}
menu-line-parted = { $actions ->
    [one] { $number }: { $actions } действие, расходится после { $parted }
    [few] { $number }: { $actions } действия, расходится после { $parted }
    [many] { $number }: { $actions } действий, расходится после { $parted }
   *[other] { $number }: { $actions } действия, расходится после { $parted }
}
menu-load = Загрузить партию
menu-save = Сохранить партию
menu-picture = Картинка
menu-film = Фильм
menu-slides = Слайды
menu-change = Изменить эту позицию
back-to-game = Вернуться к партии
saved-note = { $actions ->
    [one] { $actions } действие; прочитать снова — «Загрузить партию»
    [few] { $actions } действия; прочитать снова — «Загрузить партию»
    [many] { $actions } действий; прочитать снова — «Загрузить партию»
   *[other] { $actions } действия; прочитать снова — «Загрузить партию»
}
picture-note = поле как оно есть
making-film = { $pictures ->
    [one] Создаётся фильм: { $pictures } кадр…
    [few] Создаётся фильм: { $pictures } кадра…
    [many] Создаётся фильм: { $pictures } кадров…
   *[other] Создаётся фильм: { $pictures } кадра…
}
making-slides = { $pictures ->
    [one] Создаются слайды: { $pictures } картинка…
    [few] Создаются слайды: { $pictures } картинки…
    [many] Создаются слайды: { $pictures } картинок…
   *[other] Создаются слайды: { $pictures } картинки…
}
film-note = { $pictures ->
    [one] { $pictures } кадр
    [few] { $pictures } кадра
    [many] { $pictures } кадров
   *[other] { $pictures } кадра
}
slides-note = { film-note }, без Python
not-written-film = Фильм не удаётся записать в { $path }: { $why }.
not-written-slides = Страницу не удаётся записать в { $path }: { $why }.
lies-beside = Файл { $file } ({ $about }, { $size } МБ) теперь лежит рядом с блокнотом.
download = Скачать { $file }

form-player = Игрок { $player }
form-who-plays = Кто играет за { $player }
form-edition = Издание
form-seed = Зерно
form-seed-any = любое
form-first-game = Чудеса света первой партии, без выбора
form-new-game = Новая партия
form-bad-seed = Зерно — целое число, а не { $given }.
level-person = человек
level-beginner = новичок
level-casual = любитель
level-skilled = опытный
level-expert = эксперт
level-best = лучший

# -- игровая комната

room-new-game = Новая партия
room-last-games = Последние партии
room-look = Посмотреть
room-go-on = Продолжить
room-damaged = { $when }. В файле { $file } нет партии, которую можно прочитать.
room-player = { $who } ({ $kind })
room-with = { $players }, дополнения: { $sets }
room-not-over = { $actions ->
    [one] { $when }. { $game }: не окончена, { $actions } действие
    [few] { $when }. { $game }: не окончена, { $actions } действия
    [many] { $when }. { $game }: не окончена, { $actions } действий
   *[other] { $when }. { $game }: не окончена, { $actions } действия
}
room-over = { $when }. { $game }: { $outcome }, { $points }
room-not-kept = Эту партию не удаётся сохранить в { $file }: { $why }. Играть можно дальше.
room-not-read = Файл { $file } не читается: { $why }.
room-bad-file = Файл { $file }. { $why }

# -- разбор оконченной партии

review-stop = Остановить
review-go-on = Продолжить
review-find = Найти самому
review-show-then = Показать, что будет дальше
review-show-instead = Показать, что было бы вместо этого
review-back = Вернуться к разобранной партии
turning-points = Поворотные моменты
first-impressions = Первое впечатление
review-none = Разбора этой партии нет.
review-elsewhere = Вы играете дальше, в стороне от разобранной партии.
review-play-on = Играть дальше: { $action } ({ $percent })
review-chance = Шансы { IN-CASE($who, "gen") } на победу после этого: { $percent }.
plot-label = Шансы { IN-CASE($who, "gen") } на победу по ходу партии
plot-wins = { $who } побеждает
no-marks = Ни одно действие не отмечено.
mark-blunder = грубая ошибка
mark-mistake = ошибка
mark-inaccuracy = неточность
mark-only-move = единственный хороший ход

# -- компьютерные игроки и файлы, которые нельзя использовать

two-players = За полем двое игроков, а не { $count }.
computer-failed = Компьютер за { IN-CASE($who, "gen") } не справляется с ходом ({ $what }).
computer-illegal = Компьютер за { IN-CASE($who, "gen") } выбирает действие, недопустимое здесь: { $action }.
file-damaged = Этот файл — не сохранённая партия, или он повреждён. { $why }
file-no-table = Этот файл — не сохранённая партия: в нём нет таблицы имён и значений.
file-version = Эта партия сохранена в версии формата { $version }; читается версия { $known }.
file-no-actions = В этой партии нет списка действий.
file-action = Действие { $number }, { $action }, сыграть нельзя. { $why }
file-no-setup = В этой партии нет начала: ни позиции, ни зерна.
file-bad-setup = Начало этой партии использовать нельзя. { $why }

# -- что важно в позиции

matters-outcome = { $outcome }.
matters-turn = { $age ->
    [1] Эпоха I, ходит { $who }; осталось: { count-cards }. Возьмите доступную карту, чтобы построить её, сбросить ради монет или построить с её помощью Чудо света.
    [2] Эпоха II, ходит { $who }; осталось: { count-cards }. Возьмите доступную карту, чтобы построить её, сбросить ради монет или построить с её помощью Чудо света.
   *[3] Эпоха III, ходит { $who }; осталось: { count-cards }. Возьмите доступную карту, чтобы построить её, сбросить ради монет или построить с её помощью Чудо света.
}
matters-age-ends-threatened = { $age ->
    [1] Эпоха I скоро закончится; кто начинает следующую, решает тот, к чьей столице ближе маркер.
   *[2] Эпоха II скоро закончится; кто начинает следующую, решает тот, к чьей столице ближе маркер.
}
matters-age-ends = { $age ->
    [1] Эпоха I скоро закончится; кто начинает следующую, решает тот, кто сделает последний ход.
   *[2] Эпоха II скоро закончится; кто начинает следующую, решает тот, кто сделает последний ход.
}
matters-priced = { $thing } ({ $price })
matters-free-by-token = { $who }, бесплатно по жетону Мифологии: { $things }.
matters-free-by-chain = { $who }, бесплатно по цепочке: { $things }.
matters-can-pay = { $who } может оплатить: { $things }.
matters-too-expensive = { $who }, пока слишком дорого: { $things }.
matters-recruit = { $who } может нанять: { $things }.
matters-activate = { $who } может активировать: { $things }.
matters-activate-offerings = { $who } может активировать, считая жетоны Жертвоприношения: { $things }.
matters-pawn = { $spaces ->
    [one] Маркер { $at }: { $who } в { $spaces } делении от Военного превосходства, сейчас маркер приносит { count-points }.
    [few] Маркер { $at }: { $who } в { $spaces } делениях от Военного превосходства, сейчас маркер приносит { count-points }.
    [many] Маркер { $at }: { $who } в { $spaces } делениях от Военного превосходства, сейчас маркер приносит { count-points }.
   *[other] Маркер { $at }: { $who } в { $spaces } деления от Военного превосходства, сейчас маркер приносит { count-points }.
}
matters-wins = { $how ->
    [military] { $who } может сразу победить (Военное превосходство): { $things }.
    [science] { $who } может сразу победить (Научное превосходство): { $things }.
   *[political] { $who } может сразу победить (Политическое превосходство): { $things }.
}
matters-threatens = { $how ->
    [military] { $who } угрожает сразу победить (Военное превосходство): { $things }.
    [science] { $who } угрожает сразу победить (Научное превосходство): { $things }.
   *[political] { $who } угрожает сразу победить (Политическое превосходство): { $things }.
}
matters-symbols = { $who }: { $count } из { $needed } символов для превосходства
matters-symbols-new = { $line }; новые: { $things }
matters-symbols-pair = { $line }; пара и жетон Развития: { $things }
matters-lays-open = { $taken } освобождает: { $card }
matters-turns-up = { $taken } открывает карту
matters-next = Что может достаться { IN-CASE($who, "dat") }, если взять: { $things }.
matters-points = Очки, если бы игра закончилась сейчас: { $points }.
matters-points-final = Очки: { $points }.

# Шансы на победу рядом с полем: заголовки столбцов

chances-win = Шансы на победу
chances-civilian = по очкам
chances-military = военное
chances-science = научное
chances-political = Сенат
