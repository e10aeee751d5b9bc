# Что говорится авторам: об уроках, блокнотах, переводах и задачах; и таблица разыгранных партий.

# -- files that authors write

at-line = { $file }, строка { $line }: { $problem }
lesson-unread = файл не читается ({ $reason }).
lesson-none = здесь нет уроков (NN-name.md).
lesson-file-name = урок называется NN-name.md: две цифры, строчные буквы, дефисы.
lesson-no-code = в уроке нет ячейки ```python.
lesson-head = урок начинается строкой '---', затем название и '---'.
lesson-no-title = выше нужна строка 'title: …'.
lesson-fact = нужно 'name: text', а здесь { $found }.
lesson-unknown-fact = неизвестное имя { $name }; у урока есть { $known }.
lesson-twice = { $name } указано дважды.
lesson-head-open = нет строки '---' в конце заголовка.
lesson-fence-open = код, который открывает { $fence }, нигде не закрыт.
lesson-unknown-tag = неизвестная метка { $tag }; у ячейки могут быть { $known }.
lesson-tag-twice = метка { $tag } указана дважды.
lesson-empty-cell = эта ячейка кода пуста.
lesson-no-python = это не Python: { $problem }.
po-no-file = нужен файл PO, а здесь { $found }.

# -- notebooks: built or out of date

notebook-built = { $name }: собран.
notebook-reading = чтение
notebooks-unchanged = Ничего не изменилось; проверено блокнотов: { $count }.
notebooks-match = Совпадают с исходными текстами блокнотов: { $count }.
notebooks-build-again = Соберите их заново: { $command }
sources-with-check = --sources работает только вместе с --check.
stale = { $notebook }: { $reason }
stale-no-source = нет исходного текста { $source }.
stale-not-built = ещё не собран.
stale-no-notebook = это не блокнот.
stale-cell = ячейка { $number } не такая, как в { $source }.
stale-cells = ячеек { $count }, а в { $source } их { $expected }.
stale-not-run = его ячейки не выполнены.
stale-metadata = его метаданные не те, что записывает сборка.
stale-output = ячейка { $number } теперь выводит или рисует другое.
build-failed = { $file }, строка { $line }, ячейка { $cell }: { $problem }.
build-long = она выполнялась дольше { $seconds } секунд
build-died = ядро Python завершилось
build-no-error = у неё метка 'raises', а ошибки не было

# -- generated pages

page-current = Файл { $file } не устарел.
page-outdated = Файл { $file } устарел: запишите его заново командой { $command }.
page-unchanged = { $file }: ничего не изменилось.
check-or-table = Укажите либо --check, либо --table.
coverage-no-examples = Здесь нет папки 'examples' со сценариями.
coverage-no-scenario = Ни один сценарий не показывает { $rule }.
coverage-no-name = Ни в одном сценарии нет компонента { $component }.
coverage-no-lesson = { $rule } нет ни в одном уроке.
coverage-summary = Правил, показанных в сценариях: { $shown } из { $rules } (сценариев: { $scenarios }); в уроках встречаются { $lessons }.
coverage-none = НЕТ СЦЕНАРИЯ
coverage-rule = Правило
coverage-code = Код
coverage-scenarios = Сценарии

# -- a translation

translation-none = { $language } нет в LANGUAGES файла { $file }: такого языка ещё нет.
translation-complete = { $language }: всё переведено.
gap = { $where }: { $problem }
gap-file = такого файла нет
gap-folder = такой папки нет
gap-junk = непонятно: { $text }
gap-twice = { $key } здесь дважды
gap-missing = нет { $key }
gap-not-english = { $key } нет среди английских сообщений
gap-parts = в { $key } есть части, которых нет в английском: { $parts }
gap-line = { $file }, строка { $line }
gap-untranslated = не переведено: { $text }
gap-changed = это перевод другого английского текста: { $text }
gap-lost = { $what } встречается не столько же раз, как в: { $text }
gap-space = у { $marks } нет неразрывного пробела в переводе: { $text }
names-needed = Назовите компонент, например { $example }, или возьмите --unsure.
where-no-clone = Нужен клон репозитория: в установленном пакете нет тестов и исходников.
where-found = { $passages ->
    [0] «{ $name }»: ни одного места с его числами.
    [one] «{ $name }»: { $passages } место, файлов: { $files }.
    [few] «{ $name }»: { $passages } места, файлов: { $files }.
    [many] «{ $name }»: { $passages } мест, файлов: { $files }.
   *[other] «{ $name }»: { $passages } места, файлов: { $files }.
}

# -- puzzles

puzzles-unproven = { $puzzle } ({ $theme }): { $problem }
puzzles-proven = Доказано задач: { $proven } из { $count }.
puzzles-to-update = { puzzles-proven } После верного изменения их исправит { $command }.
puzzles-updated = { $file }: без изменений { $same }, исправлено { $corrected }, убрано { $dropped }.
puzzles-dropped = { $file }: без изменений { $same }, исправлено { $corrected }, убрано { $dropped }: { $ids }.
puzzles-out-of-which = --out — это один файл: укажите через --mix, для каких задач.
puzzles-found = { $file }: новых { $new }, всего { $count }.
puzzles-bar = задачи
puzzles-bar-found = найдено { $count }
puzzle-not-reached = ни одно действие не достигает цели
puzzle-several = цели достигают несколько ответов: { $answers }
puzzle-only = ничего другого сделать нельзя
puzzle-other-answer = ответ — { $found }, а не { $expected }
puzzle-line-fails = { $line } не достигает цели
puzzle-other-reason = объяснение теперь другое: { $reason }
puzzle-too-much = перебирать слишком много, или есть то, чего никто не может знать

# -- simulated games, counted

counted-share = { $share } (от { $least } до { $most })
counted-games = партий
counted-decisions = решений за партию
counted-options = допустимых действий на решение
counted-most = самое большее на решение
counted-military = Военное превосходство
counted-science = Научное превосходство
counted-political = Политическое превосходство
counted-points = победа по очкам
counted-blue = из них по синим картам
counted-shared = общая победа
counted-first = побеждает начинающий
counted-second = побеждает второй
counted-points-first = очки начинающего
counted-points-second = очки второго
no-mix = Сочетания { $given } нет; есть { $known }.
no-mix-near = Сочетания { $given } нет; может быть, { $near }?
