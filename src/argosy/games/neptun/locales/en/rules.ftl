# The rules of Neptun for the help in the game; the English text is that of docs/rules/neptun.md.

rule-N1 = Components
rule-N1-1 =
    The board shows Crete, where every boat starts, and 15 ports, three in each of the five regions Hispania,
    Italia, Graecia, Asia Minor and Africa. Crete belongs to no region and no city card names it (our ruling). 15
    sea links and 4 deep sea links join the cities.
rule-N1-2 =
    There are 19 distance markers: 15 for sea links, worth 3 to 8 miles, and 4 for deep sea links, worth 11 to 13
    miles.
rule-N1-3 =
    There are 36 point tiles for six temples: one temple for each region, and the gold temple. Each temple has one
    tile A, two tiles B and three tiles C.
rule-N1-4 = There are 15 bonus tiles and 55 coins. The supply of coins never runs out (our ruling).
rule-N1-5 =
    Each of the 30 city cards names a city and its region, and says for each of the five goods what a delivery there
    pays: gold or temple points.
rule-N1-6 = Each of the 30 goods cards shows one of the five goods: grapes, olives, honey, grain or salt.
rule-N1-7 =
    Each of the 50 oar cards has an oar power and a wind change. Ten of them are starting cards, the same two for
    each player colour (our ruling); the other 40 are the deck. Starting cards of colours that nobody plays stay in
    the box (our ruling).
rule-N1-8 = Each player has a contract chart with five slots, a boat, five temple tokens and an order marker.

rule-N2 = Set-up
rule-N2-1 = The tiles A lie in their temples. The tiles B and C wait for game rounds 2 and 3.
rule-N2-2 =
    The deep sea markers are shuffled onto the deep sea links and the sea markers onto the sea links, once, and all
    lie open. They stay where they are for the whole game (our ruling).
rule-N2-3 = The city cards, the goods cards and the oar cards are shuffled as three separate decks.
rule-N2-4 = The wind force is 5.
rule-N2-5 =
    Each player takes 5 gold and two starting oar cards, puts one temple token on space 0 of each of the five
    regional temples, and the boat in Crete. The oar cards in hand are secret; charts, gold, tokens and tiles are
    open.
rule-N2-6 = The first player order is random.
rule-N2-7 =
    The game has three game rounds. Each has three phases: acquire contracts in 5 turns, fulfil contracts in 5 turns
    and up to 2 additional ones, and score.

rule-N3 = Phase 1: acquire contracts
rule-N3-1 =
    At the start of each turn the display is filled to one column more than there are players, face down. A column
    is a contract: one city card, one goods card and one oar card. From the second turn on the contract left over
    counts as the first column, so that as many new columns are laid as there are players.
rule-N3-2 = In player order each player acquires exactly one contract, and loads it before the next player acts.
rule-N3-3 =
    You either take any face-up contract, or reveal the leftmost face-down one. By revealing you give up all
    contracts that lie face up at that moment; if you reveal again, you give up the one you revealed before as well.
    This holds for this pick only (our ruling).
rule-N3-4 =
    After revealing a contract you take it, or reveal the next. If you reveal the last face-down contract, you must
    take it.
rule-N3-5 = If no contract lies face down when it is your turn to pick, you must take one of the face-up ones.
rule-N3-6 =
    Left and right go by the columns that are still there; gaps close only at the end of the turn (our ruling).
rule-N3-7 = Whoever takes a contract gets the coins that lie on it at once.
rule-N3-8 =
    To load a contract, put its city card and its goods card into any free slot of your contract chart. You cannot
    move it later.
rule-N3-9 =
    Your order marker goes onto the oar scale, to the oar power of the contract's oar card, on top of markers that
    are already there. The oar card goes to your hand.
rule-N3-10 =
    When all players have a contract, the new player order runs from the lowest oar power to the highest. Of markers
    on the same power the top one goes first, so the latest to arrive is the first to act.
rule-N3-11 =
    The contract that nobody took moves to the left end. If it lies face up, one coin is put on it; coins add up
    from turn to turn. If it lies face down, it is turned up and gets no coin.
rule-N3-12 =
    After the fifth turn every player has five contracts. The contract left over is discarded and its coins go back
    to the supply (our ruling). The player order of that moment holds for phases 2 and 3 and for the first turn of
    the next game round (our ruling).

rule-N4 = Phase 2: fulfil contracts
rule-N4-1 =
    At the start of each of the five turns all players choose one oar card from their hand in secret; then all cards
    are revealed together. Everybody must play one, even a player who has nothing left to deliver.
rule-N4-2 =
    The wind forecast is the sum of the wind changes of all revealed oar cards, but never below -5 or above +5.
rule-N4-3 =
    In player order each player sails. Your range in miles is your oar power plus the current wind force; the
    forecast does not count yet.
rule-N4-4 =
    A boat moves from city to city along the links; each link costs the miles on its marker. It may stay where it
    is, and it always ends in a city. A city can hold any number of boats. You are charged the cheapest way, because
    passing through a city does nothing (our ruling). Miles that you do not use are lost.
rule-N4-5 =
    Each mile beyond your range costs 1 gold, paid before any delivery. A move that you cannot pay is not allowed.
rule-N4-6 =
    In the city where your boat ends you may fulfil one contract for that city. Staying in a city counts as ending
    there (our ruling). If you have two contracts for the same city, you choose one of them; the other needs another
    turn (our ruling).
rule-N4-7 =
    The city card says what the contract's good pays. Gold comes from the supply. For temple points your token moves
    up as many spaces in the temple of the city's region; on an occupied space it goes on top of the stack. The
    temple tracks have no upper end (our ruling).
rule-N4-8 =
    Once for each contract you fulfil, whether it pays gold or temple points, you may buy one more temple point in
    that region for 3 gold. Gold that you have just earned counts (our ruling).
rule-N4-9 =
    All open contracts to the left of the one you fulfilled are lost and turned over. Merely visiting a city loses
    nothing.
rule-N4-10 =
    When all players have sailed, the wind force becomes 5 plus the forecast, so it lies between 0 and 10 (our
    ruling).
rule-N4-11 =
    The first turn of game rounds 2 and 3 begins with the wind force that the forecast of turn 5 gives (our ruling).
    The option wind_between_rounds decides it: forecast (the default), keep for the wind of turn 5, reset for 5.

rule-N5 = Additional turns (5 I and 5 II)
rule-N5-1 =
    After turn 5 the players who have an open contract and an oar card in hand are asked in player order whether
    they want an additional turn. They answer openly.
rule-N5-2 =
    Those who want one act in player order: play an oar card openly (our ruling), sail, and fulfil one contract if
    they can.
rule-N5-3 = The wind force is the one of turn 5. The wind changes of these oar cards do nothing (our ruling).
rule-N5-4 =
    A second additional turn is offered in the same way to those who took the first and can still use one (our
    ruling). The option second_extra_turn decides it: takers (the default), or anyone with an open contract and an
    oar card.
rule-N5-5 = Contracts that are still open after that are lost.

rule-N6 = Phase 3: score
rule-N6-1 =
    Each player who fulfilled all five contracts of this game round takes a bonus tile. Contracts fulfilled in
    additional turns count.
rule-N6-2 =
    In each of the five regional temples the players rank by their tokens, the highest first; on the same space the
    token lower in the stack is ahead. A token on space 0 takes no tile (our ruling). The option zero_space_scores
    decides it: no (the default), or yes, and then those on space 0 rank last, in player order.
rule-N6-3 =
    In the gold temple the players rank by the gold they have; on a tie the one earlier in player order is ahead.
    Players without gold rank too (our ruling).
rule-N6-4 =
    Game round 1 gives tile A to the first. Game round 2 gives the higher tile B to the first and the lower to the
    second. Game round 3 gives the three tiles C, from high to low, to the first, second and third. Tiles that
    nobody can take leave the game (our ruling).
rule-N6-5 = Scoring costs nothing: tokens stay on their spaces and gold stays with its owner.

rule-N7 = End of a game round
rule-N7-1 =
    Oar cards that were not played stay in hand. Played starting cards leave the game; all other played oar cards
    are discarded.
rule-N7-2 = The discarded city, goods and oar cards are shuffled into their decks.
rule-N7-3 = The next tiles go to the temples, all boats return to Crete, and the contract charts are emptied.

rule-N8 = End of the game
rule-N8-1 =
    After game round 3 all players add up the points on their point tiles and bonus tiles. The most points win; tied
    players share the win.

rule-N9 = Hidden information
rule-N9-1 =
    Everybody may see the board, the contract charts, gold, temple tokens and tiles, the wind force and the
    forecast, the player order, the discards, the number of cards in each deck and hand, the face-up contracts, and
    oar cards once they are revealed (our ruling).
rule-N9-2 =
    Nobody may see face-down contracts or the order of a deck. Only you may see the oar cards in your hand, and the
    one you chose until all are revealed. Oar cards taken with a contract were seen by all, and all start with the
    same cards, so they may be remembered: the game lists them for each opponent until they are played (our ruling).
    The option open_hands decides it: yes (the default), or no, and then only the number of cards is shown.
