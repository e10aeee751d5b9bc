# Why a position cannot be. Each is a part of "Diese Stellung ist nicht möglich: …; …."

# -- where something lies

wrong-two-places = { thing-inside } ist an zwei Orten: { $first } und { $second }
wrong-twice-there = { thing-inside } ist an zwei Orten: zweimal { $place }
wrong-expansion = { thing-inside } gehört zu { $set } und ist nicht im Spiel

lying-in-city = in der Stadt von { $who }
lying-under-wonder = unter dem Weltwunder „{ $wonder }“
lying-under-conspiracy = unter einer Verschwörung von { $who }
lying-in-discard = auf dem Ablagestapel
lying-in-structure = in der Auslage
lying-among-removed = unter den bei der Vorbereitung aussortierten Karten
lying-in-deck = im Stapel von Zeitalter { $age }
lying-among-dealt = unter den in diesem Zeitalter ausgelegten Karten
lying-with-player = bei { $who }
lying-on-offer = in der Auswahl
lying-next-on-offer = in der nächsten Auswahl
lying-on-board = auf dem Spielplan
lying-on-enki = auf Enki
lying-locked = unter Obskurantismus
lying-to-be-drawn = unter den Plättchen, die gezogen werden
lying-in-pantheon = im Pantheon
lying-in-mythology-deck = in einem Mythologie-Stapel
lying-aside = beiseitegelegt
lying-in-chamber = in Kammer { $chamber }
lying-in-conspiracy-deck = im Stapel
lying-among-drawn = unter den gezogenen

# -- the Age cards, $pool: "guild" or "grand-temple"

wrong-coins = { $who } kann nicht { $coins } Münzen haben
wrong-removed-card = die Karte „{ $card }“ kann nicht unter den aussortierten Karten von Zeitalter { $age } sein
wrong-removed =
    { $count ->
        [one] aus Zeitalter { $age } wurde bei der Vorbereitung { $count } Karte aussortiert statt { $most }
       *[other] aus Zeitalter { $age } wurden bei der Vorbereitung { $count } Karten aussortiert statt { $most }
    }
wrong-purple-card = die Karte „{ $card }“ wird mit diesen Erweiterungen nicht verwendet (BASE-GX-05)
wrong-purple-cards =
    { $pool ->
        [guild] { $count } Gilden sind im Spiel, es können aber nur { $most } sein
       *[other] { $count } Großtempel sind im Spiel, es können aber nur { $most } sein
    }
wrong-dealt = ausgelegt sind andere Karten als die im Stapel von Zeitalter { $age }
wrong-dealt-lost =
    { $others ->
        [0] von den Karten dieses Zeitalters liegt nirgends: „{ $card }“
        [one] von den Karten dieses Zeitalters liegen nirgends: „{ $card }“ und { $others } weitere
       *[other] von den Karten dieses Zeitalters liegen nirgends: „{ $card }“ und { $others } weitere
    }
wrong-deck-size =
    { $count ->
        [one] der Stapel von Zeitalter { $age } hat { $count } Karte statt { $size }
       *[other] der Stapel von Zeitalter { $age } hat { $count } Karten statt { $size }
    }
wrong-deck-card = die Karte „{ $card }“ kann nicht im Stapel von Zeitalter { $age } sein

# -- the Wonders

wrong-wonders = { $who } hat { $count } Weltwunder, höchstens { $most } sind möglich
wrong-wonders-without = { $who } hat { $count } Weltwunder, ohne { $without } sind höchstens { $most } möglich
wrong-never-constructed = das Weltwunder „{ $wonder }“ steht und wurde nie errichtet
wrong-constructed = { $count } Weltwunder wurden errichtet, höchstens { $most } sind möglich (BASE-WON-03)
wrong-not-in-box =
    { $count } Weltwunder wurden errichtet, also muss „{ $wonder }“ in der Spielschachtel sein (BASE-WON-03)
wrong-down =
    { $why ->
        [due] was errichtet ist, muss stehen, wenn Anubis es nicht zerstört hat, und welches er zerstört, ist noch zu wählen: { $wonders }
        [once] was errichtet ist, muss stehen, wenn Anubis es nicht zerstört hat, und er zerstört nur eines: { $wonders }
       *[never] was errichtet ist, muss stehen, wenn Anubis es nicht zerstört hat, und niemand hat ihn aktiviert: { $wonders }
    }
wrong-gone =
    { $why ->
        [due] was errichtet ist, muss jemandem gehören, wenn Sabotage es nicht entfernt hat, und welches sie entfernt, ist noch zu wählen: { $wonders }
        [once] was errichtet ist, muss jemandem gehören, wenn Sabotage es nicht entfernt hat, und sie entfernt nur eines: { $wonders }
       *[never] was errichtet ist, muss jemandem gehören, wenn Sabotage es nicht entfernt hat, und niemand hat sie ausgelöst: { $wonders }
    }
wrong-two-under = bei { $who } liegen unter einem Weltwunder zwei Karten
wrong-not-owned = das Weltwunder „{ $wonder }“ steht bei { $who } und gehört dort nicht hin

wrong-offer-in-age = Weltwunder stehen zur Auswahl, obwohl Zeitalter { $age } begonnen hat
wrong-picks-in-age = ausgewählte Weltwunder: { $picks }, und Zeitalter { $age } hat begonnen
wrong-picks = ausgewählte Weltwunder: { $picks }, bei den Spielern sind aber { $taken }
wrong-offer =
    genommene Weltwunder: { $taken }, zur Auswahl: { $offered }; zusammen müssen es { $group } oder { $all } sein (BASE-DRAFT-01)
wrong-next-offer = nach Auswahl Nummer { $taken } kommen als Nächstes { $coming } Weltwunder zur Auswahl
wrong-drafted = nach Auswahl Nummer { $taken } hat { $who } { $due } Weltwunder, nicht { $count } (BASE-DRAFT-02)

# -- Progress tokens, the military track and the structure

wrong-progress = auf dem Spielplan liegen { $count } Fortschritts-Plättchen, höchstens { $most } sind möglich
wrong-draw = das Fortschritts-Plättchen „{ $token }“ kann nicht gezogen werden: Es ist nicht in der Spielschachtel
wrong-pawn = die Konflikt-Spielfigur kann nicht auf { $at } stehen: Die Hauptstädte sind -{ $capital } und +{ $capital }
wrong-pawn-in-capital = die Konflikt-Spielfigur ist in einer Hauptstadt, also wäre die Partie zu Ende (BASE-MIL-05)
wrong-military-token =
    die Konflikt-Spielfigur steht { $where }, also muss das Militär-Plättchen dort weg sein (BASE-MIL-02)
wrong-military-token-passed =
    die Konflikt-Spielfigur steht { $pawn } und ist an einem Militär-Plättchen vorbei, das also weg sein muss: { $where } (BASE-MIL-02)
wrong-symbols =
    { $count ->
        [one] { $who } hat { $count } Forschungssymbol, also wäre die Partie zu Ende (BASE-SCI-06)
       *[other] { $who } hat { $count } verschiedene Forschungssymbole, also wäre die Partie zu Ende (BASE-SCI-06)
    }
wrong-empty-structure = die Auslage ist leer, also wäre das Zeitalter zu Ende (BASE-AGE-01)
wrong-not-known = die Karte auf { $place } ist nicht bekannt
wrong-structure-card = die Karte „{ $card }“ kann nicht in der Auslage von Zeitalter { $age } liegen
wrong-card-missing = in der Auslage von Zeitalter I, das noch nicht begonnen hat, fehlt eine Karte
wrong-empty-place =
    { $count ->
        [one] { $place } ist leer, obwohl { $covers } noch darüber liegt
       *[other] { $place } ist leer, obwohl { $covers } noch darüber liegen
    }
wrong-empty-place-without =
    { $count ->
        [one] { $place } ist leer, obwohl { $covers } noch darüber liegt, was ohne { $without } nicht geht
       *[other] { $place } ist leer, obwohl { $covers } noch darüber liegen, was ohne { $without } nicht geht
    }
wrong-face-down = { $place } liegt verdeckt in einer offen ausgelegten Reihe (BASE-STRUCT-04)
wrong-face-up = { $place } liegt offen, obwohl noch eine Karte darüber liegt (BASE-TURN-04)
wrong-accessible-face-down = { $place } ist zugänglich und liegt doch verdeckt (BASE-TURN-04)

# -- Pantheon

wrong-has-pantheon = { $who } hat etwas aus Pantheon, das nicht im Spiel ist
wrong-no-place = ohne Platz bleiben: { $cards }
wrong-no-place-of-some = ohne Platz bleiben { $count } von diesen: { $cards }
wrong-mythology = „{ $card }“ gehört nicht in diesen Stapel: { $mythology }
wrong-pantheon-open = das Pantheon wird zu Beginn von Zeitalter II aufgedeckt (PAN-SETUP-06)
wrong-gate = das Tor kommt zu Beginn von Zeitalter II ins Pantheon (PAN-SETUP-06)
wrong-divinities = im Pantheon liegen { $count } Gottheiten, höchstens { $most } sind möglich (PAN-SETUP-02)
wrong-offerings-early = Opfergaben-Plättchen kommen erst mit Zeitalter II ins Spiel (PAN-SETUP-06)
wrong-mythology-copies = so viele Mythologie-Plättchen einer Art gibt es nicht: { $mythology }, { $copies } insgesamt
wrong-mythology-tokens = { $count } Mythologie-Plättchen sind im Spiel, höchstens { $most } sind möglich
wrong-offering-twice = ein Opfergaben-Plättchen ist an zwei Orten
wrong-pantheon-early = vor Zeitalter I hat niemand etwas aus Pantheon
wrong-token-place =
    { $count ->
        [0] auf { $place } kann kein Plättchen liegen: In diesem Zeitalter ist kein Platz dafür markiert
       *[other] auf { $place } kann kein Plättchen liegen; markiert sind in diesem Zeitalter: { $marked }
    }
wrong-token-on-none = auf { $place } liegt keine verdeckte Karte und darum auch kein Plättchen (PAN-REVEAL-01)
wrong-two-tokens = auf { $place } liegen zwei Plättchen
wrong-enki = auf Enki liegen { $count } Fortschritts-Plättchen, höchstens { $most } sind möglich (PAN-ENKI-01)
wrong-enki-down = auf Enki liegen Fortschritts-Plättchen, obwohl er nicht aufgedeckt ist (PAN-ENKI-01)
wrong-minerva = Minerva kann nicht auf dem Feld der Spielfigur stehen (PAN-MINERVA-01)
wrong-minerva-off = Minerva steht neben dem Militär-Spielplan
wrong-minerva-early = Minerva steht auf dem Militär-Spielplan, und niemand hat sie aktiviert (PAN-MINERVA-01)
wrong-snake = das Schlangen-Plättchen von { $who } liegt nicht auf einer grünen Karte des Gegners (PAN-NISABA-01)
wrong-snake-owner = { $who } hat das Schlangen-Plättchen, aber nicht Nisaba (PAN-NISABA-01)
wrong-astarte = auf Astarte können nicht { $coins } Münzen liegen: Möglich sind 0 bis { $most }
wrong-astarte-owner = { $who } hat Münzen auf Astarte, aber nicht Astarte (PAN-ASTARTE-01)

# -- Agora

wrong-has-agora = { $who } hat etwas aus Agora, das nicht im Spiel ist
wrong-cubes = { $who } hat { $count } Würfel im Senat, insgesamt gibt es aber { $most } (AGO-SENATE-02)
wrong-rules-senate = { $who } kontrolliert alle Kammern, also wäre die Partie zu Ende (AGO-CTRL-08)
wrong-decrees = im Senat liegen { $count } Dekrete statt { $most } (AGO-SETUP-08)
wrong-decrees-under = mehr als ein Dekret liegt unter einem anderen (AGO-CX-17)
wrong-decree-up = das Dekret „{ $decree }“ liegt offen, aber in keiner Kammer
wrong-decree-down =
    in Kammer { $chamber }, die jemand kontrolliert, liegt ein Dekret verdeckt (AGO-CTRL-06)
wrong-conspiracies = es gibt { $count } Verschwörungen statt { $size } (AGO-COMP-01)
wrong-locked = ein Fortschritts-Plättchen ist gesperrt, Obskurantismus wurde aber nicht ausgelöst (AGO-CX-04)
wrong-senators = { $count } Senatoren sind ins Spiel gekommen, höchstens { $most } sind möglich (AGO-SETUP-02)

# -- what is due, and how the game has ended

wrong-due-after-end = eine Entscheidung steht an, obwohl die Partie zu Ende ist
wrong-extra-turn = ein weiterer Zug ist verdient, obwohl kein Zug zu beenden ist
wrong-due-of-pantheon = eine Entscheidung aus Pantheon steht an, das nicht im Spiel ist
wrong-due-of-agora = eine Entscheidung aus Agora steht an, das nicht im Spiel ist
wrong-gate-placed = das Tor wird gelegt, wenn Zeitalter I zu Ende ist (PAN-SETUP-06)
wrong-who-begins = wer beginnt, wird gewählt, wenn die Auslage des nächsten Zeitalters vollständig liegt
wrong-just-drafted = { $who } hat gerade ein Weltwunder ausgewählt (BASE-DRAFT-02)
wrong-due-in-draft = die Weltwunder werden ausgewählt, also muss genau diese Entscheidung anstehen
wrong-last-of-group = das letzte Weltwunder einer Gruppe wird nicht gewählt, sondern zugeteilt (BASE-DRAFT-04)
wrong-drafter = jetzt wählt { $who } ein Weltwunder (BASE-DRAFT-02)
wrong-chooser = zwischen zwei Zeitaltern wählt { $who } (BASE-AGE-03)
wrong-trigger-used = es ist kein Zug im Gang, in dem eine Verschwörung ausgelöst worden sein kann (AGO-PLOT-02)
wrong-due-together = die anstehenden Entscheidungen passen nicht zusammen
wrong-due-twice = dieselbe Entscheidung steht zweimal an
wrong-turn = zu beenden ist der Zug von { $who }
wrong-nothing-to-choose = eine Entscheidung steht an, und es gibt nichts zu wählen (GEN-02)
wrong-outcome = so kann die Partie nicht geendet haben: { $outcome } ({ $rule })

# -- a choice that is due, $where in the file: "decisions[1] (progress)"

wrong-due = { $where } kann für { $who } nicht anstehen: { $because }
wrong-due-from = { $where } kann für { $who } nicht anstehen: { $whose } ist am Zug
wrong-due-named = { $where }: dort wird nicht aus einer Liste gewählt, es ist aber eine angegeben
wrong-due-some-known = { $where }: einiges, woraus zu wählen ist, ist nicht bekannt
wrong-due-not-known = { $where }: woraus zu wählen ist, ist nicht bekannt
wrong-due-among = { $where }: daraus kann nicht zu wählen sein

no-cause = nichts verlangt das
no-cause-wonder = dort steht nicht: { $things }
no-cause-divinity = gerade wurde nicht aktiviert: { $things }
no-cause-gate = das Tor ({ $things }) wurde nicht gerade aktiviert
no-cause-conspiracy = dort wurde nicht ausgelöst: { $things }
no-cause-card = nicht rekrutiert wurde: { $things }
no-cause-pair = es gibt kein Paar gleicher Forschungssymbole
no-cause-neptune = Neptun wurde nicht gerade aktiviert, oder es waren andere Militär-Plättchen übrig
no-cause-of-cube = was das verlangen soll, ist nicht geschehen oder verlangt etwas anderes
no-cause-theater = das göttliche Theater hat diese nicht aufgedeckt
no-cause-put-back = weder das Tor noch das göttliche Theater hat diese aufgedeckt
no-cause-mythology = es wurde nicht gerade ein Mythologie-Plättchen genommen
no-cause-politician = kein Politiker dieses Bereichs wurde rekrutiert
no-cause-conspires = niemand verschwört sich
no-cause-kept = keine andere Verschwörung wurde behalten
no-cause-triggered = in diesem Zug wurde keine Verschwörung ausgelöst
no-cause-constructed = das für diesen Zug vermerkte Weltwunder wurde nicht errichtet
