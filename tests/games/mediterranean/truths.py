"""What must be true in every position: no card lost or doubled, no false knowledge, offers that can be kept."""

from __future__ import annotations

from collections import Counter

from argosy.games.mediterranean.hidden.knowledge import MASK, goods_of
from argosy.games.mediterranean.rules.board.civilisation import Civilisation
from argosy.games.mediterranean.rules.state import CIVIC_DECK, GOLD, PIRACY, SPICES, MediterraneanState
from argosy.games.mediterranean.rules.trading import offers


def held_by(mine: Civilisation) -> list[int]:
    """The cards of a seat, in hand and warehouse."""
    return mine.hand + mine.stored


def cards_of(s: MediterraneanState) -> Counter[int]:
    """Every card there is, wherever it lies."""
    everything: Counter[int] = Counter(s.aside)
    for mine in s.civilisations:
        everything.update(held_by(mine) + mine.spent)
    for deck, pile in zip(s.decks, s.discards, strict=True):
        everything.update(deck.cards + pile)
    return everything


def points_of(s: MediterraneanState) -> int:
    """All victory points together."""
    return sum(mine.vp for mine in s.civilisations)


def check_tops(s: MediterraneanState) -> None:
    """Nobody is known to hold more than it holds; Piracy counts as whatever it was declared as."""
    for mine, tops in zip(s.civilisations, s.knowledge.tops, strict=True):
        held = goods_of(s.edition, held_by(mine))
        assert tops == held or can_pose(tops, held), (tops, held)


def can_pose(tops: list[int], held: list[int]) -> bool:
    """Whether so much of every good is held; Piracy is a Spices or a Gold too."""
    posing = {SPICES: held[PIRACY], GOLD: held[PIRACY]}
    return all(count <= held[good] + posing.get(good, 0) for good, count in enumerate(tops))


def check_basic_tops(s: MediterraneanState) -> None:
    """Of basic goods everybody knows everything: each of their decks is one good."""
    for mine, tops in zip(s.civilisations, s.knowledge.tops, strict=True):
        assert goods_of(s.edition, held_by(mine))[:CIVIC_DECK] == tops[:CIVIC_DECK]


def check_traces(s: MediterraneanState, owners: list[int]) -> None:
    """The traces of these seats lead to different cards, each held by a seat that the trace names."""
    for owner in owners:
        masks: dict[int, list[int]] = {}
        for trace in s.knowledge.traces[owner]:
            masks.setdefault(trace // MASK, []).append(trace % MASK)
        for kind, several in masks.items():
            holders: list[int] = []
            for seat, mine in enumerate(s.civilisations):
                if seat != owner:
                    holders += [seat] * (mine.hand.count(kind) + mine.stored.count(kind))
            assert matched(several, holders), (owner, s.edition.kind_names[kind], several, holders)


def matched(masks: list[int], holders: list[int]) -> bool:
    """Whether every mask can have a holder of its own."""
    if not masks:
        return True
    first, rest = masks[0], masks[1:]
    return any(
        first >> holder & 1 and matched(rest, holders[:place] + holders[place + 1 :])
        for place, holder in enumerate(holders)
    )


def check_offers(s: MediterraneanState) -> None:
    """Every offer on the table can be kept, now: the cards it names are in the hand, and are what it declares."""
    for one in s.offers:
        assert offers.can_keep(s, one)
        assert not Counter(one.cards) - Counter(s.civilisations[one.seat].hand)
        assert offers.check_cards(s, one.seat, one.cards, one.give) is None


def check_warehouses(s: MediterraneanState) -> None:
    """No warehouse holds what it may not, or more than it can."""
    for mine in s.civilisations:
        assert all(s.edition.bottom_storable[s.edition.kind_bottom[kind]] for kind in mine.stored)


def deck_counts(s: MediterraneanState) -> list[list[int]]:
    """By seat: how many cards of each deck it holds."""
    decks = [[s.edition.good_deck[s.edition.kind_good[kind]] for kind in held_by(mine)] for mine in s.civilisations]
    return [[mine.count(deck) for deck in range(len(s.decks))] for mine in decks]


def check_guess(s: MediterraneanState, world: MediterraneanState, seat: int | None) -> None:
    """A guessed world agrees with everything that the seat (None: an onlooker) knows."""
    assert cards_of(world) == cards_of(s)
    assert deck_counts(world) == deck_counts(s)
    for mine, there in zip(s.civilisations, world.civilisations, strict=True):
        assert (len(mine.hand), len(mine.stored)) == (len(there.hand), len(there.stored))
        assert there.hand == sorted(there.hand)
        assert there.stored == sorted(there.stored)
    assert [len(deck.cards) for deck in world.decks] == [len(deck.cards) for deck in s.decks]
    assert [s.edition.kind_good[kind] for kind in world.aside] == [s.edition.kind_good[kind] for kind in s.aside]
    assert world.knowledge.tops == s.knowledge.tops
    check_tops(world)
    check_offers(world)
    check_warehouses(world)
    if seat is not None:
        assert world.civilisations[seat].parts() == s.civilisations[seat].parts()
        assert world.knowledge.traces[seat] == s.knowledge.traces[seat]
        check_traces(world, [seat])
