# La página del navegador.

web-title = Dos viajes por un mismo mar
web-lead = Juega contra amigos o bots, aquí mismo. Sin cuenta y sin instalar nada.
web-sea = Mare Nostrum
web-default-name = Marinero
web-your-name = Tu nombre
web-hello = Hola de nuevo, { $name }.
web-name-change = Cambiar nombre
web-name-changed = Ahora te llamas { $name }.
web-games = Los juegos
web-game = Juego
web-game-neptun = Neptun
web-game-mediterranean = Trading in the Mediterranean
web-about-neptun = Acepta contratos, elige tus remos en secreto, navega con el viento y gana el favor de seis templos.
web-about-mediterranean = Funda una civilización, regatea con bienes cuya parte inferior solo tú conoces y resiste las calamidades.
web-facts-neptun = De 3 a 5 jugadores, unos 45 minutos
web-facts-mediterranean = De 4 a 6 jugadores, unos 90 minutos
web-play-now = Jugar ya
web-play-now-about = Al momento, contra { $bots } bots
web-create = Mesa nueva
web-open-table = Abrir la mesa
web-continue = Tus partidas
web-finished = Partidas terminadas
web-finished-all = Mostrar las { $count }
web-finished-opened = abierta el { $day }
web-forget = Olvidar
web-forget-long = Olvidar { $game }, { $day }
web-record-open = Abrir una partida guardada
web-record-about = o suelta su archivo en cualquier lugar de esta página
web-join = Unirse a una mesa
web-join-about = Pega el enlace que te han dado.
web-join-invited = Te han invitado a una mesa.
web-join-full = La mesa está completa, pero puedes mirar la partida.
web-join-watch = Mirar la partida
web-join-link = Enlace
web-join-there = Ir allí
web-sit-down = Sentarse
web-lobby = Mesas públicas
web-lobby-empty = Ahora no hay ninguna mesa pública. ¡Abre una!
web-home = A la página de inicio
web-lost = No hay ninguna página en esta dirección.
web-loading = Un momento…
web-nav = Principal
web-skip = Ir al contenido
web-close = Cerrar
web-between = { ", " }

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Colores
web-theme-auto = Según el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-size = Tamaño del texto
web-contrast = Alto contraste
web-motion = Animaciones
web-sounds = Un sonido cuando me toca
web-notices = Un aviso del navegador cuando me toca

## Una mesa nueva

web-seats = Asientos
web-seat = Asiento { $seat }
web-who-plays = Quién juega
web-you = Tú
web-sits-person = Una persona, por enlace
web-sits-beside = Una persona en este dispositivo
web-their-name = Nombre
web-player-number = Jugador { $number }
web-bot = { $name } (bot)
web-bot-level = Bots para los asientos libres
web-options = Opciones
web-edition = Edición
web-edition-standard = la estándar
web-pace = Ritmo
web-pace-live = En vivo, con reloj
web-pace-untimed = En vivo, sin reloj
web-pace-post = A lo largo de varios días
web-decision = Tiempo para cada decisión; después decide un bot
web-decision-0 = sin límite
web-decision-60 = 1 minuto
web-decision-120 = 2 minutos
web-decision-180 = 3 minutos
web-decision-300 = 5 minutos
web-decision-600 = 10 minutos
web-decision-86400 = 1 día
web-decision-259200 = 3 días
web-decision-604800 = 7 días
web-tempo = Los bots juegan
web-tempo-natural = Al ritmo de las personas
web-tempo-instant = Al instante
web-public = Cualquiera puede encontrar la mesa, sentarse o mirar

## Una mesa que se llena

web-gathering = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
web-gathered = Ya están todos.
web-free = libre
web-free-seats = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
web-nobody = nadie todavía
web-state-open = sin empezar
web-state-playing = en juego
web-state-over = terminada
web-state-closed = cerrada
web-put-bot = Poner un bot aquí
web-fill-bots = Bots en todos los asientos libres
web-start = Empezar
web-invite = Invitar
web-invite-about = Quien abra este enlace o escanee el código podrá sentarse.
web-invite-watch = Espectadores
web-invite-watch-about = Todos los asientos están ocupados. Quien abra este enlace puede mirar y no ve ningún secreto.
web-qr-watch = El enlace para mirar, como código para escanear
web-copy-join = Copiar el enlace
web-copy-watch = Copiar el enlace para mirar
web-copy-seat = Copiar el enlace a mi asiento, para otro dispositivo
web-copied = Copiado.
web-copy-by-hand = Copia este enlace:
web-qr = El enlace para sentarse, como código para escanear

## En la mesa

web-prompt = Qué hacer
web-watching = Estás mirando
web-your-turn = Te toca
web-acts = le toca
web-away = ausente
web-waited = desde hace { $time }
web-clock = Tiempo restante
web-time-days = { $days } d { $hours } h
web-undo = Deshacer
web-hand-over = Pasa el dispositivo a { $name }
web-hand-over-about = Lo que ve { $name } es solo para sus ojos.
web-hand-over-taken = Soy { $name }
web-menu = Tus opciones
web-menu-list = Todas las opciones en una lista
web-command = Escribe una jugada
web-send = Enviar
web-notation = Cómo se escriben las jugadas
web-in-words = Mesa en palabras
web-text-board = La mesa en palabras
web-players = Jugadores por orden
web-side = Junto a la mesa
web-log = Crónica
web-chat = Charla
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-closed = No hay charla libre mientras se comercia
web-say = Di algo
web-phrases = Frases
web-mute = No oír a
web-table = Mesa
web-wind = Viento { $wind }
web-forecast = Previsión { $forecast }
web-round = Ronda { $round }/3
web-phase-acquire = Contrato { $turn }/5
web-phase-fulfil = Viaje { $turn }/5
web-turn = Ronda { $turn }/6 · { $phase }
web-figure-points = puntos
web-figure-gold = oro
web-figure-cards = cartas
web-figure-vp = PV
web-figure-money = dinero
web-line-connecting = Conectando…
web-line-lost = Se ha perdido la conexión. Intentándolo de nuevo…
web-line-closed = Esta mesa ya no está abierta para ti aquí.
web-line-again = Probar ahora

## Lo que se acuerda en la mesa

web-paused = La partida está en pausa.
web-pause = Pausa
web-go-on = Continuar
web-undo-late = Otros ya han visto o hecho algo desde entonces: para deshacerlo todos deben estar de acuerdo.
web-undo-ask = Preguntar a los demás
web-undo-asked = { $name } quiere deshacer la última jugada. { $count ->
    [0] Todos están de acuerdo.
    [one] Falta una respuesta.
   *[other] Faltan { $count } respuestas.
}
web-undo-refused = { $name } no está de acuerdo en deshacerlo.
web-undo-forget = Déjalo
web-agree = De acuerdo
web-refuse = Rechazar
web-let-bot = Que un bot juegue por mí
web-bot-plays = Un bot juega por ti.
web-take-back = Volver a jugar yo
web-leave = Dejar la mesa
web-leave-sure = ¿Dejarla para siempre? Un bot seguirá jugando por ti.
web-hint = ¿Qué haría un bot?
web-hint-short = Pista
web-hints = Se puede preguntar qué haría un bot

## El final

web-ending = Clasificación final
web-tie-neptun = Con los mismos puntos se comparte el puesto.
web-tie-mediterranean = A igualdad de puntos deciden los cubos de cultura, luego los edificios y luego piedra, papel o tijera.
web-place = Puesto
web-player = Jugador
web-total = Total
web-trades = Comercio
web-trades-deals = Tratos
web-trades-gave = Cartas dadas
web-trades-got = Cartas recibidas
web-trades-points = Puntos por tratos
web-trades-with = Tratos con { $name }
web-rematch = Jugar otra vez
web-download = Descargar la partida

## Visto otra vez

web-log-about = Cada línea señala en el tablero aquello de lo que habla; elige una para ver el tablero en ese momento. Las flechas recorren las líneas.
web-past = Miras un momento anterior:
web-past-now = Volver al presente
web-past-earlier = Un momento antes
web-past-later = Un momento después
web-past-owed = Te toca a ti.
web-replay = Ver la partida otra vez
web-replay-start = Antes de la primera jugada
web-replay-move = Jugada
web-replay-at = Jugada { $at } de { $inputs }
web-replay-steps = Pasos
web-replay-first = Al principio
web-replay-back = Una jugada atrás
web-replay-run = Reproducir
web-replay-stop = Parar
web-replay-on = Una jugada adelante
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-eyes = Con los ojos de
web-replay-link = Copiar un enlace a esta jugada
web-replay-leave = Volver a la mesa
web-onlooker = un espectador
web-play-on = Seguir jugando desde aquí
web-curves = Puntos a lo largo de la partida

## Reglas

web-rules = Reglas
web-rule = Regla { $id }
web-rules-all = Todas las reglas
web-rules-chapters = Capítulos
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}

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
web-do-bank-choice-not = La Pobreza no entristece
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

## Lo que el servidor rechaza

web-refusal-net-away = El servidor no responde. ¿Está en marcha?
web-refusal-table-unknown = No existe esa mesa.
web-refusal-table-not_yours = Esta mesa no está abierta para ti: hace falta su enlace.
web-refusal-table-invite = A esta mesa se entra con invitación: hace falta su enlace.
web-refusal-table-full = La mesa está completa. Puedes mirar la partida.
web-refusal-seat-taken = Este asiento está ocupado.
web-refusal-table-over = La partida ha terminado.
web-refusal-table-begun = La partida ya ha empezado.
web-refusal-table-not_begun = La partida no ha empezado.
web-refusal-table-not_over = La partida no ha terminado.
web-refusal-table-host = Solo el anfitrión de la mesa puede hacerlo.
web-refusal-table-free_seats = Todavía hay asientos libres.
web-refusal-table-broken = La partida no se puede retomar.
web-refusal-table-closed = Esta mesa se ha cerrado.
web-refusal-table-paused = La partida está en pausa.
web-refusal-table-not_playing = En esta mesa no se juega ahora.
web-refusal-table-away = Ahora no se puede llegar a la mesa. Inténtalo de nuevo.
web-refusal-table-busy = La mesa está muy ocupada. Inténtalo de nuevo.
web-refusal-record-not_over = La partida se podrá ver de nuevo cuando termine.
web-refusal-record-over = En este momento la partida ya ha terminado: elige uno anterior.
web-refusal-record-foreign = Este archivo no es una partida de Argosy. La página de una partida terminada permite descargarla.
web-refusal-record-bad = Esta partida guardada está dañada o no sigue las reglas de esta versión.
web-refusal-record-too_long = Este archivo es mayor de lo que puede ser una partida (2 MB).
web-refusal-hint-busy = El bot aún está pensando. Espera un momento.
web-refusal-hint-none = El bot no tiene consejo ahora. Inténtalo de nuevo.
web-refusal-hint-not_to_act = No te toca.
web-refusal-undo-asked = Alguien ya ha pedido deshacer algo.
web-refusal-undo-refused = Los demás no han estado de acuerdo en deshacerlo.
web-refusal-undo-not_asked = Ya nadie pide deshacer nada.
web-refusal-chat-silenced = El anfitrión de la mesa no te deja hablar.
web-refusal-wire-too_long = Es demasiado largo.
web-refusal-seat-none = No estás sentado a esta mesa.
web-refusal-guest-unknown = Di primero quién eres.
web-refusal-client-too_fast = Demasiado rápido. Espera un momento.
web-refusal-store-unavailable = El servidor no puede escribir ahora. Inténtalo de nuevo.
web-refusal-server-closing = El servidor se cierra un momento.
web-refusal-server-fault = Algo ha fallado en el servidor.
web-refusal-chat-closed = No hay charla libre mientras se comercia.
web-refusal-chat-again = Alguien habló en el mismo momento; dilo otra vez.
web-refusal-wire-malformed = El servidor no lo ha entendido.
web-refusal-address-unknown = No hay nada en esta dirección.

## La mesa de Trading in the Mediterranean

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
web-med-set = ${ $money }, otra { $more }
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
web-med-composer = Tu oferta
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
web-med-show-hidden = Mostrar { $count } ocultas
web-med-no-offers = Nadie ofrece nada todavía.
web-med-other-offers = { $count } más que no puedes aceptar
web-med-open-count = { $count } que puedes aceptar
web-med-more-offers = { $count } más que puedes aceptar
web-med-gone = ya no está
web-med-to-some = a { $names }
web-med-me = ti
web-med-to-everybody = a todos
web-med-gives = da
web-med-wants = quiere
web-med-hands = Entregarías: { $cards }
web-med-withdraw = Retirar
web-med-you-hand = Entregas: { $cards }
web-med-you-hand-nothing = No entregas ninguna carta.
web-med-cannot = No tienes lo que se pide.
web-med-take = Aceptar
web-med-copies = ¿Qué carta?
web-med-counter = Contraoferta
web-med-hide = Ocultar la oferta { $offer }
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
web-med-vote-stake = Más de la mitad de los votantes debe nombrar a la misma víctima. Si fallan tres votaciones, nadie la sufre y cada votante pierde 5 puntos.
web-med-split = felicidad { $happiness }, seguridad { $safety }
web-med-time = Quedan { $seconds } segundos para comerciar.
web-med-time-up = Se acabó el tiempo: solo el almacén sigue abierto un momento.
web-med-drawer = Mano { $hand } · almacén { $stored }

## The board of Neptun

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
