"""Measurements of speed; nothing here is needed to play or to test."""
