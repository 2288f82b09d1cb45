# El entrenador en Trading in the Mediterranean: de qué trata cada decisión, a qué renuncia una jugada, y las ofertas en palabras.

coach-mediterranean-prompt-using = Tus edificios pueden ayudarte ahora.
coach-mediterranean-prompt-giving = Tus edificios pueden afectar ahora a un rival.
coach-mediterranean-prompt-giving-promised = Hay una promesa que cumplir: va antes de pasar.
coach-mediterranean-prompt-flipping = ¿Hacia qué lado de cada tablero apuntan las flechas de tus cartas?
coach-mediterranean-prompt-trading = Las mercancías iguales pagan más juntas: ¿qué cambio agranda tus conjuntos?
coach-mediterranean-prompt-trading-ready = Has terminado; aún puede llegar una buena oferta.
coach-mediterranean-prompt-grace = ¿Qué cartas es mejor guardar que gastar ahora?
coach-mediterranean-prompt-accusing = ¿Ha hablado alguien de la parte inferior de las cartas?
coach-mediterranean-prompt-judging = Tu sanción es secreta; 0 absuelve.
coach-mediterranean-prompt-banking = El banco ayuda en una de las dos cosas: puntos o felicidad.
coach-mediterranean-prompt-voting = Uno de los empatados sufrirá la calamidad: ¿a quién señalas?
coach-mediterranean-prompt-losing = Algo se pierde: ¿qué pérdida te cuesta menos?
coach-mediterranean-prompt-losing-for = Un rival pierde algo y tú eliges qué.
coach-mediterranean-prompt-purchasing = ¿Qué da más por tu dinero: edificios y desarrollos para después, o puntos ahora?
coach-mediterranean-prompt-purchasing-before-iron = ¿Qué da más por tu dinero antes del último turno?
coach-mediterranean-prompt-throwing = Piedra, papel o tijera: puro azar.
gain-mediterranean-thing = { $thing }
hint-mediterranean-offer = Ofrece { $give } a cambio de { $want }{ $count ->
    [0] { "" }
   *[other] { " " }a { $to }
  }
hint-mediterranean-accept = Acepta la oferta { $number }
hint-mediterranean-store = Almacena { $cards }
