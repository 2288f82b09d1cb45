"""Adapters for research: PettingZoo, Gymnasium, OpenSpiel, data sets, and what these share."""
