"""What a seat must do now, as a message of the locales."""

from __future__ import annotations

from argosy.core.contract import Message, Seat
from argosy.games.neptun.rules.sailing import range_of
from argosy.games.neptun.rules.scoring import result
from argosy.games.neptun.rules.state import ASKING, OVER, PICKING, ROWING, SAILING, NeptunState


def prompt(s: NeptunState, seat: Seat | None, to_act: tuple[Seat, ...]) -> Message:
    """What this seat must do now, or for whom it waits."""
    if s.step == OVER:
        winners = result(s).winners
        return Message("neptun-prompt-over", {"seats": winners, "count": len(winners)})
    if not to_act:
        return Message("neptun-prompt-chance", {})
    if seat is None or seat not in to_act:
        if s.step == ROWING:
            return Message("neptun-prompt-wait-row", {"seats": to_act, "count": len(to_act)})
        return Message("neptun-prompt-wait", {"seats": to_act, "count": len(to_act)})
    if s.step == PICKING:
        return prompt_pick(s)
    if s.step == ROWING:
        return Message("neptun-prompt-row", {"turn": s.turn, "wind": s.wind})
    if s.step == SAILING:
        return Message("neptun-prompt-sail", {"range": range_of(s, seat), "gold": s.merchants[seat].gold})
    if s.step == ASKING:
        return Message("neptun-prompt-extra", {"turn": s.turn - 5, "wind": s.wind})
    return Message("neptun-prompt-row-extra", {"wind": s.wind})


def prompt_pick(s: NeptunState) -> Message:
    """Take or reveal, must take, or must take the last one revealed (N3.3 - N3.5)."""
    if s.face_down == 0:
        return Message("neptun-prompt-must-take" if s.given_up == 0 else "neptun-prompt-must-take-last", {})
    if s.face_up & ~s.given_up == 0:
        return Message("neptun-prompt-reveal", {})
    return Message("neptun-prompt-take-or-reveal" if s.given_up == 0 else "neptun-prompt-take-newest", {})
