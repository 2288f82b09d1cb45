"""The level `best` for Trading in the Mediterranean: tries purchases out in guessed worlds."""
