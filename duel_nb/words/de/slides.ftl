# Slides: a game, a case or a puzzle shown to a room, or as a page of its own.

# -- where a slide stands

slide-age = { $age ->
    [0] Auswahl der Weltwunder
    [1] Zeitalter I
    [2] Zeitalter II
   *[other] Zeitalter III
 }
slide-turn = { slide-age } · Aktion { $number } von { $last } · { $who }
slide-of-many = { $number } von { $last }
slide-beginning = Der Anfang
slide-question = Die Frage
slide-answer = Die Antwort
slide-step = Schritt { $number } von { $last }
slide-try = Ein Versuch
slide-solution = Die Lösung

# -- what it says

slide-game = { $first } gegen { $second }
slide-secret = { $who } trifft eine geheime Wahl.
slide-nothing = Sonst geschieht nichts.
slide-guess = Erst raten, dann weiter.
slide-tries = { $who } versucht: { $action }. Ist das erlaubt?
slide-allowed = Das ist erlaubt.
slide-refused = Nicht erlaubt. { $reason }
slide-source = Aus: { $source }
slide-rules = Regeln:
slide-chance = Gewinnchance von { $who }: { $percent }

# -- notes for whoever presents

note-answer = Die Antwort: { $answer }
note-hint = Zum Nachdenken: { $hint }
note-variants = Und was wäre, wenn …

# -- the page

slides-help = Leertaste, Pfeiltasten oder Presenter: vor und zurück. p: Vorführen. n: Notizen. b: Bild dunkel. Escape: Ende.
slides-next = Weiter
slides-back = Zurück
slides-timeline = Zeitleiste
slides-chapter = Gehe zu
slides-notes = Notizen
slides-theme = Hell oder dunkel
slides-present = Vorführen
slides-end = Beenden
slides-right = richtig
slides-in-words = Die Stellung in Worten
slides-made = Erstellt mit duel_nb, einer inoffiziellen Hilfe für 7 Wonders Duel.
slides-no-script = Die Bilder brauchen JavaScript; was geschieht, steht unten in Worten.
