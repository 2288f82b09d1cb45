# Lo que dice el entrenador sobre una decisión, con los números de la búsqueda de un bot.

difference-about = unos { $points } puntos (de { $low } a { $high })
difference-exact = { $points } puntos
coach-lead = La siguiente mejor: { $points } menos.
coach-lead-little = Otra opción es casi igual de buena.
coach-cost = Eso ha costado { $points }.
coach-cost-of = Con eso has renunciado a esto: { $what }. Ha costado { $points }.
