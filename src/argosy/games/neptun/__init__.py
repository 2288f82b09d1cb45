"""Neptun, by Dirk Henn: the rules N1 to N9 as a game of the contract."""
