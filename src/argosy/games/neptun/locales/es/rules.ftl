# Las reglas de Neptun para la ayuda del juego; el mismo contenido que docs/rules/neptun.md.

rule-N1 = Componentes
rule-N1-1 =
    El tablero muestra Creta, donde empiezan todos los barcos, y 15 puertos, tres en cada una de las cinco regiones:
    Hispania, Italia, Graecia, Asia Minor y Africa. Creta no pertenece a ninguna región ni figura en ninguna carta
    de ciudad (decisión nuestra). Unen las ciudades 15 rutas de cabotaje y 4 rutas de mar abierto.
rule-N1-2 =
    Hay 19 fichas de distancia: 15 para rutas de cabotaje, de 3 a 8 millas, y 4 para rutas de mar abierto, de 11 a 13
    millas.
rule-N1-3 =
    Hay 36 fichas de puntos para seis templos: un templo por región y el templo de oro. Cada templo tiene una ficha A,
    dos fichas B y tres fichas C.
rule-N1-4 = Hay 15 fichas de bonus y 55 monedas. La reserva de monedas no se agota nunca (decisión nuestra).
rule-N1-5 =
    Cada una de las 30 cartas de ciudad nombra una ciudad y su región, e indica para cada uno de los cinco bienes qué
    paga una entrega allí: oro o puntos de templo.
rule-N1-6 =
    Cada una de las 30 cartas de bienes muestra uno de los cinco bienes: uva, aceituna, miel, grano o sal.
rule-N1-7 =
    Cada una de las 50 cartas de remo tiene una potencia de remo y un cambio de viento. Diez son cartas
    individuales, las mismas dos para cada color de jugador (decisión nuestra); las otras 40 forman el mazo. Las
    cartas individuales de los colores con los que nadie juega se quedan en la caja (decisión nuestra).
rule-N1-8 =
    Cada jugador tiene un registro de contratos con cinco columnas, un barco, cinco fichas de templo y una ficha de
    jugador.

rule-N2 = Preparación
rule-N2-1 = Las fichas A están en sus templos. Las fichas B y C esperan a las rondas 2 y 3.
rule-N2-2 =
    Las fichas de mar abierto se reparten al azar por las rutas de mar abierto y las de cabotaje por las de cabotaje, una
    sola vez, y todas quedan a la vista. No se mueven en toda la partida (decisión nuestra).
rule-N2-3 = Las cartas de ciudad, de bienes y de remo se barajan por separado en tres mazos.
rule-N2-4 = La fuerza del viento es 5.
rule-N2-5 =
    Cada jugador recibe 5 de oro y dos cartas de remo individuales, pone una ficha de templo en la casilla 0 de cada uno
    de los cinco templos de las regiones y coloca su barco en Creta. Las cartas de remo de la mano son secretas;
    registros, oro y fichas están a la vista.
rule-N2-6 = El primer orden de juego se decide al azar.
rule-N2-7 =
    La partida tiene tres rondas. Cada una consta de tres fases: conseguir contratos en 5 turnos, cumplir contratos en
    5 turnos y hasta 2 adicionales, y puntuar.

rule-N3 = Fase 1: conseguir contratos
rule-N3-1 =
    Al empezar cada turno se completa la fila, boca abajo, hasta tener un contrato más que jugadores. Un contrato es
    una carta de ciudad, una de bienes y una de remo. Desde el segundo turno el contrato sobrante cuenta como el
    primero, de modo que se añaden tantos contratos nuevos como jugadores.
rule-N3-2 =
    Siguiendo el orden de juego, cada jugador consigue exactamente un contrato y lo carga antes de que actúe el
    siguiente.
rule-N3-3 =
    O bien aceptas cualquier contrato boca arriba, o bien descubres el primero boca abajo por la izquierda. Al
    descubrirlo rechazas todos los contratos que están boca arriba en ese momento; si vuelves a descubrir, rechazas
    también el que habías descubierto antes. Esto vale solo para esta elección (decisión nuestra).
rule-N3-4 =
    El contrato que has descubierto lo aceptas, o descubres el siguiente. Si descubres el último contrato boca abajo,
    debes aceptarlo.
rule-N3-5 =
    Si al llegar tu elección no queda ningún contrato boca abajo, debes aceptar uno de los que están boca arriba.
rule-N3-6 =
    Izquierda y derecha se refieren a los contratos que quedan; los huecos solo se cierran al final del turno
    (decisión nuestra).
rule-N3-7 = Quien acepta un contrato recibe de inmediato las monedas que tiene encima.
rule-N3-8 =
    Para cargar un contrato, pon su carta de ciudad y su carta de bienes en cualquier columna libre de tu registro de
    contratos. Después no puedes moverlo.
rule-N3-9 =
    Tu ficha de jugador va al marcador de remado, a la potencia de remo de la carta de remo del contrato, encima de las
    fichas que ya estén allí. La carta de remo pasa a tu mano.
rule-N3-10 =
    Cuando todos los jugadores tienen un contrato, el nuevo orden de juego va de la potencia de remo más baja a la más
    alta. Entre fichas con la misma potencia va primero la de arriba, así que quien llegó el último actúa el primero.
rule-N3-11 =
    El contrato que nadie aceptó pasa al extremo izquierdo. Si está boca arriba, se le pone encima una moneda; las monedas
    se acumulan de turno en turno. Si está boca abajo, se descubre y no recibe moneda.
rule-N3-12 =
    Tras el quinto turno cada jugador tiene cinco contratos. El contrato sobrante se descarta y sus monedas vuelven a la
    reserva (decisión nuestra). El orden de juego de ese momento vale para las fases 2 y 3 y para el primer turno de la
    ronda siguiente (decisión nuestra).

rule-N4 = Fase 2: cumplir contratos
rule-N4-1 =
    Al empezar cada uno de los cinco turnos, todos los jugadores eligen en secreto una carta de remo de su mano; después
    se descubren todas a la vez. Todos deben jugar una, incluso quien ya no tiene nada que entregar.
rule-N4-2 =
    La previsión de viento es la suma de los cambios de viento de todas las cartas de remo descubiertas, pero nunca menos
    de -5 ni más de +5.
rule-N4-3 =
    Siguiendo el orden de juego, cada jugador navega. Tu autonomía en millas es tu potencia de remo más la fuerza actual
    del viento; la previsión todavía no cuenta.
rule-N4-4 =
    Un barco se mueve de ciudad en ciudad por las rutas; cada ruta cuesta las millas de su ficha. Puede quedarse
    donde está, y siempre termina en una ciudad. En una ciudad puede haber cualquier número de barcos. Se te cobra
    el camino más barato, porque pasar por una ciudad no tiene efecto (decisión nuestra). Las millas que no usas se
    pierden.
rule-N4-5 =
    Cada milla que supera tu autonomía cuesta 1 de oro, que se paga antes de cualquier entrega. Un viaje que no puedes
    pagar no está permitido.
rule-N4-6 =
    En la ciudad donde termina tu barco puedes cumplir un contrato para esa ciudad. Quedarse en una ciudad cuenta como
    terminar en ella (decisión nuestra). Si tienes dos contratos para la misma ciudad, eliges uno; el otro necesita otro
    turno (decisión nuestra).
rule-N4-7 =
    La carta de ciudad indica qué paga el bien del contrato. El oro sale de la reserva. Por los puntos de templo tu ficha
    sube otras tantas casillas en el templo de la región de la ciudad; si la casilla está ocupada, se pone encima de la
    pila. Los templos no tienen casilla final (decisión nuestra).
rule-N4-8 =
    Una vez por cada contrato que cumples, pague oro o puntos de templo, puedes comprar por 3 de oro un punto de
    templo más en esa región. El oro que acabas de ganar cuenta (decisión nuestra).
rule-N4-9 =
    Todos los contratos pendientes a la izquierda del que has cumplido se pierden y se les da la vuelta. Por solo visitar
    una ciudad no se pierde nada.
rule-N4-10 =
    Cuando todos los jugadores han navegado, la fuerza del viento pasa a ser 5 más la previsión; queda, pues, entre
    0 y 10 (decisión nuestra).
rule-N4-11 =
    El primer turno de las rondas 2 y 3 empieza con la fuerza del viento que da la previsión del turno 5 (decisión
    nuestra). Lo decide la opción «{ option-wind-between-rounds }»: { option-wind-between-rounds-forecast } (por
    defecto), { option-wind-between-rounds-keep } en el turno 5, o { option-wind-between-rounds-reset }.

rule-N5 = Turnos adicionales (5 I y 5 II)
rule-N5-1 =
    Tras el turno 5 se pregunta, siguiendo el orden de juego, a los jugadores con un contrato pendiente y una carta de
    remo en la mano si quieren un turno adicional. Responden abiertamente.
rule-N5-2 =
    Quienes lo quieren actúan siguiendo el orden de juego: juegan abiertamente una carta de remo (decisión nuestra),
    navegan y cumplen un contrato si pueden.
rule-N5-3 =
    La fuerza del viento es la del turno 5. Los cambios de viento de estas cartas de remo no tienen efecto (decisión
    nuestra).
rule-N5-4 =
    Del mismo modo se ofrece un segundo turno adicional a quienes jugaron el primero y aún pueden aprovecharlo
    (decisión nuestra). Lo decide la opción «{ option-second-extra-turn }»: { option-second-extra-turn-takers } (por
    defecto), o { option-second-extra-turn-anyone } con un contrato pendiente y una carta de remo.
rule-N5-5 = Los contratos que sigan pendientes después se pierden.

rule-N6 = Fase 3: puntuar
rule-N6-1 =
    Cada jugador que ha cumplido los cinco contratos de esta ronda recibe una ficha de bonus. Cuentan los contratos
    cumplidos en turnos adicionales.
rule-N6-2 =
    En cada uno de los cinco templos de las regiones los jugadores se clasifican por su ficha, la más alta primero;
    en la misma casilla va delante la que está más abajo en la pila. Una ficha en la casilla 0 no recibe nada
    (decisión nuestra). Lo decide la opción «{ option-zero-space-scores }»: { option-zero-space-scores-no } (por
    defecto) o { option-zero-space-scores-yes }; entonces las fichas de la casilla 0 van las últimas, siguiendo el
    orden de juego.
rule-N6-3 =
    En el templo de oro los jugadores se clasifican por el oro que tienen; en caso de empate va delante quien está antes
    en el orden de juego. Los jugadores sin oro también se clasifican (decisión nuestra).
rule-N6-4 =
    La ronda 1 da la ficha A al primero. La ronda 2 da la ficha B más alta al primero y la más baja al segundo. La ronda 3
    da las tres fichas C, de mayor a menor, al primero, al segundo y al tercero. Las fichas que nadie puede recibir salen
    del juego (decisión nuestra).
rule-N6-5 = Puntuar no cuesta nada: las fichas se quedan en sus casillas y cada uno conserva su oro.

rule-N7 = Final de una ronda
rule-N7-1 =
    Las cartas de remo que no se han jugado se quedan en la mano. Las cartas individuales jugadas salen del juego; las
    demás cartas de remo jugadas se descartan.
rule-N7-2 = Las cartas de ciudad, de bienes y de remo descartadas se barajan con sus mazos.
rule-N7-3 =
    Las fichas siguientes van a los templos, todos los barcos vuelven a Creta y se vacían los registros de contratos.

rule-N8 = Final de la partida
rule-N8-1 =
    Tras la ronda 3 todos los jugadores suman los puntos de sus fichas de puntos y de bonus. Gana quien tiene más puntos;
    en caso de empate se comparte la victoria.

rule-N9 = Información oculta
rule-N9-1 =
    Todos pueden ver el tablero, los registros de contratos, el oro, las fichas de templo, de puntos y de bonus, la
    fuerza del viento y la previsión, el orden de juego, los descartes, el número de cartas de cada mazo y de cada
    mano, los contratos boca arriba y las cartas de remo una vez descubiertas (decisión nuestra).
rule-N9-2 =
    Nadie puede ver los contratos boca abajo ni el orden de un mazo. Solo tú puedes ver las cartas de remo de tu
    mano, y la que has elegido hasta que se descubren todas. Las cartas de remo conseguidas con un contrato las ha
    visto todo el mundo, y todos empiezan con las mismas cartas, así que se pueden recordar: el juego las muestra
    para cada rival hasta que se juegan (decisión nuestra). Lo decide la opción «{ option-open-hands }»: {
    option-open-hands-yes } (por defecto) o { option-open-hands-no }; entonces solo se muestra el número de cartas.
