# Чем действие хорошо или плохо: предложения о самом действии. who — игрок, который действует;
# whom — соперник.

reason-best-chance = в целом { $who } получает лучшую позицию
reason-wins = это сразу выигрывает партию ({ $outcome })
reason-plays-again = { $who } играет ещё один ход
reason-pair = это собирает пару символов, и { $who } берёт жетон Развития

# $answer: следующий ход соперника
reason-lets-win = { $whom } сразу побеждает таким ответом: { $answer }
reason-may-let-win = { $whom } может сразу победить, например таким ответом: { $answer }
reason-stops = { $whom } лишается действия, которое сразу выигрывало: { $answer }
reason-uncovers = это освобождает карту «{ $card }», от которой больше всех выиграет { $whom }
reason-turns-up = это открывает новую карту как раз перед ходом игрока { $whom }
reason-denies = карта «{ $card }» не достаётся сопернику, а { $whom } нуждается в ней больше всех

reason-military = маркер Конфликта продвигается на { $spaces ->
    [one] { $spaces } деление
    [few] { $spaces } деления
    [many] { $spaces } делений
   *[other] { $spaces } деления
 }, до столицы { $left ->
    [one] остаётся { $left } деление
    [few] остаются { $left } деления
    [many] остаётся { $left } делений
   *[other] остаётся { $left } деления
 }
reason-symbol = { $who } получает новый научный символ: теперь разных { $symbols }
reason-resource = { $who } больше не зависит от торговли: { $part }
reason-points = { $points ->
    [one] { $who } получает { $points } победное очко
    [few] { $who } получает { $points } победных очка
    [many] { $who } получает { $points } победных очков
   *[other] { $who } получает { $points } победного очка
 }
reason-coins = { $who } получает { count-coins.acc }
reason-takes-coins = { $whom } теряет { count-coins.acc }

# Что говорит за действие, когда ничего из перечисленного нет.

reason-for-wonder = это Чудо света сейчас подходит лучше всего ({ $who })
reason-for-purse = { $who } сохраняет больше монет на будущее
reason-for-goods = { $who } получает ресурсы для следующих карт
reason-for-price = ресурсы дорожают для игрока { $whom }
reason-for-chain = на карте есть символ цепочки, и { $who } сможет построить более позднюю карту бесплатно
reason-for-tempo = очерёдность ходов становится выгоднее ({ $who })
reason-for-senate = позиция в Сенате становится крепче ({ $who })
reason-for-conspiracy = { $who } получает Заговор на будущее
reason-for-divinity = { $who } становится ближе к богам Пантеона

# Подсказка: действие, шансы на победу после него и почему.

advice = { $action } ({ $after } %): { $reason }.

# Разбор партии. $before, $after — шансы на победу в процентах.

reviewed-blunder = Грубая ошибка: шансы игрока { $who } на победу падают с { $before } % до { $after } %.
reviewed-mistake = Ошибка: шансы игрока { $who } на победу падают с { $before } % до { $after } %.
reviewed-inaccuracy = Неточность: шансы игрока { $who } на победу падают с { $before } % до { $after } %.
reviewed-only-move = Единственный хороший ход: с любым другим { $who } теряет много от своих { $after } %.
review-sentence = { CAPITAL($reason) }.
review-better = Лучше — { $action } ({ $after } %): { $reason }.
review-also = Тоже лучше: { $better }.
also-better = { $action } ({ $after } %)
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
