# Quiz und Prüfungen: Fragen mit Antworten zur Auswahl.

quiz-plays = { $who } spielt: { $action }.
quiz-coins = Wie viele Münzen hat { $who } danach?
quiz-symbols = { $played ->
    [0] Wie viele verschiedene Forschungssymbole hat { $who }?
   *[other] Wie viele verschiedene Forschungssymbole hat { $who } danach?
 }
quiz-points = { $played ->
    [0] Wie viele Siegpunkte hat { $who }, wenn die Partie so endet?
   *[other] Wie viele Siegpunkte hat { $who } danach?
 }
quiz-line = { $played ->
    [0] Wie viele Siegpunkte trägt { $who } in die Zeile „{ $line }“ des Wertungsblocks ein?
   *[other] Wie viele Siegpunkte hat { $who } danach in der Zeile „{ $line }“ des Wertungsblocks?
 }
quiz-cubes = { $played ->
    [0] Wie viele Einflusswürfel hat { $who } im Senat?
   *[other] Wie viele Einflusswürfel hat { $who } danach im Senat?
 }
quiz-cubes-in = { $played ->
    [0] Wie viele Einflusswürfel hat { $who } in Kammer { $chamber }?
   *[other] Wie viele Einflusswürfel hat { $who } danach in Kammer { $chamber }?
 }
quiz-decrees = { $played ->
    [0] Wie viele Dekrete gelten für { $who }?
   *[other] Wie viele Dekrete gelten danach für { $who }?
 }
quiz-accessible = Wie viele offene Karten sind danach zugänglich?
quiz-pawn = Wo steht danach die Konflikt-Spielfigur?
quiz-who = Wer ist danach dran?
quiz-end = Wie steht es danach um die Partie?
quiz-goes-on = Die Partie geht weiter
quiz-controls = { $played ->
    [0] Wer kontrolliert Kammer { $chamber }?
   *[other] Wer kontrolliert danach Kammer { $chamber }?
 }
quiz-nobody = Niemand
quiz-may = Darf { $who } das tun: { $action }?
quiz-forbidden = Was davon darf { $who } nicht?
quiz-yes = Ja
quiz-no = Nein
# A choice begins with a capital letter.
quiz-capital = { CAPITAL($text) }

# -- quizzes and tests

quiz-title = Quiz
# $numbers: such as 04, 06
quiz-of-lessons = { $count ->
    [1] Quiz: Lektion { $numbers }
   *[other] Quiz: Lektionen { $numbers }
 }
# $test: one of the four below
quiz-test = Prüfung: { $test }
quiz-of-base = das Grundspiel
quiz-of-pantheon = Pantheon
quiz-of-agora = Agora
quiz-of-both = beide Erweiterungen
quiz-question = Frage { $number } von { $count }
quiz-sheet = { $count ->
    [1] 1 Frage; eine der Antworten ist richtig. (Startzahl { $seed })
   *[other] { $count } Fragen; zu jeder ist eine der Antworten richtig. (Startzahl { $seed })
 }
quiz-sheet-test = { $count ->
    [1] 1 Frage; eine der Antworten ist richtig. Bestanden mit { $needed } richtigen. (Startzahl { $seed })
   *[other] { $count } Fragen; zu jeder ist eine der Antworten richtig. Bestanden mit { $needed } richtigen. (Startzahl { $seed })
 }
quiz-name = Name:
quiz-date = Datum:
quiz-key = Lösungen

# -- to take in a notebook

quiz-needs = { $count ->
    [1] 1 Frage mit einer richtigen Antwort. Bestanden mit { $needed } richtigen.
   *[other] { $count } Fragen mit je einer richtigen Antwort. Bestanden mit { $needed } richtigen.
 }
quiz-choices = Antwort
quiz-answered = { $answered } von { $count } beantwortet
quiz-finish = Abschließen
quiz-finish-open = { $open ->
    [1] 1 Frage ist noch offen. Noch einmal auf „Abschließen“ drücken, dann zählt sie als falsch.
   *[other] { $open } Fragen sind noch offen. Noch einmal auf „Abschließen“ drücken, dann zählen sie als falsch.
 }
quiz-mark = { $right } von { $count } richtig, { $percent }.
quiz-passed = Bestanden: { $needed } waren nötig.
quiz-not-passed = Nicht bestanden: { $needed } sind nötig.
quiz-right = Richtig.
quiz-wrong = Nicht richtig: { $answer }
quiz-read = Noch einmal lesen: { $lessons }

# -- errors

quiz-no-subject = Kein Szenario handelt von { $typed }: Gib eine Regel, eine Erweiterung oder ein Thema wie base/military an.
quiz-no-subject-near = Kein Szenario handelt von { $typed }; am nächsten kommt { $near }.
quiz-no-questions = Dazu gibt es keine Fragen.
quiz-too-few = { $count ->
    [1] Dazu gibt es nur 1 Frage, nicht { $wanted }.
   *[other] Dazu gibt es nur { $count } Fragen, nicht { $wanted }.
 }
quiz-test-alone = Eine Prüfung handelt von einem ganzen Spiel: Lass Lektionen und Themen weg.
quiz-no-page = Ein Quiz ist eine Seite wie 'quiz.html', nicht { $file }.
quiz-no-choice = Die Antwort { $given } gibt es nicht; es gibt { $letters }.
