# The rules of Trading in the Mediterranean for the help in the game; the same text as docs/rules/mediterranean.md.

rule-M1 = Frame
rule-M1-1 =
    The game has six turns. Each turn has five phases: Production, Civic, Trading, Resolution and Purchasing. After
    turn 6 the most victory points (VP) win.
rule-M1-2 =
    There are 163 goods cards: 90 basic ones (18 each of grain, wool, timber, ore and salt), 48 civic ones (12 each
    of art, slaves, dye and wine) and 25 luxury ones (12 spices, 12 gold and one Piracy) (our ruling). The top of a
    card shows its good, the bottom an idea or an event. Cards with the same top and bottom are alike, and a card is
    named by both.
rule-M1-3 =
    There are 36 developments (18 Stone, 12 Bronze and 6 Iron) and 10 calamities (5 of unhappiness and 5 of
    barbarians). Every game uses all of them; only their order varies.
rule-M1-4 =
    Each player has 15 population cubes, 12 building tiles and a board. Six tiles are for government, white on the
    side of Democracy and black on that of Dictatorship; six are for religion, blue for Venus and red for Mars. The
    board has 5 farms, 5 cities, 3 harbors, a warehouse, a bank, an army, a colosseum, the base of industry and 5
    industries, 9 boxes of culture, 2 wonders and an area called AVAILABLE.
rule-M1-5 =
    Cards of one good that you spend together are a set. 1 to 7 cards of a basic good pay $1, 3, 6, 10, 15, 21, 28;
    1 to 6 of a civic good $2, 5, 9, 14, 20, 27; 1 to 5 of a luxury good $3, 8, 15, 24, 35. Cards beyond a full set
    begin a new one: 7 wine pay $27 and $2. The game makes the sets for you.

rule-M2 = Set-up
rule-M2-1 =
    The first turn order is random. Each player begins with 5 VP, no money, one cube on each farm, on the base of
    industry and on the warehouse, and 8 cubes in a supply of their own. Happiness, safety and the industry marker
    stand on 0, the idea markers on 0 of Democracy and of Venus (our ruling).
rule-M2-2 =
    The goods cards make seven decks: one for each basic good, one civic and one luxury; each has its own discard
    pile. Each turn brings six developments: Stone on turns 1 to 3, Bronze on turns 4 and 5, Iron on turn 6. From
    turn 2 on it also brings one calamity of each kind.
rule-M2-3 =
    All cards are in play whatever the number of players (our ruling). Everybody knows what the decks are made of,
    nobody their order.
rule-M2-4 =
    Everybody may see VP, money, tracks, buildings and cubes, how many cards each hand and warehouse holds, and spent
    and discarded cards with their bottoms. Hands, the contents of warehouses and the order of decks are secret. You may
    show the tops of cards in your hand, but not Piracy; bottoms can never be shown. With the option hidden_vp the VP of
    others are not shown before the end. Whoever counts along can still know them, as VP are gained and lost in the open
    (our ruling).
rule-M2-5 = 4 to 6 seats play. Where fewer people sit down, bots take the other seats; there are no rules for 2 or 3.

rule-M3 = Production
rule-M3-1 = First all warehoused cards return to the hands of their owners.
rule-M3-2 =
    In turn order each player gets one card for each production cube: for a farm a card of its basic good, for a
    city a civic card, for a harbor a luxury card.
rule-M3-3 =
    Civic cards are dealt from the bottom of their deck. If a card would be your third of one good this turn, it
    goes on top of the deck, for all to see, and you are dealt another. Only cards of this deal count. If no card
    left in the deck is allowed, the discards are shuffled in; if there is still none, you keep the card (our
    ruling).
rule-M3-4 =
    An empty deck is refilled with its shuffled discards. If there are none either, the card is not produced (our
    ruling).
rule-M3-5 =
    At the end of a turn in which Piracy was spent, the luxury deck and its discards are shuffled together (our
    ruling).

rule-M4 = Civic
rule-M4-1 =
    Six developments are revealed, and from turn 2 on the two calamities that will strike in the Resolution phase.
rule-M4-2 =
    Each of your buildings may be used once in a Civic phase; you need not. First all players use, at the same time,
    what helps themselves. Then, in turn order, each player uses all they want of what is given to an opponent.
    Then, in turn order, boards are flipped (our ruling).
rule-M4-3 =
    You may flip your government (a revolution) or your religion (a conversion): the board turns to its other side,
    the marker stands on 0 there, and your buildings of the old colour are destroyed. Once for each of the two in a
    phase (our ruling).
rule-M4-4 =
    A building can be used from the Civic phase after you bought it. Buildings that double culture work at once (our
    ruling).
rule-M4-5 =
    An arrow given to an opponent is an arrow like any other. It may turn the board of a player who stands on 0 (our
    ruling).

rule-M5 = Tracks
rule-M5-1 =
    Government has the sides Democracy (white) and Dictatorship (black), religion the sides Venus (blue) and Mars
    (red). An arrow of your side takes the marker one space up, an arrow of the other side one space down. Each side
    has its own 0: from 0 one opposite arrow turns the board to 0 of the other side, and further arrows go on from
    there (our ruling).
rule-M5-2 = All arrows of one step are netted for each track; then the marker moves once.
rule-M5-3 =
    A flip, voluntary or not, destroys your buildings of the old colour. The tiles return to you and may be built
    again; no cubes are lost.
rule-M5-4 =
    Each side has the spaces 0 to 11. There you may own up to 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6 buildings of its
    colour. Arrows beyond the end are lost.
rule-M5-5 = Happiness and safety run from +6 to -12 and start on 0. Steps beyond the ends are lost.
rule-M5-6 = A calamity that takes a marker toward 0 stops on 0.

rule-M6 = Trading
rule-M6-1 =
    You have four minutes to trade and to fill your warehouse, with warnings 60 and 30 seconds before the end. The
    option trading_seconds sets another time from 60 to 600 seconds, untimed or post. Trading ends early when every
    player is ready; until then you may take that back, and a deal that changes your hand takes it back for you.
    Simulations count rounds instead of seconds (option ticks).
rule-M6-2 =
    A deal is between two players. An offer goes to one player, to several or to all, and the first to accept it has
    the deal. Until then it can be withdrawn, and answered with another offer. Both sides change hands at once. You
    may have up to 12 offers on the table (our ruling).
rule-M6-3 =
    Each side of a deal may hold any number of cards, VP and pacts; one side may be empty. Money, cubes, buildings
    and developments cannot be traded.
rule-M6-4 =
    Cards are offered by good, and exactly those goods change hands. Each giver chooses which cards of the good go, and
    whoever offers names them with the offer, in secret. The receiver sees the bottoms only afterwards, and nobody else
    sees them. All players see the offers, and the goods of every deal (our ruling).
rule-M6-5 =
    Only Piracy may pass for what it is not: as spices or as gold. It is never offered, wanted or shown by its name (our
    ruling).
rule-M6-6 =
    You may offer the same card several times. Nothing leaves your hand before a deal. As soon as a card that an offer
    names leaves your hand, in another deal or into the warehouse, the offer is void, even if you have another card of
    that good; so is an offer whose VP or promises you can no longer keep. All players see that it is void; to hide that
    you stored its card, withdraw it first (our ruling).
rule-M6-7 = You cannot offer more VP than you have.
rule-M6-8 =
    A pact is a promise for the next Civic phase: not to use a certain building on a certain player, or to use it on
    that player; if it gives an arrow, the promise names its colour. The game holds you to it, unless the building is
    gone. There are no pacts on turn 6 (our ruling).
rule-M6-9 =
    What is on the bottoms of cards may not be told or hinted at. Therefore offers speak for the players while
    trading lasts, and there is no free chat. With the option trading_chat there is. Then, when trading is over and
    before cards are spent, each player passes or calls one vote on another player; nobody is voted on twice in a
    turn. All but the accused name in secret a penalty of 0 to 5 VP. It is the highest number that more than half of
    them named or went beyond (our ruling).
rule-M6-10 =
    Your warehouse holds up to 3 cards, or 5 when improved. The others see only how many. Depression, Barbarian
    Fury, Corruption, Slave Revolt, Zealots and Piracy may not be stored. A stored card can be traded only after you
    take it out.
rule-M6-11 =
    When time is up all open offers are void. For 10 more seconds cards may be stored; then the last valid choice
    stands (our ruling).
rule-M6-12 = All cards that are not in a warehouse are spent this turn.

rule-M7 = Resolution
rule-M7-1 =
    In this order: spent cards are revealed; sets pay money; bottoms take effect; industries pay; wealth makes the
    turn order; the unhappiness calamity strikes; the barbarian calamity strikes (our ruling).
rule-M7-2 =
    The bottoms: Prosperity 1 VP; Poverty -1 happiness; Depression -2 happiness; Barbarians -1 safety; Barbarian
    Fury -2 safety; Democracy, Dictatorship, Venus and Mars one arrow; Corruption, Slave Revolt and Zealots -1
    happiness and one arrow against the idea that their good promotes; Piracy nothing, and no money either.
rule-M7-3 =
    If you have a bank, you choose each turn after the cards are revealed: the Poverty cards do not make you
    unhappy, or each Prosperity card counts 3 VP. All owners choose in secret at the same time (our ruling).
rule-M7-4 =
    If you have an industry and spent the most of its good, at least one card, you take its dominance bonus; several
    may be tied for it. If nobody else spent that good, you take the monopoly bonus instead. Players without the
    industry count in the comparison. Piracy and stored cards do not count.
rule-M7-5 =
    The new turn order goes by money, the richest first; equals keep their order. It holds until the next Resolution
    phase.
rule-M7-6 =
    On turn 1 there are no calamities. A calamity strikes the player lowest on its track, happiness or safety, and
    only one who stands below 0.
rule-M7-7 =
    If several are tied for lowest, the other players vote in secret for one of them. More than half of the voters
    must agree, in up to three ballots, with the votes shown after each. If they do not, nobody is struck and each
    of the voters loses 5 VP. If all players are tied, nothing happens (our ruling).
rule-M7-8 = The victim of the second calamity is found when the first one has been carried out. The turn order stays.
rule-M7-9 =
    The victim chooses what is lost, unless the card tells otherwise. Lost cubes return to the supply. What they gave is
    gone at once: an army 2 safety, a colosseum 2 happiness. Without its second cube a warehouse holds 3 cards, without
    its first none; surplus cards of your choice are discarded. With an industry cube the marker goes one space back;
    the base goes last. Without any cube of industry you cannot buy VP; the next Industry card then puts the marker back
    on 0. Culture keeps its VP. Improvements are the bank, the army, the colosseum and the second warehouse cube (our
    ruling).
rule-M7-10 =
    With the option calamity_relief, which is off by default, the victim of a calamity then rises 2 on that track, but
    not above 0 (our ruling).
rule-M7-11 = Money and VP never go below 0. What you do not have you do not lose.

rule-M8 = Purchasing
rule-M8-1 =
    All players buy at the same time. You may wait for those ahead of you in turn order; in a game by post everybody
    buys in turn order. Until you confirm you can take your purchases back, the latest first.
rule-M8-2 =
    You may build while you own fewer buildings of a colour than your marker allows (M5.4), in any order; if the
    marker drops later, nothing is removed. You pay the price of the tile and move its cubes from your supply to
    AVAILABLE, where they can be used at once; if the supply is short, you get what is left (our ruling).
rule-M8-3 =
    Each player may buy each of the six developments once. A worker comes from AVAILABLE or from a farm; for Iron
    cards only from AVAILABLE (everybody is reminded of this on turn 5). You cannot buy a card whose place is full
    on your board, whose new cube your supply does not have, or whose losses do not fit on the track (our ruling).
rule-M8-4 =
    With industry you buy VP, as many as you like, at the price below the marker: $4, $3, $2, $3 for two or $4 for
    three (one alone $2). An Industry card puts a cube on a free industry and moves the marker one space to the right.
rule-M8-5 =
    A culture cube takes the leftmost free box of its row, and its VP count at once. A full row or column pays its
    bonus, once in the game (our ruling). A building that doubles a row doubles the VP of its cards and its bonus,
    never those of columns.
rule-M8-6 = A wonder pays 3 VP at once for each building of its kind that you own at that moment.
rule-M8-7 = When all have confirmed, money left over is halved, rounded down. The developments are discarded.

rule-M9 = End of the game
rule-M9-1 =
    The most VP win. Ties are broken by culture cubes on the board, then by buildings, then by rock, paper, scissors
    up to five wins; draws are thrown again, and among more than two the winner meets the next in turn order (our
    ruling). With the option shared_win those still tied after buildings share the win.
