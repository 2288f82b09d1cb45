# The first lesson: what each step says, and why nothing else can be done now.
# $seat1 and $seat2 are the names of the other players.

lesson-neptun-first-goal =
    You are a merchant of the ancient Mediterranean, with one boat. You carry goods to its ports, and that moves you
    up in the temples. Nearly all points come from the tiles in the six temples: after each of three rounds, whoever
    leads in a temple takes its tile. Most points win.
lesson-neptun-first-contract =
    A round has two halves. First everybody takes five contracts, one a turn. Then everybody sails for five turns to
    deliver them, from Crete. { $seat1 } was first and left this contract lying open: grapes for Sanguntum. Delivered
    there, they pay 7 gold; other contracts pay points in the temple of the city's region. The oar card beside it
    comes with the contract: you row with it. You begin with 5 gold and two oar cards.
lesson-neptun-first-luck =
    Sanguntum is more than 30 miles away. So push your luck: turn up the next contract. The price: you give up all
    contracts that lie open now, for this turn.
    .why = Sanguntum is too far. Turn up the next contract instead: the marked one that lies face down.
lesson-neptun-first-take =
    Better: olives for Athenae, close to Crete, for 2 temple points in Graecia. You could turn up yet another, but
    take this one: choose the contract, then slot 1. Slots are an order. You deliver from left to right, and no
    contract ever moves to another slot.
    .why = Athenae is close, so it should be your first stop: choose the olives, then slot 1.
lesson-neptun-first-order =
    The oar card is now in your hand. Its power also stands on the oar scale, which sets the order of the next turn:
    the weakest oar goes first. Yours has power 1, so you will begin. On equal power, whose oar came onto the scale
    later goes first.
lesson-neptun-first-coin =
    A new turn, and you are first. Nobody wanted Sanguntum, so it stays, with a coin on it, and gets another each
    turn. Whoever takes a contract gets its coins. It is still too far: turn up the next one.
    .why = One coin does not make up for such a long way. Turn up the next contract.
lesson-neptun-first-slot =
    Grain for Thessalonica, 3 temple points in Graecia. The way there leads through Athenae, so it comes after
    Athenae: take it into slot 2.
    .why = Thessalonica lies beyond Athenae, so its place is the next slot: choose the grain, then slot 2.
lesson-neptun-first-chart =
    Three turns later; we chose for you. Your chart is full: Athenae, Thessalonica, Roma, Pergamum, and Thessalonica
    again. Each contract brought an oar card. Now the boats sail.
lesson-neptun-first-oar =
    Everybody chooses an oar card in secret. Its power plus the wind force is your range in miles. The wind is 5 and
    Athenae is 5 miles away, so your weakest oar is enough. Every oar card is played only once. Play power 1.
    .why = Save your stronger oars for longer ways. Play the oar card with power 1.
lesson-neptun-first-wind =
    All cards are open now. Their second number changes the wind: yours is +1, the others' are −1 each, in sum −1.
    That is the forecast. The wind of a turn is always 5 plus the forecast: next it will be 4. The others have sailed
    already; you are last in the order, which the contracts set.
lesson-neptun-first-sail =
    Your range is 6: oar 1 plus wind 5. Boats sail along the lines; the numbers are miles. Where your boat ends, you
    may deliver one contract. Sail to Athenae and deliver: your token climbs 2 spaces in the temple of Graecia.
    .why = Your first stop is Athenae: choose it on the chart, then choose to deliver the olives.
lesson-neptun-first-range =
    The wind is 4 now, and Thessalonica, your next stop, is 7 miles away. Power 2 takes you 6 miles. But each missing
    mile costs just 1 gold. Play the marked oar of power 2.
    .why = Power 2 and 1 gold are enough for Thessalonica. Keep the stronger oars for later.
lesson-neptun-first-race =
    Look at the temple of Graecia: { $seat1 } is on space 5. Your grain would take you to space 5 as well. On the same
    space, whoever came first is ahead, and in the first round only the leader takes a tile.
lesson-neptun-first-buy =
    So climb one space more: with each delivery you may buy one temple point there for 3 gold. Sail to Thessalonica,
    deliver the grain and buy: space 6, and you lead.
    .why = Sail to Thessalonica, deliver the grain from slot 2 and buy a point: then you are ahead of { $seat1 }.
lesson-neptun-first-far =
    Next would be Roma, in slot 3, but that is far away. Pergamum, in slot 4, is 5 miles away. The wind is 4: power 2
    is enough.
    .why = Pergamum is 5 miles away and the wind is 4: the oar card with power 2 is enough.
lesson-neptun-first-lost =
    Sail to Pergamum and deliver the honey for 7 gold. The price: open contracts to the left of a delivered one are
    lost. You lose Roma. Merely visiting a port loses nothing.
    .why = Sail to Pergamum and deliver the honey from slot 4. Roma is out of reach anyway.
lesson-neptun-first-extra =
    Two turns later, your last contract is delivered. After turn five, whoever still has an open contract and an oar
    card may take up to two additional turns. { $seat1 } could, but Sanguntum is too far.
lesson-neptun-first-bonus =
    Now the scoring. { $seat2 } delivered all five contracts and takes a bonus tile: 3 points. You lost Roma, so you
    get none.
lesson-neptun-first-tiles =
    In the temples, you lead in Graecia and take its tile: 3 points. The gold temple goes by gold: your 13 are the
    most, 2 points. Scoring costs nothing: tokens and gold stay for the next round.
lesson-neptun-first-ready =
    That was a round. In round 2 the first two places in each temple get tiles, in round 3 the first three, and the
    tiles are worth more. You know enough now for your first game. Fair winds!
