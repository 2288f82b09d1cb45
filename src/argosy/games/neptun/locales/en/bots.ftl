# Neptun: why a bot makes a move. Gold and temple points are what the card pays. What is planned may yet change. A trial
# is a wind, an imagined draft or a playout.

neptun-trials = { $of ->
    [1] { "" }
   *[other] { " " }(in { $agree } of { $of } trials)
  }
reason-neptun-only = It is the only move.
reason-neptun-take-points = It pays { neptun-points } in { $region }.
reason-neptun-take-gold = It pays { $gold } gold in { $city }.
reason-neptun-take-planned = The planned voyage delivers it in { $agree } of { $of } imagined drafts.
reason-neptun-take-way = By a rule of thumb the reward is worth { $reward } points, and the detour costs { $detour }.
reason-neptun-coins = { $gold } gold lies on it.
reason-neptun-oar = Its oar card has power { $power }.
reason-neptun-reveal = { $columns ->
    [one] The contract
   *[other] The { $columns } contracts
  } still face down may be worth { $points } points more than the best open one.
reason-neptun-reveal-less = { $columns ->
    [one] The contract
   *[other] The { $columns } contracts
  } still face down may be worth { $points } points less than the best open one.
reason-neptun-row-idle = Nothing is left to deliver, so the card hardly matters.
reason-neptun-row-now = Planned for this turn{ neptun-trials }: a delivery in { $city }, { $miles } miles away, with a range of { $range }.
reason-neptun-row-pay = Planned for this turn{ neptun-trials }: a delivery in { $city }, { $miles } miles away, with a range of { $range } and { $gold } gold for the rest.
reason-neptun-row-later = Planned next delivery{ neptun-trials }: { $city }, { $miles } miles away, in a later turn.
reason-neptun-row-keep = It keeps the oar card with power { $power } for later.
reason-neptun-deliver-points = It earns { neptun-points } in { $region }.
reason-neptun-deliver-gold = It earns { $gold } gold in { $city }.
reason-neptun-rank = That makes place { $rank } in the temple of { $region } as things stand.
reason-neptun-buy = Another point in { $region } counts for more than 3 gold.
reason-neptun-buy-less = Another point in { $region } counts for less than 3 gold.
reason-neptun-loses = { $count ->
    [one] One contract is given up for it.
   *[other] { $count } contracts are given up for it.
  }
reason-neptun-bonus = It is the last of five: the bonus tile brings { $points } points.
reason-neptun-next = Planned delivery after that{ neptun-trials }: { $city }, { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  } further on.
reason-neptun-towards = Planned next delivery{ neptun-trials }: { $city }, then { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  } away.
reason-neptun-no-more = No further delivery is planned{ neptun-trials }.
reason-neptun-extra = Planned for additional turns{ neptun-trials }: a delivery in { $city }.
reason-neptun-no-extra = No delivery in an additional turn counts for more than the oar cards that it takes.
reason-neptun-no-extra-yet = It keeps the oar cards, though a delivery in an additional turn counts for more.
