"""The policy's coefficients: data beside this file, made by `python -m trainer.policy.fit`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from trainer.policy.kernel import layout

Model = npt.NDArray[np.float64]

MODEL_FILE: Final = Path(__file__).with_name("model.json")

#: The parts of the model: their names in the file, and where they begin and end.
PARTS: Final[dict[str, tuple[int, int]]] = {
    "card_weights": (layout.WEIGHTS, layout.SIDE_POTENTIAL),
    "side_potential": (layout.SIDE_POTENTIAL, layout.SPADE_POTENTIAL),
    "spade_potential": (layout.SPADE_POTENTIAL, layout.TRICKS_SPADES),
    "tricks_by_spades": (layout.TRICKS_SPADES, layout.TRICKS_SIDE),
    "tricks_by_side_suit": (layout.TRICKS_SIDE, layout.TRICKS_OTHER),
    "tricks_otherwise": (layout.TRICKS_OTHER, layout.NIL_SPADES),
    "nil_by_spades": (layout.NIL_SPADES, layout.NIL_SIDE),
    "nil_by_side_suit": (layout.NIL_SIDE, layout.NIL_OTHER),
    "nil_otherwise": (layout.NIL_OTHER, layout.CHOICE_MADE),
    "number_made": (layout.CHOICE_MADE, layout.CHOICE_BAGS),
    "number_bags": (layout.CHOICE_BAGS, layout.CHOICE_NIL),
    "nil_edge": (layout.CHOICE_NIL, layout.MODEL),
}


@cache
def load_model() -> Model:
    """The coefficients of the package (`layout.MODEL` float64), read-only."""
    model = read_model(MODEL_FILE)
    model.setflags(write=False)
    return model


def by_side(north_south: Model, east_west: Model) -> Model:
    """A row for each side, read-only as the package's own: else all would be compiled twice."""
    models = np.vstack([north_south, east_west])
    models.setflags(write=False)
    return models


def read_model(file: Path) -> Model:
    """The coefficients of a file."""
    data = json.loads(file.read_text(encoding="utf-8"))
    model = np.zeros(layout.MODEL)
    for name, (first, last) in PARTS.items():
        model[first:last] = data[name]
    return model


def write_model(model: Model, file: Path) -> None:
    """Write coefficients, rounded to what they are good for."""
    data = {name: [round(float(x), 4) for x in model[a:b]] for name, (a, b) in PARTS.items()}
    lines = [f'"{name}": {json.dumps(values)}' for name, values in data.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
