# Was an dem nicht stimmt, was einer Funktion wie duel.board oder duel.rule gegeben wird.

# -- Bretter und Partien

board-no-position = Ein Spielplan zeigt eine Stellung des Spiels, nicht { $type }.
board-no-position-but-state = Ein Spielplan zeigt eine Stellung des Spiels, nicht { $type }. Die Stellung darin ist .state.
board-no-actions = actions: Erwartet wird eine Liste wie ['build Altar'], nicht { $given }.
board-no-players = players: Erwartet werden zwei, etwa ('person', 'casual'), nicht { $given }.
board-no-player =
    Wer spielt, ist { $person }, eine Stufe wie 'casual' oder 'best', oder hat choose(view, actions); { $given } ist nichts davon.
no-computer-player = Einen Computergegner { $given } gibt es nicht; zur Wahl stehen { $known }.
picture-scale = Der Maßstab eines Bildes liegt zwischen 0,25 und 4, nicht bei { $given }.
record-no-board = record nimmt einen interaktiven Spielplan, wie duel.board(s) ihn ergibt, nicht { $type }.
record-no-position = Eine aufgezeichnete Partie beginnt mit einer Stellung des Spiels, nicht mit { $type }.
record-of-view = Eine aufgezeichnete Partie beginnt mit dem Spiel selbst, nicht mit dem, was nur einer davon weiß.
chance-no-position = chance betrachtet eine Stellung des Spiels oder einen Spielplan, nicht { $type }.
hint-no-position = hint betrachtet eine Stellung des Spiels oder einen Spielplan, nicht { $type }.
hint-over = Die Partie ist zu Ende: Es gibt nichts zu entscheiden.
review-no-game = review nimmt eine aufgezeichnete Partie, ihre Datei oder einen interaktiven Spielplan, nicht { $type }.
game-is-folder = { $folder } ist ein Ordner: Nenne eine der Partien darin.
language-assigned = Die Sprache wird durch einen Aufruf gesetzt: duel.language({ $given }).
game-no-position =
    { $actions ->
        [one] Die Partie hat { $actions } Aktion; eine Stellung { $given } gibt es nicht.
       *[other] Die Partie hat { $actions } Aktionen; eine Stellung { $given } gibt es nicht.
    }
game-no-action =
    { $actions ->
        [one] Die Partie hat { $actions } Aktion; die Nummer { $given } gibt es nicht.
       *[other] Die Partie hat { $actions } Aktionen; die Nummer { $given } gibt es nicht.
    }
game-no-line =
    { $lines ->
        [one] Die Partie hat { $lines } Variante; eine Variante { $given } gibt es nicht.
       *[other] Die Partie hat { $lines } Varianten; eine Variante { $given } gibt es nicht.
    }
export-no-page = Eine Seite zum Durchblättern ist eine Datei wie 'game.html', nicht { $given }.
export-nothing = Erwartet wird eine aufgezeichnete Partie, ein Spielplan, ein Szenario oder ein Rätsel, nicht { $given }.

# -- Szenarien, Editor und Schiedsrichter, ein erstes Spiel, Rätsel

scenario-is-folder = { $folder } ist ein Ordner: Nenne eines der Szenarien darin.
no-scenario = Ein Szenario { $given } gibt es nicht; ihre Dateien liegen bei den Beispielen.
no-scenario-near = Ein Szenario { $given } gibt es nicht; meinst du { $near }?
scenario-no-path = Erwartet wird eine Datei, ein Ordner oder die Kennung eines Szenarios, nicht { $given }.
no-scenario-of-position = Diese Stellung lässt sich nicht als Szenario schreiben: { $problem }
setup-unnamed = Manches, was offen liegt, lässt sich nicht mit Namen angeben.
game-or-keywords = Gib ein Spiel an oder { $keywords }, aber nicht beides.
editor-no-position = Ein Editor braucht eine Stellung des Spiels, nicht { $type }.
referee-no-position = Ein Schiedsrichter braucht eine Stellung des Spiels, nicht { $type }.
referee-of-view = Ein Schiedsrichter braucht das Spiel selbst, nicht das, was nur einer davon weiß.
first-nothing-asked = Jetzt wird nichts gefragt.
first-cannot-be = Das kann nicht { $given } sein: Wähle etwas, das angeboten wird.
first-offering-gone = Die Opfergabe mit dem Wert { $value } ist schon genommen.
no-theme = Ein Thema { $given } gibt es nicht; zur Wahl stehen: { $known }.
no-theme-near = Ein Thema { $given } gibt es nicht; meinst du { $near }?
no-puzzle = Ein Rätsel { $given } gibt es nicht: Sie haben die Nummern 1 bis { $last }.
no-puzzle-near = Ein Rätsel { $given } gibt es nicht: Sie haben die Nummern 1 bis { $last }; am nächsten liegt { $near }.
no-puzzle-of-theme = Mit diesen Erweiterungen gibt es noch kein Rätsel zum Thema { $theme }.
proof-of-view = Ein Beweis beginnt mit der Sicht eines Spielers, A oder B.
puzzle-other-theme = Rätsel { $number } hat das Thema { $theme } und nicht { $other }; lass eines davon weg.

# -- Teile des Spiels, Regeln, Sprachen

no-deck = Einen Stapel { $given } gibt es nicht, nur { $known }.
no-kind = Arten sind { $known }, nicht { $given }.
no-rule =
    Eine Regel { $given } gibt es nicht: Eine Kennung sieht aus wie BASE-MIL-03. Suche sie mit rules('{ $word }') oder mit duel-nb rule --search { $word }.
no-rule-near = Eine Regel { $given } gibt es nicht: Eine Kennung sieht aus wie BASE-MIL-03. Meinst du { $near }?
no-rule-of-words = Keine Regel hat alle diese Wörter: { $words }
no-rule-of-words-near = Keine Regel hat alle diese Wörter: { $words }. Am nächsten kommt { $rule }: { $title }.
rules-no-text = rules sucht Wörter eines Textes wie 'weiterer Zug', nicht { $given }.
rules-corrected = Keine Regel hat die getippten Wörter; diese hier haben: { $words }
rules-more = Dazu { $count } weitere: Ein Wort mehr findet weniger, eine Kennung zeigt die Regel.
no-difference = Einen Unterschied { $given } gibt es nicht, nur { $known }.
language-no-text = Eine Sprache ist eine von { $known }, nicht { $given }.
no-language = Eine Sprache „{ $given }“ gibt es nicht, nur { $known }.
language-of-variable = { $variable }: { $problem } Es bleibt bei Englisch.

# -- simulations, $install: a command

simulate-no-dask = Ein Cluster braucht Dask, das nicht installiert ist: { $install }
simulate-no-scheduler = Unter { $address } gibt es keinen Dask-Scheduler.
simulate-made-players = Die Rechner eines Clusters machen die Spieler selbst: Nenne sie, etwa 'greedy', oder gib ihre Klasse an.
simulate-no-worker = Der Dask-Scheduler unter { $address } hat keine Rechner; so starten welche: dask worker { $address } --nworkers auto
simulate-scheduler-gone = Der Dask-Scheduler ist nicht mehr da. Werden die Partien in eine Datei geschrieben, setzt derselbe Aufruf den Lauf fort.
simulate-workers-die = Die Rechner des Dask-Clusters enden, bevor eine Partie zu Ende ist: Reicht der Speicher?
simulate-processes-die = Die spielenden Prozesse endeten { $times } Mal, bevor eine Partie zu Ende war: Reicht der Speicher? Mit workers=1 wird alles in diesem Prozess gespielt. (Ein Skript ruft simulate unter `if __name__ == '__main__':` auf.)
simulate-written = { $file } wird gerade von einem anderen Lauf geschrieben.
simulate-no-player = Ein Spieler ist ein Name wie 'greedy', nicht { $given }.
simulate-players = Eine Partie hat zwei Spieler, nicht { $count }.
simulate-no-parquet = Eine Parquet-Datei braucht pyarrow, das nicht installiert ist: { $install }. Eine Datei mit der Endung .csv.gz braucht kein weiteres Paket.
simulate-ending = Partien werden als { $known } geschrieben; { $given } endet anders.
simulate-other-seed = In { $file } sind Partien mit der Startzahl { $old }, nicht { $new }: Nenne eine andere Datei.
simulate-other-mixes = In { $file } sind Partien mit { $old }, nicht mit { $new }: Nenne eine andere Datei.
simulate-other-edition = In { $file } sind Partien nach der Ausgabe { $old }, nicht { $new }: Nenne eine andere Datei.
simulate-other-players = In { $file } sind Partien mit den Spielern { $old }, nicht { $new }: Nenne eine andere Datei.
simulate-no-table = { $file } ist keine Tabelle simulierter Partien oder ist beschädigt.

# -- films

film-nothing = Ein Film braucht mindestens eine Stellung.
film-captions = Zahl der Bildtexte: { $captions }, der Stellungen: { $positions }; in einem Film sind es gleich viele.
film-pace = Ein Film zeigt eine Stellung länger als 0 Sekunden, nicht { $given }.

# -- a rule: where it stands

rule-see-also = Siehe auch: { $rules }
rule-shown-by = Gezeigt in:
source-where = { $source }: { $where }
source-base = Spielregel des Grundspiels
source-pantheon-en = Spielregel von Pantheon, englisch
source-pantheon-fr = Spielregel von Pantheon, französisch
source-pantheon-de = Spielregel von Pantheon, deutsch
source-pantheon-ru = Spielregel von Pantheon, russisch
source-agora-ru = Spielregel von Agora, russisch
source-erratum = Berichtigung des Verlags
source-ruling = Entscheidung

# -- where the editions differ

editions-topic = Thema
editions-say = Was die Ausgaben sagen
editions-played = Was gespielt wird
editions-in-play = Im Spiel
editions-rules = Regeln
editions-row-played = gespielt
editions-row-in-play = im Spiel
editions-row-rules = Regeln
editions-some = { $count } von { $every } Punkten, in denen sich die gedruckten Ausgaben unterscheiden.
editions-none-follow = { $count } Punkte, in denen sich die gedruckten Ausgaben unterscheiden oder nicht klar sind. Keiner folgt der Ausgabe der Partie, wie in new_game(edition='fr'); alle werden in jeder Ausgabe gleich gespielt.
editions-all = { $count } Punkte, in denen sich die gedruckten Ausgaben unterscheiden oder nicht klar sind. Der Ausgabe der Partie, wie in new_game(edition='fr'), folgen { $following }; alle anderen werden in jeder Ausgabe gleich gespielt.
editions-and = { $before } und { $then }
edition-of-base = Spielregel
edition-of-pantheon-en = Englisch
edition-of-pantheon-fr = Französisch
edition-of-pantheon-de = Deutsch
edition-of-pantheon-ru = Russisch
edition-of-agora-ru = Russisch
edition-of-erratum = Berichtigung
short-edition-of-base = Druck
short-edition-of-pantheon-en = en
short-edition-of-pantheon-fr = fr
short-edition-of-pantheon-de = de
short-edition-of-pantheon-ru = ru
short-edition-of-agora-ru = ru
short-edition-of-erratum = Korrektur
