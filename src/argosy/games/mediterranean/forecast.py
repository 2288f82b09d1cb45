"""What resolution would bring a seat if trading ended now: the rules themselves, run in worlds guessed for that seat.

What the seat knows comes out the same in every world, and so it is certain. What depends on cards that it cannot see
comes out differently; then the forecast has a range, and a share of the worlds for each thing that may happen.

    forecast(peek, Rng("seed"), worlds=32)                     as things stand
    forecast(peek, Rng("seed"), worlds=32, action=Accept(7))   after one more action of the seat
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median_low
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Plain, Seat
from argosy.games.mediterranean.rules import calamity, resolution
from argosy.games.mediterranean.rules.actions import Accept, Offer
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.events import Flipped, IndustryPaid
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import BARBARIAN, GOVERNMENT, RELIGION, UNHAPPINESS, MediterraneanState
from argosy.games.mediterranean.rules.trading.menu import acceptable
from argosy.games.mediterranean.rules.trading.piracy import chosen
from argosy.games.mediterranean.view.event_messages import SIDES

if TYPE_CHECKING:
    from argosy.core.peek import AnyPeek
    from argosy.core.rng import Rng

WORLDS: Final = 32
"""Enough to tell a likely calamity from an unlikely one."""


@dataclass(frozen=True, slots=True)
class Range(Plain):
    """A number: the lowest, the middle and the highest over all worlds. All three are equal if it is certain."""

    low: int
    middle: int
    high: int


@dataclass(frozen=True, slots=True)
class TrackForecast(Plain):
    """Where the marker of government or religion ends (M5)."""

    side: str
    """The side in most worlds."""
    space: Range
    """The space on that side."""
    turns: float
    """The share of worlds in which the board turns to its other side."""
    falls: tuple[str, ...]
    """The buildings that are destroyed if it turns (M5.3)."""


@dataclass(frozen=True, slots=True)
class StatusForecast(Plain):
    """Where happiness or safety ends, and the danger of its calamity (M5.5, M7.6)."""

    level: Range
    place: Range
    """1 is the highest of all seats; equal levels share the better place."""
    calamity: str | None
    """The calamity of this turn; None in the first turn."""
    struck: float
    """The chance that it strikes this seat; among tied seats, each is equally likely to be voted for."""


@dataclass(frozen=True, slots=True)
class IndustryForecast(Plain):
    """The shares of worlds in which an industry of the seat pays for dominance or monopoly (M7.4)."""

    good: str
    dominance: float
    monopoly: float


@dataclass(frozen=True, slots=True)
class Forecast(Plain):
    """What resolution would bring to a seat."""

    worlds: int
    """The guessed worlds. With an offer of its own, only those in which somebody could accept it."""
    money: Range
    """All money that it would have."""
    points: Range
    """The victory points that it would gain in resolution, before calamities."""
    government: TrackForecast
    religion: TrackForecast
    happiness: StatusForecast
    safety: StatusForecast
    industries: tuple[IndustryForecast, ...]
    banks: bool
    """Whether it could use a bank (M7.3). The forecast triples Prosperity if it spends any."""


def forecast(peek: AnyPeek, rng: Rng, worlds: int = WORLDS, action: Action | None = None) -> Forecast | None:
    """The forecast for the seat of a peek, after one more action if one is given.

    An offer of its own counts as accepted by some addressee who could. None if the action is possible in no world, or
    nobody could accept it in any.
    """
    outcomes = []
    for _ in range(worlds):
        world = peek.imagine(rng)
        assert isinstance(world, MediterraneanState)
        if action is None or carry_out(world, peek.seat, action, rng):
            outcomes.append(Outcome(world, peek.seat, rng))
    return summary(outcomes, peek.seat) if outcomes else None


def carry_out(world: MediterraneanState, seat: Seat, action: Action, rng: Rng) -> bool:
    """Carry out an action of the seat, and accept it if it is an offer; False if that cannot be."""
    if MEDITERRANEAN.check(world, seat, action) is not None:
        return False
    MEDITERRANEAN.apply(world, seat, action, None)
    if not isinstance(action, Offer):
        return True
    offer = world.offers[-1]
    for taker in rng.shuffled(list(range(world.seats))):
        if offer in acceptable(world, taker):
            hand = rng.shuffled(world.civilisations[taker].hand)
            cards = tuple(sorted(chosen(world.edition, hand, offer.want, rng.below(2) == 0)))
            MEDITERRANEAN.apply(world, taker, Accept(offer.number, cards), None)
            return True
    return False


class Outcome:
    """One world after resolution, up to the calamities."""

    def __init__(self, world: MediterraneanState, seat: Seat, rng: Rng) -> None:
        self.before = world.civilisations[seat].vp
        self.sides = [tracks.side(line) for line in world.civilisations[seat].tracks]
        events: list[Event] = []
        resolution.begin(world, events)
        self.banks = bool(world.asked >> seat & 1)
        for owner in range(world.seats):
            if world.asked >> owner & 1:
                triple = spends_prosperity(world, owner) if owner == seat else bool(rng.below(2))
                world.sealed.put(owner, resolution.TRIPLE_PROSPERITY if triple else resolution.IGNORE_POVERTY)
        resolution.settle(world, events)
        self.world = world
        self.mine = world.civilisations[seat]
        self.flips = {event.track: event for event in events if isinstance(event, Flipped) and event.seat == seat}
        self.paid = {event.good: event for event in events if isinstance(event, IndustryPaid) and event.seat == seat}

    def level(self, stage: int, seat: Seat) -> int:
        """The happiness or safety of a seat."""
        civilisation = self.world.civilisations[seat]
        return int(civilisation.happiness if stage == UNHAPPINESS else civilisation.safety)

    def place(self, stage: int, seat: Seat) -> int:
        """The place of a seat in happiness or safety."""
        mine = self.level(stage, seat)
        return 1 + sum([self.level(stage, other) > mine for other in range(self.world.seats)])

    def struck(self, stage: int, seat: Seat) -> float:
        """The chance that a calamity strikes a seat."""
        tied = calamity.lowest_seats(self.world, stage) if self.world.calamities else []
        return 1 / len(tied) if seat in tied else 0.0


def spends_prosperity(world: MediterraneanState, seat: Seat) -> bool:
    """Whether a seat has spent a Prosperity card."""
    edition = world.edition
    return any(edition.kind_bottom[kind] == edition.prosperity for kind in world.civilisations[seat].spent)


def summary(outcomes: Sequence[Outcome], seat: Seat) -> Forecast:
    """What the outcomes have in common, and how they differ."""
    edition = outcomes[0].world.edition
    industries = outcomes[0].mine.industries

    def spread(number: Callable[[Outcome], int]) -> Range:
        values = [int(number(outcome)) for outcome in outcomes]
        return Range(min(values), median_low(values), max(values))

    def share(holds: Callable[[Outcome], float]) -> float:
        return round(sum([holds(outcome) for outcome in outcomes]) / len(outcomes), 3)

    def track(number: int) -> TrackForecast:
        ends = [outcome.mine.tracks[number] for outcome in outcomes]
        side = median_low([tracks.side(line) for line in ends])
        spaces = [tracks.space(line) for line in ends if tracks.side(line) == side]
        falls = next((outcome.flips[number].destroyed for outcome in outcomes if number in outcome.flips), ())
        return TrackForecast(
            side=SIDES[number][side],
            space=Range(min(spaces), median_low(spaces), max(spaces)),
            turns=share(lambda outcome: number in outcome.flips),
            falls=tuple([edition.tiles[tile].names[outcomes[0].sides[number]] for tile in falls]),
        )

    def status(stage: int) -> StatusForecast:
        calamities = outcomes[0].world.calamities
        return StatusForecast(
            level=spread(lambda outcome: outcome.level(stage, seat)),
            place=spread(lambda outcome: outcome.place(stage, seat)),
            calamity=edition.calamities[calamities[stage]].name if calamities else None,
            struck=share(lambda outcome: outcome.struck(stage, seat)),
        )

    def industry(good: int) -> IndustryForecast:
        monopoly = share(lambda outcome: good in outcome.paid and outcome.paid[good].monopoly)
        paid = share(lambda outcome: good in outcome.paid)
        return IndustryForecast(edition.goods[good], round(paid - monopoly, 3), monopoly)

    return Forecast(
        worlds=len(outcomes),
        money=spread(lambda outcome: outcome.mine.money),
        points=spread(lambda outcome: outcome.mine.vp - outcome.before),
        government=track(GOVERNMENT),
        religion=track(RELIGION),
        happiness=status(UNHAPPINESS),
        safety=status(BARBARIAN),
        industries=tuple([industry(good) for good in range(resolution.BASIC_GOODS) if industries >> good & 1]),
        banks=any(outcome.banks for outcome in outcomes),
    )
