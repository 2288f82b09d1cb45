"""Guided first games: scripts of steps on the real engine, and a lesson under way. Knows no server and no page."""
