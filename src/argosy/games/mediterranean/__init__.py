"""Trading in the Mediterranean, by Ryan Sturm and Geoff Engelstein: the rules M1 to M9 as a game of the contract."""
