# What is wrong with a scenario file.

scenario-case = { $scenario }: { $case }
scenario-problem = { $where }: { $problem }
scenario-where = { $file }, Zeile { $line }
scenario-unreadable = Die Datei lässt sich nicht lesen: { $problem }
scenario-unreadable-by-system = Die Datei lässt sich nicht lesen: { $problem }.
scenario-no-file = Eine Datei oder einen Ordner { $given } gibt es nicht.
scenario-no-file-near = Eine Datei oder einen Ordner { $given } gibt es nicht; meinst du { $near }?
scenario-no-toml-in = In diesem Ordner liegt keine TOML-Datei.
scenario-no-toml = Das ist kein Szenario: Szenarien sind Dateien in TOML mit Namen wie law.toml.
scenario-nested = Die Klammern sind zu tief verschachtelt.
scenario-digits = Diese Zahl hat tausende Ziffern.
scenario-empty = Diese Datei ist leer; sie beginnt mit scenario = 1 und title = "…".
scenario-undeclared = Diese Datei sagt nicht, dass sie ein Szenario ist; die erste Zeile eines Szenarios ist: scenario = 1
scenario-format = Dieses Programm liest scenario = { $format }, nicht { $given }.
scenario-id-taken = Die Kennung { $given } ist vergeben: { $file } hat sie.

scenario-meant = meinst du { $near }?
scenario-meant-brackets = meinst du { $near }, mit zwei Klammern?
scenario-known = möglich sind { $known }.
scenario-names-listed = duel-nb check --rules zählt die Namen auf.
scenario-because = because: Den Grund { $given } gibt es nicht; { $hint }
scenario-expansion-key = eine Erweiterung gibt man so an: { $right }
scenario-key-above = das gehört zum Szenario: Setze es über die erste Zeile in Klammern.

scenario-kind = kind: { $given } gibt es nicht; { $hint }
scenario-no-title = Ein Szenario braucht einen Titel (title).
scenario-variant-no-title = Eine Variante braucht einen Titel (title).
scenario-two-starts = Gib position oder new_game an, nicht beides.
scenario-nothing-checked = Nichts wird geprüft: Ergänze eine Liste expect oder mit illegal etwas Unerlaubtes.
scenario-edition = edition: Die Ausgabe { $given } gibt es nicht; { $hint }
scenario-sign = { $at }: { $given } hat ein Vorzeichen, und nur eine Variante fügt der Stellung ihres Szenarios etwas hinzu oder nimmt etwas weg; schreibe { $right }.
scenario-switch = { $at }: erwartet wird true oder false, nicht { $given }.
scenario-number = { $at }: erwartet wird eine ganze Zahl, nicht { $given }.
scenario-names = names: erwartet werden zwei Namen.
scenario-source = source: erwartet werden Worte oder eine Tabelle mit edition und where oder mit ruling oder reason.
scenario-source-edition = source: Die Spielregel { $given } gibt es nicht; { $hint }
scenario-trial = Zu illegal gehört, was versucht wird: try = "…".
scenario-no-key =
    { $what ->
        [scenario] Ein Szenario hat keinen Schlüssel { $given }; { $hint }
        [variant] Eine Variante hat keinen Schlüssel { $given }; { $hint }
        [step] Ein Schritt hat keinen Schlüssel { $given }; { $hint }
        [source] Eine Quelle hat keinen Schlüssel { $given }; { $hint }
        [illegal] Ein Eintrag in illegal hat keinen Schlüssel { $given }; { $hint }
        [position] Eine Stellung hat keinen Schlüssel { $given }; { $hint }
        [new_game] new_game hat keinen Schlüssel { $given }; { $hint }
       *[city] Die Stadt von { $who } hat keinen Schlüssel { $given }; { $hint }
    }
scenario-key-missing = Hier fehlt { $given }.
scenario-no-words = { $at }: erwartet werden Worte in Anführungszeichen, nicht { $given }.
scenario-no-table = { $at }: erwartet wird eine Tabelle, nicht { $given }.
scenario-no-tables = { $at }: Schreibe { $right } mit zwei Klammern oder eine Liste.
scenario-trial-text = { $at }: Was versucht wird, steht in geschweiften Klammern: { $right }
scenario-no-list = { $at }: erwartet wird eine Liste von Texten, nicht { $given }.

# -- playing it

scenario-no-player = Es gibt niemanden namens { $given }; erwartet wird A oder B.
scenario-no-player-named = Es gibt niemanden namens { $given }; schreibe { $player }.
scenario-not-to-act = „{ $action }“ ist für { $who }, aber { $acting } muss handeln.
scenario-not-to-act-but = „{ $action }“ ist für { $who }, aber { $acting } muss handeln: { $due }
scenario-illegal = „{ $action }“ ist hier nicht erlaubt: { $problem }
scenario-illegal-near = „{ $action }“ ist hier nicht erlaubt: { $problem } Erlaubt und ähnlich: { $near }.
scenario-cards-by-chance =
    { $count ->
        [one] „{ $text }“ hängt vom Zufall ab: Die Stellung sagt nicht, wo diese Karte liegt: { $cards }. Nenne sie in structure, wenn sie dort liegt, sonst in removed.
       *[other] „{ $text }“ hängt vom Zufall ab: Die Stellung sagt nicht, wo diese Karten liegen: { $cards }. Nenne sie in structure, wenn sie dort liegen, sonst in removed.
    }
scenario-drawn-by-chance =
    „{ $text }“ hängt vom Zufall ab: Werden andere Karten und Plättchen gezogen, gilt es nicht, und in der Stellung fehlt { $thing }. Nenne es in { $where }.

# -- what a variant changes

variant-signs = { $at }: { $given } hat kein Vorzeichen und { $other } eines; schreibe + oder - vor jeden Namen, um die Liste zu ändern, oder vor keinen, um sie zu ersetzen.
variant-no-list = { $at }: Das ist keine Liste, also kann { $given } sie nicht ändern; gib alles an.
variant-not-there = { $at }: { $given } ist nicht da und kann nicht wegfallen; da ist { $known }.
variant-nothing-there = { $at }: { $given } ist nicht da und kann nicht wegfallen; da ist nichts.
variant-no-such-key = without: das Szenario gibt { $given } nicht an, das wegfallen könnte; es gibt an: { $known }.
variant-no-key = without: das Szenario gibt { $given } nicht an, das wegfallen könnte; es gibt nichts an.

# -- a text that is no TOML

toml-twice = { $name } steht zweimal da: Schreibe alles an eine Stelle.
toml-twice-since = { $name } steht zweimal da (Zeile { $line }): Schreibe alles an eine Stelle.
toml-twice-in-list = { $problem } Jeder Schritt beginnt mit [[steps]] in zwei Klammern, jede Variante mit [[variants]].
toml-mark-missing = { $at }: In dieser Zeile fehlt { $mark }.
toml-city-on-one-line = { $at } = {"{"} … {"}"} muss in einer Zeile stehen, mit {"}"} am Ende; über mehrere Zeilen schreibe [position.{ $at }] und darunter jeden Schlüssel in eine eigene Zeile.
toml-one-line-unclosed = Was in {"{"} {"}"} steht, muss in einer Zeile stehen; am Ende fehlt {"}"}.
toml-one-line = Was in {"{"} {"}"} steht, muss in einer Zeile stehen; über mehrere Zeilen schreibe [{ $at }] und darunter jeden Schlüssel in eine eigene Zeile.
toml-comma-too-many = Vor {"}"} steht ein Komma zu viel.
toml-comma-missing-in-list = { $at }: Zwischen zwei Dingen der Liste fehlt ein Komma.
toml-list-unclosed = { $at }: Am Ende der Liste fehlt ].
toml-equals-expected = Nach { $word } wird = erwartet: { $word } = …
toml-nothing-more = Nach dem, was der Schlüssel sagt, kann in dieser Zeile nichts mehr stehen: { $rest }
toml-from-here = Ab hier ist das nicht lesbar (nach = steht ein Text in Anführungszeichen, eine Zahl, true, false, [ ] oder {"{"} {"}"}): { $rest }
toml-unreadable = Diese Zeile ist nicht lesbar (Python meldet: { $why }): { $line }
toml-curly = Texte stehen zwischen geraden Anführungszeichen: { $right }
toml-brackets = Die Klammern passen nicht zusammen; erwartet wird { $right }
toml-remark = Ein Kommentar beginnt mit #.
toml-equals = Zwischen einem Schlüssel und dem, was er sagt, steht =: { $right }
toml-sentence = Ein Satz steht in Anführungszeichen und in einer Liste: expect = ["{ $said }"], oder do = "…" für das, was geschieht.
toml-ending = Am Ende einer Zeile steht nach dem Wert nichts mehr: { $right }
toml-several-things = Mehrere Dinge stehen in eckigen Klammern: { $right }
toml-inner-mark = Ein Text, in dem { $mark } vorkommt, steht zwischen { $other }: { $right }
toml-quote-missing = { $at }: Es fehlt ein Anführungszeichen: { $right }
toml-quote-missing-in-line = { $at }: In dieser Zeile fehlt ein Anführungszeichen.
toml-backslash = In einem Text kann kein umgekehrter Schrägstrich stehen; schreibe { $right }
toml-two-keys = Jeder Schlüssel steht in einer eigenen Zeile; in dieser sind es zwei.
toml-key-letters = { $at }: Ein Schlüssel hat nur die Buchstaben a bis z, wie in der Liste der Schlüssel.
toml-two-commas = { $at }: Hier stehen zwei Kommas hintereinander.
toml-no-value = { $at }: Nach = muss in derselben Zeile etwas stehen.
toml-round-brackets = { $at }: Eine Liste steht in eckigen Klammern, [ ], was zu einer Stadt gehört, in {"{"} {"}"}.
toml-names-unquoted = { $at }: Namen stehen in Anführungszeichen: "{ $word }".
toml-comma-missing = { $at }: Zwischen zwei Dingen fehlt ein Komma.
toml-colon = { $at }: Zwischen einem Schlüssel und dem, was er sagt, steht =, kein Doppelpunkt.
toml-number = Eine Zahl steht ohne Leerzeichen und ohne Nullen davor: { $at } = { $number }
toml-age = Das Zeitalter ist eine Zahl: age = { $age }
toml-switch = { $at }: erwartet wird true oder false, klein geschrieben: { $at } = { $value }
toml-unquoted = Ein Text steht in Anführungszeichen: { $right }

# -- what is expected, and what is done: sentences stay English

expect-too-long = { $given } ist länger als alles, was erwartet werden kann.
expect-in = In „{ $text }“: { $problem }
expect-several = „{ $text }“ ist mehr als eine Erwartung; schreibe { $right }
expect-with-card = „{ $text }“ sagt man mit der Karte, die dort liegt: „{ $right }“
expect-like-this = „{ $text }“ sagt man so: „{ $right }“
expect-like-this-winner = „{ $text }“ sagt man so: „{ $right }“, „winner B“ oder „shared victory“
expect-like-this-or-b = „{ $text }“ sagt man so: „{ $right }“, oder mit B, je nachdem
expect-no-player = In „{ $text }“: Es gibt niemanden namens { $given }; erwartet wird A oder B, wie immer sie heißen.
expect-event = „{ $text }“ kann nicht erwartet werden; ein Ereignis nennt man mit seiner Regel, wie in „event BASE-MIL-03“, oder mit seinem Namen, wie in „event theology-adds-none“. { scenario-names-listed }
expect-no-event = Die Regel oder das Ereignis { $given } gibt es nicht; { $hint }
expect-no-item = Den Posten { $given } gibt es in keiner Rechnung; schreibe „1 clay“, „1 clay from Caravansery“, „2 glass bought at 3“ oder „2 clay waived by Masonry“.
expect-near = „{ $text }“ kann nicht erwartet werden; meinst du „{ $right }“?
expect-nothing = „{ $text }“ kann nicht erwartet werden; was erwartet werden kann, steht in examples/REFERENCE.md.
expect-alike = „{ $text }“ kann nicht erwartet werden; ähnlich ist { $near }
expect-pattern = „{ $pattern }“, wie in „{ $example }“
expect-change = „{ $text }“ nennt eine Änderung, aber hier ist nichts geschehen; sage, was stattdessen gilt, oder setze es in einen Schritt mit do.
expect-change-such = „{ $text }“ nennt eine Änderung, aber hier ist nichts geschehen; sage, was stattdessen gilt, etwa „{ $right }“, oder setze es in einen Schritt mit do.
expect-no-token = Auf { $given } liegt kein Militär-Plättchen; möglich sind { $known }.
expect-unknown =
    { $kind ->
        [decision] Die Entscheidung { $given } gibt es nicht; { $hint }
        [victory] Einen Sieg namens { $given } gibt es nicht; { $hint }
        [symbol] Das Forschungssymbol { $given } gibt es nicht; { $hint }
        [offering] Ein Opfergaben-Plättchen mit Wert { $given } gibt es nicht; { $hint }
       *[sight] Zu sehen gibt es nichts namens { $given }; { $hint }
    }
do-several = „{ $text }“ ist mehr als eine Aktion; schreibe { $right }
do-written = „{ $text }“ schreibt man so: „{ $right }“

# -- was erwartet und was gefunden wurde

failure = Zeile { $line }, { $when }: erwartet: { $expected }; gefunden: { $found }.
failure-events = Was geschah:
failure-at-start = am Anfang
failure-here = an dieser Stelle
rules-after = nach { $actions }:
rules-refused = „{ $action }“ wird abgelehnt:
failure-after = nach „{ $actions }“
expected-illegal = „{ $action }“ ist nicht erlaubt
expected-illegal-rule = „{ $action }“ ist nach { $rule } nicht erlaubt
expected-illegal-because = „{ $action }“ ist nicht erlaubt wegen { $reason }
expected-illegal-short =
    { $coins ->
        [one] „{ $action }“ ist nicht erlaubt, weil { $coins } Münze fehlt
       *[other] „{ $action }“ ist nicht erlaubt, weil { $coins } Münzen fehlen
    }
found-refusal = { $name }: { $sentence }
found-legal = es ist erlaubt
found-before = { $found } (vorher { $before }, { $change })
found-change = { $found } (von { $before } auf { $now })
found-current = { $found }; für den jetzigen Wert schreibe „{ $right }“
found-over = die Partie ist zu Ende: { $how }
found-no-extra-turn = { $who } ist am Zug und hat keinen weiteren Zug verdient
found-not-legal = { $action } ist nicht erlaubt: { $reason }
found-events = die Ereignisse { $which }
found-no-event = kein Ereignis
found-military-tokens = Militär-Plättchen bei { $spaces }
found-no-military-tokens = kein Militär-Plättchen
found-in-game = im Spiel gibt es: { $thing }
found-nothing-discarded = keine Karte von { $who } kam auf den Ablagestapel
found-no-choice-of-resources = keine Karte und kein Weltwunder lässt { $who } zwischen Ressourcen wählen
found-nothing-under = unter „{ $thing }“ liegt nichts
found-not-in-pantheon = „{ $card }“ liegt nicht im Pantheon
found-not-in-senate = das Dekret „{ $decree }“ liegt nicht im Senat
found-nothing-locked = unter Obskurantismus liegt kein Plättchen
