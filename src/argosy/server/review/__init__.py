"""Looking back at games: positions over time, score history, continuing from a position."""
