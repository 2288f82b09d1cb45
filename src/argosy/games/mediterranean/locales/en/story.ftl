# Trading in the Mediterranean: what the players read while they play. Names of cards stand in names.ftl.
# Players come by name. Money is written as $3. Goods come with a count ("2 wine"), cards with their bottom ("2 wine (Mars)").

good-wool = wool
good-timber = timber
good-ore = ore
good-art = art
good-slaves = slaves
good-dye = dye
good-wine = wine
good-spices = spices
good-gold = gold
good-piracy = Piracy

# So many of a good, and what else can be counted in a deal.
some-good = { $count } { $good }
some-slaves = { $count ->
    [one] { $count } slave
   *[other] { $count } slaves
}
some-spices = { $count ->
    [one] { $count } spice
   *[other] { $count } spices
}
some-civic = { $count ->
    [one] { $count } civic card
   *[other] { $count } civic cards
}
some-luxury = { $count ->
    [one] { $count } luxury card
   *[other] { $count } luxury cards
}
some-vp = { $count } VP
card-with-bottom = { $ware } ({ $bottom })
ware-nothing = nothing
either-building = { $one } / { $other }
pact-use = the promise to use { $building } on { $target }
pact-spare = the promise not to use { $building } on { $target }
pact-use-white = the promise to use { $building } on { $target } with a white arrow, towards Democracy
pact-use-black = the promise to use { $building } on { $target } with a black arrow, towards Dictatorship
pact-use-blue = the promise to use { $building } on { $target } with a blue arrow, towards Venus
pact-use-red = the promise to use { $building } on { $target } with a red arrow, towards Mars
each-votes = { $seat } for { $victim }

bottom-democracy = Democracy
bottom-dictatorship = Dictatorship
bottom-mars = Mars
bottom-venus = Venus
bottom-prosperity = Prosperity
bottom-poverty = Poverty
bottom-depression = Depression
bottom-barbarians = Barbarians
bottom-fury = Barbarian Fury
bottom-corruption = Corruption
bottom-slave-revolt = Slave Revolt
bottom-zealots-venus = Zealots of Venus
bottom-zealots-mars = Zealots of Mars

track-government = government
track-happiness = { status-happiness }
track-safety = { status-safety }
track-religion = religion
side-democracy = Democracy
side-dictatorship = Dictatorship
side-venus = Venus
side-mars = Mars
status-happiness = happiness
status-safety = safety

age-stone = Stone Age
age-bronze = Bronze Age
age-iron = Iron Age
phase-production = Production
phase-civic = Civic
phase-trading = Trading
phase-judging = Vote on talk
phase-resolution = Resolution
phase-purchasing = Purchasing

deck-grain = grain deck
deck-wool = wool deck
deck-timber = timber deck
deck-ore = ore deck
deck-salt = salt deck
deck-civic = civic deck
deck-luxury = luxury deck

place-farm-grain = grain farm
place-farm-wool = wool farm
place-farm-timber = timber farm
place-farm-ore = ore farm
place-farm-salt = salt farm
place-grain = { place-farm-grain }
place-wool = { place-farm-wool }
place-timber = { place-farm-timber }
place-ore = { place-farm-ore }
place-salt = { place-farm-salt }
place-city = city
place-harbor = harbor
place-warehouse = warehouse
place-bank = bank
place-army = army
place-colosseum = colosseum
place-industry = industry base
place-industry-grain = Bakery
place-industry-wool = Textiles
place-industry-timber = Shipbuilding
place-industry-ore = Arms
place-industry-salt = Salting
place-culture = culture
place-culture-letters = culture, Letters
place-culture-stage = culture, Stage
place-culture-nature = culture, Nature
place-letters = { place-culture-letters }
place-stage = { place-culture-stage }
place-nature = { place-culture-nature }
place-wonder = wonder
place-available = AVAILABLE
place-supply = supply

source-start = start
source-prosperity = Prosperity
source-industry = industry
source-culture = culture
source-culture-bonus = culture bonus
source-wonder = wonder
source-bought = bought
source-trade = trade
source-calamity = calamity
source-penalty = penalty
source-other = other

throw-rock = rock
throw-paper = paper
throw-scissors = scissors

## What to do now

mediterranean-prompt-using = Use the abilities of your buildings on yourself, or pass.
mediterranean-prompt-giving = Use an ability of your buildings on an opponent, or pass.
mediterranean-prompt-giving-promised = { $use ->
    [use-white] You promised to use { $building } on { $target } with a white arrow: do that before you pass.
    [use-black] You promised to use { $building } on { $target } with a black arrow: do that before you pass.
    [use-blue] You promised to use { $building } on { $target } with a blue arrow: do that before you pass.
    [use-red] You promised to use { $building } on { $target } with a red arrow: do that before you pass.
   *[use] You promised to use { $building } on { $target }: do that before you pass.
  }
mediterranean-prompt-flipping = Turn your government or your religion to its other side, or pass.
mediterranean-prompt-trading = Trade, and choose up to { $room ->
    [one] { $room } card
   *[other] { $room } cards
  } for your warehouse; say ready when you are done.
mediterranean-prompt-trading-ready = You are ready. Trading ends when all are; until then you may still trade, or take it back.
mediterranean-prompt-grace = Time is up and all offers are void. Choose up to { $room ->
    [one] { $room } card
   *[other] { $room } cards
  } for your warehouse now.
mediterranean-prompt-accusing = Trading is over. Call a vote on somebody who talked about the bottoms of cards, or pass.
mediterranean-prompt-judging = Did { $target } talk about the bottoms of cards? Name in secret a penalty of 0 to { $most } VP.
mediterranean-prompt-banking = Your bank: take 3 VP for each Prosperity card (you spent { $prosperity }), or ignore the sad faces of Poverty cards (you spent { $poverty })?
mediterranean-prompt-voting = { $seats } are tied. Ballot { $ballot } of 3: name in secret the victim of { $calamity }.
mediterranean-prompt-losing = You are struck by { $calamity }: choose { $thing ->
    [building] a building to lose.
    [religion] a religious building to lose.
    [culture] a culture cube to lose.
    [improvement] an improvement cube to lose.
    [harbor] a harbor cube to lose.
    [city] a city cube to lose.
    [farm] a farm cube to lose.
    [stored] a stored card to discard.
   *[cube] a cube to lose.
  }{ $count ->
    [0] {""}
    [one] {""}
   *[other] {" "}{ $count } are still to go.
  }
mediterranean-prompt-losing-for = { $victim } is struck by { $calamity }, and you choose the cube that is lost.
mediterranean-prompt-purchasing = You have ${ $money }: buy buildings, developments and victory points, then confirm. Money left over is halved.
mediterranean-prompt-purchasing-before-iron = You have ${ $money }: buy, then confirm. Next turn is the Iron Age: its cards take workers from AVAILABLE only.
mediterranean-prompt-throwing = The tie is broken by rock, paper, scissors: choose in secret.
mediterranean-prompt-wait = Waiting for { $seats }.
mediterranean-prompt-wait-choice = Waiting until { $count ->
    [one] { $seats } has chosen in secret.
   *[other] { $seats } have chosen in secret.
  }
mediterranean-prompt-chance = The cards are being dealt.
mediterranean-prompt-over = The game is over. { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
  }

## What happened: production and Civic phase

mediterranean-event-turn-began = Turn { $turn } of 6 begins, { $age }.
mediterranean-event-order-set = The turn order is { $seats }.
mediterranean-event-stock-returned = { $seat } takes { $count ->
    [one] { $count } stored card
   *[other] { $count } stored cards
  } back into the hand.
mediterranean-event-stock-returned-known = { $seat } takes back from the warehouse: { $cards }.
mediterranean-event-produced = { $seat } produces { $goods }.
mediterranean-event-produced-known = { $seat } produces { $cards }.
mediterranean-event-put-back = A third card of { $good } for { $seat } goes on top of the civic deck and is replaced.
mediterranean-event-reshuffled = The discards are shuffled into the { $deck }.
mediterranean-event-unfolded = The developments of this turn are { $developments }.
mediterranean-event-unfolded-calamities = The developments of this turn are { $developments }; the calamities are { $calamities }.
mediterranean-event-ability-used = { $seat } uses { $building }.
mediterranean-event-opponent-given = { $seat } uses { $building } on { $target }.
mediterranean-event-opponent-given-arrow = { $seat } uses { $building } on { $target }: one arrow towards { $side }.
mediterranean-event-track-moved = The { $track } marker of { $seat } goes to { $side } { $space }.
mediterranean-event-status-moved = The { $status } of { $seat } { $rises ->
    [true] rises to { $level_signed }.
   *[false] falls to { $level_signed }.
  }
mediterranean-event-flipped = The { $track } of { $seat } turns to { $side }.
mediterranean-event-flipped-destroyed = The { $track } of { $seat } turns to { $side }; { $count ->
    [one] this destroys { $buildings }.
   *[other] these are destroyed: { $buildings }.
  }
mediterranean-event-pacts-settled = The promises for this Civic phase are settled.

## What happened: trading

mediterranean-event-trading-began = Trading begins.
mediterranean-event-offered = Offer { $number }: { $seat } offers { $all ->
    [true] everybody
   *[false] { $seats }
  } { $give } for { $want }.
mediterranean-event-offered-own = Offer { $number }: { $seat } offers { $all ->
    [true] everybody
   *[false] { $seats }
  } { $give } for { $want }. Cards that would go: { $cards }.
mediterranean-event-offer-withdrawn = Offer { $number } is withdrawn.
mediterranean-event-offer-gone = Offer { $number } can no longer be kept and is gone.
mediterranean-event-deal-struck = Deal on offer { $number }: { $seat } gives { $other } { $give } for { $want }.
mediterranean-event-deal-struck-known = Deal on offer { $number }: { $seat } gives { $other } { $give } for { $want }. Cards that went: { $given }; cards that came back: { $taken }.
mediterranean-event-tops-shown = { $seat } shows the tops of { $goods }.
mediterranean-event-stored = { $seat } has { $count ->
    [0] nothing
    [one] { $count } card
   *[other] { $count } cards
  } in the warehouse.
mediterranean-event-stored-known = { $seat } has in the warehouse: { $cards }.
mediterranean-event-ready-set = { $seat } is { $ready ->
    [true] ready to end trading.
   *[false] no longer ready to end trading.
  }
mediterranean-event-grace-began = Time is up: all open offers are void, and only warehousing goes on for a moment.
mediterranean-event-trading-ended = Trading is over: everything that is not in a warehouse is spent.
mediterranean-event-accused = { $seat } calls a vote on { $target }, who is said to have talked about the bottoms of cards.
mediterranean-event-penalties-counted = Penalty for { $target }: { $penalties }. { $penalty ->
    [0] There is none.
   *[other] It is { $penalty } VP.
  }

## What happened: resolution

mediterranean-event-spent = { $seat } spends { $cards } and receives ${ $money }.
mediterranean-event-bank-chosen = The bank of { $seat } { $prosperity ->
    [true] makes each Prosperity card count 3 VP.
   *[false] takes away the sad faces of Poverty cards.
  }
mediterranean-event-choice-sealed = { $seat } has chosen in secret.
mediterranean-event-points-gained = { $seat } gains { $points } VP ({ $source }).
mediterranean-event-points-lost = { $seat } loses { $points } VP ({ $source }).
mediterranean-event-money-gained = { $seat } receives ${ $money }.
mediterranean-event-money-lost = { $seat } loses ${ $money }.
mediterranean-event-industry-paid = { $seat } has { $monopoly ->
    [true] the monopoly
   *[false] the dominance
  } of { $good }: { $industry } pays its bonus.
mediterranean-event-votes-counted = Ballot { $ballot }: { $votes }.
mediterranean-event-calamity-fell = { $victim } is struck by { $calamity }.
mediterranean-event-calamity-nobody = Nobody is struck by { $calamity }.
mediterranean-event-cube-lost = { $seat } loses a cube ({ $place }).
mediterranean-event-building-lost = { $seat } loses { $building }.
mediterranean-event-stock-lost = { $seat } discards from the warehouse: { $cards }.

## What happened: purchasing and the end

mediterranean-event-purchasing-began = Purchasing begins.
mediterranean-event-built = { $seat } builds { $building } for ${ $price }{ $cubes ->
    [0] .
    [one] {" "}and gets { $cubes } cube.
   *[other] {" "}and gets { $cubes } cubes.
  }
mediterranean-event-bought = { $seat } buys { $development } for ${ $price }.
mediterranean-event-bought-placed = { $seat } buys { $development } for ${ $price }; the cube goes to: { $places }.
mediterranean-event-points-bought = { $seat } buys { $points } VP for ${ $price }.
mediterranean-event-purchase-undone = { $seat } takes back the latest purchase.
mediterranean-event-confirmed = { $seat } is done buying and has ${ $money } left.
mediterranean-event-throws-shown = Rock, paper, scissors: { $throws }.
mediterranean-event-game-ended = The game is over. Victory points: { $each }. { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
  }
