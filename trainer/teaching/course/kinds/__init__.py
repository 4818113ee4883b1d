"""The kinds of step, one module each; `trainer.teaching.course.registry` lists them."""
