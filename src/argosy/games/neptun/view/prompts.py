"""Prompts: what a seat must do now, as a message."""

from __future__ import annotations

from argosy.core.contract import Message, Seat, Value, seat_terms
from argosy.games.neptun.rules.sailing import range_of
from argosy.games.neptun.rules.scoring import result
from argosy.games.neptun.rules.state import ASKING, OVER, PICKING, ROWING, RULE_OF_STEP, SAILING, NeptunState


def prompt(s: NeptunState, seat: Seat | None, to_act: tuple[Seat, ...]) -> Message:
    """What this seat must do now, or which seats it waits for."""
    if s.step == OVER:
        winners = result(s).winners
        return Message("neptun-prompt-over", {"seats": seat_terms(winners), "count": len(winners)}, "N8.1")
    if not to_act:
        return Message("neptun-prompt-chance", {}, "N3.1")
    if seat is None or seat not in to_act:
        args: dict[str, Value] = {"seats": seat_terms(to_act), "count": len(to_act)}
        rule = RULE_OF_STEP[s.step]
        return Message("neptun-prompt-wait-row" if s.step == ROWING else "neptun-prompt-wait", args, rule)
    if s.step == PICKING:
        return prompt_pick(s)
    if s.step == ROWING:
        return Message("neptun-prompt-row", {"turn": s.turn, "wind": s.wind}, "N4.1")
    if s.step == SAILING:
        return Message("neptun-prompt-sail", {"range": range_of(s, seat), "gold": s.merchants[seat].gold}, "N4.3")
    if s.step == ASKING:
        return Message("neptun-prompt-extra", {"turn": s.turn - 5, "wind": s.wind}, "N5.1")
    return Message("neptun-prompt-row-extra", {"wind": s.wind}, "N5.2")


def prompt_pick(s: NeptunState) -> Message:
    """The prompt of a pick: take or reveal, must take, or must take the last contract revealed (N3.3 - N3.5)."""
    if s.face_down == 0 and s.given_up == 0:
        return Message("neptun-prompt-must-take", {}, "N3.5")
    if s.face_down == 0:
        return Message("neptun-prompt-must-take-last", {}, "N3.4")
    if s.face_up & ~s.given_up == 0:
        return Message("neptun-prompt-reveal", {}, "N3.3")
    if s.given_up == 0:
        return Message("neptun-prompt-take-or-reveal", {}, "N3.3")
    return Message("neptun-prompt-take-newest", {}, "N3.4")
