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
web-statistics = Estadísticas de tus partidas en este dispositivo
web-statistics-kind = Juego
web-statistics-games = partidas
web-statistics-wins = ganadas
web-statistics-place = puesto medio
web-statistics-points = puntos de media
web-statistics-seats = { $count } jugadores
web-statistics-bots = bots: { $level }
web-against-people = con personas
web-against-mixed = bots de varios niveles
web-against-unknown = rivales sin anotar
web-statistics-clear = Vaciar la lista
web-statistics-clear-about = { $count ->
    [one] La partida terminada y las estadísticas desaparecen de este dispositivo. El servidor conserva la partida.
   *[other] Las { $count } partidas terminadas y las estadísticas desaparecen de este dispositivo. El servidor conserva las partidas.
}
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
web-forced = Hacer por sí sola la elección que es la única
web-telling = Contar resoluciones y finales paso a paso
web-sounds = Un sonido cuando me toca
web-notices = Un aviso del navegador cuando me toca
web-data-title = Tus datos
web-data-about = Este servidor guarda tu nombre, tus asientos, lo que has dicho, tus partidas y el día de tu última visita.
web-in-records = Lo que los registros de tus partidas pueden tener además de las jugadas, también los de partidas anteriores:
web-in-records-times = El tiempo de cada jugada, contado desde el comienzo; si una persona lo omite, faltan los tiempos de todas
web-in-records-talk = Lo que dices en la mesa
web-data-take = Descargar mis datos
web-data-delete = Borrarme
web-data-delete-about = Tu nombre desaparece de este servidor, también de los registros de tus partidas, y lo que has dicho se borra. Las partidas con otras personas se quedan para ellas: en una partida en curso un bot ocupa tu asiento. Las mesas que son solo tuyas se borran. No se puede deshacer.
web-data-delete-sure = Sí, bórrame
web-data-delete-no = No, consérvalo todo
web-data-deleted = Te hemos borrado de este servidor.
web-data-none = Este servidor aún no guarda nada de ti.

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
web-waiting-host-free = Envía el enlace o pon bots en los asientos libres; después puedes empezar.
web-waiting-host = Puedes empezar.
web-waiting-for = { $name } empieza la partida; entonces se abre aquí sola.
web-waiting-for-host = El anfitrión empieza la partida; entonces se abre aquí sola.
web-waiting-away = { $count ->
    [one] { $names } no tiene conexión en este momento.
   *[other] { $names } no tienen conexión en este momento.
}
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
web-figure-cards = cartas
web-line-connecting = Conectando…
web-line-lost = Se ha perdido la conexión. Intentándolo de nuevo…
web-language-away = No se ha podido cargar {$language}: no hay conexión.
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
web-while-away = Mientras no estabas
web-while-away-bot = un bot jugó por ti.
web-while-away-ask = Pedir que se deshaga
web-while-away-ask-about = Se pregunta a todos los de la mesa; también se deshace lo que vino después.
web-while-away-fine = Está bien así
web-undo-asked-away = { $name } no estaba y quiere deshacer lo que hizo un bot entretanto, y todo lo posterior. { $count ->
    [0] Todos están de acuerdo.
    [one] Falta una respuesta.
   *[other] Faltan { $count } respuestas.
}
web-replace = Que juegue un bot mientras tanto
web-replace-about = { $name } recupera el asiento en cuanto vuelva.
web-agree = De acuerdo
web-refuse = Rechazar
web-let-bot = Que un bot juegue por mí
web-bot-plays = Un bot juega por ti.
web-take-back = Volver a jugar yo
web-leave = Dejar la mesa
web-leave-sure = ¿Dejarla para siempre? Un bot seguirá jugando por ti.
web-absence = { $unit ->
    [seconds] Tras { $count } segundos de ausencia juega un bot hasta que vuelva el jugador.
   *[minutes] { $count ->
        [one] Tras un minuto de ausencia juega un bot hasta que vuelva el jugador.
       *[other] Tras { $count } minutos de ausencia juega un bot hasta que vuelva el jugador.
    }
}
web-remove = Retirar
web-remove-who = Retirar a { $name }
web-remove-public = { $name } no podrá volver a sentarse a esta mesa.
web-remove-private = { $name } no podrá volver a sentarse a esta mesa. El enlace para entrar cambia: envía el nuevo a quienes aún han de venir.
web-remove-bot = El asiento queda libre.
web-removed = Fuera de la mesa
web-removed-about = El anfitrión te ha retirado de esta mesa. Puedes jugar en otra.
web-end = Terminar la mesa
web-end-open = La mesa se cierra para todos los que están sentados.
web-end-playing = La partida termina enseguida para todos, sin resultado. No se puede continuar.
web-closed = Esta mesa se ha cerrado.
web-closed-by-host = El anfitrión ha terminado esta mesa.
web-closed-by-you = Has terminado esta mesa.
web-closed-unfinished = La partida no tiene resultado.
web-silence = Silenciar para todos
web-cancel = Cancelar
web-hint = ¿Qué haría un bot?
web-hint-short = Pista
web-hint-play = Hacer esto
web-coach = Entrenador
web-coach-about = El entrenador dice en cada decisión qué haría el bot más fuerte y por qué
web-coach-thinks = El entrenador está pensando …
web-coach-choice = El { $bot } elegiría: { $move }.
web-coach-better = Mejor era: { $move }.
web-coach-options = Todas las opciones
web-hint-best = la mejor
web-hint-less = { $points } (de { $low } a { $high })
web-hint-scale = Puntos menos que la mejor opción, entre paréntesis el intervalo del 95 %
web-hint-scale-planned = Puntos menos que la mejor opción, según el plan y sin probarlo
web-hint-chance = Probabilidad de ganar: { $percent } %
web-hint-chance-about = Probabilidad de ganar: { $percent } % (de { $low } a { $high })
web-coach-chance = Probabilidad de ganar: antes { $before } %, ahora { $after } %.
web-hints = Se puede preguntar qué haría un bot

## El final

web-ending = Clasificación final
web-place = Puesto
web-player = Jugador
web-total = Total
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
web-curves-chances = Probabilidades de ganar a lo largo de la partida
web-curves-of-points = Puntos
web-curves-of-chances = Probabilidad

## Análisis de una partida terminada

web-review = Análisis
web-review-open = Analizar la partida
web-review-long = Análisis de { $game }, { $day }
web-review-of = Análisis de
web-review-curve = Probabilidades de ganar durante la partida
web-review-decision = Decisión
web-review-summary = Suerte y decisiones
web-review-deals = Tratos
web-review-steps = De decisión en decisión
web-review-decision-before = La decisión anterior
web-review-decision-next = La decisión siguiente
web-review-mistake-before = La decisión costosa anterior
web-review-mistake-next = La decisión costosa siguiente
web-review-which = Decisión { $at } de { $all }
web-review-begins = Se buscan las decisiones …
web-review-no-decisions = Este asiento no tuvo nada que decidir.
web-review-not-yet = Esto aún no se ha juzgado.
web-review-unsettled = Un primer vistazo; después se juzga más a fondo.
web-review-percent = { $value } %
web-review-interval = { $value } (de { $low } a { $high })
web-review-label-none = No se encontró nada mejor
web-review-label-close = Casi tan bueno como lo mejor
web-review-label-inaccuracy = Imprecisión
web-review-label-mistake = Error
web-review-label-blunder = Error grave
web-review-question = ¿Qué harías tú?
web-review-question-how = Elige en el tablero o aquí. No se juega nada.
web-review-show = Mostrar la respuesta
web-review-trying = Se prueba tu elección …
web-review-tried-best = Es lo mejor que había: { $what }.
web-review-tried-better = Mejor que lo que se hizo: { $what }, { $cost } de probabilidad.
web-review-tried-same = Es lo que se hizo: { $what }, { $cost } de probabilidad. Había algo mejor.
web-review-tried-worse = No es mejor que lo que se hizo: { $what }, { $cost } de probabilidad.
web-review-try-first = Déjame buscar antes la mejor jugada
web-review-known = Con lo que se sabía
web-review-hindsight = A posteriori
web-review-true = En realidad
web-review-in-chance = Probabilidad
web-review-in-points = Puntos
web-review-none = –
web-review-played = Hecho:
web-review-best = Mejor:
web-review-others = { $count ->
    [one] Se probó una opción más
   *[other] Se probaron { $count } opciones más
}
web-review-labels = Decisiones
web-review-count-inaccuracy = { $count ->
    [one] 1 imprecisión
   *[other] { $count } imprecisiones
}
web-review-count-mistake = { $count ->
    [one] 1 error
   *[other] { $count } errores
}
web-review-count-blunder = { $count ->
    [one] 1 error grave
   *[other] { $count } errores graves
}
web-review-labels-about = Desde 2, 5 y 10 puntos de probabilidad perdidos, donde es seguro. Juzgado según lo que el asiento podía saber.
web-review-luck = Suerte y decisiones
web-review-luck-about = De la probabilidad al principio al resultado: lo que dieron o quitaron la suerte, las decisiones propias y las de los demás.
web-review-from-to = de { $start } a { $result }
web-review-part-luck = Suerte
web-review-part-own = Decisiones propias
web-review-part-others = Decisiones ajenas
web-review-deals-about = Lo que valió cada trato ({ $unit }): con lo que sabía cada parte, y con todas las cartas a la vista.
web-review-deals-all = También tratos entre los demás
web-review-deals-none = Ningún trato.
web-review-deal-at = Jugada { $number }
web-review-gives = { $name } da { $goods }
web-review-unseen = Ofertas que se dejaron pasar
web-review-progress = { $percent } % juzgado
web-review-stop = Parar
web-review-stopped = Parado al { $percent } %. Lo que se encontró queda guardado.
web-review-go-on = Continuar

## Reglas

web-rules = Reglas
web-rule = Regla { $id }
web-rules-all = Todas las reglas
web-rules-chapters = Capítulos
web-rules-search = Buscar en las reglas
web-rules-none = Nada en las reglas contiene «{ $words }».
web-learn = Aprender el juego
web-learn-aim = El objetivo
web-learn-word = Palabras que hay que saber
web-learn-step = En imágenes
web-learn-example = Ejemplos
web-learn-hint = Consejos
web-key = Leyenda
web-key-about = Todos los signos de los tableros. En la mesa se explica lo mismo junto a un signo: deja el puntero encima, mantenlo pulsado, o pulsa ? y usa las flechas.
web-key-explain = Explicar los signos
web-key-place = Signo { $at } de { $count }: las flechas avanzan, Escape termina.
web-rules-found = { $count ->
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}

## Lo que el servidor rechaza

web-refusal-net-away = El servidor no responde. ¿Está en marcha?
web-refusal-table-unknown = No existe esa mesa.
web-refusal-table-not_yours = Esta mesa no está abierta para ti: hace falta su enlace.
web-refusal-table-invite = A esta mesa se entra con invitación: hace falta su enlace.
web-refusal-table-full = La mesa está completa. Puedes mirar la partida.
web-refusal-seat-taken = Este asiento está ocupado.
web-refusal-seat-removed = El anfitrión te ha retirado de esta mesa.
web-refusal-seat-free = En este asiento no hay nadie.
web-refusal-seat-own = Este es tu propio asiento. Puedes dejar la mesa.
web-refusal-seat-back_soon = Este jugador puede ausentarse { $seconds } segundos. Inténtalo de nuevo dentro de { $left } segundos.
web-refusal-seat-stand_in = En el asiento de otro jugador solo puede jugar el bot { $level }.
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
web-refusal-record-work = Esta partida tiene más jugadas de las que el servidor reproduce.
web-refusal-review-busy = Antes se contestan tus otras preguntas sobre partidas. Espera un momento.
web-refusal-review-failed = La partida no se ha podido mirar ahora. Inténtalo de nuevo.
web-refusal-review-none = Esta partida no se puede analizar: sus cartas o sus reglas son otras que las que el análisis conoce.
web-refusal-review-no_decision = La jugada { $number } no es una decisión de este asiento.
web-refusal-table-too_long = Esta partida tiene demasiadas jugadas para seguir.
web-refusal-answer-too_long = La respuesta sería demasiado larga.
web-refusal-market-none = El mercado está cerrado.
web-refusal-market-offer = Esa oferta ya no está.
web-refusal-market-reason = Eso no se puede decir aquí.
web-refusal-market-thing = Con eso no se comercia aquí.
web-refusal-forecast-none = Ahora no hay nada que prever.
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
web-refusal-client-banned = El anfitrión de este servidor ha bloqueado tu dirección.
web-refusal-guest-banned = El anfitrión de este servidor te ha bloqueado.
web-refusal-guest-exporting = Tus datos ya se están enviando. Espera a que termine.
web-refusal-guest-name = { $reason ->
    [direction] Este nombre tiene un carácter que cambia la dirección de la escritura. Quítalo.
    [marks] Este nombre tiene demasiados acentos en una letra.
    [long] Este nombre es demasiado largo: se permiten 40 caracteres.
   *[invisible] Este nombre tiene un carácter que no se ve. Quítalo.
}
web-refusal-client-too_fast = Demasiado rápido. Inténtalo de nuevo en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
web-refusal-client-too_many = Hay demasiado abierto a la vez: como máximo { $most }. Cierra algo e inténtalo de nuevo.
web-refusal-client-too_slow = La solicitud tardó más de { $seconds } segundos en llegar. Inténtalo de nuevo.
web-refusal-store-unavailable = El servidor no puede escribir ahora. Inténtalo de nuevo.
web-refusal-server-closing = El servidor se cierra un momento.
web-refusal-server-fault = Algo ha fallado en el servidor.
web-refusal-chat-closed = No hay charla libre mientras se comercia.
web-refusal-chat-again = Alguien habló en el mismo momento; dilo otra vez.
web-refusal-wire-malformed = El servidor no lo ha entendido.
web-refusal-address-unknown = No hay nada en esta dirección.

## Lecciones

web-lesson = Lección
web-lesson-step = Paso { $step } de { $steps }
web-lesson-on = Seguir
web-lesson-back = Atrás
web-lesson-skip = Hazlo por mí
web-lesson-leave = Salir
web-lesson-finish = Terminar
web-lesson-first = ¿Primera vez? Aprende jugando, { $minutes } minutos
web-lesson-begin = Aprende jugando, { $minutes } minutos
web-lesson-meanwhile = ¿No conoces el juego? Aprende jugando mientras esperas, { $minutes } minutos (se abre en otra pestaña)
web-refusal-lesson-step = Este paso de la lección pide otra cosa.
web-refusal-lesson-none = En esta mesa no hay ninguna lección.
web-refusal-lesson-unknown = Este servidor no tiene esa lección.
web-refusal-lesson-undo = En una lección no se deshace nada: vuelve un paso atrás.
web-refusal-lesson-broken = Este paso de la lección no se puede hacer. Deja la lección y empieza otra vez.

## Partidas en este dispositivo

web-here-instead = El servidor no responde: esta partida se juega en este dispositivo.
web-here-mark = En este dispositivo
web-here-about = Esta partida se guarda en este navegador después de cada jugada. Sigue sin conexión, también después de cerrar la página.
web-here-friends = Seguir con amigos
web-here-friends-about = En el servidor, tus amigos pueden ocupar los demás puestos con un enlace. Allí la partida empieza en esta posición; esta se queda en este dispositivo.
web-here-save = Guardar como archivo
web-here-keep = Guardar en este dispositivo
web-here-kept = La partida está guardada en este dispositivo: se puede repetir sin conexión.
web-refusal-here-alone = Esta página no tiene servidor: se puede jugar contra bots y con otros en este dispositivo, pero nadie puede unirse desde otro lugar.
web-here-unsaved = Este navegador no puede guardar la próxima jugada, así que la partida espera. Sigue sola en cuanto haya espacio; olvidar partidas terminadas libera espacio.
web-here-no-server = Para jugar con personas en otro lugar, alguien inicia un servidor en un ordenador con Python:
web-data-here = Tus partidas, tu nombre y tus ajustes están en este navegador y en ningún otro lugar.
web-data-clear = Borrar mis partidas
web-data-clear-about = Se borran todas las partidas de este dispositivo, en curso y terminadas, y tu nombre. Las guardadas como archivo se quedan.
web-engine-loading = Se está cargando el juego; después funciona también sin conexión.
web-engine-continue = Continuar aquí
web-engine-reload = Volver a cargar la página
web-update-ready = Hay una versión más reciente de Argosy. Tus partidas se conservan.
web-update-open = Abrirla ahora
web-refusal-engine-elsewhere = Las partidas de este dispositivo están abiertas en otra pestaña. No se ha perdido nada: juega allí o continúa aquí.
web-refusal-engine-no_wasm = Este navegador no ejecuta WebAssembly, que las partidas en este dispositivo necesitan. Uno más nuevo sí, y una mesa en un servidor no lo necesita.
web-refusal-engine-away = No se pudo cargar el juego: no hay conexión. Tus partidas están a salvo; inténtalo cuando la haya.
web-refusal-engine-outdated = Esta página es más antigua que lo que tiene ahora su servidor. Vuelve a cargarla; tus partidas se quedan.
web-refusal-engine-failed = El juego se ha detenido. Todo hasta tu última jugada confirmada está guardado; inténtalo de nuevo.
web-refusal-here-full = Este dispositivo no tiene espacio para guardar la partida, así que la jugada no se hizo. Libera espacio, por ejemplo olvidando partidas terminadas, e inténtalo de nuevo.
web-refusal-here-elsewhere = Otra pestaña se ha hecho cargo de las partidas de este dispositivo. Continúa allí, o aquí después de recuperarlas.
web-refusal-here-failed = Este navegador no deja que la página guarde partidas, así que nada ha cambiado. Permite que la página guarde datos e inténtalo de nuevo.
web-refusal-here-newer = Las partidas de este dispositivo fueron guardadas por una versión más nueva de esta página. Vuelve a cargarla; no se ha perdido nada.
