"""Bots at served tables: a driver per table, worker processes, hints."""
