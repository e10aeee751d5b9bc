# Диаграммы о многих партиях между компьютерами.

how-often-games =
    { $count ->
        [one] { $count } партия между компьютерами ({ $players })
        [few] { $count } партии между компьютерами ({ $players })
        [many] { $count } партий между компьютерами ({ $players })
       *[other] { $count } партии между компьютерами ({ $players })
    }
how-often-base = Базовая игра
how-often-pantheon = Пантеон
how-often-agora = Агора
how-often-both = Пантеон и Агора
how-often-all = Все партии
# Чем заканчивается партия
how-often-civilian = по победным очкам
how-often-military = Военное превосходство
how-often-science = Научное превосходство
how-often-political = Политическое превосходство
# Заголовки
how-often-first-player = Побеждает первый игрок
how-often-endings = Чем заканчиваются партии
how-often-endings-of = { $mix }: чем заканчиваются партии
how-often-supremacies = { $mix }: партии, которые закончились до подсчёта очков
how-often-wonders = { $mix }: побеждает тот, кто построил это Чудо света
how-often-drafted = { $mix }: побеждает тот, кто выбрал это Чудо света
how-often-wonders-constructed = { $mix }: кто побеждает с таким числом Чудес света
how-often-gate = С Пантеоном побеждают те, кто активировал
how-often-points = { $mix }: при победе по очкам у победителя больше
# Строки
how-often-in-age = в Эпохе { $age }
how-often-so-many = Чудеса света: { $count }
how-often-gate-gate = Врата
how-often-gate-others = другие карты, но не Врата
how-often-gate-nothing = ничего
# Откуда опубликованные цифры
how-often-online =
    { $count ->
        [one] { $count } партия в интернете
        [few] { $count } партии в интернете
        [many] { $count } партий в интернете
       *[other] { $count } партии в интернете
    }
how-often-tournament =
    { $count ->
        [one] { $count } партия одного турнира
        [few] { $count } партии одного турнира
        [many] { $count } партий одного турнира
       *[other] { $count } партии одного турнира
    }

# Доля с интервалом, и из скольких партий
share-figures = { $value } ({ $low } – { $high })
share-of = { $share } из { $count }
share-no-games = нет партий
share-heading = { $name }:
share-named = { $name }: { $what }
