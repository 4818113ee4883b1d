"""What a hand is worth: the sure-trick estimate and the dangers of nil."""
