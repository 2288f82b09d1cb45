# La primera lección: lo que dice cada paso, y por qué ahora no se puede hacer otra cosa.
# $seat1 y $seat2 son los nombres de los otros jugadores.

lesson-neptun-first-goal =
    Eres un mercader del antiguo Mediterráneo, con un barco. Llevas mercancías a los puertos, y así subes en los
    templos. Casi todos los puntos vienen de las fichas de los seis templos: tras cada una de las tres rondas, quien
    va primero en un templo se lleva su ficha. Gana quien tenga más puntos.
lesson-neptun-first-contract =
    Una ronda tiene dos mitades. Primero cada cual acepta cinco contratos, uno por turno. Después todos navegan desde
    Creta cinco turnos para entregarlos. { $seat1 } fue primero y dejó este contrato boca arriba: uva para Sanguntum.
    Entregada allí, da 7 de oro; otros contratos dan puntos en el templo de la región. La carta de remo de al lado
    viene con el contrato: con ella remas. Empiezas con 5 de oro y dos cartas de remo.
lesson-neptun-first-luck =
    Sanguntum está a más de 30 millas. Así que tienta la suerte: descubre el siguiente contrato. El precio: rechazas
    por este turno todos los que ahora están boca arriba.
    .why = Sanguntum está demasiado lejos. Descubre el siguiente contrato: el que está marcado, boca abajo.
lesson-neptun-first-take =
    Mejor: aceituna para Athenae, cerca de Creta, por 2 puntos de templo en Graecia. Podrías descubrir otro más, pero
    acepta este: elige el contrato y luego la columna 1. Las columnas son un orden. Entregas de izquierda a derecha, y
    ningún contrato cambia nunca de columna.
    .why = Athenae está cerca, así que debe ser tu primer puerto: elige la aceituna y luego la columna 1.
lesson-neptun-first-order =
    La carta de remo está ahora en tu mano. Su potencia está también en el marcador de remado, que fija el orden del
    próximo turno: empieza la más baja. La tuya es 1, así que empiezas tú. A igual potencia, va antes quien puso su
    remo después.
lesson-neptun-first-coin =
    Un nuevo turno, y vas primero. Nadie quiso Sanguntum, así que se queda, con una moneda encima, y cada turno recibe
    otra. Quien acepta un contrato recibe sus monedas. Sigue estando demasiado lejos: descubre el siguiente.
    .why = Una moneda no compensa un camino tan largo. Descubre el siguiente contrato.
lesson-neptun-first-slot =
    Grano para Thessalonica, 3 puntos de templo en Graecia. El camino pasa por Athenae, así que va después de Athenae:
    acéptalo en la columna 2.
    .why = Thessalonica está más allá de Athenae, así que va en la siguiente columna: elige el grano y luego la columna 2.
lesson-neptun-first-chart =
    Tres turnos después; elegimos por ti. Tu registro está lleno: Athenae, Thessalonica, Roma, Pergamum y otra vez
    Thessalonica. Cada contrato trajo una carta de remo. Ahora zarpan los barcos.
lesson-neptun-first-oar =
    Todos eligen en secreto una carta de remo. Su potencia más la fuerza del viento es tu autonomía en millas. El
    viento es 5 y Athenae está a 5 millas, así que basta tu remo más débil. Cada carta de remo se juega una sola vez.
    Juega potencia 1.
    .why = Guarda los remos más fuertes para viajes largos. Juega la carta de remo de potencia 1.
lesson-neptun-first-wind =
    Ya están todas las cartas descubiertas. Su segundo número cambia el viento: el tuyo es +1, los de los otros −1
    cada uno; en total, −1. Esa es la previsión. El viento de un turno es siempre 5 más la previsión: ahora será 4.
    Los demás ya han navegado; tú vas al final del orden que fijaron los contratos.
lesson-neptun-first-sail =
    Tu autonomía es 6: remo 1 más viento 5. Los barcos van por las líneas; los números son millas. Donde termina tu
    barco puedes entregar un contrato. Navega a Athenae y entrega: tu ficha sube 2 casillas en el templo de Graecia.
    .why = Tu primer puerto es Athenae: elígelo en el mapa y luego elige entregar la aceituna.
lesson-neptun-first-range =
    El viento es ahora 4, y Thessalonica, tu próximo puerto, está a 7 millas. Con potencia 2 llegas a 6. Pero cada
    milla que falta cuesta solo 1 de oro. Juega el remo marcado de potencia 2.
    .why = Potencia 2 y 1 de oro bastan para Thessalonica. Guarda los remos más fuertes.
lesson-neptun-first-race =
    Mira el templo de Graecia: { $seat1 } está en la casilla 5. Tu grano te llevaría también a la casilla 5. En la
    misma casilla va por delante quien llegó antes, y en la primera ronda solo el primero recibe ficha.
lesson-neptun-first-buy =
    Sube, pues, una casilla más: con cada entrega puedes comprar allí un punto de templo por 3 de oro. Navega a
    Thessalonica, entrega el grano y compra: casilla 6, y vas primero.
    .why = Navega a Thessalonica, entrega el grano de la columna 2 y compra un punto: así adelantas a { $seat1 }.
lesson-neptun-first-far =
    Ahora tocaría Roma, en la columna 3, pero está lejos. Pergamum, en la columna 4, está a 5 millas. El viento es 4:
    basta potencia 2.
    .why = Pergamum está a 5 millas y el viento es 4: basta la carta de remo de potencia 2.
lesson-neptun-first-lost =
    Navega a Pergamum y entrega la miel por 7 de oro. El precio: los contratos abiertos a la izquierda del entregado
    se pierden. Pierdes Roma. Solo visitar un puerto no pierde nada.
    .why = Navega a Pergamum y entrega la miel de la columna 4. A Roma no llegas de todos modos.
lesson-neptun-first-extra =
    Dos turnos después has entregado tu último contrato. Tras el turno cinco, quien aún tiene un contrato abierto y
    una carta de remo puede jugar hasta dos turnos adicionales. { $seat1 } podría, pero Sanguntum está lejos.
lesson-neptun-first-bonus =
    Ahora se puntúa. { $seat2 } entregó los cinco contratos y recibe una ficha de bonus: 3 puntos. Tú perdiste Roma,
    así que no recibes ninguna.
lesson-neptun-first-tiles =
    En los templos vas primero en Graecia y recibes su ficha: 3 puntos. El templo del oro va por el oro: tus 13 son
    más que nadie, 2 puntos. Puntuar no cuesta nada: fichas y oro se quedan para la próxima ronda.
lesson-neptun-first-ready =
    Eso fue una ronda. En la ronda 2 reciben ficha los dos primeros de cada templo, en la ronda 3 los tres primeros, y
    las fichas valen más. Ya sabes bastante para tu primera partida. ¡Buen viento!
