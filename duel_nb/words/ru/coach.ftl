# Чем действие хорошо или плохо: предложения о самом действии. who — игрок, который действует;
# whom — соперник.

reason-wins = это сразу приносит победу ({ $outcome-how })
reason-wins-by-choice = это сразу приносит победу ({ $outcome-how }; затем: { $choices })
reason-plays-again = { $who } играет ещё один ход
reason-pair = это собирает пару символов, и { $who } берёт жетон Развития
reason-progress = { $who } получает жетон Развития
reason-divinity = { $who } активирует божество
# $reason — другая причина; $choices — выбор игрока сразу после действия, без которого её нет
reason-by-choice = { $reason } (затем: { $choices })
# $times — сколько раз подряд выбирается $action
repeated = { $times } × { $action }

# $answer: следующий ход соперника или тот, которого теперь не будет

reason-lets-win = { $whom } сразу побеждает таким ответом: { $answer }
reason-may-let-win = { $whom } может сразу победить, например таким ответом: { $answer }
reason-stops = { $whom } уже не может сразу победить таким действием: { $answer }
reason-uncovers = это освобождает карту «{ $card }», которую может сразу использовать { $whom }
reason-turns-up = это открывает { $cards ->
    [1] новую карту
    [one] { $cards } новую карту
    [few] { $cards } новые карты
    [many] { $cards } новых карт
   *[other] { $cards } новой карты
 } как раз перед ходом { IN-CASE($whom, "gen") }
reason-opens-nothing = это не освобождает для { IN-CASE($whom, "gen") } ни одной карты
reason-denies-best = { $whom } остаётся без самой нужной карты
reason-denies = { $whom } остаётся без карты «{ $card }», которую иначе можно было бы сразу использовать
reason-buries = карта «{ $card }» уходит из игры, и { $whom } уже не сможет её использовать
# $answer: какого действия соперника следует ждать
reason-then = затем от { IN-CASE($whom, "gen") } следует ждать: { $answer }

reason-military = маркер Конфликта продвигается на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
    [many] { $spaces } делений
   *[other] { $spaces } деления
 }, до столицы { IN-CASE($whom, "gen") } { $left ->
    [one] остаётся { $left } деление
    [few] остаются { $left } деления
    [many] остаётся { $left } делений
   *[other] остаётся { $left } деления
 }
reason-military-back = маркер Конфликта отодвигается на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
    [many] { $spaces } делений
   *[other] { $spaces } деления
 }, до столицы { IN-CASE($who, "gen") } { $left ->
    [one] остаётся { $left } деление
    [few] остаются { $left } деления
    [many] остаётся { $left } делений
   *[other] остаётся { $left } деления
 }
reason-symbol = { $symbols ->
    [1] { $who } получает первый научный символ
   *[other] { $who } получает новый научный символ, всего разных — { $symbols }
 }
# $resources: ресурс или несколько; $units: сколько единиц теперь производится
reason-resource = { $who } теперь производит { $resources-acc }, а раньше приходилось это покупать
reason-production = { $who } доводит производство { $resources-gen } до { $units }
reason-less = у { IN-CASE($whom, "gen") } производство { $resources-gen } падает до { $units }
reason-always = { $who } теперь производит { $resources-acc } всегда, а раньше — только на выбор
reason-any = { $who } производит на выбор { $resources-acc }
# $coins: сколько теперь стоит единица
reason-trade = { $who } теперь платит за единицу { $resources-gen } лишь { count-coins.acc }
reason-price = { $whom } теперь платит за единицу { $resources-gen } { count-coins.acc }
# $card: ещё не сыгранная карта
reason-chain = символ цепочки делает карту «{ $card }» бесплатной для { IN-CASE($who, "gen") }
reason-chain-of = символ цепочки карты «{ $of }» делает карту «{ $card }» бесплатной для { IN-CASE($who, "gen") }
reason-points = { $points ->
    [one] { $who } получает { $points } победное очко
    [few] { $who } получает { $points } победных очка
    [many] { $who } получает { $points } победных очков
   *[other] { $who } получает { $points } победного очка
 }
reason-coins = { $who } получает { count-coins.acc }
reason-takes-coins = { $whom } теряет { count-coins.acc }
reason-takes-card = { $who } забирает у соперника карту «{ $card }»
reason-removes-card = { $whom } теряет карту «{ $card }»: она уходит в сброс
reason-takes-wonder = { $who } забирает у соперника Чудо света «{ $wonder }»
reason-removes-wonder = { $whom } навсегда теряет Чудо света «{ $wonder }»
reason-undoes-wonder = { IN-CASE($whom, "dat") } придётся строить Чудо света «{ $wonder }» заново
# $effect: что жетон Развития даёт с этого момента
reason-lasts = у этого жетона есть постоянный эффект ({ $effect })
reason-saves = { $who } сохраняет на { count-coins.acc } больше

reason-control = { $who } получает контроль над Палатой { $chamber }
# $other: Палата, которую игрок больше не контролирует
reason-control-instead = { $who } получает контроль над Палатой { $chamber } вместо Палаты { $other }
reason-control-left = { $who } получает контроль над Палатой { $chamber }, но отдаёт { IN-CASE($whom, "dat") } Палату { $other }
reason-control-lost = { $whom } теряет контроль над Палатой { $chamber }
reason-conspiracy = { $who } получает Заговор
# $coins: ценность жетона
reason-offering = { $who } получает жетон Жертвоприношения ценностью { $coins }
reason-mythology = { $who } получает жетон Мифологии
# $coins, $theirs: цены слота Пантеона
reason-space = активация там обойдётся { IN-CASE($who, "dat") } в { count-coins.acc }, а { IN-CASE($whom, "dat") } — в { $theirs }

# Чудо света при выборе: что оно даст сразу или после постройки.

reason-wonder-again = после постройки этого Чуда света { $who } сыграет ещё один ход
reason-wonder-shields = это Чудо света продвинет маркер Конфликта на { $shields ->
    [one] { $shields } деление
    [few] { $shields } деления
    [many] { $shields } делений
   *[other] { $shields } деления
 }
reason-wonder-at-once = это Чудо света даёт эффект уже при выборе ({ $effect })
reason-wonder-does = у этого Чуда света особый эффект ({ $effect })
reason-wonder-any = это Чудо света будет производить на выбор { $resources-acc }
reason-wonder-activation = с этим Чудом света каждая активация обойдётся { IN-CASE($who, "dat") } на { count-coins.acc } дешевле
reason-wonder-points = это Чудо света приносит { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
    [many] { $points } победных очков
   *[other] { $points } победного очка
 }
reason-wonder-coins = за это Чудо света { $who } получит { count-coins.acc }

# Что сказать о совете, который ничем из перечисленного не выделяется. $by: разница в шансах на победу
# в процентных пунктах.

reason-only = ничего другого сделать нельзя
reason-proven-win = { $who } тогда наверняка побеждает, что бы ни делал соперник
reason-proven-loss = { $whom } тогда наверняка побеждает, если отвечает правильно
reason-as-good = тренер не знает ничего лучше
reason-ahead = { $by ->
    [0] по оценке тренера это лучше всех других действий
    [one] по оценке тренера это лучше ближайшего из других действий на { $by } процентный пункт
    [few] по оценке тренера это лучше ближайшего из других действий на { $by } процентных пункта
    [many] по оценке тренера это лучше ближайшего из других действий на { $by } процентных пунктов
   *[other] по оценке тренера это лучше ближайшего из других действий на { $by } процентного пункта
}
reason-behind = { $by ->
    [0] по оценке тренера это лишь немного уступает лучшему действию
    [one] по оценке тренера это уступает лучшему действию лишь на { $by } процентный пункт
    [few] по оценке тренера это уступает лучшему действию лишь на { $by } процентных пункта
    [many] по оценке тренера это уступает лучшему действию лишь на { $by } процентных пунктов
   *[other] по оценке тренера это уступает лучшему действию лишь на { $by } процентного пункта
}
reason-ends = на этом партия заканчивается — { $outcome }

# Подсказка: действие, шансы на победу после него и почему.

# $reason — причина; $also — карта, которая не достанется сопернику
reason-and = { $reason }, и { $also }
advice = { CAPITAL($action) } ({ $after }): { $reason }.

# Разбор партии. $before, $after — шансы на победу в процентах.

reviewed-blunder = Грубая ошибка: шансы { IN-CASE($who, "gen") } на победу падают с { $before } до { $after }.
reviewed-mistake = Ошибка: шансы { IN-CASE($who, "gen") } на победу падают с { $before } до { $after }.
reviewed-inaccuracy = Неточность: шансы { IN-CASE($who, "gen") } на победу падают с { $before } до { $after }.
reviewed-only-move = Единственный хороший ход ({ $after }): при любом другом { $who } теряет значительную часть шансов на победу.
reviewed-seeming-blunder = На первый взгляд грубая ошибка: шансы { IN-CASE($who, "gen") } на победу падают с { $before } до { $after }.
reviewed-seeming-mistake = На первый взгляд ошибка: шансы { IN-CASE($who, "gen") } на победу падают с { $before } до { $after }.
reviewed-seeming-inaccuracy = На первый взгляд неточность: шансы { IN-CASE($who, "gen") } на победу падают с { $before } до { $after }.
review-sentence = { CAPITAL($reason) }.
# $better: лучшее действие или несколько, с шансами на победу после каждого
review-better = Лучше — { $better }. { CAPITAL($reason) }.
review-better-alone = Лучше — { $better }.
review-better-unexplained = Лучше — { $better }, хотя одной выгодой это не объяснить.
review-also = Также лучше сыгранного: { $better }.
rated-action = { $action } ({ $after })
review-summary = { $who }: { $blunders ->
    [one] { $blunders } грубая ошибка
    [few] { $blunders } грубые ошибки
    [many] { $blunders } грубых ошибок
   *[other] { $blunders } грубой ошибки
 }, { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
    [many] { $mistakes } ошибок
   *[other] { $mistakes } ошибки
 }, { $inaccuracies ->
    [one] { $inaccuracies } неточность
    [few] { $inaccuracies } неточности
    [many] { $inaccuracies } неточностей
   *[other] { $inaccuracies } неточности
 }.

# Как может закончиться партия и чьей победой; шансы после лучшего действия и после сыгранного,
# от $better до $played

end-military = Военное превосходство { IN-CASE($who, "gen") }
end-science = Научное превосходство { IN-CASE($who, "gen") }
end-political = Политическое превосходство { IN-CASE($who, "gen") }
end-civilian = победа по очкам { IN-CASE($who, "gen") }
end-change = { $end } { $better } → { $played }
review-ends = Чем может закончиться партия (после лучшего действия → после этого): { $changes }.
review-so-far = Тренер подробно разобрал { $done } из { $count } действий.
review-first-look = Первый взгляд на каждое действие: { $done } из { $count }.
