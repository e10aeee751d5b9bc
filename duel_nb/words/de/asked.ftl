# Fragen an den Schiedsrichter in eigenen Worten, etwa im Terminal: was davon gelesen wurde.

# $facts: those below, between semicolons
asked-position = Stellung: { $facts }. Alles andere ist unbekannt.
asked-turn = { $who } ist am Zug
asked-turn-assumed = { $who } ist am Zug (angenommen)
# $set: the name of an expansion
asked-with = mit { $set }
asked-age = Zeitalter { $age }
asked-coins =
    { $coins ->
        [one] { $who } hat { $coins } Münze
       *[other] { $who } hat { $coins } Münzen
    }
# $where: such as: 3 spaces towards B
asked-pawn = die Konflikt-Spielfigur { $where }
asked-cards = Gebäude von { $who }: nur { $things }
asked-built = errichtete Weltwunder von { $who }: nur { $things }
asked-wonders = weitere Weltwunder von { $who }: nur { $things }
asked-progress = Fortschritts-Plättchen von { $who }: nur { $things }
asked-divinities = Gottheiten von { $who }: nur { $things }
asked-prepared = vorbereitete Verschwörungen von { $who }: nur { $things }
asked-structure = zugänglich: { $things }, vielleicht auch weitere
asked-without = { $who } hat nicht: { $things }
asked-unread = Nicht verstanden und weggelassen: { $words }.
asked-nearest = Der ähnlichste Name zu { $typed } ist { $near }.
# $stock: such as 2 stone
asked-resources = Weggelassen: { $stock }. Ressourcen werden nicht gesammelt; nenne stattdessen, was sie produziert, etwa { $things }.
asked-coloured = Weggelassen: { $typed }. Nenne stattdessen die Gebäude, etwa { $things }.
asked-later = Weggelassen: { $things }. Worauf { $subject } wirkt, wird erst danach gewählt; frag dann nach dieser Wahl.
# $facts: of those above, between semicolons
asked-any-position = Gefragt ist nach einer Regel, die davon nicht abhängt: { $facts }.
asked-see-also = Vielleicht auch: { $rules }.
asked-near = Nichts heißt { $typed }; am nächsten kommt { $near }.
asked-unknown = Es gibt nichts mit dem Namen { $typed }.
asked-no-text = ask: erwartet wird eine Frage in eigenen Worten, nicht { $given }.
asked-nothing = Stell eine Frage, zum Beispiel: Darf A die Bibliothek mit 3 Münzen und einem Skriptorium bauen?
asked-too-long = Die Frage ist zu lang: { $given }
asked-prompt = Deine Frage:
