# Moves of Neptun as noun phrases, for the sentences of a review.

neptun-miles = { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  }
choice-neptun-take-gold = the contract for { $city } ({ $gold } gold) on slot { $slot }
choice-neptun-take-points = the contract for { $city } ({ neptun-points } in { $region }) on slot { $slot }
choice-neptun-reveal = turning up the next contract
choice-neptun-row = oar card { $oar }, for a range of { neptun-miles }
choice-neptun-stay = staying in { $city }
choice-neptun-sail = { neptun-miles } to { $city }
choice-neptun-deliver-gold = { neptun-miles } to { $city }, to deliver for { $gold } gold
choice-neptun-deliver-points = { neptun-miles } to { $city }, to deliver for { neptun-points } in { $region }
choice-neptun-deliver-buy = { neptun-miles } to { $city }, to deliver for { neptun-points } in { $region } and buy one more
choice-neptun-extra = an additional turn
choice-neptun-no-extra = no additional turn
