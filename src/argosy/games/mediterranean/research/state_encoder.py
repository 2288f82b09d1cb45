"""Encodes a seat's view of Trading in the Mediterranean straight from the state; `observation.py` defines what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_f32_le

from argosy.core.contract import State
from argosy.core.sealed import NOTHING
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.edition.reader import BASIC, BOTTOMS
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.board.tracks import limit, side, space
from argosy.games.mediterranean.rules.buildings import open_promise
from argosy.games.mediterranean.rules.civic import DISPLAY
from argosy.games.mediterranean.rules.game import MEDITERRANEAN
from argosy.games.mediterranean.rules.state import (
    CIVIC_DECK,
    GIVING,
    GOODS,
    LOSING,
    OVER,
    PURCHASING,
    TILES,
    TRADING,
    TURNS,
    MediterraneanState,
    OpenOffer,
)
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS
from argosy.games.mediterranean.view.players import HIDDEN_VP
from argosy.research.state_encoder import (
    BOUND,
    StateEncoder,
    bits,
    counts,
    hot,
    place_in,
    put,
    ratio,
    repeated,
    seats_of,
    skip,
    tallies,
    tally,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

KINDS: Final = GOODS * len(BOTTOMS)
BOXES: Final = 9
OFFER: Final = GOODS + 4  # and one number for each seat
IRON: Final = 5
"""In this turn the prompt of purchasing is another one."""


class MediterraneanStateEncoder(StateEncoder):
    """Encodes states of Trading in the Mediterranean.

    The tables say where the encoder of views has its places: for each step its phase and the prompt of a seat that
    acts, for calamities and developments by number their place and group; a prompt or group below 0 has no place.
    """

    __slots__ = (
        "calamity_count", "calamity_place", "development_size", "developments", "phase_count", "phase_of", "place_of",
        "prompt_count", "prompt_of", "quarters",
    )  # fmt: skip

    place_of: list[int]
    """By kind: good * bottoms + bottom."""
    quarters: list[float]
    """By number of cards of a kind: what is written for them."""
    developments: list[list[bytes]]
    """By number and turn: the card, its group, its price and its workers."""

    def __init__(
        self,
        seats: int,
        tokens: int,
        size: int,
        edition: Edition,
        phases: tuple[list[int], int],
        prompts: tuple[list[int], int],
        groups: tuple[list[int], int],
        calamities: tuple[list[int], int],
    ) -> None:
        super().__init__(seats, tokens, size)
        self.phase_of, self.phase_count = phases
        self.prompt_of, self.prompt_count = prompts
        self.calamity_place, self.calamity_count = calamities
        group_of, group_count = groups
        self.development_size = len(edition.developments) + group_count + 2
        self.developments = []
        for number, card in enumerate(edition.developments):
            by_turn: list[bytes] = []
            for cost in card.cost:
                w = BytesWriter()
                hot(w, number, len(edition.developments))
                hot(w, group_of[number], group_count)
                ratio(w, cost, 10.0)
                ratio(w, card.workers, 2.0)
                by_turn.append(w.getvalue())
            self.developments.append(by_turn)
        bottoms = len(BOTTOMS)
        places = zip(edition.kind_good, edition.kind_bottom, strict=True)
        self.place_of = [good * bottoms + bottom for good, bottom in places]
        assert self.place_of == sorted(self.place_of)
        self.quarters = [min(BOUND, count / 4) for count in range(max(edition.kind_count) + 1)]

    def write(self, w: BytesWriter, s: State, seat: i64) -> None:
        """Write all parts of what the seat sees."""
        assert isinstance(s, MediterraneanState)
        e = s.edition
        mine = s.civilisations[seat]
        self.write_moment(w, s, seat)
        for away in range(self.seats):
            self.write_player(w, s, (seat + away) % self.seats, away == 0)
        self.write_cards(w, mine.hand)
        self.write_cards(w, mine.stored)
        held = [0] * GOODS
        for kind in mine.hand:
            tally(held, e.kind_good[kind], 1)
        for good in range(GOODS):
            ratio(w, e.set_value(good, held[good]) if held[good] else 0, 20.0)
        self.write_traces(w, s, seat)
        for away in range(self.seats):
            self.write_offers(w, s, (seat + away) % self.seats, seat)
        self.write_pacts(w, s, seat)
        for number in s.developments:
            w.write(self.developments[number][s.turn])
        skip(w, (DISPLAY - len(s.developments)) * self.development_size)
        calamities = [0] * self.calamity_count
        for number in s.calamities:
            tally(calamities, self.calamity_place[number], 1)
        counts(w, calamities)
        for deck, bag in enumerate(s.decks):
            ratio(w, len(bag.cards) + (len(s.aside) if deck == CIVIC_DECK else 0), 20.0)
        self.write_unseen(w, s, mine)

    def write_moment(self, w: BytesWriter, s: MediterraneanState, seat: i64) -> None:
        """Turn and phase, what this seat must do, and which other seats must act."""
        hot(w, self.phase_of[s.step], self.phase_count)
        hot(w, s.turn - 1, TURNS)
        acting = MEDITERRANEAN.acting(s)
        hot(w, self.prompt(s, seat) if acting >> seat & 1 else -1, self.prompt_count)
        ratio(w, s.ticks, 10.0)
        ratio(w, s.deals, 10.0)
        ratio(w, s.ballot, 3.0)
        write_f32_le(w, 1.0 if s.sealed.choices[seat] != NOTHING else 0.0)
        seats_of(w, acting, seat, self.seats)
        for away in range(self.seats):
            ratio(w, place_in(s.order, (seat + away) % self.seats), float(self.seats))
        chosen: i64 = 0
        for other, choice in enumerate(s.sealed.choices):
            if choice != NOTHING:
                chosen |= 1 << other
        seats_of(w, chosen, seat, self.seats)
        seats_of(w, s.tied, seat, self.seats)
        hot(w, (s.victim - seat) % self.seats if s.victim >= 0 else -1, self.seats)
        hot(w, (s.accused - seat) % self.seats if s.accused >= 0 else -1, self.seats)
        seats_of(w, s.judged, seat, self.seats)

    def prompt(self, s: MediterraneanState, seat: i64) -> i64:
        """The place of the prompt of a seat that acts: the first of its step, or the one after it."""
        first: i64 = self.prompt_of[s.step]
        step = s.step
        if step == GIVING:
            return first + 1 if open_promise(s, seat) >= 0 else first
        if step == TRADING:
            return first + 1 if s.ready >> seat & 1 else first
        if step == LOSING:
            return first if seat == s.victim else first + 1
        if step == PURCHASING:
            return first + 1 if s.turn == IRON else first
        return first

    def write_player(self, w: BytesWriter, s: MediterraneanState, other: i64, own: bool) -> None:
        """A seat as everybody sees it."""
        e = s.edition
        theirs = s.civilisations[other]
        known = own or s.options[HIDDEN_VP] != 1 or s.step == OVER
        write_f32_le(w, 1.0 if known else 0.0)
        ratio(w, theirs.vp if known else 0, 50.0)
        ratio(w, theirs.money, 20.0)
        ratio(w, theirs.happiness, 12.0)
        ratio(w, theirs.safety, 12.0)
        for track in range(2):
            line: i64 = theirs.tracks[track]
            hot(w, side(line), 2)
            ratio(w, space(line), 11.0)
            ratio(w, limit(s, other, track), 6.0)
        bits(w, theirs.buildings, TILES)
        bits(w, theirs.buildings & s.used[other], TILES)
        bits(w, theirs.buildings & theirs.fresh, TILES)
        bits(w, theirs.farms, len(BASIC))
        bits(w, theirs.industries, len(BASIC))
        bits(w, theirs.culture, BOXES)
        ratio(w, theirs.cities, 5.0)
        ratio(w, theirs.harbors, 3.0)
        ratio(w, theirs.warehouse, 2.0)
        ratio(w, e.warehouse_rooms[theirs.warehouse], 5.0)
        write_f32_le(w, 1.0 if theirs.bank else 0.0)
        write_f32_le(w, 1.0 if theirs.army else 0.0)
        write_f32_le(w, 1.0 if theirs.colosseum else 0.0)
        write_f32_le(w, 1.0 if theirs.industry > 0 else 0.0)
        ratio(w, theirs.wonders, 2.0)
        ratio(w, theirs.available, 5.0)
        ratio(w, theirs.supply, 10.0)
        ratio(w, len(theirs.hand), 10.0)
        ratio(w, len(theirs.stored), 5.0)
        write_f32_le(w, 1.0 if s.ready >> other & 1 else 0.0)
        write_f32_le(w, 1.0 if s.done >> other & 1 else 0.0)
        for count in s.knowledge.tops[other]:
            ratio(w, count, 2.0)
        write_spent(w, e, theirs.spent)

    def write_cards(self, w: BytesWriter, cards: list[int]) -> None:
        """The number of own cards of each good with each bottom."""
        tallies(w, [self.place_of[kind] for kind in cards], 1, KINDS)

    def write_traces(self, w: BytesWriter, s: MediterraneanState, seat: i64) -> None:
        """Cards that the seat gave away, by who may hold them."""
        traces = s.knowledge.traces[seat]
        if not traces:
            skip(w, self.seats * GOODS)
            return
        found = [0] * (self.seats * GOODS)
        for trace in traces:
            for away in range(self.seats):
                if trace >> ((seat + away) % self.seats) & 1:
                    tally(found, away * GOODS + s.edition.kind_good[trace // 64], 1)
        counts(w, found)

    def write_offers(self, w: BytesWriter, s: MediterraneanState, other: i64, seat: i64) -> None:
        """The open offers of a seat, by their places."""
        written: i64 = 0
        for offer in s.offers:
            if offer.seat == other and written < MOST_OFFERS:
                write_offer(w, offer, seat, self.seats)
                written += 1
        skip(w, (MOST_OFFERS - written) * (OFFER + self.seats))

    def write_pacts(self, w: BytesWriter, s: MediterraneanState, seat: i64) -> None:
        """Promises that concern the seat: to spare it, to use on it."""
        if not s.pacts:
            skip(w, 2 * self.seats)
            return
        found = [0] * (2 * self.seats)
        for promiser, _, target, use in s.pacts:
            if target == seat:
                tally(found, 2 * ((promiser - seat) % self.seats) + (1 if use else 0), 1)
        counts(w, found)

    def write_unseen(self, w: BytesWriter, s: MediterraneanState, mine: Civilisation) -> None:
        """Cards that are in no open place and not the seat's own, by good and bottom."""
        left = s.edition.kind_count[:]
        for pile in s.discards:
            for kind in pile:
                tally(left, kind, -1)
        for civilisation in s.civilisations:
            for kind in civilisation.spent:
                tally(left, kind, -1)
        for kind in mine.hand:
            tally(left, kind, -1)
        for kind in mine.stored:
            tally(left, kind, -1)
        written: i64 = 0
        for kind, place in enumerate(self.place_of):
            if place > written:
                skip(w, place - written)
            write_f32_le(w, self.quarters[left[kind]])
            written = place + 1
        skip(w, KINDS - written)


def write_spent(w: BytesWriter, e: Edition, spent: list[int]) -> None:
    """The cards that a seat revealed this turn, by good and by bottom."""
    bottoms = len(BOTTOMS)
    if not spent:
        skip(w, GOODS + bottoms)
        return
    found = [0] * (GOODS + bottoms)
    for kind in spent:
        tally(found, e.kind_good[kind], 1)
        tally(found, GOODS + e.kind_bottom[kind], 1)
    for count in found:
        put(w, repeated(0.5, count))


def write_offer(w: BytesWriter, offer: OpenOffer, seat: i64, seats: i64) -> None:
    """An offer by good: above 0 what the giver gives, below 0 what it wants; then points, pacts, to whom it is open."""
    for good in range(GOODS):
        given: i64 = offer.give[good]
        wanted: i64 = offer.want[good]
        ratio(w, given - wanted, 2.0)
    ratio(w, offer.give_vp - offer.want_vp, 5.0)
    ratio(w, len(offer.give_pacts), 12.0)
    ratio(w, len(offer.want_pacts), 12.0)
    open_to: i64 = 0
    for other in offer.to:
        open_to |= 1 << other
    seats_of(w, open_to or ((1 << seats) - 1) & ~(1 << offer.seat), seat, seats)
    write_f32_le(w, 1.0)
