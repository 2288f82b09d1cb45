"""The level `best` for Trading in the Mediterranean: tries purchases and trades out in guessed worlds."""
