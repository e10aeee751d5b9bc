# Задачи: что спрашивается, первая мысль и что говорится о неверной попытке. Почему решение верно,
# выводится из его доказательства; в файлах задач хранятся ключ и его части.

puzzle-win-now = Победа сейчас
puzzle-win-now-task =
    { $me } в этот ход побеждает превосходством, что бы ни открылось. С чего должен начаться ход?
puzzle-win-now-advice =
    дополнительный ход тоже считается, как и то, что приносит жетон Развития. Чего ещё не хватает и что принесёт это в этот ход?

puzzle-stop = Остановить превосходство
puzzle-stop-task =
    { $other } угрожает победить следующим ходом. Остановить это может только одно, что бы ни лежало рубашкой вверх: что делает { $me }?
puzzle-stop-advice =
    чем победит { $other }? Заберите это, сделайте слишком дорогим или не оставьте ничего, что к этому ведёт.

puzzle-uncover = Не освобождайте
puzzle-uncover-task =
    { $other } не может победить тем, что доступно сейчас. И лишь одну карту можно взять так, что { $other } и следующим ходом не победит, что бы ни открылось: какую берёт { $me } и для чего?
puzzle-uncover-advice =
    что откроет для { IN-CASE($other, "gen") } каждая карта? Карта рубашкой вверх может быть любой из тех, которых ещё никто не видел.

puzzle-two-turns = Победа за два хода
puzzle-two-turns-task =
    { $me } побеждает превосходством не позже следующего хода, что бы ни делал игрок { $other } и что бы ни открылось. Что делает { $me } сейчас?
puzzle-two-turns-advice =
    { $other } может ответить на одну угрозу, но редко на две. Что создаёт сразу две или одну такую, на которую нет ответа?

puzzle-last-card = Последние карты
puzzle-last-card-task =
    Игра почти окончена. Её выигрывает только одно действие, что бы ни делал игрок { $other }: что делает { $me }?
puzzle-last-card-advice =
    посчитайте, что каждая из последних карт приносит вам обоим, включая монеты и маркер Конфликта, и кто какую возьмёт.

# $theme: одно из названий выше; $id: например base-17; $difficulty: 1, 2 или 3
puzzle-asked =
    { $theme } ({ $difficulty ->
        [1] лёгкая
        [2] средняя
       *[3] трудная
    }, { $id }). { $task }
puzzle-hint = { $theme }: { $advice }
# $things: то, о чём первое действие решения
puzzle-look = Посмотрите сюда: { $things }.
puzzle-look-could = Посмотрите, что могло бы дать такое действие: { $action }.
puzzle-play-first = Сначала сыграйте что-нибудь на поле.
puzzle-so-far = Ход { IN-CASE($who, "gen") } продолжается.
puzzle-not-judged = Об этом нельзя судить. { $problem }
# $action: неверная попытка; $line: что следует дальше
puzzle-other-turn = После этого ходит { $who }: { $action }.
puzzle-too-late = Действие не подходит: { $action }. { $who } не успевает победить вовремя.
puzzle-too-late-after = Действие не подходит: { $action }. Дальше: { $line }. { $who } не успевает победить вовремя.
puzzle-then =
    { $replies ->
        [0] { "" }
       *[other] { " " }Дальше: { $line }.
    }
puzzle-may-end = Действие не подходит: { $action }. Игра может закончиться со счётом { $mine } : { $theirs }.{ puzzle-then }
puzzle-may-end-blue =
    Действие не подходит: { $action }. Игра может закончиться со счётом { $mine } : { $theirs }, решают синие карты.{ puzzle-then }
puzzle-may-win-military = Действие не подходит: { $action }. { $who } может победить (Военное превосходство).{ puzzle-then }
puzzle-may-win-science = Действие не подходит: { $action }. { $who } может победить (Научное превосходство).{ puzzle-then }
puzzle-may-win-political = Действие не подходит: { $action }. { $who } может победить (Политическое превосходство).{ puzzle-then }

# Почему решение верно. $me решает задачу против $other; $action — то, чем побеждают, $tried —
# неверная попытка; $won: как побеждают.
puzzle-by =
    { $won ->
        [military] Военное превосходство
        [science] Научное превосходство
       *[political] Политическое превосходство
    }
# $cards: что для этого должно открыться, $count карт
puzzle-if-turns-up =
    { $count ->
        [0] { "" }
        [1] { " " }(если откроется карта «{ $cards }»)
       *[other] { " " }(если откроются карты: { $cards })
    }
puzzle-why-at-once = Сразу побеждает только одно действие ({ puzzle-by }): { $action }.
# $begun: действия перед ним
puzzle-why-same-turn =
    Ход продолжается: { $begun }. Затем { $me } побеждает ({ puzzle-by }): { $action }. После любого другого начала сначала ходит { $other }.
puzzle-why-not-enough =
    После любого другого действия побеждает { $other } ({ puzzle-by }). Например: { $tried }, затем { $action }{ puzzle-if-turns-up }.
puzzle-why-unless-gone =
    Если карта «{ $card }» останется, побеждает { $other } ({ puzzle-by }): { $action }{ puzzle-if-turns-up }.
puzzle-why-anything-else =
    После любого другого действия побеждает { $other } ({ puzzle-by }): { $action }{ puzzle-if-turns-up }.
# $chances: сколько названо; $one и $two — это puzzle-why-chance
puzzle-why-uncovers =
    { $chances ->
        [0] Любое другое действие даёт { IN-CASE($other, "dat") } возможность победить.
        [1] Любое другое действие даёт { IN-CASE($other, "dat") } возможность победить: { $one }.
       *[other] Любое другое действие даёт { IN-CASE($other, "dat") } возможность победить: { $one }; { $two }.
    }
puzzle-why-chance = { $tried }, затем { $action }{ puzzle-if-turns-up }
puzzle-why-wins = { $me } побеждает: { puzzle-by }.
puzzle-why-whatever = Что бы ни делал игрок { $other }, затем { $me } побеждает: { puzzle-by }.
# $threats: сколько их; $first и $second: две из них
puzzle-why-threatens =
    { $threats ->
        [1] После этого у { IN-CASE($me, "gen") } есть угроза, от которой нет защиты: { $first }.
        [2] После этого у { IN-CASE($me, "gen") } две угрозы, и обе сразу не отразить: { $first }; { $second }.
       *[other] После этого у { IN-CASE($me, "gen") } несколько угроз, и все сразу не отразить. Среди них: { $first }; { $second }.
    }
# $end и $instead: чем кончается игра, одно из трёх следующих
puzzle-why-counts =
    Если оба играют дальше, как показано, итог: { $end }. Для сравнения: { $tried } — и итог: { $instead }.
puzzle-why-counts-alone = Итог: { $end }. Для сравнения: { $tried } — и итог: { $instead }.
puzzle-end = { $mine } : { $theirs }
puzzle-end-blue = { $mine } : { $theirs }, решают синие карты
puzzle-end-supremacy = побеждает { $who } ({ puzzle-by })
