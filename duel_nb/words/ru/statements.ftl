# Что сценарий утверждает о позиции.

said-amount = { $what }: { $count }
said-unchanged = { $what }: без изменений
said-nothing = { $what }: нет
said-exactly = { $what }: { $members }
said-has = { $what }, среди прочего: { $members }
said-no = { $what }, но не: { $members }
said-changes = { $what }: { $members }

# numbers and groups: what stands before the figure or the names

said-pawn-at = маркер Конфликта стоит { $at }
said-pawn-by = маркер Конфликта перемещается к { IN-CASE($who, "dat") }: { $count }
said-pawn-still = маркер Конфликта не перемещается
said-who-does = { $who }: { $action }
said-who-coins = { $who }, монеты
said-who-colour =
    { $who }, { $colour ->
         [brown] коричневые
         [grey] серые
         [blue] синие
         [green] зелёные
         [yellow] жёлтые
         [red] красные
        *[purple] фиолетовые
    } карты
said-who-produces-resource = { $who }, производство, { $resource }
said-who-score = { $who }, очки
said-who-score-category = { $who }, очки, { $category }
said-age = Эпоха
said-structure = карты в раскладке
said-face-down-cards = карты раскладки рубашкой вверх
said-standing-wonders = построенные Чудеса света в обоих Городах
said-deck-of-age-age = колода Эпохи { $age }
said-guilds-in-the-deck = Гильдии в колоде
said-who-cubes = { $who }, кубики Влияния в Сенате
said-who-supply = { $who }, кубики Влияния в запасе
said-who-cubes-in-chamber-chamber = { $who }, кубики Влияния в Палате { $chamber }
said-who-chambers = { $who }, Палаты под контролем
said-face-down-decrees = неоткрытые Декреты в Сенате
said-who-senators = { $who }, Сенаторы
said-senators-in-the-structure = Сенаторы в раскладке
said-senators-in-the-deck-of-age-age = Сенаторы в колоде Эпохи { $age }
said-senator-cards = карты в игре, «{ $senator }»
said-who-offerings = { $who }, сумма жетонов Жертвоприношения
said-who-astarte = { $who }, монеты на карте бога «Астарта»
said-tokens-on-cards = жетоны на картах раскладки
said-grand-temples-in-the-deck = Великие храмы в колоде
said-constructed-wonders = разные Чудеса света, построенные за игру
said-removed-from-age-age = убранные карты Эпохи { $age }
said-accessible = доступные карты
said-discard-pile = сброс
said-board = жетоны Развития на поле
said-box = жетоны Развития в коробке
said-on-offer = Чудеса света на выбор
said-who-city = { $who }, Город
said-who-built = { $who }, построенные Чудеса света
said-who-wonders = { $who }, ещё не построенные Чудеса света
said-who-progress = { $who }, жетоны Развития
said-who-symbols = { $who }, научные символы
said-who-decrees = { $who }, действующие Декреты
said-decrees-in-chamber-chamber = Декреты в Палате { $chamber }
said-decrees-in-the-box = Декреты в коробке
said-who-conspiracies = { $who }, Заговоры
said-who-unprepared = { $who }, неподготовленные Заговоры
said-who-prepared = { $who }, подготовленные Заговоры
said-who-triggered = { $who }, осуществлённые Заговоры
said-conspiracy-deck = колода Заговоров
said-who-mythology = { $who }, жетоны Мифологии
said-who-divinities = { $who }, активированные карты Пантеона
said-pantheon = карты Пантеона
said-mythology-deck = стопка, { mythology-named }
said-on-enki = жетоны Развития на карте бога «Энки»

# whole sentences

said-who-discard-cards = { $who } теряет, в сброс: { $cards }
said-who-produces-resources = { $who } производит на выбор: { $resources-acc }
said-price-of-priced-for-who-is-count = { $who }, цена «{ $priced }»: { $count }
said-price-of-activated-for-who-using-offerings-is-count = { $who }, цена (скидка: { $offerings }) «{ $activated }»: { $count }
said-price-of-thing-for-who-includes-item = { $who }, в цену «{ $thing }» входит: { $item }
said-item-bought = { $units }, покупка по { $price }
said-item-by = { $units } («{ $thing }»)
said-thing-is-free-by-a-chain-for-who = { $who } строит «{ $thing }» бесплатно по цепочке
said-card-lies-under-wonder = под Чудом света «{ $wonder }» лежит карта «{ $card }»
said-who-to-act = действует { $who }
said-who-plays-again = { $who } играет ещё один ход
said-who-does-not-play-again = { $who } не получает ещё один ход
said-no-decision = выбирать нечего
said-no-action = ничего
said-legal-action = можно: { $action }
said-not-legal-action = нельзя: { $action }
said-only-legal-action = можно только: { $action }
said-event-event = по правилу { $event } что-то происходит
said-event-event-count-times = по правилу { $event } что-то происходит, сколько раз: { $count }
said-no-event-event = по правилу { $event } ничего не происходит
said-event-event-before-later-event = { $event } раньше, чем { $later_event }
said-winner-who-how = { $who } побеждает ({ $how })
said-how-military = Военное превосходство
said-how-science = Научное превосходство
said-how-political = Политическое превосходство
said-how-civilian = по очкам
said-winner-who = { $who } побеждает
said-shared-victory = победа общая
said-no-winner = игра продолжается
said-ended-by-rule = игра окончена по правилу { $rule }
said-place-is-empty = на месте { $place } ничего нет
said-place-is-face-down = на месте { $place } карта рубашкой вверх
said-place-is-card = на месте { $place } карта «{ $card }»
said-revealed-nothing = ни одна карта не открывается
said-revealed-cards = открыто: { $cards }
said-military-token-space-gone = Военный жетон ({ $space }) убран
said-military-token-space-there = Военный жетон ({ $space }) ещё на месте
said-not-in-the-game-words = в игре нет: { $words }
said-who-does-not-see-sight = { $who } не видит: { $sight }
said-who-sees-sight = { $who } видит: { $sight }
said-sight-the-discard-pile = сброс
said-sight-the-cards-removed = убранные карты
said-sight-the-decks-to-come = будущие колоды
said-sight-the-wonders-to-come = будущие Чудеса света
said-sight-the-tokens-drawn = взятые жетоны
said-sight-the-conspiracy-deck = колода Заговоров
said-sight-the-locked-token = жетон под «Обскурантизмом»
said-sight-decree = Декрет в Палате { $chamber }
said-who-controls-chamber-chamber = { $who } контролирует Палату { $chamber }
said-nobody-controls-chamber-chamber = Палату { $chamber } никто не контролирует
said-decree-decree-is-face-up = Декрет «{ $decree }» открыт
said-decree-decree-is-face-down = Декрет «{ $decree }» не открыт
said-card-prepares-conspiracy = под Заговором «{ $conspiracy }» лежит карта «{ $card }»
said-top-of-the-conspiracy-deck-is-conspiracy = сверху колоды Заговоров: { $conspiracy }
said-bottom-of-the-conspiracy-deck-is-conspiracy = внизу колоды Заговоров: { $conspiracy }
said-progress-is-locked = жетон Развития «{ $progress }» выведен из игры
said-who-snake-on-card = { $who }, жетон Змеи на карте «{ $card }»
said-who-has-no-snake = { $who } без жетона Змеи
said-space-slot-is-empty = слот { $slot } Пантеона пуст
said-space-slot-is-activated = в слоте { $slot } Пантеона: { $activated }
said-top-of-the-mythology-deck-is-activated = сверху стопки, { mythology-named }: { $activated }
said-token-token-on-place = жетон на месте { $place }: { $token }
said-no-token-on-place = на месте { $place } нет жетона
said-minerva-at-position = Минерва стоит { $position }
said-minerva-gone = Минервы на поле нет
