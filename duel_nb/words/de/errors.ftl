# What was typed, or opened, is not understood.

unknown-name = „{ $typed }“ ist hier nicht bekannt (gesucht: { $kinds }).
unknown-name-near = „{ $typed }“ ist hier nicht bekannt (gesucht: { $kinds }). Meinst du { $near }?
unknown-name-of-kind = „{ $typed }“ ist hier nicht bekannt (gesucht: { $kinds }); { $name }: { $kind }.
ambiguous-name = „{ $typed }“ ist nicht eindeutig: { $names }.
name-of-kind = { $name } ({ $kind })
name-no-text = Ein Name ist ein Text, nicht { $given }.
name-too-long = { $given } ist kein Name: So lang ist keiner.

kind-any = ein Teil des Spiels
kind-card = Karte
kind-wonder = Weltwunder
kind-progress = Fortschritts-Plättchen
kind-divinity = Gottheit
kind-gate = Tor
kind-mythology = Mythologie
kind-decree = Dekret
kind-conspiracy = Verschwörung

notation-no-text = Eine Aktion ist ein Text wie „{ $example }“, nicht { $given }.
action-no-text = Eine Aktion ist kein Text: Vergleiche str(action) == { $typed } oder action == s.read({ $typed }), das auch andere Schreibweisen kennt; { $typed } in s.legal_actions() geht so, wie es ist.
notation-too-long = { $given } ist keine Aktion: So lang ist keine.
notation-nothing = Hier steht nichts: Eine Aktion sieht etwa so aus: „{ $example }“.
notation-no-action =
    { $given } ist keine Aktion: Erwartet wird eine der erlaubten Aktionen oder ihr Text wie „{ $example }“.
notation-no-verb = { $typed } ist keine Aktion: { $word } ist kein bekanntes Verb; bekannt sind { $verbs }.
notation-no-verb-near = { $typed } ist keine Aktion: { $word } ist kein bekanntes Verb; meinst du { $near }?
notation-player-named =
    { $typed } ist keine Aktion: Lass { $word } weg: Es handelt immer, wer am Zug ist.
notation-offerings-for-activation =
    { $typed } ist keine Aktion: Opfergaben-Plättchen bezahlen nur Aktivierungen (PAN-OFF-04). Meinst du { $near }?
notation-only-wonder-with-card =
    { $typed } ist keine Aktion: Nur ein Weltwunder wird mit einer anderen Karte errichtet.
notation-is-a-wonder = { $typed } ist keine Aktion: { $wonder } ist ein Weltwunder. Meinst du { $near }?
notation-near = { $problem } Meinst du { $near }?
notation-joiner-left-out = { $problem } Fehlt { $joiner }?
notation-verb-says-all = { $typed } ist keine Aktion: { $verb } sagt schon alles.
notation-offerings-missing = { $typed } ist unvollständig: Es fehlen die Opfergaben-Plättchen, etwa 2 3.
notation-unfinished = { $typed } ist unvollständig: Erwartet wird etwas wie { $example }.
notation-unfinished-could-be = { $typed } ist unvollständig, möglich ist: { $actions }.
notation-could-be = { $typed } ist nicht eindeutig: { $actions }.
notation-one-offering-of-value = Es gibt nur ein Opfergaben-Plättchen mit dem Wert { $value }.
notation-none-of = { $typed } ist hier nicht bekannt; möglich ist: { $known }.
notation-no-chamber = Es gibt keine Kammer { $typed }, nur 1 bis { $last }.
notation-no-decree =
    { $typed } ist hier nicht bekannt; ein Dekret nennt man mit seiner Kammer, 1 bis { $last }; 3/2 ist das zweite in Kammer 3.
notation-no-place = In der Auslage dieses Zeitalters gibt es keinen Platz { $place }.
notation-no-player = { $typed } spielt nicht mit: Erwartet wird { $players }.
no-player-a-or-b = Es gibt niemanden namens { $given }: Erwartet wird 'A' oder 'B'.
no-player-named = Es gibt niemanden namens { $given }: Erwartet wird 'A' ({ $first }) oder 'B' ({ $second }).
