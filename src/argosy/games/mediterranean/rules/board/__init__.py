"""A civilisation's board: tracks, culture, industry, victory points."""
