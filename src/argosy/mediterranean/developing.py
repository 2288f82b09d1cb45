"""Developments: what a card asks of its buyer, and buying it (M8.3)."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal
from argosy.mediterranean import culture, effects
from argosy.mediterranean.actions import AVAILABLE, Buy
from argosy.mediterranean.cards import AGES, Development
from argosy.mediterranean.effects import IDEA_STEPS, SETTLE_CITY
from argosy.mediterranean.events import Bought
from argosy.mediterranean.state import MediterraneanState
from argosy.mediterranean.tracks import HAPPINESS
from argosy.mediterranean.vocabulary import ANY, ARMY, BANK, CITY, WAREHOUSE, WORDS, Effect

if TYPE_CHECKING:
    from mypy_extensions import i64

FARMS: Final = 5
IRON: Final = AGES.index("iron")
STATUSES: Final = list(WORDS["STATUS"])
IMPROVEMENTS: Final = list(WORDS["IMPROVEMENT"])
CUBE_VERBS: Final = ("recruit", "settle")  # these take a cube of the supply
NO_CREW: Final[list[tuple[int, ...]]] = [()]
NO_CHOICE: Final[list[tuple[int, ...]]] = [()]
CREWS: Final[dict[int, list[tuple[int, ...]]]] = {}
BUYS: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], Buy]] = {}


def menu(s: MediterraneanState, seat: i64, entries: list[Action]) -> None:
    """Add every way in which the seat can buy a development that it can pay for."""
    mine = s.civilisations[seat]
    for slot, number in enumerate(s.developments):
        card = s.edition.developments[number]
        if mine.money >= card.cost[s.turn] and not mine.bought >> slot & 1 and hindrance(s, seat, card) is None:
            ways(s, seat, slot, card, entries)


def ways(s: MediterraneanState, seat: i64, slot: int, card: Development, entries: list[Action]) -> None:
    """Add every way in which the seat can buy a card that nothing hinders."""
    answers = choices(s, seat, card)
    for workers in crews(s, seat, card):
        for choice in answers:
            key = (slot, workers, choice)
            if key not in BUYS:
                BUYS[key] = Buy(slot, workers, choice)
            entries.append(BUYS[key])


def check(s: MediterraneanState, seat: int, a: Buy) -> Illegal | None:
    """Whether the seat may buy that development so."""
    if a.slot not in range(len(s.developments)):
        return Illegal("buy.no_slot", "M8.3", {"slot": a.slot + 1, "slots": len(s.developments)})
    refusal = obstacle(s, seat, a.slot)
    if refusal is not None:
        return refusal
    card = s.edition.developments[s.developments[a.slot]]
    if a.workers not in crews(s, seat, card):
        return wrong_crew(s, seat, card, a.workers)
    if a.choice not in choices(s, seat, card):
        return wrong_choice(card, a.choice)
    return None


def buy(s: MediterraneanState, seat: i64, a: Buy, sink: list[Event] | None) -> None:
    """Pay, send the workers, and let the card do what it says (M8.3)."""
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


# What stands in the way of the card as a whole


def obstacle(s: MediterraneanState, seat: i64, slot: i64) -> Illegal | None:
    """Why the seat cannot buy the development of a slot at all; None if it can, workers permitting."""
    mine = s.civilisations[seat]
    card = s.edition.developments[s.developments[slot]]
    if mine.bought >> slot & 1:
        return Illegal("buy.twice", "M8.3", {"development": card.name})
    if mine.money < card.cost[s.turn]:
        return Illegal("buy.money", "M8.3", {"price": card.cost[s.turn], "money": int(mine.money)})
    effect = hindrance(s, seat, card)
    if effect is None:
        return None
    if effect.verb == "accept":
        return Illegal("buy.loss", "M8.3", {"track": STATUSES[effect.amounts[0]]})
    if effect.verb in CUBE_VERBS and mine.supply == 0:
        return Illegal("buy.supply", "M8.3", {})
    return Illegal("buy.full", "M8.3", {"place": place_name(s, effect)})


def hindrance(s: MediterraneanState, seat: i64, card: Development) -> Effect | None:
    """The first effect of a card that cannot come about: a loss too many, no cube left, or no free space."""
    mine = s.civilisations[seat]
    for effect in card.effects:
        verb = effect.verb
        if verb == "accept":
            held = mine.happiness if effect.amounts[0] == HAPPINESS else mine.safety
            if held - effect.amounts[s.turn] < s.edition.status_bottom:
                return effect
        elif verb in CUBE_VERBS and mine.supply == 0:
            return effect
        elif not has_room(s, seat, effect):
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
    return not asks(effect) or len(answers_to(s, seat, effect)) > 0


def place_name(s: MediterraneanState, effect: Effect) -> str:
    """The area that an effect fills, for the refusal."""
    if effect.verb == "worker":
        return "city" if effect.amounts[0] == CITY else "harbor"
    if effect.verb == "improve":
        return IMPROVEMENTS[effect.amounts[0]]
    if effect.verb == "culture" and effect.amounts[0] != ANY:
        return s.edition.culture_rows[effect.amounts[0]]
    return "city" if effect.verb in ("move", "settle") else effect.verb


# Where the workers come from


def crews(s: MediterraneanState, seat: i64, card: Development) -> list[tuple[int, ...]]:
    """Every way to find the card's workers: farms and AVAILABLE, ascending; for Iron cards AVAILABLE only (M8.3)."""
    mine = s.civilisations[seat]
    for effect in card.effects:
        if effect.verb == "move":
            most = min(effect.amounts[0], s.edition.city_room - mine.cities)
            return [crew for count in range(1, most + 1) for crew in crews_of(mine.farms, 0, count)]
    if card.workers == 0:
        return NO_CREW
    return crews_of(0 if card.age == IRON else mine.farms, mine.available, card.workers)


def crews_of(farms: i64, available: i64, count: i64) -> list[tuple[int, ...]]:
    """So many workers out of these farms and so many in AVAILABLE, in every way."""
    available = min(available, count)
    key = (count << 4 | available) << FARMS | farms
    if key not in CREWS:
        pool = [good for good in range(FARMS) if farms >> good & 1] + [AVAILABLE] * available
        CREWS[key] = sorted(set(combinations(pool, count)))
    return CREWS[key]


def wrong_crew(s: MediterraneanState, seat: int, card: Development, workers: tuple[int, ...]) -> Illegal:
    """Why these are not the workers of the card."""
    mine = s.civilisations[seat]
    rural = "move" in [effect.verb for effect in card.effects]
    for source in workers:
        if source not in range(AVAILABLE + 1):
            return Illegal("buy.no_source", "M8.3", {"source": source})
        if source == AVAILABLE and rural:
            return Illegal("buy.rural_only", "M8.3", {"development": card.name})
        if source != AVAILABLE and card.age == IRON:
            return Illegal("buy.available_only", "M8.3", {"development": card.name})
        if source != AVAILABLE and not mine.farms >> source & 1:
            return Illegal("buy.farm_empty", "M8.3", {"farm": s.edition.goods[source]})
        if workers.count(source) > (mine.available if source == AVAILABLE else 1):
            place = "available" if source == AVAILABLE else s.edition.goods[source]
            return Illegal("buy.no_worker", "M8.3", {"place": place, "workers": workers.count(source)})
    if list(workers) != sorted(workers):
        return Illegal("buy.order", "M8.3", {})
    return Illegal("buy.workers", "M8.3", {"development": card.name, "workers": len(workers), "needed": card.workers})


# What the card lets its buyer choose


def asks(effect: Effect) -> bool:
    """Whether an effect asks its buyer for a number."""
    verb = effect.verb
    return verb in ("industry", "settle", "rise", "split", "idea") or (verb == "culture" and effect.amounts[0] == ANY)


def choices(s: MediterraneanState, seat: i64, card: Development) -> list[tuple[int, ...]]:
    """Every way to answer what the card asks, in the order of its effects."""
    asked = [answers_to(s, seat, effect) for effect in card.effects if asks(effect)]
    return list(product(*asked)) if asked else NO_CHOICE


def answers_to(s: MediterraneanState, seat: i64, effect: Effect) -> list[int]:
    """The numbers with which the seat can answer an effect that asks; their meaning is told in `effects`."""
    mine = s.civilisations[seat]
    verb = effect.verb
    if verb == "culture":
        return [row for row in range(culture.ROWS) if culture.has_room(mine.culture, row)]
    if verb == "industry":
        return [good for good in range(FARMS) if not mine.industries >> good & 1]
    if verb == "settle":
        empty = [good for good in range(FARMS) if not mine.farms >> good & 1]
        return [*empty, SETTLE_CITY] if mine.cities < s.edition.city_room else empty
    if verb == "rise":
        return [0, 1]
    if verb == "split":
        return list(range(effect.amounts[0] + 1))
    most = effect.amounts[0]
    return [choice for choice in range(2 * len(IDEA_STEPS)) if abs(IDEA_STEPS[choice % len(IDEA_STEPS)]) <= most]


def wrong_choice(card: Development, choice: tuple[int, ...]) -> Illegal:
    """Why the card cannot be bought with these answers."""
    asked = [effect for effect in card.effects if asks(effect)]
    if len(choice) != len(asked):
        return Illegal("buy.choices", "M8.3", {"development": card.name, "choices": len(choice), "needed": len(asked)})
    return Illegal("buy.choice", "M8.3", {"development": card.name})
