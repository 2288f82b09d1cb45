# Neptun in de browser.

game-neptun = Neptun
web-about-neptun = Neem contracten aan, kies in het geheim je roerkaarten, vaar met de wind en win de gunst van zes tempels.
web-facts-neptun = 3 tot 5 spelers, ongeveer 45 minuten

## Aan tafel

web-wind = Wind { $wind }
web-forecast = Voorspelling { $forecast }
web-round = Ronde { $round }/3
web-phase-acquire = Contract { $turn }/5
web-phase-fulfil = Reis { $turn }/5
web-figure-points = punten
web-figure-gold = goud

## Het einde

web-tie-neptun = Wie evenveel punten heeft, deelt de plaats.

## Hoe de keuzes heten

web-do-reveal = Draai het volgende contract open
web-do-take = Neem { $good } voor { $city } aan op veld { $slot }
web-do-row = Roei { $oar }
web-do-sail = Vaar naar { $city }
web-do-stay = Blijf in { $city }
web-do-deliver = Lever { $good } in { $city }
web-do-deliver-and-buy = Lever { $good } in { $city } en koop een tempelpunt
web-do-extra-yes = Speel de extra beurt
web-do-extra-no = Geen extra beurt

## Het bord

web-neptun-title = MARE NOSTRUM
web-neptun-sea = Zeekaart
web-neptun-ports = Bereikbare havens
web-neptun-zoom = In- en uitzoomen
web-neptun-zoom-in = Dichterbij
web-neptun-zoom-out = Verder weg
web-neptun-temples = Tempels
web-neptun-temple-words = { $name }: tegels { $tiles }; schijfjes { $tokens }
web-neptun-token = { $name } op { $space }
web-neptun-tile = { $points } zou naar { $name } gaan
web-neptun-tile-free = { $points } zou blijven liggen
web-neptun-wind = Windsnelheid { $wind }
web-neptun-wind-forecast = Windsnelheid { $wind }, voorspelling { $forecast }
web-neptun-miles = { $miles } zm
web-neptun-range = Roeikracht { $oar } + wind { $wind } = { $range } zeemijlen
web-neptun-reaches = { $count ->
    [0] geen andere haven bereikbaar
    [one] 1 andere haven bereikbaar
   *[other] { $count } andere havens bereikbaar
}
web-neptun-pay = betaal { $gold } goud
web-neptun-earn = krijg { $gold } goud
web-neptun-climb = +{ $points } in { $region }
web-neptun-place = dan plaats { $place }
web-neptun-place-tile = dan plaats { $place }: tegel { $tile }
web-neptun-loses = { $count ->
    [one] verliest veld { $slots }
   *[other] verliest velden { $slots }
}
web-neptun-display = Contracten
web-neptun-reveal = Opendraaien
web-neptun-column-down = Kolom { $column }: gedekt
web-neptun-column-taken = Kolom { $column }: aangenomen
web-neptun-column-up = Kolom { $column }: { $contract }; roeikracht { $power }, wind { $wind }{ $coins ->
    [0] {""}
    [one] ; 1 munt
   *[other] ; { $coins } munten
}
web-neptun-column-given-up = Kolom { $column }, afgewezen: { $contract }; roeikracht { $power }, wind { $wind }, munten { $coins }
web-neptun-contract-gold = { $good } voor { $city } ({ $region }), { $gold } goud
web-neptun-contract-points = { $good } voor { $city } ({ $region }), { $points ->
    [one] 1 tempelpunt
   *[other] { $points } tempelpunten
}
web-neptun-chart = Je contractstrook
web-neptun-chart-of = Contractstrook van { $name }
web-neptun-route = Route { $miles } zeemijlen, zo'n { $reach } haalbaar
web-neptun-route-about = Zeemijlen vanaf je schip langs je open contracten, van links naar rechts; en de zeemijlen die je sterkste roerkaarten en de wind je in deze ronde kunnen brengen
web-neptun-route-of = Zeemijlen van de route langs de open contracten van { $name }
web-neptun-slot-free = Veld { $slot }: vrij
web-neptun-slot-open = Veld { $slot }: { $contract }
web-neptun-slot-fulfilled = Veld { $slot }, uitgevoerd: { $contract }
web-neptun-slot-lost = Veld { $slot }, verloren: { $contract }
web-neptun-slot-miles = { $miles } zm
web-neptun-deliver = Leveren. { $contract }
web-neptun-hand = Je roerkaarten
web-neptun-chosen = Gedekt: { $oar }
web-neptun-oar = Roeikracht { $power }, wind { $wind }
web-neptun-oar-starting = Persoonlijke kaart, roeikracht { $power }, wind { $wind }
web-neptun-oar-down = Een gedekte roerkaart
web-neptun-known-oars = Roerkaarten van { $name } die iedereen heeft gezien
web-neptun-oars = Roerkaarten van deze beurt
web-neptun-scale = Roerspoor
web-neptun-scale-about = De roeikracht van de contracten die in deze beurt zijn aangenomen: wie de laagste heeft, begint de volgende
web-neptun-extra = Speel je een extra beurt?
web-neptun-scoring = Waardering
web-neptun-all-at-once = Alles tegelijk
web-neptun-on = Verder
web-neptun-look = { $what }; te zien op de kaart
web-neptun-reach-free = veld { $slot } binnen bereik
web-neptun-reach-paid = veld { $slot } voor { $gold } goud
web-neptun-reach-far = veld { $slot } buiten bereik
web-neptun-step-take-or-reveal = Kies een contract of draai het volgende om.
web-neptun-step-take = Kies een contract.
web-neptun-step-reveal = Draai het volgende contract om.
web-neptun-step-slot = Kies een veld voor { $good } naar { $city }.
web-neptun-step-oar = Kies een roeikaart.
web-neptun-step-port = Kies een haven: { $range ->
    [one] 1 zeemijl is gratis.
   *[other] { $range } zeemijl zijn gratis.
}
web-neptun-step-in-port = Kies wat je doet in { $city }.
web-neptun-since = Sinds je laatste beurt ({ $count })
web-neptun-wins = { $name } wint met { $points } punten
