# El análisis de una partida: qué costó una decisión, de dónde vino un resultado, qué valían los tratos. Los puntos de opción son tantos por ciento.

review-nothing-better = Elegido: { $played }. Nada de lo probado era mejor.
review-about-as-good = Elegido: { $played }. Casi igual de bueno: { $best }.
review-cost = Elegido: { $played }. Mejor: { $best }. Se perdieron { $chance }, o { $points } de la partida.
review-cost-of = Elegido: { $played }. Mejor: { $best }, que además trae esto: { $what }. Se perdieron { $chance }, o { $points } de la partida.
review-chance = { $value } puntos de probabilidad (de { $low } a { $high })
review-points = { $value } puntos
review-things = { $things }
choice-notation = { $text }
review-label-inaccuracy = imprecisión
review-label-mistake = error
review-label-blunder = error grave

## Títulos y tablas

review-title = Análisis: { $game }
review-of = { $name }: decisiones
review-curve = Probabilidad de ganar, como cada jugador podía juzgarla
review-after = Tras la entrada { $number }
review-ledger = Adónde fue la probabilidad, en tantos por ciento
review-player = Jugador
review-start = Inicio
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones de otros
review-result = Resultado
review-ledger-note = Inicio, suerte, decisiones propias y de otros suman el resultado.
review-number = Entrada
review-label = Juicio
review-cost-head = Coste
review-decision = Decisión
review-in-hindsight = A posteriori
review-summary = { $judged } decisiones juzgadas: { $blunders } errores graves, { $mistakes } errores, { $inaccuracies } imprecisiones.
review-none = Nada que objetar: ninguna decisión tiene un juicio.
review-deals = Tratos
review-deals-head = Qué valían los tratos, según lo que cada uno sabía y con todas las cartas a la vista
review-gave = Dio
review-got = Recibió
review-known = Según se sabía
review-true = En realidad
review-passed-by = Ofertas no aprovechadas
review-unfinished = El registro termina antes que la partida; se ha analizado hasta la entrada { $number }.
review-how = Hay un juicio donde una decisión perdió 2 (imprecisión), 5 (error) o 10 (error grave) puntos de probabilidad y su intervalo excluye el cero, según lo que sabía el jugador.
review-every = Todas las decisiones
