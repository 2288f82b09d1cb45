# Por qué un bot hace lo que hace en Trading in the Mediterranean.

## Comercio

reason-mediterranean-deal-gains = Aporta unos ${ $money }.
reason-mediterranean-likely-accepted = A quien más le gustará es a { $seat }; la probabilidad de que alguien acepte es de un { $percent } %.
reason-mediterranean-counters = Responde a la oferta { $number }.
reason-mediterranean-offer-too-dear = La oferta { $number } es demasiado cara: costaría unos ${ $money } más de lo que aporta.
reason-mediterranean-offer-too-little = La oferta { $number } aporta demasiado poco.
reason-mediterranean-offer-feeds-leader = La oferta { $number } ayudaría demasiado a { $seat }.
reason-mediterranean-offer-not-held = La oferta { $number } pide algo que no puedes dar.
reason-mediterranean-copies-missed-least = Lo que menos echarás en falta: { $cards }.
reason-mediterranean-offer-hurts-now = Tu oferta { $number } ya te perjudicaría.
reason-mediterranean-pact-worth = La promesa vale su precio.
reason-mediterranean-store-pays = Valdrá más en la próxima ronda: { $cards }.
reason-mediterranean-spend-all = Gastada ahora, cada carta rinde más que en la próxima ronda.
reason-mediterranean-no-better-deal = No hay a la vista otro trato que valga la pena.

## Compras

reason-mediterranean-plan-buildings = Edificios de este plan: { $buildings }.
reason-mediterranean-plan-developments = Desarrollos de este plan: { $developments }.
reason-mediterranean-points-at-once = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } en el acto.
reason-mediterranean-promises-points = Promete unos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } en las próximas rondas.
reason-mediterranean-money-into-points = Nada da más por el dinero que queda que { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
reason-mediterranean-money-kept = Los ${ $money } que quedan valen más en la próxima ronda, aun a la mitad.
reason-mediterranean-no-money = No queda dinero que gastar.

## Las decisiones menores

reason-mediterranean-costs-nothing = No cuesta nada.
reason-mediterranean-against-leader = { $seat } va por delante.
reason-mediterranean-hand-points-there = Tus cartas tienen ideas del otro lado.
reason-mediterranean-side-fits = El lado en que estás encaja con tus cartas y edificios.
reason-mediterranean-prosperity-counts = Prosperidad da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
reason-mediterranean-poverty-hurts = Si no, Pobreza quita { $count } de felicidad.
reason-mediterranean-missed-least = Es lo que menos echarás en falta.
reason-mediterranean-missed-most = Es lo que más echará en falta { $seat }.
reason-mediterranean-pure-chance = Ninguna elección es mejor que otra.
reason-mediterranean-hears-no-talk = Un bot no oye lo que se habla, así que no culpa a nadie.
