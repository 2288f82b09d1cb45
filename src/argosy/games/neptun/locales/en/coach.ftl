# The coach in Neptun: what each decision is about, and what a move gives up.

coach-neptun-prompt-take-or-reveal = Which contract fits your route? Revealing is a gamble on a better one.
coach-neptun-prompt-reveal = No contract lies face up, so the next one is turned.
coach-neptun-prompt-take-newest = Keep this contract, or gamble on the next one?
coach-neptun-prompt-must-take = Which contract fits your route, and on which slot?
coach-neptun-prompt-must-take-last = Which slot? Contracts are delivered from left to right.
coach-neptun-prompt-row = How far must you get this turn? A strong oar card is missing later.
coach-neptun-prompt-row-extra = How far must you get? In an additional turn only the range counts.
coach-neptun-prompt-sail = Where to? A delivery pays; contracts on slots left of it are lost.
coach-neptun-prompt-extra = Is one more turn worth the oar card that it takes?
gain-neptun-gold = { $city }: { $gold } gold
gain-neptun-points = { $city }: { neptun-points } in { $region }
gain-neptun-reveal = a look at the face-down contracts
