# Las opciones de Trading in the Mediterranean y sus valores, en la página, en la terminal y en la ayuda.
# La opción `open_hands` es `option-open-hands` y su valor `no` es `option-open-hands-no`; los números pueden faltar.

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
