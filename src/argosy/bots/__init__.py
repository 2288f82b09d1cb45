"""Bots: whoever chooses from a peek and nothing else."""
