"""Encodes a seat's view of Trading in the Mediterranean as numbers. docs/research.md lists the parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Edition, Seat
from argosy.games.mediterranean.edition.components import Edition as MediterraneanEdition
from argosy.games.mediterranean.edition.reader import BASIC, BOTTOMS
from argosy.games.mediterranean.edition.reader import GOODS as GOOD_NAMES
from argosy.games.mediterranean.research.action_tokens import MediterraneanActionTokens
from argosy.games.mediterranean.rules.civic import DISPLAY
from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    BANKING,
    FLIPPING,
    GIVING,
    GOODS,
    GRACE,
    JUDGING,
    LOSING,
    PURCHASING,
    THROWING,
    TILES,
    TRADING,
    TURNS,
    USING,
    VOTING,
)
from argosy.games.mediterranean.rules.trading.offers import MOST_OFFERS
from argosy.games.mediterranean.view.players import Card, Player, Track
from argosy.games.mediterranean.view.view import PHASES as PHASE_OF_STEP
from argosy.games.mediterranean.view.view import DevelopmentView, MediterraneanView, OfferView
from argosy.research.observation import Encoder, Pen

if TYPE_CHECKING:
    from argosy.research.state_encoder import StateEncoder

PHASES: Final = ("set-up", "production", "civic", "trading", "judging", "resolution", "purchasing", "end", "over")
PROMPTS: Final = (
    "using", "giving", "giving-promised", "flipping", "trading", "trading-ready", "grace", "accusing", "judging",
    "banking", "voting", "losing", "losing-for", "purchasing", "purchasing-before-iron", "throwing",
)  # fmt: skip
"""What this seat must do now, finer than the phase: the ends of the ids of `view.prompt`."""
PROMPT_OF_STEP: Final = {
    USING: "using", GIVING: "giving", FLIPPING: "flipping", TRADING: "trading", GRACE: "grace", ACCUSING: "accusing",
    JUDGING: "judging", BANKING: "banking", VOTING: "voting", LOSING: "losing", PURCHASING: "purchasing",
    THROWING: "throwing",
}  # fmt: skip
"""The first prompt of each step in which seats act; a second one follows it in `PROMPTS`."""
SIDES: Final = {"democracy": 0, "dictatorship": 1, "venus": 0, "mars": 1}
GROUPS: Final = ("production", "culture", "improvement", "industry", "status", "wonder")
KINDS: Final = GOODS * len(BOTTOMS)
TRACK: Final = 4
BOXES: Final = 9
SEAT: Final = 5 + 2 * TRACK + 3 * TILES + 2 * len(BASIC) + BOXES + 15 + 2 * GOODS + len(BOTTOMS)
OFFER: Final = GOODS + 4  # and one number for each seat
GOOD: Final = {name: number for number, name in enumerate(GOOD_NAMES)}
BOTTOM: Final = {name: number for number, name in enumerate(BOTTOMS)}


class MediterraneanEncoder(Encoder[MediterraneanView]):
    """Encodes views of Trading in the Mediterranean."""

    own = ("spelled", "prompt", "clock", "seat_0", "hand", "stored", "set_values", "traces", "pacts", "unseen")

    def __init__(self, edition: Edition, seats: int) -> None:
        assert isinstance(edition, MediterraneanEdition)
        self.edition: Final = edition
        self.tile: Final = {tile.id: number for number, tile in enumerate(edition.tiles)}
        self.development: Final = {card.id: number for number, card in enumerate(edition.developments)}
        self.calamity: Final = {card.name: number for number, card in enumerate(edition.calamities)}
        places = zip(edition.kind_names, edition.kind_good, edition.kind_bottom, strict=True)
        self.kind: Final = {name: good * len(BOTTOMS) + bottom for name, good, bottom in places}
        parts = [
            ("phase", len(PHASES)), ("turn", TURNS), ("prompt", len(PROMPTS)), ("clock", 4), ("to_act", seats),
            ("order", seats), ("has_chosen", seats), ("tied", seats), ("victim", seats),
            ("accused", seats), ("judged", seats),
            *[(f"seat_{away}", SEAT) for away in range(seats)],
            ("hand", KINDS), ("stored", KINDS), ("set_values", GOODS), ("traces", seats * GOODS),
            *[(f"offers_{away}", MOST_OFFERS * (OFFER + seats)) for away in range(seats)],
            ("pacts", 2 * seats), ("developments", DISPLAY * (len(self.development) + len(GROUPS) + 2)),
            ("calamities", len(self.calamity)), ("decks", len(edition.decks)), ("unseen", KINDS),
        ]  # fmt: skip
        super().__init__(seats, len(MediterraneanActionTokens(edition).vocabulary), parts)

    def from_states(self) -> StateEncoder:
        """The encoder of the same numbers straight from states."""
        from argosy.games.mediterranean.research.state_encoder import MediterraneanStateEncoder

        steps = range(JUDGING + 1)
        phases = [PHASES.index(PHASE_OF_STEP.get(step, "resolution")) for step in steps]
        prompts = [PROMPTS.index(PROMPT_OF_STEP[step]) if step in PROMPT_OF_STEP else -1 for step in steps]
        groups = [GROUPS.index(card.group) if card.group in GROUPS else -1 for card in self.edition.developments]
        calamities = [self.calamity[card.name] for card in self.edition.calamities]
        return MediterraneanStateEncoder(
            self.seats, self.tokens, self.size, self.edition, (phases, len(PHASES)), (prompts, len(PROMPTS)),
            (groups, len(GROUPS)), (calamities, len(self.calamity)),
        )  # fmt: skip

    def write(self, pen: Pen, view: MediterraneanView, seat: Seat) -> None:
        """Write a view, part by part."""
        self.write_moment(pen, view, seat)
        for away, other in enumerate(self.around(seat)):
            self.begin(pen, f"seat_{away}")
            self.write_player(pen, view.players[other])
        self.begin(pen, "hand")
        self.write_cards(pen, view.hand)
        self.begin(pen, "stored")
        self.write_cards(pen, view.stored)
        self.begin(pen, "set_values")
        pen.put(*[view.set_values.get(good, 0) / 20 for good in GOOD_NAMES])
        self.begin(pen, "traces")
        traces = [(self.away(seat, other), GOOD[trace.card.good]) for trace in view.traces for other in trace.seats]
        pen.count([away * GOODS + good for away, good in traces], self.seats * GOODS)
        for away, other in enumerate(self.around(seat)):
            self.begin(pen, f"offers_{away}")
            self.write_offers(pen, [offer for offer in view.offers if offer.seat == other], seat)
        self.begin(pen, "pacts")
        mine = [(self.away(seat, pact[0]), pact[3] != 0) for pact in view.pacts if pact[2] == seat]
        pen.count([2 * away + use for away, use in mine], 2 * self.seats)
        self.begin(pen, "developments")
        for card in view.developments:
            self.write_development(pen, card)
        pen.at = self.layout["developments"].stop
        pen.count([self.calamity[name] for name in view.calamities], len(self.calamity))
        self.begin(pen, "decks")
        pen.put(*[size / 20 for size in view.deck_sizes.values()])
        self.begin(pen, "unseen")
        for name, count in view.unseen.items():
            pen.page[pen.at + self.kind[name]] = count / 4
        pen.skip(KINDS)

    def write_moment(self, pen: Pen, view: MediterraneanView, seat: Seat) -> None:
        """Turn and phase, what this seat must do, and which other seats must act."""
        self.begin(pen, "phase")
        pen.hot(PHASES.index(view.phase), len(PHASES))
        pen.hot(view.turn - 1 if view.turn else None, TURNS)
        asked = view.prompt.id.removeprefix("mediterranean-prompt-")
        pen.hot(PROMPTS.index(asked) if asked in PROMPTS else None, len(PROMPTS))
        self.begin(pen, "clock")
        pen.put(view.ticks / 10, view.deals / 10, view.ballot / 3, view.chosen)
        self.hots(pen, seat, view.to_act)
        places = {other: place for place, other in enumerate(view.order, 1)}
        pen.put(*[places.get(other, 0) / self.seats for other in self.around(seat)])
        self.begin(pen, "has_chosen")
        self.hots(pen, seat, view.has_chosen)
        self.hots(pen, seat, view.tied)
        pen.hot(None if view.victim is None else self.away(seat, view.victim), self.seats)
        pen.hot(None if view.accused is None else self.away(seat, view.accused), self.seats)
        self.hots(pen, seat, view.judged)

    def write_player(self, pen: Pen, player: Player) -> None:
        """A seat as everybody sees it."""
        pen.put(player.vp is not None, (player.vp or 0) / 50, player.money / 20)
        pen.put(player.happiness / 12, player.safety / 12)
        self.write_track(pen, player.government)
        self.write_track(pen, player.religion)
        for shown in (
            player.buildings,
            [building for building in player.buildings if building.used],
            [building for building in player.buildings if building.fresh],
        ):
            pen.count([self.tile[building.tile] for building in shown], TILES)
        pen.count([BASIC.index(good) for good in player.farms], len(BASIC))
        pen.count([BASIC.index(good) for good in player.industries], len(BASIC))
        pen.put(*[box for row in player.culture for box in row])
        pen.put(player.cities / 5, player.harbors / 3, player.warehouse / 2, player.warehouse_room / 5)
        pen.put(player.bank, player.army, player.colosseum, player.industry, player.wonders / 2)
        pen.put(player.available / 5, player.supply / 10, player.cards_in_hand / 10, player.cards_stored / 5)
        pen.put(player.ready, player.done)
        pen.put(*[player.known_goods.get(good, 0) / 2 for good in GOOD_NAMES])
        pen.count([GOOD[card.good] for card in player.spent], GOODS, 0.5)
        pen.count([BOTTOM[card.bottom] for card in player.spent], len(BOTTOMS), 0.5)

    def write_track(self, pen: Pen, track: Track) -> None:
        """Side, space and limit of buildings."""
        pen.hot(SIDES[track.side], 2)
        pen.put(track.space / 11, track.limit / 6)

    def write_cards(self, pen: Pen, cards: Sequence[Card]) -> None:
        """The number of own cards of each good with each bottom."""
        pen.count([GOOD[card.good] * len(BOTTOMS) + BOTTOM[card.bottom] for card in cards], KINDS)

    def write_offers(self, pen: Pen, offers: Sequence[OfferView], seat: Seat) -> None:
        """The open offers of a seat, in the order of the index that tokens use.

        For each by good: above 0 what the giver gives, below 0 what it wants; then points in the same way, the pacts
        that the giver gives and wants, to which seats it is open, and that there is an offer at all.
        """
        for offer in offers[:MOST_OFFERS]:
            pen.put(*[(offer.give.get(good, 0) - offer.want.get(good, 0)) / 2 for good in GOOD_NAMES])
            pen.put((offer.give_vp - offer.want_vp) / 5, len(offer.give_pacts) / 12, len(offer.want_pacts) / 12)
            self.hots(pen, seat, offer.to or [other for other in range(self.seats) if other != offer.seat])
            pen.put(1.0)
        pen.skip((MOST_OFFERS - len(offers[:MOST_OFFERS])) * (OFFER + self.seats))

    def write_development(self, pen: Pen, card: DevelopmentView) -> None:
        """The card, its group, its price and its workers."""
        pen.hot(self.development[card.id], len(self.development))
        pen.hot(GROUPS.index(card.group) if card.group in GROUPS else None, len(GROUPS))
        pen.put(card.cost / 10, card.workers / 2)
