# Goods that more than one game trades in.

good-grain = grain
good-salt = salt
