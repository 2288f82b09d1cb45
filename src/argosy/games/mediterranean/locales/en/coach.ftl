# The coach in Trading in the Mediterranean: what each decision is about, what a move gives up, and offers in words.

coach-mediterranean-prompt-using = Your buildings can help you now.
coach-mediterranean-prompt-giving = Your buildings can be turned on a rival now.
coach-mediterranean-prompt-giving-promised = A promise is due: it comes before passing.
coach-mediterranean-prompt-flipping = Which side of each board do the arrows of your cards point to?
coach-mediterranean-prompt-trading = Equal goods pay more together: which swap makes your sets larger?
coach-mediterranean-prompt-trading-ready = You are ready; a good offer may still come.
coach-mediterranean-prompt-grace = Which cards are better kept for next turn than spent now?
coach-mediterranean-prompt-accusing = Did somebody talk about the bottoms of cards?
coach-mediterranean-prompt-judging = Your penalty is secret; 0 finds nobody guilty.
coach-mediterranean-prompt-banking = The bank helps with one of the two: points, or happiness.
coach-mediterranean-prompt-voting = One of the tied players is struck: whom do you name?
coach-mediterranean-prompt-losing = Something is lost: which loss costs you least?
coach-mediterranean-prompt-losing-for = A rival loses something, and you choose what.
coach-mediterranean-prompt-purchasing = What brings most for your money: buildings and developments for later, or points now?
coach-mediterranean-prompt-purchasing-before-iron = What brings most for your money before the last turn?
coach-mediterranean-prompt-throwing = Rock, paper, scissors: pure chance.
gain-mediterranean-thing = { $thing }
hint-mediterranean-offer = Offer { $give } for { $want }{ $count ->
    [0] { "" }
   *[other] { " " }to { $to }
  }
hint-mediterranean-accept = Accept offer { $number }
hint-mediterranean-store = Store { $cards }
