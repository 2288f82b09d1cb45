"""A whole review, part by part: what is found is kept in a file at once, so a stopped review goes on where it was.

The file is JSON lines. Its first line says what it belongs to: the record, the budget, the rules and the weights of the
oracle. If any of these differs, the review begins anew. A last line that is only half there is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.core.codec import CodecError, Json, to_json
from argosy.core.contract import Seat
from argosy.core.record import ENDING, Record
from argosy.core.replay import edition_of
from argosy.review.deals import deals_of
from argosy.review.history import HistoryBuilder
from argosy.review.json_form import read
from argosy.review.judging import ReviewBudget, judge
from argosy.review.plan import ReviewPlan, is_finished, replayed
from argosy.review.types import Deals, History, Judgement

if TYPE_CHECKING:
    from argosy.oracle.oracle import Oracle
    from argosy.review.timeline import Timeline

FORMAT: Final = 1
KEPT: Final = ".review.jsonl"
"""The file name extension of what is kept of a review."""


@dataclass(slots=True)
class Found:
    """What was found so far."""

    history: History | None = None
    deals: Deals | None = None
    judgements: dict[Seat, dict[int, Judgement]] = field(default_factory=dict)
    """By seat and number of the input."""

    def of_seat(self, seat: Seat) -> list[Judgement]:
        """The judgements of a seat's decisions, in order."""
        return [judgement for _, judgement in sorted(self.judgements.get(seat, {}).items())]


def kept_beside(record: str | Path) -> Path:
    """Where a review of a record in that file is kept."""
    path = Path(record)
    return path.with_name(path.name.removesuffix(ENDING) + KEPT)


class Review:
    """A review under way. Raises ReplayError, EditionError, or WeightsError if the oracle cannot judge the game."""

    def __init__(self, record: Record, budget: ReviewBudget, keep: Path | None = None) -> None:
        """`keep`: the file that parts are read from and written to; None: nothing is kept."""
        from argosy.oracle.oracle import Oracle

        header = record.header
        self.record, self.budget = record, budget
        self.timeline: Timeline = replayed(record)
        self.finished = is_finished(self.timeline)
        self.oracle: Oracle = Oracle(header.game, header.seats, header.options, edition_of(record))
        self.found = Found()
        self._plans: dict[Seat, ReviewPlan] = {}
        self._keep = keep
        if keep is not None:
            self._read(keep)

    def plan(self, seat: Seat) -> ReviewPlan:
        """The decisions of a seat. Raises ReviewError."""
        if seat not in self._plans:
            self._plans[seat] = ReviewPlan.of(self.record, seat, self.timeline)
        return self._plans[seat]

    def missing(self, seat: Seat) -> list[int]:
        """The decisions of a seat that are not judged yet."""
        return [number for number in self.plan(seat).numbers if number not in self.found.judgements.get(seat, {})]

    def judge(self, seat: Seat) -> Iterator[Judgement]:
        """Judge what is not judged yet, decision by decision; each is kept before it is yielded."""
        for number in self.missing(seat):
            judgement = judge(self.plan(seat), number, self.budget, self.oracle)
            self.found.judgements.setdefault(seat, {})[number] = judgement
            self._write({"judgement": to_json(judgement)})
            yield judgement

    def follow(self) -> Iterator[int]:
        """Follow the chances, unless that was done; yields the number of each input."""
        if self.found.history is None:
            builder = HistoryBuilder(self.record, self.oracle, self.budget.seed, timeline=self.timeline)
            yield from builder.follow()
            self.found.history = builder.history()
            self._write({"history": to_json(self.found.history)})

    def look_at_deals(self) -> None:
        """Find what deals were worth, unless that was done or the game has none."""
        if self.found.deals is None:
            self.found.deals = deals_of(self.record, self.budget.seed)
            if self.found.deals is not None:
                self._write({"deals": to_json(self.found.deals)})

    # Keeping

    @property
    def belongs_to(self) -> dict[str, Json]:
        """What the parts depend on."""
        from argosy.oracle.oracle import adapter

        return {
            "argosy_review": FORMAT,
            "record": sha256(self.record.dumps().encode()).hexdigest(),
            "rules": self.record.header.rules,
            "weights": sha256(adapter(self.record.header.game).weights()).hexdigest(),
            "budget": to_json(self.budget),
        }

    def _read(self, keep: Path) -> None:
        """Take over the parts of the file if they belong to this review; else the file begins anew."""
        lines = keep.read_text(encoding="utf-8", errors="replace").splitlines() if keep.exists() else []
        parts = [part for part in map(_part, lines) if part is not None]
        mine = bool(parts) and parts[0] == self.belongs_to
        if mine:
            for part in parts[1:]:
                self._take(part)
        whole = parts if mine else [self.belongs_to]
        keep.write_text("".join([json.dumps(part, ensure_ascii=False) + "\n" for part in whole]), encoding="utf-8")

    def _take(self, part: dict[str, Json]) -> None:
        """Take over one part; one that cannot be read is found again."""
        try:
            if "judgement" in part:
                judgement = read(part["judgement"], Judgement)
                self.found.judgements.setdefault(judgement.seat, {})[judgement.number] = judgement
            elif "history" in part:
                self.found.history = read(part["history"], History)
            elif "deals" in part:
                self.found.deals = read(part["deals"], Deals)
        except CodecError:
            return

    def _write(self, part: dict[str, Json]) -> None:
        """Add a part to the file."""
        if self._keep is not None:
            with self._keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(part, ensure_ascii=False) + "\n")


def _part(line: str) -> dict[str, Json] | None:
    """A line of the file; None if it is not whole."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
