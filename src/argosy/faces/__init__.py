"""How the games show themselves in words: lines and tables for the terminal, for readers aloud and for the page."""
