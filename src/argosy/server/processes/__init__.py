"""Worker processes for costly work, and the order in which tables and guests get their turn in them."""
