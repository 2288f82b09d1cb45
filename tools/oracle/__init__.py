"""Trains the oracle of a game: `python -m tools.oracle KEY`. docs/oracle.md explains it."""
