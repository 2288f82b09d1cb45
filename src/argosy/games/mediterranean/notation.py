"""Every input of Trading in the Mediterranean as a line that can be read aloud.

`offer 2 wine + 1vp for 1 gold to 3`, `accept 12 with art-democracy`, `store grain-mars wool-venus`, `buy army from farm
salt`, `use g5 on 2`, `vote 2`. Seats count from 1 here. Whatever `write` writes, `read` reads back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Illegal
from argosy.games.mediterranean.notation_reader import Reader
from argosy.games.mediterranean.rules import actions as a
from argosy.games.mediterranean.rules.board.tracks import side
from argosy.games.mediterranean.rules.developing import asks
from argosy.games.mediterranean.rules.losses import AVAILABLE as AVAILABLE_PLACE
from argosy.games.mediterranean.rules.losses import BUILDING, CITY, CULTURE, INDUSTRY, STORED, WONDER
from argosy.games.mediterranean.view.event_messages import COLOURS, PLACES, SHAPES, TRACKS, pact_word

if TYPE_CHECKING:
    from argosy.games.mediterranean.edition.components import Edition
    from argosy.games.mediterranean.rules.state import MediterraneanState

STEPS: Final = ("-2", "-1", "+1", "+2")
LONGEST: Final = 2000  # far longer than any line that means something
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
    if trade := write_trade(edition, action):  # nearly everything that is ever written
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
    """What is done in the Trading phase; empty for anything else."""
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
    """What is bought."""
    edition = s.edition
    if isinstance(action, a.Build):
        return f"build {edition.tiles[action.tile].id}"
    if isinstance(action, a.BuyPoints):
        return f"points {action.points}"
    assert isinstance(action, a.Buy)
    development = edition.developments[s.developments[action.slot]]
    text = f"buy {development.id}"
    if action.workers:
        sources = [f"farm {edition.goods[one]}" if one < a.AVAILABLE else "available" for one in action.workers]
        text += f" from {' and '.join(sources)}"
    choices = iter(action.choice)
    asked = [effect.verb for effect in development.effects if asks(effect)]
    said = [choice_text(edition, verb, number) for verb, number in zip(asked, choices, strict=False)]
    return text + (f" for {' and '.join(said)}" if said else "")


def choice_text(edition: Edition, verb: str, number: int) -> str:
    """A buyer's choice in words."""
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
    """Something that can be lost, by its number in `losses`."""
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
    """The action that the text means here; capitals and spare blanks do not matter."""
    line = " ".join(text.split())
    words = line.lower() if len(line) <= LONGEST else ""
    if words in PLAIN:
        return PLAIN[words]
    found = re.fullmatch(r"(\w+) (.+)", words)
    meant = Reader(s, actor).read(found[1], found[2]) if found else None
    return meant if meant is not None else Illegal("notation.unknown", "", {"text": line})
