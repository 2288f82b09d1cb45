# Trading in the Mediterranean: why something was refused, and what would be right. The id of the rule is added in brackets.

## Civic phase

refusal-civic-use_expected = Now buildings are used on oneself; use one of yours, or pass.
refusal-civic-give_expected = Now buildings are used on opponents; use one of yours, or pass.
refusal-civic-flip_expected = Now boards are flipped; flip your government or your religion, or pass.
refusal-civic-no_tile = There is no building tile with the number { $tile }; choose one of your own buildings.
refusal-civic-not_built = You have not built { $building }; use a building that you own.
refusal-civic-too_fresh = { $building } was built this turn; it can be used from the next Civic phase.
refusal-civic-used = { $building } was already used in this phase; use another building, or pass.
refusal-civic-passive = { $building } works by itself; it need not be used.
refusal-civic-for_rivals = { $building } is used on an opponent; that comes after the abilities on oneself.
refusal-civic-for_oneself = { $building } is used on oneself, and the time for that is over; use one that is given to an opponent, or pass.
refusal-civic-no_rival = { $target } is not an opponent of yours; choose another player.
refusal-civic-no_arrow = { $building } gives no arrow, so it has no direction; name only the player.
refusal-civic-spared = You promised not to use { $building } on { $target }; choose another player.
refusal-civic-promised_elsewhere = You promised to use { $building } on somebody else than { $target }; keep that promise.
refusal-civic-promised_colour = You promised { $target } an arrow of the other colour from { $building }.
refusal-civic-promise_open = You promised to use { $building }; do that before you pass.
refusal-civic-no_track = There is no track { $track }; flip your government or your religion.
refusal-civic-flipped = You have already flipped { $track ->
    [0] your government
   *[other] your religion
  } in this phase; flip the other one, or pass.

## Trading

refusal-trade-expected = Now everybody trades; make or accept an offer, fill your warehouse, or say that you are ready.
refusal-trade-time_up = Time is up; now you can only fill your warehouse.
refusal-ready-already = You are ready already; wait for the others.
refusal-ready-not_yet = You have not said that you are ready; go on trading.
refusal-offer-gone = There is no offer { $offer } on the table any more; choose one that is still there.
refusal-offer-own = Offer { $offer } is your own; wait until somebody accepts it, or withdraw it.
refusal-offer-not_own = Offer { $offer } is not yours; you can withdraw only your own.
refusal-offer-not_addressed = Offer { $offer } is for others; make an offer of your own.
refusal-offer-addressees = An offer goes to other players, each named once, in the order of the seats; or to all.
refusal-offer-goods = A side of a deal names how many cards of each good, { $most } in all at most.
refusal-offer-piracy = Piracy is never offered by its name; it can go as spices or as gold.
refusal-offer-points = A side of a deal can hold 0 to { $most } VP.
refusal-offer-points_short = This takes more VP than there are: { $points }, where { $held } are held. Name fewer.
refusal-offer-empty = An offer must hold something on one side at least.
refusal-offer-too_many = You have { $most } offers on the table already; withdraw one first.
refusal-cards-stored = You have { $card } in your warehouse only; take it out first.
refusal-cards-not_held = You do not hold all of these cards; choose cards from your hand.
refusal-cards-other_goods = These cards are not the goods of the offer; choose as many of each good as it names.
refusal-cards-unsorted = The cards of a deal must be named in the order of the hand.
refusal-pact-last_turn = This is the last turn: there is no Civic phase to come for which anything could be promised.
refusal-pact-form = A pact names a building, a player, and whether it is used or not; a side of a deal can hold { $most } of them.
refusal-pact-not_built = Seat { $seat } has not built { $building }; promise only the use of buildings that stand.
refusal-pact-not_on_rivals = { $building } is not used on opponents, so nothing can be promised about it.
refusal-pact-colour = { $building } gives an arrow: say which, like this: use g5 3 white.
refusal-pact-no_arrow = { $building } gives no arrow, so there is no colour to promise.
refusal-pact-target = { $building } cannot be promised for { $target }: nobody uses it on themselves, and sparing is promised only to the partner of the deal.
refusal-pact-bound = Seat { $seat } has already promised something else about { $building }; it can be used only once.
refusal-show-goods = To show tops, say how many cards of which goods; one at least.
refusal-show-not_held = You cannot show so many cards of { $good }; in hand you have { $held }.
refusal-show-piracy = Piracy is never shown; in a deal it can pass for spices or gold.
refusal-store-full = So many cards ({ $cards }) do not fit into your warehouse; it holds { $room }.
refusal-store-not_held = You do not have all of these cards; choose from your hand and your warehouse.
refusal-store-forbidden = The card { $card } may not be stored; it is spent this turn, unless somebody takes it.
refusal-store-unsorted = Stored cards must be named in the order of the hand.
refusal-clock-stopped = No clock runs now; time passes only while players trade.
refusal-clock-expected = The clock can only tick, or run out.

## Resolution

refusal-bank-expected = Now your bank is asked: more for Prosperity, or no sadness from Poverty.
refusal-vote-expected = Now the victim of the calamity is voted for; name one of those tied.
refusal-vote-not_tied = { $victim } is not one of those tied; vote for one of them.
refusal-accuse-expected = Trading is over; call a vote on somebody, or pass.
refusal-accuse-no_rival = { $target } is no other player here; call a vote on somebody else, or pass.
refusal-accuse-judged = There was a vote on { $target } already this turn; name somebody else, or pass.
refusal-penalty-expected = A vote is on; name a penalty of 0 to { $most } VP.
refusal-penalty-points = The penalty cannot be { $points } VP; name 0 to { $most }.
refusal-lose-expected = Now something is lost to a calamity; choose what.
refusal-lose-not_possible = The calamity does not take this, or it is not there (number { $what }); choose from the menu.

## Purchasing and the end

refusal-purchase-expected = Now everybody buys; buy something, or confirm that you are done.
refusal-undo-nothing = You have bought nothing yet that could be taken back.
refusal-build-no_tile = There is no building tile with the number { $tile }; choose one of your twelve.
refusal-build-stands = You have { $building } already; choose another tile.
refusal-build-limit = Your marker allows { $limit } of this colour and you have { $standing }; go further on the track before you build { $building }.
refusal-build-money = { $building } costs ${ $price } and you have ${ $money }; choose something that you can pay for.
refusal-buy-no_slot = There is no development { $slot }; choose one from 1 to { $slots }.
refusal-buy-twice = You have bought { $development } this turn already; each development can be bought once.
refusal-buy-money = This costs ${ $price } and you have ${ $money }; choose something that you can pay for.
refusal-buy-loss = Your { $track } is too low to accept this loss; choose another card.
refusal-buy-supply = Your supply has no cube left for this card; choose another.
refusal-buy-full = There is no free space for this on your board ({ $place }); choose another card.
refusal-buy-no_crew = { $development } takes workers and you do not have them where they may come from (workers: { $needed }); choose another card.
refusal-buy-no_source = Workers come from farms (0 to 4) or from AVAILABLE (5); there is no place { $source }.
refusal-buy-rural_only = { $development } moves workers from farms only; choose farms.
refusal-buy-available_only = { $development } is an Iron Age card and takes workers from AVAILABLE only.
refusal-buy-farm_empty = There is no worker on your farm of { $farm }; choose another one.
refusal-buy-no_worker = That place does not have so many workers ({ $place }: { $workers }); choose others.
refusal-buy-order = Workers must be named in the order of the farms, those of AVAILABLE last.
refusal-buy-workers = { $workers } is not the number of workers that { $development } takes; choose from the menu.
refusal-buy-choices = { $development } asks its buyer for { $needed } answers, not { $choices }; choose from the menu.
refusal-buy-choice = { $development } cannot be bought with this choice; choose one from the menu.
refusal-points-no_industry = You have no industry cube left, so you cannot buy VP.
refusal-points-none = So few VP ({ $points }) cannot be bought; buy one at least.
refusal-points-money = So many VP ({ $points }) cost ${ $price } and you have ${ $money }; buy fewer.
refusal-throw-expected = Now the tie is broken; throw rock, paper or scissors.
refusal-throw-no_shape = There is no shape { $shape }; throw rock, paper or scissors.

## Moves that were typed

refusal-notation-no_good = “{ $text }” is no part of a deal; write goods, VP and pacts like this: 2 wine + 1vp + spare g5 3.
refusal-notation-no_card = There is no card called “{ $text }”; write good and bottom, like grain-mars.
refusal-notation-no_building = There is no building tile called “{ $text }”; write g1 to g6 or r1 to r6.
refusal-notation-no_development = There is no card, or more than one, that “{ $text }” could mean; write its word from the display.
refusal-notation-no_place = “{ $text }” is no place or choice here; write it like farm salt, available or city.

## Chance

refusal-chance-deal_expected = Now the goods of the turn are dealt.
refusal-chance-unfold_expected = Now the developments and calamities of the turn are revealed.
refusal-chance-too_few_cards = { $cards } cards are too few: every production cube must get one.
refusal-chance-too_many_cards = Only { $cards } cards are dealt this turn.
refusal-chance-developments = A turn brings { $count } different developments.
refusal-chance-not_in_age = Development { $card } is not among those of this age that are still to come.
refusal-chance-calamities = This turn brings { $count } calamities, one of each kind from turn 2 on.
refusal-chance-not_that_calamity = Calamity { $card } is not of the kind that comes now, or it has come already.
