# El servidor de juego: lo que cuenta además de la historia de las partidas.

server-undone = { $seat } retira su última jugada.

phrase-hello = Hola a todos.
phrase-good-luck = Suerte.
phrase-one-moment = Un momento, por favor.
phrase-no-thanks = No, gracias.
phrase-thanks = Gracias.
phrase-well-played = Bien jugado.
