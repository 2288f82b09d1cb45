"""What a seat of Trading in the Mediterranean can know, and worlds that agree with it."""
