"""Exercises, grading and a session's tally."""
