# Партия в терминале и предложения команды duel-nb.

# -- команды: что вводят и что они делают

# What people type for each command; the English word is accepted, too.
own-board = поле
own-actions = действия
own-why = почему
own-cost = цена
own-rule = правило
own-hint = совет
own-computer = компьютер
own-look = смотреть
own-log = журнал
own-comment = заметка
own-undo = отменить
own-redo = повторить
own-save = сохранить
own-load = загрузить
own-new = новая
own-help = помощь
own-quit = выход

typed-board = { own-board }
typed-actions = { own-actions }
typed-why = { own-why } ДЕЙСТВИЕ
typed-cost = { own-cost } ЧТО
typed-rule = { own-rule } СЛОВА
typed-hint = { own-hint }
typed-computer = { own-computer }
typed-look = { own-look }
typed-log = { own-log }
typed-comment = { own-comment } СЛОВА
typed-undo = { own-undo }
typed-redo = { own-redo }
typed-save = { own-save } ФАЙЛ
typed-load = { own-load } ФАЙЛ
typed-new = { own-new }
typed-help = { own-help }
typed-quit = { own-quit }

command-board = показать всю позицию; просто Enter показывает её кратко
command-actions = перечислить допустимые действия с ценами и эффектами
command-why = сказать, можно ли так сделать, и если нет, то почему
command-cost = разобрать, сколько стоит Здание или Чудо света
command-rule = показать правило («{ own-rule } BASE-MIL-03») или найти правила («{ own-rule } дополнительный ход»)
command-hint = сказать, что сделал бы тренер и почему
command-computer = кто играет: { own-computer } B skilled, { own-computer } B off
command-look = показать то, что можно видеть только вам (другой игрок отворачивается)
command-log = ещё раз рассказать последние десять действий
command-comment = записать в партию что-нибудь о последнем действии
command-undo = отменить последнее действие
command-redo = сыграть его снова
command-save = сохранить записанную партию («{ own-save }! ФАЙЛ»: поверх другого файла)
command-load = продолжить записанную партию; просто «{ own-load }»: одну из последних
command-new = начать новую партию с теми же игроками и дополнениями
command-help = показать этот список
command-quit = остановиться; партия сохраняется до следующего раза

help-actions = Действия
help-commands = Команды
# $verbs: все слова
help-typing =
    Введите номер действия или само действие. Оно начинается с одного из слов: { $verbs }. Например: построить Библиотеку, чудо Большой сфинкс с Арсеналом, сбросить Статую, взять Закон. Имена можно склонять или не склонять. Буквы могут быть и большими, и маленькими.
help-finding =
    Достаточно части имени: введите арсе и нажмите Tab или Enter, и вы увидите, что можно сделать с картой «Арсенал». Стрелки возвращают прежние строки.

# -- вопросы. Что нажимают: key-yes или key-no; первое в скобках — это и Enter.

key-yes = д
key-no = н
word-yes = да
word-no = нет
ask-yes = { $question } [Д/н]
ask-no = { $question } [д/Н]
ask-go-on = Продолжить партию: { $game }?
ask-meant = Имеется в виду: { $action }?
ask-which-meant = Что имеется в виду? [1-{ $count }, н: ничего]
ask-which-game = Какую продолжить? [1-{ $count }, н: никакую]
ask-leave = Оставить эту партию ради другой?
ask-another = Начать ещё одну партию?
ask-stop = Остановиться здесь?
ask-kept = { $question } Эта сохранена: её найдёт «{ own-load }».
ask-lost = { $question } Эта не сохранена и пропадёт.

# -- сохранённые партии

kept-about =
    { $actions ->
        [one] { $first } и { $second } ({ $actions } действие, { $when })
        [few] { $first } и { $second } ({ $actions } действия, { $when })
        [many] { $first } и { $second } ({ $actions } действий, { $when })
       *[other] { $first } и { $second } ({ $actions } действия, { $when })
    }
kept-about-over = { $first } и { $second } (окончена, { $when })
kept-stays = Новая партия; прежняя остаётся: её покажет «{ own-load }».
kept-goes-on = Партия сохранена: «duel-nb play» продолжит её.
kept-not = Эту партию пока не удаётся сохранить ({ $reason }): сохраните её командой «{ own-save }», прежде чем уйти.

# -- что говорится по ходу партии

play-greeting =
    Введите действие, например «построить Алтарь», его номер или часть имени; «{ own-help }» перечислит остальное.
play-two = За этой клавиатурой двое; «{ own-computer } B» поручает игру за B компьютеру.
play-placeholder = действие, его номер или «{ own-help }»; Tab дополняет
play-thinks = { $who } думает…
play-over = Игра окончена: «{ own-save } ФАЙЛ» сохранит её, «{ own-undo }» вернёт назад, «{ own-new }» начнёт новую.
play-secret = Тайный выбор: сейчас на экран смотрит только { $who }.
play-only = Сейчас на экран смотрит только { $who }.
play-shows = Enter покажет.
play-hides = Enter снова скроет.
play-senate = Палаты Сената: { $chambers }
play-chamber = { $chamber } { $who }
play-chamber-nobody = { $chamber } никто
play-allowed = Так можно.
play-coach = Тренер думает; Ctrl-C остановит…
play-stopped = Остановлено.
play-rule = «{ own-rule } { $rule }» покажет это правило.
play-noted = Записано к действию { $number }.
play-computer = { $who }: компьютер ({ $level })
play-person = { $who }: человек
play-loaded =
    { $actions ->
        [one] { $file }: сыграно { $actions } действие.
        [few] { $file }: сыграно { $actions } действия.
        [many] { $file }: сыграно { $actions } действий.
       *[other] { $file }: сыграно { $actions } действия.
    }
written = Файл записан: { $file }.

# Заговор, который лежит лицом вниз.
hidden-trigger = осуществить Заговор («{ own-look }» покажет какой)
hidden-prepare = подготовить Заговор («{ own-look }» покажет какой), подложив карту «{ $card }»

# -- что можно сделать, по группам

offers-choose = На выбор ({ $rule }):
offers-build = Построить:
offers-recruit = Нанять:
offers-activate = Активировать:
offers-discard = Сбросить ради монет:
offers-or = Или:
# $action: дальше следует, с какой картой; $about: цена и эффект
offers-wonder = Чудо света «{ $thing }», с картой:
offers-wonder-about = Чудо света «{ $thing }» ({ $about }), с картой:
offers-prepare = Подготовить «{ $thing }» картой:
offers-prepare-about = Подготовить «{ $thing }» ({ $about }) картой:
offers-prepare-hidden = Подготовить Заговор («{ own-look }» покажет какой) картой:
offers-named = { $thing }
# $offerings: скидки жетонов Жертвоприношения, которые тратятся
offers-using = { $thing } (скидка: { $offerings })
offers-face-down = @{ $place }

# -- чего нельзя сделать

wrong-secret = Это касается Заговора, который лежит рубашкой вверх: «{ own-look }» покажет какого.
wrong-many = Под { $typed } подходит действий: { $count }. Уточните или введите номер.
wrong-meant = { $typed }: непонятно. Может быть, { $near }?
wrong-over = Игра окончена: выбирать не из чего.
wrong-over-command = Игра окончена; команды { $typed } нет.
wrong-over-advice = Игра окончена: советовать нечего.
wrong-number = Действия { $typed } нет; «{ own-actions }» перечислит с 1 по { $count }.
wrong-why = Скажите, какое действие, например: { own-why } построить Библиотеку
wrong-cost = Скажите, что именно, например: { own-cost } Библиотека
wrong-rule = Скажите, какое правило, например: { own-rule } BASE-MIL-03 или { own-rule } дополнительный ход
wrong-computer = Компьютер играет за A или B, а не за { $typed }: { own-computer } B skilled
wrong-level = Уровня { $typed } нет; выберите { $near }.
wrong-comment = Ещё ничего не сыграно: комментировать нечего.
wrong-undo = Отменять нечего.
wrong-redo = Повторять нечего.
wrong-save = Скажите, куда, например: { own-save } game.json
wrong-save-there = Файл { $file } уже есть: назовите другой или введите: { own-save }! { $file }
wrong-load = Скажите, какой файл, например: { own-load } game.json
file-unwritten = Файл { $file } не удаётся записать: { $reason }.
file-unread = Файл { $file } не читается: { $reason }.
file-unread-near = Файла { $file } нет; может быть, { $near }?

# -- команда duel-nb

cli-output = Вывод
cli-input = Ввод
cli-no-command-near = Команды { $typed } нет; может быть, { $near }?
cli-no-command = Команды { $typed } нет: { $command } --help перечисляет все.
cli-unusable = { $file } использовать нельзя: { $reason }.
cli-there = Файл { $file } уже есть: назовите другой или добавьте --force.
cli-there-folder = Папка { $file } уже есть: назовите другую или добавьте --force.
cli-no-folder = Папки { $folder } нет.
cli-no-course =
    Блокнотов курса здесь нет: перейдите в папку, куда клонирован проект (в ней есть «notebooks»), или назовите файл блокнота.
cli-replace = Файл { $file } изменён вами, а в курсе есть более новый. Заменить ваш?
cli-copied = { $folder }: { $what }.
cli-not-installed = Блокноты курса здесь не установлены.
cli-course-itself = { $folder } — это сам курс: назовите другую папку.
cli-course-there = { $folder }: курс на месте.
copy-new =
    { $count ->
        [one] скопирован { $count } блокнот
        [few] скопировано { $count } блокнота
        [many] скопировано { $count } блокнотов
       *[other] скопировано { $count } блокнота
    }
copy-updated =
    { $count ->
        [one] обновлён { $count } блокнот
        [few] обновлено { $count } блокнота
        [many] обновлено { $count } блокнотов
       *[other] обновлено { $count } блокнота
    }
copy-replaced =
    { $count ->
        [one] заменён { $count } блокнот
        [few] заменено { $count } блокнота
        [many] заменено { $count } блокнотов
       *[other] заменено { $count } блокнота
    }
copy-removed =
    { $count ->
        [one] удалена { $count } старая копия (блокнот теперь называется иначе)
        [few] удалены { $count } старые копии (блокноты теперь называются иначе)
        [many] удалено { $count } старых копий (блокноты теперь называются иначе)
       *[other] удалено { $count } старой копии (блокноты теперь называются иначе)
    }
copy-kept =
    { $count ->
        [1] оставлен, так как он изменён вами: { $names } (переименуйте его, чтобы получить новую версию)
       *[other] оставлены, так как они изменены вами: { $names } (переименуйте их, чтобы получить новые версии)
    }
cli-no-notebook-file = { $file } — не блокнот (.ipynb).
cli-not-built = В папке { $folder } нет файла { $file }; его создаёт «duel-nb notebooks build».
cli-no-notebooks = Блокнота { $typed } нет; пока нет ни одного.
cli-root = Вы работаете как root: JupyterLab запускается с --allow-root.
cli-no-lab = JupyterLab здесь не установлен: { $command }
cli-rule = Назовите правило по номеру или словами, например duel-nb rule экономика.
cli-picture = Картинка сохраняется как .png; { $file } заканчивается иначе.
cli-not-saved = { $file }: { $problem }
cli-single = В файле { $file } одна позиция: --at — для записанных партий.
cli-computer = Компьютер играет за A или B, а не за { $typed }.
cli-two-games = Назовите одну партию, которую продолжить, а не две.
cli-needs = { $option } нужно только вместе с { $other }.
cli-no-diagrams = Без диаграмм: для них не хватает matplotlib: { $command }
cli-games = партии
cli-left = осталось
cli-no-step =
    { $steps ->
        [one] В сценарии { $steps } шаг; позиции { $given } нет.
        [few] В сценарии { $steps } шага; позиции { $given } нет.
        [many] В сценарии { $steps } шагов; позиции { $given } нет.
       *[other] В сценарии { $steps } шага; позиции { $given } нет.
    }
cli-no-name = Имя файла пустое.
cli-unmade = Папку { $folder } не удаётся создать: { $reason }.
cli-games-written =
    { $games ->
        [one] { $folder }: записана { $games } партия.
        [few] { $folder }: записаны { $games } партии.
        [many] { $folder }: записано { $games } партий.
       *[other] { $folder }: записано { $games } партии.
    }
cli-games-in =
    { $games ->
        [one] { $file }: { $games } партия.
        [few] { $file }: { $games } партии.
        [many] { $file }: { $games } партий.
       *[other] { $file }: { $games } партии.
    }
cli-stopped = Остановлено; сыграно партий: { $played } из { $games }.
cli-goes-on = { $stopped } Они сохранены в { $file }: та же команда продолжит.
cli-rest-goes-on = { $unwritten } Записанное раньше остаётся: та же команда продолжит с этого места.

# -- успехи класса

class-learner = Ученик
class-solved = Решено
class-lesson = Урок
class-begun = Начали
class-finished = Закончили
class-not-begun = { $learner }: пока ничего не решено.
class-problem = { $learner }: { $problem }
class-test = Проверка
class-before = До
class-after = После
marks-no-folder = { $learner }: есть результаты на бумаге, но нет папки с этим именем.
marks-columns = В { $file } нет столбца { $missing }: в первой строке должны быть столбцы { $columns }.
marks-line = { $file }, строка { $line }: { $problem }
marks-no-name = Не указано имя.
marks-no-date = { $given } — не дата вида 2026-11-27.
marks-no-count = { $right } из { $questions } — не результат вида 16 из 20.
