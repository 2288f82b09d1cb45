"""Chance in Neptun: the markers and first player order (N2.2, N2.6), and the cards of a column (N3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from argosy.core.contract import Action, Illegal
from argosy.core.rng import NOBODY
from argosy.games.neptun.rules.actions import SetUp, Show, shown
from argosy.games.neptun.rules.state import REVEALING, SETTING_UP, TURNING_UP, NeptunState

if TYPE_CHECKING:
    from argosy.core.rng import Rng


def due(s: NeptunState) -> bool:
    """Whether the next input must come from chance."""
    step = s.step
    return step == REVEALING or step == TURNING_UP or step == SETTING_UP


def draw(s: NeptunState, rng: Rng) -> Action:
    """Draw an outcome. Each deck and set of markers has its own random stream, and each seat its share of a deck."""
    if s.step == SETTING_UP:
        sea = rng.fork("sea markers").shuffled(s.edition.sea_markers)
        deep = rng.fork("deep sea markers").shuffled(s.edition.deep_markers)
        order = rng.fork("player order").shuffled(list(range(s.seats)))
        return SetUp(tuple(sea + deep), tuple(order))
    drawer = s.mover() if s.step == REVEALING else NOBODY
    return shown(
        s.cities.deal(rng, "city cards", s.round, drawer, s.seats),
        s.goods.deal(rng, "goods cards", s.round, drawer, s.seats),
        s.oars.deal(rng, "oar cards", s.round, drawer, s.seats),
    )


def check(s: NeptunState, a: Action) -> Illegal | None:
    """Whether this outcome is possible: it needs the markers of the edition, or cards that are in the decks."""
    if s.step == SETTING_UP:
        edition = s.edition
        if not isinstance(a, SetUp):
            return Illegal("chance.set_up_expected", "N2.2", {})
        seas = len(edition.sea_markers)
        if sorted(a.markers[:seas]) != edition.sea_markers or sorted(a.markers[seas:]) != edition.deep_markers:
            return Illegal("chance.markers", "N2.2", {})
        if sorted(a.order) != list(range(s.seats)):
            return Illegal("chance.order", "N2.6", {})
        return None
    if not due(s):
        return Illegal("chance.not_due", "N2.3", {})
    if not isinstance(a, Show):
        return Illegal("chance.show_expected", "N3.1", {})
    if not (s.cities.holds(a.card) and s.goods.holds(a.good) and s.oars.holds(a.oar)):
        return Illegal("chance.not_in_deck", "N2.3", {"card": a.card, "good": a.good, "oar": a.oar})
    return None


def outcomes(s: NeptunState) -> Sequence[tuple[Action, int]] | None:
    """Every column that can be turned up, with its weight; None for the set-up, which has too many outcomes."""
    if s.step == SETTING_UP:
        return None
    goods = s.goods.cards
    oars = s.oars.cards
    return [
        (shown(card, good, oar), goods.count(good) * oars.count(oar))
        for card in s.cities.cards
        for good in sorted(set(goods))
        for oar in sorted(set(oars))
    ]
