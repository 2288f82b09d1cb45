"""A game in the terminal: people at one screen, with bots or without."""
