# Las opciones de Neptun y sus valores, en la página, en la terminal y en la ayuda.
# La opción `open_hands` es `option-open-hands` y su valor `no` es `option-open-hands-no`; los números pueden faltar.

option-wind-between-rounds = Viento al empezar las rondas 2 y 3
option-wind-between-rounds-forecast = según la previsión
option-wind-between-rounds-keep = como estaba
option-wind-between-rounds-reset = fuerza 5
option-second-extra-turn = Segundo turno adicional
option-second-extra-turn-takers = para quien jugó el primero
option-second-extra-turn-anyone = para cualquiera
option-zero-space-scores = Una ficha en la casilla 0 recibe puntos
option-zero-space-scores-no = no
option-zero-space-scores-yes = sí
option-open-hands = Se muestran las cartas de remo que todos han visto
option-open-hands-yes = sí
option-open-hands-no = no
