"""The play server: one process and one SQLite file serve both games to browsers, bots and scripts."""
