"""The rules of Neptun, one module per phase; `flow.py` is the sequence of play."""
