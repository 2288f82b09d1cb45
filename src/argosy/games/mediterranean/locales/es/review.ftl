# Jugadas de Trading in the Mediterranean como sustantivos, y lo que los análisis dicen de los tratos.

choice-mediterranean-build = { $thing } por ${ $money }
choice-mediterranean-buy = { $thing } por ${ $money }
choice-mediterranean-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por ${ $money }
choice-mediterranean-confirm = terminar las compras
choice-mediterranean-use = usar { $thing }
choice-mediterranean-pass = pasar
choice-mediterranean-ready = esperar otras ofertas
choice-mediterranean-wait = esperar otras ofertas
choice-mediterranean-flip = girar el tablero: { $track }
choice-mediterranean-prosperity = el banco para la Prosperidad
choice-mediterranean-poverty = el banco contra la Pobreza
choice-mediterranean-lose = renunciar a esto: { $thing }
choice-mediterranean-offer = la oferta de { $give } por { $want }
choice-mediterranean-accept = recibir { $want } de { $seat } por { $give }
review-unit-mediterranean = Dinero
review-mediterranean-overpaid = { $seat } dio { $gave } por { $got }: según lo que sabía, ${ $money } de más.
review-mediterranean-lemon = { $seat } recibió { $got }: las partes inferiores eran ${ $money } peores de lo que cabía esperar.
review-mediterranean-passed-by = { $seat } pudo recibir { $get } de { $other } por { $give }, con un valor de unos ${ $money }.
