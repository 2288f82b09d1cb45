"""Short texts for Trading in the Mediterranean: goods, cards, effects, deals, places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Amount, Message, Seat, Term, Value, seat_term, seat_terms
from argosy.games.mediterranean.edition.vocabulary import ANY
from argosy.games.mediterranean.rules.terms import building_term, card_term, pact_term, wares
from argosy.games.mediterranean.view.event_messages import pact_word

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition
    from argosy.games.mediterranean.edition.vocabulary import Effect
    from argosy.games.mediterranean.view.players import Card, Player
    from argosy.games.mediterranean.view.view import MediterraneanView, OfferView
    from argosy.text.translate import Words

TRACKS: Final = ("government", "religion")
STATUSES: Final = ("happiness", "safety")
SIDES: Final = (("democracy", "dictatorship"), ("venus", "mars"))
AREAS: Final = ("area-farm", "place-city", "place-harbor", "area-improvement", "place-culture", "place-available")
IMPROVEMENTS: Final = ("warehouse", "bank", "army", "colosseum")
PER_TRACK: Final = 6  # tiles
STATUS_VERBS: Final = ("accept", "give_status")
TRACK_VERBS: Final = ("give_arrow", "wonder", "toward_zero", "destroy")


class MediterraneanWords:
    """Words for the things of one match in one language."""

    def __init__(self, words: Words, names: Sequence[str], edition: Edition) -> None:
        self.words = words
        self.names = names
        self.edition = edition

    def text(self, key: str, **args: str | int) -> str:
        """A text of the terminal about this game."""
        return self.words.text(f"cli-mediterranean-{key}", **args)

    def say(self, key: str, **args: Value) -> str:
        """The same, with seats, goods, cards and names of card data put into words first."""
        return self.words.say(Message(f"cli-mediterranean-{key}", args), self.names)

    def heads(self, *keys: str) -> tuple[str, ...]:
        """The headers of a grid."""
        return tuple([self.text(f"head-{key}") for key in keys])

    def money(self, money: int) -> str:
        """Money with its sign."""
        return f"-${-money}" if money < 0 else f"${money}"

    def listed(self, texts: Iterable[str]) -> str:
        """Some texts separated by commas; a word for an empty list."""
        return ", ".join(texts) or self.words.text("cli-none")

    # Goods and cards

    def good(self, good: str) -> str:
        """A good, and in brackets its notation where that differs."""
        return _typed(self.words.text(f"good-{good}"), good)

    def bottom(self, bottom: str) -> str:
        """The bottom of a card, and in brackets its notation where that differs."""
        return _typed(self.words.text(f"bottom-{bottom.replace('_', '-')}"), bottom)

    def goods(self, goods: Mapping[str, int]) -> str:
        """Counts by good; empty for none."""
        return self.say("goods", goods=_goods(goods)) if goods else ""

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards with their bottoms."""
        names = [card.name for card in cards]
        return self.say("cards", cards=wares([card_term(name, names.count(name)) for name in dict.fromkeys(names)]))

    # Buildings and effects

    def building(self, tile: int, owner: Player | None) -> str:
        """A building by its visible face; by both faces if the owner is not known."""
        return self.say("building", building=self.building_term(tile, owner))

    def building_term(self, tile: int, owner: Player | None) -> Term:
        """The same as a term."""
        names = self.edition.tiles[tile].names
        return building_term(names if owner is None else [names[face_of_tile(tile, owner)]])

    def ability(self, tile: int, owner: Player) -> str:
        """The ability of a building, by its owner's visible face."""
        return self.effect(self.edition.tiles[tile].abilities[face_of_tile(tile, owner)], 0)

    def effects(self, effects: Sequence[Effect], turn: int = 0) -> str:
        """All effects of a card, in order."""
        return "; ".join([self.effect(effect, turn) for effect in effects])

    def effect(self, effect: Effect, turn: int) -> str:
        """One effect of a card or a building."""
        verb, amounts = effect.verb, effect.amounts
        number = amounts[-1] if amounts else 0
        if verb == "accept" and len(amounts) > 2:
            number = amounts[turn] if turn < len(amounts) else amounts[-1]
        args: dict[str, Value] = {"n": number, "signed": f"{number:+d}", "cash": self.money(number)}
        if verb == "arrow":
            args |= {"side": Term("side", SIDES[amounts[0]][number < 0]), "n": abs(number)}
        elif verb in STATUS_VERBS:
            args["status"] = Term("status", STATUSES[amounts[0]])
        elif verb in TRACK_VERBS and amounts[0] != ANY:
            args["track"] = Term("track", TRACKS[amounts[0]])
        elif verb in ("culture", "double") and amounts[0] != ANY:
            args["row"] = Term("row", self.edition.culture_rows[amounts[0]])
        elif verb == "worker":
            args["place"] = Term("place", ("city", "harbor")[amounts[0] - 1])
        elif verb == "improve":
            args["kind"] = IMPROVEMENTS[amounts[0]]
        elif verb == "lose":
            args |= {"n": amounts[0], "areas": " / ".join([self.area(area) for area in amounts[1:]])}
        any_of = verb in ("culture", "destroy") and amounts[0] == ANY
        return self.say(f"effect-{verb}-any" if any_of else f"effect-{verb}", **args)

    def area(self, area: int) -> str:
        """A part of the board."""
        if area == ANY:
            return self.text("area-any")
        key = AREAS[area]
        return self.words.text(key) if key.startswith("place-") else self.text(key)

    # Deals

    def offer(self, view: MediterraneanView, offer: OfferView) -> str:
        """An open offer: who gives what for what, and to whom."""
        giver = view.players[offer.seat]
        taker = view.players[offer.to[0]] if len(offer.to) == 1 else None
        give = wares(_goods(offer.give, offer.give_vp) + self.pacts(offer.give_pacts, giver))
        want = wares(_goods(offer.want, offer.want_vp) + self.pacts(offer.want_pacts, taker))
        seat, seats = seat_term(offer.seat), seat_terms(offer.to)
        return self.say("offer", seat=seat, give=give, want=want, all=not offer.to, seats=seats)

    def pacts(self, pacts: Sequence[int], owner: Player | None) -> tuple[Term, ...]:
        """Promises as terms."""
        triples = [pacts[index : index + 3] for index in range(0, len(pacts), 3)]
        return tuple([self.pact(tile, target, use, owner) for tile, target, use in triples])

    def pact(self, tile: int, target: Seat, use: int, owner: Player | None) -> Term:
        """One promise as a term."""
        return pact_term(pact_word(tile, use), self.building_term(tile, owner), target)


def face_of_tile(tile: int, owner: Player) -> int:
    """The visible face of a tile: that of the side on which its owner's marker is."""
    track = owner.government if tile < PER_TRACK else owner.religion
    return SIDES[tile // PER_TRACK].index(track.side)


def _typed(text: str, name: str) -> str:
    """A word, and in brackets its notation where that differs."""
    return text if text.casefold().replace(" ", "_") == name else f"{text} ({name})"


def _goods(goods: Mapping[str, int], vp: int = 0) -> tuple[Term, ...]:
    """Counts by good, and victory points, as terms."""
    terms = [Amount("good", good, count) for good, count in goods.items()]
    return tuple([*terms, Amount("good", "vp", vp)] if vp else terms)
