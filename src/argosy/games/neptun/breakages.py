"""Deliberate bugs in the rules of Neptun: a source line and its replacement. For each, a test must fail."""

from __future__ import annotations

from argosy.games.breakage import Breakage

BREAKAGES = (
    Breakage(
        "N4.2",
        "the forecast is held within 6",
        "rules/rowing.py",
        (("max(-5, min(5, forecast))", "max(-6, min(6, forecast))"),),
    ),
    Breakage(
        "N4.9",
        "contracts to the right are lost",
        "rules/sailing.py",
        (("merchant.open & (bit - 1)", "merchant.open & ~(2 * bit - 1)"),),
    ),
    Breakage(
        "N4.5",
        "missing miles are paid after the delivery",
        "rules/sailing.py",
        (
            ("if short <= gold:", "if short <= gold + edition.contract_gold[contract]:"),
            (
                "if cost > merchant.gold:",
                "if cost > merchant.gold + (\n"
                "        s.edition.contract_gold[merchant.chart[a.deliver]] if a.deliver is not None else 0\n"
                "    ):",
            ),
        ),
    ),
    Breakage(
        "N6.2",
        "ties are broken from the top",
        "rules/sailing.py",
        (("tokens[region] < space", "tokens[region] <= space"),),
    ),
    Breakage("N4.3", "the forecast already blows", "rules/sailing.py", (("oar] + s.wind", "oar] + 5 + s.forecast"),)),
    Breakage(
        "N3.10", "the first in a stack goes first", "rules/drafting.py", (("[other] >= power", "[other] > power"),)
    ),
    Breakage(
        "N3.3", "revealing gives nothing up", "rules/drafting.py", (("s.given_up = s.face_up", "s.given_up = 0"),)
    ),
    Breakage(
        "N3.11",
        "a face-down left-over gets a coin",
        "rules/flow.py",
        (("next_draft_turn(s, False", "next_draft_turn(s, True"),),
    ),
    Breakage("N7.1", "starting cards go to the deck", "rules/flow.py", (("if not STARTING[oar]:", "if oar:"),)),
    Breakage(
        "N6.2", "a token on space 0 takes a tile", "rules/scoring.py", (("tokens[temple] > 0", "tokens[temple] >= 0"),)
    ),
    Breakage(
        "N4.8",
        "a temple point is bought without gold",
        "rules/sailing.py",
        (("buy and left < POINT_PRICE", "buy and left < 0"),),
    ),
    Breakage(
        "N5.4",
        "anyone may take the second turn",
        "rules/flow.py",
        (("if first or s.second_extra_turn == ANYONE", "if True"),),
    ),
    Breakage(
        "N6.3",
        "gold ties go to the later player",
        "rules/scoring.py",
        (("* 8 + place for", "* 8 + 7 - place for"), ("[key % 8]", "[7 - key % 8]")),
    ),
    Breakage(
        "N9.2", "face-down oars are told to all", "rules/events.py", (("if seat == self.seat else", "if self else"),)
    ),
    Breakage(
        "N4.11",
        "the wind does not carry over",
        "rules/flow.py",
        (("set_wind(s, 5 + s.forecast, sink)\n    clear", "set_wind(s, 5, sink)\n    clear"),),
    ),
)
