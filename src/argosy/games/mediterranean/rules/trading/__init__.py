"""The Trading phase (M6): offers, pacts, the warehouse, votes on talk."""
