"""Trading in the Mediterranean for learners: action tokens and observations."""
