# Слайды: партия, случай или задача для показа в классе или отдельной страницей.

# -- где находится слайд

slide-age = { $age ->
    [0] Выбор Чудес света
    [1] Эпоха I
    [2] Эпоха II
   *[other] Эпоха III
 }
slide-turn = { slide-age } · действие { $number } из { $last } · { $who }
slide-of-many = { $number } из { $last }
slide-beginning = Начало
slide-question = Вопрос
slide-answer = Ответ
slide-step = Шаг { $number } из { $last }
slide-try = Попытка
slide-solution = Решение

# -- что на нём говорится

slide-game = Партия: { $first } — { $second }
slide-secret = { $who } делает тайный выбор.
slide-nothing = Больше ничего не происходит.
slide-guess = Сначала угадайте, потом листайте дальше.
slide-tries = { $who } пробует: { $action }. Можно ли так?
slide-allowed = Так можно.
slide-refused = Так нельзя. { $reason }
slide-source = Источник: { $source }
slide-rules = Правила:
slide-chance = Шансы { IN-CASE($who, "gen") } на победу: { $percent }

# -- заметки для ведущего

note-answer = Ответ: { $answer }
note-hint = Подумайте: { $hint }
note-variants = А что, если…

# -- страница

slides-help = Пробел, стрелки или кликер: вперёд и назад. p: для показа. n: заметки. b: тёмный экран. Escape: выход.
slides-next = Вперёд
slides-back = Назад
slides-timeline = Ход партии
slides-chapter = Перейти
slides-notes = Заметки
slides-theme = Светлая или тёмная тема
slides-present = Показ
slides-end = Выход
slides-right = верно
slides-in-words = Положение словами
slides-made = Сделано в duel_nb — неофициальном помощнике для «7 Чудес: Дуэль».
slides-no-script = Для картинок нужен JavaScript; что происходит, рассказано ниже.
