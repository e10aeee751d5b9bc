# Что не так с тем, что передано функции, например duel.board или duel.rule.

# -- поля и партии

board-no-position = Полю нужна позиция игры, а не { $type }.
board-no-position-but-state = Полю нужна позиция игры, а не { $type }. Позиция там — .state.
board-no-actions = actions: нужен список, например ['build Altar'], а не { $given }.
board-no-players = players: нужны двое, например ('person', 'casual'), а не { $given }.
board-no-player =
    Игрок — это { $person }, уровень, например 'casual' или 'best', или объект с choose(view, actions), а не { $given }.
no-computer-player = Компьютерного игрока { $given } нет; выберите { $known }.
picture-scale = Масштаб картинки — от 0,25 до 4, а не { $given }.
record-no-board = record берёт живое поле, какое даёт duel.board(s), а не { $type }.
record-no-position = Запись партии начинается с позиции игры, а не с { $type }.
record-of-view = Запись партии начинается с самой партии, а не с того, что знает о ней один игрок.
chance-no-position = chance смотрит на позицию игры или на поле, а не { $type }.
hint-no-position = hint смотрит на позицию игры или на поле, а не { $type }.
hint-over = Игра закончена: решать нечего.
review-no-game = review берёт запись партии, её файл или живое поле, а не { $type }.
game-is-folder = { $folder } — это папка: назовите одну из партий в ней.
language-assigned = Язык выбирают вызовом функции: duel.language({ $given }).
game-no-position =
    { $actions ->
        [one] В партии { $actions } действие; позиции { $given } нет.
        [few] В партии { $actions } действия; позиции { $given } нет.
        [many] В партии { $actions } действий; позиции { $given } нет.
       *[other] В партии { $actions } действия; позиции { $given } нет.
    }
game-no-action =
    { $actions ->
        [one] В партии { $actions } действие; действия { $given } нет.
        [few] В партии { $actions } действия; действия { $given } нет.
        [many] В партии { $actions } действий; действия { $given } нет.
       *[other] В партии { $actions } действия; действия { $given } нет.
    }
game-no-line =
    { $lines ->
        [one] В партии { $lines } вариант; варианта { $given } нет.
        [few] В партии { $lines } варианта; варианта { $given } нет.
        [many] В партии { $lines } вариантов; варианта { $given } нет.
       *[other] В партии { $lines } варианта; варианта { $given } нет.
    }
export-no-page = Страница со слайдами — это файл, например 'game.html', а не { $given }.
export-nothing = Нужна запись партии, поле, сценарий или задача, а не { $given }.

# -- сценарии, редактор и судья, первая партия, задачи

scenario-is-folder = { $folder } — это папка: назовите один из сценариев в ней.
no-scenario = Сценария { $given } нет; их файлы лежат среди примеров.
no-scenario-near = Сценария { $given } нет; может быть, { $near }?
scenario-no-path = Нужен файл, папка или идентификатор сценария, а не { $given }.
no-scenario-of-position = Эту позицию нельзя записать как сценарий: { $problem }
setup-unnamed = Часть того, что лежит открыто, нельзя указать названиями.
game-or-keywords = Укажите партию или { $keywords }, но не то и другое.
editor-no-position = Редактору нужна позиция игры, а не { $type }.
referee-no-position = Судье нужна позиция игры, а не { $type }.
referee-of-view = Судье нужна сама партия, а не то, что знает о ней один игрок.
first-nothing-asked = Сейчас ничего не спрашивается.
first-cannot-be = Это не может быть { $given }: выберите из предложенного.
first-offering-gone = Жетон Жертвоприношения со скидкой { $value } уже взят.
no-theme = Темы { $given } нет; есть: { $known }.
no-theme-near = Темы { $given } нет; может быть, { $near }?
no-puzzle = Задачи { $given } нет: их номера — с 1 по { $last }.
no-puzzle-near = Задачи { $given } нет: их номера — с 1 по { $last }; ближайший — { $near }.
no-puzzle-of-theme = Задач на тему { $theme } с такими дополнениями пока нет.
proof-of-view = Доказательство исходит из того, что видит один игрок, A или B.
puzzle-other-theme = У задачи { $number } тема { $theme }, а не { $other }; укажите что-то одно.

# -- компоненты, правила, языки

no-deck = Колоды { $given } нет; есть { $known }.
no-kind = Виды — { $known }, а не { $given }.
no-rule =
    Правила { $given } нет: идентификатор выглядит как BASE-MIL-03. Поищите через rules('{ $word }') или duel-nb rule --search { $word }.
no-rule-near = Правила { $given } нет: идентификатор выглядит как BASE-MIL-03. Может быть, { $near }?
no-rule-of-words = Нет правила со всеми этими словами: { $words }
no-rule-of-words-near = Нет правила со всеми этими словами: { $words }. Ближайшее — { $rule }: { $title }.
rules-no-text = rules ищет слова из текста, например 'дополнительный ход', а не { $given }.
rules-corrected = Нет правил с введёнными словами; есть с такими: { $words }
rules-more = И ещё { $count }: добавьте слово, чтобы сузить поиск; идентификатор покажет правило.
no-difference = Различия { $given } нет; есть: { $known }.
language-no-text = Язык — один из { $known }, а не { $given }.
no-language = Языка «{ $given }» нет; есть { $known }.
language-of-variable = Переменная { $variable } не подходит. { $problem } Используется английский.

# -- симуляции, $install: команда

simulate-no-dask = Для кластера нужен Dask, он не установлен: { $install }
simulate-no-scheduler = По адресу { $address } нет планировщика Dask.
simulate-made-players = Машины кластера сами создают игроков: назовите их, например 'greedy', или укажите их класс.
simulate-no-worker = У планировщика Dask по адресу { $address } нет машин; запустить их можно так: dask worker { $address } --nworkers auto
simulate-scheduler-gone = Планировщик Dask исчез. Если партии записываются в файл, тот же вызов продолжит запуск.
simulate-workers-die = Машины кластера Dask останавливаются раньше конца партии: хватает ли памяти?
simulate-processes-die = Играющие процессы остановились раньше конца партии, столько раз: { $times }. Хватает ли памяти? С workers=1 всё играется в этом процессе. (Скрипт вызывает simulate под `if __name__ == '__main__':`.)
simulate-written = { $file } сейчас пишет другой запуск.
simulate-no-player = Игрок — это имя, например 'greedy', а не { $given }.
simulate-players = В партии два игрока, а не { $count }.
simulate-no-parquet = Для файла Parquet нужен pyarrow, он не установлен: { $install }. Для файла с концом .csv.gz ничего не нужно.
simulate-ending = Партии записывают как { $known }; { $given } кончается иначе.
simulate-other-seed = В { $file } партии с зерном { $old }, а не { $new }: назовите другой файл.
simulate-other-mixes = В { $file } партии с { $old }, а не с { $new }: назовите другой файл.
simulate-other-edition = В { $file } партии по изданию { $old }, а не { $new }: назовите другой файл.
simulate-other-players = В { $file } партии других игроков: { $old }, а не { $new }; назовите другой файл.
simulate-no-table = { $file } — не таблица симулированных партий, или она повреждена.

# -- фильмы

film-nothing = Фильму нужна хотя бы одна позиция.
film-captions = Подписей: { $captions }, позиций: { $positions }; в фильме их должно быть поровну.
film-pace = Фильм показывает позицию дольше 0 секунд, а не { $given }.

# -- правило: где оно записано

rule-see-also = См. также: { $rules }
rule-shown-by = Показано в:
source-where = { $source }: { $where }
source-base = Правила базовой игры
source-pantheon-en = Правила «Пантеона», английские
source-pantheon-fr = Правила «Пантеона», французские
source-pantheon-de = Правила «Пантеона», немецкие
source-pantheon-ru = Правила «Пантеона», русские
source-agora-ru = Правила «Агоры», русские
source-erratum = Исправление издателя
source-ruling = Решение

# -- чем отличаются издания

editions-topic = О чём
editions-say = Что говорят издания
editions-played = Как играют
editions-in-play = В игре
editions-rules = Правила
editions-row-played = играют
editions-row-in-play = в игре
editions-row-rules = правила
editions-some = Пунктов, в которых печатные издания различаются: { $count } из { $every }.
editions-none-follow = Пунктов, в которых печатные издания различаются или неясны: { $count }. Ни один не зависит от издания партии, как в new_game(edition='fr'); все играются одинаково в каждом издании.
editions-all = Пунктов, в которых печатные издания различаются или неясны: { $count }. От издания партии, как в new_game(edition='fr'), зависят { $following }; остальные играются одинаково в каждом издании.
editions-and = { $before } и { $then }
edition-of-base = Правила
edition-of-pantheon-en = Английское
edition-of-pantheon-fr = Французское
edition-of-pantheon-de = Немецкое
edition-of-pantheon-ru = Русское
edition-of-agora-ru = Русское
edition-of-erratum = Исправление
short-edition-of-base = печать
short-edition-of-pantheon-en = en
short-edition-of-pantheon-fr = fr
short-edition-of-pantheon-de = de
short-edition-of-pantheon-ru = ru
short-edition-of-agora-ru = ru
short-edition-of-erratum = испр.
