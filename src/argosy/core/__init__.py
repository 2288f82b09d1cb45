"""What every game shares: the contract, matches, records, randomness. Knows no game."""
