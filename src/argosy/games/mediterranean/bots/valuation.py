"""Values of cards and spaces of the tracks for a seat, in money of this turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final

from argosy.games.mediterranean.hidden.knowledge import MASK
from argosy.games.mediterranean.rules.board.tracks import FAR, TILES_OF_TRACK, side, space
from argosy.games.mediterranean.rules.resolution import BANKED
from argosy.games.mediterranean.rules.state import NONE, PIRACY, TURNS, MediterraneanState

POINT: Final[tuple[float, ...]] = (0.0, 2.0, 2.2, 2.5, 2.8, 3.0, 3.0)
"""By turn: the value of a victory point; lower early, since early money makes more money."""
IDEAS: Final[tuple[float, ...]] = (0.0, 1.5, 2.1, 3.6, 4.2, 5.4, 5.8, 6.7, 7.0, 7.6, 7.8, 8.2)
"""By space of a track: every second one allows another building (M5.4)."""
IDEA: Final[tuple[float, ...]] = (0.0, 0.7, 0.9, 1.0, 1.0, 0.8, 0.4)
"""By turn: the weight of ideas; buildings built late have little effect."""
BUILDING_LOST: Final = 5.0
SLOPE: Final[tuple[float, ...]] = (0.35, 0.9)
"""The value of a step of happiness or safety: above start, below start."""
CALAMITY: Final = 6.0
"""What a calamity costs its victim."""
HUNCH: Final = 0.35
"""How much worse than the average an unknown card is, since its giver chose it (M6.4)."""
HELD_HARM: Final = 0.4
"""The share of a loss of happiness or safety that a stored card still costs: it may be given away next turn."""
NEXT_TURN: Final[tuple[float, ...]] = (0.0, 0.3, 0.5, 0.7, 0.75, 0.8, 0.0)
"""By turn: the factor on stored value; below 1, since early money makes more money."""
COMING: Final = 1.0
"""Cards of a good that a seat gets next turn beyond what it produces."""


class Worth:
    """Prices for one seat in one position, from what the seat can know."""

    def __init__(self, s: MediterraneanState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.edition = s.edition
        self.mine = s.civilisations[seat]
        self.turn = int(s.turn)
        self.left = TURNS - self.turn
        self.point = POINT[self.turn]
        self.prosperity = BANKED if self.mine.bank else 1
        """The factor on victory points of bottoms for this seat (M7.3)."""
        rivals = [civilisation for other, civilisation in enumerate(s.civilisations) if other != seat]
        self.lowest = (
            min([int(civilisation.happiness) for civilisation in rivals]),
            min([int(civilisation.safety) for civilisation in rivals]),
        )

    def ideas(self, track: int, line: int) -> float:
        """The value of a place of a track; buildings are lost with their side (M5.3)."""
        line = max(-1 - FAR, min(FAR, line))
        worth = IDEA[self.turn] * IDEAS[space(line)]
        if side(line) != side(self.mine.tracks[track]):
            worth -= BUILDING_LOST * int(self.mine.buildings & TILES_OF_TRACK[track]).bit_count()
        return worth

    def status(self, which: int, level: int) -> float:
        """The value of a level of happiness (0) or safety (1); the lowest seat suffers a calamity (M7.6)."""
        level = max(self.edition.status_bottom, min(self.edition.status_top, int(level)))
        if level >= 0:
            return 0.0 if self.left == 0 else SLOPE[0] * level
        ahead = level - self.lowest[which] + 1.5  # the others will spend bad cards too
        danger = CALAMITY * (0.5 - 0.5 * ahead / (1 + abs(ahead)))
        return -danger if self.left == 0 else SLOPE[1] * level - danger

    def industry(self, good: int) -> float:
        """The value of one more spent card of a good to the owner of its industry (M7.4)."""
        return 1.0 if good < 5 and self.mine.industries >> good & 1 else 0.0


class Purse:
    """A hand as its seat would spend it, and the value of changes to it."""

    def __init__(self, worth: Worth, kinds: Sequence[int]) -> None:
        self.worth = worth
        self.edition = worth.edition
        self.kinds = list(kinds)
        self.counts = [0] * len(self.edition.goods)
        self.sums = [0, 0, 0, 0, 0]
        for kind in kinds:
            self.counts[self.edition.kind_good[kind]] += 1
            self._add(self.sums, kind, 1)
        self.now = self._bottoms(self.sums)
        self._unknown: dict[int, float] = {}
        self._gone: dict[int, float] = {}
        self._come: dict[int, float] = {}

    def _add(self, sums: list[int], kind: int, times: int) -> None:
        """Add a card's bottom to the sums: government, religion, happiness, safety, victory points."""
        edition, bottom = self.edition, self.edition.kind_bottom[kind]
        sums[0] += times * edition.bottom_government[bottom]
        sums[1] += times * edition.bottom_religion[bottom]
        sums[2] += times * edition.bottom_happiness[bottom]
        sums[3] += times * edition.bottom_safety[bottom]
        sums[4] += times * edition.bottom_vp[bottom]

    def _bottoms(self, sums: Sequence[int]) -> float:
        """The value of all bottoms together when they are spent; arrows are netted (M5.2)."""
        worth, mine = self.worth, self.worth.mine
        return (
            worth.ideas(0, mine.tracks[0] + sums[0])
            + worth.ideas(1, mine.tracks[1] + sums[1])
            + worth.status(0, mine.happiness + sums[2])
            + worth.status(1, mine.safety + sums[3])
            + worth.point * worth.prosperity * sums[4]
        )

    def bottoms(self, out: Sequence[int], into: Sequence[int] = ()) -> float:
        """The change in value if some cards leave the hand and others come, without sets."""
        sums = list(self.sums)
        for kind in out:
            self._add(sums, kind, -1)
        for kind in into:
            self._add(sums, kind, 1)
        return self._bottoms(sums) - self.now

    def one_gone(self, kind: int) -> float:
        """The same if one card leaves; computed once per bottom, since cards with the same bottom are equal."""
        bottom = self.edition.kind_bottom[kind]
        found = self._gone.get(bottom)
        if found is None:
            found = self._gone[bottom] = self.bottoms((kind,))
        return found

    def one_come(self, kind: int) -> float:
        """The same if one card comes."""
        bottom = self.edition.kind_bottom[kind]
        found = self._come.get(bottom)
        if found is None:
            found = self._come[bottom] = self.bottoms((), (kind,))
        return found

    def sets(self, good: int, change: int) -> float:
        """The change in money and industry bonuses if cards of a good come or go."""
        return self.money(good, change) + change * self.worth.industry(good)

    def money(self, good: int, change: int) -> int:
        """The same in money alone."""
        edition, count = self.edition, self.counts[good]
        return edition.set_value(good, count + change) - edition.set_value(good, count)

    def without(self, kinds: Sequence[int]) -> float:
        """The change in value if these cards are handed over."""
        if len(kinds) == 1:
            return self.sets(self.edition.kind_good[kinds[0]], -1) + self.one_gone(kinds[0])
        gone: dict[int, int] = {}
        for kind in kinds:
            good = self.edition.kind_good[kind]
            gone[good] = gone.get(good, 0) + 1
        return fsum([self.sets(good, -count) for good, count in gone.items()]) + self.bottoms(kinds)

    def with_unknown(self, good: int, count: int, giver: int = NONE) -> float:
        """The change in value from getting cards of a good with unknown bottoms, from any rival or from that one."""
        bottom = self.unknown(good) if giver == NONE else self.from_giver(good, giver)
        return self.sets(good, count) + count * bottom

    def unknown(self, good: int) -> float:
        """The average value of the bottom of an unseen card of that good, if its giver chooses the card."""
        found = self._unknown.get(good)
        if found is None:
            left = unseen(self.worth, good)
            total = sum(left.values())
            mean = fsum([count * self.one_come(kind) for kind, count in left.items()]) / total if total else 0.0
            found = self._unknown[good] = mean - HUNCH
        return found

    def from_giver(self, good: int, giver: int) -> float:
        """The same for a card from that rival, which may be a card that this seat gave away."""
        mean = self.unknown(good)
        for trace in self.worth.s.knowledge.traces[self.worth.seat]:
            kind, seats = divmod(trace, MASK)
            if self.edition.kind_good[kind] == good and seats >> giver & 1:
                known = self.one_come(kind)
                mean = min(mean, mean + (known - mean) / seats.bit_count())
        return mean

    def worst(self, good: int, count: int) -> tuple[int, ...] | None:
        """The copies of a good that cost least to lose; Piracy counts as a luxury (M6.5). None if there are too few."""
        edition = self.edition
        copies = [kind for kind in self.kinds if edition.kind_good[kind] == good]
        if edition.good_deck[good] == edition.good_deck[PIRACY]:
            copies += [kind for kind in self.kinds if kind == edition.piracy]
        if len(copies) < count:
            return None
        if len(copies) > 1:
            copies.sort(key=lambda kind: (kind != edition.piracy, -self.one_gone(kind), kind))
        return tuple(sorted(copies[:count]))


def unseen(worth: Worth, good: int) -> dict[int, int]:
    """The cards of a good that are neither open nor the seat's own, by kind."""
    s, edition = worth.s, worth.edition
    left = {kind: edition.kind_count[kind] for kind in edition.kinds_of_good[good]}
    open_piles = (s.discards[edition.good_deck[good]], worth.mine.hand, worth.mine.stored)
    for pile in open_piles:
        for kind in pile:
            if kind in left:
                left[kind] -= 1
    return left


def kept(worth: Worth, kind: int, held: int) -> float:
    """The value of a stored card if `held` others of its good are stored already."""
    if worth.left == 0:
        return 0.0
    edition, mine = worth.edition, worth.mine
    good, bottom = edition.kind_good[kind], edition.kind_bottom[kind]
    deck = edition.good_deck[good]
    produced = int(mine.farms >> good & 1) if good < 5 else mine.cities / 4 if deck == 5 else mine.harbors / 2
    count = held + int(COMING + produced)
    money = edition.set_value(good, count + 1) - edition.set_value(good, count)
    harm = edition.bottom_happiness[bottom] + edition.bottom_safety[bottom]
    idea = 0.0
    for track, arrow in enumerate((edition.bottom_government[bottom], edition.bottom_religion[bottom])):
        if arrow:
            idea += arrow if side(mine.tracks[track]) == 0 else -arrow
    good_side = money + worth.point * worth.prosperity * edition.bottom_vp[bottom] + 0.6 * idea
    return NEXT_TURN[worth.turn] * good_side + HELD_HARM * SLOPE[1] * harm
