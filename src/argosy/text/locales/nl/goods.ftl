# Goederen die in meer dan één spel voorkomen.

good-grain = graan
good-salt = zout
