"""Drills: positions in which one card (or bid) is clearly right, judged over sampled worlds."""
