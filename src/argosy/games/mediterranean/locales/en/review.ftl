# Moves of Trading in the Mediterranean as noun phrases, and what reviews say of deals.

choice-mediterranean-build = { $thing } for ${ $money }
choice-mediterranean-buy = { $thing } for ${ $money }
choice-mediterranean-points = { $points } VP for ${ $money }
choice-mediterranean-confirm = ending the purchases
choice-mediterranean-use = using { $thing }
choice-mediterranean-pass = passing
choice-mediterranean-ready = waiting for other offers
choice-mediterranean-wait = waiting for other offers
choice-mediterranean-flip = turning the { $track } board
choice-mediterranean-prosperity = the bank for Prosperity
choice-mediterranean-poverty = the bank against Poverty
choice-mediterranean-lose = giving up this: { $thing }
choice-mediterranean-offer = the offer of { $give } for { $want }
choice-mediterranean-accept = taking { $want } from { $seat } for { $give }
review-unit-mediterranean = Money
review-mediterranean-overpaid = { $seat } gave { $gave } for { $got }: by what { $seat } knew, ${ $money } too much.
review-mediterranean-lemon = { $seat } got { $got }: the bottoms were ${ $money } worse than could be expected.
review-mediterranean-passed-by = { $seat } could have got { $get } from { $other } for { $give }, worth about ${ $money }.
