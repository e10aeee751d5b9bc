# What is asked (choice-…), that there is nothing to choose from (none-…), that something else was
# named (not-…). who: the player who chooses; whom: the opponent.

none = Übersprungen, da es nichts zu wählen gibt: { $due }

## The draft and the Ages

choice-draft = { $who } wählt eines der ausliegenden Weltwunder.
not-on-offer = Das Weltwunder „{ $what }“ steht nicht zur Auswahl; es gibt: { $there }.
choice-begin-weaker = { $who } ist militärisch schwächer und bestimmt, wer Zeitalter { $age } beginnt.
choice-begin-last = { $who } hat zuletzt gespielt und bestimmt, wer Zeitalter { $age } beginnt, da die Konflikt-Spielfigur in der Mitte steht.

## Progress tokens

choice-progress = { $who } hat ein Paar gleicher Forschungssymbole und nimmt ein Fortschritts-Plättchen.
none-progress = { $who } hat ein Paar, aber auf dem Spielplan liegt kein Fortschritts-Plättchen mehr.
not-progress = Das Fortschritts-Plättchen „{ $what }“ liegt nicht auf dem Spielplan; dort { $number ->
    [one] liegt
   *[other] liegen
 }: { $there }.
token-on-enki = Das Fortschritts-Plättchen „{ $what }“ liegt auf Enki, nicht auf dem Spielplan.
choice-keep-progress = { $count ->
    [one] { $who } behält das eine Fortschritts-Plättchen, das aus der Spielschachtel gezogen wurde.
   *[other] { $who } behält eines der { $count } Fortschritts-Plättchen, die aus der Spielschachtel gezogen wurden.
 }
not-drawn-token = Das Fortschritts-Plättchen „{ $what }“ wurde nicht aus der Spielschachtel gezogen.
choice-enki = { $who } nimmt eines der Fortschritts-Plättchen auf Enki.
none-on-enki = Auf Enki liegt kein Fortschritts-Plättchen, da die Spielschachtel leer war.
not-on-enki = Das Fortschritts-Plättchen „{ $what }“ liegt nicht auf Enki.
choice-obscurantism = { $who } sperrt ein Fortschritts-Plättchen: vom Spielplan, von { $whom } oder aus der Spielschachtel.
none-lockable = Es kann kein Fortschritts-Plättchen gesperrt werden: An keinem der drei Orte liegt eines.
not-lockable = Das Fortschritts-Plättchen „{ $what }“ liegt weder auf dem Spielplan noch in der Spielschachtel noch bei { $whom }.
choice-espionage = { $who } nimmt ein Fortschritts-Plättchen aus der Spielschachtel.
not-token-in-box = Das Fortschritts-Plättchen „{ $what }“ ist nicht in der Spielschachtel.

## Cards of the opponent

choice-discard-brown = { $who } wirft eine braune Karte von { $whom } ab.
choice-discard-grey = { $who } wirft eine graue Karte von { $whom } ab.
choice-expropriation = { $who } wirft eine blaue Karte von { $whom } ab.
choice-swindle = { $who } wirft eine gelbe Karte von { $whom } ab.
choice-baal = { $who } stiehlt eine braune oder graue Karte von { $whom }.
choice-foreclosure = { $who } nimmt eine braune oder graue Karte von { $whom }.
none-opposing-card = { $whom } hat keine { $part } Karte, die abgeworfen werden könnte.
none-baal = { $whom } hat keine { $part } Karte, die gestohlen werden könnte.
none-foreclosure = { $whom } hat keine { $part } Karte, die genommen werden könnte.
not-opposing-card = „{ $what }“ ist keine { $part } Karte in der Stadt von { $whom }.
not-baal = „{ $what }“ ist keine { $part } Karte in der Stadt von { $whom }.
not-foreclosure = „{ $what }“ ist keine { $part } Karte in der Stadt von { $whom }.
choice-snake = { $who } legt das Schlangen-Plättchen auf eine grüne Karte von { $whom } und hat damit ihr Forschungssymbol.
none-snake = { $whom } hat keine grüne Karte: Das Schlangen-Plättchen wird nie gelegt.
not-snake = „{ $what }“ ist keine grüne Karte in der Stadt von { $whom }.
choice-coercion = { $who } gibt eine blaue oder grüne Karte ab und nimmt dafür eine der gleichen Farbe von { $whom }.
none-coercion = Weder blaue noch grüne Karten liegen in beiden Städten: Es wird nichts getauscht.
not-in-city = Die Karte „{ $what }“ liegt nicht in der Stadt von { $who }.
not-of-one-colour = „{ $own }“ und „{ $other }“ sind weder beide blau noch beide grün.

## Cards that lie elsewhere

choice-build-from-discard = { $who } errichtet eine Karte vom Ablagestapel gratis.
choice-hades = { $who } errichtet eine Karte vom Ablagestapel gratis.
none-in-discard = Der Ablagestapel ist leer: Es gibt nichts zu errichten.
not-in-discard = Die Karte „{ $what }“ liegt nicht auf dem Ablagestapel.
choice-property-fraud = { $who } errichtet ein Gebäude der hintersten Reihe gratis.
none-in-row-one = In Reihe 1 liegt nichts mehr: Der Immobilienbetrug errichtet nichts.
none-in-row-one-but-senators = In Reihe 1 liegen nur noch Senatoren: Der Immobilienbetrug errichtet nichts.
not-in-row-one = Die Karte „{ $what }“ liegt nicht in der hintersten Reihe.
property-fraud-no-senator = Ein Senator kann nicht durch Immobilienbetrug genommen werden.
choice-treason = { $who } errichtet eine der bei der Vorbereitung aussortierten Karten gratis.
not-removed = Die Karte „{ $what }“ gehört nicht zu den Karten, die für dieses oder ein früheres Zeitalter aussortiert wurden.
treason-no-senator = „{ $what }“ ist ein Senator, und alle Senatoren sind im Spiel: Unter diesen Karten ist keiner.
treason-no-purple = Die Karte „{ $what }“ ist nicht dabei: Unter den aussortierten Karten ist weder Gilde noch Großtempel.
choice-zeus = { $who } legt eine beliebige Karte der Auslage auf den Ablagestapel.
none-zeus = In der Auslage liegt keine Karte mehr für Zeus.
not-zeus = Die Karte „{ $what }“ liegt nicht offen in der Auslage; eine verdeckte Karte wird mit ihrem Platz genannt.
not-zeus-at = Auf { $place } liegt keine verdeckte Karte.
choice-turn-of-events = { $who } wirft eine zugängliche Karte der Auslage ab (Wendung der Ereignisse).
choice-turn-of-events-again = { $who } darf eine zweite Karte der Auslage abwerfen (Wendung der Ereignisse).
none-turn-of-events = In der Auslage liegt keine Karte mehr, die abgeworfen werden könnte.
none-turn-of-events-again = In der Auslage liegt keine zweite Karte, die abgeworfen werden könnte.
not-turn-of-events = Die Karte „{ $what }“ ist in der Auslage nicht zugänglich.
not-turn-of-events-at = Auf { $place } liegt keine zugängliche Karte.
not-turn-of-events-again = { not-turn-of-events }
not-turn-of-events-again-at = { not-turn-of-events-at }

## Wonders

choice-ra = { $who } stiehlt ein noch nicht errichtetes Weltwunder von { $whom }.
choice-extortion = { $who } nimmt ein noch nicht errichtetes Weltwunder von { $whom }.
none-unbuilt-of-opponent = { $whom } hat kein Weltwunder, das noch nicht errichtet ist.
not-unbuilt-of-opponent = „{ $what }“ ist kein noch nicht errichtetes Weltwunder von { $whom }.
choice-anubis = { $who } zerstört ein errichtetes Weltwunder.
choice-anubis-own = { $who } zerstört ein eigenes Weltwunder, da kein anderes steht.
none-standing = Es steht kein Weltwunder, das Anubis zerstören könnte.
not-standing = Das Weltwunder „{ $what }“ steht nicht.
choice-sabotage = { $who } legt ein errichtetes Weltwunder von { $whom } in die Spielschachtel zurück.
none-standing-of-opponent = Von { $whom } steht kein Weltwunder.
not-standing-of-opponent = Das Weltwunder „{ $what }“ steht nicht in der Stadt von { $whom }.
choice-isis = { $who } errichtet mit einer Karte vom Ablagestapel ein Weltwunder gratis.
none-isis-card = Der Ablagestapel ist leer, also errichtet Isis nichts.
none-isis-wonder = { $who } hat kein Weltwunder mehr, das sich mit Isis errichten ließe.
not-own-unbuilt = „{ $what }“ ist kein noch nicht errichtetes Weltwunder von { $who }.

## The military track

choice-minerva = { $who } stellt Minerva auf ein Feld des Militär-Spielplans.
not-minervas-space = Minerva kann nicht auf dem Feld der Konflikt-Spielfigur stehen.
choice-neptune-remove = { $who } entfernt ein Militär-Plättchen ohne Effekt.
choice-neptune-apply = { $who } führt ein weiteres Militär-Plättchen aus.
choice-neptune-last = { $who } führt das letzte Militär-Plättchen aus oder entfernt es ohne Effekt.
none-military-token = Für Neptun ist kein Militär-Plättchen mehr da.
not-military-token = Es gibt kein Militär-Plättchen { $what }.

## The Pantheon

choice-place-divinity = { $count ->
    [one] { $who } legt eine Gottheit verdeckt auf eine freie Anlegefläche des Pantheons.
   *[other] { $who } legt eine von { $count ->
        [2] zwei
       *[other] { $count }
     } Gottheiten verdeckt auf eine freie Anlegefläche des Pantheons.
 }
not-place-divinity = { $what-kind ->
    [gate] Das Tor gehört nicht zu den angesehenen Karten.
   *[other] { $what } gehört nicht zu den angesehenen Karten.
 }
space-not-empty = Anlegefläche { $space } des Pantheons ist nicht frei.
choice-choose-token = { $who } wählt, welches der freigelegten Plättchen zuerst genommen wird.
not-choose-token = Auf „{ $what }“ liegt kein freigelegtes Plättchen.
not-choose-token-at = Auf { $place } liegt kein freigelegtes Plättchen; zur Auswahl stehen: { $options }.
choice-place-gate = { $who } wählt die freie Anlegefläche des Pantheons, auf die das Tor kommt.
not-place-gate = Jetzt wird nur das Tor gelegt.
choice-gate = { $who } aktiviert eine der aufgedeckten Gottheiten ohne weitere Kosten.
choice-theater = { $who } aktiviert eine der aufgedeckten Gottheiten ohne weitere Kosten.
none-revealed = Es wird keine Gottheit aufgedeckt, da alle Stapel leer sind.
not-revealed = { $what-kind ->
    [gate] Das Tor gehört nicht zu den aufgedeckten Gottheiten.
   *[other] { $what } gehört nicht zu den aufgedeckten Gottheiten.
 }
activation-is-free = Diese Aktivierung kostet nichts, also wird dafür kein Opfergaben-Plättchen abgegeben.
choice-open-deck = { $who } deckt einen Mythologie-Stapel auf und aktiviert danach eine seiner Gottheiten.
none-deck = Alle Mythologie-Stapel sind leer: Es kann keine Gottheit aktiviert werden.
not-deck = Der { $what }e Stapel ist leer.
choice-restack = { $who } wählt, welche Gottheit als oberste auf ihren Stapel kommt.
not-to-put-back = { $what } gehört nicht zu den Gottheiten, die zurückgelegt werden.

## Cubes and Senators. by: what asks for it

inner-token = inneres Militär-Plättchen
outer-token = äußeres Militär-Plättchen
choice-place-cube = { $who } platziert einen Würfel in einer beliebigen Kammer ({ $by }).
none-cube-to-place = { $who } hat keinen Würfel mehr zum Platzieren ({ $by }).
not-cube-to-place = { $what } ist keine Kammer für einen Würfel.
choice-remove-cube = { $who } entfernt einen Würfel von { $whom } aus dem Senat ({ $by }).
none-cube-to-remove = { $whom } hat keinen Würfel im Senat, der entfernt werden könnte ({ $by }).
not-cube-to-remove = { $whom } hat keinen Würfel in Kammer { $what }.
choice-move-cube = { $who } bewegt einen Würfel in eine benachbarte Kammer ({ $by }).
choice-move-cube-or-not = { $who } darf einen Würfel in eine benachbarte Kammer bewegen ({ $by }).
none-move-cube = { $who } hat keinen Würfel im Senat, der bewegt werden könnte ({ $by }).
no-cube-in = { $who } hat keinen Würfel in Kammer { $chamber }.
not-adjacent = Die Kammern { $here } und { $there } sind nicht benachbart: Ein Würfel zieht im Halbkreis nur eine Kammer weiter.
cube-elsewhere = Dieser Würfel darf nur in Kammer { $where }.
no-cube-left = { $who } hat keinen Würfel mehr zum Platzieren.
choice-senate-actions-place = { $left ->
    [one] { $who } hat { $left } Senatsaktion: einen Würfel in Kammer { $where } platzieren oder passen.
   *[other] { $who } hat { $left } Senatsaktionen: einen Würfel in Kammer { $where } platzieren oder passen.
 }
choice-senate-actions-move = { $left ->
    [one] { $who } hat { $left } Senatsaktion: einen Würfel bewegen oder passen.
   *[other] { $who } hat { $left } Senatsaktionen: einen Würfel bewegen oder passen.
 }
choice-senate-actions-place-or-move = { $left ->
    [one] { $who } hat { $left } Senatsaktion: einen Würfel in Kammer { $where } platzieren, einen bewegen oder passen.
   *[other] { $who } hat { $left } Senatsaktionen: einen Würfel in Kammer { $where } platzieren, einen bewegen oder passen.
 }
actions-stay = Die Zahl der Aktionen dieses Politikers bleibt so, wie sie beim Rekrutieren war.
choice-conspirator = { $who } darf einen Würfel in einer beliebigen Kammer platzieren oder sich verschwören oder passen (Verschwörer).
choice-conspirator-without-cube = { $who } hat keinen Würfel zum Platzieren und darf sich verschwören oder passen (Verschwörer).
conspirator-moves-none = Ein Verschwörer bewegt keinen Würfel: Mit ihm platziert man einen oder verschwört sich.
turn-too-late = Kein weiterer Zug: Das Dekret „{ $decree }“ kommt für diesen Verschwörer zu spät.

## Conspiracies and Decrees

choice-keep-conspiracy = { $who } behält eine der gezogenen Verschwörungen.
not-drawn-conspiracy = Die Verschwörung „{ $what }“ wurde nicht gezogen.
choice-return-conspiracy = { $who } legt die andere Verschwörung zurück, auf oder unter den Stapel.
choice-insider-influence = { $who } schiebt ein Dekret des Senats unter das Dekret einer anderen Kammer.
no-such-decree = In Kammer { $chamber } liegt kein solches Dekret.
decree-must-move = Das Dekret muss in eine andere Kammer.
choice-curia-julia = { $who } darf eine nicht vorbereitete Verschwörung auslösen (Curia Julia).
none-curia-julia = { $who } hat keine nicht vorbereitete Verschwörung zum Auslösen.
triggered-already = Die Verschwörung „{ $what }“ wurde schon ausgelöst.
curia-julia-not-prepared = Die Verschwörung „{ $what }“ ist vorbereitet: Mit Curia Julia wird eine nicht vorbereitete ausgelöst.
not-in-front = Die Verschwörung „{ $what }“ liegt nicht vor { $who }.

## Said while something is chosen

theology-too-late = Die Theologie gilt erst für spätere Weltwunder, nicht für das Weltwunder „{ $wonder }“ selbst.
token-lost = Das Plättchen darauf verlässt das Spiel.
restacked = { $who } legt { $divinity } als oberste Karte auf ihren Stapel.
restacked-overheard = { $who } wählt, welche Gottheit als oberste auf ihren Stapel kommt.
wonder-not-drafted = Was das Weltwunder „{ $wonder }“ bei der Auswahl bringt, erhält { $who } nicht.
senator-not-constructed = „{ $what }“ ist ein Senator: Er wird rekrutiert, nicht errichtet.
building-not-recruited = „{ $what }“ ist ein Gebäude: Es wird errichtet, nicht rekrutiert.
age-begins = { $who } beginnt Zeitalter { $age }.
decree-goes-on = Es gilt weiter für { $who }, denn beide Kammern sind unter derselben Kontrolle.
