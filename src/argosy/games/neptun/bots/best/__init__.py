"""The level `best` for Neptun: search over guessed worlds."""
