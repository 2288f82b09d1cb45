# The first part of the rules of Trading in the Mediterranean, to learn from: aim, words, a turn in pictures, examples, hints.
# The numbers of the examples are compared with the engine by tests/games/mediterranean/rules/test_worked_examples.py.

learn-M-aim =
    You lead a young civilisation through six turns: you trade cards to get sets of one good, sets pay money, and money
    buys people, buildings, culture and victory points (VP). The bottoms of the same cards move your government, your
    religion, your happiness and your safety, and after turn 6 the most VP win.

## Words, in the order in which they are needed

learn-M-word-card =
    A goods card has a top, the good, which pays money in sets, and a bottom, an idea or an event, which happens to you
    when you spend the card. Others see tops when you offer them, and never bottoms. M1.2
    .title = Top and bottom
learn-M-word-set =
    Cards of one good that you spend in the same turn. Each further card of a set pays more than the one before. M1.5
    .title = Set
learn-M-word-arrow =
    A step of one idea: Democracy, Dictatorship, Venus or Mars. An arrow of the side that you stand on takes the marker
    one space up, one of the other side one space down. Arrows come from bottoms of cards and from buildings. M5.1 M5.2
    .title = Arrow
learn-M-word-side =
    Government is Democracy or Dictatorship, religion is Venus or Mars. One arrow below 0 flips the board to 0 of the
    other side, and your buildings of the old colour are destroyed. M5.1 M5.3
    .title = Side and flip
learn-M-word-cube =
    A person. On a farm, in a city or a harbor it brings a card each turn; elsewhere it works for culture, industry or
    your improvements. M1.4 M3.2
    .title = Cube
learn-M-word-available =
    The area of your board where new cubes wait for work. A card that needs a worker takes one from AVAILABLE or from a
    farm; an Iron card on turn 6 takes it from AVAILABLE only. The supply is another place: cubes there are not born
    yet. M8.2 M8.3
    .title = AVAILABLE
learn-M-word-warehouse =
    What you store is not spent: it comes back to your hand in the next turn. It has room for 3 cards, 5 when improved.
    M6.10
    .title = Warehouse
learn-M-word-offer =
    What you give and what you want, for one player, several or all. Nothing leaves your hand before somebody accepts.
    When a card of an offer leaves your hand in another way, the offer is void, even if you hold another card of that
    good; all see it go. M6.2 M6.6
    .title = Offer, and an offer whose card is gone
learn-M-word-pact =
    A promise in a deal: to use a certain building on a certain player in the next Civic phase, or not to use it on
    them. The game holds you to it. M6.8
    .title = Pact
learn-M-word-piracy =
    One luxury card that is worth nothing. You see Piracy on its top; in an offer it passes for spices or for gold, and
    the player who gets it finds out then. It cannot be stored. M6.5 M6.10
    .title = Piracy
learn-M-word-status =
    Two tracks from +6 to -12. The player who is lowest on a track, and below 0, is struck by its calamity. M5.5 M7.6
    .title = Happiness and safety
learn-M-word-industry =
    An industry pays the player who has it and spends the most of its good: the dominance bonus, or the higher monopoly bonus
    if nobody else spent any. M7.4
    .title = Dominance and monopoly

## A turn in pictures

learn-M-step-1 =
    Every cube on a farm brings a card of its good, every city a civic card, every harbor a luxury card. Stored cards
    come back. M3.1 M3.2
    .title = Production
learn-M-step-2 =
    Six developments are shown, and from turn 2 on the two calamities to come. Buildings are used, and you may turn your
    government or religion to its other side. M4.1 M4.2 M4.3
    .title = Civic
learn-M-step-3 =
    Four minutes for everybody at once. Offer goods for goods; the bottoms stay hidden until the deal is done. M6.1 M6.2
    M6.4
    .title = Trading
learn-M-step-4 =
    Store what should wait: a card that begins a set, or a bottom that would hurt now. All other cards are spent. M6.10
    M6.12
    .title = Warehouse
learn-M-step-5 =
    Sets pay money, then all bottoms happen. Arrows of one track are added up before the marker moves. M7.1 M7.2
    .title = Resolution
learn-M-step-6 =
    From turn 2 on one calamity strikes the unhappiest player and one the least safe, if they are below 0. M7.6
    .title = Calamities
learn-M-step-7 =
    Buildings need a marker that stands far enough and bring cubes; developments give those cubes work; industry turns
    money into VP. What you keep is halved. M8.2 M8.3 M8.4 M8.7
    .title = Purchasing

## The worked examples of the rulebook

learn-M-example-1 = 1 grain pays $1, 3 grain pay $6 and 5 grain pay $15. M1.5
    .title = Sets
learn-M-example-2 = Ada spends 2 grain with Democracy below. Her government goes from 0 to 2 on the side of Democracy. M5.1
    .title = Two equal arrows
learn-M-example-3 =
    Bram spends 1 grain with Democracy and 1 with Dictatorship. They pay $3, and his marker stays on 0, since the
    arrows cancel each other. M5.2
    .title = Two opposite arrows
learn-M-example-4 =
    Cleo has 4 cities and is dealt art, art, wine and again art. A third art is not allowed, so it goes on top of the
    deck and she gets dye instead: 4 cards, no good more than 2 times. M3.3
    .title = Civic cards
learn-M-example-5 =
    Dario stands on 3 of Dictatorship with 2 black buildings and spends 5 Democracy. 3 arrows take him to 0, the next
    flips the board, the last takes him to 1 of Democracy. Both buildings are destroyed; his cubes stay. M5.1 M5.3
    .title = A revolution
learn-M-example-6 = 1 wine pays $2, 2 pay $5 and 5 pay $20. 7 pay $29: a set of 6 and a set of 1. M1.5
    .title = More than a full set
learn-M-example-7 =
    Ada spends 3 grain, 1 timber, 2 dye and 1 spices: $6, $1, $5 and $3, together $15. Below are 2 Dictatorship and 1
    Democracy, so her government drops from Democracy 3 to 2; 2 Venus take her religion from 1 to 3. 1 Prosperity is 1
    VP, 1 Barbarians is 1 step down in safety. M7.1 M7.2
    .title = A whole resolution
learn-M-example-8 =
    On space 3 of Democracy Bram may own 2 white buildings. With none he can build 1 or 2 this turn; with 2 he can
    build none. M5.4 M8.2
    .title = How many buildings
learn-M-example-9 = Cleo has 2 white buildings, and her marker drops to 1. She keeps both; she only cannot build more. M8.2
    .title = The marker drops
learn-M-example-10 =
    The Citadel Gate is black, costs $6 and brings 2 cubes to AVAILABLE. Dario needs Dictatorship 1 or higher to build
    it. From the next Civic phase on it gives him 1 arrow each turn. M4.4 M8.2
    .title = A building
learn-M-example-11 = With 2 Industry cards bought, Ada's marker stands on the price of $2 for a VP. For $6 she gets 3 VP. M8.4
    .title = Industry
learn-M-example-12 = Bram has $3 left when all have confirmed. It becomes $1. M8.7
    .title = Money left over
learn-M-example-13 =
    Cleo has Shipbuilding and spends 2 timber; nobody spends more. She takes 2 VP and goes up 1 in safety. M7.4
    .title = Dominance
learn-M-example-14 =
    Dario has Textiles and spends 3 wool; nobody else spends wool. He takes 5 VP. M7.4
    .title = Monopoly

## Hints for play

learn-M-hint-1 = One long set pays more than two short ones: choose a good that others hold singly and ask everybody for it.
learn-M-hint-2 = Look at the bottom before you give a card away, and think of the bottom when a good seems cheap.
learn-M-hint-3 = Choose your sides early. Arrows of your own colour open buildings, and a late flip destroys them.
learn-M-hint-4 = You need not be happy, only not the unhappiest. Watch who stands lowest, and stay one step above.
learn-M-hint-5 = Cubes are what makes you grow: buildings bring them, cities and harbors turn them into better cards.
learn-M-hint-6 = Spend your money; half of what you keep is lost. Late in the game industry turns the rest into VP.
learn-M-hint-7 = Before turn 6 have cubes in AVAILABLE: Iron cards take no workers from farms.
learn-M-hint-8 = The richest goes first. Going last, you see what the others buy and whom they use their buildings on.
