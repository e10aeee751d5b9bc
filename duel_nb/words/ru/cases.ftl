# Случаи и сценарии: угадать, пройти по шагам, увидеть проверку в таблице; и карта курса.
# Заголовки, вопросы и ответы — из их файлов.

# -- случаи урока

cases-guess = Угадайте ответ, прежде чем его открыть.
cases-count =
    { $count ->
        [one] { $count } случай. Угадайте ответ, прежде чем его открыть.
        [few] { $count } случая. Угадайте ответ, прежде чем его открыть.
        [many] { $count } случаев. Угадайте ответ, прежде чем его открыть.
       *[other] { $count } случая. Угадайте ответ, прежде чем его открыть.
    }
cases-answer = Ответ
cases-board = Показать на поле
cases-no-board = Убрать поле

# -- сценарий по шагам

case-faq = Вопрос из правил
case-example = Пример из правил
case-rule = Правило в действии
case-interaction = Сочетание правил

case-label = Случай
case-question = Вопрос
case-position = Положение
case-look = Без действия
case-back = Назад
case-next = Дальше
case-step = Шаг
case-step-of = Шаг { $number } из { $last }: { $action }
case-where = { $number } из { $last }
case-answer-and-verdict = Ответ и вердикт
case-take-over = Играть отсюда
case-take-over-tip = Играть дальше из этой позиции
case-show-all = Показать всё
case-fade = Приглушить остальное
case-fade-tip = То, о чём этот случай не говорит, приглушено
case-to-scenario = Назад к сценарию
case-to-question = Назад к вопросу

# $who: «A» или «B»; $action выделено
case-tries-legal = { $who } пробует: { $action }. Так можно.
case-tries-refused = { $who } пробует: { $action }. Так нельзя. { $reason }
case-says-otherwise = Сценарий утверждает другое.
# $statement: как написано в сценарии
case-found = { $statement }; на деле: { $found }

case-answer = Ответ: { $answer }
case-verdict = Вердикт: { $verdict }
case-rules = Правила: { $rules }
case-from = Источник: { $source }
case-holds =
    { $checked ->
        [1] Единственное проверенное утверждение верно.
       *[other] Верны все проверенные утверждения: { $checked }.
    }
case-fails =
    { $checked ->
        [1] Единственное проверенное утверждение неверно.
       *[other] Неверных утверждений: { $wrong } из { $checked } проверенных.
    }
case-ok = верно: { $statement }
case-not-so = НЕ ТАК: { $statement }; на деле: { $found }

case-no-step =
    { $steps ->
        [one] В этом сценарии { $steps } шаг; шага { $given } нет.
        [few] В этом сценарии { $steps } шага; шага { $given } нет.
        [many] В этом сценарии { $steps } шагов; шага { $given } нет.
       *[other] В этом сценарии { $steps } шага; шага { $given } нет.
    }
case-no-case =
    { $cases ->
        [one] Здесь { $cases } случай; случая { $given } нет.
        [few] Здесь { $cases } случая; случая { $given } нет.
        [many] Здесь { $cases } случаев; случая { $given } нет.
       *[other] Здесь { $cases } случая; случая { $given } нет.
    }

# -- что изменил шаг, в нескольких словах. $now и $before: числа

change-coins = { $who }: монеты { $before } → { $now }
change-points = { $who }: очки { $points }
# $what: имена, каждое с + или -
change-city = { $who }: Город { $what }
change-standing = { $who }: построенные Чудеса света { $what }
change-progress = { $who }: жетоны Развития { $what }
change-wonders = { $who }: Чудеса света { $what }
change-pawn = маркер Конфликта { $before } → { $now }
change-military = Военный жетон ({ $positions }) убран
change-discard = сброс { $what }
change-tokens = жетоны на поле { $what }
change-age = Эпоха { $before } → { $now }
change-more = +{ $thing }
change-less = -{ $thing }

# -- отчёт о проверке

check-result = Результат
check-scenario = Сценарий
check-rules = Правила
check-passed = верно
check-failed = неверно
check-error = ошибка
# the same at the start of a line
check-mark-passed = верно
check-mark-failed = НЕВЕРНО
check-mark-error = ОШИБКА
check-summary = верно { $passed } из { $count }
check-summary-failed = неверно { $failed }
check-summary-unread = не удаётся прочитать или сыграть { $unread }
check-summary-skipped =
    { $skipped ->
        [one] { $skipped } файл TOML — не сценарий (сценарий начинается строкой: scenario = 1)
        [few] { $skipped } файла TOML — не сценарии (сценарий начинается строкой: scenario = 1)
        [many] { $skipped } файлов TOML — не сценарии (сценарий начинается строкой: scenario = 1)
       *[other] { $skipped } файла TOML — не сценарии (сценарий начинается строкой: scenario = 1)
    }
check-open = { $summary }: открыть таблицу
check-sources-more = { $source } (и ещё { $count })

# -- карта курса и то, что решено

course-game = Игра
course-pantheon = С Пантеоном
course-agora = С Агорой
course-both = С обоими
course-any-time = В любое время
course-to-play-well = Чтобы играть хорошо
course-measured = Сильная игра: что показывают партии
course-exercises =
    { $count ->
        [one] { $count } упражнение
        [few] { $count } упражнения
        [many] { $count } упражнений
       *[other] { $count } упражнения
    }
course-all-solved = решено всё
course-solved = решено { $solved } из { $count }
course-line = { $lesson } ({ $solved })
course-lesson-solved = { $lesson }: { $solved }

progress-refresh = Обновить
progress-export = Экспорт
progress-import = Импорт
progress-reset = Сбросить
progress-really = Точно сбросить
progress-as-text = Решённое в виде текста: нажмите «Экспорт» или вставьте текст сюда и нажмите «Импорт»
progress-copy = Скопируйте этот текст и сохраните. На другом компьютере вставьте его сюда: «Импорт».
progress-read = Прочитано упражнений: { $count }. Засчитывается лучший результат каждого.
progress-sure = Всё решённое будет забыто. Если вы уверены, нажмите ещё раз.
progress-forgotten = Весь прогресс удалён.
