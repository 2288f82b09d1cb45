# What the coach says about a decision, from the numbers of a bot's search.

difference-about = about { $points } points ({ $low } to { $high })
difference-exact = { $points } points
coach-lead = Next best: { $points } less.
coach-lead-little = Another choice is about as good.
coach-cost = That cost { $points }.
coach-cost-of = That gave up { $what }. It cost { $points }.
