"""Settings for all tests."""

from __future__ import annotations

import os

from hypothesis import settings

# The same examples in every run of CI, so that a red run is red again when looked at;
# elsewhere fresh ones, so that new examples are tried all the time.
settings.register_profile("ci", derandomize=True, max_examples=60, deadline=None, database=None)
settings.register_profile("local", max_examples=60, deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")
