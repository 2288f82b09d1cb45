"""The level `sensible` for Neptun: rules of thumb."""
