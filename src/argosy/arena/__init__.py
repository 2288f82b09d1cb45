"""Runs many games between bots: plans, the runner, results files, statistics and reports."""
