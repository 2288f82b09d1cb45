"""What a seat of Neptun sees: view, menu, prompts, event messages."""
