# Por qué un bot hace lo que hace en Trading in the Mediterranean.

## Comercio

reason-mediterranean-deal-worth = { $money ->
    [0] Contado todo como dinero, vale para ti menos de $1.
   *[other] Contado todo como dinero, vale para ti unos ${ $money }.
  }
reason-mediterranean-deal-sets-more = Según los bienes nombrados, tus conjuntos pagan ${ $money } más.
reason-mediterranean-deal-sets-less = Según los bienes nombrados, tus conjuntos pagan ${ $money } menos.
reason-mediterranean-deal-promises = { $money ->
    [0] De eso, la promesa cuenta menos de $1.
   *[other] De eso, la promesa cuenta unos ${ $money }.
  }
reason-mediterranean-copies-missed-least = De tus copias, lo que menos echarás en falta: { $cards }.
reason-mediterranean-piracy-goes = Piratería pasa por un lujo y no paga nada por sí misma.
reason-mediterranean-most-willing = { $seat } parece quien mejor lo aceptaría: gana en { $count } de { $guesses } conjeturas sobre su mano.
reason-mediterranean-offer-too-dear = { $money ->
    [0] La oferta { $number } cuesta algo más de lo que aporta.
   *[other] La oferta { $number } cuesta unos ${ $money } más de lo que aporta.
  }
reason-mediterranean-offer-too-little = La oferta { $number } aporta menos de $1: demasiado poco.
reason-mediterranean-offer-helps-rival = { $money ->
    [0] La oferta { $number } ayuda demasiado a { $seat } para lo que te aporta.
   *[other] La oferta { $number } ayuda a { $seat } en unos ${ $money }, demasiado para lo que te aporta.
  }
reason-mediterranean-offer-not-held = La oferta { $number } pide algo que no puedes dar.
reason-mediterranean-offer-not-bindable = La oferta { $number } contiene una promesa que ahora no se puede hacer.
reason-mediterranean-offer-hurts-now = { $money ->
    [0] Tu oferta { $number } cuesta ya algo más de lo que aporta.
   *[other] Tu oferta { $number } cuesta ya unos ${ $money } más de lo que aporta.
  }
reason-mediterranean-offer-passed-by = Tras tu oferta { $number } se hicieron { $count }; deja sitio a otra.
reason-mediterranean-offer-unanswered = Nadie ha aceptado tu oferta { $number } desde hace un rato; deja sitio a otra.
reason-mediterranean-store-pays = Según calcula, mejor guardado que gastado: { $cards }.
reason-mediterranean-spend-all = Según calcula, ninguna carta que se pueda almacenar está mejor guardada que gastada.
reason-mediterranean-stored-already = Lo que conviene guardar ya está en el almacén: { $cards }.
reason-mediterranean-no-offer-worth-it = Ninguna oferta de las que pensó vale la pena.
reason-mediterranean-offers-full = Hay { $count } ofertas tuyas en la mesa, y no pone más a la vez.

## Compras

reason-mediterranean-plan-buildings = Edificios de este plan: { $buildings }.
reason-mediterranean-plan-developments = Desarrollos de este plan: { $developments }.
reason-mediterranean-points-at-once = El plan da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } en el acto.
reason-mediterranean-promises-points = Añade cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } a lo que promete tu civilización.
reason-mediterranean-gives-up-points = Quita cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } a lo que promete tu civilización.
reason-mediterranean-money-otherwise = Su dinero daría de otro modo cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
reason-mediterranean-money-buys-points = Los ${ $money } que quedan compran { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
reason-mediterranean-money-kept = { $points ->
    [0] De los ${ $money } queda la mitad en la próxima ronda, que promete menos de 1 punto.
    [one] De los ${ $money } queda la mitad en la próxima ronda, que promete cerca de { $points } punto.
   *[other] De los ${ $money } queda la mitad en la próxima ronda, que promete cerca de { $points } puntos.
  }
reason-mediterranean-money-idle = Guardados, los ${ $money } no dan nada.
reason-mediterranean-no-money = No queda dinero que gastar.
reason-mediterranean-no-purchase-better = Ninguna compra de las que pensó promete más.
reason-mediterranean-tried-to-the-end = { $count ->
    [one] Jugado hasta el final en un mundo supuesto, llegó a unos { $points } puntos.
   *[other] Jugado hasta el final en { $count } mundos supuestos, llegó de media a unos { $points } puntos.
  }
reason-mediterranean-tried-a-turn = { $count ->
    [one] Jugado una ronda más en un mundo supuesto, prometía unos { $points } puntos.
   *[other] Jugado una ronda más en { $count } mundos supuestos, prometía de media unos { $points } puntos.
  }
reason-mediterranean-plan-behind = El plan lo pone cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por detrás de otra compra, y eso se ha restado.
reason-mediterranean-trade-tried = { $count ->
    [one] Jugado hasta el final de la ronda en un mundo supuesto, prometía unos { $points } puntos.
   *[other] Jugado hasta el final de la ronda en { $count } mundos supuestos, prometía de media unos { $points } puntos.
  }
reason-mediterranean-trade-behind = Sin seguir jugando parece cerca de { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } peor que otro trato, y eso se descontó.

## Las decisiones menores

reason-mediterranean-costs-nothing = No cuesta nada.
reason-mediterranean-nothing-to-use = No te queda ningún edificio por usar.
reason-mediterranean-against-leader = De los que cuentan aquí, nadie tiene más puntos que { $seat }: { $points }.
reason-mediterranean-against-leader-by-sight = De los que cuentan aquí, nadie ha construido más, por lo que se ve, que { $seat }.
reason-mediterranean-nobody-to-hit = Nada de esto perjudicaría a quien va por delante.
reason-mediterranean-hand-points-there = Tus cartas tienen en neto { $count ->
    [one] una flecha
   *[other] { $count } flechas
  } hacia el otro lado: { $track }.
reason-mediterranean-flip-late = Después de la ronda { $turn } no gira ningún tablero.
reason-mediterranean-flip-gains-nothing = Con tu mano, ningún tablero sin edificios gana lo bastante al girarlo.
reason-mediterranean-prosperity-counts = Prosperidad contaría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
reason-mediterranean-poverty-spared = Pobreza no quitaría { $count } de felicidad.
reason-mediterranean-loss-costs = { $points ->
    [0] Te cuesta, según calcula, menos de 1 punto.
    [one] Te cuesta, según calcula, cerca de { $points } punto.
   *[other] Te cuesta, según calcula, cerca de { $points } puntos.
  }
reason-mediterranean-loss-costs-rival = { $points ->
    [0] A { $seat } le cuesta, según calcula, menos de 1 punto.
    [one] A { $seat } le cuesta, según calcula, cerca de { $points } punto.
   *[other] A { $seat } le cuesta, según calcula, cerca de { $points } puntos.
  }
reason-mediterranean-missed-least = Nada cuesta menos.
reason-mediterranean-missed-most = Nada cuesta más.
reason-mediterranean-pure-chance = Se echó a suertes: ninguna elección es mejor que otra.
reason-mediterranean-hears-no-talk = Un bot no oye lo que se habla, así que no culpa a nadie.
