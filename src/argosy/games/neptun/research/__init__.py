"""Neptun for learners: action tokens and observations."""
