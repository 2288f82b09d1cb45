# Bienes que aparecen en más de un juego.

good-grain = grano
good-salt = sal
