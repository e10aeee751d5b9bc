# What is said to authors: of lessons, notebooks, translations and puzzles; and the table of simulated
# games.

# -- files that authors write

at-line = { $file }, Zeile { $line }: { $problem }
lesson-unread = die Datei lässt sich nicht lesen ({ $reason }).
lesson-none = hier ist keine Lektion (NN-name.md).
lesson-file-name = eine Lektion heißt NN-name.md: zwei Ziffern, kleine Buchstaben, Bindestriche.
lesson-no-code = die Lektion hat keine Zelle ```python.
lesson-head = eine Lektion beginnt mit einer Zeile '---', ihrem Titel und '---'.
lesson-no-title = darüber fehlt eine Zeile 'title: …'.
lesson-fact = erwartet wird 'name: text', da steht { $found }.
lesson-unknown-fact = unbekannter Name { $name }; eine Lektion hat { $known }.
lesson-twice = { $name } steht zweimal da.
lesson-head-open = das '---' am Ende des Titelblocks fehlt.
lesson-fence-open = der Code, den { $fence } hier öffnet, wird nie geschlossen.
lesson-unknown-tag = unbekannte Kennzeichnung { $tag }; eine Zelle kann { $known } haben.
lesson-tag-twice = die Kennzeichnung { $tag } steht zweimal da.
lesson-empty-cell = diese Code-Zelle ist leer.
lesson-no-python = das ist kein Python: { $problem }.
po-no-file = erwartet wird eine PO-Datei, da steht { $found }.

# -- notebooks: built or out of date

notebook-built = { $name }: gebaut.
notebook-reading = wird gelesen
notebooks-unchanged =
    { $count ->
        [one] In { $count } Notebook hat sich nichts geändert.
       *[other] In { $count } Notebooks hat sich nichts geändert.
    }
notebooks-match =
    { $count ->
        [one] { $count } Notebook stimmt mit seiner Quelle überein.
       *[other] { $count } Notebooks stimmen mit ihren Quellen überein.
    }
notebooks-build-again = Baue sie noch einmal mit: { $command }
sources-with-check = --sources geht nur zusammen mit --check.
stale = { $notebook }: { $reason }
stale-no-source = es hat keine Quelle { $source }.
stale-not-built = es ist noch nicht gebaut.
stale-no-notebook = es ist kein Notebook.
stale-cell = Zelle { $number } ist anders als in { $source }.
stale-cells = es hat { $count } Zellen, und { $source } hat { $expected }.
stale-not-run = seine Zellen wurden nicht ausgeführt.
stale-metadata = seine Metadaten sind nicht die, die beim Bauen entstehen.
stale-output = Zelle { $number } gibt jetzt etwas anderes aus.
build-failed = { $file }, Zeile { $line }, Zelle { $cell }: { $problem }.
build-long = sie lief länger als { $seconds } Sekunden
build-died = der Python-Kernel ist abgestürzt
build-no-error = sie ist mit 'raises' gekennzeichnet und hat keinen Fehler ausgelöst

# -- generated pages

page-current = { $file } ist aktuell.
page-outdated = { $file } ist veraltet: Schreib die Datei neu mit { $command }.
page-unchanged = { $file }: nichts geändert.
check-or-table = Gib entweder --check oder --table an.
coverage-no-examples = Hier gibt es keinen Ordner 'examples' mit Szenarien.
coverage-no-scenario = Kein Szenario zeigt { $rule }.
coverage-no-name = Kein Szenario nennt { $component }.
coverage-no-lesson = { $rule } kommt in keiner Lektion vor.
coverage-summary = { $shown } von { $rules } Regeln werden von { $scenarios } Szenarien gezeigt; { $lessons } kommen in den Lektionen vor.
coverage-none = KEIN SZENARIO
coverage-rule = Regel
coverage-code = Code
coverage-scenarios = Szenarien

# -- a translation

translation-none = { $language } steht nicht in LANGUAGES von { $file }: Diese Sprache gibt es noch nicht.
translation-complete = { $language }: es fehlt nichts.
gap = { $where }: { $problem }
gap-file = diese Datei gibt es nicht
gap-folder = diesen Ordner gibt es nicht
gap-junk = nicht verstanden: { $text }
gap-twice = { $key } steht zweimal da
gap-missing = { $key } fehlt
gap-not-english = { $key } ist keine englische Meldung
gap-parts = { $key } hat Teile, die das Englische nicht hat: { $parts }
gap-line = { $file }, Zeile { $line }
gap-untranslated = nicht übersetzt: { $text }
gap-changed = übersetzt ist ein anderer englischer Text: { $text }
gap-lost = { $what } kommt nicht so oft vor wie in: { $text }
gap-space = ein geschütztes Leerzeichen fehlt bei { $marks } in der Übersetzung von: { $text }
names-needed = Nenne ein Spielteil, zum Beispiel { $example }, oder nimm --unsure.
where-no-clone = Das braucht einen Klon des Repositorys: Ein installiertes Paket hat keine Tests und keine Quellen.
where-found = { $passages ->
    [0] { $name }: Keine Stelle nennt eine Zahl davon.
    [one] { $name }: { $passages } Stelle in { $files } Datei.
   *[other] { $files ->
        [one] { $name }: { $passages } Stellen in { $files } Datei.
       *[other] { $name }: { $passages } Stellen in { $files } Dateien.
    }
}

# -- puzzles

puzzles-unproven = { $puzzle } ({ $theme }): { $problem }
puzzles-proven = { $proven } von { $count } Rätseln bewiesen.
puzzles-to-update = { puzzles-proven } Nach einer richtigen Änderung berichtigt { $command } sie.
puzzles-updated = { $file }: { $same } unverändert, { $corrected } berichtigt, { $dropped } weggefallen.
puzzles-dropped = { $file }: { $same } unverändert, { $corrected } berichtigt, { $dropped } weggefallen: { $ids }.
puzzles-out-of-which = --out ist eine einzige Datei: Bitte gib mit --mix an, für welche Rätsel.
puzzles-found = { $file }: { $new } neue, { $count } insgesamt.
puzzles-bar = Rätsel
puzzles-bar-found = { $count } gefunden
puzzle-not-reached = keine Aktion erreicht das Ziel
puzzle-several = mehrere Antworten erreichen das Ziel: { $answers }
puzzle-only = etwas anderes lässt sich nicht tun
puzzle-other-answer = die Lösung ist { $found } und nicht { $expected }
puzzle-line-fails = { $line } erreicht das Ziel nicht
puzzle-other-reason = die Begründung lautet jetzt: { $reason }
puzzle-too-much = es gibt zu viel zu probieren oder etwas, das niemand wissen kann

# -- simulated games, counted

counted-share = { $share } ({ $least } bis { $most })
counted-games = Partien
counted-decisions = Entscheidungen je Partie
counted-options = erlaubte Aktionen je Entscheidung
counted-most = höchstens je Entscheidung
counted-military = militärische Überlegenheit
counted-science = wissenschaftliche Überlegenheit
counted-political = politische Überlegenheit
counted-points = Sieg nach Punkten
counted-blue = davon durch blaue Karten entschieden
counted-shared = gemeinsamer Sieg
counted-first = Sieg für den ersten Spieler
counted-second = Sieg für den zweiten Spieler
counted-points-first = Punkte des ersten Spielers
counted-points-second = Punkte des zweiten Spielers
no-mix = Eine Zusammenstellung { $given } gibt es nicht; erwartet wird { $known }.
no-mix-near = Eine Zusammenstellung { $given } gibt es nicht; meinst du { $near }?
