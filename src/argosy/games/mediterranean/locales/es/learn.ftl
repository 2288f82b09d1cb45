# La primera parte de las reglas de Trading in the Mediterranean, para aprender: objetivo, palabras, una ronda en imágenes, ejemplos, consejos.

learn-M-aim =
    Guías a una joven civilización durante seis rondas: cambias cartas para reunir conjuntos de un mismo bien, los
    conjuntos pagan dinero, y el dinero compra gente, edificios, cultura y puntos de victoria (puntos). La parte inferior
    de esas mismas cartas mueve tu gobierno, tu religión, tu felicidad y tu seguridad, y tras la ronda 6 gana quien tiene
    más puntos.

## Palabras, en el orden en que hacen falta

learn-M-word-card =
    Una carta de bienes tiene una parte superior, el bien, que paga dinero en conjuntos, y una inferior, una idea o un
    suceso, que te ocurre cuando gastas la carta. Los demás ven la superior cuando la ofreces, y nunca la inferior. M1.2
    .title = Parte superior e inferior
learn-M-word-set =
    Cartas de un mismo bien que gastas en la misma ronda. Cada carta más de un conjunto paga más que la anterior. M1.5
    .title = Conjunto
learn-M-word-arrow =
    Un paso de una idea: Democracia, Dictadura, Venus o Marte. Una flecha del lado en el que estás sube el marcador una
    casilla; una del otro lado lo baja una. Las flechas vienen de las cartas y de los edificios. M5.1 M5.2
    .title = Flecha
learn-M-word-side =
    El gobierno es Democracia o Dictadura; la religión, Venus o Marte. Una flecha por debajo de 0 da la vuelta al tablero
    hasta el 0 del otro lado, y tus edificios del color anterior se destruyen. M5.1 M5.3
    .title = Lado y vuelta
learn-M-word-cube =
    Una persona. En una granja, una ciudad o un puerto trae una carta en cada ronda; en otros lugares trabaja para la
    cultura, la industria o tus mejoras. M1.4 M3.2
    .title = Cubo
learn-M-word-available =
    La zona de tu tablero donde los cubos nuevos esperan trabajo. Una carta que necesita un trabajador lo toma de
    DISPONIBLE o de una granja; una carta de la Edad del Hierro, en la ronda 6, solo de DISPONIBLE. La reserva es otra
    cosa: sus cubos aún no han nacido. M8.2 M8.3
    .title = DISPONIBLE
learn-M-word-warehouse =
    Lo que almacenas no se gasta: vuelve a tu mano en la ronda siguiente. Caben 3 cartas, 5 con la mejora. M6.10
    .title = Almacén
learn-M-word-offer =
    Lo que das y lo que quieres, para un jugador, varios o todos. Nada sale de tu mano hasta que alguien acepta. Si una
    carta de una oferta sale de tu mano de otro modo, la oferta queda anulada, aunque tengas otra carta de ese bien;
    todos lo ven. M6.2 M6.6
    .title = Oferta, y una oferta cuya carta ya no está
learn-M-word-pact =
    Una promesa dentro de un trato: usar cierto edificio contra cierto jugador en la siguiente fase Cívica, o no usarlo
    contra él. El juego te obliga a cumplirla. M6.8
    .title = Pacto
learn-M-word-piracy =
    Una carta de lujo que no vale nada. Tú ves Piratería en su parte superior; en una oferta pasa por especias o por oro,
    y quien la recibe lo descubre entonces. No se puede almacenar. M6.5 M6.10
    .title = Piratería
learn-M-word-status =
    Dos marcadores de +6 a -12. A quien está más abajo en uno de ellos, y por debajo de 0, le cae su calamidad. M5.5 M7.6
    .title = Felicidad y seguridad
learn-M-word-industry =
    Una industria paga a quien la tiene y gasta más de su bien que nadie: el bonus de dominio, o el de monopolio, más
    alto, si nadie más lo gastó. M7.4
    .title = Dominio y monopolio

## Una ronda en imágenes

learn-M-step-1 =
    Cada cubo en una granja trae una carta de su bien, cada ciudad una carta cívica, cada puerto una carta de lujo. Las
    cartas almacenadas vuelven. M3.1 M3.2
    .title = Producción
learn-M-step-2 =
    Se muestran seis desarrollos y, desde la ronda 2, las dos calamidades que vendrán. Se usan los edificios, y puedes
    dar la vuelta a tu gobierno o a tu religión. M4.1 M4.2 M4.3
    .title = Cívica
learn-M-step-3 =
    Cuatro minutos para todos a la vez. Ofrece bienes por bienes; la parte inferior sigue oculta hasta cerrar el trato.
    M6.1 M6.2 M6.4
    .title = Comercio
learn-M-step-4 =
    Almacena lo que deba esperar: una carta que empieza un conjunto, o una parte inferior que ahora haría daño. Las
    demás cartas se gastan. M6.10 M6.12
    .title = Almacén
learn-M-step-5 =
    Los conjuntos pagan dinero; después ocurren todas las partes inferiores. Las flechas de un marcador se suman antes de
    moverlo. M7.1 M7.2
    .title = Resolución
learn-M-step-6 =
    Desde la ronda 2 cae una calamidad sobre el jugador más descontento y otra sobre el menos seguro, si están por debajo
    de 0. M7.6
    .title = Calamidades
learn-M-step-7 =
    Los edificios piden un marcador bastante avanzado y traen cubos; los desarrollos dan trabajo a esos cubos; la
    industria convierte dinero en puntos. Lo que guardas se reduce a la mitad. M8.2 M8.3 M8.4 M8.7
    .title = Compras

## Los ejemplos del reglamento

learn-M-example-1 = 1 grano paga $1, 3 granos pagan $6 y 5 granos pagan $15. M1.5
    .title = Conjuntos
learn-M-example-2 = Ada gasta 2 granos con Democracia debajo. Su gobierno pasa de 0 a 2 en el lado de la Democracia. M5.1
    .title = Dos flechas iguales
learn-M-example-3 =
    Bram gasta 1 grano con Democracia y 1 con Dictadura. Pagan $3, y su marcador sigue en 0, porque las flechas se
    anulan. M5.2
    .title = Dos flechas contrarias
learn-M-example-4 =
    Cleo tiene 4 ciudades y recibe arte, arte, vino y otra vez arte. Un tercer arte no está permitido: va encima del mazo
    y ella recibe tinte. Son 4 cartas, ningún bien más de 2 veces. M3.3
    .title = Cartas cívicas
learn-M-example-5 =
    Dario está en el 3 de la Dictadura con 2 edificios negros y gasta 5 Democracia. 3 flechas lo llevan al 0, la
    siguiente da la vuelta al tablero y la última lo lleva al 1 de la Democracia. Los dos edificios se destruyen; sus
    cubos se quedan. M5.1 M5.3
    .title = Una revolución
learn-M-example-6 = 1 vino paga $2, 2 pagan $5 y 5 pagan $20. 7 pagan $29: un conjunto de 6 y uno de 1. M1.5
    .title = Más que un conjunto completo
learn-M-example-7 =
    Ada gasta 3 granos, 1 madera, 2 tintes y 1 especias: $6, $1, $5 y $3, en total $15. Debajo hay 2 Dictadura y 1
    Democracia, así que su gobierno baja de Democracia 3 a 2; 2 Venus suben su religión de 1 a 3. 1 Prosperidad es 1
    punto, 1 Bárbaros es 1 paso menos de seguridad. M7.1 M7.2
    .title = Una resolución entera
learn-M-example-8 =
    En la casilla 3 de la Democracia Bram puede tener 2 edificios blancos. Si no tiene ninguno, puede construir 1 o 2 en
    esta ronda; si tiene 2, ninguno. M5.4 M8.2
    .title = Cuántos edificios
learn-M-example-9 = Cleo tiene 2 edificios blancos y su marcador baja a 1. Conserva los dos; solo que no puede construir más. M8.2
    .title = El marcador baja
learn-M-example-10 =
    La Puerta de la Ciudadela es negra, cuesta $6 y trae 2 cubos a DISPONIBLE. Dario necesita Dictadura 1 o más para
    construirla. Desde la siguiente fase Cívica le da 1 flecha en cada ronda. M4.4 M8.2
    .title = Un edificio
learn-M-example-11 =
    Con 2 cartas de Industria compradas, el marcador de Ada está en el precio de $2 por punto. Por $6 recibe 3 puntos.
    M8.4
    .title = Industria
learn-M-example-12 = A Bram le quedan $3 cuando todos han confirmado. Se convierten en $1. M8.7
    .title = Dinero sobrante
learn-M-example-13 =
    Cleo tiene Astilleros y gasta 2 maderas; nadie gasta más. Recibe 2 puntos y sube 1 en seguridad. M7.4
    .title = Dominio
learn-M-example-14 = Dario tiene Textiles y gasta 3 lanas; nadie más gasta lana. Recibe 5 puntos. M7.4
    .title = Monopolio

## Consejos

learn-M-hint-1 = Un conjunto largo paga más que dos cortos: elige un bien del que los demás tengan una carta y pídelo a todos.
learn-M-hint-2 = Mira la parte inferior antes de dar una carta, y piensa en ella cuando un bien parece barato.
learn-M-hint-3 = Elige tus lados pronto. Las flechas de tu color abren edificios, y una vuelta tardía los destruye.
learn-M-hint-4 = No hace falta ser feliz, solo no ser el más descontento. Mira quién está más abajo y quédate un paso por encima.
learn-M-hint-5 = Los cubos te hacen crecer: los edificios los traen, y las ciudades y los puertos los convierten en mejores cartas.
learn-M-hint-6 = Gasta tu dinero; se pierde la mitad de lo que guardas. Al final la industria convierte el resto en puntos.
learn-M-hint-7 = Antes de la ronda 6 ten cubos en DISPONIBLE: las cartas del Hierro no toman trabajadores de las granjas.
learn-M-hint-8 = El más rico va primero. Quien va el último ve qué compran los demás y contra quién usan sus edificios.
