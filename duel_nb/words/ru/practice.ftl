# Что возвращается: повторение и карточки для Anki

doing-recall = Ответьте в уме
practice-answer = Показать ответ
practice-knew = Я знаю
practice-missed = Я не знаю
practice-left =
    { $count ->
        [0] Вопросов больше нет
        [one] Остался { $count } вопрос
        [few] Осталось { $count } вопроса
        [many] Осталось { $count } вопросов
       *[other] Осталось { $count } вопросов
    }
# $lesson: ссылка на него
practice-lesson = Урок: { $lesson }.
practice-back =
    { $days ->
        [1] Этот вопрос вернётся завтра.
        [one] Этот вопрос вернётся через { $days } день.
        [few] Этот вопрос вернётся через { $days } дня.
        [many] Этот вопрос вернётся через { $days } дней.
       *[other] Этот вопрос вернётся через { $days } дней.
    }
practice-done = Верно { $right } из { $asked }.
practice-nothing-learnt = Повторять пока нечего: решите упражнение любого урока, и оно вернётся сюда, когда вы могли бы его забыть.
practice-nothing-due = Сегодня повторять нечего.
practice-next =
    { $days ->
        [1]
            { $count ->
                [one] Завтра вернётся { $count } вопрос.
                [few] Завтра вернутся { $count } вопроса.
                [many] Завтра вернётся { $count } вопросов.
               *[other] Завтра вернётся { $count } вопросов.
            }
       *[other]
            { $count ->
                [one] { $count } вопрос вернётся
                [few] { $count } вопроса вернутся
                [many] { $count } вопросов вернётся
               *[other] { $count } вопросов вернётся
            } через { $days ->
                [one] { $days } день.
                [few] { $days } дня.
                [many] { $days } дней.
               *[other] { $days } дней.
            }
    }
practice-more =
    { $count ->
        [one] На сегодня остался ещё { $count } вопрос.
        [few] На сегодня осталось ещё { $count } вопроса.
        [many] На сегодня осталось ещё { $count } вопросов.
       *[other] На сегодня осталось ещё { $count } вопросов.
    }
practice-go-on = Дальше
practice-streak =
    { $days ->
        [one] { $days } день повторения подряд.
        [few] { $days } дня повторения подряд.
        [many] { $days } дней повторения подряд.
       *[other] { $days } дней повторения подряд.
    }
practice-often-wrong = Что у меня часто не выходит
# $rule: the title of its rule
practice-drill = Тренировка: { $rule }
practice-wrong-of = неверно { $wrong } из { $answers }
practice-no-course = Уроков здесь нет: начните в папке курса или установите duel-nb заново.

practice-find-accessible = Найдите все доступные карты.
practice-find-affordable = Найдите все карты, на постройку которых { $who } сейчас хватает средств.

# in a terminal
practice-typed = Введите ответ и нажмите Enter; { $hint } — подсказка, { $solution } — решение, пустая строка — конец.
practice-press-enter = Нажмите Enter, чтобы увидеть ответ.
practice-did-you-know = Вы это знали? { $yes } или { $no }
# one letter each, as typed
practice-yes = д
practice-no = н

anki-needs = Для колоды Anki нужен genanki, а он не установлен: { $command }
anki-nothing = Об этом нечего спросить: выберите другие уроки или дополнения.
anki-no-deck = Колода Anki — это файл вроде cards.apkg, а не { $file }.
anki-making = Готовятся карточки
anki-cards =
    { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
        [many] { $count } карточек
       *[other] { $count } карточки
    }
