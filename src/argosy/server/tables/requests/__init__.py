"""What players ask of each other: pauses, undos, bots on seats, muting; `pending.py` has what is not settled."""
