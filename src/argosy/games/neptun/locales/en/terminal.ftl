# Neptun in the terminal. Words that are typed (take, sail) stay English.

## Setting up

cli-option-wind_between_rounds = the wind at the start of game rounds 2 and 3 (rule N4.11).
cli-option-second_extra_turn = who is offered a second additional turn (rule N5.4).
cli-option-zero_space_scores = whether a token on space 0 of a temple takes a tile (rule N6.2).
cli-option-open_hands = whether the game lists the oar cards of the others that all have seen (rule N9.2).

## Playing

cli-miles-from-where = From which city? For example: miles Roma

## Help

cli-help-chart = the sea chart
cli-help-miles = how far every city is from Roma

## On the screen

cli-neptun-starting = { $oar } start
cli-neptun-contract = { $good } for { $city } ({ $region })
cli-neptun-gold = { $gold } gold
cli-neptun-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-neptun-slot-free = free
cli-neptun-slot-fulfilled = fulfilled
cli-neptun-slot-lost = lost
cli-neptun-slot-short = { $city } { $good }, { $pays }
cli-neptun-slot-fulfilled-short = { $city } fulfilled
cli-neptun-slot-lost-short = { $city } lost
cli-neptun-column-down = face down
cli-neptun-column-taken = taken
cli-neptun-column-given-up = given up
cli-neptun-acquire = Game round { $round } of 3, acquire contracts, turn { $turn } of 5.
cli-neptun-fulfil = Game round { $round } of 3, fulfil contracts, turn { $turn } of 5.
cli-neptun-extra = Game round { $round } of 3, fulfil contracts, additional turn { $turn }.
cli-neptun-set-up = The board is being laid.
cli-neptun-over = The game is over.
cli-neptun-wind = Wind { $wind }.
cli-neptun-forecast = Forecast { $forecast }, so the next wind is { $next }.
cli-neptun-order = Order: { $order }.
cli-neptun-scale = Oar scale: { $scale }.
cli-neptun-display = Contracts on display
cli-neptun-my-chart = Your chart
cli-neptun-hand = Your boat lies in { $boat }. Your oar cards: { $cards }.
cli-neptun-chosen = Your card face down: { $oar }.
cli-neptun-reach = { $oar } (range { $range })
cli-neptun-players = Players
cli-neptun-you = { $name } (you)
cli-neptun-face-down = face down
cli-neptun-charts = Charts
cli-neptun-temples = Temples, standing now
cli-neptun-gold-temple = Gold
cli-neptun-bonus = Bonus
cli-neptun-unseen = Not seen yet: city cards { $cities }; goods { $goods }; oar cards { $oars }.
cli-neptun-chart-title = The sea chart: cities with their links in miles
cli-neptun-chart-key = { $sea } sea, { $deep } deep sea, numbers are miles. Boats: { $boats }.
cli-neptun-way = { $city } { $miles }
cli-neptun-way-deep = { $city } { $miles } deep sea
cli-neptun-boats = Boats: { $boats }.
cli-neptun-miles = Miles from { $city }: { $far }.
cli-neptun-head-column = Column
cli-neptun-head-contract = contract
cli-neptun-head-my-contract = your contract
cli-neptun-head-pays = pays
cli-neptun-head-miles = miles
cli-neptun-head-oar = oar
cli-neptun-head-coins = coins
cli-neptun-head-state = {""}
cli-neptun-head-slot = Slot
cli-neptun-head-slot-number = slot { $slot }
cli-neptun-head-from-boat = from boat
cli-neptun-head-from-left = from last
cli-neptun-head-player = {""}
cli-neptun-head-points = points
cli-neptun-head-gold = gold
cli-neptun-head-boat = boat
cli-neptun-head-cards = cards
cli-neptun-head-known = oars to play
cli-neptun-head-oar-now = oar now
cli-neptun-head-temple = Temple
cli-neptun-head-tiles = tiles
cli-neptun-head-standing = standing
cli-neptun-head-number = No.
cli-neptun-head-cost = costs
cli-neptun-head-earns = earns
cli-neptun-head-loses = loses slots
cli-neptun-means-take = { $good } for { $city } ({ $region }), { $pays }, into slot { $slot }
cli-neptun-means-row = range { $range }
cli-neptun-notation = Moves
cli-neptun-notation-reveal = turns up the leftmost face-down contract
cli-neptun-notation-take = takes the contract of column 3 into slot 5
cli-neptun-notation-row = plays the oar card with power 7 and wind change -1
cli-neptun-notation-sail = sails to Roma; the beginning of a name is enough
cli-neptun-notation-deliver = sails to Roma and fulfils the contract of slot 4
cli-neptun-notation-buy = also buys one more temple point for 3 gold
cli-neptun-notation-stay = stays where the boat is; stay deliver 2 fulfils a contract there
cli-neptun-notation-extra = takes an additional turn; extra no does not
