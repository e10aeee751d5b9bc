# Почему действие недопустимо.

no-action-as-over = Игра окончена: { $how }.
other-player-chooses = Сейчас выбирает { $who }: { $due }
other-players-turn = Сейчас ходит { $who }, а не { $whom }.
no-payment-to-choose = Другой способ оплаты можно выбрать только для Здания.
not-in-play = { CAPITAL(thing-inside) } — из дополнения «{ $set }», которое в игре не участвует.

# Пока нужно сделать выбор; $due — предложение, которое о нём спрашивает.
choice-unseen = Варианты выбора видит только { $who }: { $due }
not-there = Карта «{ $card }» не лежит на месте { $where }.
no-payment-as-free = Здесь это ничего не стоит, другого способа оплаты нет.
not-optional = Отказаться нельзя: { $due }
choice-due-first = Сначала нужно сделать выбор: { $due }
trigger-only-first = Заговор осуществляют только в начале хода: { $due }
action-taken = За ход выполняют одно действие, и оно уже выполнено: { $due }

# То, что только отвечает на выбор, когда такого выбора нет; $nothing — одно из сообщений ниже.
unasked = { $nothing }.
unasked-as-due = { $nothing }: { $due }
unasked-without-set = { $nothing }: это из дополнения, которое в игре не участвует ({ $sets }).
no-pass = Пропустить ход нельзя: нужно использовать доступную карту.
no-pass-with-pantheon =
    Пропустить ход нельзя: нужно использовать доступную карту или активировать карту из Пантеона.
no-wonder-to-draft = Чудеса света выбирают только до Эпохи I
no-progress-to-take = Сейчас жетон Развития взять нельзя
no-beginner-to-choose = Кто начинает, решают только между двумя Эпохами
no-card-to-place-in-the-pantheon = Сейчас карту в Пантеон положить нельзя
no-token-to-take = Сейчас жетон взять нельзя
no-deck-to-open = Сейчас стопку Мифологии открыть нельзя
no-divinity-to-put-back = Сейчас карту бога в стопку вернуть нельзя
no-snake-to-place = Сейчас жетон Змеи положить нельзя
no-card-to-take = Сейчас карту соперника взять нельзя
no-wonder-to-take = Сейчас Чудо света соперника взять нельзя
no-wonder-to-take-down = Сейчас Чудо света разрушить нельзя
no-minerva-to-place = Сейчас фишку Минервы поставить нельзя
no-military-token-to-remove = Сейчас Военный жетон убрать нельзя
no-military-token-to-resolve = Сейчас эффект Военного жетона применить нельзя
no-cube-to-place = Сейчас кубик Влияния добавить нельзя
no-cube-to-move = Сейчас кубик Влияния переместить нельзя
no-cube-to-remove = Сейчас кубик Влияния убрать нельзя
no-conspirator = Карты Заговоров можно взять, только наняв Заговорщика
no-conspiracy-to-keep = Сейчас карту Заговора оставить нельзя
no-conspiracy-to-put-back = Сейчас карту Заговора вернуть нельзя
no-progress-to-lock = Сейчас жетон Развития из игры вывести нельзя
no-cards-to-swap = Сейчас карты обменять нельзя
no-decree-to-move = Сейчас Декрет переместить нельзя

# Карты раскладки; $where и $asked — места, например r2c4.
lies-elsewhere = Карта «{ $card }» лежит на месте { $where }, а не { $asked }.
no-guilds = С Пантеоном Гильдий нет, нет и карты «{ $card }».
no-card-named = Не сказано, какая карта используется.
no-such-place = В этой раскладке нет места { $where }.
no-card-there = На месте { $where } больше нет карты.
not-accessible = { $count ->
    [1] { $what }: взять нельзя, карту ещё накрывает { $cards }.
   *[other] { $what }: взять нельзя, карту ещё накрывают { $cards }.
}
face-down-card-first = Карта рубашкой вверх на месте { $where }
covering-card = «{ $card }»
covering-face-down = { $count ->
    [1] карта рубашкой вверх
   *[other] две карты рубашкой вверх
}
stands-already = Карта «{ $card }» уже построена в Городе { IN-CASE($who, "gen") }.
lies-under-wonder = Карта «{ $card }» лежит под Чудом света «{ $wonder }».
lies-under-conspiracy = Карта «{ $card }» лежит под картой Заговора { IN-CASE($who, "gen") }.
lies-in-discard-pile = Карта «{ $card }» лежит в сбросе.
of-another-age = Карта «{ $card }» — из Эпохи { $age }, а сейчас Эпоха { $now }.
not-face-up = Карта «{ $card }» не лежит в раскладке лицевой стороной вверх.

# Цены.
too-expensive =
    { CAPITAL(thing-inside) } стоит { IN-CASE($who, "dat") } { count-coins.acc }, а в казне { $purse }: не хватает { $short }.
# $action: the activation with Offering tokens that is possible
too-expensive-with-fewer-offerings =
    { CAPITAL(thing-inside) } стоит { IN-CASE($who, "dat") } { count-coins.acc }, а в казне { $purse }; можно «{ $action }».
usual-payment =
    При обычной оплате карты «{ $card }» соперник получает { count-coins.acc }: не пишите «отдав».
no-other-payment = Нет другой разумной оплаты карты «{ $card }», при которой соперник получает { count-coins.acc }.

# Чудеса света.
wonder-stands-already = Чудо света «{ $wonder }» уже построено.
wonder-of-opponent = Чудо света «{ $wonder }» принадлежит { IN-CASE($whom, "dat") }.
wonder-sabotaged = Чудо света «{ $wonder }» уничтожено Заговором «Саботаж» и больше не участвует в игре.
one-wonder-more = { $count ->
    [7] Семь Чудес света уже построены, «{ $wonder }» было бы лишним.
    [one] { $count } Чудо света уже построено, «{ $wonder }» было бы лишним.
    [few] { $count } Чуда света уже построены, «{ $wonder }» было бы лишним.
    [many] { $count } Чудес света уже построено, «{ $wonder }» было бы лишним.
   *[other] { $count } Чуда света уже построено, «{ $wonder }» было бы лишним.
}
wonder-not-owned = { $who } не владеет Чудом света «{ $wonder }».

# Заговоры.
triggered-by = Заговор «{ $plot }» уже осуществлён { IN-CASE($who, "ins") }.
conspiracy-unknown = Только { $who } знает, есть ли среди тайных карт Заговор «{ $plot }».
conspiracy-elsewhere = У { IN-CASE($who, "gen") } нет Заговора «{ $plot }».
prepared-already = Заговор «{ $plot }» уже подготовлен.
not-prepared = Заговор «{ $plot }» не подготовлен: под ним нет карты.
one-trigger-a-turn =
    В этот ход один Заговор уже осуществлён; «{ $plot }» ждёт следующего хода.

# Пантеон.
pantheon-closed = Нельзя активировать { thing-inside.acc }: это возможно начиная с Эпохи II.
activated-already = { CAPITAL(thing-inside) } уже активирована { IN-CASE($who, "ins") }.
not-in-pantheon = { CAPITAL(thing-inside.gen) } нет в Пантеоне.
hidden-in-pantheon =
    До Эпохи II только тот, кто положил карту, знает, лежит ли «{ $card }» в Пантеоне.
no-such-offering = { $who }: нет жетона Жертвоприношения со скидкой { $value }.
