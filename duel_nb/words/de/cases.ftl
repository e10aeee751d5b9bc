# Cases and scenarios: to guess, to step through, checked as a table; and the map of the course.
# Titles, questions and answers are those of their files.

# -- cases of a lesson

cases-guess = Rate die Antwort, bevor du sie öffnest.
cases-count =
    { $count ->
        [one] { $count } Fall. Rate die Antwort, bevor du sie öffnest.
       *[other] { $count } Fälle. Rate die Antwort, bevor du sie öffnest.
    }
cases-answer = Antwort
cases-board = Auf dem Spielplan zeigen
cases-no-board = Spielplan wegräumen

# -- a scenario to step through

case-faq = Frage aus einer Spielregel
case-example = Beispiel aus einer Spielregel
case-rule = Eine Regel in Aktion
case-interaction = Regeln treffen aufeinander

case-label = Fall
case-question = Die Frage
case-position = Die Stellung
case-look = Keine Aktion
case-back = Zurück
case-next = Weiter
case-step = Schritt
case-step-of = Schritt { $number } von { $last }: { $action }
case-where = { $number } von { $last }
case-answer-and-verdict = Antwort und Urteil
case-take-over = Hier übernehmen
case-take-over-tip = Von dieser Stellung aus weiterspielen
case-show-all = Alles zeigen
case-fade = Rest ausblenden
case-fade-tip = Was nicht zu diesem Fall gehört, wird blass
case-to-scenario = Zurück zum Szenario
case-to-question = Zurück zur Frage

# $who: "A" or "B"; $action in bold
case-tries-legal = { $who } versucht: { $action }. Das ist erlaubt.
case-tries-refused = { $who } versucht: { $action }. Nicht erlaubt. { $reason }
case-says-otherwise = Das Szenario sagt etwas anderes.
# $statement: as the scenario writes it
case-found = { $statement }; gefunden: { $found }

case-answer = Antwort: { $answer }
case-verdict = Urteil: { $verdict }
case-rules = Regeln: { $rules }
case-from = Aus: { $source }
case-holds =
    { $checked ->
        [one] Die eine geprüfte Aussage stimmt.
       *[other] Alle { $checked } geprüften Aussagen stimmen.
    }
case-fails =
    { $checked ->
        [one] Die eine geprüfte Aussage stimmt nicht.
       *[other] { $wrong ->
            [one] { $wrong } von { $checked } geprüften Aussagen stimmt nicht.
           *[other] { $wrong } von { $checked } geprüften Aussagen stimmen nicht.
        }
    }
case-ok = ok: { $statement }
case-not-so = STIMMT NICHT: { $statement }; gefunden: { $found }

case-no-step =
    { $steps ->
        [one] Dieses Szenario hat { $steps } Schritt; einen Schritt { $given } gibt es nicht.
       *[other] Dieses Szenario hat { $steps } Schritte; einen Schritt { $given } gibt es nicht.
    }
case-no-case =
    { $cases ->
        [one] Es gibt { $cases } Fall; einen Fall { $given } gibt es nicht.
       *[other] Es gibt { $cases } Fälle; einen Fall { $given } gibt es nicht.
    }

# -- what a step changed, in a few words. $now and $before: figures

change-coins = Münzen von { $who }: { $before } → { $now }
change-points = Siegpunkte von { $who }: { $points }
# $what: names, each with + or -
change-city = Stadt von { $who }: { $what }
change-standing = errichtete Weltwunder von { $who }: { $what }
change-progress = Fortschritts-Plättchen von { $who }: { $what }
change-wonders = Weltwunder von { $who }: { $what }
change-pawn = Konflikt-Spielfigur { $before } → { $now }
change-military = Militär-Plättchen entfernt: { $positions }
change-discard = Ablagestapel { $what }
change-tokens = Plättchen auf dem Spielplan { $what }
change-age = Zeitalter { $before } → { $now }
change-more = +{ $thing }
change-less = -{ $thing }

# -- the report of a check

check-result = Ergebnis
check-scenario = Szenario
check-rules = Regeln
check-passed = bestanden
check-failed = nicht bestanden
check-error = Fehler
# the same at the start of a line
check-mark-passed = ok
check-mark-failed = FALSCH
check-mark-error = FEHLER
check-summary = { $passed } von { $count } bestanden
check-summary-failed = { $failed } nicht bestanden
check-summary-unread = { $unread } nicht lesbar oder nicht spielbar
check-summary-skipped =
    { $skipped ->
        [one] { $skipped } TOML-Datei ist kein Szenario (die erste Zeile eines Szenarios lautet: scenario = 1)
       *[other] { $skipped } TOML-Dateien sind keine Szenarien (die erste Zeile eines Szenarios lautet: scenario = 1)
    }
check-open = { $summary }: die Tabelle öffnen
check-sources-more = { $source } (und { $count } weitere)

# -- the map of the course, and what has been solved

course-game = Das Spiel
course-pantheon = Mit Pantheon
course-agora = Mit Agora
course-both = Mit beiden
course-any-time = Jederzeit
course-to-play-well = Um gut zu spielen
course-measured = Gut spielen: was Partien zeigen
course-exercises =
    { $count ->
        [one] { $count } Übung
       *[other] { $count } Übungen
    }
course-all-solved = alle gelöst
course-solved = { $solved } von { $count } gelöst
course-line = { $lesson } ({ $solved })
course-lesson-solved = { $lesson }: { $solved }

progress-refresh = Aktualisieren
progress-export = Exportieren
progress-import = Importieren
progress-reset = Zurücksetzen
progress-really = Wirklich zurücksetzen
progress-as-text = Lernstand als Text: Drücke Exportieren oder füge hier einen Text ein und drücke Importieren
progress-copy = Kopiere diesen Text und bewahre ihn auf. Auf einem anderen Rechner füge ihn hier ein und drücke Importieren.
progress-read = Eingelesene Übungen: { $count }. Das jeweils bessere Ergebnis zählt.
progress-sure = Das vergisst alles, was du gelöst hast. Drücke noch einmal, wenn du das willst.
progress-forgotten = Der gesamte Fortschritt ist gelöscht.
