# The page in the browser.

web-title = Two voyages across one sea
web-lead = Play against friends or bots, right here. No account, nothing to install.
web-sea = Mare Nostrum
web-default-name = Sailor
web-your-name = Your name
web-hello = Welcome back, { $name }.
web-name-change = Change name
web-name-changed = You are called { $name } now.
web-games = The games
web-game = Game
web-game-neptun = Neptun
web-game-mediterranean = Trading in the Mediterranean
web-about-neptun = Take contracts, choose your oars in secret, sail by the wind and win the favour of six temples.
web-about-mediterranean = Found a civilisation, haggle over goods whose bottoms only you know, and stand up to the calamities.
web-facts-neptun = 3 to 5 players, about 45 minutes
web-facts-mediterranean = 4 to 6 players, about 90 minutes
web-play-now = Play now
web-play-now-about = At once, against { $bots } bots
web-create = New table
web-open-table = Open the table
web-continue = Your games
web-finished = Finished games
web-finished-all = Show all { $count }
web-finished-opened = opened { $day }
web-forget = Forget
web-forget-long = Forget { $game }, { $day }
web-record-open = Open a record
web-record-about = or drop its file anywhere on this page
web-join = Join a table
web-join-about = Paste the link that you were given.
web-join-invited = You are invited to a table.
web-join-full = The table is full, but you can watch the game.
web-join-watch = Watch the game
web-join-link = Link
web-join-there = Go there
web-sit-down = Sit down
web-lobby = Public tables
web-lobby-empty = There is no public table just now. Open one!
web-home = To the first page
web-lost = There is no page at this address.
web-loading = One moment …
web-nav = Main
web-skip = Skip to the content
web-close = Close
web-between = { ", " }

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-size = Size of text
web-contrast = High contrast
web-motion = Animations
web-sounds = A sound when it is my turn
web-notices = A notification of the browser when it is my turn

## A new table

web-seats = Seats
web-seat = Seat { $seat }
web-who-plays = Who plays
web-you = You
web-sits-person = A person, by link
web-sits-beside = A person on this device
web-their-name = Name
web-player-number = Player { $number }
web-bot = { $name } (bot)
web-bot-level = Bots for free seats
web-options = Options
web-edition = Edition
web-edition-standard = the standard one
web-pace = Pace
web-pace-live = Live, with clocks
web-pace-untimed = Live, without clocks
web-pace-post = Over several days
web-decision = Time for each decision, then a bot makes it
web-decision-0 = no limit
web-decision-60 = 1 minute
web-decision-120 = 2 minutes
web-decision-180 = 3 minutes
web-decision-300 = 5 minutes
web-decision-600 = 10 minutes
web-decision-86400 = 1 day
web-decision-259200 = 3 days
web-decision-604800 = 7 days
web-tempo = Bots play
web-tempo-natural = At the pace of people
web-tempo-instant = At once
web-public = Everybody may find the table, sit down or look on

## A table that gathers

web-gathering = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
web-gathered = Everybody is here.
web-free = free
web-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
web-nobody = nobody yet
web-state-open = not begun
web-state-playing = playing
web-state-over = over
web-state-closed = closed
web-put-bot = Put a bot here
web-fill-bots = Bots on all free seats
web-start = Begin
web-invite = Invite
web-invite-about = Whoever opens this link, or scans the code, can sit down.
web-invite-watch = Onlookers
web-invite-watch-about = All seats are taken. Whoever opens this link can look on, and sees no secrets.
web-qr-watch = The link to watch, as a code to scan
web-copy-join = Copy the link
web-copy-watch = Copy the link to watch
web-copy-seat = Copy the link to my seat, for another device
web-copied = Copied.
web-copy-by-hand = Copy this link:
web-qr = The link to sit down, as a code to scan

## At the table

web-prompt = What to do
web-watching = You are looking on
web-your-turn = Your turn
web-acts = to act
web-away = away
web-waited = for { $time }
web-clock = Time left
web-time-days = { $days } d { $hours } h
web-undo = Undo
web-hand-over = Pass the device to { $name }
web-hand-over-about = What { $name } sees is for their eyes only.
web-hand-over-taken = I am { $name }
web-menu = Your choices
web-menu-list = All choices as a list
web-command = Type a move
web-send = Send
web-notation = How moves are typed
web-in-words = Table in words
web-text-board = The table in words
web-players = Players in order
web-side = Beside the table
web-log = Log
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-chat-closed = No free talk while people trade
web-say = Say something
web-phrases = Phrases
web-mute = Do not hear
web-table = Table
web-wind = Wind { $wind }
web-forecast = Forecast { $forecast }
web-round = Round { $round }/3
web-phase-acquire = Contract { $turn }/5
web-phase-fulfil = Voyage { $turn }/5
web-turn = Turn { $turn }/6 · { $phase }
web-figure-points = points
web-figure-gold = gold
web-figure-cards = cards
web-figure-vp = VP
web-figure-money = money
web-line-connecting = Connecting …
web-line-lost = The connection is lost. Trying again …
web-line-closed = This table is no longer open to you here.
web-line-again = Try now

## What people settle among themselves

web-paused = The game is paused.
web-pause = Pause
web-go-on = Go on
web-undo-late = Others have learnt or done something since: all must agree to take it back.
web-undo-ask = Ask the others
web-undo-asked = { $name } asks to take back the last move. { $count ->
    [0] Everybody agrees.
    [one] One answer is missing.
   *[other] { $count } answers are missing.
}
web-undo-refused = { $name } does not agree to take it back.
web-undo-forget = Never mind
web-agree = Agree
web-refuse = Refuse
web-let-bot = Let a bot play for me
web-bot-plays = A bot plays for you.
web-take-back = Play myself again
web-leave = Leave the table
web-leave-sure = Leave for good? A bot plays on for you.
web-hint = What would a bot do?
web-hint-short = Hint
web-hints = Players may ask what a bot would do

## The end

web-ending = Final standing
web-tie-neptun = Equal points share a place.
web-tie-mediterranean = Between equal points culture cubes decide, then buildings, then rock, paper, scissors.
web-place = Place
web-player = Player
web-total = Total
web-trades = Trades
web-trades-deals = Deals
web-trades-gave = Cards given
web-trades-got = Cards received
web-trades-points = Points by deals
web-trades-with = Deals with { $name }
web-rematch = Play again
web-download = Download the record

## Looked at again

web-log-about = Each line marks on the board what it speaks of; choose one to see the board at that moment. Arrow keys walk the lines.
web-past = You look at an earlier moment:
web-past-now = Back to now
web-past-earlier = One moment earlier
web-past-later = One moment later
web-past-owed = It is your turn.
web-replay = Look at the game again
web-replay-start = Before the first move
web-replay-move = Move
web-replay-at = Move { $at } of { $inputs }
web-replay-steps = Steps
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-run = Let it run
web-replay-stop = Stop
web-replay-on = One move on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-eyes = Through the eyes of
web-replay-link = Copy a link to this move
web-replay-leave = Back to the table
web-onlooker = an onlooker
web-play-on = Play on from here
web-curves = Points over time

## Rules

web-rules = Rules
web-rule = Rule { $id }
web-rules-all = All rules
web-rules-chapters = Chapters
web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] One rule found.
   *[other] { $count } rules found.
}

## What menu entries are called

web-do-reveal = Reveal the next contract
web-do-take = Take { $good } for { $city } into slot { $slot }
web-do-row = Row { $oar }
web-do-sail = Sail to { $city }
web-do-stay = Stay in { $city }
web-do-deliver = Deliver { $good } in { $city }
web-do-deliver-and-buy = Deliver { $good } in { $city } and buy a temple point
web-do-extra-yes = Take the additional turn
web-do-extra-no = No additional turn
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
web-do-bank-choice-not = Poverty does not sadden
web-do-vote = Vote for { $target }
web-do-lose = Give up: { $name }
web-do-lose-of = Take from { $target }: { $name }
web-do-build = Build { $name }
web-do-buy = Buy { $name }
web-do-buy-points = Buy { $points } VP
web-do-undo-purchase = Take the latest purchase back
web-do-confirm = Done buying
web-do-throw = Throw

## What the server refuses

web-refusal-net-away = The server does not answer. Is it running?
web-refusal-table-unknown = There is no such table.
web-refusal-table-not_yours = This table is not open to you: its link is needed.
web-refusal-table-invite = This table is by invitation: its link is needed.
web-refusal-table-full = The table is full. You can watch the game.
web-refusal-seat-taken = This seat is taken.
web-refusal-table-over = The game is over.
web-refusal-table-begun = The game has begun already.
web-refusal-table-not_begun = The game has not begun.
web-refusal-table-not_over = The game is not over.
web-refusal-table-host = Only the host of the table can do that.
web-refusal-table-free_seats = There are still free seats.
web-refusal-table-broken = The game cannot be taken up again.
web-refusal-table-closed = This table was closed.
web-refusal-table-paused = The game is paused.
web-refusal-table-not_playing = Nothing is played at this table now.
web-refusal-table-away = The table is not to be reached just now. Try again.
web-refusal-table-busy = The table is very busy. Try again.
web-refusal-record-not_over = The game can be looked at again when it is over.
web-refusal-record-over = At this moment the game is over: choose an earlier one.
web-refusal-record-foreign = This file is not a record of Argosy. The page of a finished game offers its record for download.
web-refusal-record-bad = This record is damaged, or it does not follow the rules of this version.
web-refusal-record-too_long = This file is larger than a record may be (2 MB).
web-refusal-hint-busy = The bot is still thinking. Wait a moment.
web-refusal-hint-none = The bot has no advice now. Try again.
web-refusal-hint-not_to_act = It is not your turn.
web-refusal-undo-asked = Somebody asks already to take something back.
web-refusal-undo-refused = The others have not agreed to take it back.
web-refusal-undo-not_asked = Nobody asks to take something back any more.
web-refusal-chat-silenced = The host of the table lets you say nothing.
web-refusal-wire-too_long = That is too long.
web-refusal-seat-none = You do not sit at this table.
web-refusal-guest-unknown = Say first who you are.
web-refusal-client-too_fast = That was too fast. Wait a moment.
web-refusal-store-unavailable = The server cannot write just now. Try again.
web-refusal-server-closing = The server is going down for a moment.
web-refusal-server-fault = Something went wrong at the server.
web-refusal-chat-closed = There is no free talk while people trade.
web-refusal-chat-again = Somebody spoke at the same moment; say it again.
web-refusal-wire-malformed = The server did not understand that.
web-refusal-address-unknown = There is nothing at this address.

## The table of Trading in the Mediterranean

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
web-med-set = ${ $money }, next { $more }
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
web-med-composer = Your offer
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
web-med-show-hidden = Show { $count } hidden
web-med-no-offers = Nobody offers anything yet.
web-med-other-offers = { $count } more that you cannot take
web-med-open-count = { $count } you can take
web-med-more-offers = { $count } more that you can take
web-med-gone = gone
web-med-to-some = to { $names }
web-med-me = you
web-med-to-everybody = to all
web-med-gives = gives
web-med-wants = wants
web-med-hands = Goes: { $cards }
web-med-withdraw = Withdraw
web-med-you-hand = You hand over: { $cards }
web-med-you-hand-nothing = You hand over no card.
web-med-cannot = You do not hold what is wanted.
web-med-take = Take
web-med-copies = Which card?
web-med-counter = Counter
web-med-hide = Hide offer { $offer }
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
web-med-vote-stake = More than half of the voters must name the same victim. If three ballots fail, nobody is struck and each voter loses 5 VP.
web-med-split = happiness { $happiness }, safety { $safety }
web-med-time = { $seconds } seconds left to trade.
web-med-time-up = Time is up: only the warehouse is open for a moment.
web-med-drawer = Hand { $hand } · warehouse { $stored }

## The board of Neptun

web-neptun-title = MARE NOSTRUM
web-neptun-sea = Sea chart
web-neptun-ports = Ports within reach
web-neptun-zoom = Zoom
web-neptun-zoom-in = Closer
web-neptun-zoom-out = Farther
web-neptun-temples = Temples
web-neptun-temple-words = { $name }: tiles { $tiles }; tokens { $tokens }
web-neptun-token = { $name } on { $space }
web-neptun-tile = { $points } would go to { $name }
web-neptun-tile-free = { $points } would stay
web-neptun-wind = Wind force { $wind }
web-neptun-wind-forecast = Wind force { $wind }, forecast { $forecast }
web-neptun-miles = { $miles } mi
web-neptun-range = Oar { $oar } + wind { $wind } = { $range } miles
web-neptun-reaches = { $count ->
    [0] no other port within reach
    [one] 1 other port within reach
   *[other] { $count } other ports within reach
}
web-neptun-pay = pay { $gold } gold
web-neptun-earn = earn { $gold } gold
web-neptun-climb = +{ $points } in { $region }
web-neptun-place = then place { $place }
web-neptun-place-tile = then place { $place }: tile { $tile }
web-neptun-loses = { $count ->
    [one] loses slot { $slots }
   *[other] loses slots { $slots }
}
web-neptun-display = Contracts
web-neptun-reveal = Reveal
web-neptun-column-down = Column { $column }: face down
web-neptun-column-taken = Column { $column }: taken
web-neptun-column-up = Column { $column }: { $contract }; oar power { $power }, wind { $wind }{ $coins ->
    [0] {""}
    [one] ; 1 coin
   *[other] ; { $coins } coins
}
web-neptun-column-given-up = Column { $column }, given up: { $contract }; oar power { $power }, wind { $wind }, coins { $coins }
web-neptun-contract-gold = { $good } for { $city } ({ $region }), { $gold } gold
web-neptun-contract-points = { $good } for { $city } ({ $region }), { $points ->
    [one] 1 temple point
   *[other] { $points } temple points
}
web-neptun-chart = Your chart
web-neptun-chart-of = Chart of { $name }
web-neptun-route = Route { $miles } miles, some { $reach } within reach
web-neptun-route-about = Miles from the boat through your open contracts, from left to right; and those that your strongest oars and the wind may carry you in this round
web-neptun-route-of = Miles of the route through the open contracts of { $name }
web-neptun-slot-free = Slot { $slot }: free
web-neptun-slot-open = Slot { $slot }: { $contract }
web-neptun-slot-fulfilled = Slot { $slot }, fulfilled: { $contract }
web-neptun-slot-lost = Slot { $slot }, lost: { $contract }
web-neptun-slot-miles = { $miles } mi
web-neptun-deliver = Deliver. { $contract }
web-neptun-hand = Your oars
web-neptun-chosen = Face down: { $oar }
web-neptun-oar = Oar power { $power }, wind { $wind }
web-neptun-oar-starting = Starting card, oar power { $power }, wind { $wind }
web-neptun-oar-down = An oar card, face down
web-neptun-known-oars = Oar cards of { $name } that all have seen
web-neptun-oars = Oars of this turn
web-neptun-scale = Oar scale
web-neptun-scale-about = The oar powers taken in this turn: whoever has the lowest goes first in the next
web-neptun-extra = Do you take an additional turn?
web-neptun-scoring = Scoring
web-neptun-all-at-once = All at once
web-neptun-on = Go on
