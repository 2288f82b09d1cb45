# Neptun: why a bot makes a move. Gold and temple points are what the card pays. What is planned may yet change. A trial
# is a wind, an imagined draft or a playout.

neptun-trials = { $of ->
    [1] { "" }
   *[other] { " " }(en { $agree } de { $of } pruebas)
  }
reason-neptun-only = Es la única jugada.
reason-neptun-take-points = Paga { neptun-points } en { $region }.
reason-neptun-take-gold = Paga { $gold } de oro en { $city }.
reason-neptun-take-planned = El viaje planeado lo entrega en { $agree } de { $of } repartos imaginados.
reason-neptun-take-way = Según una regla práctica, la recompensa vale { $reward } puntos y el rodeo cuesta { $detour }.
reason-neptun-coins = Hay { $gold } de oro encima.
reason-neptun-oar = Su carta de remo tiene potencia { $power }.
reason-neptun-reveal = Se espera que { $columns ->
    [one] el contrato que sigue boca abajo valga
   *[other] los { $columns } contratos que siguen boca abajo valgan
  } { $points } puntos más que el mejor a la vista.
reason-neptun-reveal-less = Se espera que { $columns ->
    [one] el contrato que sigue boca abajo valga
   *[other] los { $columns } contratos que siguen boca abajo valgan
  } { $points } puntos menos que el mejor a la vista.
reason-neptun-row-idle = No queda nada que entregar, así que la carta apenas importa.
reason-neptun-row-now = Planeado para este turno{ neptun-trials }: una entrega en { $city }, a { $miles } millas, con una autonomía de { $range }.
reason-neptun-row-pay = Planeado para este turno{ neptun-trials }: una entrega en { $city }, a { $miles } millas, con una autonomía de { $range } y { $gold } de oro para el resto.
reason-neptun-row-later = Próxima entrega planeada{ neptun-trials }: { $city }, a { $miles } millas, en un turno posterior.
reason-neptun-row-keep = Guarda para más tarde la carta de remo de potencia { $power }.
reason-neptun-deliver-points = Gana { neptun-points } en { $region }.
reason-neptun-deliver-gold = Gana { $gold } de oro en { $city }.
reason-neptun-rank = Eso da ahora el puesto { $rank } en el templo de { $region }.
reason-neptun-buy = Otro punto en { $region } cuenta más que 3 de oro.
reason-neptun-buy-less = Otro punto en { $region } cuenta menos que 3 de oro.
reason-neptun-loses = { $count ->
    [one] Por ello se renuncia a un contrato.
   *[other] Por ello se renuncia a { $count } contratos.
  }
reason-neptun-bonus = Es el último de cinco: la ficha de bonus da { $points } puntos.
reason-neptun-next = Entrega planeada después{ neptun-trials }: { $city }, { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } más allá.
reason-neptun-towards = Próxima entrega planeada{ neptun-trials }: { $city }, que queda a { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  }.
reason-neptun-no-more = No hay más entregas planeadas{ neptun-trials }.
reason-neptun-extra = Planeado para turnos adicionales{ neptun-trials }: una entrega en { $city }.
reason-neptun-no-extra = Ninguna entrega en un turno adicional cuenta más que las cartas de remo que exige.
reason-neptun-no-extra-yet = Guarda las cartas de remo, aunque una entrega en un turno adicional cuenta más.
