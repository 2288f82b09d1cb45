"""Carries out the effects of buildings, industries and developments; no other module does.

`vocabulary.py` defines the effects; `calamity.py` carries out those of calamities. An effect works on the seat it is
used on: for the give-opponent abilities that is the rival. `choice` answers what the effect asks, 0 if it asks nothing:

| verb | choice |
|---|---|
| `culture any` | a row |
| `industry` | a basic good |
| `settle` | a farm by its good, or 5 for a city |
| `rise` | 0 happiness, 1 safety |
| `split` | steps of happiness; the others are of safety |
| `idea` | track * 4 + place of the step in IDEA_STEPS |
| `give_arrow` | 0 to the first side, 1 to the second |
| `move` | how many rural workers move |

The workers were removed from their places before: an effect only puts them on their new places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Event
from argosy.games.mediterranean.edition.vocabulary import ANY, ARMY, BANK, CITY, WAREHOUSE, Effect
from argosy.games.mediterranean.rules import buildings
from argosy.games.mediterranean.rules.board import culture, tracks
from argosy.games.mediterranean.rules.board.scoring import OTHER, WONDER, gain
from argosy.games.mediterranean.rules.events import MoneyMoved
from argosy.games.mediterranean.rules.state import TILES, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

SETTLE_CITY: Final = 5
IDEA_STEPS: Final[list[int]] = [-2, -1, 1, 2]


def doubled(s: MediterraneanState, seat: i64, row: i64) -> bool:
    """Whether a building doubles that row of culture; doublers work as soon as they are built (M4.4, M8.5)."""
    built = s.civilisations[seat].buildings
    if built:
        for tile in range(TILES):
            if built >> tile & 1:
                ability = buildings.ability(s, seat, tile)
                if ability.verb == "double" and ability.amounts[0] == row:
                    return True
    return False


def use(
    s: MediterraneanState, seat: i64, effect: Effect, choice: i64, sink: list[Event] | None, source: i64 = OTHER
) -> None:
    """Carry out one effect on a seat; plain victory points are counted under that source."""
    verb = effect.verb
    amounts = effect.amounts
    if verb == "arrow":
        tracks.arrows(s, seat, amounts[0], amounts[1], sink)
    elif verb == "happiness":
        tracks.status(s, seat, tracks.HAPPINESS, amounts[0], sink)
    elif verb == "safety":
        tracks.status(s, seat, tracks.SAFETY, amounts[0], sink)
    elif verb == "money":
        take_money(s, seat, amounts[0], sink)
    elif verb == "vp":
        gain(s, seat, amounts[0], source, sink)
    elif verb == "give_arrow":
        tracks.arrows(s, seat, amounts[0], -1 if choice else 1, sink)
    elif verb == "give_status":
        tracks.status(s, seat, amounts[0], amounts[1], sink)
    else:
        develop(s, seat, effect, choice, sink)


def develop(s: MediterraneanState, seat: i64, effect: Effect, choice: i64, sink: list[Event] | None) -> None:
    """Carry out an effect that only developments have."""
    verb = effect.verb
    amounts = effect.amounts
    if verb == "culture":
        row = choice if amounts[0] == ANY else amounts[0]
        culture.place(s, seat, row, amounts[1], doubled(s, seat, row), sink)
    elif verb == "wonder":
        wonder(s, seat, amounts[0], amounts[1], sink)
    elif verb == "improve":
        improve(s, seat, amounts[0], sink)
    elif verb == "rise":
        tracks.status(s, seat, choice, amounts[0], sink)
    elif verb == "split":
        tracks.status(s, seat, tracks.HAPPINESS, choice, sink)
        tracks.status(s, seat, tracks.SAFETY, amounts[0] - choice, sink)
    elif verb == "accept":
        tracks.status(s, seat, amounts[0], -amounts[s.turn], sink)
    elif verb == "idea":
        tracks.arrows(s, seat, choice // len(IDEA_STEPS), IDEA_STEPS[choice % len(IDEA_STEPS)], sink)
    else:
        settle(s, seat, effect, choice)


def settle(s: MediterraneanState, seat: i64, effect: Effect, choice: i64) -> None:
    """Carry out an effect that only puts cubes on the board."""
    mine = s.civilisations[seat]
    verb = effect.verb
    if verb == "worker":
        if effect.amounts[0] == CITY:
            mine.cities += 1
        else:
            mine.harbors += 1
    elif verb == "industry":
        mine.industries |= 1 << choice  # the marker moves one space right (M8.4)
    elif verb == "move":
        mine.cities += choice
    elif verb == "recruit":
        cubes_arrive(s, seat, effect.amounts[0])
    elif verb == "settle":
        mine.supply -= 1
        if choice == SETTLE_CITY:
            mine.cities += 1
        else:
            mine.farms |= 1 << choice


def cubes_arrive(s: MediterraneanState, seat: i64, cubes: i64) -> i64:
    """Move cubes from the supply to AVAILABLE, or all that are left (M8.2); returns how many."""
    mine = s.civilisations[seat]
    came = cubes if cubes < mine.supply else mine.supply
    mine.supply -= came
    mine.available += came
    return came


def take_money(s: MediterraneanState, seat: i64, money: i64, sink: list[Event] | None) -> None:
    """Gain money, or lose it if negative; nobody falls below 0 (M7.11)."""
    mine = s.civilisations[seat]
    moved = money if mine.money + money >= 0 else -mine.money
    mine.money += moved
    if sink is not None and moved:
        sink.append(MoneyMoved(seat, moved))


def improve(s: MediterraneanState, seat: i64, improvement: i64, sink: list[Event] | None) -> None:
    """Build an improvement with a worker; an army raises safety, a colosseum happiness."""
    mine = s.civilisations[seat]
    if improvement == WAREHOUSE:
        mine.warehouse += 1
    elif improvement == BANK:
        mine.bank = True
    elif improvement == ARMY:
        mine.army = True
        tracks.status(s, seat, tracks.SAFETY, s.edition.army_safety, sink)
    else:
        mine.colosseum = True
        tracks.status(s, seat, tracks.HAPPINESS, s.edition.colosseum_happiness, sink)


def wonder(s: MediterraneanState, seat: i64, track: i64, points: i64, sink: list[Event] | None) -> None:
    """Score a wonder at once, for each building of its track that the seat has now (M8.6)."""
    mine = s.civilisations[seat]
    mine.wonders += 1
    standing = int(mine.buildings & tracks.TILES_OF_TRACK[track]).bit_count()
    gain(s, seat, points * standing, WONDER, sink)
