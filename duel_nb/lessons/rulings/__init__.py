"""Rulings on a position of which something may be unknown: what the referee answers.

- `rulings`: the questions, and their `answers`
- `known`, `assumptions`, `completions`: the positions that fit what was given
- `findings`: what holds in all of them, and on what the rest depends; `verdict_words` says it
- `facts`: what matters in a position
- `questions`: a question and its answer as a scenario
"""
