"""Statistics over many games: intervals, ratings, standings, decision times."""
