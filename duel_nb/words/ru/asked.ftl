# Вопросы судье своими словами, например в терминале: что из них прочитано.

# $facts: those below, between semicolons
asked-position = Позиция: { $facts }. Остальное неизвестно.
asked-turn = ход { IN-CASE($who, "gen") }
asked-turn-assumed = ход { IN-CASE($who, "gen") } (предположение)
# $set: the name of an expansion
asked-with = дополнение: { $set }
asked-age = эпоха { $age }
asked-coins = { $coins ->
    [one] у { IN-CASE($who, "gen") } { $coins } монета
    [few] у { IN-CASE($who, "gen") } { $coins } монеты
    [many] у { IN-CASE($who, "gen") } { $coins } монет
   *[other] у { IN-CASE($who, "gen") } { $coins } монеты
 }
# $where: such as: 3 spaces towards B
asked-pawn = маркер Конфликта { $where }
asked-cards = постройки { IN-CASE($who, "gen") }: только { $things }
asked-built = построенные Чудеса { IN-CASE($who, "gen") }: только { $things }
asked-wonders = другие Чудеса { IN-CASE($who, "gen") }: только { $things }
asked-progress = жетоны развития { IN-CASE($who, "gen") }: только { $things }
asked-divinities = божества { IN-CASE($who, "gen") }: только { $things }
asked-prepared = подготовленные Заговоры { IN-CASE($who, "gen") }: только { $things }
asked-structure = доступны: { $things } и, возможно, другие
asked-without = у { IN-CASE($who, "gen") } нет: { $things }
asked-unread = Не понято и пропущено: { $words }.
asked-nearest = Ближайшее название к { $typed }: { $near }.
# $stock: such as 2 stone
asked-resources = Пропущено: { $stock }. Ресурсы не накапливаются; назовите то, что их производит, например: { $things }.
asked-coloured = Пропущено: { $typed }. Назовите сами Здания, например: { $things }.
asked-later = Пропущено: { $things }. На что действует «{ $subject }», выбирают потом; спросите тогда об этом выборе.
# $facts: of those above, between semicolons
asked-any-position = Вопрос о правиле, которое от этого не зависит: { $facts }.
asked-see-also = Возможно, также: { $rules }.
asked-near = Ничего не называется { $typed }; ближе всего { $near }.
asked-unknown = Ничего с названием { $typed } нет.
asked-no-text = ask: нужен вопрос своими словами, а не { $given }.
asked-nothing = Задайте вопрос, например: может ли A построить Библиотеку с 3 монетами и Скрипторием?
asked-too-long = Вопрос слишком длинный: { $given }
asked-prompt = Ваш вопрос:
