# Por qué algo no se permite y qué sería correcto. El número de la regla se añade entre corchetes.

refused = Aquí no se puede hacer eso ({ $code }).

## A quién le toca

refusal-game-over = La partida ha terminado; ya no se puede jugar nada.
refusal-seat-unknown = No existe el asiento { $seat }; los asientos van del 1 al { $seats }.
refusal-seat-not_to_act = No es tu turno: le toca a { $to_act }.
refusal-undo-too_late = Esto ya no se puede deshacer: desde entonces alguien ha actuado o ha visto algo nuevo.
refusal-undo-none = No hay nada que deshacer: todavía no has hecho nada.
refusal-undo-seen = Esto ya no se puede deshacer: desde entonces alguien ha visto cartas de otro jugador.

## Jugadas escritas

refusal-notation-unknown = «{ $text }» no es una jugada. Escribe ? para ver qué puedes hacer, o help para ver cómo se escriben las jugadas.

## Azar

refusal-chance-due = Primero hay que colocar las cartas; después le tocará de nuevo a alguien.
refusal-chance-not_due = Ahora no hay nada que robar; le toca a un jugador.
refusal-chance-order = Un orden de juego nombra cada asiento exactamente una vez.
refusal-chance-not_in_deck = Al menos una de estas cartas no está en su mazo; elige cartas que sigan en él.
