# Jugadas de Neptun como sustantivos, para las frases de un análisis.

neptun-miles = { $miles ->
    [one] { $miles } milla
   *[other] { $miles } millas
  }
choice-neptun-take-gold = el contrato para { $city } ({ $gold } de oro) en la columna { $slot }
choice-neptun-take-points = el contrato para { $city } ({ neptun-points } en { $region }) en la columna { $slot }
choice-neptun-reveal = descubrir el siguiente contrato
choice-neptun-row = la carta de remo { $oar }, para { neptun-miles }
choice-neptun-stay = quedarse en { $city }
choice-neptun-sail = { neptun-miles } hasta { $city }
choice-neptun-deliver-gold = { neptun-miles } hasta { $city }, para entregar por { $gold } de oro
choice-neptun-deliver-points = { neptun-miles } hasta { $city }, para entregar por { neptun-points } en { $region }
choice-neptun-deliver-buy = { neptun-miles } hasta { $city }, para entregar por { neptun-points } en { $region } y comprar otro
choice-neptun-extra = un turno adicional
choice-neptun-no-extra = ningún turno adicional
