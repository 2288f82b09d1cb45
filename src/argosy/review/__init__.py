"""The review of a finished game: chances, what each decision cost, luck apart from choice, what deals were worth.

`ReviewPlan` (plan.py) finds the decisions of a seat, `judge` (judging.py) judges one, `HistoryBuilder` (history.py)
follows the chances and tells luck from choice, `deals_of` (deals.py) looks at trades. Each part is computed for itself
from the record and a seed, so that callers can show parts as they come, keep them, stop and go on. docs/review.md tells
how good it is.
"""
