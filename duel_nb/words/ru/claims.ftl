# Что показали пары партий о двух способах выбора. $moment, $way, $other: сообщения ниже.

claim-when = { $habit ->
    [0] { $moment }, при первом выборе между этими действиями:
   *[1] { $moment }, при каждом выборе между этими действиями:
}
claim-won = { CAPITAL($way) }: { $percent } побед.
# $difference, $low, $high: процентные пункты со знаком, например +5
claim-difference = Разница в процентных пунктах: { $difference } (95 %-й интервал: от { $low } до { $high }).
claim-better = Лучше: { $choice }.
claim-even = Неясно: эти партии не показывают, что лучше.
claim-how = Раскладов: { $pairs }; каждый сыгран дважды одними и теми же компьютерными игроками, отличается только { $habit ->
    [0] этот выбор
   *[1] эта привычка
}. Игроки { $games ->
    [0] смотрят на два хода вперёд
   *[other] перед каждым выбором разыгрывают пробные партии (числом { $games })
}. На партиях людей измерений не было.
claim-again = Измерить ещё раз: { $command }
claim-stored = { $id } ({ $moment }: { $way }, а не { $other }): { $difference } ± { $margin } процентных пунктов; пар партий: { $pairs }
claim-not-stored = { $id } ({ $moment }: { $way }, а не { $other }): ещё не измерено
claim-same = как сохранено
claim-agrees = отличие от сохранённого значения ({ $difference } ± { $margin }) случайное
claim-differs = расходится с сохранённым значением ({ $difference } ± { $margin })
claims-differ = Сохранённых значений, которые расходятся: { $count }.
claims-stopped = Измерение { $id } прервано. С --record оно продолжится с того же места.
claims-agree = Ни одно сохранённое значение не расходится.
claims-no-record = { $file } — не запись измерений: строка { $number } содержит что-то другое. Назовите новый файл.

no-claim-near = Утверждения { $given } нет; может быть, { $near }?
no-claim = Утверждения { $given } нет; есть { $known }.
no-claim-measured = Утверждение { $id } ещё не измерено; для этого есть команда { $command }.

# -- моменты игры

claim-moment-draft = При выборе Чудес света
claim-moment-age-1 = В Эпоху I
claim-moment-age-2 = В Эпоху II
claim-moment-age-3 = В Эпоху III
claim-moment-game = В течение всей игры
claim-moment-exactly-four-symbols = Пока у соперника ровно четыре разных символа
claim-moment-pawn-near = Когда маркер Конфликта не дальше 4 делений от столицы самого игрока

# -- что делает игрок

claim-draft-extra-turn = выбрать Чудо света с дополнительным ходом
claim-draft-no-extra-turn = выбрать Чудо света без дополнительного хода
claim-draft-points = выбрать Чудо света, где 6 очков или больше
claim-draft-few-points = выбрать Чудо света, где очков меньше
claim-draft-removes = выбрать Чудо света, которое сбрасывает карту соперника
claim-draft-removes-nothing = выбрать другое Чудо света
claim-build = построить карту
claim-build-brown = построить коричневую карту
claim-build-brown-grey = построить коричневую или серую карту
claim-build-blue = построить синюю карту
claim-build-red = построить красную карту
claim-build-not-red = построить карту другого цвета
claim-build-green = построить зелёную карту
claim-build-new-symbol = построить зелёную карту с новым символом
claim-build-pair = построить зелёную карту, которая даёт пару
claim-build-guild = построить Гильдию
claim-build-fixed-price = построить жёлтую карту с твёрдой ценой ресурса
claim-build-lacking = построить ресурс, которого нет у соперника
claim-build-known = построить ресурс, который есть у соперника
claim-discard = сбросить карту
claim-wonder = построить Чудо света
claim-wonder-extra-turn = построить Чудо света с дополнительным ходом
claim-wonder-no-extra-turn = построить Чудо света без дополнительного хода
claim-deny-symbol = забрать зелёную карту с символом, которого у соперника ещё нет
claim-leave-symbol = взять другую карту
claim-uncover-one = взять карту, которая освобождает одну
claim-uncover-two = взять карту, которая освобождает две
claim-take-another = взять другой жетон Развития
claim-place-near = положить бога туда, где он дешевле самому игроку
claim-place-far = положить бога туда, где он дешевле сопернику
claim-activate = активировать бога
claim-activate-gate = активировать Врата
claim-take-card = взять карту из раскладки
claim-recruit = нанять Сенатора
claim-recruit-politician = нанять Политика
claim-recruit-conspirator = нанять Заговорщика
claim-place-cube = добавить кубик Влияния
claim-conspire = взять карты Заговоров

# Чем закончится игра после действия, точно.

ending-after = { CAPITAL($action) }: { $ending }.
ending-points = побеждает { $who } с перевесом в { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
ending-blue = при равенстве очков побеждает { $who } благодаря синим картам
ending-shared = победа общая
ending-supremacy = побеждает { $who }: превосходство
ending-chance = побеждает { $who } в { $percent } случаев
endings-no-position = Для endings нужна позиция, а не { $given }.
endings-too-many = Для точного ответа впереди слишком много возможностей: нужна Эпоха III, не больше { $cards } карт, и почти все они открыты.
