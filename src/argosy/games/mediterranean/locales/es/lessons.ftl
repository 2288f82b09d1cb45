# Las lecciones de Trading in the Mediterranean: qué dice cada paso y por qué ahora no se puede hacer otra cosa.

lesson-mediterranean-first-goal =
    Gobiernas una ciudad del antiguo Mediterráneo. { $seat1 }, { $seat2 } y { $seat3 } gobiernan las otras. Comercia,
    gana dinero, construye. Tras seis rondas de cinco fases gana quien tiene más puntos. Todos empiezan con 5.
lesson-mediterranean-first-cards =
    { phase-production }, la primera fase: cada una de tus cinco granjas te ha dado una carta. Arriba lleva un bien,
    que paga dinero. Abajo, una idea o un suceso, que le pasa a quien gasta la carta. Nadie más ve tus cartas.
lesson-mediterranean-first-sides =
    { phase-civic }, la segunda fase. Estás con { side-democracy } y { side-venus }; enfrente están {
    side-dictatorship } y { side-mars }. Una parte inferior con el nombre de tu lado sube ese marcador; una del lado
    contrario lo baja. Cuanto más alto, más edificios puedes tener. Aquí puedes cambiar de lado, pero no hace falta.
    Pulsa «{ web-do-pass }».
    .why = Cambiar de lado ahora no te daría nada. Pulsa «{ web-do-pass }».
lesson-mediterranean-first-sets =
    { phase-trading }, la tercera fase y el corazón del juego. Las cartas de un mismo bien pagan más juntas: una $1,
    dos $3, tres $6, cuatro $10. Todos tienen cinco cartas sueltas. Intercambia, y ambas partes ganan.
lesson-mediterranean-first-make =
    Haz una oferta. Elige tu lana y después madera entre los bienes. Con descaro, pide también 1 punto con el signo
    más junto a «{ web-med-side-want }». Pulsa «{ web-med-offer }». Cartas y puntos pueden cambiar de manos, el dinero
    no.
    .why = Primero haz esta oferta: das 1 lana, quieres 1 madera y 1 punto, a todos.
lesson-mediterranean-first-take =
    { $seat1 } hace una contraoferta: madera por tu lana, sin el punto. Quien acepta primero se queda con el trato, y
    ambas partes cambian de manos a la vez. Dos maderas pagan $3. Pulsa «{ web-med-take }».
    .why = Primero acepta la oferta de { $seat1 }: madera por tu lana.
lesson-mediterranean-first-lemon =
    Mira la parte inferior de tu nueva madera: { bottom-depression }. ¡Gato por liebre: una carta que hace daño! Un
    trato solo nombra bienes; lo de abajo se ve después. Tu oferta ya no está, porque la lana que prometía tampoco.
lesson-mediterranean-first-forecast =
    Aquí ves qué traerían tus cartas si el comercio acabara ya: $6, pero { bottom-depression } baja tu felicidad de 0
    a −2. Felicidad y seguridad son otros dos marcadores: poca de una trae calamidades. ¡Así que pasa esa carta a
    otro!
lesson-mediterranean-first-counter =
    { $seat2 } ofrece mineral por tu grano. Responde con otra oferta: elige la madera con { bottom-depression }, pide
    mineral y pulsa «{ web-med-offer }». Tú eliges qué madera va. Nadie puede hablar de lo que hay abajo, así que {
    $seat2 } no puede saberlo: aquí es juego limpio.
    .why = Primero ofrece la madera con { bottom-depression } por 1 mineral.
lesson-mediterranean-first-store =
    { $seat2 } ha aceptado. Tus dos minerales pagan $3. Tu almacén guarda hasta tres cartas para la próxima ronda,
    cuando tu granja traiga más sal: tendrás una pareja. Pulsa «{ web-med-mode-store }» y después tu sal. Lo peor,
    como { bottom-depression }, no se puede almacenar.
    .why = Primero pulsa «{ web-med-mode-store }» y después la sal de tu mano.
lesson-mediterranean-first-ready =
    El comercio suele durar cuatro minutos. Acaba antes si todos están listos, y los demás ya lo están. Entonces se
    gastan todas las cartas que no están en un almacén. Pulsa «{ web-do-ready }».
    .why = Ya tienes lo que querías. Pulsa «{ web-do-ready }».
lesson-mediterranean-first-money =
    { phase-resolution }, la cuarta fase. Se descubren las cartas gastadas. Primero lo de arriba: tus conjuntos pagan
    $1, $1 y $3, en total $5. Siguen lo de abajo, el orden de juego y, desde la ronda 2, calamidades.
lesson-mediterranean-first-bottoms =
    Ahora lo de abajo. { bottom-prosperity } te da 1 punto. Dos veces { side-democracy } sube tu gobierno a 2, {
    side-venus } tu religión a 1. { $seat2 } gasta la carta mala: felicidad −2. { bottom-poverty } costaría 1 de
    felicidad; { bottom-barbarians }, 1 de seguridad.
lesson-mediterranean-first-wealth =
    La riqueza fija el nuevo orden de juego: primero quien tiene más dinero; en los empates sigue el orden anterior.
    Vale siempre que se actúa por turnos.
lesson-mediterranean-first-harbor =
    { phase-purchasing }, la última fase. Cada cual puede comprar una vez cada uno de seis desarrollos. {
    development-fishing-cove } lleva un trabajador de una granja a un puerto, que da bienes de lujo. Cómprala. Aquí el
    trabajador viene de tu granja de lana, que ya no dará cartas.
    .why = Guarda tu dinero para { development-fishing-cove }.
lesson-mediterranean-first-points =
    ¿Qué más se vende? La industria vende puntos, al principio a $4. La cultura, como { development-choral-dance }, da
    puntos y extras. Los edificios dan trabajadores y habilidades, tantos como permitan tus marcadores.
lesson-mediterranean-first-done =
    Todos compran a la vez. Hasta que termines puedes deshacer tus compras. Después el dinero que sobra se reduce a la
    mitad, hacia abajo: de tu $1 no queda nada. Pulsa «{ web-do-confirm }».
    .why = El puerto es lo que quieres. Pulsa «{ web-do-confirm }».
lesson-mediterranean-first-luxury =
    Ronda 2. Tu sal ha vuelto del almacén: una pareja. Y tu puerto ha traído su primera carta de lujo, oro. Una paga
    $3, dos $8, tres $15. Los trabajadores en ciudades traen bienes cívicos: $2, $5, $9.
lesson-mediterranean-first-calamities =
    Cada ronda muestra seis desarrollos nuevos y, tras la primera, dos calamidades. { calamity-bread-riots } caerá
    sobre quien tenga menos felicidad, { calamity-harbor-raid } sobre quien tenga menos seguridad, pero nunca con 0 o
    más. Sigue en tus lados: pulsa «{ web-do-pass }».
    .why = Cambiar de lado pondría ese marcador en 0. Pulsa «{ web-do-pass }».
lesson-mediterranean-first-danger =
    Abajo, tu oro lleva { bottom-barbarians }: 1 de seguridad menos. Mira qué pasaría ahora: solo tú estarías por
    debajo de 0, y { calamity-harbor-raid } te quitaría el puerto nuevo.
lesson-mediterranean-first-avoid =
    Lo almacenado no ocurre. { bottom-barbarians } se puede almacenar: pulsa «{ web-med-mode-store }» y después el
    oro. Podrás cambiarlo o gastarlo más tarde, quizá cuando un ejército te dé más seguridad.
    .why = Primero pulsa «{ web-med-mode-store }» y después el oro de tu mano.
lesson-mediterranean-first-ready-again =
    Ha pasado el peligro. Podrías seguir comerciando, pero tu mano ya es buena: pulsa «{ web-do-ready }».
    .why = Tu puerto está a salvo. Pulsa «{ web-do-ready }».
lesson-mediterranean-first-struck =
    Las calamidades llegan al final. { calamity-bread-riots } cae sobre { $seat2 }, que tiene la felicidad más baja:
    −2, por tu carta mala. Pierde la mitad de su dinero. Sin aquel trato, te habría tocado a ti.
lesson-mediterranean-first-spared =
    Nadie está por debajo de 0 en seguridad, así que { calamity-harbor-raid } no cae sobre nadie. Tu puerto sigue en
    pie.
lesson-mediterranean-first-end =
    Ya conoces una ronda entera. Seguirías comprando con tus $6, y quedan cuatro rondas más. Reúne conjuntos, cuida lo
    de abajo, mira la previsión y convierte tu dinero en puntos. ¡Suerte!
