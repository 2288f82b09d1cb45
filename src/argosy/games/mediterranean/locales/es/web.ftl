# Trading in the Mediterranean en el navegador.

game-mediterranean = Trading in the Mediterranean
web-about-mediterranean = Funda una civilización, regatea con bienes cuya parte inferior solo tú conoces y resiste las calamidades.
web-facts-mediterranean = De 4 a 6 jugadores, unos 90 minutos

## En la mesa

web-turn = Ronda { $turn }/6 · { $phase }
web-figure-vp = PV
web-figure-money = dinero

## El final

web-tie-mediterranean = A igualdad de puntos deciden los cubos de cultura, luego los edificios y luego piedra, papel o tijera.
web-trades = Comercio
web-trades-deals = Tratos
web-trades-gave = Cartas dadas
web-trades-got = Cartas recibidas
web-trades-points = Puntos por tratos
web-trades-with = Tratos con { $name }
web-trades-best-worst = El mejor y el peor trato de cada cual
web-trades-best = Mejor
web-trades-worst = Peor
web-trades-value = Lo que un trato hizo en ese momento con el valor de la mano, con las partes inferiores verdaderas, en dinero, como calculan los bots: series, industrias, marcadores, felicidad, seguridad y puntos. Las promesas no cuentan.
web-trades-deal = Turno { $turn }, con { $name }: { $got } por { $gave }
web-trades-bottoms = Quién dio a quién qué partes inferiores
web-trades-giver = Da
web-trades-to = a { $name }

## Cómo se llaman las opciones

web-do-pass = Pasar
web-do-use-ability = Usar { $name }
web-do-give-opponent = Usar { $name } con { $target }
web-do-flip = Cambiar de lado
web-do-accept = Aceptar la oferta { $offer }
web-do-withdraw = Retirar la oferta { $offer }
web-do-store = Almacenar { $name }
web-do-ready = Listo
web-do-ready-not = Aún no
web-do-wait = Esperar
web-do-accuse = Acusar a { $target }
web-do-penalise = Sanción: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-do-bank-choice = La Prosperidad paga
web-do-bank-choice-not = Pasar por alto la Pobreza
web-do-vote = Votar a { $target }
web-do-lose = Ceder: { $name }
web-do-lose-of = Quitar a { $target }: { $name }
web-do-build = Construir { $name }
web-do-buy = Comprar { $name }
web-do-buy-points = Comprar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-do-undo-purchase = Deshacer la última compra
web-do-confirm = Terminar de comprar
web-do-throw = Jugar

## La mesa

web-med-hand = Tu mano
web-med-hand-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-med-hand-worth = Los conjuntos pagan ${ $money }
web-med-mode = Un clic en una carta
web-med-mode-give = Ofrecer cartas
web-med-mode-store = Almacenar cartas
web-med-worthless = no vale nada
web-med-set = ${ $money } · { $more }
web-med-set-long = Este conjunto paga ${ $money }; una carta más sumaría { $more }.
web-med-give-one = Ofrecer una carta de { $good }
web-med-give-card = Ofrecer { $card }
web-med-store-card = Almacenar { $card }
web-med-not-storable = No se puede almacenar
web-med-as = como { $good }
web-med-warehouse = Almacén
web-med-take-out = Sacar { $card }
web-med-take-all-out = Sacar todo
web-med-ready-count = { $ready } de { $of } listos
web-med-opening = Ordena tu mano: el mercado abre en { $seconds } s
web-med-open-now = Abrir ya
web-med-composer = Nueva oferta
web-med-worth = Tus conjuntos: { $change }
web-med-clear = Borrar
web-med-offer = Ofrecer
web-med-side-give = Das
web-med-side-want = Quieres
web-med-side-give-vp = Dar un punto más
web-med-side-want-vp = Pedir un punto más
web-med-side-give-promise = Prometer algo
web-med-side-want-promise = Pedir una promesa
web-med-less = Quitar: { $what }
web-med-give-hint = Haz clic en cartas de tu mano
web-med-want-hint = Haz clic abajo en los bienes
web-med-wanted = Bienes que pedir
web-med-ask = Pedir una carta de { $good }; sumaría { $adds } a tus conjuntos
web-med-to = A
web-med-to-all = Todos
web-med-offers = Ofertas en la mesa
web-med-to-some = a { $names }
web-med-me = ti
web-med-gives = da
web-med-wants = quiere
web-med-hands = Entregarías: { $cards }
web-med-withdraw = Retirar
web-med-you-hand = Entregas: { $cards }
web-med-you-hand-nothing = No entregas ninguna carta.
web-med-cannot = No tienes lo que se pide.
web-med-take = Aceptar
web-med-counter = Contraoferta
web-med-copies-which = Cartas que entregar
web-med-hand-over = Entregar { $card }
web-med-deals = Tratos de esta ronda
web-med-no-deals = Ninguno todavía.
web-med-pacts = Promesas
web-med-for = por
web-med-deal-between = { $giver } con { $taker }
web-med-turn = Esta ronda
web-med-kind-unhappiness = Golpea al más infeliz
web-med-kind-barbarian = Golpea al menos seguro
web-med-marks = Posiciones
web-med-mark-government = Gobierno
web-med-mark-religion = Religión
web-med-mark-happiness = Felicidad
web-med-mark-safety = Seguridad
web-med-mark-stored = Cartas en el almacén
web-med-mark-buildings = Edificios
web-med-is-ready = listo
web-med-statuses = Felicidad y seguridad de todos
web-med-mats = Tableros
web-med-track-label = { $track }: { $side } { $space }, { $built } de { $limit } edificios
web-med-area-farms = Granjas
web-med-area-cities = Ciudades
web-med-area-harbors = Puertos
web-med-area-culture = Cultura
web-med-area-industries = Industrias
web-med-area-improvements = Mejoras
web-med-area-wonders = Maravillas
web-med-area-available = DISPONIBLE
web-med-area-supply = Reserva
web-med-buildings = Edificios
web-med-used = usado
web-med-fresh = funciona la próxima ronda
web-med-purchasing = Compras
web-med-left = quedan ${ $money }
web-med-bought-all = Has comprado todo lo que quieres.
web-med-points = Puntos
web-med-points-for = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por ${ $money }
web-med-developments = Desarrollos
web-med-buy = Comprar por ${ $money }
web-med-bought = comprado
web-barred-build-limit = tu marcador permite { $limit }
web-barred-build-money = faltan ${ $missing }
web-barred-buy-full = sin sitio libre: { $place }
web-barred-buy-loss = { $track } demasiado baja
web-barred-buy-money = faltan ${ $missing }
web-barred-buy-no_crew = pide trabajadores: { $needed }
web-barred-buy-supply = no quedan cubos
web-med-owners = { $count ->
    [one] { $count } rival la tiene
   *[other] { $count } rivales la tienen
}
web-med-worker-where = ¿De dónde sale el trabajador?
web-med-without-worker = sin trabajador
web-med-room = { $built } de { $limit } edificios
web-med-build = Construir por ${ $money }
web-med-stands = construido
web-med-resolution = Cómo se resolvió
web-med-sums = Cartas gastadas y lo que pagan
web-med-sum = { $ware } = ${ $money }
web-med-step-bottoms = Actúan las partes inferiores
web-med-step-industries = Pagan las industrias
web-med-step-order = La riqueza fija el orden
web-med-step-calamity = Golpea una calamidad
web-med-telling = La resolución, paso a paso
web-med-telling-end = El final, paso a paso
web-med-telling-skip = Saltar
web-med-telling-next = Siguiente
web-med-telling-step = Paso { $step } de { $of }
web-med-telling-waits = Después te toca a ti.
web-med-telling-yours = las tuyas
web-med-telling-others = los demás
web-med-telling-points = De dónde vienen los puntos
web-med-telling-wins = ¡{ $name } gana con { $points } puntos!
web-med-step-sets = Se gastan las cartas
web-med-why-lowest = { $name } es quien está más abajo: { $level }.
web-med-why-lowest-you = Eres quien está más abajo: { $level }.
web-med-why-voted = Varios están igual de abajo, en { $level }; el voto cayó en { $name }.
web-med-why-voted-you = Varios están igual de abajo, en { $level }; el voto cayó en ti.
web-med-why-none-low = Nadie está por debajo de 0: no golpea a nadie.
web-med-why-equal = Todos están igual de abajo: no golpea a nadie.
web-med-why-no-majority = Tres votaciones sin mayoría: no golpea a nadie.
web-med-vote-stake = Más de la mitad de los votantes debe nombrar a la misma víctima. Si fallan tres votaciones, nadie la sufre y cada votante pierde 5 puntos.
web-med-split = felicidad { $happiness }, seguridad { $safety }
web-med-time = Quedan { $seconds } segundos para comerciar.
web-med-time-up = Se acabó el tiempo: solo el almacén sigue abierto un momento.
web-med-drawer = Mano { $hand } · almacén { $stored }
web-med-stall = Ofertas de { $name }
web-med-stall-empty = No ofrece nada.
web-med-wish-wants = busca
web-med-wish-plenty = le sobra
web-med-own = Tus ofertas
web-med-own-none = Aún no ofreces nada.
web-med-offer-of = Oferta { $offer } de { $name }
web-med-offer-yours = Tu oferta { $offer }
web-med-take-offer = Aceptar la oferta de { $name }: recibes { $gives } por { $wants }
web-med-decline-offer = Rechazar la oferta de { $name }: { $gives } por { $wants }
web-med-look = Más sobre la oferta de { $name }: { $gives } por { $wants }
web-med-more = Qué carta, contraoferta, motivos
web-med-decline = No
web-med-declined = No.
web-med-you-declined = dijiste que no
web-med-countered = En su lugar hace la oferta { $offer }.
web-med-answers-yours = responde a tu oferta { $offer }
web-med-answers-to = Respuestas a la oferta { $offer }: { $answers }
web-med-no-answer = sin respuesta aún
web-med-answer = A tu { $offer }: { $words }
web-med-say = Decir
web-med-wish = Deseos
web-med-wish-hint = Pulsa un producto: lo buscas, te sobra o ninguna de las dos cosas. Lo ven todos.
web-med-wish-is-want = buscado
web-med-wish-is-plenty = sobra
web-med-wish-is-none = –
web-med-composer-hint = Cartas de tu mano por productos que buscas.
web-med-mirror = { $name } ya ofrece justo esto.
web-med-mirror-take = Aceptarla
web-med-gift-sure = ¿A cambio de nada? Ofrecer
web-med-forecast = Si el tiempo acabara ya
web-med-forecast-after = Después de eso
web-med-forecast-hint = Lo que te traería la resolución. Un intervalo depende de cartas que no ves.
web-med-level = { $level } ({ $place }/{ $of })
web-med-turn-chance = Gira: { $percent } %; edificios que caen: { $buildings }
web-med-strikes = { $calamity } te golpearía ({ $percent } %).
web-med-turns = Esta mano te lleva a { $side }.
web-med-turns-fall = Esta mano te lleva a { $side }: { $count ->
    [one] cae
   *[other] caen
} { $buildings }.
web-med-may-turn = { $track }: puede girar ({ $percent } %).
web-med-industry-pays = La industria de { $good } paga
web-med-gain-points = { $points } PV
web-med-new = nueva
web-med-faster = { $name } fue más rápido: la oferta { $offer } ya no está.
web-med-offer-gone = La oferta { $offer } se ha retirado.
web-med-pass-sure = Aún sin usar: { $buildings }. Pulsa otra vez para pasar.
