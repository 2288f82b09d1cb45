# Trading in the Mediterranean in the browser.

game-mediterranean = Trading in the Mediterranean
web-about-mediterranean = Found a civilisation, haggle over goods whose bottoms only you know, and stand up to the calamities.
web-facts-mediterranean = 4 to 6 players, about 90 minutes

## At the table

web-turn = Turn { $turn }/6 · { $phase }
web-figure-vp = VP
web-figure-money = money

## The end

web-tie-mediterranean = Between equal points culture cubes decide, then buildings, then rock, paper, scissors.
web-trades = Trades
web-trades-deals = Deals
web-trades-gave = Cards given
web-trades-got = Cards received
web-trades-points = Points by deals
web-trades-with = Deals with { $name }
web-trades-best-worst = The best and the worst deal of each
web-trades-best = Best
web-trades-worst = Worst
web-trades-value = What a deal did to the value of the hand at that moment, with the true bottoms, in money, as bots count it: sets, industries, tracks, happiness, safety and points. Promises are not counted.
web-trades-deal = Turn { $turn }, with { $name }: { $got } for { $gave }
web-trades-bottoms = Who gave whom which bottoms
web-trades-giver = Giver
web-trades-to = to { $name }

## What menu entries are called

web-do-pass = Pass
web-do-use-ability = Use { $name }
web-do-give-opponent = Use { $name } on { $target }
web-do-flip = Change sides
web-do-accept = Accept offer { $offer }
web-do-withdraw = Withdraw offer { $offer }
web-do-store = Store { $name }
web-do-ready = Ready
web-do-ready-not = Not ready yet
web-do-wait = Wait
web-do-accuse = Accuse { $target }
web-do-penalise = Penalty: { $points } VP
web-do-bank-choice = Prosperity pays
web-do-bank-choice-not = Ignore Poverty
web-do-vote = Vote for { $target }
web-do-lose = Give up: { $name }
web-do-lose-of = Take from { $target }: { $name }
web-do-build = Build { $name }
web-do-buy = Buy { $name }
web-do-buy-points = Buy { $points } VP
web-do-undo-purchase = Take the latest purchase back
web-do-confirm = Done buying
web-do-throw = Throw

## The table

web-med-hand = Your hand
web-med-hand-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-med-hand-worth = Sets pay ${ $money }
web-med-mode = A click on a card
web-med-mode-give = Offer cards
web-med-mode-store = Store cards
web-med-worthless = worth nothing
web-med-set = ${ $money } · { $more }
web-med-set-long = This set pays ${ $money }; one more card would add { $more }.
web-med-give-one = Offer one { $good }
web-med-give-card = Offer { $card }
web-med-store-card = Store { $card }
web-med-not-storable = May not be stored
web-med-as = as { $good }
web-med-warehouse = Warehouse
web-med-take-out = Take { $card } out
web-med-take-all-out = Take all out
web-med-ready-count = { $ready } of { $of } ready
web-med-opening = Sort your hand: the market opens in { $seconds } s
web-med-open-now = Open it now
web-med-composer = New offer
web-med-worth = Your sets: { $change }
web-med-clear = Clear
web-med-offer = Offer
web-med-side-give = You give
web-med-side-want = You want
web-med-side-give-vp = Give one VP more
web-med-side-want-vp = Ask for one VP more
web-med-side-give-promise = Promise something
web-med-side-want-promise = Ask for a promise
web-med-less = Take back: { $what }
web-med-give-hint = Click cards in your hand
web-med-want-hint = Click goods below
web-med-wanted = Goods to ask for
web-med-ask = Ask for one { $good }; it would add { $adds } to your sets
web-med-to = To
web-med-to-all = All
web-med-offers = Offers on the table
web-med-to-some = to { $names }
web-med-me = you
web-med-gives = gives
web-med-wants = wants
web-med-hands = Goes: { $cards }
web-med-withdraw = Withdraw
web-med-you-hand = You hand over: { $cards }
web-med-you-hand-nothing = You hand over no card.
web-med-cannot = You do not hold what is wanted.
web-med-take = Take
web-med-counter = Counter
web-med-copies-which = Cards to hand over
web-med-hand-over = Hand over { $card }
web-med-deals = Deals this turn
web-med-no-deals = None yet.
web-med-pacts = Promises
web-med-for = for
web-med-deal-between = { $giver } with { $taker }
web-med-turn = This turn
web-med-kind-unhappiness = Strikes the unhappiest
web-med-kind-barbarian = Strikes the least safe
web-med-marks = Standings
web-med-mark-government = Government
web-med-mark-religion = Religion
web-med-mark-happiness = Happiness
web-med-mark-safety = Safety
web-med-mark-stored = Cards in the warehouse
web-med-mark-buildings = Buildings
web-med-is-ready = ready
web-med-statuses = Happiness and safety of all
web-med-mats = Player boards
web-med-track-label = { $track }: { $side } { $space }, { $built } of { $limit } buildings
web-med-area-farms = Farms
web-med-area-cities = Cities
web-med-area-harbors = Harbors
web-med-area-culture = Culture
web-med-area-industries = Industries
web-med-area-improvements = Improvements
web-med-area-wonders = Wonders
web-med-area-available = AVAILABLE
web-med-area-supply = Supply
web-med-buildings = Buildings
web-med-used = used
web-med-fresh = works next turn
web-med-purchasing = Purchases
web-med-left = leaves ${ $money }
web-med-bought-all = You have bought all you want.
web-med-points = Victory points
web-med-points-for = { $points } VP for ${ $money }
web-med-developments = Developments
web-med-buy = Buy for ${ $money }
web-med-bought = bought
web-barred-build-limit = your marker allows { $limit }
web-barred-build-money = ${ $missing } short
web-barred-buy-full = no free space: { $place }
web-barred-buy-loss = { $track } too low
web-barred-buy-money = ${ $missing } short
web-barred-buy-no_crew = workers needed: { $needed }
web-barred-buy-supply = no cube left
web-med-owners = { $count ->
    [one] { $count } other has it
   *[other] { $count } others have it
}
web-med-worker-where = Where does the worker come from?
web-med-without-worker = without a worker
web-med-room = { $built } of { $limit } buildings
web-med-build = Build for ${ $money }
web-med-stands = built
web-med-resolution = How it was resolved
web-med-sums = Cards spent, and what they pay
web-med-sum = { $ware } = ${ $money }
web-med-step-bottoms = Bottoms take effect
web-med-step-industries = Industries pay
web-med-step-order = Wealth makes the order
web-med-step-calamity = A calamity strikes
web-med-telling = Resolution, step by step
web-med-telling-end = The end, step by step
web-med-telling-skip = Skip
web-med-telling-next = Next
web-med-telling-step = Step { $step } of { $of }
web-med-telling-waits = After this it is your turn.
web-med-telling-yours = yours
web-med-telling-others = the others
web-med-telling-points = Where the points came from
web-med-telling-wins = { $name } wins with { $points } VP!
web-med-step-sets = Cards are spent
web-med-why-lowest = { $name } is lowest, at { $level }.
web-med-why-lowest-you = You are lowest, at { $level }.
web-med-why-voted = Several are lowest, at { $level }; the vote fell on { $name }.
web-med-why-voted-you = Several are lowest, at { $level }; the vote fell on you.
web-med-why-none-low = Nobody is below 0: nobody is struck.
web-med-why-equal = All are equally low: nobody is struck.
web-med-why-no-majority = Three ballots without a majority: nobody is struck.
web-med-vote-stake = More than half of the voters must name the same victim. If three ballots fail, nobody is struck and each voter loses 5 VP.
web-med-split = happiness { $happiness }, safety { $safety }
web-med-time = { $seconds } seconds left to trade.
web-med-time-up = Time is up: only the warehouse is open for a moment.
web-med-drawer = Hand { $hand } · warehouse { $stored }
web-med-stall = { $name } offers
web-med-stall-empty = Nothing on offer.
web-med-wish-wants = wants
web-med-wish-plenty = plenty of
web-med-own = Your offers
web-med-own-none = You offer nothing yet.
web-med-offer-of = Offer { $offer } of { $name }
web-med-offer-yours = Your offer { $offer }
web-med-take-offer = Take the offer of { $name }: you get { $gives } for { $wants }
web-med-decline-offer = Decline the offer of { $name }: { $gives } for { $wants }
web-med-look = More about the offer of { $name }: { $gives } for { $wants }
web-med-more = Which card, counter, reasons
web-med-decline = No
web-med-declined = No.
web-med-you-declined = you said no
web-med-countered = Makes offer { $offer } instead.
web-med-answers-yours = answers your offer { $offer }
web-med-answers-to = Answers to offer { $offer }: { $answers }
web-med-no-answer = no answer yet
web-med-answer = To your { $offer }: { $words }
web-med-say = Say
web-med-wish = Wishes
web-med-wish-hint = Press a good: you want it, you have plenty of it, or neither. Everybody sees it.
web-med-wish-is-want = wanted
web-med-wish-is-plenty = plenty
web-med-wish-is-none = –
web-med-composer-hint = Cards from your hand for goods that you want.
web-med-mirror = { $name } already offers exactly this.
web-med-mirror-take = Take it
web-med-gift-sure = For nothing? Offer
web-med-forecast = If time were up now
web-med-forecast-after = After that
web-med-forecast-hint = What resolution would bring you. A range depends on cards that you cannot see.
web-med-level = { $level } ({ $place }/{ $of })
web-med-turn-chance = Turns: { $percent } %; buildings that fall: { $buildings }
web-med-strikes = { $calamity } would strike you ({ $percent } %).
web-med-turns = This hand turns you to { $side }.
web-med-turns-fall = This hand turns you to { $side }: { $buildings } { $count ->
    [one] falls
   *[other] fall
}.
web-med-may-turn = { $track } may turn ({ $percent } %).
web-med-industry-pays = Industry of { $good } pays
web-med-gain-points = { $points } VP
web-med-new = new
web-med-faster = { $name } was faster: offer { $offer } is taken.
web-med-offer-gone = Offer { $offer } was withdrawn.
web-med-pass-sure = Not used yet: { $buildings }. Press again to pass.
