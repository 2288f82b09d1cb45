"""What a seat of Neptun can know, and guessed worlds that agree with it."""
