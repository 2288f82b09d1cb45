# El entrenador en Neptun: de qué trata cada decisión y a qué renuncia una jugada.

coach-neptun-prompt-take-or-reveal = ¿Qué contrato encaja en tu ruta? Descubrir es apostar por uno mejor.
coach-neptun-prompt-reveal = No hay contratos boca arriba, así que se descubre el siguiente.
coach-neptun-prompt-take-newest = ¿Quedarte este contrato o apostar por el siguiente?
coach-neptun-prompt-must-take = ¿Qué contrato encaja en tu ruta y en qué columna?
coach-neptun-prompt-must-take-last = ¿Qué columna? Los contratos se cumplen de izquierda a derecha.
coach-neptun-prompt-row = ¿Hasta dónde debes llegar en este turno? Una carta de remo fuerte te faltará después.
coach-neptun-prompt-row-extra = ¿Hasta dónde debes llegar? En un turno adicional solo cuenta la autonomía.
coach-neptun-prompt-sail = ¿Adónde? Una entrega paga; los contratos de las columnas a su izquierda se pierden.
coach-neptun-prompt-extra = ¿Vale un turno más la carta de remo que cuesta?
gain-neptun-gold = { $city }: { $gold } de oro
gain-neptun-points = { $city }: { neptun-points } en { $region }
gain-neptun-reveal = un vistazo a los contratos boca abajo
