"""The level `best` for Neptun: searches over guessed worlds."""
