# Why a bot does what it does in Trading in the Mediterranean.

## Trading

reason-mediterranean-deal-gains = It gains about ${ $money }.
reason-mediterranean-likely-accepted = { $seat } should like it most; the chance that somebody accepts is about { $percent } %.
reason-mediterranean-counters = It answers offer { $number }.
reason-mediterranean-offer-too-dear = Offer { $number } is too dear: it would cost about ${ $money } more than it brings.
reason-mediterranean-offer-too-little = Offer { $number } brings too little.
reason-mediterranean-offer-feeds-leader = Offer { $number } would help { $seat } too much.
reason-mediterranean-offer-not-held = Offer { $number } asks for what you cannot give.
reason-mediterranean-copies-missed-least = You miss least: { $cards }.
reason-mediterranean-offer-hurts-now = Your offer { $number } would hurt you by now.
reason-mediterranean-pact-worth = The promise is worth its price.
reason-mediterranean-store-pays = Worth more next turn: { $cards }.
reason-mediterranean-spend-all = Spent now, every card brings more than next turn.
reason-mediterranean-no-better-deal = No other deal in sight is worth the talk.

## Purchasing

reason-mediterranean-plan-buildings = Buildings in this plan: { $buildings }.
reason-mediterranean-plan-developments = Developments in this plan: { $developments }.
reason-mediterranean-points-at-once = It brings { $points } VP at once.
reason-mediterranean-promises-points = It promises about { $points } VP in the turns to come.
reason-mediterranean-money-into-points = Nothing brings more for the money left than { $points } VP.
reason-mediterranean-money-kept = The ${ $money } left are worth more next turn, even halved.
reason-mediterranean-no-money = There is no money left to spend.

## The smaller decisions

reason-mediterranean-costs-nothing = It costs nothing.
reason-mediterranean-against-leader = { $seat } is ahead.
reason-mediterranean-hand-points-there = Your cards hold ideas of the other side.
reason-mediterranean-side-fits = The side you stand on fits your cards and buildings.
reason-mediterranean-prosperity-counts = Prosperity brings { $points } VP.
reason-mediterranean-poverty-hurts = Otherwise Poverty takes { $count } happiness.
reason-mediterranean-missed-least = You miss it least.
reason-mediterranean-missed-most = { $seat } misses it most.
reason-mediterranean-pure-chance = No choice is better than another.
reason-mediterranean-hears-no-talk = A bot hears no talk, so it finds nobody guilty.
