"""The course: kinds of step, the lesson's runtime, progress; words are made in `words`."""
