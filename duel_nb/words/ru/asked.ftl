# Вопросы судье своими словами, например в терминале: что из них прочитано.

# $facts: those below, between semicolons
asked-position = Позиция: { $facts }. Остальное неизвестно.
asked-turn = ход игрока { $who }
asked-turn-assumed = ход игрока { $who } (предположение)
# $set: the name of an expansion
asked-with = дополнение: { $set }
asked-age = эпоха { $age }
asked-coins = { $coins ->
    [one] у игрока { $who } { $coins } монета
    [few] у игрока { $who } { $coins } монеты
    [many] у игрока { $who } { $coins } монет
   *[other] у игрока { $who } { $coins } монеты
 }
# $where: such as: 3 spaces towards B
asked-pawn = маркер Конфликта { $where }
asked-cards = постройки игрока { $who }: только { $things }
asked-built = построенные Чудеса игрока { $who }: только { $things }
asked-wonders = другие Чудеса игрока { $who }: только { $things }
asked-progress = жетоны развития игрока { $who }: только { $things }
asked-divinities = божества игрока { $who }: только { $things }
asked-prepared = подготовленные Заговоры игрока { $who }: только { $things }
asked-structure = доступны: { $things } и, возможно, другие
asked-without = у игрока { $who } нет: { $things }
asked-unread = Не понято и пропущено: { $words }.
asked-nearest = Ближайшее название к { $typed }: { $near }.
# $stock: such as 2 stone
asked-resources = Пропущено: { $stock }. Ресурсы не накапливаются; назовите то, что их производит, например: { $things }.
asked-later = Пропущено: { $things }. На что действует «{ $subject }», выбирают потом; спросите тогда об этом выборе.
# $facts: of those above, between semicolons
asked-any-position = Вопрос о правиле, которое от этого не зависит: { $facts }.
asked-see-also = См. также: { $rules }.
asked-near = Ничего не называется { $typed }; ближе всего { $near }.
asked-no-text = ask: нужен вопрос своими словами, а не { $given }.
asked-nothing = Задайте вопрос, например: может ли A построить Библиотеку с 3 монетами и Скрипторием?
asked-too-long = Вопрос слишком длинный: { $given }
asked-prompt = Ваш вопрос:
