"""Oar cards in phase 2: chosen in secret, revealed together; their wind changes sum up to the forecast (N4.1, N4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from argosy.core.contract import Action, Event, Illegal
from argosy.games.neptun.edition.components import WIND, can_be_oar, oar_code
from argosy.games.neptun.rules.actions import ROWS, Row
from argosy.games.neptun.rules.events import OarChosen, OarPlayed, OarsRevealed
from argosy.games.neptun.rules.state import NeptunState
from argosy.games.neptun.rules.terms import oar_named

if TYPE_CHECKING:
    from mypy_extensions import i64


def menu(s: NeptunState, seat: i64) -> list[Action]:
    """The different oar cards in the hand, weakest first."""
    entries: list[Action] = []
    before: i64 = -1
    for oar in s.merchants[seat].hand:
        if oar != before:
            entries.append(ROWS[oar])
            before = oar
    return entries


def code_of(a: Row) -> int:
    """The oar code of a Row; -1 if no edition can have such a card."""
    return oar_code(a.power, a.wind, a.starting) if can_be_oar(a.power, a.wind) else -1


def check(s: NeptunState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat holds that oar card."""
    if not isinstance(a, Row):
        return Illegal("row.expected", "N4.1", {})
    if code_of(a) not in s.merchants[seat].hand:
        return Illegal(
            "row.not_held", "N4.1", {"oar": oar_named(f"{a.power}{a.wind:+d}" + (" start" if a.starting else ""))}
        )
    return None


def choose(s: NeptunState, seat: i64, a: Row, sink: list[Event] | None) -> None:
    """Choose an oar card face down (N4.1); the last choice reveals all of them."""
    oar = oar_code(a.power, a.wind, a.starting)
    s.merchants[seat].hand.remove(oar)
    if sink is not None:
        sink.append(OarChosen(seat, oar))
    if s.sealed.put(seat, oar):
        turn_up(s, sink)


def turn_up(s: NeptunState, sink: list[Event] | None) -> None:
    """Reveal all oar cards together; the forecast is the sum of their wind changes, limited to -5..+5 (N4.2)."""
    oars = s.sealed.opened()
    forecast: i64 = 0
    for merchant, oar in zip(s.merchants, oars, strict=True):
        merchant.oar = oar
        merchant.played.append(oar)
        forecast += WIND[oar]
    s.forecast = max(-5, min(5, forecast))
    if sink is not None:
        sink.append(OarsRevealed(tuple(oars), s.forecast, counted(s, oars)))


def counted(s: NeptunState, oars: Sequence[int]) -> tuple[int, ...]:
    """The forecast after each oar card, counted in player order (N4.2)."""
    steps: list[int] = []
    total: i64 = 0
    for seat in s.order:
        total += WIND[oars[seat]]
        steps.append(max(-5, min(5, total)))
    return tuple(steps)


def play_openly(s: NeptunState, seat: i64, a: Row, sink: list[Event] | None) -> None:
    """Play an oar card face up for an additional turn; its wind change has no effect (N5.2, N5.3)."""
    oar = oar_code(a.power, a.wind, a.starting)
    merchant = s.merchants[seat]
    merchant.hand.remove(oar)
    merchant.oar = oar
    merchant.played.append(oar)
    if sink is not None:
        sink.append(OarPlayed(seat, oar))
