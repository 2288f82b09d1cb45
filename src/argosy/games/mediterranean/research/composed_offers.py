"""Offers that are composed token by token, and the tokens of any offer that no menu lists.

A composed offer is `Compose`, then its parts in the order of `FIELDS`, a repeated part once for each time, then `done`:
`Compose` `card=wool-poverty` `card=wool-poverty` `want=gold` `give_vp.units=2` `to=1` `done`. So an offer has one
string of tokens. After each token those are legal with which a legal offer can still be reached (M6.2 - M6.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.games.mediterranean.edition.reader import BOTTOMS
from argosy.games.mediterranean.edition.reader import GOODS as GOOD_NAMES
from argosy.games.mediterranean.rules.actions import Offer
from argosy.games.mediterranean.rules.buildings import RIVALS, purpose
from argosy.games.mediterranean.rules.state import GOLD, GOODS, PIRACY, SPICES, TURNS, MediterraneanState
from argosy.games.mediterranean.rules.trading import menu as trading_menu
from argosy.games.mediterranean.rules.trading import pacts
from argosy.games.mediterranean.rules.trading.offers import MOST_CARDS, MOST_POINTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.games.mediterranean.edition.components import Edition
    from argosy.research.action_space import Field, TokenSequence

SEATS: Final = 6
PLAIN_BOTTOMS: Final = len(BOTTOMS) - 1  # Piracy is the last, and stands on no other card than Piracy
USES: Final = ("spare", "use", "first arrow", "second arrow")
"""What a pact says, by its number."""
PLACES: Final = (("hundreds", 100), ("tens", 10), ("units", 1))
DIGITS: Final = 9  # a digit that is 0 has no token
TEMPLATE: Final = trading_menu.MOST_ASKED

# How far after `Compose` the tokens of each part begin; those of pacts follow `done`.
CARD: Final = 1
AS_LUXURY: Final = CARD + PIRACY * PLAIN_BOTTOMS  # Piracy as Spices, Piracy as Gold (M6.5)
WANT: Final = AS_LUXURY + 2
GIVE_VP: Final = WANT + PIRACY
WANT_VP: Final = GIVE_VP + DIGITS * len(PLACES)
TO: Final = WANT_VP + DIGITS * len(PLACES) - 1  # plus how many seats to the left: 1 or more
DONE: Final = TO + SEATS
GIVE_PACT: Final = DONE + 1
AFTER_PACTS: Final = 10_000
"""Added to the place of `to`, so that addressees come after pacts."""


def fields(e: Edition) -> list[Field]:
    """The fields of the vocabulary, in order."""
    cards = [f"{good}-{bottom}" for good in GOOD_NAMES[:PIRACY] for bottom in BOTTOMS[:PLAIN_BOTTOMS]]
    promises = [f"{e.tiles[tile].id} {use} {away}" for tile in pact_tiles(e) for away in range(SEATS) for use in USES]
    digits = range(1, DIGITS + 1)
    return [
        ("Compose", ()),
        ("Compose.card", cards),
        ("Compose.piracy", (GOOD_NAMES[SPICES], GOOD_NAMES[GOLD])),
        ("Compose.want", GOOD_NAMES[:PIRACY]),
        *[(f"Compose.give_vp.{place}", digits) for place, _ in PLACES],
        *[(f"Compose.want_vp.{place}", digits) for place, _ in PLACES],
        ("Compose.to", range(1, SEATS)),
        ("Compose.done", ()),
        ("Compose.give_pact", promises),
        ("Compose.want_pact", promises),
    ]


def pact_tiles(e: Edition) -> list[int]:
    """The tiles that one face at least uses on rivals: only these can be promised (M6.8)."""
    return [
        number
        for number, tile in enumerate(e.tiles)
        if purpose(tile.abilities[0]) == RIVALS or purpose(tile.abilities[1]) == RIVALS
    ]


def is_template(s: MediterraneanState, seat: i64, a: Offer) -> bool:
    """Whether a menu lists this offer, if the seat has room for another."""
    if 0 < len(a.to) < s.seats - 1 or a.give_vp or a.want_vp or a.give_pacts or a.want_pacts:
        return False
    given, wanted = single(a.give), single(a.want)
    if given < 0 or wanted < 0 or given == wanted:
        return False
    held = trading_menu.held_goods(s, seat)
    count: i64 = a.give[given]
    if held[given] < count or a.want[wanted] > trading_menu.most_asked(s, seat, held, wanted):
        return False
    return a.cards == trading_menu.lowest(s, seat, given, count)


def single(goods: Sequence[int]) -> i64:
    """The good of which alone there is a number that a template can have; -1 if there is none."""
    found: i64 = -1
    for good in range(GOODS):
        if goods[good]:
            if found >= 0 or goods[good] > TEMPLATE:
                return -1
            found = good
    return found


class ComposedOffer:
    """An offer that a seat composes: its parts so far."""

    __slots__ = (
        "cards", "done", "first", "give", "give_pacts", "give_vp", "last", "left", "s", "seat", "tiles", "to", "want",
        "want_pacts", "want_vp",
    )  # fmt: skip

    s: MediterraneanState
    seat: i64
    first: i64
    """The token `Compose`."""
    tiles: list[int]
    left: list[int]
    """The cards in hand that are not given."""
    cards: list[int]
    give: list[int]
    want: list[int]
    give_vp: i64
    want_vp: i64
    give_pacts: list[int]
    want_pacts: list[int]
    to: i64
    """A bit for each addressee, by how many seats it is to the left; 0: all rivals."""
    last: i64
    """The place of the latest token in the order of parts; no later token may have a lower one."""

    def __init__(self, s: MediterraneanState, seat: i64, first: i64) -> None:
        self.s = s
        self.seat = seat
        self.first = first
        self.tiles = pact_tiles(s.edition)
        self.left = list(s.civilisations[seat].hand)
        self.cards = []
        self.give = [0] * GOODS
        self.want = [0] * GOODS
        self.give_vp = 0
        self.want_vp = 0
        self.give_pacts = []
        self.want_pacts = []
        self.to = 0
        self.last = 0
        self.done = False

    # Adding parts

    def add(self, token: i64) -> None:
        """Add a legal token after `Compose`."""
        part = token - self.first
        self.last = part
        if part < WANT:
            self.add_card(part)
        elif part < GIVE_VP:
            self.want[part - WANT] += 1
        elif part < WANT_VP:
            self.give_vp += points_of(part - GIVE_VP)
        elif part <= TO:
            self.want_vp += points_of(part - WANT_VP)
        elif part < DONE:
            self.to |= 1 << (part - TO)
            self.last += AFTER_PACTS
        elif part == DONE:
            self.done = True
        else:
            number = part - GIVE_PACT
            size = self.promises()
            side = self.give_pacts if number < size else self.want_pacts
            side += self.pact(number if number < size else number - size)

    def add_card(self, part: i64) -> None:
        """Give a card of the hand."""
        e = self.s.edition
        if part >= AS_LUXURY:
            kind: i64 = e.piracy
            self.give[GOLD if part > AS_LUXURY else SPICES] += 1
        else:
            good = (part - CARD) // PLAIN_BOTTOMS
            bottom = (part - CARD) % PLAIN_BOTTOMS
            kind = -1
            for held in self.left:
                if e.kind_good[held] == good and e.kind_bottom[held] == bottom:
                    kind = held
                    break
            self.give[good] += 1
        self.left.remove(kind)
        self.cards.append(kind)

    def promises(self) -> i64:
        """How many tokens there are for the pacts of one side."""
        return len(self.tiles) * SEATS * len(USES)

    def pact(self, number: i64) -> list[int]:
        """Tile, target and use of a pact."""
        use = number % len(USES)
        away = number // len(USES) % SEATS
        return [self.tiles[number // (len(USES) * SEATS)], (self.seat + away) % self.s.seats, use]

    # What can follow

    def legal_tokens(self) -> list[int]:
        """The tokens with which a legal offer can still be reached, ascending; none after `done`."""
        found: list[int] = []
        if self.done:
            return found
        first, last = self.first, self.last
        if last < WANT:
            self.find_cards(found)
        if last < GIVE_VP and sum(self.want) < MOST_CARDS:
            found += [first + WANT + good for good in range(PIRACY) if WANT + good >= last]
        if last < WANT_VP:
            self.find_points(found, GIVE_VP, self.s.civilisations[self.seat].vp - self.give_vp)
        if last <= TO:
            self.find_points(found, WANT_VP, MOST_POINTS)
        self.find_takers(found)
        if last < AFTER_PACTS and self.s.turn != TURNS:
            self.find_pacts(found, self.give_pacts, GIVE_PACT)
            self.find_pacts(found, self.want_pacts, GIVE_PACT + self.promises())
        return found

    def find_cards(self, found: list[int]) -> None:
        """The cards that can be given."""
        if len(self.cards) == MOST_CARDS:
            return
        e = self.s.edition
        before: i64 = -1
        for kind in self.left:
            if kind == before or kind == e.piracy:
                continue
            before = kind
            part = CARD + e.kind_good[kind] * PLAIN_BOTTOMS + e.kind_bottom[kind]
            if part >= self.last:
                found.append(self.first + part)
        if e.piracy in self.left:
            found += [self.first + part for part in (AS_LUXURY, AS_LUXURY + 1) if part >= self.last]

    def find_points(self, found: list[int], start: i64, most: i64) -> None:
        """The digits that can follow, of points up to so many more."""
        for place in range(len(PLACES)):
            here = start + place * DIGITS
            if self.last < here:
                unit = PLACES[place][1]
                for digit in range(1, DIGITS + 1):
                    if digit * unit > most:
                        break
                    found.append(self.first + here + digit - 1)

    def find_pacts(self, found: list[int], side: list[int], start: i64) -> None:
        """The promises that can follow on one side, so that a rival can still take the offer (M6.8)."""
        if len(side) == 3 * pacts.MOST:
            return
        s = self.s
        for place, tile in enumerate(self.tiles):
            built = False
            for other, civilisation in enumerate(s.civilisations):
                if (other == self.seat) == (start == GIVE_PACT) and civilisation.buildings >> tile & 1:
                    built = True
            if not built:
                continue
            for number in range(place * SEATS * len(USES), (place + 1) * SEATS * len(USES)):
                if start + number <= self.last or number // len(USES) % SEATS >= s.seats:
                    continue
                more = self.pact(number)
                if start == GIVE_PACT:
                    fits = self.takers(self.give_pacts + more, self.want_pacts)
                else:
                    fits = self.takers(self.give_pacts, self.want_pacts + more)
                if fits:
                    found.append(self.first + start + number)

    def takers(self, give_pacts: list[int], want_pacts: list[int]) -> i64:
        """A bit for each rival with whom these pacts can be made, by how many seats it is to the left."""
        s, seat = self.s, self.seat
        found: i64 = 0
        for away in range(1, s.seats):
            other = (seat + away) % s.seats
            if pacts.check(s, seat, other, give_pacts) is None and pacts.check(s, other, seat, want_pacts) is None:
                found |= 1 << away
        return found

    def find_takers(self, found: list[int]) -> None:
        """The addressees that can follow, and the end. To name all rivals is to name none."""
        if not (self.cards or sum(self.want) or self.give_vp or self.want_vp or self.give_pacts or self.want_pacts):
            return
        s = self.s
        fitting = self.takers(self.give_pacts, self.want_pacts)
        named: i64 = 0
        for away in range(1, s.seats):
            named += self.to >> away & 1
        for away in range(1, s.seats):
            more = s.seats - 3 - named  # how many can be named after this one
            if more < 0 or TO + away + AFTER_PACTS <= self.last:
                continue
            if (self.to | 1 << away) & fitting or (more > 0 and fitting >> (away + 1)):
                found.append(self.first + TO + away)
        if self.to & fitting if self.to else not is_template(s, self.seat, self.offer()):
            found.append(self.first + DONE)

    def offer(self) -> Offer:
        """The offer of these parts."""
        s, seat = self.s, self.seat
        to = [other for other in range(s.seats) if self.to >> ((other - seat) % s.seats) & 1]
        return Offer(
            tuple(to),
            tuple(self.give),
            tuple(self.want),
            tuple(sorted(self.cards)),
            int(self.give_vp),
            int(self.want_vp),
            tuple(self.give_pacts),
            tuple(self.want_pacts),
        )


def points_of(number: i64) -> i64:
    """The points of a digit, counted from the first digit of the hundreds."""
    return (number % DIGITS + 1) * PLACES[number // DIGITS][1]


def spell_composed(s: MediterraneanState, seat: i64, a: Offer, first: int) -> TokenSequence:
    """The tokens of a legal offer; they have its pacts in their order."""
    e = s.edition
    parts: list[int] = []
    short = list(a.give)
    for kind in sorted(a.cards):
        if kind != e.piracy:
            parts.append(CARD + e.kind_good[kind] * PLAIN_BOTTOMS + e.kind_bottom[kind])
            short[e.kind_good[kind]] -= 1
    parts += [AS_LUXURY] * short[SPICES] + [AS_LUXURY + 1] * short[GOLD]
    for good in range(PIRACY):
        parts += [WANT + good] * a.want[good]
    parts += spelled_points(a.give_vp, GIVE_VP) + spelled_points(a.want_vp, WANT_VP)
    tiles = pact_tiles(e)
    parts += spelled_pacts(s, seat, a.give_pacts, tiles, GIVE_PACT)
    parts += spelled_pacts(s, seat, a.want_pacts, tiles, GIVE_PACT + len(tiles) * SEATS * len(USES))
    if len(a.to) < s.seats - 1:
        parts += sorted([TO + (other - seat) % s.seats for other in a.to])
    return (first, *[first + part for part in parts], first + DONE)


def spelled_points(points: int, start: int) -> list[int]:
    """The digits of points, without zeros."""
    digits = (points // 100, points // 10 % 10, points % 10)
    return [start + place * DIGITS + digit - 1 for place, digit in enumerate(digits) if digit]


def spelled_pacts(s: MediterraneanState, seat: i64, promised: Sequence[int], tiles: list[int], start: i64) -> list[int]:
    """The places of pacts, ascending."""
    found: list[int] = []
    for at in range(0, len(promised), 3):
        tile, away, use = tiles.index(promised[at]), (promised[at + 1] - seat) % s.seats, promised[at + 2]
        found.append(start + (tile * SEATS + away) * len(USES) + use)
    return sorted(found)
