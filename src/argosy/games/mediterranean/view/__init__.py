"""What a seat of Trading in the Mediterranean sees: view, menu, prompts, event messages."""
