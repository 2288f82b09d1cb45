"""The oracle: from what a seat sees, the chance to win and the expected points of every seat.

A small network, evaluated with NumPy where that is installed and in plain Python elsewhere. The folder `oracle/` of
each game says which numbers of an observation it reads, and has the trained weights. docs/oracle.md tells how they
were trained, and how well they judge.
"""
