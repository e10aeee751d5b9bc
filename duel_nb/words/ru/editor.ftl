# Редактор поля: позицию составляют щелчками и вводом. $place — одно из сообщений place-.

# -- где что лежит: в Городе

place-coins = Монеты
place-buildings = Здания
place-wonders = Чудеса света
place-built = Построено
place-progress = Жетоны Развития
place-mythology = Жетоны Мифологии
place-offerings = Жетоны Жертвоприношения
place-divinities = Активированные боги
place-astarte = Монеты на карте Астарты
place-snake = Жетон Змеи на карте
place-conspiracies = Заговоры
place-prepared = Подготовлено
place-triggered = Осуществлено
place-cubes = Кубики Влияния

# -- на столе

place-card = Карта
place-token = Жетон на ней
place-on-board = На игровом поле
place-pawn = Маркер Конфликта
place-military-tokens = Военные жетоны
place-minerva = Фишка Минервы
place-discard = Сброс
place-offered = Чудеса света на выбор
place-constructed = Было построено, теперь нет
place-enki = Жетоны на карте Энки
place-decree = Декрет
place-turned-up = Лицом вверх
place-face-down = Лицом вниз
place-obscurantism = Под Обскурантизмом

place-in-space = { $place } { $space }
place-cubes-of = { $who }: кубики в Палате { $chamber }

# -- что там ввести

hint-add = добавить...
hint-not-given = не сказано
hint-built = Пирей или Пирей с Алтарём
hint-prepared = Переворот с Алтарём
hint-offerings = 2, 3 или 4
hint-number = { $number }
hint-token = Греческая или 3
hint-pawn = от -8 до 8
hint-military-tokens = -6, -3, 3 или 6
hint-minerva = деление, например 4

# -- области поля

area-city = Город { IN-CASE($who, "gen") }
area-accessible = Доступные карты
area-progress = Жетоны Развития
area-track = Игровое поле
area-discard = Сброс
area-draft = Выбор Чудес света
area-structure = Раскладка: ряд { $row }, столбец { $column }
area-pantheon = Пантеон: слот { $space }
area-senate = Сенат: Палата { $chamber }

# -- что там лежит. На одном языке вводят «with», на другом «mit», «avec» или «с».

lying-none = ничего
lying-gone = карты больше нет
lying-with = { $thing } с { $card }
lying-take = { $thing } ×
lying-take-tip = Убрать: { $thing }
lying-nothing-said = Убрать эту запись
lying-put = { $place }: положить сюда

# -- редактор

editor-line = Введите: { editor-line-example }
editor-line-example = { $who }: Лесоповал, 7 монет; маркер 2
editor-line-tip = Введите, что где лежит, или компонент, который положит следующий щелчок
editor-line-card = { $who }: { $thing }
editor-game = Игра
editor-base = Базовая игра
editor-turn = Ход
editor-age = Эпоха
editor-age-open = по картам
editor-place = Место
editor-undo = Отменить
editor-redo = Повторить
editor-gone = Карты здесь больше нет
editor-lay = Снова положить сюда карту
editor-back = Взять назад
editor-mean = Имеется в виду: { $text }

editor-play = Играть отсюда
editor-as-python = Копировать как код Python
editor-as-scenario = Копировать как сценарий
editor-as-question = Копировать для судьи
editor-ask = Спросить судью
editor-compare = Сравнить с прежней позицией
editor-differs-nothing = Различий нет.

editor-not-given = не сказано
editor-not-given-list = Не сказано:
# $problem: предложение
editor-put-right = Сначала исправьте ошибку. { $problem }
editor-last = { $problem } На поле — последняя возможная позиция.
editor-say-empty = укажите, какие места раскладки пусты
editor-cannot-lie = Сюда нельзя положить: { $thing }.
editor-laid = { $place }: { $thing }.
editor-typed = { $text }: положено сюда.
editor-taken = { $place }: убрано — { $thing }.

# -- что введено неверно

typed-no-player = Игрока «{ $text }» нет: есть { $first } и { $second }.
typed-number = { $place }: нужно целое число, а не «{ $text }».
typed-whose = Скажите, чьи это монеты.
typed-no-place = { $thing }: у этого нет места с номером.
typed-where = Куда положить: { $thing }? Щёлкните по месту на поле.
typed-other-game = { $thing } — из дополнения «{ $set }»: сначала выберите его в поле «Игра».
typed-whose-line = { $who }: { $text }

# -- чем отличается от прежней позиции

differs-summary =
    { $count ->
        [one] А что, если: { $count } отличие от прежней позиции
        [few] А что, если: { $count } отличия от прежней позиции
        [many] А что, если: { $count } отличий от прежней позиции
       *[other] А что, если: { $count } отличия от прежней позиции
    }
differs-what = Что отличается
differs-before = было
differs-now = стало
differs-to-act = Ходит
differs-nobody = никто: игра окончена
differs-pawn = Маркер Конфликта
differs-pawn-middle = в середине поля
differs-pawn-at =
    { $spaces ->
        [one] в { $spaces } делении от середины в сторону { IN-CASE($who, "gen") }
        [few] в { $spaces } делениях от середины в сторону { IN-CASE($who, "gen") }
        [many] в { $spaces } делениях от середины в сторону { IN-CASE($who, "gen") }
       *[other] в { $spaces } деления от середины в сторону { IN-CASE($who, "gen") }
    }
differs-coins = Монеты { IN-CASE($who, "gen") }
differs-points = Очки { IN-CASE($who, "gen") }
differs-price = Цена для { IN-CASE($who, "gen") }: { $resource }
differs-card = { $thing } для { IN-CASE($who, "gen") }
differs-legal = можно
differs-not-there = нет
differs-no-action = В прежней позиции так нельзя: { $action }. { $reason }
