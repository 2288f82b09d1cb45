"""Neptun, by Dirk Henn, for three to five players; rules N1 to N9 are in docs/rules/neptun.md.

`PACKAGE` is what the rest of Argosy uses. Authors of bots import the names in `__all__`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from argosy.core.contract import State
from argosy.core.peek import Bot
from argosy.games.neptun.rules.actions import Extra, Reveal, Row, Sail, Take
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.scoring import points_of
from argosy.games.neptun.rules.state import NeptunState
from argosy.games.neptun.view.view import NeptunView
from argosy.games.package import GamePackage, Printed

if TYPE_CHECKING:
    from argosy.arena.collector import Collector
    from argosy.core.contract import Edition
    from argosy.core.replay import AnyMatch
    from argosy.games.breakage import Breakage
    from argosy.games.neptun.research.observation import NeptunEncoder
    from argosy.network import Lookups
    from argosy.oracle.inputs import OracleAdapter
    from argosy.research.game_adapters import GameAdapter
    from argosy.review.adapter import ReviewAdapter
    from argosy.text.game_text import GameText
    from argosy.text.translate import Words

__all__ = ["NEPTUN", "PACKAGE", "Extra", "NeptunState", "NeptunView", "Reveal", "Row", "Sail", "Take"]


def sensible() -> Bot:
    """Make a bot of the level `sensible`."""
    from argosy.games.neptun.bots.sensible.bot import SensibleBot

    return SensibleBot()


def strong() -> Bot:
    """Make a bot of the level `strong`."""
    from argosy.bots.advice import AdvisingBot
    from argosy.games.neptun.bots.strong.bot import advise

    return AdvisingBot(advise)


def best() -> Bot:
    """Make a bot of the level `best`."""
    from argosy.bots.advice import AdvisingBot
    from argosy.games.neptun.bots.best.bot import advise

    return AdvisingBot(advise)


def coach() -> Bot:
    """Make the adviser of the coach: `best`, which also tries what it would never do."""
    from argosy.bots.advice import AdvisingBot
    from argosy.games.neptun.bots.best.bot import coach

    return AdvisingBot(coach)


def text(match: AnyMatch, words: Words, names: Sequence[str]) -> GameText:
    """The table as text, for terminal and screen readers."""
    from argosy.games.neptun.edition.components import Edition
    from argosy.games.neptun.text.screen import NeptunText

    assert isinstance(match.edition, Edition)
    return NeptunText(words, names, match.edition)


def points(s: State) -> list[int]:
    """The points so far, by seat."""
    assert isinstance(s, NeptunState)
    return [points_of(s, seat) for seat in range(s.seats)]


def printed(edition: Edition, words: Words) -> object:
    """What is printed on the sea chart and the temple tiles."""
    from argosy.games.neptun.printed import pieces

    return pieces(edition, words)


def printed_type() -> type:
    """The wire type that `printed` returns."""
    from argosy.games.neptun.printed import NeptunPieces

    return NeptunPieces


def lookups(encoder: NeptunEncoder) -> Lookups:
    """What a network of learners is told about the sea chart. Needs NumPy."""
    from argosy.games.neptun.research.lookups import lookups

    return lookups(encoder)


def research() -> GameAdapter:
    """Action tokens and observations for learners."""
    from argosy.games.neptun.research.action_tokens import NeptunActionTokens
    from argosy.games.neptun.research.observation import NeptunEncoder
    from argosy.research.game_adapters import GameAdapter

    return GameAdapter(NEPTUN.key, NeptunActionTokens(), NeptunEncoder, lookups=lookups)


def oracle() -> OracleAdapter:
    """What the oracle reads, and its weights."""
    from argosy.games.neptun.oracle import ADAPTER

    return ADAPTER


def review() -> ReviewAdapter:
    """How reviews try decisions out."""
    from argosy.games.neptun.review import REVIEW

    return REVIEW


def statistics() -> type[Collector]:
    """The class that counts what happens in simulations."""
    from argosy.games.neptun.statistics import NeptunCollector

    return NeptunCollector


def breakages() -> tuple[Breakage, ...]:
    """Deliberate rule bugs; for each, a test must fail."""
    from argosy.games.neptun.breakages import BREAKAGES

    return BREAKAGES


PACKAGE = GamePackage(
    rules=NEPTUN,
    title="Neptun",
    letter="N",
    view=NeptunView,
    bots={"sensible": sensible, "strong": strong, "best": best},
    coach=coach,
    text=text,
    points=points,
    printed=Printed(printed_type, printed),
    research=research,
    oracle=oracle,
    review=review,
    statistics=statistics,
    breakages=breakages,
)
