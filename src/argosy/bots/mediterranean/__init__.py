"""Rules of thumb for Trading in the Mediterranean, and what its simulations count."""
