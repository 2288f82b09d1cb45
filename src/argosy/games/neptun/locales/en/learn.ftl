# The first part of the rules of Neptun, to learn from: aim, words, a round in pictures, worked examples, hints.
# The numbers of the examples are compared with the engine by tests/games/neptun/rules/test_worked_examples.py.

learn-N-aim =
    You are a merchant who loads contracts and sails out to deliver them; a delivery pays gold, or takes your token up
    in the temple of its region. After each of three game rounds the temples give point tiles to the players who stand
    highest, and the most points on tiles win.

## Words, in the order in which they are needed

learn-N-word-contract = A city card, a goods card and an oar card in one column: bring this good to this city. N3.1
    .title = Contract
learn-N-word-slot =
    One of the five places on your contract chart. A contract in a slot is open until you deliver it, or lose it by
    delivering one to the right of it. N3.8 N4.9
    .title = Slot
learn-N-word-oar =
    One card with three uses. When you take it, its power decides how early you act in the next turn. When you play
    it, its power drives your boat, and its wind change moves the wind of the turn after. N3.10 N4.2 N4.3
    .title = Oar card
learn-N-word-wind =
    A number from 0 to 10 that is added to every oar. The forecast, -5 to +5, is what all wind changes of this turn
    add up to; the next wind force is 5 plus the forecast. N4.2 N4.10
    .title = Wind force and forecast
learn-N-word-range = The power of your oar plus the wind force: the miles that you may sail for nothing. N4.3
    .title = Range
learn-N-word-temple-point =
    One step of your token in the temple of a region. It is not a point by itself; it decides who takes the tiles. N4.7
    .title = Temple point
learn-N-word-tile =
    The points that win the game. Each of the five regions has a temple with tiles, and the gold temple has some for
    the players with the most gold. N1.3 N6.4
    .title = Point tile
learn-N-word-order =
    Who acts first, second and so on. It is set again in each turn in which contracts are taken, and then stays. N3.10
    N3.12
    .title = Player order
learn-N-word-additional =
    One or two more turns after the fifth, for players who have an open contract and an oar card left. N5.1
    .title = Additional turn

## A round in pictures

learn-N-step-1 =
    The city card says what each good pays there: gold, or points in the temple of the region. The oar card comes with
    the contract. N1.5 N3.1
    .title = A contract is three cards
learn-N-step-2 =
    There is one contract more than there are players. Take one that lies face up, or turn up the next one; then you
    can no longer take those you passed over. N3.1 N3.3
    .title = Take one, or turn up the next
learn-N-step-3 =
    Put it into any free slot. You deliver from left to right, so think of the way that your boat will take. N3.8
    .title = Slots are an order
learn-N-step-4 =
    Your marker goes to the power of the oar card that you took. The weakest oar acts first in the next turn; of equal
    ones whoever came last. Five such turns give everybody five contracts. N3.9 N3.10
    .title = The oar says who is next
learn-N-step-5 =
    Now come five turns of sailing. All choose one oar card in secret and show it together. The wind changes make the
    forecast for the next turn. N4.1 N4.2
    .title = Everybody rows
learn-N-step-6 =
    Oar and wind together are your range. Each link costs the miles on its marker, and each mile beyond your range 1
    gold. N4.3 N4.4 N4.5
    .title = Sail
learn-N-step-7 =
    In the city where you end you may deliver one contract. Open contracts to the left of it are lost. Once for each
    delivery you may buy one more temple point for 3 gold. N4.6 N4.8 N4.9
    .title = Deliver
learn-N-step-8 =
    In each temple the highest token takes the best tile; on one space the lower token, which came first. Whoever
    delivered all five contracts takes a bonus tile. N6.1 N6.2 N6.4
    .title = Score

## The worked examples of the rulebook: four merchants, Ada, Bram, Cleo and Dario

learn-N-example-1 = Ada has olives for Sanguntum. If she delivers them, her token goes up 3 spaces in the temple of Hispania. N4.7
    .title = What a contract pays
learn-N-example-2 =
    All 5 contracts of the first turn lie face down. Ada turns up the first, does not want it, and turns up the second.
    This one she takes, so 3 are still face down. N3.3 N3.4
    .title = Turning up
learn-N-example-3 =
    Bram is next. He may take the contract that Ada passed over, for giving it up counts for her pick only. He takes it:
    olives for Sanguntum. N3.3
    .title = What others passed over
learn-N-example-4 =
    Ada puts her contract into slot 4. She leaves 3 slots to the left of it for what she delivers before, and 1 for what
    comes after. It stays there. N3.8
    .title = Loading
learn-N-example-5 =
    Bram took an oar of power 2, Cleo one of 5, then Dario another one of 5, Ada one of 8. Bram is first. Dario's marker
    lies on top of Cleo's, so he is second and she is third. Ada is last. N3.10
    .title = Who is next
learn-N-example-6 =
    Cleo had turned up honey for Carthago and gone on. Nobody took it, so it goes to the left end with 1 coin on it, and
    4 new contracts are laid face down. N3.1 N3.11
    .title = The contract left over
learn-N-example-7 =
    Bram has salt for Leptis Magna in slot 1 and honey for Carthago in slot 2. He delivers in this order and keeps both;
    they take him up 6 spaces in Africa. N4.7 N4.9
    .title = From left to right
learn-N-example-8 =
    Four oars are shown with the wind changes +2, +1, 0 and -1. The forecast is +2, so in the next turn the wind force
    is 7. N4.2 N4.10
    .title = The forecast
learn-N-example-9 = The wind force is 5. Bram plays an oar of power 5 and has a range of 10 miles. N4.3
    .title = The range
learn-N-example-10 = The marker between Tyros and Alexandria shows 3. Sailing from one to the other takes 3 of your miles. N4.4
    .title = Distance
learn-N-example-11 =
    Ada has a range of 11 miles and wants to go from Crete to Alexandria. Tyros is 8 miles away and Alexandria 4 more,
    together 12. She lacks 1 mile, pays 1 gold for it, and keeps 4 of her 5 gold. N4.5
    .title = A mile too far
learn-N-example-12 = In Alexandria Ada delivers grapes. They pay 2 temple points, so her token in Africa goes from 0 to 2. N4.7
    .title = A delivery
learn-N-example-13 =
    Ada's slot 1 has Sanguntum and slot 2 Pergamum. If she delivers in Pergamum first, Sanguntum is lost. If she merely
    calls at Pergamum, nothing is lost. N4.9
    .title = A lost contract
learn-N-example-14 =
    Game round 1, the temple of Graecia: Ada stands on 4, Cleo and Bram on 2. There is one tile, worth 3, and Ada takes
    it. N6.4
    .title = The first scoring
learn-N-example-15 =
    Game round 2, two tiles, 5 and 1. Dario stands on 5 and takes the 5. Ada and Cleo both stand on 2; Ada was there
    first and lies below, so she takes the 1 and Cleo nothing. N6.2 N6.4
    .title = A tie
learn-N-example-16 =
    Before game round 2 the temple of Graecia gets its tiles B, 5 and 1. The tokens stay where they are, so what you
    reached counts again. N6.5 N7.3
    .title = New tiles

## Hints for play

learn-N-hint-1 = Look for the way before you load: near ports to the left, far ones on the same coast to the right.
learn-N-hint-2 = A weak oar lets you choose early in the next turn, but it has to be rowed some day. You will play nearly every oar that you take.
learn-N-hint-3 = You begin with two oars more than you need. They are your two additional turns in the whole game.
learn-N-hint-4 = Strong oars bring bad wind for everybody's next turn. Play them when you can then stay near.
learn-N-hint-5 = Whoever reaches a space first wins the tie. Being early can be worth more than being higher later.
learn-N-hint-6 = Tokens stay, and later game rounds have more tiles. A temple you lead now may pay three times.
learn-N-hint-7 = Gold buys miles and temple points, and what is left still counts in the gold temple.
learn-N-hint-8 = All charts lie open. See where the others must go, and which temples nobody will reach.
