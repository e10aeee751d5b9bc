"""Rulings on a position of which something may be unknown: what the referee answers.

- `rulings`: the questions; each is answered in `can`, `cost`, `moves` or `facts`
- `answers`: an answer and its reasons; `questions`: an answer as a scenario
- `evidence`: the position and what is known of it
- `known`, `assumptions`, `completions`: the positions that fit what was given
- `findings`: what holds in all of them, and on what the rest depends; `of_action` asks it of an
  action, `verdict_words` says it
"""
