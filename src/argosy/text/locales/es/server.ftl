# El servidor de juego: lo que cuenta además de la historia de las partidas.

server-undone = { $seat } retira su última jugada.
server-taken-back = { $seat } retira su última jugada y todo lo que vino después; todos están de acuerdo.
server-lapsed = A { $seat } se le acabó el tiempo: decide un bot.
server-said = { $seat }: «{ $words }»

phrase-hello = Hola a todos.
phrase-good-luck = Suerte.
phrase-one-moment = Un momento, por favor.
phrase-no-thanks = No, gracias.
phrase-thanks = Gracias.
phrase-well-played = Bien jugado.
