# The lessons of Trading in the Mediterranean: what each step says, and why nothing else can be done now.

lesson-mediterranean-first-goal =
    You rule a city on the ancient Mediterranean. { $seat1 }, { $seat2 } and { $seat3 } rule the others. Trade goods,
    earn money, build. After six turns of five phases the most victory points (VP) win. Everybody begins with 5.
lesson-mediterranean-first-cards =
    { phase-production }, the first phase: each of your five farms has given you one card. The top of a card is a
    good. It pays money. The bottom is an idea or an event. It happens to whoever spends the card. Nobody else sees
    your cards.
lesson-mediterranean-first-sides =
    { phase-civic }, the second phase. You stand for { side-democracy } and { side-venus }; the opposite sides are {
    side-dictatorship } and { side-mars }. A bottom with the name of your side moves that marker up, one of the
    opposite side down. The higher it stands, the more buildings you may own. Here you may change sides, but you need
    not. Press “{ web-do-pass }”.
    .why = Changing sides would bring you nothing now. Press “{ web-do-pass }”.
lesson-mediterranean-first-sets =
    { phase-trading }, the third phase and the heart of the game. Cards of one good pay more together: one $1, two $3,
    three $6, four $10. All players hold five single cards. Swap them, and both sides get richer.
lesson-mediterranean-first-make =
    Make an offer. Choose your wool, then timber among the goods. Be bold: also ask for 1 VP, with the plus sign
    beside “{ web-med-side-want }”. Then press “{ web-med-offer }”. Cards and VP can change hands, money cannot.
    .why = First make this offer: you give 1 wool, you want 1 timber and 1 VP, to all.
lesson-mediterranean-first-take =
    { $seat1 } makes a counter-offer: timber for your wool, without the VP. Whoever is the first to accept an offer
    has the deal, and both sides change hands at once. Two timber pay $3. Press “{ web-med-take }”.
    .why = First take the offer of { $seat1 }: timber for your wool.
lesson-mediterranean-first-lemon =
    Look at the bottom of your new timber: { bottom-depression }. You were sold a lemon, a card that hurts! A deal
    names only goods; you see the bottoms afterwards. Your own offer is gone, because the wool that it promised is
    gone.
lesson-mediterranean-first-forecast =
    Here you see what your cards would bring if trading ended now: $6, but { bottom-depression } takes your happiness
    from 0 down to −2. Happiness and safety are two tracks: too little brings calamities. So pass the
    lemon on!
lesson-mediterranean-first-counter =
    { $seat2 } offers ore for your grain. Answer with an offer of your own: choose the timber with { bottom-depression
    }, ask for ore, press “{ web-med-offer }”. You choose which of your timber goes. Nobody may talk about bottoms, so
    { $seat2 } cannot know: that is fair play here.
    .why = First offer the timber with { bottom-depression } for 1 ore.
lesson-mediterranean-first-store =
    { $seat2 } took it. Your two ore pay $3. Your warehouse keeps up to three cards for the next turn, when your farm
    brings more salt: then you have a pair. Press “{ web-med-mode-store }”, then your salt. The worst bottoms, such as
    { bottom-depression }, cannot be stored.
    .why = First press “{ web-med-mode-store }” and then the salt in your hand.
lesson-mediterranean-first-ready =
    Trading normally lasts four minutes. It ends early when everybody is ready, and the others are. Then all cards
    that are not in a warehouse are spent. Press “{ web-do-ready }”.
    .why = You have what you wanted. Press “{ web-do-ready }”.
lesson-mediterranean-first-money =
    { phase-resolution }, the fourth phase. All spent cards are turned up. First the tops: your sets pay $1, $1 and
    $3, together $5. Then follow the bottoms, the turn order and, from turn 2 on, calamities.
lesson-mediterranean-first-bottoms =
    Now the bottoms. { bottom-prosperity } gives you 1 VP. Twice { side-democracy } takes your government to 2, {
    side-venus } your religion to 1. { $seat2 } spends the lemon: happiness −2. { bottom-poverty } would cost 1
    happiness, { bottom-barbarians } 1 safety.
lesson-mediterranean-first-wealth =
    Money makes the new turn order: the richest player comes first, and equals keep their order. It decides who goes
    first wherever players act in turn.
lesson-mediterranean-first-harbor =
    { phase-purchasing }, the last phase. Everybody may buy each of six developments once. { development-fishing-cove
    } moves a worker from a farm to a harbor, which brings luxury goods. Buy it. Here the worker comes from your wool
    farm, which then gives no more cards.
    .why = Keep your money for { development-fishing-cove }.
lesson-mediterranean-first-points =
    What else is for sale? Industry sells VP, at first for $4 each. Culture, such as { development-choral-dance }, brings
    VP and bonuses. Buildings bring workers and abilities, as many as your markers allow.
lesson-mediterranean-first-done =
    All players buy at the same time. Until you are done, you can take purchases back. Afterwards the money left over
    is halved, rounded down: of your $1 nothing remains. Press “{ web-do-confirm }”.
    .why = The harbor is what you want. Press “{ web-do-confirm }”.
lesson-mediterranean-first-luxury =
    Turn 2. Your salt is back from the warehouse: a pair. And your harbor has brought its first luxury card, gold. One
    pays $3, two $8, three $15. Workers in cities bring civic goods: $2, $5, $9.
lesson-mediterranean-first-calamities =
    Each turn shows six new developments and, after the first turn, two calamities. { calamity-bread-riots } will
    strike the unhappiest player, { calamity-harbor-raid } the least safe one, but nobody who stands on 0 or above.
    Keep your sides: press “{ web-do-pass }”.
    .why = Changing sides would put that marker back to 0. Press “{ web-do-pass }”.
lesson-mediterranean-first-danger =
    The bottom of your gold is { bottom-barbarians }: 1 safety less. See what would happen now: you alone would be
    below 0, and { calamity-harbor-raid } would take your new harbor.
lesson-mediterranean-first-avoid =
    What is stored does not happen. { bottom-barbarians } may be stored: press “{ web-med-mode-store }”, then the
    gold. You can sell or spend it later, perhaps when an army has made you safer.
    .why = First press “{ web-med-mode-store }” and then the gold in your hand.
lesson-mediterranean-first-ready-again =
    The danger is over. You could trade on, but your hand is good enough: press “{ web-do-ready }”.
    .why = Your harbor is safe now. Press “{ web-do-ready }”.
lesson-mediterranean-first-struck =
    The calamities come last. { calamity-bread-riots } strikes { $seat2 }, whose happiness is the lowest: −2, because
    of your lemon. Half the money is lost. Without that deal it would have been you.
lesson-mediterranean-first-spared =
    Nobody’s safety is below 0, so { calamity-harbor-raid } strikes nobody. Your harbor stands.
lesson-mediterranean-first-end =
    Now you know a whole turn. You would go on buying with your $6, and four more turns follow. Collect sets, mind the
    bottoms, watch the forecast, and turn your money into VP. Good luck!
