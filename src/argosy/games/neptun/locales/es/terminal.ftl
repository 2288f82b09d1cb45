# Neptun en la terminal. Lo que se escribe (take, sail) queda en inglés.

## Preparación

cli-option-wind_between_rounds = el viento al empezar las rondas 2 y 3 (regla N4.11).
cli-option-second_extra_turn = a quién se ofrece un segundo turno adicional (regla N5.4).
cli-option-zero_space_scores = si una ficha en la casilla 0 de un templo recibe una ficha de puntos (regla N6.2).
cli-option-open_hands = si el juego muestra las cartas de remo de los demás que todos han visto (regla N9.2).

## Jugar

cli-miles-from-where = ¿Desde qué ciudad? Por ejemplo: miles Roma

## Ayuda

cli-help-chart = la carta de navegación
cli-help-miles = a qué distancia está cada ciudad de Roma

## En la pantalla

cli-neptun-starting = { $oar } start
cli-neptun-contract = { $good } para { $city } ({ $region })
cli-neptun-gold = { $gold } de oro
cli-neptun-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cli-neptun-slot-free = libre
cli-neptun-slot-fulfilled = cumplido
cli-neptun-slot-lost = perdido
cli-neptun-slot-short = { $city } { $good }, { $pays }
cli-neptun-slot-fulfilled-short = { $city } cumplido
cli-neptun-slot-lost-short = { $city } perdido
cli-neptun-column-down = boca abajo
cli-neptun-column-taken = aceptado
cli-neptun-column-given-up = rechazado
cli-neptun-acquire = Ronda { $round } de 3, conseguir contratos, turno { $turn } de 5.
cli-neptun-fulfil = Ronda { $round } de 3, cumplir contratos, turno { $turn } de 5.
cli-neptun-extra = Ronda { $round } de 3, cumplir contratos, turno adicional { $turn }.
cli-neptun-set-up = Se está preparando el tablero.
cli-neptun-over = La partida ha terminado.
cli-neptun-wind = Viento { $wind }.
cli-neptun-forecast = Previsión { $forecast }: el próximo viento es { $next }.
cli-neptun-order = Orden: { $order }.
cli-neptun-scale = Marcador de remado: { $scale }.
cli-neptun-display = Contratos expuestos
cli-neptun-my-chart = Tu registro
cli-neptun-hand = Tu barco está en { $boat }. Tus cartas de remo: { $cards }.
cli-neptun-chosen = Tu carta boca abajo: { $oar }.
cli-neptun-reach = { $oar } (autonomía { $range })
cli-neptun-players = Jugadores
cli-neptun-you = { $name } (tú)
cli-neptun-face-down = boca abajo
cli-neptun-charts = Registros
cli-neptun-temples = Templos, situación actual
cli-neptun-gold-temple = Oro
cli-neptun-bonus = Bonus
cli-neptun-unseen = Aún sin ver: cartas de ciudad { $cities }; mercancías { $goods }; cartas de remo { $oars }.
cli-neptun-chart-title = La carta de navegación: ciudades con sus rutas en millas
cli-neptun-chart-key = { $sea } mar, { $deep } alta mar, los números son millas. Barcos: { $boats }.
cli-neptun-way = { $city } { $miles }
cli-neptun-way-deep = { $city } { $miles } alta mar
cli-neptun-boats = Barcos: { $boats }.
cli-neptun-miles = Millas desde { $city }: { $far }.
cli-neptun-head-column = Contrato
cli-neptun-head-contract = contrato
cli-neptun-head-my-contract = tu contrato
cli-neptun-head-pays = paga
cli-neptun-head-miles = millas
cli-neptun-head-oar = remo
cli-neptun-head-coins = monedas
cli-neptun-head-state = {""}
cli-neptun-head-slot = Columna
cli-neptun-head-slot-number = columna { $slot }
cli-neptun-head-from-boat = del barco
cli-neptun-head-from-left = del anterior
cli-neptun-head-player = {""}
cli-neptun-head-points = puntos
cli-neptun-head-gold = oro
cli-neptun-head-boat = barco
cli-neptun-head-cards = cartas
cli-neptun-head-known = por jugar
cli-neptun-head-oar-now = rema ahora
cli-neptun-head-temple = Templo
cli-neptun-head-tiles = fichas
cli-neptun-head-standing = situación
cli-neptun-head-number = N.º
cli-neptun-head-cost = cuesta
cli-neptun-head-earns = gana
cli-neptun-head-loses = pierde columnas
cli-neptun-means-take = { $good } para { $city } ({ $region }), { $pays }, en la columna { $slot }
cli-neptun-means-row = autonomía { $range }
cli-neptun-notation = Jugadas
cli-neptun-notation-reveal = descubre el primer contrato boca abajo por la izquierda
cli-neptun-notation-take = acepta el contrato 3 y lo carga en la columna 5
cli-neptun-notation-row = juega la carta de remo de potencia 7 y cambio de viento -1
cli-neptun-notation-sail = navega a Roma; basta el comienzo del nombre
cli-neptun-notation-deliver = navega a Roma y cumple el contrato de la columna 4
cli-neptun-notation-buy = compra además un punto de templo más por 3 de oro
cli-neptun-notation-stay = deja el barco donde está; stay deliver 2 cumple un contrato allí
cli-neptun-notation-extra = acepta un turno adicional; extra no lo rechaza
