# Zetten van Neptun als naamwoorden, voor de zinnen van een terugblik.

neptun-miles = { $miles ->
    [one] { $miles } zeemijl
   *[other] { $miles } zeemijlen
  }
choice-neptun-take-gold = het contract voor { $city } ({ $gold } goud) op veld { $slot }
choice-neptun-take-points = het contract voor { $city } ({ neptun-points } in { $region }) op veld { $slot }
choice-neptun-reveal = het volgende contract opendraaien
choice-neptun-row = roerkaart { $oar }, voor { neptun-miles }
choice-neptun-stay = blijven in { $city }
choice-neptun-sail = { neptun-miles } naar { $city }
choice-neptun-deliver-gold = { neptun-miles } naar { $city }, om te leveren voor { $gold } goud
choice-neptun-deliver-points = { neptun-miles } naar { $city }, om te leveren voor { neptun-points } in { $region }
choice-neptun-deliver-buy = { neptun-miles } naar { $city }, om te leveren voor { neptun-points } in { $region } en er een bij te kopen
choice-neptun-extra = een extra beurt
choice-neptun-no-extra = geen extra beurt
