"""Typed loaders of what lies at the project's top level: pages, lessons, puzzles."""
