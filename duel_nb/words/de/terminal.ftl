# A game in the terminal, and the sentences of the command duel-nb.

# -- commands: what is typed, and what it does

# What people type for each command; the English word is accepted, too.
own-board = spielplan
own-actions = aktionen
own-why = warum
own-cost = preis
own-rule = regel
own-hint = tipp
own-computer = computer
own-look = ansehen
own-log = verlauf
own-comment = kommentar
own-undo = zurück
own-redo = wiederholen
own-save = speichern
own-load = laden
own-new = neu
own-help = hilfe
own-quit = ende

typed-board = { own-board }
typed-actions = { own-actions }
typed-why = { own-why } AKTION
typed-cost = { own-cost } SACHE
typed-rule = { own-rule } WÖRTER
typed-hint = { own-hint }
typed-computer = { own-computer }
typed-look = { own-look }
typed-log = { own-log }
typed-comment = { own-comment } WÖRTER
typed-undo = { own-undo }
typed-redo = { own-redo }
typed-save = { own-save } DATEI
typed-load = { own-load } DATEI
typed-new = { own-new }
typed-help = { own-help }
typed-quit = { own-quit }

command-board = die ganze Stellung zeigen; Eingabe allein zeigt die kurze Form
command-actions = die erlaubten Aktionen mit Preisen und Effekten auflisten
command-why = sagen, ob eine Aktion erlaubt ist, und wenn nicht, warum
command-cost = aufschlüsseln, was ein Gebäude oder Weltwunder kostet
command-rule = eine Regel ausgeben („{ own-rule } BASE-MIL-03“) oder welche finden („{ own-rule } weiterer Zug“)
command-hint = sagen, was der Trainer tun würde, und warum
command-computer = wer spielt: { own-computer } B skilled, { own-computer } B off
command-look = zeigen, was nur du sehen darfst (der andere schaut weg)
command-log = die letzten zehn Aktionen noch einmal erzählen
command-comment = etwas zur letzten Aktion in die Partie schreiben
command-undo = die letzte Aktion zurücknehmen
command-redo = sie wieder spielen
command-save = die aufgezeichnete Partie schreiben („{ own-save }! DATEI“ überschreibt eine Datei)
command-load = mit einer aufgezeichneten Partie weitermachen; „{ own-load }“ allein: mit einer der letzten
command-new = eine neue Partie mit denselben Spielern und Erweiterungen beginnen
command-help = das hier ausgeben
command-quit = aufhören; die Partie bleibt für das nächste Mal erhalten

help-actions = Aktionen
help-commands = Befehle
# $verbs: all of them
help-typing =
    Tippe die Nummer einer Aktion oder die Aktion selbst. Zu ihr gehört eines der Wörter { $verbs }, am Anfang oder am Ende: Bibliothek errichten, Weltwunder Die Sphinx mit Waffenlager, Statue abwerfen, Gesetzgebung nehmen. Groß- und Kleinschreibung spielt keine Rolle.
help-finding =
    Zum Finden genügt ein Teil: waffe und die Tabulatortaste oder Eingabe bieten an, was mit dem Waffenlager zu tun ist. Die Pfeiltasten holen frühere Zeilen zurück.

# -- questions. What is pressed: key-yes or key-no; the first in the brackets is also Enter.

key-yes = j
key-no = n
word-yes = ja
word-no = nein
ask-yes = { $question } [J/n]
ask-no = { $question } [j/N]
ask-go-on = Mit der Partie { $game } weitermachen?
ask-meant = Gemeint ist { $action }?
ask-which-meant = Was ist gemeint? [1-{ $count }, n: nichts davon]
ask-which-game = Mit welcher weitermachen? [1-{ $count }, n: mit keiner]
ask-leave = Diese Partie für die andere verlassen?
ask-another = Eine neue Partie beginnen?
ask-stop = Hier aufhören?
ask-kept = { $question } Diese bleibt erhalten: „{ own-load }“ findet sie.
ask-lost = { $question } Diese ist nicht gespeichert und ginge verloren.

# -- games that are kept

kept-about =
    { $actions ->
        [one] { $first } und { $second } ({ $actions } Aktion, { $when })
       *[other] { $first } und { $second } ({ $actions } Aktionen, { $when })
    }
kept-about-over = { $first } und { $second } (zu Ende, { $when })
kept-stays = Eine neue Partie; die andere bleibt: „{ own-load }“ zeigt sie.
kept-goes-on = Die Partie bleibt erhalten: „duel-nb play“ macht mit ihr weiter.
kept-not = Diese Partie lässt sich zurzeit nicht aufbewahren ({ $reason }): Speichere sie, bevor du gehst.

# -- during a game

play-greeting =
    Tippe eine Aktion wie „Altar errichten“, ihre Nummer oder einen Teil des Namens; „{ own-help }“ zeigt, was es sonst noch gibt.
play-two = Zwei spielen an dieser Tastatur; „{ own-computer } B“ lässt den Computer für B spielen.
play-placeholder = eine Aktion, ihre Nummer oder „{ own-help }“; Tabulator ergänzt
play-thinks = { $who } denkt nach …
play-over = Die Partie ist zu Ende: „{ own-save } DATEI“ bewahrt sie auf, „{ own-undo }“ geht zurück, „{ own-new }“ beginnt eine neue.
play-secret = Eine geheime Wahl: Nur { $who } schaut jetzt auf den Bildschirm.
play-only = Nur { $who } schaut jetzt auf den Bildschirm.
play-shows = Eingabe zeigt sie.
play-hides = Eingabe verbirgt sie wieder.
play-senate = Kammern des Senats: { $chambers }
play-chamber = { $chamber } { $who }
play-chamber-nobody = { $chamber } niemand
play-allowed = Das ist erlaubt.
play-coach = Der Trainer denkt nach; Strg-C hält ihn an …
play-stopped = Angehalten.
play-rule = „{ own-rule } { $rule }“ gibt die Regel aus.
play-noted = Zu Aktion { $number } notiert.
play-computer = { $who }: der Computer ({ $level })
play-person = { $who }: ein Mensch
play-loaded =
    { $actions ->
        [one] { $file }: { $actions } Aktion gespielt.
       *[other] { $file }: { $actions } Aktionen gespielt.
    }
written = { $file }: geschrieben.

# A Conspiracy that lies face down.
hidden-trigger = eine Verschwörung auslösen („{ own-look }“ zeigt, welche)
hidden-prepare = mit „{ $card }“ eine Verschwörung vorbereiten („{ own-look }“ zeigt, welche)

# -- what can be done, in groups

offers-choose = Zu wählen ({ $rule }):
offers-build = Errichten:
offers-recruit = Rekrutieren:
offers-activate = Aktivieren:
offers-discard = Für Münzen abwerfen:
offers-or = Oder:
# $action: what follows is with which card; $about: price and effect
offers-wonder = Weltwunder „{ $thing }“, mit:
offers-wonder-about = Weltwunder „{ $thing }“ ({ $about }), mit:
offers-prepare = „{ $thing }“ vorbereiten, mit:
offers-prepare-about = „{ $thing }“ vorbereiten ({ $about }), mit:
offers-prepare-hidden = Eine Verschwörung vorbereiten („{ own-look }“ zeigt, welche), mit:
offers-named = { $thing }
# $offerings: what the Offering tokens are worth that are spent
offers-using = { $thing } mit Opfergabe { $offerings }
offers-face-down = @{ $place }

# -- what cannot be done

wrong-secret = Das betrifft eine verdeckte Verschwörung: „{ own-look }“ zeigt, welche.
wrong-many = { $typed } passt auf { $count } Aktionen: Nenne mehr oder nimm eine Nummer.
wrong-meant = { $typed } ist nicht verständlich. Gemeint vielleicht: { $near }?
wrong-over = Die Partie ist zu Ende: Es gibt nichts mehr zu wählen.
wrong-over-command = Die Partie ist zu Ende; einen Befehl { $typed } gibt es nicht.
wrong-over-advice = Die Partie ist zu Ende: Es gibt keinen Tipp mehr.
wrong-number = Eine Aktion { $typed } gibt es nicht; „{ own-actions }“ listet 1 bis { $count } auf.
wrong-why = Sage, welche Aktion, zum Beispiel: { own-why } Bibliothek errichten
wrong-cost = Sage, was, zum Beispiel: { own-cost } Bibliothek
wrong-rule = Sage, welche Regel, zum Beispiel: { own-rule } BASE-MIL-03 oder: { own-rule } weiterer Zug
wrong-computer = Der Computer spielt A oder B, nicht { $typed }: { own-computer } B skilled
wrong-level = Die Stufe { $typed } gibt es nicht; wähle { $near }.
wrong-comment = Es wurde noch nichts gespielt, was sich kommentieren ließe.
wrong-undo = Es gibt nichts zurückzunehmen.
wrong-redo = Es gibt nichts wieder zu spielen.
wrong-save = Sage, wohin, zum Beispiel: { own-save } partie.json
wrong-save-there = { $file } gibt es schon: Nenne eine andere Datei oder tippe: { own-save }! { $file }
wrong-load = Sage, welche Datei, zum Beispiel: { own-load } partie.json
file-unwritten = { $file } lässt sich nicht schreiben: { $reason }.
file-unread = { $file } lässt sich nicht lesen: { $reason }.
file-unread-near = Es gibt keine Datei { $file }; meinst du { $near }?

# -- the command duel-nb

cli-output = Die Ausgabe
cli-input = Die Eingabe
cli-no-command-near = Einen Befehl { $typed } gibt es nicht; meinst du { $near }?
cli-no-command = Einen Befehl { $typed } gibt es nicht: { $command } --help listet alle auf.
cli-unusable = { $file } lässt sich nicht verwenden: { $reason }.
cli-there = { $file } gibt es schon: Nenne eine andere Datei oder füge --force hinzu.
cli-there-folder = { $file } gibt es schon: Nenne einen anderen Ordner oder füge --force hinzu.
cli-no-folder = Den Ordner { $folder } gibt es nicht.
cli-no-course =
    Die Notebooks des Kurses sind nicht hier: Gehe in den geklonten Ordner (er enthält „notebooks“) oder nenne eine Notebook-Datei.
cli-replace = Du hast { $file } geändert, und der Kurs hat eine neuere Fassung. Deine ersetzen?
cli-copied = { $folder }: { $what }.
cli-not-installed = Die Notebooks des Kurses sind hier nicht installiert.
cli-course-itself = { $folder } ist der Kurs selbst: Nenne einen anderen Ordner.
cli-course-there = { $folder }: Der Kurs ist da.
copy-new =
    { $count ->
        [one] { $count } Notebook kopiert
       *[other] { $count } Notebooks kopiert
    }
copy-updated =
    { $count ->
        [one] { $count } Notebook aktualisiert
       *[other] { $count } Notebooks aktualisiert
    }
copy-replaced =
    { $count ->
        [one] { $count } Notebook ersetzt
       *[other] { $count } Notebooks ersetzt
    }
copy-removed =
    { $count ->
        [one] { $count } alte Kopie entfernt (das Notebook heißt jetzt anders)
       *[other] { $count } alte Kopien entfernt (die Notebooks heißen jetzt anders)
    }
copy-kept =
    { $count ->
        [one] behalten, weil du es geändert hast: { $names } (benenne es um, um die neue Fassung zu bekommen)
       *[other] behalten, weil du sie geändert hast: { $names } (benenne sie um, um die neuen Fassungen zu bekommen)
    }
cli-no-notebook-file = { $file } ist kein Notebook (.ipynb).
cli-not-built = { $folder } hat kein { $file }; „duel-nb notebooks build“ erzeugt es.
cli-no-notebooks = Das Notebook { $typed } gibt es nicht; es gibt noch gar keine.
cli-root = Du bist root: JupyterLab wird mit --allow-root gestartet.
cli-no-lab = JupyterLab ist hier nicht installiert: { $command }
cli-rule = Nenne eine Regel mit ihrer Nummer oder mit Wörtern, zum Beispiel duel-nb rule wirtschaft.
cli-picture = Ein Bild wird als .png geschrieben; { $file } endet anders.
cli-not-saved = { $file }: { $problem }
cli-single = { $file } ist eine einzelne Stellung: --at ist für aufgezeichnete Partien.
cli-computer = Der Computer spielt A oder B, nicht { $typed }.
cli-two-games = Nenne eine Partie zum Weitermachen, nicht zwei.
cli-needs = { $option } braucht { $other }.
cli-no-diagrams = Ohne Diagramme, denn dafür fehlt matplotlib: { $command }
cli-games = Partien
cli-left = übrig
cli-no-step =
    { $steps ->
        [one] Das Szenario hat { $steps } Schritt; eine Stellung { $given } gibt es nicht.
       *[other] Das Szenario hat { $steps } Schritte; eine Stellung { $given } gibt es nicht.
    }
cli-no-name = Der Name der Datei ist leer.
cli-unmade = { $folder } lässt sich nicht anlegen: { $reason }.
cli-games-written =
    { $games ->
        [one] { $folder }: { $games } Partie geschrieben.
       *[other] { $folder }: { $games } Partien geschrieben.
    }
cli-games-in =
    { $games ->
        [one] { $file }: { $games } Partie.
       *[other] { $file }: { $games } Partien.
    }
cli-stopped =
    { $games ->
        [one] Angehalten nach { $played } von { $games } Partie.
       *[other] Angehalten nach { $played } von { $games } Partien.
    }
cli-goes-on = { $stopped } { $file } bewahrt sie auf: Derselbe Befehl macht weiter.
cli-rest-goes-on = { $unwritten } Was vorher geschrieben wurde, bleibt: Derselbe Befehl macht von dort aus weiter.

# -- der Lernstand einer Klasse

class-learner = Name
class-solved = Gelöst
class-lesson = Lektion
class-begun = Begonnen
class-finished = Fertig
class-not-begun = { $learner } hat noch nichts gelöst.
class-problem = { $learner }: { $problem }
class-test = Prüfung
class-before = Vorher
class-after = Nachher
marks-no-folder = { $learner } hat Ergebnisse auf Papier, aber keinen Ordner mit diesem Namen.
marks-columns = In { $file } fehlt die Spalte { $missing }: Die erste Zeile nennt die Spalten { $columns }.
marks-line = { $file }, Zeile { $line }: { $problem }
marks-no-name = Der Name fehlt.
marks-no-date = { $given } ist kein Datum wie 2026-11-27.
marks-no-count = { $right } von { $questions } ist kein Ergebnis wie 16 von 20.
