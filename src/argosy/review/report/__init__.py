"""A review in words: for the terminal (terminal.py), and as one page that needs nothing else (html.py)."""
