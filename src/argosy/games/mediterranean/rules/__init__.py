"""The rules of Trading in the Mediterranean, one module per phase; `flow.py` has the sequence of play."""
