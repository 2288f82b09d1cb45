"""Neptun as text: for the terminal, for screen readers, and next to the board in the page."""
