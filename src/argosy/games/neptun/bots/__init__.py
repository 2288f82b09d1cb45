"""Bots for Neptun, one folder per level."""
