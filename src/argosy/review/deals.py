"""The deals of a game: what each was worth to both sides, by what each knew and in truth, and offers passed by."""

from __future__ import annotations

from argosy.core.record import Record
from argosy.review.plan import adapter_of, moments
from argosy.review.types import Deals


def deals_of(record: Record, seed: str = "review") -> Deals | None:
    """All deals of a record; None for a game without deals. Raises ReplayError or EditionError."""
    look = adapter_of(record).deals
    return None if look is None else look(moments(record), seed)
