"""Fits the policy's coefficients to its own play: `python -m trainer.policy.fit`."""
