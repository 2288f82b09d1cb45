"""The level `sensible` for Trading in the Mediterranean: rules of thumb."""
