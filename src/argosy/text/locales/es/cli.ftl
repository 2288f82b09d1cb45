# El terminal: menús, tablas y todo lo que dice por sí mismo. Lo que se escribe (take, undo, help) queda en inglés.

cli-none = ninguna
cli-random = al azar
cli-yes = s sí si y
cli-seat = Asiento { $seat }
cli-player = Jugador { $number }
cli-chance = Azar
cli-clock = Reloj
cli-hidden = (boca abajo)

## Preparación

cli-welcome = Argosy
cli-ask-resume = Hay una partida sin terminar: { $game } con { $names }. ¿Continuarla? s para sí, Intro para una partida nueva:
cli-ask-game = ¿Qué juego? { $games }:
cli-ask-seats = ¿Cuántos juegan, de { $least } a { $most }? Intro para { $default }:
cli-ask-people = ¿Quiénes de los { $seats } se sientan ante esta pantalla? Nombres separados por comas, o cuántos. Intro para uno:
cli-ask-bots = ¿Qué bots ocupan { $count ->
    [one] el otro asiento
   *[other] los otros { $count } asientos
  }? { $bots }; uno para todos o uno para cada uno, separados por comas. Intro para { $default }:
cli-option = { $label }: { $value } - { $what } Para cambiarlo: { $others }.
cli-option-seed = seed = { $seed }: decide todo el azar.
cli-ask-options = Intro para empezar, o un cambio como seed=7:
cli-bad-names = Indica nombres separados por comas, como Anna,Ben, o cuántas personas juegan.
cli-same-names = Dos personas no pueden tener el mismo nombre.
cli-long-name = El nombre { $name } no sirve: como mucho { $most } letras, todas imprimibles.
cli-bad-option = { $text } no tiene la forma nombre=valor.
cli-bad-seats = A { $game } juegan de { $least } a { $most }.
cli-too-many = { $count } personas no caben en { $seats } asientos.

## Jugar

cli-hint = ? enumera lo que puedes hacer, help explica todo lo demás.
cli-hand-over = Pasa la pantalla a { $name }. Pulsa Intro cuando { $name } esté aquí:
cli-confirm = Intro para seguir, undo para deshacerlo:
cli-confirm-again = Pulsa Intro para seguir, o escribe undo.
cli-undone = Deshecho.
cli-no-entry = No hay opción { $number }; el menú tiene { $entries ->
    [one] una opción
   *[other] { $entries } opciones
  }. Escribe ? para verlo.
cli-long-line = Eso es demasiado largo para ser una jugada.
cli-menu = Lo que puedes hacer
cli-bot-failed = El bot { $name } no puede seguir: { $problem }
cli-advice-title = Lo que haría el { $bot }
cli-advice-off = En esta mesa no hay pistas.
cli-advice-later = Se puede pedir una pista cuando te toca decidir.
cli-advice-none = Ningún bot aconseja todavía en { $game }.
cli-advice-less = Unos { $less } puntos menos.
cli-advice-behind = { $points } puntos menos (de { $low } a { $high }).
cli-advice-chance = Probabilidad de ganar: { $percent } %.
cli-advice-chance-about = Probabilidad de ganar: { $percent } % (de { $low } a { $high }).
cli-advice-best = La mejor, según { $trials } pruebas.

## Ayuda

cli-help-title = Lo que puedes escribir
cli-help-menu = enumera todo lo permitido con su número, coste y ganancia
cli-help-number = juega la opción de ese número
cli-help-again = muestra otra vez la decisión
cli-help-table = todo lo que hay en la mesa: jugadores, registros de contratos, templos
cli-help-log = la historia hasta ahora
cli-help-hint = las distintas ideas del bot más fuerte para esta decisión, con puntos y razones
cli-help-undo = deshace tu última entrada, mientras nadie haya actuado ni sabido nada desde entonces
cli-help-save = guarda una copia: save ARCHIVO; la partida también se guarda sola tras cada entrada
cli-help-quit = termina; la partida se puede continuar más tarde
cli-help-rule = explica la regla { $rule }
cli-help-chapter = enumera las reglas del capítulo { $chapter }
cli-help-unknown = No hay regla { $topic }. Los capítulos son { $chapters }; prueba help { $chapter } o help { $rule }.

## Guardar y salir

cli-ask-save-name = ¿Con qué nombre se guarda? Intro para ninguno:
cli-ask-quit = La partida está guardada. Intro sale; un nombre guarda antes otra copia:
cli-saved = Guardada como { $file }.
cli-save-foreign = { $file } es otra cosa y no se sobrescribe.
cli-save-failed = No se pudo guardar la partida: { $problem }
cli-left = Hasta la próxima.
cli-end-of-input = La entrada se ha acabado, así que la partida se detiene aquí.
cli-interrupted = Interrumpido.
cli-resume-how = La partida queda guardada. Para continuar, escribe:
cli-resume-over = La partida de { $file } ha terminado. Para volver a verla: { $command }
cli-resume-seedless = { $file } no contiene su semilla, así que el azar no puede continuar desde ahí.

## El final

cli-result = El resultado final
cli-head-place = Puesto
cli-head-player = {""}
cli-head-total = puntos
cli-winners = { $count ->
    [one] Gana { $names }.
   *[other] { $names } comparten la victoria.
  }
cli-seed = La semilla era { $seed }.
cli-replay-how = El registro de la partida queda guardado. Para volver a verla, escribe:

## Repetición

cli-story-game = { $game }, versión de las reglas { $rules }
cli-story-edition = Edición: { $edition } ({ $digest })
cli-story-seats = Asientos: { $names }
cli-story-options = Opciones: { $options }
cli-story-commitment = Compromiso de la semilla (sha256): { $digest }
cli-story-unfinished = Sin terminar; { $inputs ->
    [one] una entrada
   *[other] { $inputs } entradas
  } hasta ahora.
cli-story-result = Resultado: { $points }
cli-chance-of-seat = { $name } { $percent } %, { $points }
cli-chances = Probabilidades de ganar y puntos esperables: { $seats }
cli-chances-onlooker = Un espectador no tiene cartas, así que para él no se calculan probabilidades: quite --onlooker o indique un asiento con --seat.
cli-step = Intro sigue, view muestra la mesa, q sale:
cli-no-seat = No hay asiento { $seat }; los asientos son de 1 a { $seats }, y 0 es un espectador.
cli-review-no-seat = No hay asiento { $seat }; los asientos son de 1 a { $seats }, y 0 es todos.
cli-review-decisions = Decisiones
cli-review-chances = Probabilidades
cli-review-stopped = Detenido tras { $done } de { $all } decisiones. Lo hallado se conserva; la misma orden continúa.
cli-review-written = El análisis está en { $file }.
cli-verified = Comprobado: { $inputs ->
    [one] una entrada
   *[other] { $inputs } entradas
  } según las reglas, { $chance } de ellas sacadas otra vez de la semilla.
cli-verify-taken = Las primeras { $inputs } jugadas vienen de otra partida; el azar se comprobó a partir de ahí.
cli-verify-good = Todo está en orden.
cli-verify-bad = { $count ->
    [one] Se encontró un problema.
   *[other] Se encontraron { $count } problemas.
  }
