"""Where the files beside the package are: in a checkout, or inside an installed wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def app_root() -> Path:
    """The folder that holds `streamlit_app.py`, `pages/`, `lessons/` and `puzzles/`.

    A wheel carries them in `trainer/_bundle/`; a checkout has them beside the package.
    """
    package = Path(__file__).resolve().parents[1]
    bundle = package / "_bundle"
    return bundle if bundle.is_dir() else package.parent
