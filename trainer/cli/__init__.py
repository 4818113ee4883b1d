"""The command `spades-trainer`."""
