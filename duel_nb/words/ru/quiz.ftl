# Викторины и проверки: вопросы с ответами на выбор.

quiz-plays = { $who } играет: { $action }.
quiz-coins = Сколько потом монет у { IN-CASE($who, "gen") }?
quiz-symbols = { $played ->
    [0] Сколько разных научных символов у { IN-CASE($who, "gen") }?
   *[other] Сколько потом разных научных символов у { IN-CASE($who, "gen") }?
 }
quiz-points = { $played ->
    [0] Сколько очков у { IN-CASE($who, "gen") }, если партия закончится так?
   *[other] Сколько потом очков у { IN-CASE($who, "gen") }?
 }
quiz-line = { $played ->
    [0] Сколько очков у { IN-CASE($who, "gen") } в строке «{ $line }» листа подсчёта очков?
   *[other] Сколько потом очков у { IN-CASE($who, "gen") } в строке «{ $line }» листа подсчёта очков?
 }
quiz-cubes = { $played ->
    [0] Сколько кубиков Влияния у { IN-CASE($who, "gen") } в Сенате?
   *[other] Сколько потом кубиков Влияния у { IN-CASE($who, "gen") } в Сенате?
 }
quiz-cubes-in = { $played ->
    [0] Сколько кубиков Влияния у { IN-CASE($who, "gen") } в Палате { $chamber }?
   *[other] Сколько потом кубиков Влияния у { IN-CASE($who, "gen") } в Палате { $chamber }?
 }
quiz-decrees = { $played ->
    [0] Сколько Декретов действует для { IN-CASE($who, "gen") }?
   *[other] Сколько Декретов действует потом для { IN-CASE($who, "gen") }?
 }
quiz-accessible = Сколько открытых карт потом доступно?
quiz-pawn = Где потом стоит маркер Конфликта?
quiz-who = Кто действует потом?
quiz-end = Чем это кончится для партии?
quiz-goes-on = Партия продолжается
quiz-controls = { $played ->
    [0] Кто контролирует Палату { $chamber }?
   *[other] Кто потом контролирует Палату { $chamber }?
 }
quiz-nobody = Никто
quiz-may = Можно ли { IN-CASE($who, "dat") } сделать так: { $action }?
quiz-forbidden = Что из этого нельзя { IN-CASE($who, "dat") }?
quiz-yes = Да
quiz-no = Нет
# A choice begins with a capital letter.
quiz-capital = { CAPITAL($text) }

# -- quizzes and tests

quiz-title = Викторина
# $numbers: such as 04, 06
quiz-of-lessons = { $count ->
    [1] Викторина: урок { $numbers }
   *[other] Викторина: уроки { $numbers }
 }
# $test: one of the four below
quiz-test = Проверка: { $test }
quiz-of-base = базовая игра
quiz-of-pantheon = Пантеон
quiz-of-agora = Агора
quiz-of-both = оба дополнения
quiz-question = Вопрос { $number } из { $count }
quiz-sheet = { $count ->
    [one] { $count } вопрос, верный ответ один. (Зерно { $seed })
    [few] { $count } вопроса, у каждого один верный ответ. (Зерно { $seed })
    [many] { $count } вопросов, у каждого один верный ответ. (Зерно { $seed })
   *[other] { $count } вопроса, у каждого один верный ответ. (Зерно { $seed })
 }
quiz-sheet-test = { $count ->
    [one] { $count } вопрос, верный ответ один. Для зачёта нужно верных: { $needed }. (Зерно { $seed })
    [few] { $count } вопроса, у каждого один верный ответ. Для зачёта нужно верных: { $needed }. (Зерно { $seed })
    [many] { $count } вопросов, у каждого один верный ответ. Для зачёта нужно верных: { $needed }. (Зерно { $seed })
   *[other] { $count } вопроса, у каждого один верный ответ. Для зачёта нужно верных: { $needed }. (Зерно { $seed })
 }
quiz-name = Имя:
quiz-date = Дата:
quiz-key = Ответы

# -- to take in a notebook

quiz-needs = { $count ->
    [one] { $count } вопрос, верный ответ один. Для зачёта нужно верных: { $needed }.
    [few] { $count } вопроса, у каждого один верный ответ. Для зачёта нужно верных: { $needed }.
    [many] { $count } вопросов, у каждого один верный ответ. Для зачёта нужно верных: { $needed }.
   *[other] { $count } вопроса, у каждого один верный ответ. Для зачёта нужно верных: { $needed }.
 }
quiz-choices = Ответ
quiz-answered = отвечено: { $answered } из { $count }
quiz-finish = Закончить
quiz-finish-open = { $open ->
    [one] Без ответа остался { $open } вопрос. Нажмите «Закончить» ещё раз, и он будет засчитан как неверный.
    [few] Без ответа осталось { $open } вопроса. Нажмите «Закончить» ещё раз, и они будут засчитаны как неверные.
    [many] Без ответа осталось { $open } вопросов. Нажмите «Закончить» ещё раз, и они будут засчитаны как неверные.
   *[other] Без ответа осталось { $open } вопроса. Нажмите «Закончить» ещё раз, и они будут засчитаны как неверные.
 }
quiz-mark = Верно { $right } из { $count }, { $percent }.
quiz-passed = Зачёт: нужно было { $needed }.
quiz-not-passed = Незачёт: нужно { $needed }.
quiz-right = Верно.
quiz-wrong = Неверно: { $answer }
quiz-read = Перечитайте: { $lessons }

# -- errors

quiz-no-subject = Нет сценариев о { $typed }: назовите правило, дополнение или тему, например base/military.
quiz-no-subject-near = Нет сценариев о { $typed }; ближе всего { $near }.
quiz-no-questions = Об этом вопросов нет.
quiz-too-few = { $count ->
    [one] Об этом есть только { $count } вопрос, а не { $wanted }.
    [few] Об этом есть только { $count } вопроса, а не { $wanted }.
    [many] Об этом есть только { $count } вопросов, а не { $wanted }.
   *[other] Об этом есть только { $count } вопроса, а не { $wanted }.
 }
quiz-test-alone = Проверка охватывает всю игру: не указывайте уроков и тем.
quiz-no-page = Викторина — это страница вида 'quiz.html', а не { $file }.
quiz-no-choice = Ответа { $given } нет; есть { $letters }.
