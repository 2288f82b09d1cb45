# Neptun: por qué se rechazó algo y qué sería correcto. El número de la regla se añade entre corchetes.

## Fase 1: conseguir contratos

refusal-draft-expected = Ahora se elige un contrato: acepta uno boca arriba en una columna libre, o descubre el siguiente.
refusal-draft-last_revealed = Has descubierto el último contrato y debes aceptarlo; no queda otro por descubrir.
refusal-draft-all_face_up = Todos los contratos están ya boca arriba; acepta uno de ellos.
refusal-draft-no_column = No existe el contrato { $column } en la fila; elige uno del 1 al { $columns }.
refusal-draft-face_down = El contrato { $column } está boca abajo; descúbrelo antes, después de los que tiene boca abajo a su izquierda.
refusal-draft-column_gone = El contrato { $column } ya está aceptado; elige uno de los que quedan.
refusal-draft-given_up = Rechazaste el contrato { $column } al descubrir otro; acepta el más reciente, o descubre el siguiente.
refusal-draft-no_slot = No existe la columna { $slot } en tu registro de contratos; elige una de la 1 a la { $slots }.
refusal-draft-slot_full = En la columna { $slot } ya hay un contrato; elige una libre.

## Fase 2: cumplir contratos

refusal-row-expected = Ahora se juega una carta de remo; elige una de tu mano.
refusal-row-not_held = No tienes la carta de remo { $oar }; elige una de tu mano.
refusal-row-already_chosen = Ya has elegido tu carta de remo; espera a que todos lo hagan.
refusal-extra-expected = Ahora se te pregunta por un turno adicional; responde sí o no.
refusal-sail-expected = Ahora se mueve tu barco; navega a una ciudad, o quédate.
refusal-sail-no_city = No hay ninguna ciudad con el número { $city }; elige una de la carta de navegación.
refusal-sail-too_far = { $city } está demasiado lejos: { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  } con una autonomía de { $range } costarían { $cost } de oro, y tienes { $gold }; elige una ciudad que puedas pagar.
refusal-sail-buy_alone = Solo se puede comprar un punto de templo al cumplir un contrato; cumple uno, o no compres ninguno.
refusal-sail-buy_poor = Un punto de templo cuesta { $price } de oro y tendrías { $gold }; entrega sin comprarlo.
refusal-sail-no_slot = No existe la columna { $slot } en tu registro de contratos; elige una de la 1 a la { $slots }.
refusal-sail-fulfilled = El contrato de la columna { $slot } ya está cumplido; elige uno pendiente.
refusal-sail-lost = El contrato de la columna { $slot } está perdido; elige uno pendiente.
refusal-sail-wrong_city = El contrato de la columna { $slot } es para { $wanted }, no para { $city }; entrégalo en { $wanted }.

## Jugadas escritas

refusal-notation-which_oar = Encajan varias de tus cartas de remo: { $oars }. Indica también el cambio de viento.
refusal-notation-cost = Navegar a { $city } cuesta { $cost } de oro, no { $said }; indica el precio correcto, o ninguno.
refusal-notation-which_city = Varias ciudades empiezan así: { $cities }. Escribe más letras del nombre.
refusal-notation-no_city = No hay ninguna ciudad llamada «{ $text }»; escribe un nombre de la carta de navegación.

## Azar

refusal-chance-set_up_expected = Primero hay que sortear las fichas de distancia y el orden de juego.
refusal-chance-markers = Estas no son las fichas de distancia de esta edición; cada una debe estar en una ruta de su clase.
refusal-chance-show_expected = Ahora se descubre un contrato: una carta de ciudad, una de bienes y una de remo.
