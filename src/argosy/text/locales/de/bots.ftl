# Die Bots, der schwächste zuerst: wie sie heißen und wie sie spielen. Was getippt wird (sensible, strong), bleibt englisch.

bot-random = Schiffsjunge
bot-random-about = zieht auf gut Glück
bot-sensible = Steuermann
bot-sensible-about = spielt nach Faustregeln
bot-strong = Kapitän
bot-strong-about = plant voraus und zählt mit, was die anderen haben
bot-best = Admiral
bot-best-about = spielt seine Pläne vor jedem Zug im Kopf durch
bot-policy = Lehrling
bot-policy-about = spielt, was ein trainiertes Netz wählt

reason-dice = Das haben die Würfel entschieden.
reason-rule-of-thumb = Das sagt eine Faustregel.
