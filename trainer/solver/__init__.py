"""The exact solver: what best play takes when all hands are seen."""
