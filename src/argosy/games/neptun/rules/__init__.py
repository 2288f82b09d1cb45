"""The rules of Neptun, one module per phase; `flow.py` has the sequence of play."""
