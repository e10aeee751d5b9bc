# Что изменилось в позиции.

# -- монеты: $coins и то, за что они ($thing)

coins-for = { $who } берёт { count-coins.acc } за { thing-inside.acc }.
coins-by = { $who } берёт { count-coins.acc }: { thing-inside }.
coins-for-chain = { $who } берёт { count-coins.acc } за строительство по цепочке («Урбанизм»).
coins-for-cubes = { $who } берёт { count-coins.acc } за кубики Влияния в Сенате («Хищение»).
# $always: за любую карту; $each: за каждую жёлтую
coins-for-discarding =
    { $who } берёт { count-coins.acc } за сброс карты «{ $thing }» ({ $always } и ещё по { $each } за каждую жёлтую карту).
coins-of-trade = { $who } берёт { count-coins.acc }: столько { $whom } платит за ресурсы.

coins-paid-for = { $who } платит { count-coins.acc } за { thing-inside.acc }.
coins-paid-by-engineering = { $who } платит { count-coins.acc } за { thing-inside.acc } («Инженерное дело»).
coins-from-astarte =
    { $coins ->
        [one] Из них { $coins } монета — с карты бога «Астарта».
        [few] Из них { $coins } монеты — с карты бога «Астарта».
        [many] Из них { $coins } монет — с карты бога «Астарта».
       *[other] Из них { $coins } монеты — с карты бога «Астарта».
    }

# $had: сколько из этого было: всё (all), часть (some, $lost) или ничего (none)
coins-lost-to =
    { $had ->
        [all] { $who } теряет { count-coins.acc }: { thing-inside }.
        [none] { $who } ничего не теряет, казна пуста; { thing-inside } отнимает { count-coins.acc }.
       *[some] { $who } теряет только { $lost }, больше в казне нет; { thing-inside } отнимает { count-coins.acc }.
    }
coins-lost-to-military-token =
    { $had ->
        [all] { $who } теряет { count-coins.acc }: Военный жетон ({ $position }).
        [none] { $who } ничего не теряет, казна пуста; Военный жетон ({ $position }) отнимает { count-coins.acc }.
       *[some] { $who } теряет только { $lost }, больше в казне нет; Военный жетон ({ $position }) отнимает { count-coins.acc }.
    }
coins-lost-for-cubes =
    { $had ->
        [all] { $who } теряет { count-coins.acc } за кубики Влияния в Сенате («Хищение»).
        [none] { $who } ничего не теряет, казна пуста; «Хищение» отнимает { count-coins.acc } за кубики Влияния в Сенате.
       *[some] { $who } теряет только { $lost }, больше в казне нет; «Хищение» отнимает { count-coins.acc } за кубики Влияния в Сенате.
    }
coins-on-astarte-safe = Монеты { IN-CASE($who, "gen") } на карте бога «Астарта» в безопасности.

# -- ход игры

extra-turn = { $who } играет ещё один ход ({ thing-inside }).
one-extra-turn = { $who } получает только один дополнительный ход: { thing-inside } ничего не добавляет.
game-over = { CAPITAL($outcome) }.

# -- карты

card-turned-up = Открывается карта «{ $card }».
senator-joins = { $who } нанимает Сенатора «{ $card }».
building-stands = { $who } строит Здание «{ $card }».
building-lost = { $who } теряет карту «{ $card }»: она отправляется в сброс.
building-moves = { $who } получает карту «{ $card }» в свой Город.
card-discarded = Карта «{ $card }» отправляется в сброс.

# -- Чудеса света: $card — карта Эпохи под ним

wonder-received = { $who } получает Чудо света «{ $wonder }».
wonder-stands = { $who } строит Чудо света «{ $wonder }», подложив карту «{ $card }».
wonder-boxed =
    { $count ->
        [7] Семь Чудес света построены: Чудо света «{ $wonder }» { IN-CASE($who, "gen") } возвращается в коробку.
       *[other] Построенных Чудес света уже { $count }: Чудо света «{ $wonder }» { IN-CASE($who, "gen") } возвращается в коробку.
    }
wonder-toppled = Чудо света «{ $wonder }» { IN-CASE($who, "gen") } разрушено, карта «{ $card }» отправляется в сброс.
wonder-destroyed = Чудо света «{ $wonder }» { IN-CASE($who, "gen") } возвращается в коробку, карта «{ $card }» отправляется в сброс.

# -- игровое поле

pawn-moves = Маркер Конфликта теперь { $position }.
pawn-moves-to-centre = Маркер Конфликта перемещается в середину поля.
minerva-placed = { $who } ставит фишку Минервы { $position }.
minerva-leaves = Фишка Минервы ({ $position }) останавливает маркер Конфликта и выходит из игры.

# -- жетоны Развития

token-gained = { $who } получает жетон Развития «{ $token }».

# -- Пантеон

on-enki =
    { $count ->
        [0] На карту бога «Энки» класть нечего: жетонов Развития не осталось.
       *[other] На карте бога «Энки»: { $tokens }.
    }
enki-cleared =
    { $count ->
        [1] В коробку возвращается жетон Развития: { $tokens }.
       *[other] В коробку возвращаются жетоны Развития: { $tokens }.
    }
mythology-token = { $who } берёт жетон { mythology-named.gen }.
offering-token = { $who } берёт жетон Жертвоприношения (скидка { $worth }).
offering-spent = { $who } использует жетон Жертвоприношения (скидка { $worth }).
gate-placed = Карта Врат занимает слот { $space } Пантеона.
divinity-placed = { $who } кладёт карту бога «{ $divinity }» рубашкой вверх в слот { $space } Пантеона.
divinity-placed-overheard = { $who } кладёт карту бога рубашкой вверх в слот { $space } Пантеона.
pantheon-turned-up = Карты Пантеона открываются: { $cards }.
activated = { $who } активирует { thing-inside.acc }.
on-astarte =
    { $coins ->
        [one] На карте бога «Астарта» лежит { $coins } монета.
        [few] На карте бога «Астарта» лежат { $coins } монеты.
        [many] На карте бога «Астарта» лежит { $coins } монет.
       *[other] На карте бога «Астарта» лежит { $coins } монеты.
    }
snake-placed = { $who } кладёт жетон Змеи на карту «{ $card }» и получает её символ.
snake-leaves = Жетон Змеи { IN-CASE($who, "gen") } выходит из игры: карта под ним переходит в другой Город.

# -- Сенат

cube-placed = { $who } добавляет кубик Влияния в Палату { $chamber }.
cube-returned = Кубик Влияния { IN-CASE($who, "gen") } возвращается из Палаты { $chamber } в запас.
cube-moved = { $who } перемещает кубик Влияния из Палаты { $here } в Палату { $there }.
control-gained = { $who } теперь контролирует Палату { $chamber }.
control-lost = { $who } больше не контролирует Палату { $chamber }.
decree-turned-up = Открывается Декрет «{ $decree }».
decree-moved = { $who } перемещает Декрет «{ $decree }» из Палаты { $here } в Палату { $there }.
hidden-decree-moved =
    { $who } перемещает неоткрытый Декрет из Палаты { $here } в Палату { $there }.

# -- Заговоры и то, что они меняют

conspiracies-drawn =
    { $count ->
        [0] { $who } не берёт ни одного Заговора.
        [1] { $who } берёт карту Заговора: { $conspiracies }.
       *[other] { $who } берёт карты Заговоров: { $conspiracies }.
    }
conspiracies-drawn-overheard =
    { $count ->
        [one] { $who } берёт { $count } карту Заговоров.
        [few] { $who } берёт { $count } карты Заговоров.
        [many] { $who } берёт { $count } карт Заговоров.
       *[other] { $who } берёт { $count } карты Заговоров.
    }
conspiracy-kept = { $who } оставляет себе Заговор «{ $conspiracy }» рубашкой вверх.
conspiracy-kept-overheard = { $who } оставляет себе карту Заговора.
conspiracy-on-top = { $who } кладёт Заговор «{ $conspiracy }» на верх колоды.
conspiracy-on-top-overheard = { $who } кладёт карту Заговора на верх колоды.
conspiracy-under-deck = { $who } кладёт Заговор «{ $conspiracy }» под низ колоды.
conspiracy-under-deck-overheard = { $who } кладёт карту Заговора под низ колоды.
conspiracy-prepared = { $who } готовит Заговор «{ $conspiracy }», подложив карту «{ $card }».
conspiracy-prepared-overheard = { $who } готовит Заговор, подложив карту «{ $card }».
conspiracy-triggered = { $who } осуществляет Заговор «{ $conspiracy }».
token-locked-from-opponent = { $who } кладёт рубашкой вверх на карту «Обскурантизм» жетон Развития { IN-CASE($whom, "gen") }: { $token }.
token-locked-from-board = { $who } кладёт рубашкой вверх на карту «Обскурантизм» жетон Развития с игрового поля: { $token }.
token-locked-from-box = { $who } кладёт рубашкой вверх на карту «Обскурантизм» жетон Развития из коробки: { $token }.
token-locked-from-box-overheard =
    { $who } кладёт рубашкой вверх на карту «Обскурантизм» жетон Развития из коробки.
removed-cards-seen = { $who } смотрит убранные карты: { $cards }.
removed-cards-seen-overheard =
    { $count ->
        [one] { $who } смотрит { $count } убранную карту.
        [few] { $who } смотрит { $count } убранные карты.
        [many] { $who } смотрит { $count } убранных карт.
       *[other] { $who } смотрит { $count } убранной карты.
    }
box-seen =
    { $count ->
        [0] { $who } смотрит жетоны Развития в коробке: там ничего нет.
       *[other] { $who } смотрит жетоны Развития в коробке: { $tokens }.
    }
box-seen-overheard = { $who } смотрит жетоны Развития в коробке.
cards-swapped = { $who } отдаёт карту «{ $given }» за карту «{ $taken }».
