# Trading in the Mediterranean in the terminal. Words that are typed (offer, store, wine-mars) stay English.

## Setting up

cli-option-ticks = rounds of asking after which a simulation's trading time is up (rule M6.1).
cli-option-calamity_relief = whether the victim of a calamity rises again a little; ours, not the rulebook's (rule M7.10).
cli-option-shared_win = whether a tie at the end is a shared win (rule M9.1).
cli-option-hidden_vp = whether victory points are hidden until the end (rule M2.4).
cli-option-trading_seconds = how long trading lasts; untimed ends when all are ready (rule M6.1).
cli-option-trading_chat = whether people talk freely while trading; then votes may punish talk about bottoms (rule M6.9).

## Where the game stands

cli-mediterranean-status = Turn { $turn } of 6, { $age }: { $phase }.
cli-mediterranean-order = Order: { $order }.
cli-mediterranean-deals = Deals this turn: { $count }.
cli-mediterranean-set-up = The game is being set up.
cli-mediterranean-end = The last tie is being broken.
cli-mediterranean-over = The game is over.

## Players and boards

cli-mediterranean-players = Players
cli-mediterranean-you = { $name } (you)
cli-mediterranean-hidden = hidden
cli-mediterranean-ready = ready
cli-mediterranean-done = done
cli-mediterranean-track = { $side } { $space }
cli-mediterranean-board = Farms: { $farms }. Cities { $cities } of { $city_room }, harbors { $harbors } of { $harbor_room }, wonders { $wonders } of { $wonder_room }. Warehouse for { $room }. Improvements: { $improvements }. Industries: { $industries }; they sell VP at { $price }. AVAILABLE { $available }, supply { $supply }.
cli-mediterranean-price = { $points ->
    [one] ${ $money }
   *[other] ${ $money } for { $points }
  }
cli-mediterranean-culture = Culture, boxes filled: { $rows }.
cli-mediterranean-culture-row = { $row } { $boxes }
cli-mediterranean-buildings = Buildings of { $track }, { $count } (room for { $limit }): { $listed }.
cli-mediterranean-new = new
cli-mediterranean-used = used
cli-mediterranean-building = { $building }
cli-mediterranean-development = { $development }
cli-mediterranean-place = { $place }
cli-mediterranean-source = { $source }

## Cards

cli-mediterranean-goods = { $goods }
cli-mediterranean-cards = { $cards }
cli-mediterranean-hand = Your hand
cli-mediterranean-total = { $cards ->
    [one] One card
   *[other] { $cards } cards
  } in hand, worth { $money } as it stands.
cli-mediterranean-unstorable = { $bottom }, cannot be stored
cli-mediterranean-stock = Your warehouse, { $count } of { $room }: { $cards }.
cli-mediterranean-traces = You gave away: { $traces }.
cli-mediterranean-trace = { $card }, now with { $who }
cli-mediterranean-spent = Spent this turn
cli-mediterranean-unseen = Not seen by you, in decks, hands and warehouses: { $goods }.

## Trading

cli-mediterranean-offers = Offers
cli-mediterranean-no-offers = No offers are on the table.
cli-mediterranean-more-offers = { $count ->
    [one] One more offer
   *[other] { $count } more offers
  }: table shows all.
cli-mediterranean-offer = { $seat } gives { $give } for { $want }, to { $all ->
    [true] all
   *[false] { $seats }
  }
cli-mediterranean-can-accept = you can accept
cli-mediterranean-yours = yours
cli-mediterranean-promises = Promises for the next Civic phase: { $promises }.
cli-mediterranean-promise = { $seat } gave { $give }

## What the turn brings

cli-mediterranean-developments = Developments
cli-mediterranean-developments-short = Developments of this turn: { $developments }.
cli-mediterranean-calamity-unhappiness = { $calamity } will strike the unhappiest: { $what }.
cli-mediterranean-calamity-barbarian = { $calamity } will strike the least safe: { $what }.

cli-mediterranean-area-farm = farm
cli-mediterranean-area-improvement = improvement
cli-mediterranean-area-any = any place
cli-mediterranean-effect-vp = { $signed } VP
cli-mediterranean-effect-money = { $cash }
cli-mediterranean-effect-happiness = { $signed } happiness
cli-mediterranean-effect-safety = { $signed } safety
cli-mediterranean-effect-arrow = { $n ->
    [one] one arrow
   *[other] { $n } arrows
  } towards { $side }
cli-mediterranean-effect-double = VP of { $row } count twice
cli-mediterranean-effect-give_arrow = one arrow on the { $track } of an opponent
cli-mediterranean-effect-give_status = { $signed } { $status } for an opponent
cli-mediterranean-effect-worker = a worker to a { $place }
cli-mediterranean-effect-culture = a worker to { $row }, { $n } VP
cli-mediterranean-effect-culture-any = a worker to any row of culture, { $n } VP
cli-mediterranean-effect-improve = { $kind ->
    [warehouse] a worker to the warehouse: room for 5
    [bank] a worker to the bank: Poverty does not sadden, or Prosperity pays 3 VP
    [army] a worker to the army: +2 safety
   *[colosseum] a worker to the colosseum: +2 happiness
  }
cli-mediterranean-effect-industry = a worker to a free industry
cli-mediterranean-effect-wonder = a worker to a wonder, { $n } VP per building of { $track }
cli-mediterranean-effect-move = up to { $n } workers from farms to cities
cli-mediterranean-effect-settle = one cube from supply to a city or an empty farm
cli-mediterranean-effect-recruit = { $n ->
    [one] one cube
   *[other] { $n } cubes
  } from supply to AVAILABLE
cli-mediterranean-effect-rise = +{ $n } happiness or +{ $n } safety
cli-mediterranean-effect-split = { $n } steps up, split over happiness and safety
cli-mediterranean-effect-accept = -{ $n } { $status }
cli-mediterranean-effect-idea = one idea marker up to { $n } steps either way
cli-mediterranean-effect-half_money = lose half the money
cli-mediterranean-effect-tax = pay { $cash } per city and harbor cube, 1 VP for each { $cash } unpaid
cli-mediterranean-effect-lose = { $n ->
    [one] lose a cube
   *[other] lose { $n } cubes
  } ({ $areas })
cli-mediterranean-effect-rival_choice = lose { $n ->
    [one] a cube
   *[other] { $n } cubes
  } chosen by the safest rival
cli-mediterranean-effect-lose_stock = lose all stored cards
cli-mediterranean-effect-destroy = { $n ->
    [one] lose a building
   *[other] lose { $n } buildings
  } of { $track }
cli-mediterranean-effect-destroy-any = { $n ->
    [one] lose a building
   *[other] lose { $n } buildings
  }
cli-mediterranean-effect-toward_zero = { $track } marker { $n } toward 0
cli-mediterranean-effect-otherwise = { $signed } VP if none of that is there

## Headers

cli-mediterranean-head-player = {""}
cli-mediterranean-head-vp = VP
cli-mediterranean-head-money = money
cli-mediterranean-head-government = government
cli-mediterranean-head-religion = religion
cli-mediterranean-head-happiness = happy
cli-mediterranean-head-safety = safe
cli-mediterranean-head-hand = hand
cli-mediterranean-head-stored = stored
cli-mediterranean-head-known = known to hold
cli-mediterranean-head-good = {""}
cli-mediterranean-head-cards = cards
cli-mediterranean-head-worth = worth
cli-mediterranean-head-more = one more
cli-mediterranean-head-bottoms = bottoms
cli-mediterranean-head-development = {""}
cli-mediterranean-head-typed = typed
cli-mediterranean-head-price = price
cli-mediterranean-head-workers = workers
cli-mediterranean-head-effect = {""}
cli-mediterranean-head-number = No.

## The menu

cli-mediterranean-compose = Offers are typed: offer 2 wine for 1 gold + 1vp to 3. The numbers after "to" are seats; without them the offer is to all. help shows more.
cli-mediterranean-compose-cards = Which cards go is yours to say: offer 1 ore for 1 salt with ore-mars; accept 12 with ore-mars; store wine-mars salt-venus.
cli-mediterranean-means-ready = want no more; trading ends when all are ready
cli-mediterranean-means-unready = trade on after all
cli-mediterranean-means-wait = let the others have their go
cli-mediterranean-means-confirm = buy no more; money left over is halved
cli-mediterranean-means-undo = take back your latest purchase
cli-mediterranean-means-prosperity = 3 VP for each Prosperity card
cli-mediterranean-means-poverty = Poverty cards do not sadden
cli-mediterranean-means-flip = { $track } to { $side }; its buildings are destroyed
cli-mediterranean-means-accuse = call a vote on { $name }
cli-mediterranean-means-penalise = { $count ->
    [0] not guilty
   *[other] { $count } VP
  }
cli-mediterranean-means-build = { $name }, ${ $price }, { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
  }: { $what }
cli-mediterranean-means-buy = { $name }, ${ $price }
cli-mediterranean-means-points = { $points } VP with your industry, ${ $price }

## Help

cli-mediterranean-help-table = everything on the table: players, cards, offers, boards
cli-mediterranean-help-boards = the boards of all players
cli-mediterranean-notation = Inputs
cli-mediterranean-notation-offer = offers two wine for one gold to all
cli-mediterranean-notation-offer-to = asks for a victory point as well, and only seat 3 may accept; to 2 3 names two seats
cli-mediterranean-notation-offer-with = says which card would go; without it, the first that fits
cli-mediterranean-notation-offer-pact = wants the promise that building g5 is not used on seat 1 in the next Civic phase; use g5 1 is the promise to use it, use g5 1 white with a white arrow
cli-mediterranean-notation-accept = accepts offer 12
cli-mediterranean-notation-accept-with = accepts it and says which card goes
cli-mediterranean-notation-withdraw = takes your offer 12 back
cli-mediterranean-notation-store = has exactly these cards in the warehouse; store nothing empties it
cli-mediterranean-notation-show = shows all players the tops of two wine cards
cli-mediterranean-notation-wait = ends your go; the others have theirs, then you are asked again
cli-mediterranean-notation-ready = ends your trading of this turn; unready takes it back if you are asked again
cli-mediterranean-notation-use = uses building g4 on yourself
cli-mediterranean-notation-use-on = uses building g5 on seat 3; an arrow also says its colour: use g5 on 3 black
cli-mediterranean-notation-flip = turns your religion to its other side
cli-mediterranean-notation-pass = does no more in this step
cli-mediterranean-notation-bank = your bank's choice; bank poverty is the other
cli-mediterranean-notation-vote = names seat 2 as the victim
cli-mediterranean-notation-accuse = calls a vote on seat 2 for talk about bottoms, where the table has free chat
cli-mediterranean-notation-penalty = names a penalty of 3 victory points in such a vote; penalty 0 is none
cli-mediterranean-notation-lose = gives up the cube of the grain farm
cli-mediterranean-notation-build = builds tile g4
cli-mediterranean-notation-buy = buys Army with the worker of the salt farm; for an industry or a row: buy industry-1 from available for wool
cli-mediterranean-notation-points = turns money into 3 victory points
cli-mediterranean-notation-undo-purchase = takes back your latest purchase
cli-mediterranean-notation-confirm = ends your purchases
