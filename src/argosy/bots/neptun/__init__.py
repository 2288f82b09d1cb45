"""Neptun for bots: rules of thumb, and what simulations count."""
