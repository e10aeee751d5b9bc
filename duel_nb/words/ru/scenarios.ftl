# Что не так в файле сценария.

scenario-case = { $scenario }: { $case }
scenario-problem = { $where }: { $problem }
scenario-where = { $file }, строка { $line }
scenario-unreadable = Файл не читается: { $problem }
scenario-unreadable-by-system = Файл не читается: { $problem }.
scenario-no-file = Файла или папки { $given } нет.
scenario-no-file-near = Файла или папки { $given } нет; может быть, { $near }?
scenario-no-toml-in = В этой папке нет файлов TOML.
scenario-no-toml = Это не сценарий: сценарии — файлы TOML с именами вроде law.toml.
scenario-nested = Скобки вложены без конца.
scenario-digits = В этом числе тысячи цифр.
scenario-empty = Файл пуст; он начинается с scenario = 1 и title = "…".
scenario-undeclared = В файле не сказано, что это сценарий; первая строка сценария: scenario = 1
scenario-format = Эта программа читает scenario = { $format }, а не { $given }.
scenario-id-taken = Имя { $given } занято: оно уже есть в { $file }.

scenario-meant = может быть, { $near }?
scenario-meant-brackets = может быть, { $near }, в двойных скобках?
scenario-known = есть: { $known }.
scenario-names-listed = Имена перечисляет duel-nb check --rules.
scenario-because = because: причины { $given } нет; { $hint }
scenario-expansion-key = дополнение указывают так: { $right }
scenario-key-above = он относится ко всему сценарию: перенесите его выше первой строки в скобках.

scenario-kind = kind: вида { $given } нет; { $hint }
scenario-no-title = Сценарию нужно название (title).
scenario-variant-no-title = Варианту нужно название (title).
scenario-two-starts = Укажите position или new_game, но не то и другое.
scenario-nothing-checked = Ничего не проверяется: добавьте список expect или запрещённое действие в illegal.
scenario-edition = edition: издания { $given } нет; { $hint }
scenario-sign = { $at }: у { $given } есть знак, а добавлять к позиции сценария и убирать из неё может только вариант; напишите { $right }.
scenario-switch = { $at }: нужно true или false, а не { $given }.
scenario-number = { $at }: нужно целое число, а не { $given }.
scenario-names = names: нужны два имени.
scenario-source = source: нужны слова или таблица с edition и where, либо с ruling или reason.
scenario-source-edition = source: книги правил { $given } нет; { $hint }
scenario-trial = В illegal нужно указать, что пробуют: try = "…".
scenario-no-key =
    { $what ->
        [scenario] В сценарии нет ключа { $given }; { $hint }
        [variant] В варианте нет ключа { $given }; { $hint }
        [step] В шаге нет ключа { $given }; { $hint }
        [source] В источнике нет ключа { $given }; { $hint }
        [illegal] В illegal нет ключа { $given }; { $hint }
        [position] В позиции нет ключа { $given }; { $hint }
        [new_game] В new_game нет ключа { $given }; { $hint }
       *[city] В Городе { IN-CASE($who, "gen") } нет ключа { $given }; { $hint }
    }
scenario-key-missing = Здесь не хватает { $given }.
scenario-no-words = { $at }: нужны слова в кавычках, а не { $given }.
scenario-no-table = { $at }: нужна таблица, а не { $given }.
scenario-no-tables = { $at }: напишите { $right } в двойных скобках или список.
scenario-trial-text = { $at }: то, что пробуют, пишут в фигурных скобках: { $right }
scenario-no-list = { $at }: нужен список текстов, а не { $given }.

# -- игра по сценарию

scenario-no-player = Игрока { $given } нет; нужно A или B.
scenario-no-player-named = Игрока { $given } нет; напишите { $player }.
scenario-not-to-act = Действие «{ $action }» указано для { IN-CASE($who, "gen") }, а действует { $acting }.
scenario-not-to-act-but = Действие «{ $action }» указано для { IN-CASE($who, "gen") }, а действует { $acting }: { $due }
scenario-illegal = Здесь нельзя «{ $action }». { $problem }
scenario-illegal-near = Здесь нельзя «{ $action }». { $problem } Можно похожее: { $near }.
scenario-cards-by-chance =
    { $count ->
        [one] «{ $text }» зависит от случая: в позиции не сказано, где лежит карта: { $cards }. Укажите её в structure, если она там, иначе в removed.
        [few] «{ $text }» зависит от случая: в позиции не сказано, где лежат карты: { $cards }. Укажите их в structure, если они там, иначе в removed.
        [many] «{ $text }» зависит от случая: в позиции не сказано, где лежат карты: { $cards }. Укажите их в structure, если они там, иначе в removed.
       *[other] «{ $text }» зависит от случая: в позиции не сказано, где лежат карты: { $cards }. Укажите их в structure, если они там, иначе в removed.
    }
scenario-drawn-by-chance =
    «{ $text }» зависит от случая: с другими картами и жетонами это неверно, а в позиции нет компонента «{ $thing }». Укажите его в { $where }.

# -- что меняет вариант

variant-signs = { $at }: у { $given } нет знака, а у { $other } есть; ставьте + или - перед каждым названием, чтобы изменить список, или нигде, чтобы заменить его.
variant-no-list = { $at }: это не список, и { $given } не может его изменить; укажите всё целиком.
variant-not-there = { $at }: { $given } там нет, убрать нельзя; есть { $known }.
variant-nothing-there = { $at }: { $given } там нет, убрать нельзя; там ничего нет.
variant-no-such-key = without: в сценарии не указано { $given }, это нельзя опустить; указано: { $known }.
variant-no-key = without: в сценарии не указано { $given }, это нельзя опустить; не указано ничего.

# -- текст, который не TOML

toml-twice = { $name } указано дважды: напишите всё в одном месте.
toml-twice-since = { $name } указано дважды (строка { $line }): напишите всё в одном месте.
toml-twice-in-list = { $problem } Каждый шаг начинается с [[steps]] в двойных скобках, каждый вариант — с [[variants]].
toml-mark-missing = { $at }: в этой строке не хватает { $mark }.
toml-city-on-one-line = { $at } = {"{"} … {"}"} пишут в одну строку, с {"}"} в конце; для нескольких строк напишите [position.{ $at }], а ниже каждый ключ на своей строке.
toml-one-line-unclosed = То, что стоит в {"{"} {"}"}, пишут в одну строку; в конце не хватает {"}"}.
toml-one-line = То, что стоит в {"{"} {"}"}, пишут в одну строку; для нескольких строк напишите [{ $at }], а ниже каждый ключ на своей строке.
toml-comma-too-many = Перед {"}"} лишняя запятая.
toml-comma-missing-in-list = { $at }: между двумя элементами списка не хватает запятой.
toml-list-unclosed = { $at }: в конце списка не хватает ].
toml-equals-expected = После { $word } нужно =: { $word } = …
toml-nothing-more = После значения ключа в этой строке ничего быть не может: { $rest }
toml-from-here = Отсюда не читается (после = стоит текст в кавычках, число, true, false, [ ] или {"{"} {"}"}): { $rest }
toml-unreadable = Эта строка не читается (Python сообщает: { $why }): { $line }
toml-curly = Тексты пишут в прямых кавычках: { $right }
toml-brackets = Скобки не подходят друг к другу; нужно { $right }
toml-remark = Примечание начинается с #.
toml-equals = Между ключом и значением ставят =: { $right }
toml-sentence = Предложение пишут в кавычках и в списке: expect = ["{ $said }"], или do = "…" для того, что делают.
toml-ending = В конце строки знак не ставят: { $right }
toml-several-things = Несколько элементов пишут в квадратных скобках: { $right }
toml-inner-mark = Текст, в котором есть { $mark }, пишут между { $other }: { $right }
toml-quote-missing = { $at }: не хватает кавычки: { $right }
toml-quote-missing-in-line = { $at }: в этой строке не хватает кавычки.
toml-backslash = В тексте не может быть обратной косой черты; напишите { $right }
toml-two-keys = Каждый ключ стоит на своей строке; в этой их два.
toml-key-letters = { $at }: в ключе только буквы от a до z, как в списке ключей.
toml-two-commas = { $at }: две запятые подряд.
toml-no-value = { $at }: после = на той же строке должно что-то стоять.
toml-round-brackets = { $at }: список пишут в квадратных скобках, [ ], а то, что относится к Городу, в {"{"} {"}"}.
toml-names-unquoted = { $at }: названия пишут в кавычках: "{ $word }".
toml-comma-missing = { $at }: между двумя элементами не хватает запятой.
toml-colon = { $at }: между ключом и значением ставят =, а не двоеточие.
toml-number = Число пишут без пробелов и без нулей впереди: { $at } = { $number }
toml-age = Эпоха — это число: age = { $age }
toml-switch = { $at }: нужно true или false маленькими буквами: { $at } = { $value }
toml-unquoted = Текст пишут в кавычках: { $right }

# -- чего ожидают и что делают: сами предложения остаются английскими

expect-too-long = { $given } длиннее всего, чего можно ожидать.
expect-in = В «{ $text }» ошибка. { $problem }
expect-several = «{ $text }» — это больше одного ожидания; напишите { $right }
expect-with-card = «{ $text }» пишут с картой, которая там лежит: «{ $right }»
expect-like-this = «{ $text }» пишут так: «{ $right }»
expect-like-this-winner = «{ $text }» пишут так: «{ $right }», «winner B» или «shared victory»
expect-like-this-or-b = «{ $text }» пишут так: «{ $right }», или с B, смотря кто это
expect-no-player = В «{ $text }»: игрока { $given } нет; нужно A или B, как бы их ни звали.
expect-event = «{ $text }» ожидать нельзя; событие называют по его правилу, как в «event BASE-MIL-03», или по имени, как в «event theology-adds-none». { scenario-names-listed }
expect-no-event = Правила или события { $given } нет; { $hint }
expect-no-item = Строки { $given } в счёте не бывает; пишите «1 clay», «1 clay from Caravansery», «2 glass bought at 3» или «2 clay waived by Masonry».
expect-near = «{ $text }» ожидать нельзя; может быть, «{ $right }»?
expect-nothing = «{ $text }» ожидать нельзя; всё, что можно, есть в examples/REFERENCE.md.
expect-alike = «{ $text }» ожидать нельзя; похоже на { $near }
expect-pattern = «{ $pattern }», как в «{ $example }»
expect-change = «{ $text }» — это об изменении, но здесь ничего не делали; напишите, что верно, или перенесите это в шаг с do.
expect-change-such = «{ $text }» — это об изменении, но здесь ничего не делали; напишите, что верно, например «{ $right }», или перенесите это в шаг с do.
expect-no-token = На { $given } нет Военного жетона; есть { $known }.
expect-unknown =
    { $kind ->
        [decision] Выбора { $given } нет; { $hint }
        [victory] Победы { $given } нет; { $hint }
        [symbol] Научного символа { $given } нет; { $hint }
        [offering] Жетона Жертвоприношения со скидкой { $given } нет; { $hint }
       *[sight] Увидеть { $given } нельзя, такого нет; { $hint }
    }
do-several = «{ $text }» — это больше одного действия; напишите { $right }
do-written = «{ $text }» пишут так: «{ $right }»

# -- что ожидалось и что оказалось

failure = строка { $line }, { $when }: ожидалось: { $expected }; на деле: { $found }.
failure-events = Что произошло:
failure-at-start = в начале
failure-here = в этом месте
rules-after = после { $actions }:
rules-refused = «{ $action }» нельзя:
failure-after = после «{ $actions }»
expected-illegal = «{ $action }» нельзя
expected-illegal-rule = «{ $action }» нельзя по { $rule }
expected-illegal-because = «{ $action }» нельзя, причина { $reason }
expected-illegal-short =
    { $coins ->
        [one] «{ $action }» нельзя: не хватает { $coins } монеты
        [few] «{ $action }» нельзя: не хватает { $coins } монет
        [many] «{ $action }» нельзя: не хватает { $coins } монет
       *[other] «{ $action }» нельзя: не хватает { $coins } монеты
    }
found-refusal = { $name }: { $sentence }
found-legal = это можно
found-before = { $found } (до этого { $before }, { $change })
found-change = { $found } (с { $before } до { $now })
found-current = { $found }; для нынешнего значения пишите «{ $right }»
found-over = игра окончена: { $how }
found-no-extra-turn = ходит { $who }, и нового хода никто не получил
found-not-legal = { $action } нельзя: { $reason }
found-events = события { $which }
found-no-event = событий нет
found-military-tokens = Военные жетоны на { $spaces }
found-no-military-tokens = Военных жетонов нет
found-in-game = в игре есть: { $thing }
found-nothing-discarded = ни одна карта { IN-CASE($who, "gen") } не ушла в сброс
found-no-choice-of-resources = ни карта, ни Чудо не дают { IN-CASE($who, "dat") } выбора ресурсов
found-nothing-under = под «{ $thing }» ничего нет
found-not-in-pantheon = карты «{ $card }» нет в Пантеоне
found-not-in-senate = декрета «{ $decree }» нет в Сенате
found-nothing-locked = под Обскурантизмом жетона нет
