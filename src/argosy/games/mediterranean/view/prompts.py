"""Prompts: what a seat must do now, as a message of the locales."""

from __future__ import annotations

from typing import Final

from argosy.core.contract import Message, Seat, Term, Value, seat_term, seat_terms
from argosy.games.mediterranean.rules import losses
from argosy.games.mediterranean.rules.buildings import name, open_promise
from argosy.games.mediterranean.rules.calamity import choices
from argosy.games.mediterranean.rules.ending import result
from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    BANKING,
    FLIPPING,
    GIVING,
    GRACE,
    JUDGING,
    LOSING,
    OVER,
    PURCHASING,
    RULE_OF_STEP,
    THROWING,
    TRADING,
    USING,
    VOTING,
    MediterraneanState,
)
from argosy.games.mediterranean.rules.trading.talk_votes import MOST
from argosy.games.mediterranean.view.event_messages import pact_word

RULES: Final = {
    "using": "M4.2",
    "giving": "M4.2",
    "giving-promised": "M6.8",
    "flipping": "M4.3",
    "trading": "M6.2",
    "trading-ready": "M6.1",
    "grace": "M6.11",
    "accusing": "M6.9",
    "judging": "M6.9",
    "banking": "M7.3",
    "voting": "M7.7",
    "losing": "M7.9",
    "losing-for": "M7.9",
    "purchasing": "M8.1",
    "purchasing-before-iron": "M8.1",
    "throwing": "M9.1",
    "wait": "M1.1",
    "wait-choice": "M7.7",
    "chance": "M1.1",
    "over": "M9.1",
}
"""The rule behind each prompt."""


def message(id: str, *, step: int | None = None, **args: Value) -> Message:
    """A message of this game's prompts, with its rule, or with that of the step which is waited for."""
    return Message(f"mediterranean-prompt-{id}", args, RULES[id] if step is None else RULE_OF_STEP[step])


def prompt(s: MediterraneanState, seat: Seat | None, to_act: tuple[Seat, ...]) -> Message:
    """What this seat must do now, or for whom it waits."""
    if s.step == OVER:
        winners = result(s).winners
        return message("over", seats=seat_terms(winners), count=len(winners))
    if not to_act:
        return message("chance")
    if seat is None or seat not in to_act:
        secret = s.step in (JUDGING, BANKING, VOTING, THROWING)
        id = "wait-choice" if secret else "wait"
        return message(id, step=s.step, seats=seat_terms(to_act), count=len(to_act))
    mine = s.civilisations[seat]
    room = s.edition.warehouse_rooms[mine.warehouse]
    if s.step == TRADING:
        return message("trading-ready") if s.ready >> seat & 1 else message("trading", room=room)
    if s.step == GRACE:
        return message("grace", room=room)
    if s.step == PURCHASING:
        return message("purchasing-before-iron" if s.turn == 5 else "purchasing", money=mine.money)
    if s.step == BANKING:
        bottoms = [s.edition.kind_bottom[kind] for kind in mine.spent]
        prosperity, poverty = bottoms.count(s.edition.prosperity), bottoms.count(s.edition.poverty)
        return message("banking", prosperity=prosperity, poverty=poverty)
    if s.step == VOTING:
        tied = tuple([other for other in range(s.seats) if s.tied >> other & 1])
        return message("voting", calamity=calamity_term(s), seats=seat_terms(tied), ballot=s.ballot)
    if s.step == LOSING:
        return prompt_losing(s, seat)
    if s.step == GIVING:
        return prompt_giving(s, seat)
    if s.step == JUDGING:
        return message("judging", target=seat_term(s.accused), most=MOST)
    return message({USING: "using", FLIPPING: "flipping", ACCUSING: "accusing", THROWING: "throwing"}[s.step])


def prompt_giving(s: MediterraneanState, seat: Seat) -> Message:
    """The prompt for buildings used on rivals; it names a due promise, since passing is not allowed then (M6.8)."""
    tile = open_promise(s, seat)
    if tile < 0:
        return message("giving")
    target, use = next((pact[2], pact[3]) for pact in s.pacts if pact[0] == seat and pact[1] == tile and pact[3])
    building = Term("building", name(s, seat, tile))
    return message("giving-promised", building=building, target=seat_term(target), use=pact_word(tile, use))


def calamity_term(s: MediterraneanState) -> Term:
    """The present calamity."""
    return Term("calamity", s.edition.calamities[s.calamities[s.stage]].name)


def thing_to_lose(s: MediterraneanState) -> str:
    """The kind of thing that must be lost, as a word of the locales."""
    things = choices(s)
    if things[0] >= losses.STORED:
        return "stored"
    if things[0] >= losses.BUILDING:
        return "religion" if things[0] >= losses.BUILDING + 6 else "building"
    kinds = {kind_of_place(place) for place in things}
    return kinds.pop() if len(kinds) == 1 else "cube"


def kind_of_place(place: int) -> str:
    """The kind of a place: farm, culture or improvement cubes have their own words."""
    if place < losses.CITY:
        return "farm"
    if losses.CULTURE <= place < losses.WONDER:
        return "culture"
    return "improvement" if losses.WAREHOUSE <= place <= losses.COLOSSEUM else "cube"


def prompt_losing(s: MediterraneanState, seat: Seat) -> Message:
    """The prompt for a loss, for the victim or a rival that chooses (M7.9)."""
    thing = thing_to_lose(s)
    if seat == s.victim:
        return message("losing", calamity=calamity_term(s), count=s.quota, thing=thing)
    return message("losing-for", calamity=calamity_term(s), count=s.quota, thing=thing, victim=seat_term(s.victim))
