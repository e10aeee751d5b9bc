# How the commands of duel-nb are used: their --help, and what is said of a wrong call. Names of
# commands and options, and words that are typed behind them (base, greedy, a4), are never translated.

# -- headings, and what stands for a value

usage-line = Aufruf: { $usage }
usage-options = OPTIONEN
usage-command = BEFEHL …
usage-arguments = Argumente
usage-the-options = Optionen
usage-commands = Befehle
usage-examples = Beispiele
usage-learn = Lernen und nachschlagen
usage-games = Partien
usage-authors = Für Autoren
usage-help = Zeigt diese Hilfe.
usage-about-default = { $about } (Vorgabe: { $value })
usage-text = TEXT
usage-number = N
usage-file = DATEI
usage-folder = ORDNER
usage-folders = ORDNER…
usage-language-code = SPRACHE
usage-notebook = NOTEBOOK
usage-names-of-lessons = LEKTION…
usage-question = FRAGE…
usage-path = PFAD…
usage-name = NAME…
usage-id = NUMMER…
usage-rule-words = NUMMER oder WÖRTER…
usage-game-file = PARTIE.json
usage-json = DATEI.json
usage-csv = DATEI.csv
usage-marks = ERGEBNISSE.csv
usage-apkg = DATEI.apkg
usage-png = ZIEL.png
usage-html = ZIEL.html
usage-out = ZIEL
usage-a-b = A|B
usage-address = tcp://HOST:PORT

# -- a wrong call

usage-missing = { $value } fehlt: { $command } --help sagt, was erwartet wird.
usage-too-many = { $given } ist zu viel: { $command } --help sagt, was erwartet wird.
usage-no-option = Eine Option { $option } gibt es nicht: { $command } --help zählt alle auf.
usage-no-option-near = Eine Option { $option } gibt es nicht; meinst du { $near }?
usage-no-value = { $option } bekommt keinen Wert.
usage-needs-value = { $option } braucht einen Wert.

# -- all commands

usage-all = 7 Wonders Duel in Jupyter: ein Kurs, ein Spielplan und ein Schiedsrichter. Ein inoffizieller Begleiter.
usage-all-more = Beginne mit 'duel-nb lab', oder ohne Browser mit 'duel-nb play --first-game'. Jeder Befehl hat sein eigenes --help mit Beispielen.
usage-version = Zeigt die Version, und ob die Engine kompiliert ist.
usage-language = en, fr, de oder ru, hier und in JupyterLab; sonst gilt DUEL_NB_LANGUAGE.

# -- options of several commands

usage-expansions = Erweiterungen im Spiel, durch Kommas getrennt.
usage-lessons = Lektionen, durch Kommas getrennt: 04,05-wonders.
usage-paper-size = Papierformat: a4 oder letter.
usage-force = Überschreibt eine Datei, die es schon gibt.

# -- lab

usage-lab-notebook = Ein Notebook als Datei, oder Name oder Nummer im Kurs (00-start-here).
usage-lab-no-browser = Nennt nur die Adresse.
usage-lab = Öffnet JupyterLab mit dem ersten oder einem anderen Notebook.
usage-lab-more = Ein installiertes duel-nb kopiert den Kurs zuerst hier in den Ordner notebooks; ein Notebook, das du geändert hast, wird nie ungefragt ersetzt. Weitere Optionen gehen an JupyterLab.

# -- progress

usage-progress-folders = Je Lernendem ein Ordner oder eine Lernstand-Datei.
usage-progress-out = Schreibt auch CSV; - gibt nur das CSV aus.
usage-progress-marks = Ergebnisse von Abschlussprüfungen auf Papier.
usage-progress = Zeigt den Lernstand einer Klasse: eine Zeile je Lernendem und eine je Lektion.
usage-progress-more =
    In jedem Ordner wird my-progress.json gesucht; geändert wird darin nichts. Exit-Codes: 0 alles in Ordnung, 1 eine Datei ist nicht lesbar (sie wird genannt, die anderen werden gezeigt).
    Das erste und das letzte Ergebnis jeder Abschlussprüfung erscheinen als Vorher und Nachher. Ergebnisse auf Papier kommen in eine Tabelle mit den Spalten learner, test (base, pantheon, agora oder both), date, right und questions, die als CSV gespeichert wird: Ada,base,2026-11-27,16,20.

# -- practice

usage-practice-lessons = Nur was diese Lektionen lehren: 04,05-wonders.
usage-practice-most = Höchstens so viele Fragen.
usage-practice = Fragt ab, was heute dran ist, aus allem bisher Gelernten.
usage-practice-more = Was du in den Lektionen gelöst hast, kommt wieder, wenn du es sonst vergessen würdest. Die Tage stehen in deiner Lernstand-Datei, my-progress.json, hier oder im Ordner notebooks.

# -- anki

usage-anki-file = Die Datei, die geschrieben wird.
usage-anki-sets = Spiele, durch Kommas getrennt: base, pantheon, agora oder both.
usage-anki = Schreibt Aufgaben und Fälle des Kurses als Stapel für Anki, mit Bildern.
usage-anki-more = Importiere einen neueren Stapel über einen älteren: Er bringt die Karten auf den neuesten Stand, und deine Termine bleiben. Ohne Lektionen und Spiele sind es etwa 650 Karten mit 17 MB, das dauert eine Minute. Dafür braucht es genanki: pip install "duel-nb[anki]".

# -- ask

usage-ask-question = In deinen Worten; ohne Frage wird nach welchen gefragt.
usage-ask = Fragt den Schiedsrichter: Darf ich das, was kostet es, was kann ich tun, wie lautet die Regel?
usage-ask-more = Sag von der Stellung, worauf es ankommt: Münzen, Gebäude, Weltwunder und Plättchen von A und B, das Zeitalter, die Konflikt-Spielfigur. Die Antwort nennt die Stellung, für die sie gilt; was du nicht sagst, ist unbekannt. Ohne Frage stellst du eine nach der anderen, eine leere Zeile beendet es. Exit-Codes: 0 beantwortet, 2 nicht verstanden.

# -- rule

usage-rule-named = Zum Beispiel BASE-MIL-03, oder: weiterer Zug
usage-rule-search = Zählt alle Regeln auf, in denen diese Wörter vorkommen.
usage-rule = Zeigt eine Regel in einfachen Worten, mit ihren Quellen und den Szenarien dazu.
usage-rule-more = Oder sucht Regeln nach Wörtern: die besten Treffer zuerst, so viele, wie ins Fenster passen.

# -- editions

usage-editions-ids = Nur diese, zum Beispiel E-04.
usage-editions = Zeigt, worin sich die gedruckten Ausgaben unterscheiden und wie duel-nb spielt.

# -- names

usage-names-words = Ein Spielteil, in jeder der Sprachen.
usage-names-unsure = Zählt die unsicheren Namen auf, jeden mit Datei und Zeile.
usage-names = Zeigt den Namen eines Spielteils in jeder Sprache.
usage-names-more = Wer die Schachtel besitzt, kann einen Namen berichtigen: --unsure nennt Datei und Zeile.

# -- aid

usage-aid = Schreibt eine Spielhilfe zum Ausdrucken: zwei Seiten für das Grundspiel und zwei je Erweiterung.
usage-aid-more = Darin stehen der Ablauf eines Zuges, die Preise, die Siege und die Schlusswertung, dazu jedes Weltwunder, jedes Plättchen, jede Gottheit, jedes Dekret und jede Verschwörung mit Kosten und Effekt. Öffne die Datei im Browser und drucke sie; sie ist auch ohne Farben lesbar.

# -- tips

usage-tips = Schreibt die Tipps einer ersten Partie als Karten, zum Ausdrucken oder für das Handy.
usage-tips-more = Für einen Tisch ohne Computer: Jede Karte sagt, wann sie vorgelesen wird, zum Beispiel „Wenn die erste grüne Karte genommen werden kann“. Mit Erweiterungen erklärt sie, was diese ändern, für alle, die das Grundspiel kennen.

# -- quiz

usage-quiz-about = Regeln, Spiele oder Themen: BASE-MIL-02,pantheon,base/wonders.
usage-quiz-test = Eine Abschlussprüfung, mit 80 % bestanden: base, pantheon, agora oder both.
usage-quiz-questions = Wie viele Fragen, 1 bis 100.
usage-quiz-seed = Dieselbe Zahl ergibt dieselben Fragen.
usage-quiz-paper = Format des Blattes: a4 oder letter.
usage-quiz-output = Die Seite für den Beamer.
usage-quiz = Schreibt ein Quiz mit Antworten zur Auswahl: eine Seite für den Beamer und ein Blatt mit Lösungen.
usage-quiz-more = Zeig eine Frage, lass abstimmen und spiel die Antwort Schritt für Schritt vor. Ohne Lektionen, Themen oder Prüfung geht es um das Grundspiel. Das Blatt heißt quiz-sheet.html und liegt neben quiz.html.

# -- show

usage-show-game = Eine gespeicherte Stellung oder eine aufgezeichnete Partie (- liest die Standardeingabe), oder ein Szenario (seine Datei oder sein Kürzel).
usage-show-picture = Schreibt stattdessen ein Bild.
usage-show-at = Zeigt die Stellung nach N Aktionen einer Partie oder N Schritten eines Szenarios.
usage-show = Zeigt eine Stellung oder ein Szenario als Text, oder schreibt ein Bild des Spielplans.
usage-show-more = Eine gespeicherte Stellung ist das, was to_json() ausgibt. Von einer Partie wird die letzte Stellung gezeigt oder die nach N Aktionen. Ein Szenario wird Schritt für Schritt erzählt; mit --at oder --png ist es eine Stellung des Szenarios selbst, nicht seiner Varianten. Gezeigt wird, was sieht, wer am Zug ist.

# -- play

usage-play-file = Eine aufgezeichnete Partie, die weitergeht.
usage-play-resume = Dasselbe als Option.
usage-play-computer = Der Computer spielt A (beginnt) oder B.
usage-play-level = Wie gut er spielt: beginner, casual, skilled, expert oder best.
usage-play-names = Die Namen der beiden, durch ein Komma getrennt.
usage-play-edition = Ausgabe der Regeln: en, de, fr oder ru; sonst die der Sprache.
usage-play-seed = Dieselbe Zahl ergibt dieselbe Partie.
usage-play-first-game = Ohne Auswahl: die Weltwunder für eine erste Partie.
usage-play = Eine Partie im Terminal: zu zweit an einer Tastatur oder allein gegen den Computer.
usage-play-more =
    Tippe eine Aktion, ihre Nummer oder einen Teil ihres Namens; '{ typed-help }' zählt die anderen Befehle auf.
    Eine nicht gespeicherte Partie wird aufgehoben und das nächste Mal angeboten.

# -- export

usage-export-game = Eine aufgezeichnete Partie; für Folien auch ein Szenario (seine Datei oder sein Kürzel) oder ein Rätsel wie base-17.
usage-export-out = ZIEL.html für Folien, die in jedem Browser laufen, ZIEL.ipynb für ein Notebook, ZIEL.md für Markdown.
usage-export-pictures = key (Anfang, Zeitalter, Wendepunkte, Kommentare, Ende), every für alle oder none für keine. Folien haben immer alle Bilder.
usage-export = Macht aus einer Partie Folien, ein Notebook oder Markdown; aus einem Szenario oder Rätsel Folien.
usage-export-more = Folien sind eine HTML-Datei ohne Python, für Handy oder Beamer: ein Bild jeder Stellung, mit den Ereignissen und ihren Regeln. Ein Notebook hat Bilder des Spielplans, jede Aktion mit ihren Ereignissen und deren Regeln, den Wertungsblock, Diagramme, Wendepunkte und Zellen, um von jedem Zug an weiterzuspielen.

# -- review

usage-review-game = Eine aufgezeichnete Partie.
usage-review-out = ZIEL.html für Folien, ZIEL.ipynb für ein Notebook, ZIEL.md für Markdown.
usage-review-games = Wie viele Partien je Aktion simuliert werden.
usage-review = Bespricht eine Partie mit dem Trainer: Fehler, bessere Aktionen, Wendepunkte.
usage-review-more = Ohne ZIEL werden die beurteilten Aktionen ausgegeben.

# -- plot

usage-plot-out = Das Bild: .png, .svg oder .pdf.
usage-plot-what = score, points, coins oder pawn, auch mehrere durch Kommas getrennt; sonst alle.
usage-plot = Zeichnet Diagramme einer Partie: Punkte nach Arten; Punkte, Münzen und Konflikt-Spielfigur im Verlauf.
usage-plot-more = Braucht das Paket matplotlib.

# -- simulate

usage-simulate-games = Wie viele Partien.
usage-simulate-seed = Dieselbe Zahl ergibt dieselben Partien.
usage-simulate-expansions = Erweiterungen im Spiel, durch Kommas getrennt; 'each' spielt reihum alle vier Zusammenstellungen.
usage-simulate-edition = Ausgabe der Regeln: en, de, fr oder ru.
usage-simulate-player = Wer spielt: beginner, casual, skilled, expert, best, two-ply, random-draft, greedy oder random; oder zwei davon, durch ein Komma getrennt.
usage-simulate-out = Schreibt auch eine Zeile je Partie: .parquet oder .csv.gz. Ein unterbrochener Lauf geht von dieser Datei aus weiter. Partien über --games hinaus bleiben darin, zählen aber nicht.
usage-simulate-workers = Anzahl der Prozesse.
usage-simulate-scheduler = Nimmt stattdessen einen Dask-Cluster.
usage-simulate-save = Schreibt auch jede Partie als Datei.
usage-simulate-force = Überschreibt Partien mit derselben Nummer im Ordner.
usage-simulate = Simuliert Partien zwischen Computerspielern und zählt, wie sie ausgehen.
usage-simulate-more = Alle Kerne rechnen mit. Dieselbe Zahl ergibt dieselben Partien, auf beliebig vielen Kernen.
usage-all-cores = alle Kerne

# -- check

usage-check-paths = Dateien von Szenarien, Ordner damit oder Kürzel von Szenarien.
usage-check-as-json = Gibt den Bericht als JSON aus.
usage-check-rules = Nennt die Regeln hinter den Ereignissen und Ablehnungen jedes Schrittes.
usage-check = Prüft Szenarien (sonst die im Ordner examples oder die installierten).
usage-check-more =
    Bei mehr als 16 zählt der Befehl nur die auf, die nicht bestanden haben.
    Exit-Codes: 0 alle bestanden, 1 eines nicht, 2 eine Datei lässt sich nicht lesen oder spielen.

# -- translation

usage-translation-language = Das Kürzel einer Sprache, zum Beispiel fr; sonst alle.
usage-translation-update = Gibt den PO-Dateien zuerst alle Texte der Lektionen, Szenarien und Partien.
usage-translation = Zeigt, was einer Übersetzung fehlt: Sätze, Namen, Wörter der Notation, Regeln, Texte.
usage-translation-more = Wo sich ein Text geändert hat, behält --update die alte Übersetzung und kennzeichnet sie als fuzzy.

# -- components

usage-components-folder = Ein Ordner mit Szenarien.
usage-components-check = Schreibt nichts; sagt, ob die Datei veraltet ist.
usage-components = Schreibt COMPONENTS.md: Zahlen, Effekte, Code, Regeln und Szenarien jedes Spielteils.
usage-components-more = Sonst im Ordner examples. Exit-Codes: 0 in Ordnung, 1 veraltet (mit --check), 2 den Ordner gibt es nicht.

# -- where

usage-where-figure = Nur diese; sonst alle.
usage-where = Zeigt, wo Texte, Szenarien, Lektionen und Tests eine Zahl eines Spielteils nennen.
usage-where-more = Jeweils mit Datei und Zeile: Regeln, Szenarien, Lektionen, Partien, Tests, Dokumente und Übersetzungen, nicht aber die Zeile des Spielteils und was ein Befehl schreibt. Zahlen gelten als Ziffern, von zwei bis zwölf auch als Wörter. Braucht einen Klon des Repositorys.

# -- coverage

usage-coverage-check = Schreibt nichts; sagt, was fehlt oder veraltet ist.
usage-coverage-table = Schreibt nichts; gibt stattdessen die Tabelle aus.
usage-coverage = Schreibt COVERAGE.md: Code, Szenarien und Lektionen zu jeder Regel.
usage-coverage-more = Sonst für den Ordner examples. Exit-Codes: 0 alles ist abgedeckt, 1 etwas nicht (mit --check auch, wenn die Datei veraltet ist), 2 den Ordner gibt es nicht.

# -- notebooks

usage-notebooks = Die Notebooks des Kurses: kopieren oder bauen.
usage-notebooks-copy-folder = Der Zielordner; er wird angelegt, wenn es ihn nicht gibt.
usage-notebooks-copy = Kopiert den Kurs in einen Ordner, für andere Editoren als JupyterLab.
usage-notebooks-copy-more = Ein Notebook dort, das du geändert hast, wird nie ungefragt ersetzt.
usage-notebooks-build-names = Nur diese: ein Name (01-your-turn) oder eine Nummer (01).
usage-notebooks-build-check = Führt die Zellen aus, schreibt nichts und sagt, was nicht übereinstimmt.
usage-notebooks-build-sources = Mit --check: vergleicht nur die Quellen, führt nichts aus.
usage-notebooks-build-folder = Der Ordner der Notebooks, mit ihren Quellen in src.
usage-notebooks-build = Baut Notebooks aus notebooks/src und führt sie aus, oder prüft, ob sie aktuell sind.
usage-notebooks-build-more = Ein Bild bleibt, wo eine Zelle in Worten noch dasselbe zeigt: Jedes hat Gewicht in der Geschichte des Repositorys.
usage-notebooks-build-pictures = Zeichnet alle Bilder neu, wie für eine Veröffentlichung.

# -- puzzles

usage-puzzles = Die Rätsel: beweisen, berichtigen oder neue finden.
usage-puzzles-check-theme = Nur dieses Thema: win-now, stop, uncover …
usage-puzzles-check-mix = Nur diese Zusammenstellung: base, pantheon, agora oder both.
usage-puzzles-check = Beweist die Rätsel noch einmal durch vollständige Suche.
usage-puzzles-check-more = Exit-Codes: 0 alle sind bewiesen, 1 eines nicht, 2 falscher Aufruf.
usage-puzzles-update-mix = base, pantheon, agora oder both.
usage-puzzles-update-out = Die Datei; sonst die des Pakets.
usage-puzzles-update = Berichtigt die Rätsel, nachdem sich eine Zahl oder eine Regel geändert hat.
usage-puzzles-update-more = Jedes wird noch einmal bewiesen. Lösung und Begründung werden berichtigt; was kein Rätsel mehr ist, fällt weg, und seine Nummer bleibt frei.
usage-puzzles-find-wanted = Wie viele Rätsel je Thema.
usage-puzzles-find-most = Wie viele Partien höchstens gespielt werden.
usage-puzzles-find = Findet weitere Rätsel in Partien, die der Computer spielt; die bisherigen bleiben.
usage-puzzles-find-more = Die Partien sind jedes Mal dieselben; ein unterbrochener Lauf geht dort weiter, wo er aufgehört hat.

# -- claims

usage-claim = BEHAUPTUNG…
usage-claims-ids = Welche Behauptungen; sonst alle.
usage-claims-again = Misst sie noch einmal und vergleicht mit dem Gespeicherten.
usage-claims-pairs = Wie viele Paare von Partien für jede.
usage-claims-record = Bewahrt jedes Paar in dieser Datei auf. Ein unterbrochener Lauf geht von ihr aus weiter.
usage-claims-store = Für Autoren: speichert die neuen Zahlen im Paket.
usage-claims = Zeigt, was für die Lektionen „Gut spielen“ gemessen wurde, oder misst es noch einmal.
usage-claims-more =
    Jede Behauptung vergleicht zwei Arten zu wählen. Dieselben Computerspieler spielen eine Partie zweimal, und nur diese Wahl ist anders. Eine Behauptung steht in Worten da, mehrere als Liste. Gleich viele Paare ergeben dieselben Partien.
    Exit-Codes: 0 nichts weicht ab, 1 eine gespeicherte Zahl weicht mehr als zufällig ab, 2 falscher Aufruf.
usage-as-stored = wie gespeichert
