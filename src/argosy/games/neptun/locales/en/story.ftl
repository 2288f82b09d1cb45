# Neptun: what the players read while they play.
# Players come by name. Columns and slots count from 1. An oar card is written as power and wind change: 7-1.

good-grapes = grapes
good-olives = olives
good-honey = honey

port-crete = Crete
temple-gold = the gold temple
region-gold = { temple-gold }
oar-starting = { $oar } (starting card)

# Pieces of the sentences below. A contract pays either gold or temple points; the other one is 0.
neptun-points = { $points ->
    [one] { $points } temple point
   *[other] { $points } temple points
}
neptun-contract = { $gold ->
    [0] { $good } to { $city }, { neptun-points } in { $region }
   *[other] { $good } to { $city }, { $gold } gold
}

## What to do now

neptun-prompt-take-or-reveal = Take a face-up contract, or reveal the leftmost face-down one and give up all that lie face up.
neptun-prompt-reveal = No contract lies face up: reveal the leftmost one.
neptun-prompt-take-newest = Take the contract you just revealed, or give it up and reveal the next.
neptun-prompt-must-take = All contracts lie face up: take one of them.
neptun-prompt-must-take-last = You revealed the last contract: you must take it. Choose a slot for it.
neptun-prompt-row = Turn { $turn }, wind force { $wind }: choose an oar card in secret.
neptun-prompt-row-extra = Additional turn, wind force { $wind }: play an oar card. Its wind change does nothing.
neptun-prompt-sail = Your range is { $range ->
    [one] { $range } mile
   *[other] { $range } miles
  } and you have { $gold } gold: sail to a city or stay, and fulfil a contract there if you have one.
neptun-prompt-extra = Do you take additional turn { $turn }? The wind force stays { $wind }.
neptun-prompt-wait = Waiting for { $seats }.
neptun-prompt-wait-row = Waiting until { $count ->
    [one] { $seats } has
   *[other] { $seats } have
  } chosen an oar card.
neptun-prompt-chance = The cards are being laid out.
neptun-prompt-over = The game is over. { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
  }

## What happened

neptun-event-board = The sea chart, in miles: { $links }.
neptun-event-order = The player order is { $seats }.
neptun-event-round = Game round { $round } begins.
neptun-event-draft-turn = Phase 1, acquire contracts: turn { $turn }.
neptun-event-fulfil-turn = Phase 2, fulfil contracts: turn { $turn }.
neptun-event-additional-turn = Phase 2, fulfil contracts: additional turn { $turn }.
neptun-event-revealed = { $seat } reveals contract { $column } ({ neptun-contract }) with the oar card { $oar }.
neptun-event-turned-up = The contract left over is turned up: number { $column } ({ neptun-contract }) with the oar card { $oar }.
neptun-event-taken = { $seat } takes contract { $column } ({ neptun-contract }) into slot { $slot } and the oar card { $oar }{ $coins ->
    [0] .
    [one] ; { $coins } coin lay on it.
   *[other] ; { $coins } coins lay on it.
  }
neptun-event-left-over = The contract left over moves to the left end{ $coins ->
    [0] , without coins.
    [one] , with { $coins } coin on it.
   *[other] , with { $coins } coins on it.
  }
neptun-event-left-over-discarded = The contract left over is discarded.
neptun-event-oar-hidden = { $seat } has chosen an oar card.
neptun-event-oar-chosen = { $seat } lays the oar card { $oar } face down.
neptun-event-oars = The oar cards are revealed: { $each }. The wind forecast is { $forecast_signed }.
neptun-event-oar-played = { $seat } plays the oar card { $oar }.
neptun-event-extra-yes = { $seat } takes an additional turn.
neptun-event-extra-no = { $seat } takes no additional turn.
neptun-event-sailed = { $seat } sails from { $start } to { $city }, { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  }{ $gold ->
    [0] .
   *[other] , and pays { $gold } gold for miles beyond the range.
  }
neptun-event-stayed = { $seat } stays in { $city }.
neptun-event-delivered = { $seat } delivers { $good } to { $city } from slot { $slot } and earns { $gold ->
    [0] { neptun-points } in { $region }.
   *[other] { $gold } gold.
  }
neptun-event-point-bought = { $seat } buys one more temple point in { $region } for 3 gold.
neptun-event-lost = { $seat } loses { $count ->
    [one] the contract in slot { $slots }.
   *[other] the contracts in slots { $slots }.
  }
neptun-event-wind = The wind force is now { $wind }.
neptun-event-bonus = { $seat } fulfilled all five contracts and takes a bonus tile: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
neptun-event-tile = { $seat } ranks { $rank ->
    [1] first
    [2] second
   *[other] third
  } in { $temple } and takes a tile: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
neptun-event-end = The game is over. Points: { $each }. { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
  }
