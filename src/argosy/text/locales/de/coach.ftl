# Was der Trainer zu einer Entscheidung sagt, aus den Zahlen der Suche eines Bots.

difference-about = etwa { $points } Punkte ({ $low } bis { $high })
difference-exact = { $points } Punkte
coach-lead = Nächstbeste Wahl: { $points } weniger.
coach-lead-little = Eine andere Wahl ist etwa gleich gut.
coach-cost = Das hat { $points } gekostet.
coach-cost-of = Damit hast du das aufgegeben: { $what }. Es hat { $points } gekostet.
