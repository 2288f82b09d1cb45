# Wat de coach over een beslissing zegt, uit de getallen van de zoektocht van een bot.

difference-about = ongeveer { $points } punten ({ $low } tot { $high })
difference-exact = { $points } punten
coach-lead = Op één na beste: { $points } minder.
coach-lead-little = Een andere keuze is ongeveer even goed.
coach-cost = Dat kostte { $points }.
coach-cost-of = Daarmee gaf je dit op: { $what }. Het kostte { $points }.
