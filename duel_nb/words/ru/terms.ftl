# Слова игры, которые называют другие сообщения.

# Компонент внутри предложения. Имя стоит в именительном падеже и в кавычках, склоняется слово
# перед ним: .acc — винительный (кого, что), .gen — родительный, .ins — творительный
# падеж. CAPITAL(thing-inside) начинает предложение.
thing-inside =
    { $thing-kind ->
        [card] карта «{ $thing }»
        [wonder] Чудо света «{ $thing }»
        [progress] жетон Развития «{ $thing }»
        [divinity] карта бога «{ $thing }»
        [gate] карта Врат
        [decree] Декрет «{ $thing }»
        [conspiracy] Заговор «{ $thing }»
       *[other] { $thing }
    }
    .acc =
        { $thing-kind ->
            [card] карту «{ $thing }»
            [wonder] Чудо света «{ $thing }»
            [progress] жетон Развития «{ $thing }»
            [divinity] карту бога «{ $thing }»
            [gate] карту Врат
            [decree] Декрет «{ $thing }»
            [conspiracy] Заговор «{ $thing }»
           *[other] { $thing }
        }
    .gen =
        { $thing-kind ->
            [card] карты «{ $thing }»
            [wonder] Чуда света «{ $thing }»
            [progress] жетона Развития «{ $thing }»
            [divinity] карты бога «{ $thing }»
            [gate] карты Врат
            [decree] Декрета «{ $thing }»
            [conspiracy] Заговора «{ $thing }»
           *[other] { $thing }
        }
    .ins =
        { $thing-kind ->
            [card] картой «{ $thing }»
            [wonder] Чудом света «{ $thing }»
            [progress] жетоном Развития «{ $thing }»
            [divinity] картой бога «{ $thing }»
            [gate] картой Врат
            [decree] Декретом «{ $thing }»
            [conspiracy] Заговором «{ $thing }»
           *[other] { $thing }
        }

# Сколько монет: «1 монета», а в .acc — «платит 1 монету».
thing-with-article = { thing-inside }
count-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
            [many] { $coins } монет
           *[other] { $coins } монеты
        }

count-units = { $resource } × { $units }

colour-brown = коричневой
colour-grey = серой
colour-blue = синей
colour-green = зелёной
colour-yellow = жёлтой
colour-red = красной
colour-purple = фиолетовой

# Ресурс; .acc — винительный падеж: «производит древесину», .gen — родительный: «единица древесины».
# Сообщение с частью $resources берёт их как $resources-acc и $resources-gen.
resource-wood = древесина
    .acc = древесину
    .gen = древесины
resource-clay = глина
    .acc = глину
    .gen = глины
resource-stone = камень
    .acc = камень
    .gen = камня
resource-glass = стекло
    .acc = стекло
    .gen = стекла
resource-papyrus = папирус
    .acc = папирус
    .gen = папируса

symbol-armillary-sphere = армиллярная сфера
symbol-scales = весы
symbol-sundial = солнечные часы
symbol-mortar = ступка
symbol-plumb-bob = отвес
symbol-quill = перо
symbol-wheel = колесо

mythology-mesopotamian = Месопотамская
mythology-phoenician = Финикийская
mythology-greek = Греческая
mythology-egyptian = Египетская
mythology-roman = Римская
# Названа Мифология: «жетон Греческой Мифологии»
mythology-named = { $mythology } Мифология
    .gen =
        { $mythology-kind ->
            [mythology-mesopotamian] Месопотамской
            [mythology-phoenician] Финикийской
            [mythology-greek] Греческой
            [mythology-egyptian] Египетской
           *[mythology-roman] Римской
        } Мифологии

chain-symbol-amphora = амфора
chain-symbol-barrel = бочка
chain-symbol-book = книга
chain-symbol-column = колонна
chain-symbol-drop = капля
chain-symbol-gear = шестерня
chain-symbol-helmet = шлем
chain-symbol-horseshoe = подкова
chain-symbol-lamp = лампа
chain-symbol-lyre = лира
chain-symbol-mask = маска
chain-symbol-moon = луна
chain-symbol-pediment = фронтон
chain-symbol-sun = солнце
chain-symbol-sword = меч
chain-symbol-target = мишень
chain-symbol-tower = башня

decree = Декрет

set-pantheon = Пантеон
set-agora = Агора

# Где что-то стоит на игровом поле: в $spaces делениях от середины, на стороне игрока $who
track-place =
    { $spaces ->
        [0] в середине поля
        [9] в столице { IN-CASE($who, "gen") }
        [one] в { $spaces } делении от середины в сторону { IN-CASE($who, "gen") }
        [few] в { $spaces } делениях от середины в сторону { IN-CASE($who, "gen") }
        [many] в { $spaces } делениях от середины в сторону { IN-CASE($who, "gen") }
       *[other] в { $spaces } деления от середины в сторону { IN-CASE($who, "gen") }
    }
answer-whose-side = { CAPITAL($first) } или { $second }?
answer-place = Нужно указать, где стоит маркер, например: { $example }.
predict-type-place = на сколько делений и в чью сторону

# A sentence with its rule.
with-rule = { $sentence } ({ $rule })

# A sentence that begins small in others, on its own.
on-its-own = { CAPITAL($sentence) }
