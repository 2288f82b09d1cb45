"""Looking back at games: positions over time, score history, going on from a position."""
