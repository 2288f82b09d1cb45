# Neptun: why something was refused, and what would be right. The id of the rule is added in brackets.

## Phase 1: acquire contracts

refusal-draft-expected = Now a contract is picked: take a face-up one into a free slot, or reveal the next.
refusal-draft-last_revealed = You revealed the last contract and must take it; there is no other to reveal.
refusal-draft-all_face_up = All contracts lie face up already; take one of them.
refusal-draft-no_column = There is no column { $column }; choose one from 1 to { $columns }.
refusal-draft-face_down = The contract in column { $column } lies face down; reveal it first, the leftmost ones before it.
refusal-draft-column_gone = The contract of column { $column } was already taken; choose one that is still there.
refusal-draft-given_up = You gave up the contract in column { $column } when you revealed another; take the newest, or reveal the next.
refusal-draft-no_slot = There is no slot { $slot } on your contract chart; choose one from 1 to { $slots }.
refusal-draft-slot_full = Slot { $slot } already holds a contract; choose a free one.

## Phase 2: fulfil contracts

refusal-row-expected = Now an oar card is played; choose one from your hand.
refusal-row-not_held = You do not hold the oar card { $oar }; choose one from your hand.
refusal-row-already_chosen = You have chosen your oar card; wait until all have.
refusal-extra-expected = Now you are asked about an additional turn; answer yes or no.
refusal-sail-expected = Now your boat moves; sail to a city, or stay.
refusal-sail-no_city = There is no city with the number { $city }; choose one on the sea chart.
refusal-sail-too_far = { $city } is too far: { $miles ->
    [one] { $miles } mile
   *[other] { $miles } miles
  } with a range of { $range } would cost { $cost } gold, and you have { $gold }; choose a city that you can pay for.
refusal-sail-buy_alone = A temple point can be bought only with a fulfilled contract; fulfil one, or buy none.
refusal-sail-buy_poor = A temple point costs { $price } gold and you would have { $gold }; deliver without buying one.
refusal-sail-no_slot = There is no slot { $slot } on your contract chart; choose one from 1 to { $slots }.
refusal-sail-fulfilled = The contract in slot { $slot } is already fulfilled; choose an open one.
refusal-sail-lost = The contract in slot { $slot } is lost; choose an open one.
refusal-sail-wrong_city = The contract in slot { $slot } is for { $wanted }, not for { $city }; deliver it in { $wanted }.

## Moves that were typed

refusal-notation-which_oar = Several of your oar cards fit: { $oars }. Say the wind change too.
refusal-notation-cost = Sailing to { $city } costs { $cost } gold, not { $said }; say the right price, or none.
refusal-notation-which_city = Several cities begin like that: { $cities }. Write more of the name.
refusal-notation-no_city = There is no city called “{ $text }”; write a name from the sea chart.

## Chance

refusal-chance-set_up_expected = First the distance markers and the player order must be drawn.
refusal-chance-markers = These are not the distance markers of this edition; every one must lie on a link of its own kind.
refusal-chance-show_expected = Now a contract is turned up: a city card, a good and an oar card.
