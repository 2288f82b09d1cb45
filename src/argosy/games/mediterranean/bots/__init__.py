"""Bots for Trading in the Mediterranean, one folder per level."""
