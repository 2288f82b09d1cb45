"""What reviews of Trading in the Mediterranean try out and say: decisions (trials.py), and deals (deals.py)."""

from __future__ import annotations

from typing import Final

from argosy.games.mediterranean.review.deals import look_at_deals
from argosy.games.mediterranean.review.trials import MediterraneanTrials, decides
from argosy.review.adapter import ReviewAdapter

REVIEW: Final = ReviewAdapter(MediterraneanTrials, decides, look_at_deals)
