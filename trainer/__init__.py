"""Spades Trainer."""
