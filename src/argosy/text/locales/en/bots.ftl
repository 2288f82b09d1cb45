# The bots, weakest first: what players call them, and how they play. What is typed (sensible, strong) stays English.

bot-random = Deckhand
bot-random-about = moves at random
bot-sensible = Mate
bot-sensible-about = plays by rules of thumb
bot-strong = Captain
bot-strong-about = plans ahead and counts what others hold
bot-best = Admiral
bot-best-about = tries its plans out in its mind before every move
bot-policy = Apprentice
bot-policy-about = plays as a trained network says

reason-dice = The dice chose it.
reason-rule-of-thumb = A rule of thumb says so.
