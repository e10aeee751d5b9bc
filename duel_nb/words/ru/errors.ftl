# Введённое или открытое не удаётся понять.

# Название, которого нет ни у одного компонента. $kinds — что искали, «карта или Чудо света»; $typed —
# что введено; $near — названия, которые могли иметься в виду, «a, b или c».
unknown-name = Названия «{ $typed }» нет ({ $kinds }).
unknown-name-near = Названия «{ $typed }» нет ({ $kinds }). Может быть, { $near }?
unknown-name-of-kind = «{ $typed }» — не { $kinds }: { $name } — это { $kind }.
ambiguous-name = «{ $typed }» может значить: { $names }.
name-of-kind = { $name } ({ $kind })
name-no-text = Название — это текст, а не { $given }.
name-too-long = Названия { $given } нет.

kind-any = компонент
kind-card = карта
kind-wonder = Чудо света
kind-progress = жетон Развития
kind-divinity = карта бога
kind-gate = карта Врат
kind-mythology = Мифология
kind-decree = Декрет
kind-conspiracy = Заговор

# Текст, который не действие. $typed уже в кавычках; $example, $near и $actions — действия, как их
# вводят.
notation-no-text = Действие — это текст, например «{ $example }», а не { $given }.
action-no-text = Действие — не текст: сравните str(action) == { $typed } или action == s.read({ $typed }), где годятся и другие написания; { $typed } in s.legal_actions() работает и так.
notation-too-long = { $given } — не действие: таких длинных не бывает.
notation-nothing = Здесь ничего не написано: действие выглядит примерно так: «{ $example }».
notation-no-action =
    { $given } — не действие: нужно одно из допустимых действий или его запись, например «{ $example }».
notation-no-verb = { $typed } — не действие: слова { $word } нет; есть: { $verbs }.
notation-no-verb-near = { $typed } — не действие: слова { $word } нет; может быть, { $near }?
notation-player-named =
    { $typed } — не действие: уберите { $word }, действует тот, чей ход.
notation-offerings-for-activation =
    { $typed } — не действие: жетонами Жертвоприношения платят только за активацию (PAN-OFF-04). Может быть, { $near }?
notation-only-wonder-with-card =
    { $typed } — не действие: с помощью другой карты строят только Чудо света.
notation-is-a-wonder = { $typed } — не действие: «{ $wonder }» — Чудо света. Может быть, { $near }?
notation-near = { $problem } Может быть, { $near }?
notation-joiner-left-out = { $problem } Не пропущено ли слово { $joiner }?
notation-verb-says-all = { $typed } — не действие: достаточно слова { $verb }.
notation-offerings-missing = { $typed } — запись не закончена: нужны жетоны Жертвоприношения, например 2 3.
notation-unfinished = { $typed } — запись не закончена: нужно что-то вроде { $example }.
notation-unfinished-could-be = { $typed } — запись не закончена: это может быть { $actions }.
notation-could-be = { $typed } может значить: { $actions }.
notation-one-offering-of-value = Жетон Жертвоприношения со скидкой { $value } только один.
notation-none-of = { $typed } здесь не подходит; нужно одно из: { $known }.
notation-no-chamber = Палаты { $typed } нет; есть с 1 по { $last }.
notation-no-decree =
    { $typed } здесь не подходит; Декрет называют по его Палате, с 1 по { $last }; 3/2 — второй Декрет в Палате 3.
notation-no-place = В раскладке этой Эпохи нет места { $place }.
notation-no-player = { $typed } — не игрок: есть { $players }.
no-player-a-or-b = Игрока { $given } нет: нужно 'A' или 'B'.
no-player-named = Игрока { $given } нет: нужно 'A' ({ $first }) или 'B' ({ $second }).
