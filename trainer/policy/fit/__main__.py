"""Refit the policy: `python -m trainer.policy.fit [--rounds 3] [--deals 100000] [--fresh]`."""

from __future__ import annotations

import argparse
from pathlib import Path

from trainer.engine import load_house
from trainer.policy.fit.prior import prior_model
from trainer.policy.fit.steps import (
    Fit,
    describe_play,
    duel,
    fit_cards,
    fit_choice,
    fit_nil,
    fit_potentials,
    fit_tricks,
)
from trainer.policy.model import MODEL_FILE, read_model, write_model


def main() -> None:
    """Play, fit, keep what is no worse, and again."""
    parser = argparse.ArgumentParser(prog="python -m trainer.policy.fit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--deals", type=int, default=100_000, help="deals of the largest step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="begin with plain card sense")
    parser.add_argument("--only", default="potentials,cards,tricks,nil,choice")
    parser.add_argument("--out", type=Path, default=MODEL_FILE)
    options = parser.parse_args()
    begin = prior_model() if options.fresh else read_model(MODEL_FILE)
    fit = Fit(load_house("classic"), begin, options.seed * 10_000)
    steps = options.only.split(",")
    for round_ in range(1, options.rounds + 1):
        before = fit.model.copy()
        if "potentials" in steps:
            fit_potentials(fit, max(options.deals // 20, 500))
        if "cards" in steps:
            fit_cards(fit, options.deals)
            gain, error = duel(fit, before, max(options.deals // 20, 500))
            _say(f"round {round_}: cards {gain:+.2f} ± {error:.2f}")
        if "tricks" in steps:
            error = fit_tricks(fit, options.deals // 4)
            _say(f"round {round_}: tricks, mean absolute error {error:.3f}")
        if "nil" in steps:
            rate, brier = fit_nil(fit, options.deals)
            _say(f"round {round_}: forced nils made {rate:.3f}, Brier score {brier:.4f}")
        if "choice" in steps:
            _say(f"round {round_}: choice {fit_choice(fit, options.deals // 4)}")
        gain, error = duel(fit, before, max(options.deals // 20, 500))
        _say(f"round {round_}: {gain:+.2f} ± {error:.2f} points a deal over the last")
        _say(f"round {round_}: {describe_play(fit, max(options.deals // 20, 500))}")
        write_model(fit.model, options.out)


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - the command's output


if __name__ == "__main__":
    main()
