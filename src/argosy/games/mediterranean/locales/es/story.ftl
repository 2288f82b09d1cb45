# Trading in the Mediterranean: lo que leen los jugadores durante la partida. Los nombres de las cartas están en names.ftl.
# Los jugadores aparecen por su nombre. El dinero se escribe $3. Los bienes llevan su número ("2 de vino"), las cartas su parte inferior ("2 de vino (Marte)").

good-wool = lana
good-timber = madera
good-ore = mineral
good-art = arte
good-slaves = esclavos
good-dye = tinte
good-wine = vino
good-spices = especias
good-gold = oro
good-piracy = Piratería

# Cuánto de un bien, y qué más se puede contar en un trato.
some-good = { $count } de { $good }
some-slaves = { $count } de esclavos
some-spices = { $count } de especias
some-civic = { $count ->
    [one] { $count } carta cívica
   *[other] { $count } cartas cívicas
}
some-luxury = { $count ->
    [one] { $count } carta de lujo
   *[other] { $count } cartas de lujo
}
some-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
card-with-bottom = { $ware } ({ $bottom })
ware-nothing = nada
either-building = { $one } / { $other }
pact-use = la promesa de usar { $building } contra { $target }
pact-spare = la promesa de no usar { $building } contra { $target }
pact-use-white = la promesa de usar { $building } contra { $target } con una flecha blanca, hacia la Democracia
pact-use-black = la promesa de usar { $building } contra { $target } con una flecha negra, hacia la Dictadura
pact-use-blue = la promesa de usar { $building } contra { $target } con una flecha azul, hacia Venus
pact-use-red = la promesa de usar { $building } contra { $target } con una flecha roja, hacia Marte
each-votes = { $seat } por { $victim }

bottom-democracy = Democracia
bottom-dictatorship = Dictadura
bottom-mars = Marte
bottom-venus = Venus
bottom-prosperity = Prosperidad
bottom-poverty = Pobreza
bottom-depression = Desánimo
bottom-barbarians = Bárbaros
bottom-fury = Furia bárbara
bottom-corruption = Corrupción
bottom-slave-revolt = Revuelta de esclavos
bottom-zealots-venus = Zelotes de Venus
bottom-zealots-mars = Zelotes de Marte

track-government = gobierno
track-happiness = { status-happiness }
track-safety = { status-safety }
track-religion = religión
side-democracy = Democracia
side-dictatorship = Dictadura
side-venus = Venus
side-mars = Marte
status-happiness = felicidad
status-safety = seguridad

age-stone = Edad de Piedra
age-bronze = Edad del Bronce
age-iron = Edad del Hierro
phase-production = Producción
phase-civic = Cívica
phase-trading = Comercio
phase-judging = Votación sobre la charla
phase-resolution = Resolución
phase-purchasing = Compras

deck-grain = mazo de grano
deck-wool = mazo de lana
deck-timber = mazo de madera
deck-ore = mazo de mineral
deck-salt = mazo de sal
deck-civic = mazo cívico
deck-luxury = mazo de lujo

place-farm-grain = granja de grano
place-farm-wool = granja de lana
place-farm-timber = granja de madera
place-farm-ore = granja de mineral
place-farm-salt = granja de sal
place-grain = { place-farm-grain }
place-wool = { place-farm-wool }
place-timber = { place-farm-timber }
place-ore = { place-farm-ore }
place-salt = { place-farm-salt }
place-city = ciudad
place-harbor = puerto
place-warehouse = almacén
place-bank = banco
place-army = ejército
place-colosseum = coliseo
place-industry = base de la industria
place-industry-grain = Panadería
place-industry-wool = Textiles
place-industry-timber = Astilleros
place-industry-ore = Armería
place-industry-salt = Salazón
place-culture = cultura
place-culture-letters = cultura, Letras
place-culture-stage = cultura, Escena
place-culture-nature = cultura, Naturaleza
place-letters = { place-culture-letters }
place-stage = { place-culture-stage }
place-nature = { place-culture-nature }
place-wonder = maravilla
place-available = DISPONIBLE
place-supply = reserva

source-start = inicio
source-prosperity = Prosperidad
source-industry = industria
source-culture = cultura
source-culture-bonus = bonus de cultura
source-wonder = maravilla
source-bought = comprados
source-trade = comercio
source-calamity = calamidad
source-penalty = sanción
source-other = otros

throw-rock = piedra
throw-paper = papel
throw-scissors = tijera

## Qué hay que hacer ahora

mediterranean-prompt-using = Usa en tu favor las habilidades de tus edificios, o pasa.
mediterranean-prompt-giving = Usa una habilidad de tus edificios contra un rival, o pasa.
mediterranean-prompt-giving-promised = { $use ->
    [use-white] Has prometido usar { $building } contra { $target } con una flecha blanca: hazlo antes de pasar.
    [use-black] Has prometido usar { $building } contra { $target } con una flecha negra: hazlo antes de pasar.
    [use-blue] Has prometido usar { $building } contra { $target } con una flecha azul: hazlo antes de pasar.
    [use-red] Has prometido usar { $building } contra { $target } con una flecha roja: hazlo antes de pasar.
   *[use] Has prometido usar { $building } contra { $target }: hazlo antes de pasar.
  }
mediterranean-prompt-flipping = Dale la vuelta a tu gobierno o a tu religión, o pasa.
mediterranean-prompt-trading = Comercia y elige hasta { $room ->
    [one] { $room } carta
   *[other] { $room } cartas
  } para tu almacén; avisa cuando hayas terminado.
mediterranean-prompt-trading-ready = Has terminado. El comercio acaba cuando todos han terminado; hasta entonces puedes seguir comerciando o retirar tu aviso.
mediterranean-prompt-grace = Se acabó el tiempo y todas las ofertas quedan anuladas. Elige ahora hasta { $room ->
    [one] { $room } carta
   *[other] { $room } cartas
  } para tu almacén.
mediterranean-prompt-accusing = El comercio ha terminado. Pide una votación sobre quien haya hablado de la parte inferior de las cartas, o pasa.
mediterranean-prompt-judging = ¿Ha hablado { $target } de la parte inferior de las cartas? Nombra en secreto una sanción de 0 a { $most } puntos.
mediterranean-prompt-banking = Tu banco: ¿recibes 3 puntos por cada carta de Prosperidad (has gastado { $prosperity }) o ignoras las caras tristes de las cartas de Pobreza (has gastado { $poverty })?
mediterranean-prompt-voting = Hay empate entre { $seats }. Votación { $ballot } de 3: señala en secreto a la víctima de esta calamidad: { $calamity }.
mediterranean-prompt-losing = Sufres una calamidad, { $calamity }: elige { $thing ->
    [building] un edificio que perder.
    [religion] un edificio religioso que perder.
    [culture] un cubo de cultura que perder.
    [improvement] un cubo de una mejora que perder.
    [harbor] un cubo de un puerto que perder.
    [city] un cubo de una ciudad que perder.
    [farm] un cubo de una granja que perder.
    [stored] una carta almacenada que descartar.
   *[cube] un cubo que perder.
  }{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}Aún quedan { $count } por perder.
  }
mediterranean-prompt-losing-for = { $victim } sufre una calamidad, { $calamity }, y tú eliges qué cubo se pierde.
mediterranean-prompt-purchasing = Tienes ${ $money }: compra edificios, desarrollos y puntos de victoria, y confirma. El dinero que sobre se reduce a la mitad.
mediterranean-prompt-purchasing-before-iron = Tienes ${ $money }: compra y confirma. Después llega la Edad del Hierro: sus cartas solo admiten trabajadores de DISPONIBLE.
mediterranean-prompt-throwing = El empate se decide a piedra, papel o tijera: elige en secreto.
mediterranean-prompt-wait = Esperando a { $seats }.
mediterranean-prompt-wait-choice = Esperando a que { $count ->
    [one] { $seats } elija en secreto.
   *[other] { $seats } elijan en secreto.
  }
mediterranean-prompt-chance = Se están repartiendo las cartas.
mediterranean-prompt-over = La partida ha terminado. { $count ->
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
  }

## Qué ha pasado: Producción y fase Cívica

mediterranean-event-turn-began = Empieza la ronda { $turn } de 6, { $age }.
mediterranean-event-order-set = El orden de juego es { $seats }.
mediterranean-event-stock-returned = { $seat } devuelve a su mano { $count ->
    [one] { $count } carta almacenada.
   *[other] { $count } cartas almacenadas.
  }
mediterranean-event-stock-returned-known = { $seat } recupera del almacén: { $cards }.
mediterranean-event-produced = { $seat } produce { $goods }.
mediterranean-event-produced-known = { $seat } produce { $cards }.
mediterranean-event-put-back = Una tercera carta de { $good } para { $seat } va encima del mazo cívico y se sustituye.
mediterranean-event-reshuffled = Los descartes se barajan con el { $deck }.
mediterranean-event-unfolded = Los desarrollos de esta ronda son { $developments }.
mediterranean-event-unfolded-calamities = Los desarrollos de esta ronda son { $developments }; las calamidades son { $calamities }.
mediterranean-event-ability-used = { $seat } usa { $building }.
mediterranean-event-opponent-given = { $seat } usa { $building } contra { $target }.
mediterranean-event-opponent-given-arrow = { $seat } usa { $building } contra { $target }: una flecha hacia { $side }.
mediterranean-event-track-moved = El marcador de { $track } de { $seat } pasa a { $side } { $space }.
mediterranean-event-status-moved = El marcador de { $status } de { $seat } { $rises ->
    [true] sube a { $level_signed }.
   *[false] baja a { $level_signed }.
  }
mediterranean-event-flipped = El tablero de { $track } de { $seat } se da la vuelta: { $side }.
mediterranean-event-flipped-destroyed = El tablero de { $track } de { $seat } se da la vuelta: { $side }; { $count ->
    [one] se destruye este edificio: { $buildings }.
   *[other] se destruyen estos edificios: { $buildings }.
  }
mediterranean-event-pacts-settled = Las promesas para esta fase Cívica quedan saldadas.

## Qué ha pasado: Comercio

mediterranean-event-trading-began = Empieza el comercio.
mediterranean-event-offered = Oferta { $number }: { $seat } ofrece a { $all ->
    [true] todos
   *[false] { $seats }
  } { $give } a cambio de { $want }.
mediterranean-event-offered-own = Oferta { $number }: { $seat } ofrece a { $all ->
    [true] todos
   *[false] { $seats }
  } { $give } a cambio de { $want }. Cartas que se entregarían: { $cards }.
mediterranean-event-offer-withdrawn = La oferta { $number } se retira.
mediterranean-event-offer-gone = La oferta { $number } ya no se puede cumplir y desaparece.
mediterranean-event-deal-struck = Trato sobre la oferta { $number }: { $seat } da a { $other } { $give } a cambio de { $want }.
mediterranean-event-deal-struck-known = Trato sobre la oferta { $number }: { $seat } da a { $other } { $give } a cambio de { $want }. Cartas entregadas: { $given }; cartas recibidas a cambio: { $taken }.
mediterranean-event-tops-shown = { $seat } muestra la parte superior de { $goods }.
mediterranean-event-stored = { $seat } tiene en el almacén { $count ->
    [0] 0 cartas.
    [one] { $count } carta.
   *[other] { $count } cartas.
  }
mediterranean-event-stored-known = { $seat } tiene en el almacén: { $cards }.
mediterranean-event-ready-set = { $seat } { $ready ->
    [true] ha terminado de comerciar.
   *[false] quiere seguir comerciando.
  }
mediterranean-event-grace-began = Se acabó el tiempo: todas las ofertas pendientes quedan anuladas y, por un momento, solo se puede almacenar.
mediterranean-event-trading-ended = El comercio ha terminado: todo lo que no está en un almacén se gasta.
mediterranean-event-accused = { $seat } pide una votación sobre { $target }, que habría hablado de la parte inferior de las cartas.
mediterranean-event-penalties-counted = Sanción para { $target }: { $penalties }. { $penalty ->
    [0] No hay sanción.
    [one] Es de { $penalty } punto.
   *[other] Es de { $penalty } puntos.
  }

## Qué ha pasado: Resolución

mediterranean-event-spent = { $seat } gasta { $cards } y recibe ${ $money }.
mediterranean-event-bank-chosen = El banco de { $seat } { $prosperity ->
    [true] hace que cada carta de Prosperidad valga 3 puntos.
   *[false] anula las caras tristes de las cartas de Pobreza.
  }
mediterranean-event-choice-sealed = { $seat } ha elegido en secreto.
mediterranean-event-points-gained = { $seat } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } ({ $source }).
mediterranean-event-points-lost = { $seat } pierde { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } ({ $source }).
mediterranean-event-money-gained = { $seat } recibe ${ $money }.
mediterranean-event-money-lost = { $seat } pierde ${ $money }.
mediterranean-event-industry-paid = { $seat } tiene el { $monopoly ->
    [true] monopolio
   *[false] dominio
  } de { $good }: bonus de { $industry }.
mediterranean-event-votes-counted = Votación { $ballot }: { $votes }.
mediterranean-event-calamity-fell = { $victim } sufre la calamidad: { $calamity }.
mediterranean-event-calamity-nobody = Nadie sufre la calamidad: { $calamity }.
mediterranean-event-cube-lost = { $seat } pierde un cubo ({ $place }).
mediterranean-event-building-lost = { $seat } pierde este edificio: { $building }.
mediterranean-event-stock-lost = { $seat } descarta del almacén: { $cards }.

## Qué ha pasado: Compras y final

mediterranean-event-purchasing-began = Empiezan las compras.
mediterranean-event-built = { $seat } construye { $building } por ${ $price }{ $cubes ->
    [0] .
    [one] {" "}y recibe { $cubes } cubo.
   *[other] {" "}y recibe { $cubes } cubos.
  }
mediterranean-event-bought = { $seat } compra { $development } por ${ $price }.
mediterranean-event-bought-placed = { $seat } compra { $development } por ${ $price }; el cubo va a: { $places }.
mediterranean-event-points-bought = { $seat } compra { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por ${ $price }.
mediterranean-event-purchase-undone = { $seat } deshace su última compra.
mediterranean-event-confirmed = { $seat } ha terminado de comprar y le quedan ${ $money }.
mediterranean-event-throws-shown = Piedra, papel o tijera: { $throws }.
mediterranean-event-game-ended = La partida ha terminado. Puntos de victoria: { $each }. { $count ->
    [one] Gana { $seats }.
   *[other] { $seats } comparten la victoria.
  }
