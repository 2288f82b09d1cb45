# Neptun en el navegador.

game-neptun = Neptun
web-about-neptun = Acepta contratos, elige tus remos en secreto, navega con el viento y gana el favor de seis templos.
web-facts-neptun = De 3 a 5 jugadores, unos 45 minutos

## En la mesa

web-wind = Viento { $wind }
web-forecast = Previsión { $forecast }
web-round = Ronda { $round }/3
web-phase-acquire = Contrato { $turn }/5
web-phase-fulfil = Viaje { $turn }/5
web-figure-points = puntos
web-figure-gold = oro

## El final

web-tie-neptun = Con los mismos puntos se comparte el puesto.

## Cómo se llaman las opciones

web-do-reveal = Descubrir el siguiente contrato
web-do-take = Aceptar { $good } para { $city } en la columna { $slot }
web-do-row = Remar { $oar }
web-do-sail = Navegar a { $city }
web-do-stay = Quedarse en { $city }
web-do-deliver = Entregar { $good } en { $city }
web-do-deliver-and-buy = Entregar { $good } en { $city } y comprar un punto de templo
web-do-extra-yes = Jugar el turno adicional
web-do-extra-no = Sin turno adicional

## El tablero

web-neptun-title = MARE NOSTRUM
web-neptun-sea = Carta de navegación
web-neptun-ports = Puertos al alcance
web-neptun-zoom = Ampliar y reducir
web-neptun-zoom-in = Acercar
web-neptun-zoom-out = Alejar
web-neptun-temples = Templos
web-neptun-temple-words = { $name }: fichas de puntos { $tiles }; fichas de templo { $tokens }
web-neptun-token = { $name } en { $space }
web-neptun-tile = { $points } sería de { $name }
web-neptun-tile-free = { $points } quedaría sin dueño
web-neptun-wind = Fuerza del viento { $wind }
web-neptun-wind-forecast = Fuerza del viento { $wind }, previsión { $forecast }
web-neptun-miles = { $miles } mi
web-neptun-range = Potencia { $oar } + viento { $wind } = { $range } millas
web-neptun-reaches = { $count ->
    [0] ningún otro puerto al alcance
    [one] 1 puerto más al alcance
   *[other] { $count } puertos más al alcance
}
web-neptun-pay = paga { $gold } de oro
web-neptun-earn = gana { $gold } de oro
web-neptun-climb = +{ $points } en { $region }
web-neptun-place = luego puesto { $place }
web-neptun-place-tile = luego puesto { $place }: ficha { $tile }
web-neptun-loses = { $count ->
    [one] pierde la columna { $slots }
   *[other] pierde las columnas { $slots }
}
web-neptun-display = Contratos
web-neptun-reveal = Descubrir
web-neptun-column-down = Columna { $column }: boca abajo
web-neptun-column-taken = Columna { $column }: aceptada
web-neptun-column-up = Columna { $column }: { $contract }; potencia de remo { $power }, viento { $wind }{ $coins ->
    [0] {""}
    [one] ; 1 moneda
   *[other] ; { $coins } monedas
}
web-neptun-column-given-up = Columna { $column }, rechazada: { $contract }; potencia de remo { $power }, viento { $wind }, monedas { $coins }
web-neptun-contract-gold = { $good } para { $city } ({ $region }), { $gold } de oro
web-neptun-contract-points = { $good } para { $city } ({ $region }), { $points ->
    [one] 1 punto de templo
   *[other] { $points } puntos de templo
}
web-neptun-chart = Tu registro
web-neptun-chart-of = Registro de { $name }
web-neptun-route = Ruta de { $miles } millas, unas { $reach } a tu alcance
web-neptun-route-about = Millas desde el barco por tus contratos abiertos, de izquierda a derecha; y las que tus remos más fuertes y el viento pueden darte en esta ronda
web-neptun-route-of = Millas de la ruta por los contratos abiertos de { $name }
web-neptun-slot-free = Columna { $slot }: libre
web-neptun-slot-open = Columna { $slot }: { $contract }
web-neptun-slot-fulfilled = Columna { $slot }, cumplido: { $contract }
web-neptun-slot-lost = Columna { $slot }, perdido: { $contract }
web-neptun-slot-miles = { $miles } mi
web-neptun-deliver = Entregar. { $contract }
web-neptun-hand = Tus remos
web-neptun-chosen = Boca abajo: { $oar }
web-neptun-oar = Potencia de remo { $power }, viento { $wind }
web-neptun-oar-starting = Carta individual, potencia de remo { $power }, viento { $wind }
web-neptun-oar-down = Una carta de remo boca abajo
web-neptun-known-oars = Cartas de remo de { $name } que todos han visto
web-neptun-oars = Remos de este turno
web-neptun-scale = Marcador de remado
web-neptun-scale-about = La potencia de remo tomada en este turno: quien tiene la más baja empieza el siguiente
web-neptun-extra = ¿Juegas un turno adicional?
web-neptun-scoring = Puntuación
web-neptun-all-at-once = De una vez
web-neptun-on = Seguir
web-neptun-look = { $what }; se ve en la carta
web-neptun-reach-free = columna { $slot } al alcance
web-neptun-reach-paid = columna { $slot } por { $gold } de oro
web-neptun-reach-far = columna { $slot } fuera de alcance
web-neptun-step-take-or-reveal = Elige un contrato o revela el siguiente.
web-neptun-step-take = Elige un contrato.
web-neptun-step-reveal = Revela el siguiente contrato.
web-neptun-step-slot = Elige una columna para { $good } a { $city }.
web-neptun-step-oar = Elige un remo.
web-neptun-step-port = Elige un puerto: { $range ->
    [one] 1 milla es gratis.
   *[other] { $range } millas son gratis.
}
web-neptun-step-in-port = Elige qué hacer en { $city }.
web-neptun-since = Desde tu último turno ({ $count })
web-neptun-wins = Gana { $name } con { $points } puntos
