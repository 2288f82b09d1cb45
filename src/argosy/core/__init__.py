"""What all games share: the contract, matches, records, random numbers, the registry. Names no game."""
