"""The tests; a package, so that they can share the helpers in `support.py`."""
