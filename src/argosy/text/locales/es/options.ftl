# Las opciones de una mesa y sus valores, en la página, en la terminal y en la ayuda.
# La opción `open_hands` es `option-open-hands` y su valor `no` es `option-open-hands-no`; los números pueden faltar.

## Neptun

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

## Trading in the Mediterranean

option-calamity-relief = La víctima de una calamidad se recupera un poco
option-calamity-relief-on = sí
option-calamity-relief-off = no
option-shared-win = Un empate es una victoria compartida
option-shared-win-on = sí
option-shared-win-off = no
option-hidden-vp = Los puntos de victoria quedan ocultos
option-hidden-vp-on = sí
option-hidden-vp-off = no
option-trading-seconds = Tiempo para comerciar
option-trading-seconds-60 = 1 minuto
option-trading-seconds-120 = 2 minutos
option-trading-seconds-180 = 3 minutos
option-trading-seconds-240 = 4 minutos
option-trading-seconds-300 = 5 minutos
option-trading-seconds-420 = 7 minutos
option-trading-seconds-600 = 10 minutos
option-trading-seconds-untimed = hasta que todos estén listos
option-trading-seconds-post = a lo largo de varios días
option-trading-chat = Charla libre durante el comercio
option-trading-chat-on = sí
option-trading-chat-off = no
option-ticks = Rondas de preguntas en el comercio de una simulación
