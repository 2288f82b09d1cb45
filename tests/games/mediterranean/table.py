"""Positions laid out by hand, to try a rule at.

`table(turn=2).stands(0, "dictatorship 3").built(0, "G5").hand(1, "grain-mars", "piracy").at(GIVING)` lays one out;
`.state` is the position itself. Cards come out of their decks and cubes out of the supply, so that none is there twice.
"""

from __future__ import annotations

from argosy.core.bag import Bag
from argosy.games.mediterranean.edition.components import Edition, load_edition
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.state import TRADING, MediterraneanState

FARMS = "grain wool timber ore salt"
CUBES = 15
SIDES = ("democracy", "dictatorship", "venus", "mars")


def new_civilisation() -> Civilisation:
    """A civilisation as it is set up: 5 points, five farms, industry and warehouse base, eight cubes left (M2.1)."""
    one = Civilisation()
    one.vp = one.vp_from[0] = 5
    one.farms = 0b11111
    one.industry = one.warehouse = 1
    one.supply = 8
    return one


def new_state(seats: int = 4, turn: int = 1, step: int = TRADING, edition: Edition | None = None) -> MediterraneanState:
    """A game where nothing was dealt and nothing revealed yet; the turn order is that of the seats."""
    edition = edition or load_edition()
    s = MediterraneanState(edition, seats)
    s.options = [10, 0, 0, 0, 0, 0]  # the defaults: ten ticks, everything else off
    s.turn = turn
    s.step = step
    s.order = list(range(seats))
    s.civilisations = [new_civilisation() for _ in range(seats)]
    s.decks = [Bag(list(deck)) for deck in edition.decks]
    s.discards = [[] for _ in edition.decks]
    s.development_decks = [Bag(list(deck)) for deck in edition.development_decks]
    return s


def tile(name: str) -> int:
    """The number of a building tile: `G1` to `G6`, `R1` to `R6`."""
    return "GR".index(name[0]) * 6 + int(name[1]) - 1


def line(text: str) -> tuple[int, int]:
    """The track and the place on its line of a marker (`dictatorship 2`)."""
    side, space = text.split()
    track, second = divmod(SIDES.index(side), 2)
    return track, -1 - int(space) if second else int(space)


def table(seats: int = 4, turn: int = 1, step: int = TRADING) -> Table:
    """A table where nothing has happened yet, to lay out a position on."""
    return Table(new_state(seats, turn, step))


class Table:
    """A position being laid out; every word gives the table back."""

    def __init__(self, state: MediterraneanState) -> None:
        self.state = state

    def kind(self, name: str) -> int:
        """A kind by its name (`grain-democracy`, `piracy`)."""
        return self.state.edition.kind_names.index(name)

    def kinds(self, *names: str) -> list[int]:
        """Kinds by name, ascending."""
        return sorted(self.kind(name) for name in names)

    def names(self, kinds: list[int]) -> list[str]:
        """The names of kinds, in their order."""
        return [self.state.edition.kind_names[kind] for kind in kinds]

    def deck(self, number: int, *names: str) -> Table:
        """Let a deck hold exactly these cards; all others of it are out of the game."""
        self.state.decks[number] = Bag(self.kinds(*names))
        return self

    def discarded(self, *names: str) -> Table:
        """Lay cards on their discard piles."""
        for kind in self.kinds(*names):
            self._take(kind)
            deck = self.state.edition.good_deck[self.state.edition.kind_good[kind]]
            self.state.discards[deck].append(kind)
        return self

    def hand(self, seat: int, *names: str) -> Table:
        """Put these cards into a hand."""
        mine = self.state.civilisations[seat]
        mine.hand = sorted(mine.hand + self._take(*self.kinds(*names)))
        return self

    def stored(self, seat: int, *names: str) -> Table:
        """Put these cards into a warehouse."""
        mine = self.state.civilisations[seat]
        mine.stored = sorted(mine.stored + self._take(*self.kinds(*names)))
        return self

    def spent(self, seat: int, *names: str) -> Table:
        """Have a seat spend these cards: they lie revealed before it."""
        mine = self.state.civilisations[seat]
        mine.spent = sorted(mine.spent + self._take(*self.kinds(*names)))
        return self

    def _take(self, *kinds: int) -> list[int]:
        """Take cards out of their decks."""
        edition = self.state.edition
        for kind in kinds:
            deck = self.state.decks[edition.good_deck[edition.kind_good[kind]]]
            assert deck.holds(kind), f"no {edition.kind_names[kind]} is left"
            deck.take(kind)
        return list(kinds)

    def money(self, *money: int) -> Table:
        """Give every seat so much money, by seat."""
        for mine, amount in zip(self.state.civilisations, money, strict=True):
            mine.money = amount
        return self

    def points(self, *points: int) -> Table:
        """Give every seat so many victory points, by seat."""
        for mine, amount in zip(self.state.civilisations, points, strict=True):
            mine.vp = mine.vp_from[0] = amount
        return self

    def stands(self, seat: int, *places: str) -> Table:
        """Set idea markers: `democracy 0`, `dictatorship 3`, `venus 11`, `mars 2`."""
        for text in places:
            track, place = line(text)
            self.state.civilisations[seat].tracks[track] = place
        return self

    def happiness(self, *happiness: int) -> Table:
        """Set the happiness of every seat."""
        for mine, space in zip(self.state.civilisations, happiness, strict=True):
            mine.happiness = space
        return self

    def safety(self, *safety: int) -> Table:
        """Set the safety of every seat."""
        for mine, space in zip(self.state.civilisations, safety, strict=True):
            mine.safety = space
        return self

    def built(self, seat: int, *tiles: str, fresh: bool = False) -> Table:
        """Give a seat buildings (`G1`, `R5`); fresh ones were built this turn. No cubes come with them."""
        mine = self.state.civilisations[seat]
        for name in tiles:
            mine.buildings |= 1 << tile(name)
            if fresh:
                mine.fresh |= 1 << tile(name)
        return self

    def cubes(self, seat: int, farms: str | None = None, **places: int) -> Table:
        """Set the cubes of some places; the supply is what is left of the fifteen.

        Farms are named (`"grain salt"`), industries a bit mask by basic good, culture a bit mask of boxes.
        """
        mine = self.state.civilisations[seat]
        if farms is not None:
            mine.farms = sum(1 << FARMS.split().index(good) for good in farms.split())
        for place, cubes in places.items():
            setattr(mine, place, bool(cubes) if place in ("bank", "army", "colosseum") else cubes)
        counts = [mine.cities, mine.harbors, mine.warehouse, mine.industry, mine.wonders, mine.available]
        counts += [int(mine.bank), int(mine.army), int(mine.colosseum)]
        counts += [int(mask).bit_count() for mask in (mine.farms, mine.industries, mine.culture)]
        mine.supply = CUBES - sum(counts)
        assert mine.supply >= 0, "more than fifteen cubes"
        return self

    def order(self, *order: int) -> Table:
        """Set the turn order."""
        self.state.order = list(order)
        return self

    def at(self, step: int) -> Table:
        """Set the step of the sequence of play."""
        self.state.step = step
        return self
