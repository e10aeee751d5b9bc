# Набранное или открытое не удаётся понять.

unknown-name = Ничто не называется «{ $typed }» (искали: { $kinds }).
unknown-name-near = Ничто не называется «{ $typed }» (искали: { $kinds }). Возможно, вы имели в виду: { $near }?
unknown-name-of-kind = Ничто не называется «{ $typed }» (искали: { $kinds }); { $name } — { $kind }.
ambiguous-name = «{ $typed }» может означать: { $names }.
name-of-kind = { $name } ({ $kind })
name-no-text = Название — это текст, а здесь { $given }.
name-too-long = Ничто не называется { $given }.

kind-any = любая часть игры
kind-card = карта
kind-wonder = Чудо света
kind-progress = жетон Развития
kind-divinity = бог
kind-gate = Врата
kind-mythology = Мифология
kind-decree = Декрет
kind-conspiracy = Заговор

notation-no-text = Действие — это текст, например «{ $example }», а здесь { $given }.
notation-too-long = { $given } — не действие: таких длинных не бывает.
notation-nothing = Здесь ничего не написано; действие выглядит, например, так: «{ $example }».
notation-no-action =
    { $given } — не действие: нужно одно из разрешённых действий или его запись, например «{ $example }».
notation-no-verb = { $typed } — не действие: глагол { $word } неизвестен; известны { $verbs }.
notation-no-verb-near =
    { $typed } — не действие: глагол { $word } неизвестен; возможно, вы имели в виду: { $near }?
notation-player-named =
    { $typed } — не действие: уберите { $word }, действует всегда тот, чей сейчас ход.
notation-offerings-for-activation =
    { $typed } — не действие: жетонами Жертвоприношения платят только за активацию (PAN-OFF-04). Возможно, вы имели в виду: { $near }?
notation-only-wonder-with-card =
    { $typed } — не действие: с помощью другой карты строят только Чудо света.
notation-is-a-wonder =
    { $typed } — не действие: { $wonder } — это Чудо света. Возможно, вы имели в виду: { $near }?
notation-near = { $problem } Возможно, вы имели в виду: { $near }?
notation-joiner-left-out = { $problem } Не пропущено ли слово { $joiner }?
notation-verb-says-all = { $typed } — не действие: достаточно слова { $verb }.
notation-offerings-missing = { $typed } — запись не закончена: нужны жетоны Жертвоприношения, например 2 3.
notation-unfinished = { $typed } — запись не закончена: ожидается, например, { $example }.
notation-unfinished-could-be = { $typed } — запись не закончена; возможно: { $actions }.
notation-could-be = { $typed } может означать: { $actions }.
notation-one-offering-of-value = Жетон Жертвоприношения со значением { $value } только один.
notation-none-of = { $typed } здесь неизвестно; возможно: { $known }.
notation-no-chamber = Палаты { $typed } нет; есть палаты с 1 по { $last }.
notation-no-decree =
    { $typed } здесь неизвестно; Декрет называют по его палате, с 1 по { $last }; 3/2 — второй Декрет в палате 3.
notation-no-place = В раскладке этой Эпохи нет места { $place }.
notation-no-player = { $typed } — не игрок: ожидается { $players }.
