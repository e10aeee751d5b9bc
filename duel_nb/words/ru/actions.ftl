# Что делает игрок: в заголовках. По-английски это запись, которую вводят с клавиатуры.
# $thing — то, с чем выполняется действие; $card — карта Эпохи под Чудом света или Заговором.

action-draft = выбрать Чудо света «{ $thing }»
action-begin = начинает { $who }
action-pass = отказаться

# -- с картой

action-build = построить карту «{ $thing }»
action-recruit = нанять Сенатора «{ $thing }»
action-discard = сбросить карту «{ $thing }»
# $place: где лежит карта рубашкой вверх, например r2c4
action-discard-face-down = сбросить карту рубашкой вверх ({ $place })
action-wonder = построить Чудо света «{ $thing }», подложив карту «{ $card }»
action-prepare = подготовить Заговор «{ $thing }», подложив карту «{ $card }»
action-wonder-alone = построить Чудо света «{ $thing }», подложив любую доступную карту
action-prepare-alone = подготовить Заговор «{ $thing }», подложив любую доступную карту
action-trigger = осуществить Заговор «{ $thing }»

# Карта, которых несколько, с её местом.
action-at = { $action } ({ $place })
# Не обычная оплата, а та, при которой соперник получает $coins благодаря Экономике.
action-giving = { $action } (сопернику { $coins })

# -- выбор из карт, жетонов и Чудес света

action-take = взять жетон Развития «{ $thing }»
action-seize = выбрать карту «{ $thing }»
action-claim = забрать Чудо света «{ $thing }»
action-copy = положить жетон Змеи на карту «{ $thing }»
action-topple = разрушить Чудо света «{ $thing }»
action-lock = вывести из игры жетон Развития «{ $thing }»
action-swap = отдать карту «{ $thing }» за карту «{ $card }»
action-reveal = взять жетон с карты «{ $thing }»

# -- игровое поле

action-guard = поставить фишку Минервы на деление { $position }
action-remove = убрать Военный жетон { $position }
action-apply = применить Военный жетон { $position }

# -- Пантеон

action-activate = активировать { thing-inside.acc }
# $offerings: скидки жетонов Жертвоприношения, которые тратятся
action-activate-using = активировать { thing-inside.acc } (скидка: { $offerings })
action-install = положить { thing-inside.acc } в слот { $space }
action-open = открыть стопку { mythology-named.gen }
action-top = положить на верх стопки карту бога «{ $thing }»

# -- Сенат

action-place = добавить кубик Влияния в Палату { $chamber }
action-expel = убрать кубик соперника из Палаты { $chamber }
action-move = переместить кубик из Палаты { $here } в Палату { $there }
action-shift = переместить Декрет из Палаты { $decree } в Палату { $chamber }
action-conspire = взять карты Заговоров
action-keep = оставить Заговор «{ $thing }»
action-return-top = вернуть карту Заговора на верх колоды
action-return-bottom = вернуть карту Заговора под низ колоды
