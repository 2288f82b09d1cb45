# Waren, die in mehr als einem Spiel vorkommen.

good-grain = Getreide
good-salt = Salz
