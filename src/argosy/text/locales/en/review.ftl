# The review of a game: what a decision cost, where a result came from, what deals were worth. Points of chance are percent.

review-nothing-better = Chosen: { $played }. Nothing that was tried was better.
review-about-as-good = Chosen: { $played }. About as good: { $best }.
review-cost = Chosen: { $played }. Better: { $best }. It gave away { $chance }, or { $points } of the game.
review-cost-of = Chosen: { $played }. Better: { $best }, which also brings this: { $what }. It gave away { $chance }, or { $points } of the game.
review-chance = { $value } points of chance ({ $low } to { $high })
review-points = { $value } points
review-things = { $things }
choice-notation = { $text }
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder

## Headings and tables

review-title = Review: { $game }
review-of = { $name }: decisions
review-curve = Chances to win, as each player could judge them
review-after = After input { $number }
review-ledger = Where the chance went, in points of 100
review-player = Player
review-start = Start
review-luck = Luck
review-own = Own choices
review-others = Choices of others
review-result = Result
review-ledger-note = Start, luck, own choices and choices of others add up to the result.
review-number = Input
review-label = Label
review-cost-head = Cost
review-decision = Decision
review-in-hindsight = In hindsight
review-summary = { $judged } decisions judged: { $blunders } blunders, { $mistakes } mistakes, { $inaccuracies } inaccuracies.
review-none = Nothing to complain of: no decision has a label.
review-deals = Deals
review-deals-head = What deals were worth, by what each knew and with all cards open
review-gave = Gave
review-got = Got
review-known = As known
review-true = In truth
review-passed-by = Offers passed by
review-unfinished = The record ends before the game does; it is reviewed up to input { $number }.
review-how = A label stands where a decision gave away 2 (inaccuracy), 5 (mistake) or 10 (blunder) points of chance and its interval excludes zero, judged by what the player knew.
review-every = All decisions
