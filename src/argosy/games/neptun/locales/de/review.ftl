# Züge von Neptun als Hauptwörter, für die Sätze eines Rückblicks.

neptun-miles = { $miles ->
    [one] { $miles } Seemeile
   *[other] { $miles } Seemeilen
  }
choice-neptun-take-gold = der Auftrag für { $city } ({ $gold } Gold) auf Feld { $slot }
choice-neptun-take-points = der Auftrag für { $city } ({ neptun-points } in { $region }) auf Feld { $slot }
choice-neptun-reveal = den nächsten Auftrag aufdecken
choice-neptun-row = Ruderkarte { $oar } für { neptun-miles }
choice-neptun-stay = in { $city } liegen bleiben
choice-neptun-sail = { neptun-miles } nach { $city }
choice-neptun-deliver-gold = { neptun-miles } nach { $city }, Lieferung für { $gold } Gold
choice-neptun-deliver-points = { neptun-miles } nach { $city }, Lieferung für { neptun-points } in { $region }
choice-neptun-deliver-buy = { neptun-miles } nach { $city }, Lieferung für { neptun-points } in { $region } und ein gekaufter dazu
choice-neptun-extra = ein Zusatzdurchgang
choice-neptun-no-extra = kein Zusatzdurchgang
