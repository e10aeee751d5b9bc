# Что не так с тем, что указано: ключи позиции, игроки, дополнения.

# Ключ перед предложением; "none" там, где ключи не набирают.
at-keyword =
    { $where ->
        [none] {""}
       *[other] { $where }:{" "}
    }

given-wrong =
    { $where ->
        [none] { $problem }
       *[other] В { $where } ошибка. { $problem }
    }
given-no-list = { at-keyword }нужен список названий, а не { $given }.
given-no-table = { at-keyword }нужна таблица, а не { $given }.
given-no-number = { at-keyword }нужно целое число, а не { $given }.
given-too-large = { at-keyword }нужно число не больше { $most }, а не { $given }.
given-too-small = { at-keyword }нужно целое число не меньше { $least }, а не { $given }.
given-no-switch = { at-keyword }нужно True или False, а не { $given }.
given-out-of-range = { at-keyword }нужно целое число от { $least } до { $most }, а не { $given }.
given-no-text = { at-keyword }нужен текст, а не { $given }.
given-no-function = { at-keyword }нужна функция, а не { $given }.
given-no-client = { at-keyword }нужен клиент Dask, а не { $given }.
given-no-path = { at-keyword }нужно имя файла или папки, а не { $given }.
given-unknown = { at-keyword }нужно { $known }, а не { $given }.
given-unknown-near = { at-keyword }{ $given } нет; может быть, { $near }?
given-twice = { at-keyword }{ $thing } указано дважды.
given-too-often = { at-keyword }карт «{ $card }» всего { $count }.
given-no-place = { at-keyword }в этой раскладке нет места { $given }; место пишется, например, r1c5.
given-no-place-in-row = { at-keyword }в этой раскладке нет места { $given }; в этом ряду есть { $known }.
given-no-chamber = { at-keyword }Палаты { $given } нет; есть с 1 по 6.
given-no-decree = { at-keyword }Декрета { $given } нет; есть с 1 по { $last }.

keyword-of-city = Ключа { $given } нет; это указывают в Городе: { $example }.
keyword-of-choice = Ключа { $given } нет; { $hint }
unknown-keyword-near = Ключа { $given } нет; может быть, { $near }?
unknown-keyword = Ключа { $given } нет; есть: { $known }.
setup-before-choice =
    позиция начинается с обычного хода или с выбора Чудес света; укажите позицию перед этим выбором и сыграйте действие, которое его требует.

city-no-table = { $who }: нужна таблица с ключами из { $known }, а не { $given }.
city-key-of-pantheon = { $who }: неизвестный ключ { $given }; он из дополнения «Пантеон»: укажите expansions = ["pantheon"].
city-key-of-agora = { $who }: неизвестный ключ { $given }; он из дополнения «Агора»: укажите expansions = ["agora"].
unknown-city-key-near = { $who }: неизвестный ключ { $given }; может быть, { $near }?
unknown-city-key = { $who }: неизвестный ключ { $given }; есть: { $known }.

turn-wrong = { at-keyword }нужно 'A' или 'B', а не { $given }.
age-wrong = { at-keyword }нужно 1, 2 или 3, а не { $given }.
age-wrong-or-draft = { at-keyword }нужно 1, 2 или 3 (0 — только когда Чудеса света ещё выбирают), а не { $given }.
age-wrong-in-draft = { at-keyword }пока Чудеса света выбирают, это 0 или ничего, а не { $given }.
age-too-early = { at-keyword }«{ $card }» — карта Эпохи { $age }, её не может быть в игре в Эпоху { $now }.
age-of-senators = { at-keyword }Сенаторов в игре: { $count }; в Эпоху { $age } их может быть не больше { $most }.
military-no-list = { at-keyword }нужен список чисел, а не { $given }.
military-no-token = { at-keyword }на { $given } нет жетона; они лежат на -6, -3, 3 и 6.
military-twice = { at-keyword }жетон на { $at } указан дважды.

structure-other-age =
    { at-keyword }«{ $card }» — карта Эпохи { $age }, она не может лежать в раскладке Эпохи { $now }.
structure-taken = { at-keyword }«{ $card }» лежит на месте { $place }, а оно уже пусто.
structure-unfilled =
    { $count ->
        [one] { at-keyword }нужно заполнить { $count } место, но { $left }; { $advice }.
        [few] { at-keyword }нужно заполнить { $count } места, но { $left }; { $advice }.
        [many] { at-keyword }нужно заполнить { $count } мест, но { $left }; { $advice }.
       *[other] { at-keyword }нужно заполнить { $count } места, но { $left }; { $advice }.
    }
structure-give-taken = укажите пустые места или filled = false
structure-give-unfilled = укажите filled = false
structure-fills-under = места под указанными тоже заполняются
structure-only-left =
    { $count ->
        [one] осталась только { $count } карта Эпохи { $age } ({ $cards })
        [few] остались только { $count } карты Эпохи { $age } ({ $cards })
        [many] осталось только { $count } карт Эпохи { $age } ({ $cards })
       *[other] осталось только { $count } карты Эпохи { $age } ({ $cards })
    }
structure-none-left = карт Эпохи { $age } не осталось
structure-too-many =
    { $count ->
        [one] { at-keyword }в Эпоху { $age } не может быть доступна { $count } карта; их может быть не больше { $most }.
        [few] { at-keyword }в Эпоху { $age } не могут быть доступны сразу { $count } карты; их может быть не больше { $most }.
        [many] { at-keyword }в Эпоху { $age } не могут быть доступны сразу { $count } карт; их может быть не больше { $most }.
       *[other] { at-keyword }в Эпоху { $age } не могут быть доступны сразу { $count } карты; их может быть не больше { $most }.
    }
structure-too-many-taken =
    { $count ->
        [one] { at-keyword }при этих пустых местах { $count } карта не может быть доступна; укажите карты с их местами.
        [few] { at-keyword }при этих пустых местах { $count } карты не могут быть доступны сразу; укажите карты с их местами.
        [many] { at-keyword }при этих пустых местах { $count } карт не могут быть доступны сразу; укажите карты с их местами.
       *[other] { at-keyword }при этих пустых местах { $count } карты не могут быть доступны сразу; укажите карты с их местами.
    }
structure-too-few-under =
    { $count ->
        [one] { at-keyword }{ $count } карта не может быть доступна: под неё нечего положить, { $left }; { $advice }.
        [few] { at-keyword }{ $count } карты не могут быть доступны сразу: под них нечего положить, { $left }; { $advice }.
        [many] { at-keyword }{ $count } карт не могут быть доступны сразу: под них нечего положить, { $left }; { $advice }.
       *[other] { at-keyword }{ $count } карты не могут быть доступны сразу: под них нечего положить, { $left }; { $advice }.
    }
removed-too-many = { at-keyword }указано карт Эпохи { $age }: { $count }, а убирают { $most }.
removed-no-age-card = { at-keyword }«{ $card }» — не карта Эпохи.

no-pantheon-in-play = Дополнение «Пантеон» не в игре; укажите expansions = ["pantheon"].
no-pantheon-space = { at-keyword }слота { $given } нет; есть с 1 по 6.
unknown-mythology = Мифологии { $given } нет; есть: { $known }.
unknown-mythology-near = Мифологии { $given } нет; может быть, { $near }?
no-offering-worth = жетона Жертвоприношения со скидкой { $given } нет; есть: { $known }.
offering-twice = { at-keyword }жетон со скидкой { $value } указан дважды.
no-agora-in-play = Дополнение «Агора» не в игре; укажите expansions = ["agora"].
cubes-where =
    { at-keyword }укажите, сколько кубиков где, например { $example } для Палаты 3, или Палату для каждого кубика, например [1, 1, 3].
cubes-negative = { at-keyword }в Палате не может быть { $count } кубиков.
position-cannot-be = Такой позиции быть не может: { $problems }.

setup-over = Игра закончена, а позицию составляют для игры, которая продолжается.
setup-choice =
    Предстоит выбор, а позицию составляют для начала хода: составьте ход перед ним. { $choice }

# -- игра: дополнения, издание, игроки, случай

expansions-no-list = Дополнения — это список, например ['pantheon'], а не { $given }.
no-expansion = С дополнением { $given } играть нельзя; есть: { $known }.
no-expansion-near = С дополнением { $given } играть нельзя; может быть, { $near }?
no-edition = Издания { $given } нет; есть: { $known }.
names-not-two = В игре два игрока с именами, например Ada и Ben, а не { $given }.
player-name-too-long = { $given } — слишком длинное имя; помещается { $most } знаков.
player-name-one-line = Имя игрока — одна строка текста, а не { $given }.
player-names-same = Имена игроков должны быть разными, а не дважды { $given }.
player-names-mixed-up = Первый игрок — A, второй — B: { $first } и { $second } можно перепутать.
seed-too-large = seed: нужно целое число от -2**64 до 2**64, не больше.

# -- что спрашивают о позиции

no-place-on-table = В раскладке на столе нет места { $where }.
card-at-places = «{ $card }» лежит на нескольких местах: { $places }.
play-on-view = Это только вид игрока на партию: играйте в самой партии.
world-of-view = Возможный расклад раздают по виду игрока, а это вся позиция.
view-draws = Вид игрока ничего не тянет наугад: что выпадет, неизвестно.
take-not-there = Карты нет в раскладке.
take-not-accessible = Карта недоступна.
