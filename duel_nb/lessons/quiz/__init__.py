"""Quizzes and final tests: questions with choices, to project, to print, or to take alone."""
