# The tips of a first game: the text, its title, and why (see lessons/first_game/tips.toml).
# $who has acted or is to act, $whom is the opponent.

# -- the base game ---------------------------------------------------------------------------------

first-goal-title = Wie man gewinnt
first-goal =
    Bring die Konflikt-Spielfigur in die gegnerische Hauptstadt oder sammle sechs verschiedene Forschungssymbole, und du gewinnst sofort. Sonst gewinnt nach drei Zeitaltern, wer mehr Siegpunkte hat.
first-goal-why =
    Zwei der drei Wege beenden die Partie auf der Stelle. Behalte also die Spielfigur und die grünen Karten deines Gegners im Auge, während du Punkte sammelst.

first-wonders-dealt-title = Eure Weltwunder
first-wonders-dealt =
    In der ersten Partie werden die Weltwunder verteilt, vier für jeden von euch. Sie sind teuer und stark; welche du wann errichtest, ist deine Sache.
first-wonders-dealt-why =
    So müsst ihr nicht alle kennen, bevor ihr anfangt. In späteren Partien wählt ihr die Weltwunder abwechselnd aus.

first-draft-title = Weltwunder auswählen
first-draft =
    Vor der ersten Karte wählt ihr Weltwunder. Von vieren nimmt der Startspieler eines, der andere zwei, und das letzte bekommt der Startspieler; danach geht es mit vier weiteren umgekehrt.
first-draft-why =
    So bekommt niemand alle guten. Nimm, was dir gefällt: Du musst nicht alle errichten.

first-turn-title = Dein Zug
first-turn =
    Nimm eine Karte, die von keiner anderen verdeckt wird: Errichte sie für die Kosten links oben, wirf sie für Münzen ab oder schiebe sie unter ein Weltwunder, das du errichtest.
first-turn-why =
    Eine Karte, drei Verwendungen: Selbst eine Karte, die du nicht bezahlen kannst, nützt dir, und { $whom } bekommt sie nicht mehr.

first-produces-title = Ressourcen
first-produces =
    Was eine braune oder graue Karte produziert, hast du in jedem späteren Zug; verbraucht wird es nie.
first-produces-why =
    Was { $who } produziert, muss { $who } nicht kaufen, und { $whom } zahlt { $units } mehr für jede gekaufte Einheit { $resource }, falls nicht eine gelbe Karte den Preis festlegt.

first-trade-title = Ressourcen kaufen
first-trade =
    Was dir für die Kosten fehlt, kaufst du: Jede Einheit kostet 2 Münzen und 1 mehr für jedes Symbol dieser Ressource auf den braunen und grauen Karten deines Gegners.
first-trade-why = { $bill }

first-discard-title = Für Münzen abwerfen
first-discard =
    Eine abgeworfene Karte bringt 2 Münzen und 1 weitere für jede deiner gelben Karten.
first-discard-why =
    Sie liegt dann auf dem Ablagestapel, und { $whom } kann sie nicht mehr aus der Auslage nehmen.

first-blue-title = Blaue Karten
first-blue =
    Eine blaue Karte tut nur eines: Sie zählt bei Spielende.
first-blue-why =
    Die Karte „{ $card }“ ist { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } wert. Die Siegpunkte der blauen Karten entscheiden auch bei Gleichstand.

first-green-title = Grüne Karten
first-green =
    Eine grüne Karte zeigt ein Forschungssymbol. Wer sechs verschiedene hat, gewinnt sofort.
first-green-why =
    Das Symbol der Karte „{ $card }“: { $symbol }. Achte auch auf die grünen Karten von { $whom }.

first-shield-title = Schilde
first-shield =
    Für jeden Schild zieht die Konflikt-Spielfigur sofort ein Feld auf die gegnerische Hauptstadt zu.
first-shield-why =
    Die Hauptstädte liegen 9 Felder von der Mitte. Es ist ein Weg für beide: Deine Schilde holen zurück, was dein Gegner gewonnen hat.

first-chain-title = Kostenfreies Bauen
first-chain =
    Eine Karte ist kostenfrei, wenn das weiße Symbol unter ihren Kosten auch auf einer Karte in deiner Stadt steht.
first-chain-why =
    { CAPITAL(thing-inside) } ist für { $who } kostenfrei: Das Bausymbol „{ $symbol }“ zeigt auch die Karte „{ $source }“. Schau auch, welche { $whom } hat.

first-fixed-price-title = Ein fester Preis
first-fixed-price =
    Manche gelben Karten legen einen Preis fest: Die gezeigten Ressourcen kaufst du für je 1 Münze.
first-fixed-price-why =
    Für die Karte „{ $card }“ sind das: { $resources }, egal, was { $whom } produziert.

first-choice-title = Eines von mehreren
first-choice =
    Was eine von mehreren Ressourcen produziert, gibt dir eine Einheit, für jedes Bauwerk neu gewählt.
first-choice-why =
    { CAPITAL(thing-inside) } produziert { $resources }. Für { $whom } wird dadurch nichts teurer: Das tun nur braune und graue Karten.

first-wonder-title = Ein Weltwunder errichten
first-wonder =
    Um ein Weltwunder zu errichten, zahlst du seine Kosten, nicht die der genommenen Karte. Die Karte kommt verdeckt unter das Weltwunder und hat sonst keine Wirkung.
first-wonder-why = { $bill }

first-again-title = Ein weiterer Zug
first-again =
    Manche Weltwunder lassen dich gleich noch einmal ziehen, und zwar mit Blick auf die eben aufgedeckten Karten.
first-again-why =
    Zwei Züge hintereinander: So kann { $who } eine Karte nehmen und auch die, die darunter frei wird.

first-turned-up-title = Eine Karte wird aufgedeckt
first-turned-up =
    Eine Karte, auf der nichts mehr liegt, wird am Ende des Zuges aufgedeckt. Jede zweite Reihe liegt anfangs verdeckt.
first-turned-up-why =
    Wer eine Karte freilegt, lässt den anderen zuerst wählen. Manchmal bleibt eine Karte am besten liegen.

first-pair-title = Ein Paar Symbole
first-pair =
    Zwei gleiche Forschungssymbole sind ein Paar. Wer es hat, nimmt sofort eines der Fortschritts-Plättchen vom Spielplan und behält es bis zum Ende.
first-pair-why =
    Jedes Plättchen ist ein dauerhafter Vorteil, und genommene werden nicht ersetzt.

first-military-token-title = Militär-Plättchen
first-military-token =
    Wenn die Spielfigur zum ersten Mal eine Zone mit einem Militär-Plättchen erreicht, verliert der bedrängte Spieler Münzen: 2 in der näheren Zone, 5 in der ferneren.
first-military-token-why =
    Jedes Plättchen wirkt einmal und ist dann weg. Wer nur noch wenige Münzen hat, hat wenig zu verlieren.

first-push-back-title = Die Spielfigur zurückdrängen
first-push-back =
    Steht die Spielfigur auf deiner Seite, drängen deine Schilde sie erst einmal zurück. Auf diesem Weg tut kein Plättchen etwas.
first-push-back-why =
    Ein Schild weniger für { $whom } ist so gut wie einer mehr für { $who }.

first-capital-title = Nahe der Hauptstadt
first-capital =
    Steht die Spielfigur in einer Hauptstadt, ist die Partie zu Ende: Wer sie dorthin gebracht hat, gewinnt, egal wie die Punkte stehen.
first-capital-why =
    { $left ->
        [0] Die Spielfigur ist in der Hauptstadt von { $whom }: { $who } hat gewonnen.
        [one] Noch ein Feld, und die Spielfigur ist in der Hauptstadt von { $whom }. { $whom } braucht Schilde oder muss die roten Karten wegnehmen.
       *[other] Noch { $left } Felder, und die Spielfigur ist in der Hauptstadt von { $whom }. { $whom } braucht Schilde oder muss die roten Karten wegnehmen.
    }

first-own-coins-title = Münzen für das, was du hast
first-own-coins =
    Münzen für das, was du hast, werden einmal gezählt, wenn die Karte errichtet wird: Spätere Karten bringen nichts mehr.
first-own-coins-why =
    { CAPITAL(thing-inside) } bringt { $who } jetzt { count-coins }. Eine solche Karte ist mehr wert, wenn sie spät errichtet wird.

first-lost-card-title = Eine Karte geht verloren
first-lost-card =
    Eine verlorene Karte kommt auf den Ablagestapel, mit allem, was sie produziert oder gezählt hat. Was sie sofort gebracht hat, etwa Münzen, bleibt.
first-lost-card-why =
    Was nicht mehr produziert wird, muss gekauft werden und ist für den anderen billiger.

first-library-title = Plättchen aus der Spielschachtel
first-library =
    Die Plättchen werden aus denen gezogen, die in der Spielschachtel geblieben sind; die anderen kommen dorthin zurück.
first-library-why =
    Dafür braucht es kein Paar Symbole, und die Plättchen auf dem Spielplan bleiben liegen.

first-mausoleum-title = Vom Ablagestapel
first-mausoleum =
    Die Karte vom Ablagestapel kostet nichts. Sie gilt als errichtet: Alle ihre Effekte treten ein.
first-mausoleum-why =
    Was du abwirfst, ist nicht endgültig weg. Es liegt offen da, für euch beide.

first-no-debts-title = Keine Schulden
first-no-debts =
    Wer weniger Münzen hat, als verloren gehen, verliert alle und bleibt nichts schuldig.
first-no-debts-why =
    Münzen, die rechtzeitig ausgegeben sind, kann man nicht verlieren.

first-economy-title = Wirtschaft
first-economy =
    Münzen, die dein Gegner für Ressourcen zahlt, gehen an dich und nicht an die Bank.
first-economy-why =
    Münzen, die als Baukosten aufgedruckt sind, gehen trotzdem an die Bank.

first-seven-wonders-title = Sieben Weltwunder
first-seven-wonders =
    Zusammen errichtet ihr höchstens sieben Weltwunder. Mit dem siebten kommt das übrige zurück in die Spielschachtel.
first-seven-wonders-why =
    { $count ->
        [one] Bisher ist { $count } errichtet.
       *[other] Bisher sind { $count } errichtet.
    } Wer zu lange wartet, verliert ein Weltwunder.

first-again-lost-title = Ein weiterer Zug verfällt
first-again-lost =
    Mit der letzten Karte des Zeitalters verfällt ein weiterer Zug. Er wird nicht mitgenommen.
first-again-lost-why =
    Das nächste Zeitalter beginnt, als hätte es ihn nicht gegeben.

first-who-begins-title = Wer das nächste Zeitalter beginnt
first-who-begins =
    Das Zeitalter ist vorbei, und die nächsten Karten liegen aus. Wer die Spielfigur auf seiner Seite hat, sieht sie an und sagt, wer beginnt.
first-who-begins-why =
    Diesmal ist das { $who }. Es gleicht ein wenig aus, schwächer zu sein.

first-who-begins-centre-title = Wer beginnt, wenn die Spielfigur in der Mitte steht
first-who-begins-centre =
    Das Zeitalter ist vorbei, und die nächsten Karten liegen aus. Niemand ist schwächer, also sieht sie an, wer zuletzt gezogen hat, und sagt, wer beginnt.
first-who-begins-centre-why =
    Diesmal ist das { $who }. Stünde die Spielfigur auf einer Seite, wäre es der Spieler dieser Seite.

first-age-two-title = Zeitalter II
first-age-two =
    Zeitalter II beginnt mit nur zwei zugänglichen Karten, und jede genommene legt andere frei. Karten kosten jetzt mehr, doch die weißen Symbole aus Zeitalter I machen einige kostenfrei.
first-age-two-why =
    Die Auslage ist die von Zeitalter I auf den Kopf gestellt. Städte, Münzen, Ablagestapel und Spielfigur bleiben, wie sie waren.

first-age-three-title = Zeitalter III
first-age-three =
    Das letzte Zeitalter: keine braunen und grauen Karten mehr, dafür drei violette Gilden. Mit der letzten Karte endet die Partie.
first-age-three-why =
    Was eine Karte später einbringt, ist immer weniger wert. Achte darauf, was jetzt noch zählt.

first-guild-title = Gilden
first-guild =
    Eine Gilde zählt eine Art von Dingen in der Stadt, die mehr davon hat, und das kann auch die deines Gegners sein. Dafür bringt sie Siegpunkte, manche auch Münzen.
first-guild-why =
    Münzen gibt es einmal, wenn sie errichtet wird. Siegpunkte werden bei Spielende gezählt, in der Stadt, die dann mehr hat.

first-points-title = Siegpunkte zählen
first-points =
    Gewinnt niemand vorher, entscheiden die Siegpunkte: die der Karten, Weltwunder und Plättchen, der Stand der Spielfigur und 1 für je 3 Münzen.
first-points-why =
    Im Moment hat { $who } { $own } und { $whom } { $theirs }.

first-pawn-points-title = Siegpunkte für die Spielfigur
first-pawn-points =
    Die Spielfigur zählt für den Spieler, der sie über die Mitte gedrängt hat: 2, 5 oder 10 Siegpunkte, je näher an der Hauptstadt, desto mehr.
first-pawn-points-why =
    So, wie sie steht, bekommt { $who } { $points }.

first-tie-title = Gleichstand
first-tie =
    Habt ihr gleich viele Siegpunkte, entscheiden die der blauen Karten.
first-tie-why =
    Es zählt nur, was auf diesen Karten steht.

first-shared-title = Ein geteilter Sieg
first-shared =
    Habt ihr gleich viele Siegpunkte, auch auf den blauen Karten, gewinnt ihr beide.
first-shared-why =
    Weiter wird nicht unterschieden.

# -- Pantheon --------------------------------------------------------------------------------------

first-pantheon-title = Was Pantheon hinzufügt
first-pantheon =
    In Zeitalter I bestimmt ihr, welche Gottheiten ins Spiel kommen. Ab Zeitalter II kannst du eine für Münzen aktivieren, statt eine Karte zu nehmen. Wie man gewinnt, bleibt gleich.
first-pantheon-why =
    Jede Mythologie hat ihre Stärke: die mesopotamische die Forschung, die phönizische den Handel, die griechische das Profane, die ägyptische die Weltwunder, die römische das Militär.

first-pantheon-draft-title = Mit offenen Augen auswählen
first-pantheon-draft =
    Die Karten von Zeitalter I und die Mythologie-Plättchen darauf liegen schon da, bevor ihr Weltwunder auswählt. Auch neue Weltwunder können dabei sein.
first-pantheon-draft-why =
    So könnt ihr Weltwunder nehmen, die zu dem passen, was ihr seht, und zu den Gottheiten, die kommen können.

first-mythology-title = Mythologie-Plättchen
first-mythology =
    Auf fünf verdeckten Karten liegt ein Mythologie-Plättchen. Legst du eine solche Karte frei, gehört das Plättchen am Ende deines Zuges dir, noch bevor die Karte aufgedeckt wird.
first-mythology-why =
    Das Plättchen bleibt bei dir. In Zeitalter III macht es den Großtempel seiner Mythologie kostenfrei.

first-place-divinity-title = Eine Gottheit kommt ins Pantheon
first-place-divinity =
    Sieh dir heimlich die beiden obersten Gottheiten dieser Mythologie an, lege eine verdeckt auf eine leere Anlegefläche des Pantheons und die andere zurück.
first-place-divinity-why =
    Welche es ist, weiß bis zum Beginn von Zeitalter II nur { $who }. Sie muss liegen, bevor eine Karte aufgedeckt wird.

first-pantheon-prices-title = Nah oder fern
first-pantheon-prices =
    Die sechs Anlegeflächen kosten 3 bis 8 Münzen: Die nächste ist für dich am billigsten und für deinen Gegner am teuersten.
first-pantheon-prices-why =
    Lege also in deine Nähe, was du selbst willst, und weit weg vom Gegner, was er gern hätte.

first-activate-title = Eine vierte Möglichkeit
first-activate =
    Die Gottheiten werden aufgedeckt, und das Tor kommt auf die freie Anlegefläche. Statt eine Karte zu nehmen, kannst du jetzt die Kosten einer Anlegefläche zahlen und aktivieren, was dort liegt.
first-activate-why =
    Dann nimmst du keine Karte: Nichts wird frei, und dein Gegner muss weitermachen. Schon das kann ein paar Münzen wert sein.

first-offerings-title = Opfergaben-Plättchen
first-offerings =
    Auf drei verdeckten Karten liegt eine Opfergabe. Legst du eine frei, gehört sie dir: Gib sie ab, um für eine Aktivierung so viele Münzen weniger zu zahlen.
first-offerings-why =
    Sie wirkt einmal, und Wechselgeld gibt es nicht. Mehrere darfst du zusammen abgeben.

first-activated-title = Ein für alle Mal aktiviert
first-activated =
    Was du aktivierst, liegt für immer vor dir, und seine Anlegefläche bleibt leer. In diesem Zug nimmst du keine Karte.
first-activated-why =
    Eine aktivierte Gottheit kann niemand wegnehmen oder kopieren.

first-gate-title = Das Tor
first-gate =
    Das Tor kostet doppelt so viel wie seine Anlegefläche. Es deckt die oberste Gottheit jedes Stapels auf, und eine davon aktivierst du ohne weitere Kosten.
first-gate-why =
    Opfergaben und das Heiligtum werden erst nach dem Verdoppeln abgezogen. Die nicht gewählten Gottheiten kommen zurück auf ihre Stapel.

first-enki-title = Enki
first-enki =
    Auf Enki liegen zwei Fortschritts-Plättchen. Eines davon nimmst du, und das andere kommt zurück in die Spielschachtel.
first-enki-why =
    Sie sind für ihn reserviert: Mit einem Paar Symbole bekommt man sie nicht.

first-astarte-title = Astarte
first-astarte =
    Mit den sieben Münzen auf Astarte kannst du bezahlen, und durch nichts kannst du sie verlieren.
first-astarte-why =
    Jede, die bei Spielende noch da liegt, ist einen Siegpunkt wert; deshalb zahlt zuerst die Schatzkammer.

first-minerva-title = Minerva
first-minerva =
    Minerva hält die Konflikt-Spielfigur einmal auf: Der Schritt auf ihr Feld entfällt, der Rest der Bewegung ist verloren, und sie verlässt das Spiel.
first-minerva-why =
    Es ist gleich, aus welcher Richtung die Spielfigur kommt und wer sie bewegt.

first-anubis-title = Anubis
first-anubis =
    Die Karte unter dem Weltwunder kommt auf den Ablagestapel. Was das Weltwunder sofort bewirkt hat, bleibt bestehen, und sein Besitzer darf es noch einmal errichten.
first-anubis-why =
    Neu errichtet, hat es alle seine Effekte ein weiteres Mal. Es ist schon eines der sieben, also verbietet die Grenze das nie.

first-zeus-title = Zeus
first-zeus =
    Zeus legt eine beliebige Karte der Auslage auf den Ablagestapel, auch eine bedeckte oder eine, die noch niemand gesehen hat. Niemand bekommt Münzen dafür.
first-zeus-why =
    Karten, die dadurch frei werden, werden am Ende des Zuges aufgedeckt.

first-ra-title = Ra
first-ra =
    Du stiehlst ein noch nicht errichtetes Weltwunder und darfst dann mehr als vier errichten. Bei insgesamt sieben bleibt es.
first-ra-why =
    Was ein Weltwunder bei der Auswahl bewirkt, tritt dabei nicht ein.

first-isis-title = Isis
first-isis =
    Das Weltwunder kostet nichts, und eine Karte vom Ablagestapel kommt darunter. Es zählt in jeder Hinsicht, auch mit einem weiteren Zug.
first-isis-why =
    Abgeworfene Karten sind nie ganz nutzlos.

first-baal-title = Baal
first-baal =
    Die Karte wird nicht neu errichtet, bringt also nur, was sie produziert.
first-baal-why =
    Die Preise ändern sich sofort, für euch beide.

first-nisaba-title = Nisaba
first-nisaba =
    Das Symbol zählt auch für dich, für Paare und für die sechs. Dein Gegner behält Karte, Siegpunkte und Symbol.
first-nisaba-why =
    Kopiert wird nur das Forschungssymbol, weder Siegpunkte noch Bausymbol.

first-ishtar-title = Ishtar
first-ishtar =
    Ishtar zeigt die Waage. Mit der Gesetzgebung bildet sie ein Paar, zählt für die sechs aber nur als ein Symbol.
first-ishtar-why =
    Es ist gleich, welche von beiden zuerst kommt.

first-neptune-title = Neptun
first-neptune =
    Neptun entfernt ein Militär-Plättchen ohne Effekt. Ein zweites trifft dann den Gegner, als wäre die Spielfigur dorthin gekommen.
first-neptune-why =
    Die Spielfigur selbst bewegt sich nicht. Zonen ohne Plättchen bewirken später nichts.

first-divine-theater-title = Das göttliche Theater
first-divine-theater =
    Du siehst einen ganzen Mythologie-Stapel an und aktivierst eine seiner Gottheiten ohne weitere Kosten. Die anderen kommen in beliebiger Reihenfolge zurück.
first-divine-theater-why =
    Das geht in jedem Zeitalter; nur bezahlte Aktivierungen warten bis Zeitalter II.

first-engineering-title = Baukunst
first-engineering =
    Für jedes Gebäude, das unter seinen Kosten ein Bausymbol zeigt, kannst du 1 Münze statt der Kosten zahlen.
first-engineering-why =
    Kostenfreies Bauen ist das aber nicht: Die Stadtplanung bringt nichts dafür.

first-poliorcetics-title = Belagerungstechnik
first-poliorcetics =
    Dein Gegner verliert eine Münze für jedes Feld, das du die Spielfigur vorrückst.
first-poliorcetics-why =
    Was Militär-Plättchen kosten, kommt noch hinzu.

first-temples-title = Großtempel
first-temples =
    In Zeitalter III gibt es drei Großtempel statt der Gilden. Einer ist 5 Siegpunkte wert, zwei sind 12 wert, drei 21.
first-temples-why =
    Sie sind teuer, außer du hast das passende Mythologie-Plättchen.

first-temple-free-title = Ein Großtempel für ein Plättchen
first-temple-free =
    Ein Großtempel ist kostenfrei, wenn du ein Plättchen seiner Mythologie hast. Jeder andere kann ihn bezahlen.
first-temple-free-why =
    Das Plättchen behältst du. Es gilt als kostenfreies Bauen, also bringt die Stadtplanung ihre Münzen.

first-last-activations-title = Nicht zu spät
first-last-activations =
    Mit der letzten Karte ist die Partie zu Ende: Gottheiten, die bis dahin nicht aktiviert sind, bleiben ungenutzt, und mit einer Opfergabe lässt sich nichts mehr bezahlen.
first-last-activations-why =
    Eine Aktivierung nimmt keine Karte, also entscheidet sie auch, wer die letzten nehmen muss.

first-pantheon-points-title = Siegpunkte von Pantheon
first-pantheon-points =
    Gezählt wird wie immer; dazu kommen die Großtempel, Aphrodite und die Münzen, die noch auf Astarte liegen.
first-pantheon-points-why =
    { $who } hat { $own }, { $whom } hat { $theirs }.

# -- Agora -----------------------------------------------------------------------------------------

first-agora-title = Was Agora hinzufügt
first-agora =
    Ein Senat mit sechs Kammern: Wer in einer Kammer mehr Würfel hat, kontrolliert sie und hat ihr Dekret. Wer alle sechs zugleich kontrolliert, gewinnt. Und es gibt geheime Verschwörungen.
first-agora-why =
    Das ist ein dritter Weg, vorzeitig zu gewinnen. Außerdem bringt jede Kammer, die du bei Spielende kontrollierst, Siegpunkte.

first-agora-draft-title = Mit offenen Augen auswählen
first-agora-draft =
    Die Karten von Zeitalter I liegen schon da, bevor ihr Weltwunder auswählt. Zwei der neuen bewirken etwas, sobald sie gewählt werden.
first-agora-draft-why =
    Curia Julia bringt eine Verschwörung und Knossos einen Würfel im Senat.

first-agora-turn-title = Senatoren
first-agora-turn =
    Unter den Karten sind Senatoren. Nimm einen und rekrutiere ihn oder verwende ihn wie jede andere Karte: für Münzen oder unter einem Weltwunder.
first-agora-turn-why =
    Politiker, die weißen, wirken in einem Bereich des Senats; Verschwörer, die schwarzen, überall oder im Geheimen.

first-senator-title = Was ein Senator kostet
first-senator =
    Dein erster Senator ist kostenlos. Jeder kostet 1 Münze für jeden Senator, den du vorher rekrutiert hast.
first-senator-why =
    Ein Senator ist kein Gebäude: Nichts, was Gebäude billiger macht, gilt für ihn, und er hat keine Farbe.

first-politician-title = Politiker
first-politician =
    Ein Politiker handelt einmal im Senat, bei 2 blauen Karten zweimal, bei 4 dreimal. Jedes Mal platzierst du einen Würfel in seinem Bereich oder bewegst einen deiner Würfel in die Kammer daneben.
first-politician-why =
    Ein bewegter Würfel darf überall stehen; nur neue Würfel sind an den Bereich gebunden. Du musst nicht alle Aktionen nutzen.

first-conspirator-title = Verschwörer
first-conspirator =
    Ein Verschwörer darf einen Würfel in einer beliebigen Kammer platzieren oder sich verschwören: heimlich zwei Verschwörungen ziehen und eine behalten.
first-conspirator-why =
    Ein Würfel wirkt jetzt, eine Verschwörung, wenn niemand sie erwartet. Keines von beiden zu tun, ist auch erlaubt.

first-control-title = Kontrolle
first-control =
    Wer in einer Kammer mehr Würfel hat, kontrolliert sie: Solange das so ist, gilt ihr Dekret für ihn.
first-control-why =
    Bei gleich vielen Würfeln kontrolliert niemand die Kammer.

first-decree-up-title = Ein Dekret wird aufgedeckt
first-decree-up =
    Der erste Würfel in einer Kammer deckt ihr Dekret auf. Von da an bleibt es offen.
first-decree-up-why =
    Drei der sechs Dekrete sind zu Beginn verdeckt.

first-control-lost-title = Gleichstand in einer Kammer
first-control-lost =
    Bei gleich vielen Würfeln kontrolliert niemand die Kammer, und ihr Dekret gilt für niemanden.
first-control-lost-why =
    Ein Würfel ändert das Verhältnis um eins, deshalb gibt es vor jedem Wechsel der Kontrolle einen Gleichstand.

first-six-chambers-title = Politische Überlegenheit
first-six-chambers =
    Wer alle sechs Kammern gleichzeitig kontrolliert, gewinnt sofort.
first-six-chambers-why =
    { $who } kontrolliert schon { $count }. { $whom } braucht nur einen Gleichstand, um das zu verhindern.

first-conspiracy-title = Zwei Verschwörungen
first-conspiracy =
    Behalte eine der beiden verdeckt und lege die andere auf oder unter den Stapel.
first-conspiracy-why =
    Sonst sieht sie niemand. Was oben liegt, zieht, wer sich als Nächstes verschwört.

first-prepare-title = Eine Verschwörung vorbereiten
first-prepare =
    Eine Verschwörung wirkt nur, wenn sie vorbereitet ist: Schiebe in einem Zug eine zugängliche Karte unter sie, ohne etwas zu bezahlen.
first-prepare-why =
    Es darf eine Karte sein, die dein Gegner braucht. Ungenutzte Verschwörungen sind bei Spielende nichts wert.

first-trigger-title = Eine Verschwörung auslösen
first-trigger =
    Eine vorbereitete Verschwörung darfst du zu Beginn deines Zuges auslösen, vor allem anderen; nur eine pro Zug und nicht in dem Zug, in dem sie vorbereitet wurde.
first-trigger-why =
    Danach geht dein Zug weiter wie immer.

first-triggered-title = Was eine Verschwörung bewirkt
first-triggered =
    Eine ausgelöste Verschwörung wird von links nach rechts ausgeführt; was nicht möglich ist, entfällt.
first-triggered-why =
    Sie bleibt mit ihrer Karte liegen und wirkt nie wieder.

first-inner-token-title = Die näheren Militär-Plättchen
first-inner-token =
    Die näheren Militär-Plättchen von Agora nehmen keine Münzen: Wer die Spielfigur dorthin bringt, platziert einen Würfel in einer beliebigen Kammer.
first-inner-token-why =
    Die Plättchen von Agora ersetzen die des Grundspiels, also verliert niemand Münzen durch sie.

first-outer-token-title = Die ferneren Militär-Plättchen
first-outer-token =
    Die ferneren Militär-Plättchen von Agora nehmen keine Münzen: Wer die Spielfigur dorthin bringt, entfernt einen gegnerischen Würfel und bewegt danach einen eigenen.
first-outer-token-why =
    Beides entfällt nur, wenn es nicht möglich ist.

first-curia-julia-title = Curia Julia
first-curia-julia =
    Einmal errichtet, löst Curia Julia eine nicht vorbereitete Verschwörung aus; dazu kommen Münzen und ein weiterer Zug.
first-curia-julia-why =
    Das gilt zusätzlich zu der einen, die zu Beginn eines Zuges ausgelöst werden darf.

first-curia-julia-drafted-title = Curia Julia wird gewählt
first-curia-julia-drafted =
    Wer Curia Julia auswählt, verschwört sich sofort und behält eine von zwei Verschwörungen.
first-curia-julia-drafted-why =
    Das geschieht nicht, wenn das Weltwunder später kommt, durch Ra oder durch eine Verschwörung.

first-knossos-drafted-title = Knossos wird gewählt
first-knossos-drafted =
    Wer Knossos auswählt, platziert sofort einen Würfel in einer beliebigen Kammer.
first-knossos-drafted-why =
    So kann ein Dekret schon gelten, bevor das erste Zeitalter beginnt.

first-decree-income-title = Einkommen durch Dekret
first-decree-income =
    Du bekommst jedes Mal, wenn jemand von euch etwas dieser Art errichtet, 1 Münze in Zeitalter I, 2 in Zeitalter II und 3 in Zeitalter III.
first-decree-income-why =
    Gezahlt wird an den, der die Kammer in diesem Moment kontrolliert.

first-decree-shield-title = Das Dekret mit dem Schild
first-decree-shield =
    Dieses Dekret bewegt die Spielfigur ein Feld: vorwärts für den, der es erhält, und zurück, wenn es verloren geht.
first-decree-shield-why =
    Wechselt es den Besitzer, zieht die Spielfigur zweimal: erst beim Gleichstand und dann mit der neuen Kontrolle.

first-decree-chain-title = Geliehene Bausymbole
first-decree-chain =
    Weiße Symbole in der Stadt deines Gegners machen Karten auch für dich kostenfrei.
first-decree-chain-why =
    Es ist kostenfreies Bauen wie jedes andere: Die Stadtplanung zahlt dafür.

first-decree-again-title = Ein weiterer Zug durch Dekret
first-decree-again =
    Du machst einen weiteren Zug, nachdem du einen Verschwörer rekrutiert hast.
first-decree-again-why =
    Das Dekret muss gelten, bevor der Verschwörer rekrutiert wird.

first-agora-points-title = Siegpunkte des Senats
first-agora-points =
    Bei Spielende zählt jede Kammer für den, der sie kontrolliert: 1 bis 3 Siegpunkte, wie aufgedruckt.
first-agora-points-why =
    Im Moment hat { $who } insgesamt { $own } Siegpunkte und { $whom } { $theirs }.

# -- both together ---------------------------------------------------------------------------------

first-both-turn-title = Der Ablauf eines Zuges
first-both-turn =
    Eine vorbereitete Verschwörung darf deinen Zug eröffnen. Dann kommt genau eines: eine Karte verwenden oder aktivieren, was im Pantheon liegt.
first-both-turn-why =
    Nimmt die Verschwörung die letzte Karte der Auslage, ist das Zeitalter zu Ende, und es wird nichts mehr aktiviert.

first-both-age-three-title = Tempel und Senatoren
first-both-age-three =
    In Zeitalter III gibt es drei Großtempel und drei Senatoren, aber keine Gilde. Großtempel sind 5, 12 oder 21 Siegpunkte wert, für einen, zwei oder drei.
first-both-age-three-why =
    Mit dem passenden Mythologie-Plättchen sind sie kostenfrei.

first-both-neptune-title = Neptun und der Senat
first-both-neptune =
    Das zweite Plättchen, das Neptun nimmt, tut, was Agora darauf zeigt, als hättest du die Spielfigur dorthin gebracht.
first-both-neptune-why =
    Das andere Plättchen wird ohne Wirkung entfernt.

first-both-temple-title = Ein Tempel durch den Gegner
first-both-temple =
    Durch das Dekret der geliehenen Bausymbole macht ein Mythologie-Plättchen deines Gegners einen Großtempel für dich kostenfrei.
first-both-temple-why =
    Das Plättchen ist so gut wie ein Bausymbol.

# -- the panel around the tips ---------------------------------------------------------------------

first-before-choosing = Bevor du wählst
first-why = Warum?
first-more = Mehr
first-nothing-new = Nichts Neues. Spielt weiter.
first-select = Wähle eine Karte aus: Was an ihr neu ist, wird dort erklärt, bevor du sie verwendest.
first-beside = Was an einer Karte neu ist, wird neben ihr erklärt: Lies es, bevor du sie verwendest.
first-new-for-all = Neu bei jeder Karte: { $titles }
first-new-here = Neu: { $titles }
first-over = Die Partie ist zu Ende: Die Wertung steht auf dem Spielplan.
first-explained-before = Schon erklärt ({ $count })
first-not-met = Was diesmal nicht vorkam ({ $count })
first-all-met = Alles, was es gibt, ist vorgekommen.

# -- the form that asks what is played -------------------------------------------------------------

first-intro = Die Partie von heute Abend: Ihr spielt sofort los, und jede Regel wird erklärt, wenn sie zum ersten Mal vorkommt.
first-what = Was
first-mix-base = 7 Wonders Duel, zum ersten Mal
first-mix-pantheon = Mit Pantheon, für alle, die das Grundspiel kennen
first-mix-agora = Mit Agora, für alle, die das Grundspiel kennen
first-mix-both = Mit beiden Erweiterungen, für alle, die das Grundspiel kennen
first-with = Wie
first-against-friend = Zu zweit: wir beide an diesem Spielplan
first-against-computer = Gegen den Computer, der wie ein Anfänger spielt
first-player-one = Spieler 1, beginnt
first-player = Spieler { $number }
first-begin = Los geht’s

# -- beside the real box: what is asked, and what can have been done -------------------------------

first-ask-place = Welche Karte liegt dort offen?
first-ask-card = Welche Karte ist es?
first-ask-progress = Welches Fortschritts-Plättchen ist es?
first-ask-wonder = Welches Weltwunder steht zur Auswahl?
first-ask-divinity = Welche Gottheit ist es?
first-ask-decree = Welches Dekret wird aufgedeckt?
first-ask-conspiracy = Welche Verschwörung ist es?
first-ask-token = Welches Plättchen lag auf der Karte?

first-did-build = errichtet
first-did-recruit = rekrutiert
first-did-discard = für Münzen abgeworfen
first-did-prepare = unter eine Verschwörung gelegt
first-did-wonder = für ein Weltwunder verwendet: { $wonder }
first-did-install = eine Gottheit kommt auf Anlegefläche { $space }
first-did-treason = eine Karte von Zeitalter { $age } wird errichtet
first-did-keep = eine davon wird behalten
first-did-trigger = eine Verschwörung wird ausgelöst

# -- beside the real box: how the components are laid out ------------------------------------------

first-lay-who-begins = { $who } beginnt. Ist das nicht abgemacht, lost es vorher aus und tragt die Namen in dieser Reihenfolge ein.
first-lay-board = Legt den Spielplan zwischen euch, mit der Konflikt-Spielfigur in der Mitte und den Militär-Plättchen offen auf ihren Plätzen. Jeder von euch nimmt 7 Münzen.
first-lay-board-agora = Legt den Spielplan zwischen euch, mit der Konflikt-Spielfigur in der Mitte und den Militär-Plättchen von Agora auf den Plätzen, nicht denen des Grundspiels. Jeder von euch nimmt 7 Münzen.
first-lay-progress = Mischt die Fortschritts-Plättchen und legt fünf davon offen auf den Spielplan.
first-lay-progress-new = Mischt die Fortschritts-Plättchen samt den neuen und legt fünf davon offen auf den Spielplan.
first-lay-wonders =
    { $who } nimmt: Die Pyramiden, Der große Leuchtturm, Der Tempel der Artemis und Die Statue des Zeus. { $whom } nimmt: Der Circus Maximus, Piräus, Die Via Appia und Der Koloss.
first-lay-draft = Mischt die Weltwunder samt den neuen und deckt vier zur Auswahl auf.
first-lay-one =
    Mischt die 23 Karten von Zeitalter I und legt 3 ungesehen zurück. Legt die anderen als Pyramide aus: Reihen mit 2, 3, 4, 5 und 6 Karten, von der hintersten zur vordersten. Die zweite und die vierte Reihe liegen verdeckt.
first-lay-two =
    Mischt die 23 Karten von Zeitalter II und legt 3 ungesehen zurück. Legt die anderen umgekehrt aus: Reihen mit 6, 5, 4, 3 und 2 Karten. Die zweite und die vierte Reihe liegen verdeckt.
first-lay-three =
    Mischt die 20 Karten von Zeitalter III und legt 3 ungesehen zurück; mischt 3 der 7 Gilden ungesehen dazu. Legt Reihen mit 2, 3, 4, 2, 4, 3 und 2 Karten. Die zweite, vierte und sechste Reihe liegen verdeckt.
first-lay-one-agora =
    Mischt die 23 Karten von Zeitalter I, legt 3 ungesehen zurück und mischt 5 Senatoren dazu. Legt eine Pyramide aus: Reihen mit 3, 4, 5, 6 und 7 Karten, von der hintersten zur vordersten. Die zweite und die vierte Reihe liegen verdeckt.
first-lay-two-agora =
    Mischt die 23 Karten von Zeitalter II, legt 3 ungesehen zurück und mischt 5 Senatoren dazu. Legt sie umgekehrt aus: Reihen mit 7, 6, 5, 4 und 3 Karten. Die zweite und die vierte Reihe liegen verdeckt.
first-lay-three-agora =
    Mischt die 20 Karten von Zeitalter III und legt 3 ungesehen zurück; mischt 3 der 7 Gilden und die letzten 3 Senatoren dazu. Legt Reihen mit 2, 3, 4, 5, 4, 3 und 2 Karten. Die zweite, vierte und sechste Reihe liegen verdeckt.
first-lay-three-pantheon =
    Mischt die 20 Karten von Zeitalter III und legt 3 ungesehen zurück; mischt 3 der 5 Großtempel ungesehen dazu. Legt Reihen mit 2, 3, 4, 2, 4, 3 und 2 Karten. Die zweite, vierte und sechste Reihe liegen verdeckt.
first-lay-three-both =
    Mischt die 20 Karten von Zeitalter III und legt 3 ungesehen zurück; mischt 3 der 5 Großtempel und die letzten 3 Senatoren dazu. Legt Reihen mit 2, 3, 4, 5, 4, 3 und 2 Karten. Die zweite, vierte und sechste Reihe liegen verdeckt.
first-lay-pantheon =
    Legt den Pantheon-Spielplan oberhalb des Spielplans aus. Mischt die drei Gottheiten jeder Mythologie zu einem eigenen verdeckten Stapel.
first-lay-mythologies =
    Zieht fünf der zehn Mythologie-Plättchen und legt sie auf verdeckte Karten: in der zweiten Reihe auf die erste und dritte, in der vierten Reihe auf die erste, dritte und fünfte.
first-lay-mythologies-both =
    Zieht fünf der zehn Mythologie-Plättchen und legt sie auf verdeckte Karten: in der zweiten Reihe auf die zweite und vierte, in der vierten Reihe auf die erste, dritte und sechste.
first-lay-gate = Das Tor kommt auf die freie Anlegefläche des Pantheons. Deckt die Gottheiten dort auf.
first-lay-offerings =
    Legt die drei Opfergaben zufällig auf die erste, dritte und fünfte Karte der zweiten Reihe.
first-lay-offerings-both =
    Legt die drei Opfergaben zufällig auf die erste, dritte und sechste Karte der zweiten Reihe.
first-lay-senate =
    Legt den Senat unterhalb des Spielplans aus. Mischt die Dekrete verdeckt und legt eines in jede Kammer, offen oder verdeckt, wie es ihre Schriftrolle zeigt; die übrigen kommen ungesehen in die Schachtel. Mischt die Verschwörungen zu einem Stapel. Jeder von euch nimmt die 12 Würfel einer Farbe.

first-lay-out = Auslegen
first-table-turn = { $who } ist am Zug, Zeitalter { $age }. Welche Karte wurde genommen, oder was wurde sonst getan?
first-table-not = Sie kann nicht errichtet werden: { $reason }
first-table-type = ein paar Buchstaben; mehrere mit Komma
first-table-that = Die ist es
first-table-undo = Zurücknehmen
first-table-now = { $who } hat { $own } Münzen, { $whom } hat { $theirs }. Die Spielfigur steht { $position }.
first-table-place = Reihe { $row } von hinten, Karte { $card } von links.
first-thing-does = { $name }: { $effects }
first-table-several = Infrage kommen { $names }: Tippe etwas mehr.
first-table-none = „{ $name }“ kommt nicht infrage. Gemeint vielleicht: { $names }?
first-beside-the-box = Das echte Spiel auf dem Tisch; die Anleitung folgt dem, was ihr eingebt

# -- the cards to print, and when each is read ----------------------------------------

first-cards-title = Tipps für die erste Partie
first-cards-how = Lest eine Karte vor, wenn ihre oberste Zeile zutrifft. Was Plättchen, Weltwunder und Gottheiten tun, steht in der Spielhilfe.
first-cards-no-page = Tipps kommen in eine Datei wie „tips.html“, nicht { $file }.
first-when-begin = Bevor ihr beginnt
first-when-wonders = Bevor ihr Weltwunder wählt
first-when-first-turn = Vor dem ersten Zug
first-when-producer = Wenn die erste braune oder graue Karte frei liegt
first-when-buying = Bevor jemand zum ersten Mal eine Ressource kauft
first-when-discarding = Bevor jemand zum ersten Mal eine Karte abwirft
first-when-blue-card = Wenn die erste blaue Karte frei liegt
first-when-green-card = Wenn die erste grüne Karte frei liegt
first-when-red-card = Wenn die erste Karte mit einem Schild frei liegt
first-when-white-symbol = Wenn eine Karte erstmals ein weißes Symbol zeigt, das du hast
first-when-price-card = Wenn die erste gelbe Karte mit einem Preis frei liegt
first-when-one-of-several = Bevor du etwas errichtest, das eine von mehreren Ressourcen produziert
first-when-first-wonder = Bevor das erste Weltwunder errichtet wird
first-when-another-turn = Bevor ein Weltwunder mit einem weiteren Zug errichtet wird
first-when-uncovering = Bevor eine verdeckte Karte frei wird
first-when-second-symbol = Bevor jemand ein zweites gleiches Symbol nimmt
first-when-token-near = Bevor die Spielfigur ein Militär-Plättchen erreicht
first-when-own-side = Bevor du die Spielfigur von deiner Seite wegdrängst
first-when-near-capital = Wenn die Spielfigur vier Felder vor einer Hauptstadt steht
first-when-coins-for-cards = Bevor eine Karte mit Münzen für andere Karten errichtet wird
first-when-losing-coins = Bevor jemand Münzen verlieren muss
first-when-five-wonders = Wenn fünf Weltwunder errichtet sind
first-when-last-card = Bevor die letzte Karte eines Zeitalters genommen wird
first-when-age-over = Wenn ein Zeitalter vorbei ist
first-when-second-age = Wenn Zeitalter II beginnt
first-when-third-age = Wenn Zeitalter III beginnt
first-when-first-guild = Bevor die erste Gilde errichtet wird
first-when-counting = Wenn Punkte gezählt werden
first-when-mythology-taken = Wenn jemand ein Mythologie-Plättchen nimmt
first-when-activating = Bevor die erste Gottheit aktiviert wird
first-when-before-gate = Bevor das Tor aktiviert wird
first-when-first-temple = Wenn der erste Großtempel frei liegt
first-when-five-cards = Wenn noch fünf Karten von Zeitalter III da sind
first-when-first-senator = Wenn der erste Senator frei liegt
first-when-first-politician = Bevor der erste Politiker rekrutiert wird
first-when-first-conspirator = Bevor der erste Verschwörer rekrutiert wird
first-when-first-cube = Bevor der erste Würfel platziert wird
first-when-four-chambers = Wenn jemand vier Kammern kontrolliert
first-when-conspiring = Wenn sich jemand verschwört
first-when-preparing = Bevor eine Verschwörung vorbereitet wird
first-when-before-neptune = Bevor Neptun aktiviert wird
