# Почему такой позиции быть не может. Каждое сообщение — часть фразы «…: …; ….»

# -- где что лежит

wrong-two-places = { thing-inside } сразу в двух местах: { $first } и { $second }
wrong-twice-there = { thing-inside } сразу в двух местах: дважды { $place }
wrong-expansion = { thing-inside } — из дополнения «{ $set }», которое в игре не участвует

lying-in-city = в Городе { IN-CASE($who, "gen") }
lying-under-wonder = под Чудом света «{ $wonder }»
lying-under-conspiracy = под Заговором { IN-CASE($who, "gen") }
lying-in-discard = в сбросе
lying-in-structure = в раскладке
lying-among-removed = среди карт, убранных при подготовке
lying-in-deck = в колоде Эпохи { $age }
lying-among-dealt = среди карт, выложенных в эту Эпоху
lying-with-player = у { IN-CASE($who, "gen") }
lying-on-offer = среди предложенных
lying-next-on-offer = среди следующих на выбор
lying-on-board = на игровом поле
lying-on-enki = на карте бога «Энки»
lying-locked = под картой «Обскурантизм»
lying-to-be-drawn = среди жетонов, которые выйдут следующими
lying-in-pantheon = в Пантеоне
lying-in-mythology-deck = в стопке Мифологии
lying-aside = среди отложенных
lying-in-chamber = в Палате { $chamber }
lying-in-conspiracy-deck = в колоде
lying-among-drawn = среди взятых карт

# -- карты Эпох

wrong-coins = у { IN-CASE($who, "gen") } не может быть столько монет: { $coins }
wrong-removed-card = карта «{ $card }» не может быть среди убранных карт Эпохи { $age }
wrong-removed = при подготовке убрано карт Эпохи { $age }: { $count }, а должно быть { $most }
wrong-purple-card = карта «{ $card }» с этими дополнениями не используется (BASE-GX-05)
wrong-purple-cards =
    { $pool ->
        [guild] Гильдий в игре: { $count }, а может быть не больше { $most }
       *[other] Великих Храмов в игре: { $count }, а может быть не больше { $most }
    }
wrong-dealt = выложены не те карты, что в колоде Эпохи { $age }
wrong-dealt-lost =
    { $others ->
        [0] среди карт этой Эпохи нигде не лежит карта «{ $card }»
       *[other] среди карт этой Эпохи нигде не лежат карта «{ $card }» и другие: { $others }
    }
wrong-deck-size = в колоде Эпохи { $age } карт: { $count }, а должно быть { $size }
wrong-deck-card = карта «{ $card }» не может быть в колоде Эпохи { $age }

# -- Чудеса света

wrong-wonders = у { IN-CASE($who, "gen") } Чудес света: { $count }, а может быть не больше { $most }
wrong-wonders-without = у { IN-CASE($who, "gen") } Чудес света: { $count }, а может быть не больше { $most } (ещё одно даёт: { $without })
wrong-never-constructed = Чудо света «{ $wonder }» стоит в Городе, но не было построено
wrong-constructed = построено Чудес света: { $count }, а может быть не больше { $most } (BASE-WON-03)
wrong-not-in-box =
    построено Чудес света: { $count }, поэтому Чудо света «{ $wonder }» должно быть в коробке (BASE-WON-03)
wrong-down =
    { $why ->
        [due] построенное Чудо света остаётся построенным, если его не разрушил Анубис, а какое он разрушит, ещё не выбрано: { $wonders }
        [once] построенное Чудо света остаётся построенным, если его не разрушил Анубис, а он разрушает только одно: { $wonders }
       *[never] построенное Чудо света остаётся построенным, если его не разрушил Анубис, а его никто не активировал: { $wonders }
    }
wrong-gone =
    { $why ->
        [due] построенное Чудо света остаётся у игрока, если его не убрал «Саботаж», а какое он уберёт, ещё не выбрано: { $wonders }
        [once] построенное Чудо света остаётся у игрока, если его не убрал «Саботаж», а он убирает только одно: { $wonders }
       *[never] построенное Чудо света остаётся у игрока, если его не убрал «Саботаж», а его никто не осуществил: { $wonders }
    }
wrong-two-under = у { IN-CASE($who, "gen") } под одним Чудом света две карты
wrong-not-owned = Чудо света «{ $wonder }» построено у { IN-CASE($who, "gen") }, но ему не принадлежит

wrong-offer-in-age = Чудеса света предложены на выбор, хотя началась Эпоха { $age }
wrong-picks-in-age = выбрано Чудес света: { $picks }, а уже началась Эпоха { $age }
wrong-picks = выбрано Чудес света: { $picks }, а у игроков их { $taken }
wrong-offer =
    взято Чудес света: { $taken }, предложено: { $offered }; вместе должно быть { $group } или { $all } (BASE-DRAFT-01)
wrong-next-offer = после выбора { $taken } следующих Чудес света на выбор: { $coming }
wrong-drafted = после выбора { $taken } Чудес света у { IN-CASE($who, "gen") } должно быть { $due }, а не { $count } (BASE-DRAFT-02)

# -- жетоны Развития, поле и раскладка

wrong-progress = жетонов Развития на поле: { $count }, а может быть не больше { $most }
wrong-draw = жетон Развития «{ $token }» нельзя взять: его нет в коробке
wrong-pawn = маркер Конфликта не может стоять на { $at }: столицы — это -{ $capital } и +{ $capital }
wrong-pawn-in-capital = маркер Конфликта в столице, и игра была бы закончена (BASE-MIL-05)
wrong-military-token =
    маркер Конфликта стоит { $where }, поэтому Военного жетона там уже нет (BASE-MIL-02)
wrong-military-token-passed =
    маркер Конфликта, который сейчас { $pawn }, прошёл Военный жетон, и его уже нет: { $where } (BASE-MIL-02)
wrong-symbols = у { IN-CASE($who, "gen") } разных научных символов: { $count }, и игра была бы закончена (BASE-SCI-06)
wrong-empty-structure = раскладка пуста, и Эпоха была бы закончена (BASE-AGE-01)
wrong-not-known = карта на месте { $place } неизвестна
wrong-structure-card = карта «{ $card }» не может лежать в раскладке Эпохи { $age }
wrong-card-missing = в раскладке Эпохи I, которая ещё не началась, не хватает карты
wrong-empty-place =
    { $count ->
        [one] место { $place } пусто, хотя его ещё накрывает { $covers }
        [few] место { $place } пусто, хотя его ещё накрывают { $covers }
        [many] место { $place } пусто, хотя его ещё накрывают { $covers }
       *[other] место { $place } пусто, хотя его ещё накрывают { $covers }
    }
wrong-empty-place-without =
    { $count ->
        [one] место { $place } пусто, хотя его ещё накрывает { $covers } (убрать карту может только: { $without })
        [few] место { $place } пусто, хотя его ещё накрывают { $covers } (убрать карту может только: { $without })
        [many] место { $place } пусто, хотя его ещё накрывают { $covers } (убрать карту может только: { $without })
       *[other] место { $place } пусто, хотя его ещё накрывают { $covers } (убрать карту может только: { $without })
    }
wrong-face-down = карта на месте { $place } лежит рубашкой вверх в ряду, который выкладывают лицевой стороной вверх (BASE-STRUCT-04)
wrong-face-up = карта на месте { $place } лежит лицевой стороной вверх, хотя ещё накрыта (BASE-TURN-04)
wrong-accessible-face-down = карта на месте { $place } доступна, но лежит рубашкой вверх (BASE-TURN-04)

# -- Пантеон

wrong-has-pantheon = у { IN-CASE($who, "gen") } есть что-то из «Пантеона», а его нет в игре
wrong-no-place = не указано место: { $cards }
wrong-no-place-of-some = не указано место, столько карт: { $count } из этих: { $cards }
wrong-mythology = «{ $card }» — не из стопки { mythology-named.gen }
wrong-pantheon-open = Пантеон открывают в начале Эпохи II (PAN-SETUP-06)
wrong-gate = карта Врат входит в Пантеон в начале Эпохи II (PAN-SETUP-06)
wrong-divinities = карт богов в Пантеоне: { $count }, а может быть не больше { $most } (PAN-SETUP-02)
wrong-offerings-early = жетоны Жертвоприношения входят в игру в Эпоху II (PAN-SETUP-06)
wrong-mythology-copies = жетонов { mythology-named.gen } всего { $copies }
wrong-mythology-tokens = жетонов Мифологии в игре: { $count }, а может быть не больше { $most }
wrong-offering-twice = жетон Жертвоприношения сразу в двух местах
wrong-pantheon-early = до начала Эпохи I ни у кого нет ничего из «Пантеона»
wrong-token-place =
    { $count ->
        [0] на месте { $place } не может быть жетона: в эту Эпоху ни одно место для них не отмечено
       *[other] на месте { $place } не может быть жетона; в эту Эпоху отмечены: { $marked }
    }
wrong-token-on-none = на месте { $place } нет карты рубашкой вверх, поэтому нет и жетона (PAN-REVEAL-01)
wrong-two-tokens = на месте { $place } два жетона
wrong-enki = жетонов Развития на карте бога «Энки»: { $count }, а может быть не больше { $most } (PAN-ENKI-01)
wrong-enki-down = на карте бога «Энки» лежат жетоны Развития, хотя она не открыта (PAN-ENKI-01)
wrong-minerva = фишка Минервы не может стоять на одном делении с маркером Конфликта (PAN-MINERVA-01)
wrong-minerva-off = фишка Минервы стоит не на делении поля
wrong-minerva-early = фишка Минервы стоит на поле, хотя Минерву никто не активировал (PAN-MINERVA-01)
wrong-snake = жетон Змеи { IN-CASE($who, "gen") } лежит не на зелёной карте соперника (PAN-NISABA-01)
wrong-snake-owner = у { IN-CASE($who, "gen") } есть жетон Змеи, но нет карты бога «Нисаба» (PAN-NISABA-01)
wrong-astarte = на карте бога «Астарта» монет не может быть { $coins }: их от 0 до { $most }
wrong-astarte-owner = у { IN-CASE($who, "gen") } есть монеты на карте бога «Астарта», но нет самой карты (PAN-ASTARTE-01)

# -- Агора

wrong-has-agora = у { IN-CASE($who, "gen") } есть что-то из «Агоры», а её нет в игре
wrong-cubes = кубиков Влияния в Сенате: { $count }, а всего их { $most } ({ $who }; AGO-SENATE-02)
wrong-rules-senate = { $who } контролирует все Палаты, и игра была бы закончена (AGO-CTRL-08)
wrong-decrees = Декретов в Сенате: { $count }, а может быть не больше { $most } (AGO-SETUP-08)
wrong-decrees-under = больше одного Декрета лежит под другим (AGO-CX-17)
wrong-decree-up = Декрет «{ $decree }» открыт, но не лежит ни в одной Палате
wrong-decree-down =
    в Палате { $chamber }, которую кто-то контролирует, Декрет лежит рубашкой вверх (AGO-CTRL-06)
wrong-conspiracies = Заговоров: { $count }, а должно быть { $size } (AGO-COMP-01)
wrong-locked = жетон Развития выведен из игры, а Заговор «Обскурантизм» не осуществлён (AGO-CX-04)
wrong-senators = Сенаторов вошло в игру: { $count }, а могло не больше { $most } (AGO-SETUP-02)

# -- что предстоит, и чем закончилась игра

wrong-due-after-end = предстоит выбор, хотя игра закончена
wrong-extra-turn = получен ещё один ход, хотя никакой ход не завершается
wrong-due-of-pantheon = предстоит выбор из «Пантеона», а его нет в игре
wrong-due-of-agora = предстоит выбор из «Агоры», а её нет в игре
wrong-gate-placed = карту Врат кладут, когда Эпоха I закончена (PAN-SETUP-06)
wrong-who-begins = кто ходит первым, выбирают, когда раскладка следующей Эпохи готова полностью
wrong-just-drafted = Чудо света только что выбирает { $who } (BASE-DRAFT-02)
wrong-due-in-draft = игроки выбирают Чудеса света, и предстоять может только этот выбор
wrong-last-of-group = последнее Чудо света группы не выбирают: оно достаётся само (BASE-DRAFT-04)
wrong-drafter = сейчас Чудо света выбирает { $who } (BASE-DRAFT-02)
wrong-chooser = между двумя Эпохами выбирает { $who } (BASE-AGE-03)
wrong-trigger-used = не идёт ход, в который мог быть осуществлён Заговор (AGO-PLOT-02)
wrong-due-together = предстоящие выборы не подходят друг к другу
wrong-due-twice = один и тот же выбор предстоит дважды
wrong-turn = завершить нужно ход { IN-CASE($who, "gen") }
wrong-nothing-to-choose = предстоит выбор, а выбирать не из чего (GEN-02)
wrong-outcome = игра не могла закончиться так: { $outcome } ({ $rule })

# -- выбор, который предстоит; $where — место в файле: "decisions[1] (progress)"

wrong-due = { $where }: { $who } не может сейчас это выбирать: { $because }
wrong-due-from = { $where }: { $who } не может сейчас это выбирать: ходит { $whose }
wrong-due-named = { $where }: здесь выбирают не из списка, а список указан
wrong-due-some-known = { $where }: часть того, из чего выбирают, неизвестна
wrong-due-not-known = { $where }: из чего выбирают, неизвестно
wrong-due-among = { $where }: выбирать из этого нельзя

no-cause = ничто этого не требует
no-cause-wonder = там не построено: { $things }
no-cause-divinity = только что не было активации: { $things }
no-cause-gate = только что не было активации: { $things }
no-cause-conspiracy = там не осуществлён Заговор: { $things }
no-cause-card = не нанят: { $things }
no-cause-pair = нет пары одинаковых научных символов
no-cause-neptune = Нептуна только что не активировали, или Военные жетоны остались другие
no-cause-of-cube = того, что должно этого требовать, не было, или оно требует другого
no-cause-theater = их не открыл Божественный театр
no-cause-put-back = их не открыли ни Врата, ни Божественный театр
no-cause-mythology = жетон Мифологии только что не брали
no-cause-politician = Политик этой части Сената не нанят
no-cause-conspires = никто не берёт карты Заговоров
no-cause-kept = другой Заговор не оставлен
no-cause-triggered = в этот ход Заговор не осуществляли
no-cause-constructed = Чудо света, отмеченное для этого хода, не построено
