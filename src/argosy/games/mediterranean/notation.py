"""The notation of Trading in the Mediterranean: every input as a line of text.

`offer 2 wine + 1vp for 1 gold to 3`, `accept 12 with art-democracy`, `store grain-mars wool-venus`, `buy army from farm
salt`, `use g5 on 2`, `vote 2`. Seats count from 1 here. `read` is the inverse of `write`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Illegal
from argosy.games.mediterranean.rules import actions as a
from argosy.games.mediterranean.rules.board.tracks import side
from argosy.games.mediterranean.rules.buildings import FIRST_ARROW, SPARE, TILES_A_TRACK
from argosy.games.mediterranean.rules.buildings import USE as USED
from argosy.games.mediterranean.rules.developing import asks
from argosy.games.mediterranean.rules.losses import AVAILABLE as AVAILABLE_PLACE
from argosy.games.mediterranean.rules.losses import BUILDING, CITY, CULTURE, INDUSTRY, STORED, WONDER
from argosy.games.mediterranean.rules.state import GOODS
from argosy.games.mediterranean.view.event_messages import COLOURS, PLACES, SHAPES, TRACKS, pact_word

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition
    from argosy.games.mediterranean.rules.state import MediterraneanState

OFFER: Final = re.compile(r"(.+?) for (.+?)(?: to (all|\d{1,3}(?: \d{1,3})*))?(?: with (.+))?")
ACCEPT: Final = re.compile(r"(\d{1,9})(?: with (.+))?")
USE: Final = re.compile(r"(\S+)(?: on (\d{1,3})(?: (white|black|blue|red))?)?")
BUY: Final = re.compile(r"(\S+)(?: from (.+?))?(?: for (.+))?")
UNFOLD: Final = re.compile(r"(.+?)(?: with (.+))?")
ITEM: Final = re.compile(r"(\d{1,3}) ?(\S+)")
PACT: Final = re.compile(r"(?:spare (\S+) (\d{1,3})|use (\S+) (\d{1,3})(?: (\w+))?)")
STEPS: Final = ("-2", "-1", "+1", "+2")
LONGEST: Final = 2000  # far longer than any valid line
PLAIN: Final[dict[str, Action]] = {
    "tick": a.TICK,
    "time up": a.TIME_UP,
    "pass": a.PASS,
    "ready": a.READY,
    "unready": a.UNREADY,
    "wait": a.WAIT,
    "bank prosperity": a.BankChoice(True),
    "bank poverty": a.BankChoice(False),
    "undo purchase": a.UNDO_PURCHASE,
    "confirm": a.CONFIRM,
}
WORDS: Final = {action: words for words, action in PLAIN.items()}


def write(s: MediterraneanState, actor: int, action: Action) -> str:
    """The action in notation."""
    edition = s.edition
    if trade := write_trade(edition, action):  # the most frequent case
        return trade
    if action in WORDS:
        return WORDS[action]
    match action:
        case a.SetUp():
            return "order " + seats_text(action.order)
        case a.Deal():
            return "deal " + kinds_text(edition, action.cards)
        case a.Unfold():
            developments = " ".join([edition.developments[number].id for number in action.developments])
            calamities = " ".join([edition.calamities[number].id for number in action.calamities])
            return f"unfold {developments}" + (f" with {calamities}" if calamities else "")
        case a.UseAbility():
            return f"use {edition.tiles[action.tile].id}"
        case a.GiveOpponent():
            return write_give(s, actor, action)
        case a.Flip():
            return f"flip {TRACKS[action.track]}"
        case a.Vote():
            return f"vote {action.victim + 1}"
        case a.Accuse():
            return f"accuse {action.target + 1}"
        case a.Penalise():
            return f"penalty {action.points}"
        case a.Lose():
            return f"lose {thing_text(edition, action.what)}"
        case a.Throw():
            return f"throw {SHAPES[action.shape]}"
    return write_purchase(s, action)


def write_give(s: MediterraneanState, actor: int, action: a.GiveOpponent) -> str:
    """`use g5 on 3`, with the arrow's colour where the giver chooses it."""
    text = f"use {s.edition.tiles[action.tile].id} on {action.target + 1}"
    track = action.tile // 6
    face = side(s.civilisations[actor].tracks[track])
    if s.edition.tiles[action.tile].abilities[face].verb == "give_arrow" or action.second:
        text += f" {COLOURS[track][action.second]}"
    return text


def write_trade(edition: Edition, action: Action) -> str:
    """An action of the Trading phase; empty for other actions."""
    match action:
        case a.Offer():
            give = side_text(edition, action.give, action.give_vp, action.give_pacts)
            want = side_text(edition, action.want, action.want_vp, action.want_pacts)
            text = f"offer {give} for {want} to {seats_text(action.to) or 'all'}"
            return text + (f" with {kinds_text(edition, action.cards)}" if action.cards else "")
        case a.Withdraw():
            return f"withdraw {action.offer}"
        case a.Accept():
            return f"accept {action.offer}" + (f" with {kinds_text(edition, action.cards)}" if action.cards else "")
        case a.Store():
            return f"store {kinds_text(edition, action.cards) or 'nothing'}"
        case a.ShowTops():
            return f"show {side_text(edition, action.goods, 0, ())}"
    return ""


def write_purchase(s: MediterraneanState, action: Action) -> str:
    """A purchase."""
    edition = s.edition
    if isinstance(action, a.Build):
        return f"build {edition.tiles[action.tile].id}"
    if isinstance(action, a.BuyPoints):
        return f"points {action.points}"
    assert isinstance(action, a.Buy)
    development = edition.developments[s.developments[action.slot]]
    text = f"buy {development.id}"
    if action.workers:
        sources = [
            f"farm {edition.goods[source]}" if source < a.AVAILABLE else "available" for source in action.workers
        ]
        text += f" from {' and '.join(sources)}"
    choices = iter(action.choice)
    asked = [effect.verb for effect in development.effects if asks(effect)]
    said = [choice_text(edition, verb, number) for verb, number in zip(asked, choices, strict=False)]
    return text + (f" for {' and '.join(said)}" if said else "")


def choice_text(edition: Edition, verb: str, number: int) -> str:
    """A buyer's choice."""
    if verb == "culture":
        return edition.culture_rows[number]
    if verb == "industry":
        return edition.goods[number]
    if verb == "settle":
        return "city" if number == CITY else f"farm {edition.goods[number]}"
    if verb == "rise":
        return ("happiness", "safety")[number]
    if verb == "split":
        return f"{number} happiness"
    return f"{TRACKS[number // 4]} {STEPS[number % 4]}"


def seats_text(seats: Sequence[int]) -> str:
    """Seats as people count them."""
    return " ".join([str(seat + 1) for seat in seats])


def kinds_text(edition: Edition, kinds: Sequence[int]) -> str:
    """Cards by their names."""
    return " ".join([edition.kind_names[kind] for kind in kinds])


def side_text(edition: Edition, counts: Sequence[int], vp: int, pacts: Sequence[int]) -> str:
    """One side of a deal: `2 wine + 1vp + spare g5 3`; an arrow that is promised has a colour: `use g5 3 white`."""
    parts = [f"{count} {edition.goods[good]}" for good, count in enumerate(counts) if count]
    if vp:
        parts.append(f"{vp}vp")
    for index in range(0, len(pacts), 3):
        verb, _, colour = pact_word(pacts[index], pacts[index + 2]).partition("-")
        parts.append(f"{verb} {edition.tiles[pacts[index]].id} {pacts[index + 1] + 1} {colour}".rstrip())
    return " + ".join(parts) or "nothing"


def thing_text(edition: Edition, what: int) -> str:
    """A thing that can be lost, by its number in `losses`."""
    if what >= STORED:
        return f"card {edition.kind_names[what - STORED]}"
    if what >= BUILDING:
        return f"building {edition.tiles[what - BUILDING].id}"
    if what < CITY:
        return f"farm {edition.goods[what]}"
    if what == WONDER:
        return "wonder"
    if what == AVAILABLE_PLACE:
        return "available"
    if what >= CULTURE:
        return f"culture {edition.culture_rows[(what - CULTURE) // 3]} {(what - CULTURE) % 3 + 1}"
    return f"industry {edition.goods[what - INDUSTRY]}" if what >= INDUSTRY else PLACES[what - CITY]


def read(s: MediterraneanState, actor: int, text: str) -> Action | Illegal:
    """Read an action of an actor; case and extra blanks do not matter."""
    line = " ".join(text.split())
    words = line.lower() if len(line) <= LONGEST else ""
    if words in PLAIN:
        return PLAIN[words]
    found = re.fullmatch(r"(\w+) (.+)", words)
    meant = Reader(s, actor).read(found[1], found[2]) if found else None
    return meant if meant is not None else Illegal("notation.unknown", "", {"text": line})


class Misread(Exception):  # noqa: N818 - it never leaves this module
    """A word that has no meaning at its place."""

    def __init__(self, refusal: Illegal) -> None:
        super().__init__()
        self.refusal = refusal


class Reader:
    """Reads one line for one actor."""

    def __init__(self, s: MediterraneanState, actor: int) -> None:
        self.s = s
        self.edition = s.edition
        self.actor = actor

    def read(self, verb: str, rest: str) -> Action | Illegal | None:
        """Read the action of a verb and the rest of its line; None if it has no meaning."""
        try:
            return self.trade(verb, rest) or self.civic(verb, rest) or self.buy(verb, rest) or self.chance(verb, rest)
        except Misread as problem:
            return problem.refusal

    def trade(self, verb: str, rest: str) -> Action | None:
        """Read an action of the Trading phase."""
        if verb == "offer" and (found := OFFER.fullmatch(rest)):
            give, give_vp, give_pacts = self.side(found[1])
            want, want_vp, want_pacts = self.side(found[2])
            to = () if found[3] in (None, "all") else tuple([int(seat) - 1 for seat in found[3].split()])
            cards = self.kinds(found[4]) if found[4] else self.lowest(give)
            return a.Offer(to, give, want, cards, give_vp, want_vp, give_pacts, want_pacts)
        if verb == "accept" and (found := ACCEPT.fullmatch(rest)):
            number = int(found[1])
            wanted = [offer.want for offer in self.s.offers if offer.number == number]
            cards = self.kinds(found[2]) if found[2] else self.lowest(wanted[0]) if wanted else ()
            return a.Accept(number, cards)
        if verb == "withdraw" and re.fullmatch(r"\d{1,9}", rest):
            return a.Withdraw(int(rest))
        if verb == "store":
            return a.Store(() if rest == "nothing" else self.kinds(rest))
        if verb == "show":
            return a.ShowTops(self.side(rest)[0])
        return None

    def civic(self, verb: str, rest: str) -> Action | None:
        """Read abilities, flips, choices and losses."""
        if verb == "use" and (found := USE.fullmatch(rest)):
            if found[2] is None:
                return a.UseAbility(self.tile(found[1]))
            return a.GiveOpponent(self.tile(found[1]), int(found[2]) - 1, found[3] in ("black", "red"))
        if verb == "flip" and rest in TRACKS:
            return a.Flip(TRACKS.index(rest))
        if verb == "vote" and re.fullmatch(r"\d{1,3}", rest):
            return a.Vote(int(rest) - 1)
        if verb == "accuse" and re.fullmatch(r"\d{1,3}", rest):
            return a.Accuse(int(rest) - 1)
        if verb == "penalty" and re.fullmatch(r"\d{1,3}", rest):
            return a.Penalise(int(rest))
        if verb == "throw" and rest in SHAPES:
            return a.Throw(SHAPES.index(rest))
        if verb == "lose":
            return a.Lose(self.thing(rest))
        return None

    def buy(self, verb: str, rest: str) -> Action | None:
        """Read a purchase."""
        if verb == "build":
            return a.Build(self.tile(rest))
        if verb == "points" and re.fullmatch(r"\d{1,4}", rest):
            return a.BuyPoints(int(rest))
        if verb == "buy" and (found := BUY.fullmatch(rest)):
            slot = self.slot(found[1])
            sources = found[2].split(" and ") if found[2] else []
            choices = found[3].split(" and ") if found[3] else []
            workers = tuple([a.AVAILABLE if source == "available" else self.farm(source) for source in sources])
            return a.Buy(slot, workers, tuple([self.choice(choice) for choice in choices]))
        return None

    def chance(self, verb: str, rest: str) -> Action | None:
        """Read a chance outcome."""
        if verb == "order" and re.fullmatch(r"\d{1,3}(?: \d{1,3})*", rest):
            return a.SetUp(tuple([int(seat) - 1 for seat in rest.split()]))
        if verb == "deal":
            return a.Deal(self.kinds(rest, in_order=True))
        if verb == "unfold" and (found := UNFOLD.fullmatch(rest)):
            developments = [self.named("development", name) for name in found[1].split()]
            calamities = [self.named("calamity", name) for name in (found[2] or "").split()]
            return a.Unfold(tuple(developments), tuple(calamities))
        return None

    def side(self, text: str) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
        """One side of a deal: counts by good, VP, pacts."""
        counts, vp, pacts = [0] * GOODS, 0, []
        for part in [] if text == "nothing" else text.split(" + "):
            if found := PACT.fullmatch(part):
                pacts += self.pact(found, part)
            elif (found := ITEM.fullmatch(part)) and found[2] == "vp":
                vp += int(found[1])
            elif found and found[2] in self.edition.goods:
                counts[self.edition.goods.index(found[2])] += int(found[1])
            else:
                raise Misread(Illegal("notation.no_good", "M6.3", {"text": part}))
        return tuple(counts), vp, tuple(pacts)

    def pact(self, found: re.Match[str], text: str) -> list[int]:
        """A promise: a tile, a rival, and whether it is spared or how the building is used."""
        if found[1] is not None:
            return [self.tile(found[1]), int(found[2]) - 1, SPARE]
        tile = self.tile(found[3])
        colours = COLOURS[tile // TILES_A_TRACK]
        if found[5] is not None and found[5] not in colours:
            raise Misread(Illegal("notation.no_good", "M6.3", {"text": text}))
        return [tile, int(found[4]) - 1, USED if found[5] is None else FIRST_ARROW + colours.index(found[5])]

    def kinds(self, text: str, in_order: bool = False) -> tuple[int, ...]:
        """Cards by name."""
        kinds = []
        for name in text.split():
            if name not in self.edition.kind_names:
                raise Misread(Illegal("notation.no_card", "M6.4", {"text": name}))
            kinds.append(self.edition.kind_names.index(name))
        return tuple(kinds if in_order else sorted(kinds))

    def lowest(self, counts: tuple[int, ...]) -> tuple[int, ...]:
        """The first cards of the hand that serve those goods."""
        hand = self.s.civilisations[self.actor].hand if self.actor in range(self.s.seats) else []
        chosen: list[int] = []
        for good, count in enumerate(counts):
            chosen += [kind for kind in hand if self.edition.kind_good[kind] == good][: min(count, len(hand))]
        return tuple(sorted(chosen))

    def tile(self, name: str) -> int:
        """A building tile by its id."""
        ids = [tile.id for tile in self.edition.tiles]
        if name not in ids:
            raise Misread(Illegal("notation.no_building", "M8.2", {"text": name}))
        return ids.index(name)

    def named(self, what: str, name: str) -> int:
        """A development or calamity by its id."""
        listed = self.edition.developments if what == "development" else self.edition.calamities
        ids = [card.id for card in listed]
        if name not in ids:
            raise Misread(Illegal("notation.no_development", "M8.3", {"text": name}))
        return ids.index(name)

    def slot(self, name: str) -> int:
        """A development of the display by its id, or by an unambiguous beginning of it."""
        ids = [self.edition.developments[number].id for number in self.s.developments]
        fits = [slot for slot, id_ in enumerate(ids) if id_ == name] or [
            slot for slot, id_ in enumerate(ids) if id_.startswith(name)
        ]
        if len(fits) != 1:
            raise Misread(Illegal("notation.no_development", "M8.3", {"text": name}))
        return fits[0]

    def farm(self, text: str) -> int:
        """A farm by its good: `farm salt`."""
        words = text.split()
        if len(words) != 2 or words[0] != "farm" or words[1] not in self.edition.goods[:CITY]:
            raise Misread(Illegal("notation.no_place", "M8.3", {"text": text}))
        return self.edition.goods.index(words[1])

    def choice(self, text: str) -> int:
        """What a development's buyer chooses."""
        words = text.split()
        if text in self.edition.culture_rows:
            return self.edition.culture_rows.index(text)
        if text in self.edition.goods[:CITY]:
            return self.edition.goods.index(text)
        if text in ("happiness", "safety"):
            return ("happiness", "safety").index(text)
        if text == "city":
            return CITY
        if len(words) == 2 and words[0] == "farm":
            return self.farm(text)
        if len(words) == 2 and words[0].isdigit() and words[1] == "happiness":
            return int(words[0][:3])
        if len(words) == 2 and words[0] in TRACKS and words[1] in STEPS:
            return TRACKS.index(words[0]) * 4 + STEPS.index(words[1])
        raise Misread(Illegal("notation.no_place", "M8.3", {"text": text}))

    def thing(self, text: str) -> int:
        """A thing to lose, as `write` names it."""
        words = text.split()
        if text in PLACES:
            return CITY + PLACES.index(text)
        if text in ("wonder", "available"):
            return WONDER if text == "wonder" else AVAILABLE_PLACE
        if len(words) == 2 and words[0] == "building":
            return BUILDING + self.tile(words[1])
        if len(words) == 2 and words[0] == "card":
            return STORED + self.kinds(words[1])[0]
        if len(words) == 2 and words[0] == "industry" and words[1] in self.edition.goods[:CITY]:
            return INDUSTRY + self.edition.goods.index(words[1])
        if len(words) == 3 and words[1] in self.edition.culture_rows and words[2] in ("1", "2", "3"):
            return CULTURE + self.edition.culture_rows.index(words[1]) * 3 + int(words[2]) - 1
        return self.farm(text)
