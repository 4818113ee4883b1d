"""Learners, attempts, schedules."""
