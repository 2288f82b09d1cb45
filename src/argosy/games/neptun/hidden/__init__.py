"""What a seat of Neptun can know, and worlds that agree with it."""
