"""Civic (M4): the developments of the turn, the abilities of buildings, voluntary flips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal, Term, seat_term
from argosy.games.mediterranean.edition.cards import AGE_OF_TURN
from argosy.games.mediterranean.rules import effects
from argosy.games.mediterranean.rules.actions import PASS, Flip, GiveOpponent, Pass, Unfold, UseAbility
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.buildings import (
    FIRST_ARROW,
    OWN,
    RIVALS,
    SECOND_ARROW,
    ability,
    check_building,
    face,
    name,
    open_promise,
    promised,
    purpose,
    targets,
    usable,
)
from argosy.games.mediterranean.rules.events import AbilityUsed, OpponentGiven, PactsSettled, Unfolded
from argosy.games.mediterranean.rules.state import BARBARIAN, GIVING, TILES, UNHAPPINESS, USING, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

    from argosy.core.rng import Rng

DISPLAY: Final = 6  # developments a turn, M4.1
CALAMITY_DECKS: Final = 3  # the decks after those of the three ages
STREAMS: Final = ("stone deck", "bronze deck", "iron deck", "unhappiness deck", "barbarian deck")
"""The random stream of each development deck."""
BOTH_TRACKS: Final = 0b11
USES: Final[list[Action]] = [UseAbility(tile) for tile in range(TILES)]
FLIPS: Final[list[Action]] = [Flip(0), Flip(1)]


# Revealing the cards of the turn (M4.1)


def unfold_draw(s: MediterraneanState, rng: Rng) -> Unfold:
    """Draw six developments of the age and, from turn 2, a calamity of each kind."""
    age = AGE_OF_TURN[s.turn]
    deck = s.development_decks[age].clone()
    developments: list[int] = []
    for _ in range(DISPLAY):
        card = deck.deal(rng, STREAMS[age], s.turn, 0, 1)
        deck.take(card)
        developments.append(card)
    kinds = [CALAMITY_DECKS + UNHAPPINESS, CALAMITY_DECKS + BARBARIAN] if s.turn > 1 else []
    calamities = [s.development_decks[number].deal(rng, STREAMS[number], s.turn, 0, 1) for number in kinds]
    return Unfold(tuple(developments), tuple(calamities))


def unfold_check(s: MediterraneanState, a: Unfold) -> Illegal | None:
    """Whether the decks can produce that outcome."""
    deck = s.development_decks[AGE_OF_TURN[s.turn]]
    if len(a.developments) != DISPLAY or len(set(a.developments)) != DISPLAY:
        return Illegal("chance.developments", "M4.1", {"count": DISPLAY})
    for card in a.developments:
        if not deck.holds(card):
            return Illegal("chance.not_in_age", "M4.1", {"card": card})
    wanted = 2 if s.turn > 1 else 0
    if len(a.calamities) != wanted:
        return Illegal("chance.calamities", "M4.1", {"count": wanted})
    for kind, card in enumerate(a.calamities):
        if not s.development_decks[CALAMITY_DECKS + kind].holds(card):
            return Illegal("chance.not_that_calamity", "M4.1", {"card": card})
    return None


def unfold(s: MediterraneanState, a: Unfold, sink: list[Event] | None) -> None:
    """Reveal six developments; from turn 2 also the two calamities of the turn (M4.1)."""
    s.development_decks = [deck.clone() for deck in s.development_decks]
    for card in a.developments:
        s.development_decks[AGE_OF_TURN[s.turn]].take(card)
    for kind, card in enumerate(a.calamities):
        s.development_decks[CALAMITY_DECKS + kind].take(card)
    s.developments = list(a.developments)
    s.calamities = list(a.calamities)
    if sink is not None:
        sink.append(Unfolded(a.developments, a.calamities))


# Who acts: all at once on themselves, then in turn order on rivals, then in turn order flips (M4.2)


def begin(s: MediterraneanState) -> None:
    """Start the phase: no building is used, nobody has passed."""
    s.used = [0] * s.seats
    s.done = 0


def waiting(s: MediterraneanState) -> i64:
    """Bit mask of the seats that have not passed and have a building left to use on themselves."""
    seats: i64 = 0
    for seat in range(s.seats):
        if not s.done >> seat & 1 and usable(s, seat, OWN):
            seats |= 1 << seat
    return seats


def begin_giving(s: MediterraneanState) -> None:
    """Start asking in turn order about buildings to use on rivals."""
    s.at = 0
    s.done = 0


def next_giver(s: MediterraneanState) -> bool:
    """Move on to the next seat with a building to use on a rival; a seat finishes all of its buildings first (M4.2)."""
    while s.at < s.seats:
        seat = s.mover()
        if not s.done >> seat & 1:
            for tile in usable(s, seat, RIVALS):
                if targets(s, seat, tile):
                    return True
        s.at += 1
    return False


def begin_flipping(s: MediterraneanState, sink: list[Event] | None) -> None:
    """End the promises for this phase (M6.8), and start asking in turn order about flips."""
    s.at = 0
    s.done = 0
    s.given = 0
    if s.pacts:
        s.pacts = []
        if sink is not None:
            sink.append(PactsSettled())


def next_flipper(s: MediterraneanState) -> bool:
    """Move on to the next seat that has neither passed nor flipped both boards."""
    if s.given == BOTH_TRACKS:
        s.at += 1
        s.given = 0
    return s.at < s.seats


# Decisions of seats


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """The legal uses, gifts or flips of the step, and Pass unless a promise is due. All of it is optional (M4.2)."""
    if s.step == USING:
        entries = [USES[tile] for tile in usable(s, seat, OWN)]
    elif s.step == GIVING:
        entries = gifts(s, seat)
    else:
        entries = [FLIPS[track] for track in range(2) if not s.given >> track & 1]
    if s.step != GIVING or open_promise(s, seat) < 0:
        entries.append(PASS)
    return entries


def gifts(s: MediterraneanState, seat: i64) -> list[Action]:
    """Every use of a building on a rival; arrows to either side of their track."""
    entries: list[Action] = []
    for tile in usable(s, seat, RIVALS):
        allowed = targets(s, seat, tile)
        either = ability(s, seat, tile).verb == "give_arrow"
        for target in range(s.seats):
            if allowed >> target & 1:
                arrow = promised(s, seat, tile, target)
                if arrow != SECOND_ARROW:
                    entries.append(GiveOpponent(tile, target))
                if either and arrow != FIRST_ARROW:
                    entries.append(GiveOpponent(tile, target, True))
    return entries


def check(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat, which may act, may do that."""
    if s.step == USING:
        return check_use(s, seat, a)
    if s.step == GIVING:
        return check_give(s, seat, a)
    if isinstance(a, Pass):
        return None
    if not isinstance(a, Flip):
        return Illegal("civic.flip_expected", "M4.3", {})
    if a.track not in (0, 1):
        return Illegal("civic.no_track", "M4.3", {"track": a.track})
    if s.given >> a.track & 1:
        return Illegal("civic.flipped", "M4.3", {"track": a.track})
    return None


def check_use(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat may use that building on itself."""
    if isinstance(a, Pass):
        return None
    if not isinstance(a, UseAbility):
        return Illegal("civic.use_expected", "M4.2", {})
    refusal = check_building(s, seat, a.tile)
    if refusal is None and purpose(ability(s, seat, a.tile)) == RIVALS:
        return Illegal("civic.for_rivals", "M4.2", {"building": Term("building", name(s, seat, a.tile))})
    return refusal


def check_give(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the seat may use that building on that rival, or pass."""
    if isinstance(a, Pass):
        tile = open_promise(s, seat)
        return (
            None
            if tile < 0
            else Illegal("civic.promise_open", "M6.8", {"building": Term("building", name(s, seat, tile))})
        )
    if not isinstance(a, GiveOpponent):
        return Illegal("civic.give_expected", "M4.2", {})
    refusal = check_building(s, seat, a.tile)
    if refusal is not None:
        return refusal
    building = name(s, seat, a.tile)
    effect = ability(s, seat, a.tile)
    if purpose(effect) == OWN:
        return Illegal("civic.for_oneself", "M4.2", {"building": Term("building", building)})
    if a.target not in range(s.seats) or a.target == seat:
        return Illegal("civic.no_rival", "M4.2", {"target": seat_term(a.target)})
    if a.second and effect.verb != "give_arrow":
        return Illegal("civic.no_arrow", "M4.2", {"building": Term("building", building)})
    if not targets(s, seat, a.tile) >> a.target & 1:
        if (seat, a.tile, a.target, 0) in s.pacts:
            return Illegal(
                "civic.spared", "M6.8", {"building": Term("building", building), "target": seat_term(a.target)}
            )
        return Illegal(
            "civic.promised_elsewhere", "M6.8", {"building": Term("building", building), "target": seat_term(a.target)}
        )
    if promised(s, seat, a.tile, a.target) == (FIRST_ARROW if a.second else SECOND_ARROW):
        return Illegal(
            "civic.promised_colour", "M6.8", {"building": Term("building", building), "target": seat_term(a.target)}
        )
    return None


def apply(s: MediterraneanState, seat: i64, a: Action, sink: list[Event] | None) -> None:
    """Carry out a seat's action in this phase."""
    if isinstance(a, UseAbility):
        use(s, seat, a.tile, sink)
    elif isinstance(a, GiveOpponent):
        give(s, seat, a, sink)
    elif isinstance(a, Flip):
        s.given |= 1 << a.track  # M4.3: once per track and phase
        tracks.flip(s, seat, a.track, sink)
    else:
        s.done |= 1 << seat
        if s.step != USING:
            s.at += 1
            s.given = 0


def use(s: MediterraneanState, seat: i64, tile: i64, sink: list[Event] | None) -> None:
    """Use a building on the own civilisation, once (M4.2)."""
    s.used[seat] |= 1 << tile
    if sink is not None:
        sink.append(AbilityUsed(seat, tile, face(s, seat, tile)))
    effects.use(s, seat, ability(s, seat, tile), 0, sink)


def give(s: MediterraneanState, seat: i64, a: GiveOpponent, sink: list[Event] | None) -> None:
    """Use a building on a rival, once (M4.2); its arrow is an ordinary one and may flip the rival's board (M4.5)."""
    s.used[seat] |= 1 << a.tile
    if sink is not None:
        sink.append(OpponentGiven(seat, a.tile, face(s, seat, a.tile), a.target, a.second))
    effects.use(s, a.target, ability(s, seat, a.tile), 1 if a.second else 0, sink)
