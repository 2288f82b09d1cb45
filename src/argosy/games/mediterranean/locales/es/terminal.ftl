# Trading in the Mediterranean en la terminal. Lo que se escribe (offer, store, wine-mars) queda en inglés.

## Preparación

cli-option-ticks = tras cuántas rondas de preguntas acaba el tiempo de comercio de una simulación (regla M6.1).
cli-option-calamity_relief = si la víctima de una calamidad vuelve a subir un poco; es nuestra, no del reglamento (regla M7.10).
cli-option-shared_win = si un empate al final es victoria compartida (regla M9.1).
cli-option-hidden_vp = si los puntos quedan ocultos hasta el final (regla M2.4).
cli-option-trading_seconds = cuánto dura el comercio; untimed acaba cuando todos han terminado (regla M6.1).
cli-option-trading_chat = si se habla libremente durante el comercio; entonces se puede sancionar por votación a quien hable de la parte inferior (regla M6.9).

## Cómo está la partida

cli-mediterranean-status = Ronda { $turn } de 6, { $age }: { $phase }.
cli-mediterranean-order = Orden: { $order }.
cli-mediterranean-deals = Tratos de esta ronda: { $count }.
cli-mediterranean-set-up = Se prepara la partida.
cli-mediterranean-end = Se deshace el último empate.
cli-mediterranean-over = La partida ha terminado.

## Jugadores y tableros

cli-mediterranean-players = Jugadores
cli-mediterranean-you = { $name } (tú)
cli-mediterranean-hidden = ocultos
cli-mediterranean-ready = ha terminado
cli-mediterranean-done = ha terminado
cli-mediterranean-track = { $side } { $space }
cli-mediterranean-board = Granjas: { $farms }. Ciudades { $cities } de { $city_room }, puertos { $harbors } de { $harbor_room }, maravillas { $wonders } de { $wonder_room }. Almacén para { $room }. Mejoras: { $improvements }. Industrias: { $industries }; venden puntos a { $price }. DISPONIBLE { $available }, reserva { $supply }.
cli-mediterranean-price = { $points ->
    [one] ${ $money }
   *[other] ${ $money } por { $points }
  }
cli-mediterranean-culture = Cultura, casillas llenas: { $rows }.
cli-mediterranean-culture-row = { $row } { $boxes }
cli-mediterranean-buildings = Edificios de { $track }, { $count } (caben { $limit }): { $listed }.
cli-mediterranean-new = nuevo
cli-mediterranean-used = usado
cli-mediterranean-building = { $building }
cli-mediterranean-development = { $development }
cli-mediterranean-place = { $place }
cli-mediterranean-source = { $source }

## Cartas

cli-mediterranean-goods = { $goods }
cli-mediterranean-cards = { $cards }
cli-mediterranean-hand = Tu mano
cli-mediterranean-total = { $cards ->
    [one] Una carta
   *[other] { $cards } cartas
  } en la mano, que así valen { $money }.
cli-mediterranean-unstorable = { $bottom }, no se puede almacenar
cli-mediterranean-stock = Tu almacén, { $count } de { $room }: { $cards }.
cli-mediterranean-traces = Has dado: { $traces }.
cli-mediterranean-trace = { $card }, ahora en manos de { $who }
cli-mediterranean-spent = Gastado en esta ronda
cli-mediterranean-unseen = Lo que no has visto, en mazos, manos y almacenes: { $goods }.

## Comercio

cli-mediterranean-offers = Ofertas
cli-mediterranean-no-offers = No hay ofertas en la mesa.
cli-mediterranean-more-offers = { $count ->
    [one] Hay una oferta más
   *[other] Hay { $count } ofertas más
  }: table las muestra todas.
cli-mediterranean-offer = { $seat } da { $give } a cambio de { $want }, a { $all ->
    [true] todos
   *[false] { $seats }
  }
cli-mediterranean-can-accept = puedes aceptar
cli-mediterranean-yours = tuya
cli-mediterranean-promises = Promesas para la próxima fase Cívica: { $promises }.
cli-mediterranean-promise = { $seat } dio { $give }

## Lo que trae la ronda

cli-mediterranean-developments = Desarrollos
cli-mediterranean-developments-short = Desarrollos de esta ronda: { $developments }.
cli-mediterranean-calamity-unhappiness = { $calamity } caerá sobre quien sea menos feliz: { $what }.
cli-mediterranean-calamity-barbarian = { $calamity } caerá sobre quien esté menos seguro: { $what }.

cli-mediterranean-area-farm = granja
cli-mediterranean-area-improvement = mejora
cli-mediterranean-area-any = de donde sea
cli-mediterranean-effect-vp = { $signed } puntos
cli-mediterranean-effect-money = { $cash }
cli-mediterranean-effect-happiness = { $signed } de felicidad
cli-mediterranean-effect-safety = { $signed } de seguridad
cli-mediterranean-effect-arrow = { $n ->
    [one] una flecha
   *[other] { $n } flechas
  } hacia { $side }
cli-mediterranean-effect-double = los puntos de { $row } cuentan el doble
cli-mediterranean-effect-give_arrow = una flecha de { $track } para un rival
cli-mediterranean-effect-give_status = { $signed } de { $status } para un rival
cli-mediterranean-effect-worker = un trabajador a una plaza de { $place }
cli-mediterranean-effect-culture = un trabajador a { $row }, { $n } puntos
cli-mediterranean-effect-culture-any = un trabajador a cualquier fila de cultura, { $n } puntos
cli-mediterranean-effect-improve = { $kind ->
    [warehouse] un trabajador al almacén: caben 5
    [bank] un trabajador al banco: Pobreza no entristece, o Prosperidad da 3 puntos
    [army] un trabajador al ejército: +2 de seguridad
   *[colosseum] un trabajador al coliseo: +2 de felicidad
  }
cli-mediterranean-effect-industry = un trabajador a una industria libre
cli-mediterranean-effect-wonder = un trabajador a una maravilla, { $n } puntos por edificio de { $track }
cli-mediterranean-effect-move = hasta { $n } trabajadores de granjas a ciudades
cli-mediterranean-effect-settle = un cubo de la reserva a una ciudad o a una granja vacía
cli-mediterranean-effect-recruit = { $n ->
    [one] un cubo
   *[other] { $n } cubos
  } de la reserva a DISPONIBLE
cli-mediterranean-effect-rise = +{ $n } de felicidad o +{ $n } de seguridad
cli-mediterranean-effect-split = { $n } pasos hacia arriba, repartidos entre felicidad y seguridad
cli-mediterranean-effect-accept = -{ $n } de { $status }
cli-mediterranean-effect-idea = un marcador de ideas hasta { $n } pasos en cualquier sentido
cli-mediterranean-effect-half_money = pierde la mitad del dinero
cli-mediterranean-effect-tax = paga { $cash } por cubo en ciudades y puertos, 1 punto por cada { $cash } sin pagar
cli-mediterranean-effect-lose = { $n ->
    [one] pierde un cubo
   *[other] pierde { $n } cubos
  } ({ $areas })
cli-mediterranean-effect-rival_choice = pierde { $n ->
    [one] un cubo
   *[other] { $n } cubos
  } a elección del rival más seguro
cli-mediterranean-effect-lose_stock = pierde todas las cartas almacenadas
cli-mediterranean-effect-destroy = { $n ->
    [one] pierde un edificio
   *[other] pierde { $n } edificios
  } de { $track }
cli-mediterranean-effect-destroy-any = { $n ->
    [one] pierde un edificio
   *[other] pierde { $n } edificios
  }
cli-mediterranean-effect-toward_zero = marcador de { $track } { $n } hacia 0
cli-mediterranean-effect-otherwise = { $signed } puntos si no hay nada de eso

## Cabeceras

cli-mediterranean-head-player = {""}
cli-mediterranean-head-vp = puntos
cli-mediterranean-head-money = dinero
cli-mediterranean-head-government = gobierno
cli-mediterranean-head-religion = religión
cli-mediterranean-head-happiness = feliz
cli-mediterranean-head-safety = seguro
cli-mediterranean-head-hand = mano
cli-mediterranean-head-stored = almacén
cli-mediterranean-head-known = tiene seguro
cli-mediterranean-head-good = {""}
cli-mediterranean-head-cards = cartas
cli-mediterranean-head-worth = valen
cli-mediterranean-head-more = una más
cli-mediterranean-head-bottoms = partes de abajo
cli-mediterranean-head-development = {""}
cli-mediterranean-head-typed = se escribe
cli-mediterranean-head-price = precio
cli-mediterranean-head-workers = trabajadores
cli-mediterranean-head-effect = {""}
cli-mediterranean-head-number = N.º

## El menú

cli-mediterranean-compose = Las ofertas se escriben: offer 2 wine for 1 gold + 1vp to 3. Los números tras "to" son asientos; sin ellos la oferta es para todos. help muestra más.
cli-mediterranean-compose-cards = Tú dices qué cartas van: offer 1 ore for 1 salt with ore-mars; accept 12 with ore-mars; store wine-mars salt-venus.
cli-mediterranean-means-ready = no querer más; el comercio acaba cuando todos han terminado
cli-mediterranean-means-unready = seguir comerciando
cli-mediterranean-means-wait = dejar actuar a los demás
cli-mediterranean-means-confirm = no comprar más; el dinero que sobre se reduce a la mitad
cli-mediterranean-means-undo = deshacer tu última compra
cli-mediterranean-means-prosperity = 3 puntos por cada carta de Prosperidad
cli-mediterranean-means-poverty = las cartas de Pobreza no entristecen
cli-mediterranean-means-flip = { $track } a { $side }; se destruyen sus edificios
cli-mediterranean-means-accuse = pedir una votación sobre { $name }
cli-mediterranean-means-penalise = { $count ->
    [0] inocente
    [one] { $count } punto
   *[other] { $count } puntos
  }
cli-mediterranean-means-build = { $name }, ${ $price }, { $cubes ->
    [one] un cubo
   *[other] { $cubes } cubos
  }: { $what }
cli-mediterranean-means-buy = { $name }, ${ $price }
cli-mediterranean-means-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } con tu industria, ${ $price }

## Ayuda

cli-mediterranean-help-table = todo lo que hay en la mesa: jugadores, cartas, ofertas, tableros
cli-mediterranean-help-boards = los tableros de todos los jugadores
cli-mediterranean-notation = Entradas
cli-mediterranean-notation-offer = ofrece a todos dos de vino por uno de oro
cli-mediterranean-notation-offer-to = pide además un punto, y solo el asiento 3 puede aceptar; to 2 3 nombra dos asientos
cli-mediterranean-notation-offer-with = dice qué carta iría; si no, la primera que sirva
cli-mediterranean-notation-offer-pact = pide la promesa de que el edificio g5 no se use contra el asiento 1 en la próxima fase Cívica; use g5 1 es la promesa de usarlo; use g5 1 white, con una flecha blanca
cli-mediterranean-notation-accept = acepta la oferta 12
cli-mediterranean-notation-accept-with = la acepta y dice qué carta va
cli-mediterranean-notation-withdraw = retira tu oferta 12
cli-mediterranean-notation-store = deja exactamente estas cartas en el almacén; store nothing lo vacía
cli-mediterranean-notation-show = muestra a todos la parte de arriba de dos cartas de vino
cli-mediterranean-notation-wait = termina tu turno; actúan los demás y luego tú otra vez
cli-mediterranean-notation-ready = termina tu comercio de esta ronda; unready lo retira si se te vuelve a preguntar
cli-mediterranean-notation-use = usa el edificio g4 en tu favor
cli-mediterranean-notation-use-on = usa el edificio g5 contra el asiento 3; si es una flecha, también su color: use g5 on 3 black
cli-mediterranean-notation-flip = da la vuelta a tu religión
cli-mediterranean-notation-pass = no hace nada más en este paso
cli-mediterranean-notation-bank = la elección de tu banco; bank poverty es la otra
cli-mediterranean-notation-vote = señala al asiento 2 como víctima
cli-mediterranean-notation-accuse = pide una votación sobre el asiento 2 por hablar de la parte inferior, si en la mesa se habla libremente
cli-mediterranean-notation-penalty = nombra una sanción de 3 puntos en esa votación; penalty 0 es ninguna
cli-mediterranean-notation-lose = entrega el cubo de la granja de grano
cli-mediterranean-notation-build = construye la loseta g4
cli-mediterranean-notation-buy = compra Ejército con el trabajador de la granja de sal; para una industria o una fila: buy industry-1 from available for wool
cli-mediterranean-notation-points = convierte dinero en 3 puntos
cli-mediterranean-notation-undo-purchase = deshace tu última compra
cli-mediterranean-notation-confirm = termina tus compras
