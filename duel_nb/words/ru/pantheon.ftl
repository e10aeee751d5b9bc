# Что происходит в Пантеоне.

# -- подготовка

# $tokens: Мифологии или номиналы жетонов Жертвоприношения
mythology-tokens-laid = Жетоны Мифологии на раскладке: { $tokens }.
offering-tokens-laid = Жетоны Жертвоприношения на раскладке: { $tokens }.
# $deck: Мифология
no-divinity-to-place = Стопка { mythology-named.gen } пуста, карта бога в Пантеон не кладётся.

# -- боги

has-symbol = { $who } получает научный символ: { $symbol }.
worth-at-the-end =
    { $points ->
        [one] { $who } получит в конце игры { $points } победное очко: { thing-inside }.
        [few] { $who } получит в конце игры { $points } победных очка: { thing-inside }.
        [many] { $who } получит в конце игры { $points } победных очков: { thing-inside }.
       *[other] { $who } получит в конце игры { $points } победного очка: { thing-inside }.
    }
military-token-removed = Военный жетон ({ $position }) убирается без эффекта.

# -- Врата и Божественный театр: $cards и сколько их

reveals =
    { $count ->
        [0] { $who } ничего не открывает: стопки пусты.
       *[other] { $who } открывает: { $cards }.
    }
put-back =
    { $count ->
        [1] Рубашкой вверх в свою стопку возвращается: { $cards }.
       *[other] Рубашкой вверх в свои стопки возвращаются: { $cards }.
    }
