# Neptun in the browser.

game-neptun = Neptun
web-about-neptun = Take contracts, choose your oars in secret, sail by the wind and win the favour of six temples.
web-facts-neptun = 3 to 5 players, about 45 minutes

## At the table

web-wind = Wind { $wind }
web-forecast = Forecast { $forecast }
web-round = Round { $round }/3
web-phase-acquire = Contract { $turn }/5
web-phase-fulfil = Voyage { $turn }/5
web-figure-points = points
web-figure-gold = gold

## The end

web-tie-neptun = Equal points share a place.

## What menu entries are called

web-do-reveal = Reveal the next contract
web-do-take = Take { $good } for { $city } into slot { $slot }
web-do-row = Row { $oar }
web-do-sail = Sail to { $city }
web-do-stay = Stay in { $city }
web-do-deliver = Deliver { $good } in { $city }
web-do-deliver-and-buy = Deliver { $good } in { $city } and buy a temple point
web-do-extra-yes = Take the additional turn
web-do-extra-no = No additional turn

## The board

web-neptun-title = MARE NOSTRUM
web-neptun-sea = Sea chart
web-neptun-ports = Ports within reach
web-neptun-zoom = Zoom
web-neptun-zoom-in = Closer
web-neptun-zoom-out = Farther
web-neptun-temples = Temples
web-neptun-temple-words = { $name }: tiles { $tiles }; tokens { $tokens }
web-neptun-token = { $name } on { $space }
web-neptun-tile = { $points } would go to { $name }
web-neptun-tile-free = { $points } would stay
web-neptun-wind = Wind force { $wind }
web-neptun-wind-forecast = Wind force { $wind }, forecast { $forecast }
web-neptun-miles = { $miles } mi
web-neptun-range = Oar { $oar } + wind { $wind } = { $range } miles
web-neptun-reaches = { $count ->
    [0] no other port within reach
    [one] 1 other port within reach
   *[other] { $count } other ports within reach
}
web-neptun-pay = pay { $gold } gold
web-neptun-earn = earn { $gold } gold
web-neptun-climb = +{ $points } in { $region }
web-neptun-place = then place { $place }
web-neptun-place-tile = then place { $place }: tile { $tile }
web-neptun-loses = { $count ->
    [one] loses slot { $slots }
   *[other] loses slots { $slots }
}
web-neptun-display = Contracts
web-neptun-reveal = Reveal
web-neptun-column-down = Column { $column }: face down
web-neptun-column-taken = Column { $column }: taken
web-neptun-column-up = Column { $column }: { $contract }; oar power { $power }, wind { $wind }{ $coins ->
    [0] {""}
    [one] ; 1 coin
   *[other] ; { $coins } coins
}
web-neptun-column-given-up = Column { $column }, given up: { $contract }; oar power { $power }, wind { $wind }, coins { $coins }
web-neptun-contract-gold = { $good } for { $city } ({ $region }), { $gold } gold
web-neptun-contract-points = { $good } for { $city } ({ $region }), { $points ->
    [one] 1 temple point
   *[other] { $points } temple points
}
web-neptun-chart = Your chart
web-neptun-chart-of = Chart of { $name }
web-neptun-route = Route { $miles } miles, some { $reach } within reach
web-neptun-route-about = Miles from the boat through your open contracts, from left to right; and those that your strongest oars and the wind may carry you in this round
web-neptun-route-of = Miles of the route through the open contracts of { $name }
web-neptun-slot-free = Slot { $slot }: free
web-neptun-slot-open = Slot { $slot }: { $contract }
web-neptun-slot-fulfilled = Slot { $slot }, fulfilled: { $contract }
web-neptun-slot-lost = Slot { $slot }, lost: { $contract }
web-neptun-slot-miles = { $miles } mi
web-neptun-deliver = Deliver. { $contract }
web-neptun-hand = Your oars
web-neptun-chosen = Face down: { $oar }
web-neptun-oar = Oar power { $power }, wind { $wind }
web-neptun-oar-starting = Starting card, oar power { $power }, wind { $wind }
web-neptun-oar-down = An oar card, face down
web-neptun-known-oars = Oar cards of { $name } that all have seen
web-neptun-oars = Oars of this turn
web-neptun-scale = Oar scale
web-neptun-scale-about = The oar powers taken in this turn: the lowest goes first in the next
web-neptun-extra = Do you take an additional turn?
web-neptun-scoring = Scoring
web-neptun-all-at-once = All at once
web-neptun-on = Go on
web-neptun-look = { $what }; shown on the chart
web-neptun-reach-free = slot { $slot } within range
web-neptun-reach-paid = slot { $slot } for { $gold } gold
web-neptun-reach-far = slot { $slot } out of reach
web-neptun-step-take-or-reveal = Choose a contract, or reveal the next.
web-neptun-step-take = Choose a contract.
web-neptun-step-reveal = Reveal the next contract.
web-neptun-step-slot = Choose a slot for { $good } to { $city }.
web-neptun-step-oar = Choose an oar.
web-neptun-step-port = Choose a port: { $range ->
    [one] 1 mile is free.
   *[other] { $range } miles are free.
}
web-neptun-step-in-port = Choose what to do in { $city }.
web-neptun-since = Since your last turn ({ $count })
web-neptun-wins = { $name } wins with { $points } points
