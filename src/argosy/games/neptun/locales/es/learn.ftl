# La primera parte de las reglas de Neptun, para aprender: objetivo, palabras, una ronda en imágenes, ejemplos, consejos.

learn-N-aim =
    Eres un mercader que carga contratos y sale al mar a cumplirlos; una entrega paga oro o hace subir tu ficha en el
    templo de su región. Al final de cada una de las tres rondas los templos dan fichas de puntos a quienes están más
    arriba, y gana quien reúne más puntos en fichas.

## Palabras, en el orden en que hacen falta

learn-N-word-contract =
    Una carta de ciudad, una de bienes y una de remo juntas: lleva este bien a esta ciudad. N3.1
    .title = Contrato
learn-N-word-slot =
    Uno de los cinco lugares de tu registro de contratos. Un contrato en una columna está pendiente hasta que lo cumples,
    o lo pierdes al cumplir otro que está a su derecha. N3.8 N4.9
    .title = Columna
learn-N-word-oar =
    Una carta con tres usos. Cuando la aceptas, su potencia decide lo pronto que actúas en el turno siguiente. Cuando la
    juegas, su potencia mueve tu barco, y su cambio de viento mueve el viento del turno posterior. N3.10 N4.2 N4.3
    .title = Carta de remo
learn-N-word-wind =
    Un número de 0 a 10 que se suma a todos los remos. La previsión, de -5 a +5, es la suma de los cambios de viento de
    este turno; la siguiente fuerza del viento es 5 más la previsión. N4.2 N4.10
    .title = Fuerza del viento y previsión
learn-N-word-range = La potencia de tu remo más la fuerza del viento: las millas que navegas gratis. N4.3
    .title = Autonomía
learn-N-word-temple-point =
    Un paso de tu ficha en el templo de una región. No es un punto por sí mismo: decide quién se lleva las fichas. N4.7
    .title = Punto de templo
learn-N-word-tile =
    Los puntos con los que se gana. Cada una de las cinco regiones tiene un templo con fichas, y el templo de oro las
    tiene para quien posee más oro. N1.3 N6.4
    .title = Ficha de puntos
learn-N-word-order =
    Quién actúa primero, segundo, etcétera. Se decide de nuevo en cada turno en que se consiguen contratos, y después se
    mantiene. N3.10 N3.12
    .title = Orden de juego
learn-N-word-additional =
    Uno o dos turnos más tras el quinto, para quien tiene un contrato pendiente y le queda una carta de remo. N5.1
    .title = Turno adicional

## Una ronda en imágenes

learn-N-step-1 =
    La carta de ciudad dice qué paga allí cada bien: oro, o puntos en el templo de la región. La carta de remo viene con
    el contrato. N1.5 N3.1
    .title = Un contrato son tres cartas
learn-N-step-2 =
    Hay un contrato más que jugadores. Acepta uno que esté boca arriba o descubre el siguiente; entonces ya no puedes
    aceptar los que has dejado. N3.1 N3.3
    .title = Aceptar, o descubrir el siguiente
learn-N-step-3 =
    Ponlo en cualquier columna libre. Entregas de izquierda a derecha, así que piensa en el camino de tu barco. N3.8
    .title = Las columnas son un orden
learn-N-step-4 =
    Tu ficha va a la potencia de la carta de remo que has tomado. El remo más débil actúa primero en el turno siguiente;
    entre iguales, quien llegó el último. Tras cinco turnos así todos tienen cinco contratos. N3.9 N3.10
    .title = El remo dice quién sigue
learn-N-step-5 =
    Ahora vienen cinco turnos de navegación. Todos eligen en secreto una carta de remo y la muestran a la vez. Los
    cambios de viento dan la previsión para el turno siguiente. N4.1 N4.2
    .title = Todos reman
learn-N-step-6 =
    Remo y viento juntos son tu autonomía. Cada ruta cuesta las millas de su ficha, y cada milla que supera tu autonomía,
    1 de oro. N4.3 N4.4 N4.5
    .title = Navegar
learn-N-step-7 =
    En la ciudad donde terminas puedes cumplir un contrato. Los pendientes a su izquierda se pierden. Una vez por entrega
    puedes comprar otro punto de templo por 3 de oro. N4.6 N4.8 N4.9
    .title = Entregar
learn-N-step-8 =
    En cada templo la ficha más alta se lleva la mejor recompensa; en una misma casilla, la de abajo, que llegó antes.
    Quien ha cumplido los cinco contratos recibe una ficha de bonus. N6.1 N6.2 N6.4
    .title = Puntuar

## Los ejemplos del reglamento: cuatro mercaderes, Ada, Bram, Cleo y Dario

learn-N-example-1 =
    Ada tiene aceitunas para Sanguntum. Si las entrega, su ficha sube 3 casillas en el templo de Hispania. N4.7
    .title = Lo que paga un contrato
learn-N-example-2 =
    Los 5 contratos del primer turno están boca abajo. Ada descubre el primero, no lo quiere y descubre el segundo. Este
    lo acepta, así que quedan 3 boca abajo. N3.3 N3.4
    .title = Descubrir
learn-N-example-3 =
    Sigue Bram. Puede aceptar el contrato que dejó Ada, porque rechazarlo vale solo para la elección de ella. Lo acepta:
    aceitunas para Sanguntum. N3.3
    .title = Lo que otros dejaron
learn-N-example-4 =
    Ada pone su contrato en la columna 4. A su izquierda deja 3 columnas para lo que entregue antes, y 1 para lo que
    venga después. Allí se queda. N3.8
    .title = Cargar
learn-N-example-5 =
    Bram tomó un remo de potencia 2, Cleo uno de 5, después Dario otro de 5, y Ada uno de 8. Bram es el primero. La ficha
    de Dario está encima de la de Cleo: él es el segundo y ella la tercera. Ada es la última. N3.10
    .title = Quién sigue
learn-N-example-6 =
    Cleo había descubierto miel para Carthago y había seguido. Nadie aceptó ese contrato, así que pasa al extremo
    izquierdo con 1 moneda encima, y se añaden 4 nuevos boca abajo. N3.1 N3.11
    .title = El contrato sobrante
learn-N-example-7 =
    Bram tiene sal para Leptis Magna en la columna 1 y miel para Carthago en la columna 2. Entrega en este orden y
    conserva ambos; lo suben 6 casillas en Africa. N4.7 N4.9
    .title = De izquierda a derecha
learn-N-example-8 =
    Se muestran cuatro remos con los cambios de viento +2, +1, 0 y -1. La previsión es +2, así que en el turno siguiente
    la fuerza del viento es 7. N4.2 N4.10
    .title = La previsión
learn-N-example-9 = La fuerza del viento es 5. Bram juega un remo de potencia 5 y tiene una autonomía de 10 millas. N4.3
    .title = La autonomía
learn-N-example-10 = La ficha entre Tyros y Alexandria muestra 3. Navegar de una a otra gasta 3 de tus millas. N4.4
    .title = La distancia
learn-N-example-11 =
    Ada tiene una autonomía de 11 millas y quiere ir de Creta a Alexandria. Tyros está a 8 millas y Alexandria 4 más
    allá, en total 12. Le falta 1 milla, paga por ella 1 de oro y conserva 4 de sus 5 de oro. N4.5
    .title = Una milla de más
learn-N-example-12 = En Alexandria Ada entrega uvas. Pagan 2 puntos de templo, así que su ficha en Africa pasa de 0 a 2. N4.7
    .title = Una entrega
learn-N-example-13 =
    La columna 1 de Ada tiene Sanguntum y la columna 2 Pergamum. Si entrega primero en Pergamum, pierde Sanguntum. Si
    solo pasa por Pergamum, no pierde nada. N4.9
    .title = Un contrato perdido
learn-N-example-14 =
    Ronda 1, templo de Graecia: Ada está en 4, Cleo y Bram en 2. Hay una ficha, de 3 puntos, y se la lleva Ada. N6.4
    .title = La primera puntuación
learn-N-example-15 =
    Ronda 2, dos fichas, 5 y 1. Dario está en 5 y se lleva el 5. Ada y Cleo están las dos en 2; Ada llegó antes y está
    debajo, así que se lleva el 1 y Cleo nada. N6.2 N6.4
    .title = Un empate
learn-N-example-16 =
    Antes de la ronda 2 el templo de Graecia recibe sus fichas B, 5 y 1. Las fichas de los jugadores se quedan donde
    están, así que lo alcanzado cuenta otra vez. N6.5 N7.3
    .title = Fichas nuevas

## Consejos

learn-N-hint-1 = Busca el camino antes de cargar: los puertos cercanos a la izquierda, los lejanos de la misma costa a la derecha.
learn-N-hint-2 = Un remo débil te deja elegir pronto en el turno siguiente, pero algún día tendrás que remar con él. Jugarás casi todos los remos que tomes.
learn-N-hint-3 = Empiezas con dos remos más de los que necesitas. Son tus dos turnos adicionales de toda la partida.
learn-N-hint-4 = Los remos fuertes traen mal viento al turno siguiente de todos. Júgalos cuando después puedas quedarte cerca.
learn-N-hint-5 = Quien llega primero a una casilla gana el empate. Llegar pronto puede valer más que subir después.
learn-N-hint-6 = Las fichas se quedan, y las rondas posteriores tienen más recompensas. Un templo que dominas ahora puede pagar tres veces.
learn-N-hint-7 = El oro compra millas y puntos de templo, y lo que sobra todavía cuenta en el templo de oro.
learn-N-hint-8 = Todos los registros están a la vista. Mira adónde deben ir los demás y a qué templos no llegará nadie.
