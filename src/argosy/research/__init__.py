"""The games for research: PettingZoo, Gymnasium and OpenSpiel, data sets, and what these share."""
