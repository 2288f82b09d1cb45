"""Deliberate rule errors in Trading in the Mediterranean; `python -m tools.break_rules` checks that tests notice."""

from __future__ import annotations

from argosy.games.breakage import Breakage

BREAKAGES = (
    Breakage(
        "M1.5",
        "a set pays as if it had a card more",
        "edition/components.py",
        (("row[rest - 1] if rest", "row[rest] if rest"),),
    ),
    Breakage(
        "M3.3",
        "a fourth card of one type is put back",
        "rules/production.py",
        (("PAIR: Final = 2", "PAIR: Final = 3"),),
    ),
    Breakage(
        "M3.5",
        "Piracy does not reshuffle the luxury deck",
        "rules/flow.py",
        (("if s.piracy_spent:", "if s.piracy_spent and s.turn > 6:"),),
    ),
    Breakage(
        "M4.3",
        "a track is flipped any number of times",
        "rules/civic.py",
        (("s.given |= 1 << a.track", "s.given |= 0"),),
    ),
    Breakage(
        "M4.4",
        "a building works as soon as it stands",
        "rules/buildings.py",
        (
            ("mine.buildings & ~mine.fresh & ~s", "mine.buildings & ~s"),
            ("if mine.fresh >> tile & 1:", "if mine.fresh < 0:"),
        ),
    ),
    Breakage("M5.1", "both sides share one 0", "rules/board/tracks.py", (("else -1 - line\n", "else -line\n"),)),
    Breakage(
        "M5.3",
        "buildings stay after a flip",
        "rules/board/tracks.py",
        (("destroy(s, seat, fallen)", "destroy(s, seat, 0)"),),
    ),
    Breakage(
        "M5.5",
        "happiness and safety rise to 7",
        "rules/board/tracks.py",
        (("if end > s.edition.status_top:", "if end > s.edition.status_top + 1:"),),
    ),
    Breakage(
        "M6.2", "an offer can be accepted twice", "rules/trading/offers.py", (("    s.offers.remove(offer)\n", ""),)
    ),
    Breakage(
        "M6.2",
        "of several addressees the third is forgotten",
        "rules/trading/offers.py",
        (("seat in offer.to)", "seat in offer.to[:2])"),),
    ),
    Breakage(
        "M6.4",
        "onlookers are told the bottoms of a deal",
        "rules/events.py",
        (("seat in (self.seat, self.other)", "seat in (self.seat, self.other, None)"),),
    ),
    Breakage(
        "M6.5", "Piracy may pose as a civic good", "rules/trading/piracy.py", (("if good < SPICES:", "if good < 5:"),)
    ),
    Breakage(
        "M6.5",
        "Piracy may be shown",
        "rules/trading/phase.py",
        (("    if a.goods[PIRACY]:", "    if a.goods[PIRACY] > 1:"),),
    ),
    Breakage(
        "M6.6",
        "the accepter's offers stay open without their cards",
        "rules/trading/offers.py",
        (("        review(s, giver, sink)\n", "        review(s, offer.seat, sink)\n"),),
    ),
    Breakage(
        "M6.6",
        "another card of the good serves an offer whose card has gone",
        "rules/trading/offers.py",
        (("return holds_cards(s, offer) and holds_rest(s, offer)", "return holds_rest(s, offer)"),),
    ),
    Breakage(
        "M6.1",
        "a seat stays ready after a deal",
        "rules/trading/offers.py",
        (("        s.ready &= ~(1 << seat)\n", ""),),
    ),
    Breakage(
        "M6.7",
        "an offer is accepted with points that the seat does not have",
        "rules/trading/offers.py",
        (("if offer.want_vp > s.civilisations[seat].vp:", "if offer.want_vp < 0:"),),
    ),
    Breakage(
        "M6.8",
        "a promise to spare is not enforced",
        "rules/buildings.py",
        (("allowed &= ~(1 << target)", "allowed &= ~0"),),
    ),
    Breakage(
        "M6.10",
        "a warehouse keeps forbidden cards",
        "rules/trading/warehouse.py",
        (("if not storable(s, kind):", "if kind < 0:"),),
    ),
    Breakage(
        "M6.11",
        "offers stay open in the grace",
        "rules/trading/phase.py",
        (
            ("s.step = GRACE\n    s.offers = []", "s.step = GRACE"),
            ('    if s.step == GRACE:\n        return Illegal("trade.time_up", "M6.11", {})\n', ""),
        ),
    ),
    Breakage(
        "M7.3",
        "a bank ignores Poverty with either choice",
        "rules/resolution.py",
        (("or bank != IGNORE_POVERTY", "or not s.civilisations[seat].bank"),),
    ),
    Breakage(
        "M7.4",
        "only owners of the industry are compared",
        "rules/resolution.py",
        (
            (
                "most = max(counts)",
                "most = max([counts[seat] * (s.civilisations[seat].industries >> good & 1) for seat in s.order])",
            ),
        ),
    ),
    Breakage(
        "M7.4",
        "spending the most alone gives the monopoly",
        "rules/resolution.py",
        (("counts.count(0) == s.seats - 1", "counts.count(most) == 1"),),
    ),
    Breakage(
        "M7.5",
        "equal money reverses the order",
        "rules/resolution.py",
        (("* 8 + place for", "* 8 + 7 - place for"), ("s.order[key % 8]", "s.order[7 - key % 8]")),
    ),
    Breakage(
        "M7.6",
        "a calamity hits the first in turn order",
        "rules/calamity.py",
        (("fall(s, tied[0], sink)", "fall(s, s.order[0], sink)"),),
    ),
    Breakage(
        "M7.7",
        "half of the votes are enough",
        "rules/calamity.py",
        (("votes.count(seat) > s.seats", "votes.count(seat) >= s.seats"),),
    ),
    Breakage(
        "M7.8",
        "the second calamity does not wait for the first",
        "rules/flow.py",
        (("while not calamity.busy(s):", "while True:"),),
    ),
    Breakage(
        "M7.9",
        "a lost army leaves its safety",
        "rules/losses.py",
        (("tracks.SAFETY, -s.edition.army_safety", "tracks.SAFETY, 0"),),
    ),
    Breakage(
        "M7.10", "relief lifts above start", "rules/calamity.py", (("below if below < RELIEF else RELIEF", "RELIEF"),)
    ),
    Breakage(
        "M8.1",
        "an undone purchase keeps its cubes",
        "rules/purchasing.py",
        (
            (
                "    s.civilisations[seat] = mine\n",
                "    mine.available = s.civilisations[seat].available\n    s.civilisations[seat] = mine\n",
            ),
        ),
    ),
    Breakage(
        "M8.2",
        "one building more than the limit",
        "rules/purchasing.py",
        (("< tracks.limit(s, seat, track)", "<= tracks.limit(s, seat, track)"),),
    ),
    Breakage(
        "M8.3",
        "farmers work on Iron cards",
        "rules/developing.py",
        (("0 if card.age == IRON else mine.farms", "mine.farms"),),
    ),
    Breakage(
        "M8.4",
        "single points cost as much as a bundle",
        "rules/board/industry.py",
        (("points % bundle * s.edition.industry_singles[space]", "points % bundle * money"),),
    ),
    Breakage(
        "M8.5",
        "doublers double columns too",
        "rules/board/culture.py",
        (("s.edition.column_bonus[column], sink", "s.edition.column_bonus[column] * times, sink"),),
    ),
    Breakage(
        "M8.6",
        "wonders count all buildings",
        "rules/effects.py",
        (("mine.buildings & tracks.TILES_OF_TRACK[track]", "mine.buildings"),),
    ),
    Breakage(
        "M8.7",
        "money left is halved, rounded up",
        "rules/purchasing.py",
        (("mine.money - mine.money // 2", "mine.money // 2"),),
    ),
    Breakage(
        "M9.1",
        "buildings break ties before culture does",
        "rules/ending.py",
        (
            (
                "int(civilisation.culture).bit_count(), int(civilisation.buildings).bit_count()",
                "int(civilisation.buildings).bit_count(), int(civilisation.culture).bit_count()",
            ),
        ),
    ),
)
