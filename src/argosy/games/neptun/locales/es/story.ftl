# Neptun: lo que leen los jugadores durante la partida.
# Los jugadores aparecen por su nombre. Contratos de la fila y columnas del registro se cuentan desde 1. Una carta de remo es potencia y viento: 7-1.

good-grapes = uva
good-olives = aceituna
good-honey = miel

port-crete = Creta
temple-gold = el templo de oro
region-gold = { temple-gold }
oar-starting = { $oar } (carta individual)

# Piezas de las frases de abajo. Un contrato paga oro o puntos de templo; lo otro es 0.
neptun-points = { $points ->
    [one] { $points } punto de templo
   *[other] { $points } puntos de templo
}
neptun-contract = { $gold ->
    [0] { $good } a { $city }, { neptun-points } en { $region }
   *[other] { $good } a { $city }, { $gold } de oro
}

## Qué hay que hacer ahora

neptun-prompt-take-or-reveal = Acepta un contrato boca arriba, o descubre el primero boca abajo por la izquierda y rechaza todos los que están boca arriba.
neptun-prompt-reveal = No hay ningún contrato boca arriba: descubre el primero por la izquierda.
neptun-prompt-take-newest = Acepta el contrato que acabas de descubrir, o recházalo y descubre el siguiente.
neptun-prompt-must-take = Todos los contratos están boca arriba: acepta uno de ellos.
neptun-prompt-must-take-last = Has descubierto el último contrato y debes aceptarlo. Elige una columna para él.
neptun-prompt-row = Turno { $turn }, fuerza del viento { $wind }: elige en secreto una carta de remo.
neptun-prompt-row-extra = Turno adicional, fuerza del viento { $wind }: juega una carta de remo. Su cambio de viento no tiene efecto.
neptun-prompt-sail = Tu autonomía es de { $range ->
    [one] { $range } milla
   *[other] { $range } millas
  } y tienes { $gold } de oro: navega a una ciudad o quédate, y cumple allí un contrato si lo tienes.
neptun-prompt-extra = ¿Quieres jugar el turno adicional { $turn }? La fuerza del viento sigue en { $wind }.
neptun-prompt-wait = Esperando a { $seats }.
neptun-prompt-wait-row = Esperando a que { $count ->
    [one] { $seats } elija una carta de remo.
   *[other] { $seats } elijan una carta de remo.
  }
neptun-prompt-chance = Se están colocando las cartas.
neptun-prompt-over = La partida ha terminado. { $count ->
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
  }

## Qué ha pasado

neptun-event-board = La carta de navegación, en millas: { $links }.
neptun-event-order = El orden de juego es { $seats }.
neptun-event-round = Empieza la ronda { $round }.
neptun-event-draft-turn = Fase 1, conseguir contratos: turno { $turn }.
neptun-event-fulfil-turn = Fase 2, cumplir contratos: turno { $turn }.
neptun-event-additional-turn = Fase 2, cumplir contratos: turno adicional { $turn }.
neptun-event-revealed = { $seat } descubre el contrato { $column } ({ neptun-contract }), con la carta de remo { $oar }.
neptun-event-turned-up = Se descubre el contrato sobrante: número { $column } ({ neptun-contract }), con la carta de remo { $oar }.
neptun-event-taken = { $seat } acepta el contrato { $column } ({ neptun-contract }), lo carga en la columna { $slot } y recibe la carta de remo { $oar }{ $coins ->
    [0] .
    [one] ; tenía encima { $coins } moneda.
   *[other] ; tenía encima { $coins } monedas.
  }
neptun-event-left-over = El contrato sobrante pasa al extremo izquierdo{ $coins ->
    [0] , sin monedas.
    [one] , con { $coins } moneda encima.
   *[other] , con { $coins } monedas encima.
  }
neptun-event-left-over-discarded = Se descarta el contrato sobrante.
neptun-event-oar-hidden = { $seat } ha elegido una carta de remo.
neptun-event-oar-chosen = { $seat } pone boca abajo la carta de remo { $oar }.
neptun-event-oars = Se descubren las cartas de remo: { $each }. La previsión de viento es { $forecast_signed }.
neptun-event-oar-played = { $seat } juega la carta de remo { $oar }.
neptun-event-extra-yes = { $seat } juega un turno adicional.
neptun-event-extra-no = { $seat } no juega ningún turno adicional.
neptun-event-sailed = { $seat } navega de { $start } a { $city }, { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  }{ $gold ->
    [0] .
   *[other] , y paga { $gold } de oro por las millas que superan su autonomía.
  }
neptun-event-stayed = { $seat } se queda en { $city }.
neptun-event-delivered = { $seat } entrega { $good } en { $city } desde la columna { $slot } y gana { $gold ->
    [0] { neptun-points } en { $region }.
   *[other] { $gold } de oro.
  }
neptun-event-point-bought = { $seat } compra por 3 de oro un punto de templo más en { $region }.
neptun-event-lost = { $seat } pierde { $count ->
    [one] el contrato de la columna { $slots }.
   *[other] los contratos de las columnas { $slots }.
  }
neptun-event-wind = La fuerza del viento es ahora { $wind }.
neptun-event-bonus = { $seat } ha cumplido los cinco contratos y recibe una ficha de bonus: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
  }
neptun-event-tile = { $seat } obtiene el { $rank ->
    [1] primer
    [2] segundo
   *[other] tercer
  } puesto en { $temple } y recibe una ficha de puntos: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
  }
neptun-event-end = La partida ha terminado. Puntos: { $each }. { $count ->
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
  }
