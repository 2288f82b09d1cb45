# The bots, weakest first: what players call them, and how they play. What is typed (sensible, strong) stays English.

bot-random = Grumete
bot-random-about = juega al azar
bot-sensible = Contramaestre
bot-sensible-about = juega con reglas sencillas
bot-strong = Capitán
bot-strong-about = planea y cuenta lo que tienen los demás
bot-best = Almirante
bot-best-about = prueba mentalmente sus planes antes de cada jugada
bot-policy = Aprendiz
bot-policy-about = juega lo que elige una red entrenada

reason-dice = Lo eligieron los dados.
reason-rule-of-thumb = Lo dice una regla sencilla.
