# Was an einer Datei nicht stimmt: an einer gespeicherten Stellung oder Partie.

in-file = { $file }: { $problem }
in-position = In setup.position: { $problem }

no-saved-game = Das ist keine gespeicherte Stellung: { $problem }
no-saved-game-by-format = Das ist keine gespeicherte Stellung: Erwartet wird "format": "{ $format }".
no-saved-game-but-recorded =
    Das ist keine gespeicherte Stellung: Erwartet wird "format": "{ $format }"; dies ist eine aufgezeichnete Partie, die load_game liest.
saved-game-version = Die gespeicherte Stellung hat die Version { $version }; dieses Programm liest { $known }.
no-recorded-game = Das ist keine aufgezeichnete Partie: { $problem }
no-recorded-game-by-format = Das ist keine aufgezeichnete Partie: Erwartet wird "format": "{ $format }".
no-recorded-game-but-position =
    Das ist keine aufgezeichnete Partie: Erwartet wird "format": "{ $format }"; dies ist eine einzelne Stellung, die from_json liest.
recorded-game-version = Die aufgezeichnete Partie hat die Version { $version }; dieses Programm liest { $known }.

json-no-text-given = Erwartet wird der Text, den to_json() ergibt, nicht { $type }.
json-empty = Es steht nichts darin.
json-file-name = Erwartet wird der Text einer Datei, nicht ihr Name { $given }.
json-wrong = Ab Zeile { $line }, Spalte { $column } ist es kein JSON.
json-no-text = Es ist kein Text.
json-nested = Es ist zu tief verschachtelt.
json-number = Eine Zahl darin hat Tausende von Ziffern.
text-utf-16 = Es ist UTF-16; speichere es als UTF-8.
text-no-utf-8 = Es ist kein UTF-8-Text.

damaged = Die gespeicherte Partie ist beschädigt: { $problems }.
damaged-and-more = und { $more } weitere dieser Art
damaged-file = Die gespeicherte Partie ist beschädigt: { $problem }
damaged-because = Die gespeicherte Partie ist bei { $path } beschädigt: { $problem }
damaged-expected = Die gespeicherte Partie ist bei { $path } beschädigt: erwartet: { $expected }; gefunden: { $given }.
damaged-missing = Die gespeicherte Partie ist beschädigt: { $path } fehlt.
damaged-key = Einen Schlüssel { $given } gibt es nicht, nur { $known }.
damaged-key-near = Einen Schlüssel { $given } gibt es nicht; meinst du { $near }?
damaged-beside-position =
    Die gespeicherte Partie ist bei { $path } beschädigt: Eine Partie, die mit einer Stellung beginnt, hat das von der Stellung.
damaged-view =
    Die gespeicherte Partie ist bei setup.position beschädigt: Das ist nur, was einer der beiden von einer Stellung sieht; erwartet wird die ganze Stellung.
damaged-over = Die gespeicherte Partie ist bei { $path } beschädigt: Die Partie ist dort schon zu Ende.
damaged-action = Die gespeicherte Partie ist bei { $path } beschädigt: { $action } ist dort nicht möglich: { $problem }
damaged-chance =
    Die gespeicherte Partie ist bei { $path } beschädigt: in der Datei: { $recorded }; in dieser Partie: { $found }.
damaged-result =
    Die gespeicherte Partie ist bei { $path } beschädigt: in der Datei: { $given }; das Ergebnis dieser Partie: { $result }.
damaged-no-result = Die gespeicherte Partie ist beschädigt: result fehlt, obwohl die Partie zu Ende ist: { $outcome }.
nothing = nichts

expected-table = eine Tabelle
expected-list = eine Liste
expected-list-of = { $count ->
        [one] eine Liste mit { $count } Eintrag
       *[other] eine Liste mit { $count } Einträgen
    }
expected-text = ein Text
expected-number = eine ganze Zahl
expected-number-in = eine Zahl von { $least } bis { $most }
expected-one-of = eines von { $known }
expected-id = eine Kennung ({ $kind })
expected-copy = ein Exemplar, das es gibt ({ $thing })
expected-card-once = eine Karte, die nicht zweimal dasteht
expected-token-once = ein Plättchen, das nicht zweimal dasteht
expected-wonder-once = ein Weltwunder, das nicht zweimal dasteht
expected-decree-once = ein Dekret, das nicht zweimal dasteht
expected-place-once = ein Platz, der nicht zweimal dasteht
expected-player-once = jemand, der nicht zweimal dasteht
expected-expansions-once = jede Erweiterung nur einmal
expected-place = ein Platz dieser Auslage wie „{ $example }“
expected-who-acts = { $who }, am Zug

system-missing = diese Datei oder diesen Ordner gibt es nicht
system-denied = keine Berechtigung
system-folder = das ist ein Ordner
system-no-folder = ein Teil des Pfads ist kein Ordner
system-exists = es gibt sie schon
system-character = der Name oder der Text enthält ein ungültiges Zeichen
system-long = der Name ist zu lang
system-large = sie ist zu groß
system-full = auf dem Datenträger ist kein Platz mehr
system-read-only = der Datenträger ist schreibgeschützt
system-special = das ist keine gewöhnliche Datei
system-loop = die Verknüpfungen führen im Kreis
