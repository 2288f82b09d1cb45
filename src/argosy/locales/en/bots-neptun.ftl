# Neptun: why a bot makes a move. Gold and temple points are what the card pays.

reason-neptun-only = It is the only move.
reason-neptun-take-points = It pays { neptun-points } in { $region }.
reason-neptun-take-gold = It pays { $gold } gold in { $city }.
reason-neptun-way = { $city } is { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  } from { $start }, the stop before it.
reason-neptun-coins = { $gold } gold lies on it.
reason-neptun-oar = Its oar card has power { $power }.
reason-neptun-reveal = The contracts that lie open fit badly; { $columns ->
    [one] one is
   *[other] { $columns } are
  } still face down.
reason-neptun-row-idle = Nothing is left to deliver, so the card hardly matters.
reason-neptun-row-reach = A range of { $range } is enough for the { $miles } miles to { $city }.
reason-neptun-row-pay = { $city } is { $miles } miles away: beyond the range of { $range }, but gold pays for the rest.
reason-neptun-row-towards = { $city } is { $miles } miles away, too far for this turn; a range of { $range } brings it nearer.
reason-neptun-row-keep = It keeps the oar card with power { $power } for later.
reason-neptun-deliver-points = It earns { neptun-points } in { $region }.
reason-neptun-deliver-gold = It earns { $gold } gold in { $city }.
reason-neptun-rank = That makes place { $rank } in the temple of { $region } as things stand.
reason-neptun-buy = Another point in { $region } is worth more than 3 gold.
reason-neptun-loses = { $count ->
    [one] One contract is lost for it, which
   *[other] { $count } contracts are lost for it, which
  } would take too long.
reason-neptun-bonus = It is the last of five: the bonus tile brings { $points } points.
reason-neptun-towards = It leads towards { $city }, which is then { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  } away.
reason-neptun-stay = No contract can be brought nearer that is worth it.
reason-neptun-extra = { $cards ->
    [one] The oar card in hand is
   *[other] The { $cards } oar cards in hand are
  } enough for another delivery.
reason-neptun-no-extra = { $cards ->
    [one] The oar card in hand is
   *[other] The { $cards } oar cards in hand are
  } worth more later than what could be delivered now.
