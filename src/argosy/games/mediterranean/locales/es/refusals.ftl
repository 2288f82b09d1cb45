# Trading in the Mediterranean: por qué se rechazó algo y qué sería correcto. El número de la regla se añade entre corchetes.

## Fase Cívica

refusal-civic-use_expected = Ahora se usan edificios en favor propio; usa uno de los tuyos, o pasa.
refusal-civic-give_expected = Ahora se usan edificios contra los rivales; usa uno de los tuyos, o pasa.
refusal-civic-flip_expected = Ahora se da la vuelta a los tableros; dale la vuelta a tu gobierno o a tu religión, o pasa.
refusal-civic-no_tile = No hay ninguna loseta de edificio con el número { $tile }; elige uno de tus edificios.
refusal-civic-not_built = No has construido este edificio: { $building }; usa uno que tengas.
refusal-civic-too_fresh = Este edificio se acaba de construir: { $building }; se puede usar desde la siguiente fase Cívica.
refusal-civic-used = Este edificio ya se ha usado en esta fase: { $building }; usa otro, o pasa.
refusal-civic-passive = Este edificio actúa por sí solo: { $building }; no hace falta usarlo.
refusal-civic-for_rivals = Este edificio se usa contra un rival: { $building }; eso viene después de lo que se usa en favor propio.
refusal-civic-for_oneself = Este edificio se usa en favor propio: { $building }; ya no es el momento. Usa uno contra un rival, o pasa.
refusal-civic-no_rival = { $target } no es un rival tuyo; elige a otro jugador.
refusal-civic-no_arrow = Este edificio no da ninguna flecha: { $building }; indica solo el jugador, sin dirección.
refusal-civic-spared = Has prometido no usar { $building } contra { $target }; elige a otro jugador.
refusal-civic-promised_elsewhere = Has prometido usar { $building } contra otra persona, no contra { $target }; cumple esa promesa.
refusal-civic-promised_colour = Prometiste a { $target } una flecha del otro color con { $building }.
refusal-civic-promise_open = Has prometido usar { $building }; hazlo antes de pasar.
refusal-civic-no_track = No existe el marcador { $track }; dale la vuelta a tu gobierno o a tu religión.
refusal-civic-flipped = En esta fase ya le has dado la vuelta a { $track ->
    [0] tu gobierno
   *[other] tu religión
  }; dale la vuelta al otro tablero, o pasa.

## Comercio

refusal-trade-expected = Ahora todos comercian; haz o acepta una oferta, llena tu almacén, o avisa de que has terminado.
refusal-trade-time_up = Se acabó el tiempo; ahora solo puedes llenar tu almacén.
refusal-ready-already = Ya has avisado de que has terminado; espera a los demás.
refusal-ready-not_yet = Aún no has avisado de que has terminado; sigue comerciando.
refusal-offer-gone = La oferta { $offer } ya no está sobre la mesa; elige una que siga ahí.
refusal-offer-own = La oferta { $offer } es tuya; espera a que alguien la acepte, o retírala.
refusal-offer-not_own = La oferta { $offer } no es tuya; solo puedes retirar las tuyas.
refusal-offer-not_addressed = La oferta { $offer } es para otros; haz una oferta tú.
refusal-offer-addressees = Una oferta se dirige a otros jugadores, cada uno nombrado una vez y en el orden de los asientos; o a todos.
refusal-offer-goods = Cada parte de un trato indica cuántas cartas de cada bien, { $most } en total como mucho.
refusal-offer-piracy = La Piratería nunca se ofrece por su nombre; puede pasar por especias o por oro.
refusal-offer-points = Cada parte de un trato puede contener de 0 a { $most } puntos.
refusal-offer-points_short = Esto pide más puntos de los que tienes: { $points }, y tienes { $held }. Indica menos.
refusal-offer-empty = Una oferta debe contener algo al menos en una de sus partes.
refusal-offer-too_many = Ya tienes { $most } ofertas sobre la mesa; retira antes una.
refusal-cards-stored = Esta carta solo está en tu almacén: { $card }; sácala antes.
refusal-cards-not_held = No tienes todas estas cartas; elige cartas de tu mano.
refusal-cards-other_goods = Estas cartas no son los bienes de la oferta; elige de cada bien tantas como indica.
refusal-cards-unsorted = Las cartas de un trato deben nombrarse en el orden de la mano.
refusal-pact-last_turn = Esta es la última ronda: ya no habrá fase Cívica para la que prometer nada.
refusal-pact-form = Un pacto indica un edificio, un jugador y si se usa o no; cada parte de un trato puede contener { $most }.
refusal-pact-not_built = El asiento { $seat } no ha construido este edificio: { $building }; promete solo el uso de edificios que existen.
refusal-pact-not_on_rivals = Este edificio no se usa contra rivales: { $building }; no hay nada que prometer sobre él.
refusal-pact-colour = { $building } da una flecha: di cuál, así: use g5 3 white.
refusal-pact-no_arrow = { $building } no da ninguna flecha; no hay color que prometer.
refusal-pact-target = No se puede prometer así el uso de { $building } ({ $target }): nadie lo usa contra sí mismo, y no usarlo solo se promete a quien hace el trato.
refusal-pact-bound = El asiento { $seat } ya ha prometido otra cosa sobre { $building }; solo se puede usar una vez.
refusal-show-goods = Indica cuántas cartas de qué bienes muestras; al menos una.
refusal-show-not_held = No puedes mostrar tantas cartas de { $good }; en la mano tienes { $held }.
refusal-show-piracy = La Piratería nunca se muestra; en un trato puede pasar por especias o por oro.
refusal-store-full = Tantas cartas ({ $cards }) no caben en tu almacén; caben { $room }.
refusal-store-not_held = No tienes todas estas cartas; elige de tu mano y de tu almacén.
refusal-store-forbidden = Esta carta no se puede almacenar: { $card }; se gasta en esta ronda, salvo que alguien se la quede.
refusal-store-unsorted = Las cartas almacenadas deben nombrarse en el orden de la mano.
refusal-clock-stopped = Ahora no corre ningún reloj; el tiempo solo pasa mientras se comercia.
refusal-clock-expected = El reloj solo puede avanzar o agotarse.

## Resolución

refusal-bank-expected = Ahora decide tu banco: más por la Prosperidad, o sin tristeza por la Pobreza.
refusal-vote-expected = Ahora se vota a la víctima de la calamidad; nombra a alguien del empate.
refusal-vote-not_tied = { $victim } no está en el empate; vota por alguien que lo esté.
refusal-accuse-expected = El comercio ha terminado; pide una votación sobre alguien, o pasa.
refusal-accuse-no_rival = { $target } no es otro jugador de esta mesa; pide una votación sobre otra persona, o pasa.
refusal-accuse-judged = Ya ha habido una votación sobre { $target } en este turno; nombra a otra persona, o pasa.
refusal-penalty-expected = Se está votando; nombra una sanción de 0 a { $most } puntos.
refusal-penalty-points = La sanción no puede ser de { $points } puntos; nombra de 0 a { $most }.
refusal-lose-expected = Ahora se pierde algo por una calamidad; elige qué.
refusal-lose-not_possible = La calamidad no se lleva esto, o no lo hay (número { $what }); elige del menú.

## Compras y final

refusal-purchase-expected = Ahora todos compran; compra algo, o confirma que has terminado.
refusal-undo-nothing = Todavía no has comprado nada que se pueda deshacer.
refusal-build-no_tile = No hay ninguna loseta de edificio con el número { $tile }; elige una de tus doce.
refusal-build-stands = Ya tienes este edificio: { $building }; elige otra loseta.
refusal-build-limit = Tu marcador permite { $limit } de este color y tienes { $standing }; avanza más antes de construir este edificio: { $building }.
refusal-build-money = { $building } cuesta ${ $price } y tienes ${ $money }; elige algo que puedas pagar.
refusal-buy-no_slot = No existe el desarrollo { $slot }; elige uno del 1 al { $slots }.
refusal-buy-twice = Ya has comprado este desarrollo en esta ronda: { $development }; cada uno se compra una sola vez.
refusal-buy-money = Esto cuesta ${ $price } y tienes ${ $money }; elige algo que puedas pagar.
refusal-buy-loss = Tu { $track } está demasiado baja para aceptar esta pérdida; elige otra carta.
refusal-buy-supply = En tu reserva no queda ningún cubo para esta carta; elige otra.
refusal-buy-full = En tu tablero no hay sitio libre para esto ({ $place }); elige otra carta.
refusal-buy-no_crew = Esta carta pide trabajadores y no los tienes donde pueden salir ({ $development }, trabajadores: { $needed }); elige otra carta.
refusal-buy-no_source = Los trabajadores vienen de granjas (0 a 4) o de DISPONIBLE (5); no existe el lugar { $source }.
refusal-buy-rural_only = Esta carta solo mueve trabajadores de granjas: { $development }; elige granjas.
refusal-buy-available_only = Esta carta de la Edad del Hierro solo admite trabajadores de DISPONIBLE: { $development }.
refusal-buy-farm_empty = En tu granja de { $farm } no hay ningún trabajador; elige otra.
refusal-buy-no_worker = En ese lugar no hay tantos trabajadores ({ $place }: { $workers }); elige otros.
refusal-buy-order = Los trabajadores deben nombrarse en el orden de las granjas, los de DISPONIBLE al final.
refusal-buy-workers = Este no es el número de trabajadores ({ $workers }) que pide esta carta: { $development }; elige del menú.
refusal-buy-choices = Esta carta no pide tantas respuestas ({ $choices }), sino { $needed }: { $development }; elige del menú.
refusal-buy-choice = Esta carta no se puede comprar con esta elección: { $development }; elige del menú.
refusal-points-no_industry = No te queda ningún cubo de industria, así que no puedes comprar puntos.
refusal-points-none = No se pueden comprar tan pocos puntos ({ $points }); compra al menos uno.
refusal-points-money = Tantos puntos ({ $points }) cuestan ${ $price } y tienes ${ $money }; compra menos.
refusal-throw-expected = Ahora se deshace el empate; elige piedra, papel o tijera.
refusal-throw-no_shape = No existe la figura { $shape }; elige piedra, papel o tijera.

## Jugadas escritas

refusal-notation-no_good = «{ $text }» no es parte de un trato; escribe bienes, puntos y pactos así: 2 wine + 1vp + spare g5 3.
refusal-notation-no_card = No hay ninguna carta llamada «{ $text }»; escribe el bien y la parte inferior, como grain-mars.
refusal-notation-no_building = No hay ninguna loseta de edificio llamada «{ $text }»; escribe de g1 a g6 o de r1 a r6.
refusal-notation-no_development = No hay ninguna carta, o hay varias, a las que pueda referirse «{ $text }»; escribe su palabra tal como está en la mesa.
refusal-notation-no_place = «{ $text }» no es aquí un lugar ni una elección; escribe algo como farm salt, available o city.

## Azar

refusal-chance-deal_expected = Ahora se reparten los bienes de la ronda.
refusal-chance-unfold_expected = Ahora se descubren los desarrollos y las calamidades de la ronda.
refusal-chance-too_few_cards = { $cards } cartas son pocas: cada cubo de producción debe recibir una.
refusal-chance-too_many_cards = En esta ronda solo se reparten { $cards } cartas.
refusal-chance-developments = Cada ronda trae { $count } desarrollos distintos.
refusal-chance-not_in_age = El desarrollo { $card } no está entre los de esta edad que faltan por salir.
refusal-chance-calamities = Esta ronda trae { $count } calamidades; desde la ronda 2, una de cada clase.
refusal-chance-not_that_calamity = La calamidad { $card } no es de la clase que toca ahora, o ya ha salido.
