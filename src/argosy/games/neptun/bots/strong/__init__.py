"""The level `strong` for Neptun: plans drafts and routes."""
