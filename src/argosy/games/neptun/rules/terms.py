"""Things of Neptun as typed arguments of messages and refusals."""

from __future__ import annotations

from argosy.core.contract import Phrase, Term, Value
from argosy.games.neptun.rules.actions import oar_text


def port_term(city: str) -> Term:
    """A city of the sea chart; only Crete has a name of each language on the chart."""
    return Term("port", city)


def region_term(region: str) -> Term:
    """A region of the sea chart, for messages that are not about its temple."""
    return Term("region", region)


def temple_term(region: str) -> Term:
    """The temple of a region, or the gold temple. Only the gold temple has a translated name."""
    return Term("temple", region)


def oar_term(oar: int) -> Value:
    """An oar card by its code: `7-1`, with a mark if it is a starting card."""
    return oar_named(oar_text(oar))


def oar_named(text: str) -> Value:
    """An oar card by its notation, `7-1` or `7-1 start`."""
    card = text.removesuffix(" start")
    return text if card == text else Phrase("oar", "starting", {"oar": card})
