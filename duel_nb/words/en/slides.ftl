# Slides: a game, a case or a puzzle shown to a room, or as a page of its own.

# -- where a slide stands

slide-age = { $age ->
    [0] Draft
    [1] Age I
    [2] Age II
   *[other] Age III
 }
slide-turn = { slide-age } · action { $number } of { $last } · { $who }
slide-of-many = { $number } of { $last }
slide-beginning = The beginning
slide-question = The question
slide-answer = The answer
slide-step = Step { $number } of { $last }
slide-try = An attempt
slide-solution = The solution

# -- what it says

slide-game = { $first } against { $second }
slide-secret = { $who } makes a secret choice.
slide-nothing = Nothing more happens.
slide-guess = Guess first, then go on.
slide-tries = { $who } tries “{ $action }”. Is that allowed?
slide-allowed = That is allowed.
slide-refused = Not allowed. { $reason }
slide-source = From: { $source }
slide-rules = Rules:
slide-chance = { $who }'s chance to win: { $percent }

# -- notes for whoever presents

note-answer = The answer: { $answer }
note-hint = To think about: { $hint }
note-variants = And what if …

# -- the page

slides-help = Space, the arrow keys or a clicker: next and back. p: present. n: notes. b: black screen. Escape: end.
slides-next = Next
slides-back = Back
slides-timeline = Timeline
slides-chapter = Go to
slides-notes = Notes
slides-theme = Light or dark
slides-present = Present
slides-end = End
slides-right = right
slides-in-words = The position in words
slides-made = Made with duel_nb, an unofficial aid for 7 Wonders Duel.
slides-no-script = The pictures need JavaScript; below, the game is told in words.
