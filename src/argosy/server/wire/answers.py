"""Answers that are given again, and what is said when there is none."""

from __future__ import annotations

import logging
from functools import cache

import msgspec

from argosy.server.storage.writer import StoreError
from argosy.server.wire.encoding import Refused, refused
from argosy.server.wire.types import Accepted, Rejected
from argosy.text.translate import Words

LOG = logging.getLogger("argosy.server")


@cache
def english() -> Words:
    """The words of the messages beside the codes."""
    return Words("en")


def answered(text: str) -> Accepted:
    """The answer that was given before. Raises Refused if it was a refusal."""
    answer = msgspec.json.decode(text, type=Accepted | Rejected)
    if isinstance(answer, Rejected):
        raise Refused(409, answer.problem)
    return answer


def unavailable(error: StoreError) -> Refused:
    """The store does not answer: nothing was acknowledged, and the same key can be sent again."""
    LOG.error("store unavailable", extra={"why": str(error)})
    return refused(503, "store.unavailable", "the server cannot save just now; try again in a moment")
