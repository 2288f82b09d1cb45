# Neptun: why a bot makes a move. Gold and temple points are what the card pays.

reason-neptun-only = Es la única jugada.
reason-neptun-take-points = Paga { neptun-points } en { $region }.
reason-neptun-take-gold = Paga { $gold } de oro en { $city }.
reason-neptun-way = { $city } está a { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } de { $start }, la escala anterior.
reason-neptun-coins = Hay { $gold } de oro encima.
reason-neptun-oar = Su carta de remo tiene potencia { $power }.
reason-neptun-reveal = Los contratos a la vista encajan mal; { $columns ->
    [one] queda uno
   *[other] quedan { $columns }
  } boca abajo.
reason-neptun-row-idle = No queda nada que entregar, así que la carta apenas importa.
reason-neptun-row-reach = Una autonomía de { $range } basta para las { $miles } millas hasta { $city }.
reason-neptun-row-pay = { $city } está a { $miles } millas: más allá de la autonomía de { $range }, pero el oro paga el resto.
reason-neptun-row-towards = { $city } está a { $miles } millas, demasiado para este turno; una autonomía de { $range } la acerca.
reason-neptun-row-keep = Guarda para más tarde la carta de remo de potencia { $power }.
reason-neptun-deliver-points = Gana { neptun-points } en { $region }.
reason-neptun-deliver-gold = Gana { $gold } de oro en { $city }.
reason-neptun-rank = Eso da ahora el puesto { $rank } en el templo de { $region }.
reason-neptun-buy = Otro punto en { $region } vale más que 3 de oro.
reason-neptun-loses = { $count ->
    [one] Por ello se pierde un contrato, que llevaría demasiado tiempo.
   *[other] Por ello se pierden { $count } contratos, que llevarían demasiado tiempo.
  }
reason-neptun-bonus = Es el último de cinco: la ficha de bonus da { $points } puntos.
reason-neptun-towards = Lleva hacia { $city }, que queda a { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  }.
reason-neptun-stay = No se puede acercar ningún contrato que valga la pena.
reason-neptun-extra = { $cards ->
    [one] La carta de remo en la mano basta
   *[other] Las { $cards } cartas de remo en la mano bastan
  } para otra entrega.
reason-neptun-no-extra = { $cards ->
    [one] La carta de remo en la mano vale
   *[other] Las { $cards } cartas de remo en la mano valen
  } más adelante más que lo que se podría entregar ahora.
