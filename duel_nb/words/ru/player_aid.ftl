# The headings of the player aid to print; its other words are those of rules and components.

aid-title = «7 Чудес: Дуэль»: памятка игрока
aid-blue-cards = Синие карты
aid-actions = Действия в Сенате
aid-chambers = Палата
aid-spaces = Слот
aid-first-player = Кто начал Эпоху I
aid-second-player = Другой игрок

aid-no-page = Памятка — это файл вида 'player-aid.html', а не { $file }.
