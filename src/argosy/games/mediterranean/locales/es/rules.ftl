# Las reglas de Trading in the Mediterranean para la ayuda del juego; el mismo contenido que docs/rules/mediterranean.md.

rule-M1 = Marco
rule-M1-1 =
    La partida tiene seis rondas. Cada ronda tiene cinco fases: Producción, Cívica, Comercio, Resolución y Compras.
    Tras la ronda 6 gana quien tiene más puntos de victoria (puntos).
rule-M1-2 =
    Hay 163 cartas de bienes: 90 básicas (18 de cada uno: grano, lana, madera, mineral y sal), 48 cívicas (12 de
    cada uno: arte, esclavos, tinte y vino) y 25 de lujo (12 de especias, 12 de oro y una de Piratería) (decisión
    nuestra). La parte superior de una carta muestra su bien; la inferior, una idea o un suceso. Las cartas con la
    misma parte superior e inferior son iguales, y una carta se nombra por ambas.
rule-M1-3 =
    Hay 36 desarrollos (18 de la Edad de Piedra, 12 de la del Bronce y 6 de la del Hierro) y 10 calamidades (5 de
    descontento y 5 de bárbaros). En cada partida se usan todos; solo varía su orden.
rule-M1-4 =
    Cada jugador tiene 15 cubos de población, 12 losetas de edificio y un tablero. Seis losetas son de gobierno,
    blancas por el lado de la Democracia y negras por el de la Dictadura; seis son de religión, azules para Venus y
    rojas para Marte. El tablero tiene 5 granjas, 5 ciudades, 3 puertos, un almacén, un banco, un ejército, un
    coliseo, la base de la industria y 5 industrias, 9 casillas de cultura, 2 maravillas y una zona llamada
    DISPONIBLE.
rule-M1-5 =
    Las cartas de un mismo bien que gastas juntas forman un conjunto. De 1 a 7 cartas de un bien básico pagan $1, 3,
    6, 10, 15, 21, 28; de 1 a 6 de un bien cívico, $2, 5, 9, 14, 20, 27; de 1 a 5 de un bien de lujo, $3, 8, 15, 24,
    35. Las cartas que pasan de un conjunto completo empiezan otro: 7 de vino pagan $27 y $2. El juego forma los
    conjuntos por ti.

rule-M2 = Preparación
rule-M2-1 =
    El primer orden de juego se sortea. Cada jugador empieza con 5 puntos, sin dinero, con un cubo en cada granja,
    en la base de la industria y en el almacén, y con 8 cubos en su propia reserva. La felicidad, la seguridad y el
    marcador de industria están en 0; los marcadores de ideas, en el 0 de la Democracia y en el de Venus (decisión
    nuestra).
rule-M2-2 =
    Las cartas de bienes forman siete mazos: uno por cada bien básico, uno cívico y uno de lujo; cada uno tiene su
    propia pila de descartes. Cada ronda trae seis desarrollos: de la Edad de Piedra en las rondas 1 a 3, de la del
    Bronce en las rondas 4 y 5, de la del Hierro en la ronda 6. Desde la ronda 2 trae también una calamidad de cada
    clase.
rule-M2-3 =
    Se usan todas las cartas sea cual sea el número de jugadores (decisión nuestra). Todos saben de qué se componen
    los mazos; nadie conoce su orden.
rule-M2-4 =
    Todos pueden ver los puntos, el dinero, los marcadores, los edificios y los cubos, cuántas cartas hay en cada
    mano y en cada almacén, y las cartas gastadas y descartadas con su parte inferior. Las manos, el contenido de
    los almacenes y el orden de los mazos son secretos. Puedes mostrar la parte superior de cartas de tu mano, pero
    no la Piratería; la inferior, nunca. Con la opción «{ option-hidden-vp }» no se muestran los puntos de los demás
    antes del final. Quien lleve la cuenta puede saberlos de todos modos, porque los puntos se ganan y se pierden a
    la vista (decisión nuestra).
rule-M2-5 =
    Juegan de 4 a 6 asientos. Si hay menos personas, los bots ocupan los demás asientos; no hay reglas para 2 o 3.

rule-M3 = Producción
rule-M3-1 = Primero, todas las cartas almacenadas vuelven a la mano de su dueño.
rule-M3-2 =
    Siguiendo el orden de juego, cada jugador recibe una carta por cada cubo de producción: por una granja, una
    carta de su bien básico; por una ciudad, una carta cívica; por un puerto, una carta de lujo.
rule-M3-3 =
    Las cartas cívicas se reparten desde el fondo de su mazo. Si una carta fuera la tercera de un mismo bien que
    recibes en esta ronda, va encima del mazo, a la vista de todos, y se te reparte otra. Solo cuentan las cartas de
    este reparto. Si ninguna carta del mazo está permitida, se barajan con él los descartes; si aun así no hay
    ninguna, te quedas la carta (decisión nuestra).
rule-M3-4 =
    Un mazo vacío se rehace con sus descartes barajados. Si tampoco los hay, la carta no se produce (decisión
    nuestra).
rule-M3-5 =
    Al final de una ronda en la que se gastó la Piratería, el mazo de lujo y sus descartes se barajan juntos
    (decisión nuestra).

rule-M4 = Cívica
rule-M4-1 = Se descubren seis desarrollos y, desde la ronda 2, las dos calamidades que caerán en la fase de Resolución.
rule-M4-2 =
    Cada uno de tus edificios se puede usar una vez en cada fase Cívica; no es obligatorio. Primero todos los
    jugadores usan a la vez lo que les favorece. Después, siguiendo el orden de juego, cada jugador usa cuanto
    quiera de lo que se da a un rival. Después, siguiendo el orden de juego, se da la vuelta a los tableros
    (decisión nuestra).
rule-M4-3 =
    Puedes dar la vuelta a tu gobierno (una revolución) o a tu religión (una conversión): el tablero pasa a su otro
    lado, el marcador queda allí en 0 y tus edificios del color anterior se destruyen. Una vez por fase cada uno de
    los dos (decisión nuestra).
rule-M4-4 =
    Un edificio se puede usar desde la fase Cívica posterior a su compra. Los edificios que duplican cultura actúan
    de inmediato (decisión nuestra).
rule-M4-5 =
    Una flecha que se da a un rival es una flecha como cualquier otra. Puede dar la vuelta al tablero de un jugador
    que está en 0 (decisión nuestra).

rule-M5 = Marcadores
rule-M5-1 =
    El gobierno tiene los lados Democracia (blanco) y Dictadura (negro); la religión, los lados Venus (azul) y Marte
    (rojo). Una flecha de tu lado sube el marcador una casilla; una flecha del otro lado lo baja una. Cada lado
    tiene su propio 0: desde el 0, una flecha contraria da la vuelta al tablero hasta el 0 del otro lado, y las
    demás flechas siguen desde allí (decisión nuestra).
rule-M5-2 = Todas las flechas de un mismo paso se compensan en cada marcador; después, este se mueve una sola vez.
rule-M5-3 =
    Dar la vuelta, se quiera o no, destruye tus edificios del color anterior. Las losetas vuelven a ti y se pueden
    construir de nuevo; no se pierden cubos.
rule-M5-4 =
    Cada lado tiene las casillas 0 a 11. En ellas puedes tener hasta 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6 edificios de
    su color. Las flechas que pasan del final se pierden.
rule-M5-5 = La felicidad y la seguridad van de +6 a -12 y empiezan en 0. Los pasos que van más allá se pierden.
rule-M5-6 = Una calamidad que lleva un marcador hacia el 0 se detiene en el 0.

rule-M6 = Comercio
rule-M6-1 =
    Tienes cuatro minutos para comerciar y llenar tu almacén, con avisos 60 y 30 segundos antes del final. La opción
    «{ option-trading-seconds }» fija otro tiempo: de 60 a 600 segundos, { option-trading-seconds-untimed } o {
    option-trading-seconds-post }. El comercio termina antes si todos los jugadores han terminado; hasta entonces
    puedes retirar ese aviso, y un trato que cambia tu mano lo retira por ti. Las simulaciones cuentan vueltas en
    lugar de segundos (opción «{ option-ticks }»).
rule-M6-2 =
    Un trato se hace entre dos jugadores. Una oferta se dirige a un jugador, a varios o a todos, y el primero que la
    acepta se queda con el trato. Hasta entonces se puede retirar, y se puede responder con otra oferta. Ambas
    partes cambian de manos a la vez. Puedes tener hasta 12 ofertas sobre la mesa (decisión nuestra).
rule-M6-3 =
    Cada parte de un trato puede contener cualquier número de cartas, puntos y pactos; una parte puede estar vacía.
    El dinero, los cubos, los edificios y los desarrollos no se pueden intercambiar.
rule-M6-4 =
    Las cartas se ofrecen por su bien, y exactamente esos bienes cambian de manos. Quien da elige qué cartas de ese bien
    entrega, y quien ofrece las nombra en secreto con la oferta. Quien recibe ve la parte inferior solo después, y nadie
    más la ve. Todos los jugadores ven las ofertas y los bienes de cada trato (decisión nuestra).
rule-M6-5 =
    Solo la Piratería puede hacerse pasar por lo que no es: por especias o por oro. Nunca se ofrece, se pide ni se
    muestra por su nombre (decisión nuestra).
rule-M6-6 =
    Puedes ofrecer la misma carta varias veces. Nada sale de tu mano antes de un trato. En cuanto una carta que nombra
    una oferta sale de tu mano, en otro trato o hacia el almacén, la oferta queda anulada, aunque tengas otra carta de
    ese bien; también una oferta cuyos puntos o promesas ya no puedes cumplir. Todos los jugadores ven que queda
    anulada; para ocultar que has almacenado su carta, retírala antes (decisión nuestra).
rule-M6-7 = No puedes ofrecer más puntos de los que tienes.
rule-M6-8 =
    Un pacto es una promesa para la siguiente fase Cívica: no usar cierto edificio contra cierto jugador, o usarlo
    contra ese jugador; si da una flecha, la promesa dice su color. El juego te obliga a cumplirla, salvo que el
    edificio ya no exista. En la ronda 6 no hay pactos (decisión nuestra).
rule-M6-9 =
    Lo que hay en la parte inferior de las cartas no se puede decir ni insinuar. Por eso, mientras dura el comercio,
    las ofertas hablan por los jugadores y no hay chat libre. Con la opción «{ option-trading-chat }» sí lo hay.
    Entonces, cuando termina el comercio y antes de gastar las cartas, cada jugador pasa o pide una votación sobre
    otro jugador; nadie se somete a dos votaciones en un turno. Todos menos el acusado nombran en secreto una
    sanción de 0 a 5 puntos. Vale el número más alto que más de la mitad de ellos nombró o superó (decisión
    nuestra).
rule-M6-10 =
    En tu almacén caben hasta 3 cartas, o 5 con la mejora. Los demás solo ven cuántas hay. Desánimo, Furia bárbara,
    Corrupción, Revuelta de esclavos, Zelotes y Piratería no se pueden almacenar. Una carta almacenada solo se puede
    intercambiar después de sacarla.
rule-M6-11 =
    Cuando se acaba el tiempo, todas las ofertas pendientes quedan anuladas. Durante 10 segundos más se pueden
    almacenar cartas; después vale la última elección válida (decisión nuestra).
rule-M6-12 = Todas las cartas que no están en un almacén se gastan en esta ronda.

rule-M7 = Resolución
rule-M7-1 =
    En este orden: se descubren las cartas gastadas; los conjuntos pagan dinero; actúan las partes inferiores; pagan
    las industrias; la riqueza fija el orden de juego; cae la calamidad de descontento; cae la calamidad de los
    bárbaros (decisión nuestra).
rule-M7-2 =
    Las partes inferiores: Prosperidad, 1 punto; Pobreza, -1 de felicidad; Desánimo, -2 de felicidad; Bárbaros, -1
    de seguridad; Furia bárbara, -2 de seguridad; Democracia, Dictadura, Venus y Marte, una flecha; Corrupción,
    Revuelta de esclavos y Zelotes, -1 de felicidad y una flecha contra la idea que favorece su bien; Piratería,
    nada, y tampoco dinero.
rule-M7-3 =
    Si tienes un banco, eliges en cada ronda después de descubrir las cartas: las cartas de Pobreza no te quitan
    felicidad, o cada carta de Prosperidad vale 3 puntos. Todos los dueños eligen en secreto a la vez (decisión
    nuestra).
rule-M7-4 =
    Si tienes una industria y has gastado más de su bien que nadie, al menos una carta, recibes su bonus de dominio;
    puede haber varios empatados. Si nadie más ha gastado ese bien, recibes en su lugar el bonus de monopolio. Los
    jugadores sin esa industria cuentan en la comparación. La Piratería y las cartas almacenadas no cuentan.
rule-M7-5 =
    El nuevo orden de juego va por dinero, primero el más rico; los empatados conservan su orden. Vale hasta la
    siguiente fase de Resolución.
rule-M7-6 =
    En la ronda 1 no hay calamidades. Una calamidad cae sobre el jugador que está más abajo en su marcador,
    felicidad o seguridad, y solo si está por debajo de 0.
rule-M7-7 =
    Si varios empatan en el puesto más bajo, los demás jugadores votan en secreto por uno de ellos. Debe estar de
    acuerdo más de la mitad de los votantes, en hasta tres votaciones, con los votos a la vista después de cada una.
    Si no lo logran, la calamidad no cae sobre nadie y cada votante pierde 5 puntos. Si empatan todos los jugadores,
    no pasa nada (decisión nuestra).
rule-M7-8 =
    La víctima de la segunda calamidad se busca cuando ya se ha cumplido la primera. El orden de juego no cambia.
rule-M7-9 =
    La víctima elige lo que se pierde, salvo que la carta diga otra cosa. Los cubos perdidos vuelven a la reserva. Lo
    que daban desaparece de inmediato: un ejército, 2 de seguridad; un coliseo, 2 de felicidad. Sin su segundo cubo, en
    un almacén caben 3 cartas; sin el primero, ninguna; se descartan las cartas sobrantes que elijas. Con un cubo de
    industria, el marcador retrocede una casilla; la base se pierde la última. Sin ningún cubo de industria no puedes
    comprar puntos; la siguiente carta de Industria devuelve entonces el marcador al 0. La cultura conserva sus puntos.
    Las mejoras son el banco, el ejército, el coliseo y el segundo cubo del almacén (decisión nuestra).
rule-M7-10 =
    Con la opción «{ option-calamity-relief }», que por defecto está en { option-calamity-relief-off }, la víctima
    de una calamidad sube después 2 en ese marcador, pero no por encima de 0 (decisión nuestra).
rule-M7-11 = El dinero y los puntos nunca bajan de 0. Lo que no tienes no lo pierdes.

rule-M8 = Compras
rule-M8-1 =
    Todos los jugadores compran a la vez. Puedes esperar a quienes van delante de ti en el orden de juego; en una
    partida por correo cada uno compra siguiendo el orden de juego. Hasta que confirmas puedes deshacer tus compras,
    empezando por la última.
rule-M8-2 =
    Puedes construir mientras tengas menos edificios de un color de los que permite tu marcador (M5.4), en cualquier
    orden; si el marcador baja después, no se quita nada. Pagas el precio de la loseta y pasas sus cubos de tu
    reserva a DISPONIBLE, donde se pueden usar de inmediato; si la reserva no alcanza, recibes lo que quede
    (decisión nuestra).
rule-M8-3 =
    Cada jugador puede comprar cada uno de los seis desarrollos una vez. Un trabajador viene de DISPONIBLE o de una
    granja; para las cartas de la Edad del Hierro, solo de DISPONIBLE (en la ronda 5 se recuerda a todos). No puedes
    comprar una carta cuyo lugar está lleno en tu tablero, cuyo cubo nuevo no está en tu reserva o cuyas pérdidas no
    caben en el marcador (decisión nuestra).
rule-M8-4 =
    Con la industria compras puntos, tantos como quieras, al precio que está bajo el marcador: $4, $3, $2, $3 por
    dos o $4 por tres (uno solo, $2). Una carta de Industria pone un cubo en una industria libre y mueve el marcador una
    casilla a la derecha.
rule-M8-5 =
    Un cubo de cultura ocupa la primera casilla libre de su fila por la izquierda, y sus puntos cuentan de
    inmediato. Una fila o columna completa paga su bonus, una vez por partida (decisión nuestra). Un edificio que
    duplica una fila duplica los puntos de sus cartas y su bonus, nunca los de las columnas.
rule-M8-6 = Una maravilla da de inmediato 3 puntos por cada edificio de su clase que tengas en ese momento.
rule-M8-7 =
    Cuando todos han confirmado, el dinero que sobra se reduce a la mitad, redondeando hacia abajo. Los desarrollos
    se descartan.

rule-M9 = Final de la partida
rule-M9-1 =
    Gana quien tiene más puntos. Los empates se deciden por los cubos de cultura del tablero; después, por los
    edificios; después, a piedra, papel o tijera hasta cinco victorias; las tiradas iguales se repiten, y si son más
    de dos, quien gana se enfrenta al siguiente en el orden de juego (decisión nuestra). Con la opción «{
    option-shared-win }», quienes siguen empatados después de los edificios comparten la victoria.
