# El servidor de juego: lo que cuenta además de la historia de las partidas.

server-undone = { $seat } retira su última jugada.
