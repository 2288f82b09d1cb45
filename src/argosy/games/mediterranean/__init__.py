"""Trading in the Mediterranean, by Ryan Sturm and Geoff Engelstein, for four to six players.

The rules M1 to M9 are in docs/rules/mediterranean.md. `PACKAGE` is what the rest of Argosy uses. Bot writers import the
names below.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from argosy.core.contract import Action, Event, Plain, State
from argosy.core.peek import AnyPeek, Bot
from argosy.core.rng import Rng
from argosy.games.mediterranean.clock import CLOCK
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.rules.trading.talk_votes import chat_open
from argosy.games.mediterranean.view.view import MediterraneanView
from argosy.games.package import GamePackage, Printed

if TYPE_CHECKING:
    from argosy.arena.collector import Collector
    from argosy.core.contract import Edition
    from argosy.core.replay import AnyMatch
    from argosy.games.breakage import Breakage
    from argosy.games.market import Market
    from argosy.oracle.inputs import OracleAdapter
    from argosy.research.game_adapters import GameAdapter
    from argosy.review.adapter import ReviewAdapter
    from argosy.text.game_text import GameText
    from argosy.text.translate import Words

__all__ = ["MEDITERRANEAN", "PACKAGE", "MediterraneanState", "MediterraneanView"]


def sensible() -> Bot:
    """Make a bot of the level `sensible`."""
    from argosy.games.mediterranean.bots.sensible.bot import SensibleBot

    return SensibleBot()


def strong() -> Bot:
    """Make a bot of the level `strong`."""
    from argosy.bots.advice import AdvisingBot
    from argosy.games.mediterranean.bots.strong.bot import advise

    return AdvisingBot(advise)


def best() -> Bot:
    """Make a bot of the level `best`."""
    from argosy.bots.advice import AdvisingBot
    from argosy.games.mediterranean.bots.best.bot import advise

    return AdvisingBot(advise)


def coach() -> Bot:
    """Make the adviser of the coach: `best`, which also tries what it would never do."""
    from argosy.bots.advice import AdvisingBot
    from argosy.games.mediterranean.bots.best.bot import coach

    return AdvisingBot(coach)


def text(match: AnyMatch, words: Words, names: Sequence[str]) -> GameText:
    """Make the text form of a match, for terminal and page."""
    from argosy.games.mediterranean.edition.components import Edition
    from argosy.games.mediterranean.text.screen import MediterraneanText

    assert isinstance(match.edition, Edition)
    return MediterraneanText(words, names, match.edition)


def market() -> Market:
    """Replies to offers, wishes and phrases."""
    from argosy.games.mediterranean.market import MARKET

    return MARKET


def forecast(peek: AnyPeek, rng: Rng, action: Action | None) -> Plain | None:
    """What resolution would bring a seat if trading ended now."""
    from argosy.games.mediterranean.forecast import forecast

    return forecast(peek, rng, action=action)


def forecast_type() -> type[Plain]:
    """The wire type of what `forecast` returns."""
    from argosy.games.mediterranean.forecast import Forecast

    return Forecast


def recap(seats: int, moments: Iterable[tuple[State, Sequence[Event]]]) -> Plain:
    """All deals of a finished game with their true cards."""
    from argosy.games.mediterranean.recap import recap

    return recap(seats, moments)


def recap_type() -> type[Plain]:
    """The wire type of what `recap` returns."""
    from argosy.games.mediterranean.recap import Recap

    return Recap


def points(s: State) -> list[int]:
    """The victory points of all seats so far."""
    assert isinstance(s, MediterraneanState)
    return [civilisation.vp for civilisation in s.civilisations]


def talk_open(s: State) -> bool:
    """Whether free text is allowed in the chat now (M6.9)."""
    assert isinstance(s, MediterraneanState)
    return chat_open(s)


def printed(edition: Edition, words: Words) -> object:
    """What is printed on cards, tiles and boards."""
    from argosy.games.mediterranean.printed import pieces

    return pieces(edition, words)


def printed_type() -> type:
    """The wire type of what `printed` returns."""
    from argosy.games.mediterranean.printed import MediterraneanPieces

    return MediterraneanPieces


def research() -> GameAdapter:
    """Action tokens and observations."""
    from argosy.games.mediterranean.research.action_tokens import MediterraneanActionTokens
    from argosy.games.mediterranean.research.observation import MediterraneanEncoder
    from argosy.research.game_adapters import GameAdapter

    tokens, encoder = MediterraneanActionTokens(MEDITERRANEAN.edition(None)), MediterraneanEncoder
    return GameAdapter(MEDITERRANEAN.key, tokens, encoder, version=1)


def oracle() -> OracleAdapter:
    """What the oracle reads, and its weights."""
    from argosy.games.mediterranean.oracle import ADAPTER

    return ADAPTER


def review() -> ReviewAdapter:
    """How reviews try decisions out, and what they say of deals."""
    from argosy.games.mediterranean.review import REVIEW

    return REVIEW


def statistics() -> type[Collector]:
    """What simulations count."""
    from argosy.games.mediterranean.statistics.collector import MediterraneanCollector

    return MediterraneanCollector


def breakages() -> tuple[Breakage, ...]:
    """The deliberate rule errors that tests must notice."""
    from argosy.games.mediterranean.breakages import BREAKAGES

    return BREAKAGES


PACKAGE = GamePackage(
    rules=MEDITERRANEAN,
    title="Trading in the Mediterranean",
    letter="M",
    view=MediterraneanView,
    bots={"sensible": sensible, "strong": strong, "best": best},
    coach=coach,
    text=text,
    clock=CLOCK,
    simulation_options=("ticks",),
    points=points,
    market=market,
    forecast=forecast,
    forecast_type=forecast_type,
    recap=recap,
    recap_type=recap_type,
    talk_open=talk_open,
    printed=Printed(printed_type, printed),
    research=research,
    oracle=oracle,
    review=review,
    statistics=statistics,
    breakages=breakages,
)
