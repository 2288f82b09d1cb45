# Why a bot does what it does in Trading in the Mediterranean.

## Trading

reason-mediterranean-deal-worth = { $money ->
    [0] All counted as money, it is worth less than $1 to you.
   *[other] All counted as money, it is worth about ${ $money } to you.
  }
reason-mediterranean-deal-sets-more = By the goods named, your sets pay ${ $money } more.
reason-mediterranean-deal-sets-less = By the goods named, your sets pay ${ $money } less.
reason-mediterranean-deal-promises = { $money ->
    [0] Of that the promise counts for less than $1.
   *[other] Of that the promise counts for about ${ $money }.
  }
reason-mediterranean-copies-missed-least = Of your copies you miss least: { $cards }.
reason-mediterranean-piracy-goes = Piracy passes for a luxury and pays nothing itself.
reason-mediterranean-most-willing = { $seat } seems most willing: it gains in { $count } of { $guesses } guesses at its hand.
reason-mediterranean-offer-too-dear = { $money ->
    [0] Offer { $number } costs a little more than it brings.
   *[other] Offer { $number } costs about ${ $money } more than it brings.
  }
reason-mediterranean-offer-too-little = Offer { $number } brings less than $1, which is too little.
reason-mediterranean-offer-helps-rival = { $money ->
    [0] Offer { $number } helps { $seat } too much for what it brings you.
   *[other] Offer { $number } helps { $seat } by about ${ $money }, too much for what it brings you.
  }
reason-mediterranean-offer-not-held = Offer { $number } asks for what you cannot give.
reason-mediterranean-offer-not-bindable = Offer { $number } holds a promise that cannot be made now.
reason-mediterranean-offer-hurts-now = { $money ->
    [0] Your offer { $number } now costs a little more than it brings.
   *[other] Your offer { $number } now costs about ${ $money } more than it brings.
  }
reason-mediterranean-offer-passed-by = { $count } offers were laid after your offer { $number }; it makes room for another.
reason-mediterranean-offer-unanswered = Nobody has accepted your offer { $number } for a while; it makes room for another.
reason-mediterranean-store-pays = Better kept than spent, as it reckons: { $cards }.
reason-mediterranean-spend-all = No card that may be stored is better kept than spent, as it reckons.
reason-mediterranean-stored-already = What is better kept is stored already: { $cards }.
reason-mediterranean-no-offer-worth-it = No offer that it thought of is worth making.
reason-mediterranean-offers-full = { $count } offers of yours lie on the table, and it lays no more at a time.

## Purchasing

reason-mediterranean-plan-buildings = Buildings in this plan: { $buildings }.
reason-mediterranean-plan-developments = Developments in this plan: { $developments }.
reason-mediterranean-points-at-once = The plan brings { $points } VP at once.
reason-mediterranean-promises-points = It adds about { $points } VP to what your civilisation promises.
reason-mediterranean-gives-up-points = It takes about { $points } VP from what your civilisation promises.
reason-mediterranean-money-otherwise = Its money would bring about { $points } VP otherwise.
reason-mediterranean-money-buys-points = The ${ $money } left buy { $points } VP.
reason-mediterranean-money-kept = { $points ->
    [0] Half of the ${ $money } is left next turn and promises less than 1 VP.
   *[other] Half of the ${ $money } is left next turn and promises about { $points } VP.
  }
reason-mediterranean-money-idle = Kept, the ${ $money } bring nothing.
reason-mediterranean-no-money = There is no money left to spend.
reason-mediterranean-no-purchase-better = No purchase that it thought of promises more.
reason-mediterranean-tried-to-the-end = { $count ->
    [one] Played on to the end in one guessed world, it came to about { $points } VP.
   *[other] Played on to the end in { $count } guessed worlds, it came to about { $points } VP on average.
  }
reason-mediterranean-tried-a-turn = { $count ->
    [one] Played on for a turn in one guessed world, it promised about { $points } VP.
   *[other] Played on for a turn in { $count } guessed worlds, it promised about { $points } VP on average.
  }
reason-mediterranean-plan-behind = Planning puts it about { $points } VP behind another purchase, and that was taken off.
reason-mediterranean-trade-tried = { $count ->
    [one] Played on to the end of the turn in one guessed world, it promised about { $points } VP.
   *[other] Played on to the end of the turn in { $count } guessed worlds, it promised about { $points } VP on average.
  }
reason-mediterranean-trade-behind = Without playing on, it looks about { $points } VP worse than another trade, and that was taken off.

## The smaller decisions

reason-mediterranean-costs-nothing = It costs nothing.
reason-mediterranean-nothing-to-use = No building of yours is left to be used.
reason-mediterranean-against-leader = Of those in question nobody has more VP than { $seat }: { $points }.
reason-mediterranean-against-leader-by-sight = Of those in question nobody has built more, as far as can be seen, than { $seat }.
reason-mediterranean-nobody-to-hit = Nothing here would hurt whoever is ahead.
reason-mediterranean-hand-points-there = Your cards, netted, have { $count ->
    [one] one arrow
   *[other] { $count } arrows
  } to the other side: { $track }.
reason-mediterranean-flip-late = After turn { $turn } it turns no board.
reason-mediterranean-flip-gains-nothing = With your hand, no board without buildings gains enough by being turned.
reason-mediterranean-prosperity-counts = Prosperity would count { $points } VP.
reason-mediterranean-poverty-spared = Poverty would not take { $count } happiness.
reason-mediterranean-loss-costs = { $points ->
    [0] It costs you less than 1 VP, as it reckons.
   *[other] It costs you about { $points } VP, as it reckons.
  }
reason-mediterranean-loss-costs-rival = { $points ->
    [0] It costs { $seat } less than 1 VP, as it reckons.
   *[other] It costs { $seat } about { $points } VP, as it reckons.
  }
reason-mediterranean-missed-least = Nothing else costs less.
reason-mediterranean-missed-most = Nothing else costs more.
reason-mediterranean-pure-chance = It was drawn by lot: no choice is better than another.
reason-mediterranean-hears-no-talk = A bot hears no talk, so it finds nobody guilty.
