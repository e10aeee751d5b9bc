# Что не так с файлом: с сохранённой позицией или с записью партии.

in-file = Файл { $file }. { $problem }
in-position = В setup.position ошибка. { $problem }

no-saved-game = Это не сохранённая позиция: { $problem }
no-saved-game-by-format = Это не сохранённая позиция: в ней должно быть "format": "{ $format }".
no-saved-game-but-recorded =
    Это не сохранённая позиция: в ней должно быть "format": "{ $format }"; это запись партии, её читает load_game.
saved-game-version = У сохранённой позиции версия { $version }; эта программа читает версию { $known }.
no-recorded-game = Это не запись партии: { $problem }
no-recorded-game-by-format = Это не запись партии: в ней должно быть "format": "{ $format }".
no-recorded-game-but-position =
    Это не запись партии: в ней должно быть "format": "{ $format }"; это отдельная позиция, её читает from_json.
recorded-game-version = У записи партии версия { $version }; эта программа читает версию { $known }.

json-no-text-given = нужен текст, который даёт to_json(), а не { $type }.
json-empty = там ничего нет.
json-file-name = нужен текст файла, а не его имя { $given }.
json-wrong = со строки { $line }, столбца { $column } это уже не JSON.
json-no-text = это не текст.
json-nested = вложенность без конца.
json-number = там есть число из тысяч цифр.
text-utf-16 = это UTF-16; сохраните файл в UTF-8.
text-no-utf-8 = это не текст в UTF-8.

damaged = Сохранённая партия повреждена: { $problems }.
damaged-and-more = и ещё { $more } в том же роде
damaged-file = Сохранённая партия повреждена. { $problem }
damaged-because = Сохранённая партия повреждена, место { $path }. { $problem }
damaged-expected = Сохранённая партия повреждена, место { $path }: нужно: { $expected }; там стоит: { $given }.
damaged-missing = Сохранённая партия повреждена: не хватает { $path }.
damaged-key = Ключа { $given } нет; есть: { $known }.
damaged-key-near = Ключа { $given } нет; может быть, { $near }?
damaged-beside-position =
    Сохранённая партия повреждена, место { $path }: партия, которая начинается с позиции, берёт это из позиции.
damaged-view =
    Сохранённая партия повреждена, место setup.position: это лишь то, что видит один игрок; нужна вся позиция.
damaged-over = Сохранённая партия повреждена, место { $path }: игра уже закончена.
damaged-action = Сохранённая партия повреждена, место { $path }: { $action } здесь сыграть нельзя. { $problem }
damaged-chance =
    Сохранённая партия повреждена, место { $path }: в файле: { $recorded }; в этой партии: { $found }.
damaged-result =
    Сохранённая партия повреждена, место { $path }: в файле: { $given }; результат этой партии: { $result }.
damaged-no-result = Сохранённая партия повреждена: не хватает result, хотя игра закончена: { $outcome }.
nothing = ничего

expected-table = таблица
expected-list = список
expected-list-of = { $count ->
        [one] список из { $count } элемента
        [few] список из { $count } элементов
        [many] список из { $count } элементов
       *[other] список из { $count } элемента
    }
expected-text = текст
expected-number = целое число
expected-number-in = число от { $least } до { $most }
expected-one-of = одно из { $known }
expected-id = идентификатор ({ $kind })
expected-copy = существующий экземпляр ({ $thing })
expected-card-once = карта, которая не стоит там дважды
expected-token-once = жетон, который не стоит там дважды
expected-wonder-once = Чудо света, которое не стоит там дважды
expected-decree-once = Декрет, который не стоит там дважды
expected-place-once = место, которое не стоит там дважды
expected-player-once = игрок, который не стоит там дважды
expected-expansions-once = каждое дополнение один раз
expected-place = место этой раскладки, например «{ $example }»
expected-who-acts = { $who } (чей ход)

system-missing = такого файла или папки нет
system-denied = нет доступа
system-folder = это папка
system-no-folder = часть пути — не папка
system-exists = он уже существует
system-character = имя или текст содержит недопустимый символ
system-long = слишком длинное имя
system-large = он слишком большой
system-full = на диске не осталось места
system-read-only = диск доступен только для чтения
system-special = это не обычный файл
system-loop = ссылки ведут по кругу
