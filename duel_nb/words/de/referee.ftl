# The referee: what is asked of a position, the answer, and why.

# -- the questions

asking-label = Frage
asking-can = Darf ich?
asking-cost = Was kostet es?
asking-moves = Was kann ich tun?
asking-can-example = Bibliothek errichten, oder: Sphinx mit Mauern
asking-cost-example = Bibliothek
asking-who = Wer
asking-what-tip = Worum es in der Frage geht
asking-ask = Fragen
asking-file = eine Datei, nach der Frage benannt
asking-file-tip = Die Datei für diese Frage
asking-save = Als Szenario speichern
asking-say-what = Sage, worum es in der Frage geht, etwa: { $example }.
asking-not-understood = So, wie es dasteht, ist „{ $text }“ nicht zu verstehen.
asking-read-as = Gelesen als: { $text }
# $show: what to type
asking-saved = Gespeichert als { $file }; { $show } spielt es ab.
asking-the-file = Die Datei
asking-as-it-stands =
    Hier steht eine Entscheidung an, oder die Partie ist zu Ende: Nach dieser Stellung kann man fragen, wie sie ist. Um sie zu ändern, baue den Zug davor auf.

# -- the questions in words

ruling-can = Darf { $who } { $action }?
asked-wonder = „{ $thing }“ mit „{ $card }“ errichten
asked-lying-at = { $action }, und zwar in Reihe { $row }, Spalte { $column }
asked-giving = { action-giving }
asked-begin = { action-begin }
asked-draft = { action-draft }
asked-build = { action-build }
asked-recruit = { action-recruit }
asked-discard = { action-discard }
asked-discard-face-down = die verdeckte Karte abwerfen
asked-wonder-alone = { action-wonder-alone }
asked-prepare = { action-prepare }
asked-seize = { action-seize }
asked-claim = { action-claim }
asked-copy = { action-copy }
asked-topple = { action-topple }
asked-swap = { action-swap }
asked-guard = Minerva { $where } aufstellen
asked-remove = das Militär-Plättchen { $where } entfernen
asked-apply = das Militär-Plättchen { $where } ausführen
# $count: how many Offering tokens are spent; $offerings: what each is worth
asked-activate-using = { thing-inside } mit { $count ->
    [one] dem Opfergaben-Plättchen
   *[other] den Opfergaben-Plättchen
 } mit Wert { $offerings } aktivieren
asked-install = { action-install }
asked-open = { action-open }
asked-top = { action-top }
asked-place = { action-place }
asked-expel = { action-expel }
asked-move = { action-move }
asked-shift = { action-shift }
asked-conspire = { action-conspire }
asked-return-top = { action-return-top }
asked-return-bottom = { action-return-bottom }
ruling-cost = Was muss { $who } für { thing-inside } bezahlen?
ruling-moves = Welche Aktionen sind { $who } erlaubt?
ruling-moves-own-turn = Welche Aktionen wären { $who } im eigenen Zug erlaubt?
ruling-unit = Was kostet { $who } eine Ressource, die fehlt ({ $resource })?
ruling-what-matters = Worauf kommt es hier an?

# -- the answers

ruling-no = Nein.
ruling-not-now = Nein, jetzt nicht.
ruling-none = Keine.
ruling-none-now = Jetzt keine.
ruling-count =
    { $count ->
        [one] { $count } erlaubte Aktion.
       *[other] { $count } erlaubte Aktionen.
    }
ruling-in-age =
    { $age ->
        [0] Das ist die Auswahl der Weltwunder.
        [1] Das ist Zeitalter I.
        [2] Das ist Zeitalter II.
       *[other] Das ist Zeitalter III.
    }

# -- headings

ruling-bill = Die Rechnung
ruling-happens = Was geschieht
ruling-besides = Außerdem
ruling-rule = Die Regel

# -- the reasons

# $reason: a sentence
ruling-in-own-turn = Und wenn { $who } am Zug ist: { $reason }
ruling-short =
    { $who } hat { count-coins }: { $short } zu wenig.
ruling-short-with-astarte =
    { $who } hat { count-coins } und { $astarte } auf Astarte: { $short } zu wenig.
ruling-keeps =
    { $who } hat { count-coins } und behielte { $left ->
        [one] { $left } Münze
       *[other] { $left } Münzen
    }.
ruling-keeps-with-astarte =
    { $who } hat { count-coins } und { $astarte } auf Astarte und behielte { $left ->
        [one] { $left } Münze
       *[other] { $left } Münzen
    }.
# $action: what it costs and brings follows
ruling-move = { $action }: { $note }
# $note: wovon es abhängt
ruling-move-open = { $action }: { $note }
ruling-move-alone = { $action }
ruling-refused = Nicht erlaubt, { $action }: { $reason }
ruling-if-so = Wenn ja: { $happens }
ruling-then = Danach: { $due }
ruling-then-perhaps = Vielleicht danach: { $due }
ruling-item = { CAPITAL($item) }.
ruling-item-bought = { CAPITAL($item) }: { count-coins }.
ruling-to-opponent = Davon gingen { count-coins } durch die Wirtschaft an { $who }.
# Other payments: $price and its $items
ruling-or = Oder { $price }: { $items }.
ruling-with-offerings = { $count ->
    [one] Mit dem Opfergaben-Plättchen mit Wert { $worth }: { $price }.
   *[other] Mit den Opfergaben-Plättchen mit Wert { $worth }: { $price }.
}
ruling-turn = { $who } ist am Zug.

ruling-pawn =
    { $spaces ->
        [one] Die Konflikt-Spielfigur ist { $spaces } Feld von einem Sieg für { $who } entfernt.
       *[other] Die Konflikt-Spielfigur ist { $spaces } Felder von einem Sieg für { $who } entfernt.
    }
# $where: a place of the military track, such as "auf Feld 3 Richtung Ben"
ruling-minerva = Minerva ({ $where }) hält die Konflikt-Spielfigur einmal auf.
ruling-wonders =
    { $count ->
        [one] { $count } von höchstens { $most } Weltwundern wurde errichtet.
       *[other] { $count } von höchstens { $most } Weltwundern wurden errichtet.
    }
ruling-one-of = 1 { $resources }
ruling-makes = { $who } produziert { $made }.
ruling-makes-nothing = { $who } produziert nichts.
ruling-unit-price = { $resource } { $price }
ruling-buys = { $who } kauft für so viele Münzen je Einheit: { $prices }.
ruling-more-expensive = Teurer durch die Produktion des Gegners: { $symbols }.
ruling-fixed-by = { $resource } durch „{ $card }“
ruling-fixed = Fester Preis von { count-coins }: { $cards }.
ruling-owns = { $who } besitzt das Fortschritts-Plättchen „{ $token }“.
ruling-symbols =
    { $count ->
        [one] { $who } hat { $count } Forschungssymbol von { $needed } verschiedenen.
       *[other] { $who } hat { $count } verschiedene Forschungssymbole von { $needed }.
    }
ruling-controls =
    { $count ->
        [one] { $who } kontrolliert Kammer { $chambers } des Senats: { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
       *[other] { $who } kontrolliert die Kammern { $chambers } des Senats: { $points ->
            [one] { $points } Siegpunkt
           *[other] { $points } Siegpunkte
        }.
    }
ruling-decree = Für { $who } gilt das Dekret „{ $decree }“.
ruling-next-senator = Der nächste Senator kostet { $who } { count-coins }.
ruling-prepared =
    { $count ->
        [one] { $count } Verschwörung von { $who } ist vorbereitet.
       *[other] { $count } Verschwörungen von { $who } sind vorbereitet.
    }

# -- Urteile als Teile eines Satzes; jede Antwort beginnt mit einem

# $verdict: eines von denen unten
ruling-verdict = { CAPITAL($verdict) }.
ruling-own-turn = Jetzt nicht, aber wenn { $who } am Zug ist: { $verdict }.
verdict-yes = ja
verdict-yes-for = ja, für { count-coins }
verdict-yes-for-nothing = ja, es kostet nichts
verdict-yes-with = ja, ab { count-coins }
verdict-yes-with-offerings = { $count ->
    [one] ja, mit dem Opfergaben-Plättchen mit Wert { $worth }: { $price }
   *[other] ja, mit den Opfergaben-Plättchen mit Wert { $worth }: { $price }
}
# $price: ein Preis, oder der niedrigste und der höchste; $on: was nicht angegeben ist
verdict-yes-depends-price = ja, für { $price }. Das hängt ab von Folgendem: { $on }
verdict-no = nein
# $reason: ein Satz
verdict-no-because = nein. { CLAUSE($reason) }
# $conditions: zum Beispiel "„Statue“ ist zugänglich"
verdict-if = angenommen, { $conditions }: { $verdict }
verdict-depends = das hängt ab von Folgendem: { $on }
verdict-depends-price = das hängt ab von Folgendem: { $on } ({ $price })
verdict-coins-between = { $low } bis { $high } Münzen
verdict-nothing = nichts

# -- die Antwort für jeden Fall

ruling-case = Angenommen, { $condition }: { $outcome }.
ruling-otherwise = Sonst: { $outcome }.
ruling-costs-at-least = Es kostet mindestens { count-coins }, was auch immer nicht angegeben ist.
# $reason: ein Satz
ruling-or-else = Oder aber: { $reason }
ruling-no-in-any-case = In jeder Stellung, die dazu passt, verbietet es etwas.
ruling-cannot-be = Mit dem, was angegeben ist, kann das nicht sein: { $conditions }.
ruling-effect = { CAPITAL($effect) }.
# $effects: einer Aktion, mit Semikolons getrennt
ruling-note = { $effects }
ruling-age-unknown = Das Zeitalter ist nicht angegeben.
ruling-nothing-accessible = Es lässt sich nichts aufzählen: Welche Karten zugänglich sind, ist nicht angegeben. Nenne einige davon.
ruling-buys-when = Eine fehlende Ressource kauft man nur, während man etwas errichtet, das sie braucht.
ruling-purse = { $who } hat { count-coins }.
ruling-makes-by-choice = { $who } kann außerdem { $made } produzieren.
ruling-count-given =
    { $count ->
        [one] { $count } erlaubte Aktion mit dem, was angegeben ist.
       *[other] { $count } erlaubte Aktionen mit dem, was angegeben ist.
    }
# $open: Aktionen, die von nicht Angegebenem abhängen
ruling-count-and-open =
    { $count ->
        [one] { $count } erlaubte Aktion
       *[other] { $count } erlaubte Aktionen
    }; { $open ->
        [one] { $open } weitere ist vielleicht erlaubt
       *[other] { $open } weitere sind vielleicht erlaubt
    }.

# -- Bedingungen eines Falls

case-coins = { $who } hat { $things } Münzen
case-cards = { $who } hat { $things }
case-built = bei { $who } steht { $things }
case-wonders = { $who } hat das Weltwunder { $things }
case-progress = { $who } besitzt { $things }
case-mythology = { $who } besitzt das Mythologie-Plättchen „{ $things }“
case-offerings = { $who } hat an Opfergaben { $things }
case-divinities = { $who } hat { $things } aktiviert
case-astarte = { $who } hat { $things } Münzen auf Astarte
case-snake = das Schlangen-Plättchen von { $who } liegt auf { $things }
case-conspiracies = { $who } hat die Verschwörung { $things }
case-prepared = { $who } hat { $things } vorbereitet
case-triggered = { $who } hat { $things } ausgelöst
case-cubes = { $who } hat { $things }
case-control = die Kontrolle über Kammer { $chamber }
case-as-many-cubes = so viele Würfel wie der Gegner in Kammer { $chamber }
case-table-structure = „{ $things }“ ist zugänglich
case-table-places = andere Karten der Auslage sind weg
case-table-age = das ist Zeitalter { $things }
case-table-pawn = die Spielfigur steht { $things }
case-table-military-tokens = kein Militär-Plättchen ist mehr da
case-table-progress = { $things } liegt auf dem Spielplan
case-table-discard = { $things } liegt auf dem Ablagestapel
case-table-constructed = { $things } war errichtet und steht nicht mehr
case-table-pantheon = { $things }
case-table-minerva = Minerva steht { $things }
case-table-decrees = { $things }
case-thing-in-pantheon = { $thing } liegt im Pantheon
case-thing-in-space = { $thing } liegt auf Anlegefläche { $space } des Pantheons
case-decree-of = für { $who } gilt das Dekret „{ $decree }“
case-senators = { $count ->
    [one] { $count } Senator
   *[other] { $count } Senatoren
}
case-none = keines
case-source = eine Quelle von { $resource }
case-others = { $count } weitere

# -- was für eine Stellung nicht angegeben ist

missing-coins = Münzen
missing-cards = Gebäude
missing-wonders = Weltwunder
missing-built = errichtete Weltwunder
missing-progress = Fortschritts-Plättchen
missing-mythology = Mythologie-Plättchen
missing-offerings = Opfergaben
missing-divinities = aktivierte Gottheiten
missing-astarte = Münzen auf Astarte
missing-snake = Schlangen-Plättchen
missing-conspiracies = Verschwörungen
missing-prepared = vorbereitete Verschwörungen
missing-triggered = ausgelöste Verschwörungen
missing-cubes = Einflusswürfel
missing-of-player = { $missing } von { $who }
missing-table-structure = die Auslage
missing-table-age = das Zeitalter
missing-table-pawn = die Spielfigur
missing-table-military-tokens = die Militär-Plättchen
missing-table-progress = die Fortschritts-Plättchen auf dem Spielplan
missing-table-discard = der Ablagestapel
missing-table-constructed = Weltwunder, die nicht mehr stehen
missing-table-pantheon = das Pantheon
missing-table-tokens = die Plättchen auf der Auslage
missing-table-enki = die Fortschritts-Plättchen auf Enki
missing-table-minerva = Minerva
missing-table-decrees = die Dekrete
missing-table-locked = das Plättchen unter Obskurantismus
missing-not-counted = Nicht angegeben: { $missing }.

# -- what cannot be asked or saved

ruling-no-player = Einen Spieler { $typed } gibt es nicht; erwartet wird A oder B.
ruling-no-resource = Eine Ressource { $typed } gibt es nicht; am nächsten kommt { $near }.
ruling-no-player-named = Einen Spieler { $typed } gibt es nicht; erwartet wird A oder B ({ $first } oder { $second }).
ruling-no-answer = Erwartet wird eine Antwort des Schiedsrichters, wie can() sie gibt, nicht { $given }.
ruling-nothing-to-check = Diese Antwort sagt nichts, was ein Szenario prüfen könnte.
ruling-whole-game =
    Diese Stellung lässt sich nicht mit ein paar Namen schreiben: Die Partie ist zu Ende, oder eine Entscheidung steht an. Baue den Zug davor auf.
ruling-no-scenario = Diese Frage lässt sich nicht als Szenario schreiben: { $problem }
ruling-file-there = { $file } gibt es schon, und die Datei bleibt, wie sie ist: Wähle einen neuen Namen.

# -- was eine Aktion ändern würde, wo nur der Unterschied bekannt ist

would-coins-change = Münzen von { $who } { $more }
# $low, $high: mit Vorzeichen
would-coins-between = Münzen von { $who } { $low } bis { $high }
would-pawn-move =
    { $spaces ->
        [one] die Spielfigur rückt { $spaces } Feld Richtung { $who }
       *[other] die Spielfigur rückt { $spaces } Felder Richtung { $who }
    }
# ein Satz als Teil einer Aufzählung
without-stop = { CLAUSE($sentence) }
