"""Phase 3, score (N6), and the end of the game (N8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from argosy.core.contract import Event, Result
from argosy.games.neptun.rules.events import BonusClaimed, TileClaimed
from argosy.games.neptun.rules.state import ALL_SLOTS, GOLD_TEMPLE, NeptunState

if TYPE_CHECKING:
    from mypy_extensions import i64


def ranking(s: NeptunState, temple: i64) -> list[int]:
    """The seats that can take a tile of the temple now, best first (N6.2, N6.3)."""
    if temple == GOLD_TEMPLE:
        richest = [-s.merchants[seat].gold * 8 + place for place, seat in enumerate(s.order)]
        return [s.order[key % 8] for key in sorted(richest)]
    ranked = [seat for seat in s.ladders[temple] if s.merchants[seat].tokens[temple] > 0]
    if s.zero_space_scores:  # the stack on space 0 comes from the set-up, so player order decides there
        ranked += [seat for seat in s.order if s.merchants[seat].tokens[temple] == 0]
    return ranked


def score(s: NeptunState, sink: list[Event] | None) -> None:
    """Give bonus tiles for five fulfilled contracts, then the tiles of the round, by temple (N6.1 - N6.4)."""
    for seat in s.order:
        merchant = s.merchants[seat]
        if merchant.fulfilled == ALL_SLOTS:
            merchant.bonus += 1
            if sink is not None:
                sink.append(BonusClaimed(seat, s.edition.bonus_points))
    for temple in range(GOLD_TEMPLE + 1):
        tiles = s.edition.tiles[temple][s.round - 1]
        for rank, (seat, points) in enumerate(zip(ranking(s, temple), tiles, strict=False), 1):
            tiles_of_seat = s.merchants[seat].tiles[:]
            tiles_of_seat[temple] += points
            s.merchants[seat].tiles = tiles_of_seat
            if sink is not None:
                sink.append(TileClaimed(seat, temple, rank, points))


def points_of(s: NeptunState, seat: i64) -> int:
    """The points of all tiles that a seat has claimed so far (N8.1)."""
    merchant = s.merchants[seat]
    total = merchant.bonus * s.edition.bonus_points
    for points in merchant.tiles:
        total += points
    return total


def result(s: NeptunState) -> Result:
    """The result: most points wins; tied players share the win (N8.1)."""
    points = tuple([points_of(s, seat) for seat in range(s.seats)])
    places = tuple([1 + sum([other > mine for other in points]) for mine in points])
    why = []
    for merchant in s.merchants:
        sources = dict(zip(s.edition.temples, merchant.tiles, strict=True))
        sources["bonus"] = merchant.bonus * s.edition.bonus_points
        why.append(sources)
    return Result(points, places, tuple(why))
