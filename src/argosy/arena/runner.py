"""Plays the numbered games of a plan: seats the bots, sets the seed, and counts results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from argosy.arena.collector import Collector, GameRow, SeatRow
from argosy.arena.results.counters import Counters
from argosy.arena.results.record_folder import record_names
from argosy.arena.stats.decision_times import DecisionTimes
from argosy.bots.levels import bot
from argosy.bots.play import BotError, play_match
from argosy.core.contract import Event, Result
from argosy.core.match import Match
from argosy.core.peek import Bot
from argosy.core.playout import playout
from argosy.core.replay import AnyMatch
from argosy.core.rng import Rng, bot_seed, commitment
from argosy.games.package import package

if TYPE_CHECKING:
    from argosy.oracle.luck import LuckJudge


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play. Deal number d, from 0, has the seed `{seed}/{d}`; without rotation a deal is one game."""

    game: str
    bots: tuple[str, ...]
    """By seat: a level, a class in a file, or a command. With rotation every bot once."""
    games: int
    seed: str
    options: Mapping[str, str]
    edition: str | None = None
    """The folder of an edition that is not the standard one."""
    rotated: int = 0
    """With rotation the number of seats; else 0. Each deal is then played as often as there are bots, and each bot
    sits on each seat once: A B C D, B C D A, C D A B, D A B C; or A B A B, B A B A."""
    iterations: int | None = None
    seconds: float | None = None
    """How long a bot may think about a decision; None leaves it to the bot."""
    records: bool = False
    """Whether each row contains the record of its game. Tables of random bots then play real matches."""
    until: str | None = None
    """When an arena stops before all games are played, as `stats.sequential` reads it."""
    luck: bool = False
    """Whether the oracle judges the luck of every seat."""

    @property
    def line_ups(self) -> int:
        """The number of seatings with which each deal is played."""
        return len(self.bots) if self.rotated else 1

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rotated or len(self.bots)

    def deal(self, number: int) -> int:
        """The deal that a game belongs to."""
        return number // self.line_ups

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        shift = number % self.line_ups
        return tuple([self.bots[(seat + shift) % len(self.bots)] for seat in range(self.seats)])


class Runner:
    """Plays any game of a plan by its number. Loads rules, edition and bots once. Raises ValueError with a sentence."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.template: AnyMatch = Match.new(plan.game, plan.seats, "", plan.options, plan.edition)
        self.collector = collector_of(plan.game)
        self.judge: LuckJudge | None = None
        if plan.luck:
            from argosy.arena.luck import luck_judge  # the only part that needs NumPy

            self.judge = luck_judge(self.template)
        self._bots: dict[tuple[str, int], Bot] = {}
        for number in range(plan.line_ups):
            self.seated(plan.line_up(number))

    def seated(self, names: Sequence[str]) -> list[Bot]:
        """A bot object for each seat. Two seats never share one; objects are reused between games."""
        bots = []
        for seat, name in enumerate(names):
            which = name, names[:seat].count(name)
            if which not in self._bots:
                self._bots[which] = bot(name)
            bots.append(self._bots[which])
        return bots

    def close(self) -> None:
        """Drop the bots; end those that run as separate programs."""
        for player in self._bots.values():
            end = getattr(player, "close", None)
            if callable(end):
                end()
        self._bots.clear()

    def game(self, number: int) -> GameRow:
        """Play one game. Raises BotError naming the game."""
        plan = self.plan
        seed = f"{plan.seed}/{plan.deal(number)}"
        names = plan.line_up(number)
        if not (plan.rotated or plan.records or plan.luck) and all(name == "random" for name in names):
            return self._play_at_random(number, seed, names)
        header = replace(self.template.header, seed_sha256=commitment(seed))
        match = Match(self.template.game, header, self.template.edition, seed)
        decision_times = tuple([DecisionTimes() for _ in names])
        try:
            decisions = play_match(
                match, self.seated(names), bot_seed(seed), plan.iterations, plan.seconds, decision_times
            )
        except BotError as error:
            raise BotError(f"game {number}, {', '.join(names)}: {error}") from error
        assert match.result is not None
        collector = self.collector(len(names))
        for event in match.events(None):
            collector.see(event)
        counters = collector.counters(match.state, match.result)
        seats = self.lucky(match, f"{seed}/{number}", seat_rows(names, collector.first_order(), match.result, counters))
        record = match.record.named(record_names(names)).dumps() if plan.records else ""
        return GameRow(number, seed, decisions, seats, decision_times, record)

    def lucky(self, match: AnyMatch, seed: str, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
        """The rows with the luck of their seats, if the plan asks for it."""
        if self.judge is None:
            return seats
        from argosy.arena.luck import luck_of

        lucks = luck_of(self.judge, match, f"{seed}/luck")
        return tuple([replace(row, luck=luck) for row, luck in zip(seats, lucks, strict=True)])

    def _play_at_random(self, number: int, seed: str, names: Sequence[str]) -> GameRow:
        """Play a table of random bots on a faster path: no match, no peeks, one generator for all decisions.

        The bot `random` chooses uniformly from the menu; so does `sample`, but it favours deals where offers are
        composed freely. Chance uses the fast generator too, which saves most of the time: these games differ from those
        of matches with the same seed.
        """
        game, header = self.template.game, self.template.header
        collector = self.collector(header.seats)
        state = game.start(header.seats, header.options, self.template.edition)
        events: list[Event] = []
        decisions = playout(game, state, Rng(f"{seed}/dice"), Rng(seed), events)
        for event in events:
            collector.see(event)
        result = game.result(state)
        assert result is not None
        seats = seat_rows(names, collector.first_order(), result, collector.counters(state, result))
        return GameRow(number, seed, decisions, seats)


def seat_rows(
    names: Sequence[str], order: Sequence[int], result: Result, counters: Sequence[Mapping[str, int]]
) -> tuple[SeatRow, ...]:
    """The result of each seat."""
    places = list(order)
    winners = result.winners
    rows = [
        SeatRow(
            seat=seat,
            bot=name,
            position=places.index(seat) + 1,
            points=result.points[seat],
            place=result.places[seat],
            win=1 / len(winners) if seat in winners else 0.0,
            counters=Counters.of(counters[seat]),
        )
        for seat, name in enumerate(names)
    ]
    return tuple(rows)


def collector_of(game: str) -> type[Collector]:
    """The class that counts what happens in a game."""
    statistics = package(game).statistics
    return Collector if statistics is None else statistics()
