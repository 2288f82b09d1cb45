"""Menu entries with the cost and gain of each, for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from argosy.core.contract import Action, Plain, Seat
from argosy.games.mediterranean import notation
from argosy.games.mediterranean.edition.cards import Development
from argosy.games.mediterranean.edition.components import Edition
from argosy.games.mediterranean.edition.vocabulary import Effect
from argosy.games.mediterranean.rules import buildings
from argosy.games.mediterranean.rules.actions import AVAILABLE as FROM_AVAILABLE
from argosy.games.mediterranean.rules.actions import (
    Accept,
    Accuse,
    Build,
    Buy,
    BuyPoints,
    GiveOpponent,
    Lose,
    Penalise,
    Store,
    UseAbility,
    Vote,
    Withdraw,
)
from argosy.games.mediterranean.rules.board.industry import marker, price
from argosy.games.mediterranean.rules.developing import asks
from argosy.games.mediterranean.rules.effects import IDEA_STEPS
from argosy.games.mediterranean.rules.losses import AVAILABLE, BUILDING, CULTURE, INDUSTRY, STORED
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.view.event_messages import SIDES, STATUSES, TRACKS, place


@dataclass(frozen=True, slots=True)
class MenuEntry(Plain):
    """A legal action with its notation, cost and gain; fields that do not apply are None, 0 or empty."""

    action: Action
    text: str
    kind: str
    """The kind of the action: `Build`."""
    name: str | None = None
    """The building or development by its printed name, or the place of a cube to be lost."""
    tile: str | None = None
    """The building tile: `g4`."""
    cost: int = 0
    """Money paid."""
    cubes: int = 0
    """Cubes or workers needed."""
    points: int = 0
    """VP bought, or lost by the accused."""
    offer: int | None = None
    cards: tuple[str, ...] = ()
    """Cards handed over or stored: `wine-mars`."""
    target: Seat | None = None
    slot: int | None = None
    """The slot of the development on the display."""
    workers: tuple[str, ...] = ()
    """Places that workers leave: `farm-grain`, `available`."""
    choices: tuple[str, ...] = ()
    """What the buyer chooses, or which way an arrow points: `place:culture-stage`, `status:safety`, `split:1:2` for
    steps of happiness and of safety, `idea:religion:-1`, `side:mars`."""


def entries_of(s: MediterraneanState, seat: Seat, menu: Sequence[Action]) -> tuple[MenuEntry, ...]:
    """Menu entries with costs and gains."""
    return tuple([entry(s, seat, action) for action in menu])


def entry(s: MediterraneanState, seat: Seat, action: Action) -> MenuEntry:
    """One menu entry."""
    text, kind = notation.write(s, seat, action), type(action).__name__
    if isinstance(action, (UseAbility, GiveOpponent)):
        name, tile = buildings.name(s, seat, action.tile), s.edition.tiles[action.tile].id
        target = action.target if isinstance(action, GiveOpponent) else None
        return MenuEntry(action, text, kind, name=name, tile=tile, target=target, choices=way(s, seat, action))
    if isinstance(action, (Accept, Withdraw)):
        handed = names_of(s, action.cards) if isinstance(action, Accept) else ()
        return MenuEntry(action, text, kind, offer=action.offer, cards=handed)
    if isinstance(action, Store):
        return MenuEntry(action, text, kind, cards=names_of(s, action.cards))
    if isinstance(action, Vote):
        return MenuEntry(action, text, kind, target=action.victim)
    if isinstance(action, Accuse):
        return MenuEntry(action, text, kind, target=action.target)
    if isinstance(action, Penalise):
        return MenuEntry(action, text, kind, points=action.points)
    if isinstance(action, Lose):
        return loss(s, seat, action, text, kind)
    return purchase(s, seat, action, text, kind)


def loss(s: MediterraneanState, seat: Seat, action: Lose, text: str, kind: str) -> MenuEntry:
    """A thing to lose: a cube, a building or a stored card, or a cube of a rival for whom the seat chooses."""
    if action.what >= STORED:
        return MenuEntry(action, text, kind, cards=names_of(s, (action.what - STORED,)))
    if action.what >= BUILDING:
        tile = action.what - BUILDING
        name = buildings.name(s, s.victim, tile)
        return MenuEntry(action, text, kind, name=name, tile=s.edition.tiles[tile].id)
    victim = int(s.victim) if s.victim != seat else None
    return MenuEntry(action, text, kind, name=place(s.edition, action.what), target=victim)


def purchase(s: MediterraneanState, seat: Seat, action: Action, text: str, kind: str) -> MenuEntry:
    """A purchase with its price (M8)."""
    if isinstance(action, Build):
        tile = s.edition.tiles[action.tile]
        name = buildings.name(s, seat, action.tile)
        return MenuEntry(action, text, kind, name=name, tile=tile.id, cost=tile.cost, cubes=tile.cubes)
    if isinstance(action, Buy):
        card = s.edition.developments[s.developments[action.slot]]
        workers = tuple(
            [place(s.edition, AVAILABLE if source == FROM_AVAILABLE else source) for source in action.workers]
        )
        return MenuEntry(
            action, text, kind, name=card.name, cost=card.cost[s.turn], cubes=card.workers, slot=action.slot,
            workers=workers, choices=choices(s.edition, card, action),
        )  # fmt: skip
    if isinstance(action, BuyPoints):
        cost = price(s, marker(s, seat), action.points)
        return MenuEntry(action, text, kind, cost=cost, points=action.points)
    return MenuEntry(action, text, kind)


def choices(e: Edition, card: Development, action: Buy) -> tuple[str, ...]:
    """What a buyer chooses, in the order of the card's effects."""
    asked = [effect for effect in card.effects if asks(effect)]
    return tuple([choice(e, effect, number) for effect, number in zip(asked, action.choice, strict=False)])


def choice(e: Edition, effect: Effect, number: int) -> str:
    """One answer to the question of an effect."""
    if effect.verb == "rise":
        return f"status:{STATUSES[number]}"
    if effect.verb == "split":
        return f"split:{number}:{effect.amounts[0] - number}"
    if effect.verb == "idea":
        return f"idea:{TRACKS[number // 4]}:{IDEA_STEPS[number % 4]}"
    first = {"culture": CULTURE, "industry": INDUSTRY}.get(effect.verb, 0)
    return f"place:{place(e, first + (3 * number if effect.verb == 'culture' else number))}"


def way(s: MediterraneanState, seat: Seat, action: UseAbility | GiveOpponent) -> tuple[str, ...]:
    """The direction of an arrow for a rival, if the giver chooses it."""
    if not isinstance(action, GiveOpponent) or buildings.ability(s, seat, action.tile).verb != "give_arrow":
        return ()
    return (f"side:{SIDES[action.tile // 6][action.second]}",)


def names_of(s: MediterraneanState, kinds: Sequence[int]) -> tuple[str, ...]:
    """Cards as in the notation."""
    return tuple([s.edition.kind_names[kind] for kind in kinds])
