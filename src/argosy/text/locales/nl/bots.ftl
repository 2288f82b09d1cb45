# The bots, weakest first: what players call them, and how they play. What is typed (sensible, strong) stays English.

bot-random = Dekhulp
bot-random-about = doet maar wat
bot-sensible = Stuurman
bot-sensible-about = speelt met vuistregels
bot-strong = Kapitein
bot-strong-about = plant vooruit en telt wat anderen in handen hebben
bot-best = Admiraal
bot-best-about = probeert plannen voor elke zet in gedachten uit
bot-policy = Leerling
bot-policy-about = speelt wat een getraind netwerk kiest

reason-dice = De dobbelstenen kozen dit.
reason-rule-of-thumb = Een vuistregel zegt het.
