"""Buying developments: money, workers, and the choices that a card offers (M8.3)."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal, Term
from argosy.games.mediterranean.edition.cards import AGES, Development
from argosy.games.mediterranean.edition.vocabulary import ANY, ARMY, BANK, CITY, WAREHOUSE, WORDS, Effect
from argosy.games.mediterranean.rules import effects
from argosy.games.mediterranean.rules.actions import AVAILABLE, Buy
from argosy.games.mediterranean.rules.board import culture
from argosy.games.mediterranean.rules.board.tracks import HAPPINESS
from argosy.games.mediterranean.rules.effects import SETTLE_CITY
from argosy.games.mediterranean.rules.events import Bought
from argosy.games.mediterranean.rules.state import MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

FARMS: Final = 5
EVERY_FARM: Final = (1 << FARMS) - 1
ANSWERS: Final = 8  # the most answers to one question
SMALL_IDEAS: Final = 0b0110_0110  # bit masks of answers to `idea`: one step on either track
LARGE_IDEAS: Final = 0b1111_1111  # one or two steps
IRON: Final = AGES.index("iron")
STATUSES: Final = list(WORDS["STATUS"])
IMPROVEMENTS: Final = list(WORDS["IMPROVEMENT"])
CUBE_VERBS: Final = ("recruit", "settle")  # these take a cube of the supply
NOTHING_ASKED: Final = 1
# Caches of the lists that menus are made of, by a number that encodes what they depend on.
CREWS: Final[dict[int, list[tuple[int, ...]]]] = {}
CHOICES: Final[dict[int, list[tuple[int, ...]]]] = {}
BUYS: Final[dict[tuple[int, int, int], list[Buy]]] = {}


def menu(s: MediterraneanState, seat: i64, entries: list[Action]) -> None:
    """Add every way in which the seat can buy a development that it can afford."""
    for slot, number in enumerate(s.developments):
        if within_reach(s, seat, slot):
            card = s.edition.developments[number]
            entries.extend(ways(slot, sources(s, seat, card), answers(s, seat, card)))


def ways(slot: int, workers: int, answered: int) -> list[Buy]:
    """Every way to buy the card of a slot with workers from these sources and these possible answers."""
    key = (slot, workers, answered)
    if key not in BUYS:
        BUYS[key] = [Buy(slot, crew, choice) for crew in crews(workers) for choice in choices(answered)]
    return BUYS[key]


def check(s: MediterraneanState, seat: int, a: Buy) -> Illegal | None:
    """Whether the seat may buy that development with these workers and choices."""
    if a.slot not in range(len(s.developments)):
        return Illegal("buy.no_slot", "M8.3", {"slot": a.slot + 1, "slots": len(s.developments)})
    refusal = barrier(s, seat, a.slot)
    if refusal is not None:
        return refusal
    card = s.edition.developments[s.developments[a.slot]]
    if a.workers not in crews(sources(s, seat, card)):
        return wrong_crew(s, seat, card, a.workers)
    if a.choice not in choices(answers(s, seat, card)):
        return wrong_choice(card, a.choice)
    return None


def buy(s: MediterraneanState, seat: i64, a: Buy, sink: list[Event] | None) -> None:
    """Pay, remove the workers from their places, and carry out the card's effects (M8.3)."""
    mine = s.civilisations[seat]
    number = s.developments[a.slot]
    card = s.edition.developments[number]
    mine.bought |= 1 << a.slot
    mine.money -= card.cost[s.turn]
    for source in a.workers:
        if source == AVAILABLE:
            mine.available -= 1
        else:
            mine.farms &= ~(1 << source)
    if sink is not None:
        sink.append(Bought(seat, number, card.cost[s.turn], a.workers, a.choice))
    answered: i64 = 0
    for effect in card.effects:
        choice = 0
        if asks(effect):
            choice = a.choice[answered]
            answered += 1
        elif effect.verb == "move":
            choice = len(a.workers)
        effects.use(s, seat, effect, choice, sink)


# Why a card cannot be bought at all


def within_reach(s: MediterraneanState, seat: i64, slot: i64) -> bool:
    """Whether the seat can buy the development of a slot, workers aside: once, affordable, possible (M8.3)."""
    mine = s.civilisations[seat]
    card = s.edition.developments[s.developments[slot]]
    return mine.money >= card.cost[s.turn] and not mine.bought >> slot & 1 and hindrance(s, seat, card) is None


def obstacle(s: MediterraneanState, seat: i64, slot: i64) -> Illegal | None:
    """Why the seat cannot buy the development of a slot, workers aside; None if it can."""
    if within_reach(s, seat, slot):
        return None
    mine = s.civilisations[seat]
    card = s.edition.developments[s.developments[slot]]
    if mine.bought >> slot & 1:
        return Illegal("buy.twice", "M8.3", {"development": Term("development", card.name)})
    effect = hindrance(s, seat, card)
    if effect is None or mine.money < card.cost[s.turn]:
        return Illegal("buy.money", "M8.3", {"price": card.cost[s.turn], "money": int(mine.money)})
    if effect.verb == "accept":
        return Illegal("buy.loss", "M8.3", {"track": Term("track", STATUSES[effect.amounts[0]])})
    if effect.verb in CUBE_VERBS and mine.supply == 0:
        return Illegal("buy.supply", "M8.3", {})
    return Illegal("buy.full", "M8.3", {"place": Term("place", place_name(s, effect))})


def barrier(s: MediterraneanState, seat: i64, slot: i64) -> Illegal | None:
    """Why the seat has no way to buy the development of a slot: an obstacle, or missing workers."""
    card = s.edition.developments[s.developments[slot]]
    refusal = obstacle(s, seat, slot)
    if refusal is None and not crews(sources(s, seat, card)):
        return Illegal("buy.no_crew", "M8.3", {"development": Term("development", card.name), "needed": card.workers})
    return refusal


def hindrance(s: MediterraneanState, seat: i64, card: Development) -> Effect | None:
    """The first effect of a card that cannot be carried out: too large a loss, no cube left, or no free space."""
    mine = s.civilisations[seat]
    for effect in card.effects:
        verb = effect.verb
        if verb == "accept":
            held = mine.happiness if effect.amounts[0] == HAPPINESS else mine.safety
            if held - effect.amounts[s.turn] < s.edition.status_bottom:
                return effect
        elif (verb in CUBE_VERBS and mine.supply == 0) or not has_room(s, seat, effect):
            return effect
    return None


def has_room(s: MediterraneanState, seat: i64, effect: Effect) -> bool:
    """Whether the area that an effect fills has a free space."""
    mine = s.civilisations[seat]
    verb = effect.verb
    if verb == "worker":
        if effect.amounts[0] == CITY:
            return mine.cities < s.edition.city_room
        return mine.harbors < s.edition.harbor_room
    if verb == "move":
        return mine.cities < s.edition.city_room
    if verb == "wonder":
        return mine.wonders < s.edition.wonder_room
    if verb == "improve":
        improvement = effect.amounts[0]
        if improvement == WAREHOUSE:
            return mine.warehouse < len(s.edition.warehouse_rooms) - 1
        return not (mine.bank if improvement == BANK else mine.army if improvement == ARMY else mine.colosseum)
    if verb == "culture" and effect.amounts[0] != ANY:
        return culture.has_room(mine.culture, effect.amounts[0])
    return not asks(effect) or answers_to(s, seat, effect) != 0


def place_name(s: MediterraneanState, effect: Effect) -> str:
    """The area that an effect fills, named in the refusal."""
    if effect.verb == "worker":
        return "city" if effect.amounts[0] == CITY else "harbor"
    if effect.verb == "improve":
        return IMPROVEMENTS[effect.amounts[0]]
    if effect.verb == "culture" and effect.amounts[0] != ANY:
        return s.edition.culture_rows[effect.amounts[0]]
    return "city" if effect.verb in ("move", "settle") else effect.verb


# Where the workers come from


def sources(s: MediterraneanState, seat: i64, card: Development) -> i64:
    """Where the card's workers may come from: farms and AVAILABLE; for Iron cards AVAILABLE only (M8.3).

    Encoded as one number for `crews`: minimum, maximum and AVAILABLE in four bits each, then the farms.
    """
    mine = s.civilisations[seat]
    for effect in card.effects:
        if effect.verb == "move":
            most = min(effect.amounts[0], s.edition.city_room - mine.cities)
            return (1 << 8 | most << 4) << FARMS | mine.farms
    count: i64 = card.workers
    if count == 0:
        return 0
    available = mine.available if mine.available < count else count
    return (count << 8 | count << 4 | available) << FARMS | (0 if card.age == IRON else mine.farms)


def crews(workers: int) -> list[tuple[int, ...]]:
    """Every way to take the workers from these sources, each in ascending order."""
    if workers not in CREWS:
        least, most, available = workers >> FARMS + 8, workers >> FARMS + 4 & 15, workers >> FARMS & 15
        pool = [good for good in range(FARMS) if workers >> good & 1] + [AVAILABLE] * available
        CREWS[workers] = [crew for count in range(least, most + 1) for crew in sorted(set(combinations(pool, count)))]
    return CREWS[workers]


def wrong_crew(s: MediterraneanState, seat: int, card: Development, workers: tuple[int, ...]) -> Illegal:
    """Why these are not valid workers for the card."""
    mine = s.civilisations[seat]
    rural = "move" in [effect.verb for effect in card.effects]
    for source in workers:
        if source not in range(AVAILABLE + 1):
            return Illegal("buy.no_source", "M8.3", {"source": source})
        if source == AVAILABLE and rural:
            return Illegal("buy.rural_only", "M8.3", {"development": Term("development", card.name)})
        if source != AVAILABLE and card.age == IRON:
            return Illegal("buy.available_only", "M8.3", {"development": Term("development", card.name)})
        if source != AVAILABLE and not mine.farms >> source & 1:
            return Illegal("buy.farm_empty", "M8.3", {"farm": Term("good", s.edition.goods[source])})
        if workers.count(source) > (mine.available if source == AVAILABLE else 1):
            place = "available" if source == AVAILABLE else s.edition.goods[source]
            return Illegal("buy.no_worker", "M8.3", {"place": Term("place", place), "workers": workers.count(source)})
    if list(workers) != sorted(workers):
        return Illegal("buy.order", "M8.3", {})
    return Illegal(
        "buy.workers",
        "M8.3",
        {"development": Term("development", card.name), "workers": len(workers), "needed": card.workers},
    )


# What the buyer chooses


def asks(effect: Effect) -> bool:
    """Whether an effect asks its buyer for a number."""
    verb = effect.verb
    return verb in ("industry", "settle", "rise", "split", "idea") or (verb == "culture" and effect.amounts[0] == ANY)


def answers(s: MediterraneanState, seat: i64, card: Development) -> i64:
    """The card's questions with their possible answers, for `choices`: one bit mask of ANSWERS bits per question."""
    asked: i64 = NOTHING_ASKED
    for effect in card.effects:
        if asks(effect):
            asked = asked << ANSWERS | answers_to(s, seat, effect)
    return asked


def choices(asked: int) -> list[tuple[int, ...]]:
    """Every way to answer these questions, in their order."""
    if asked not in CHOICES:
        questions: list[list[int]] = []
        rest = asked
        while rest != NOTHING_ASKED:
            questions.insert(0, [answer for answer in range(ANSWERS) if rest >> answer & 1])
            rest >>= ANSWERS
        CHOICES[asked] = list(product(*questions))
    return CHOICES[asked]


def answers_to(s: MediterraneanState, seat: i64, effect: Effect) -> i64:
    """Bit mask of the numbers with which the seat can answer an effect; `effects.py` explains them."""
    mine = s.civilisations[seat]
    verb = effect.verb
    found: i64 = 0
    if verb == "culture":
        for row in range(culture.ROWS):
            if culture.has_room(mine.culture, row):
                found |= 1 << row
        return found
    if verb == "industry":
        return EVERY_FARM & ~mine.industries
    if verb == "settle":
        found = EVERY_FARM & ~mine.farms
        return found | 1 << SETTLE_CITY if mine.cities < s.edition.city_room else found
    if verb == "rise":
        return 0b11
    if verb == "split":
        return (1 << (effect.amounts[0] + 1)) - 1
    return SMALL_IDEAS if effect.amounts[0] == 1 else LARGE_IDEAS


def wrong_choice(card: Development, choice: tuple[int, ...]) -> Illegal:
    """Why the card cannot be bought with these answers."""
    asked = [effect for effect in card.effects if asks(effect)]
    if len(choice) != len(asked):
        return Illegal(
            "buy.choices",
            "M8.3",
            {"development": Term("development", card.name), "choices": len(choice), "needed": len(asked)},
        )
    return Illegal("buy.choice", "M8.3", {"development": Term("development", card.name)})
