"""Neptun as text: for the terminal, for screen readers, and beside the board in the page."""
