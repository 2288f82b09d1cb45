"""Resolution, first half: spent cards, banks, industries, wealth and turn order (M7.1 - M7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal
from argosy.games.mediterranean.hidden import knowledge
from argosy.games.mediterranean.rules import effects
from argosy.games.mediterranean.rules.actions import BankChoice
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.board.scoring import INDUSTRY, PROSPERITY, gain
from argosy.games.mediterranean.rules.events import BankChosen, ChoiceSealed, IndustryPaid, OrderSet, Spent
from argosy.games.mediterranean.rules.state import GOVERNMENT, RELIGION, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

IGNORE_POVERTY: Final = 0  # the uses of a bank, as sealed choices
TRIPLE_PROSPERITY: Final = 1
BANK_MENU: Final[list[Action]] = [BankChoice(False), BankChoice(True)]
BANKED: Final = 3  # VP of a Prosperity card with the bank, M7.3
BASIC_GOODS: Final = 5


def begin(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Spend and reveal all cards that are not stored and pay their sets (M6.12, M7.1); then ask the owners of banks."""
    for seat in s.order:
        spend(s, seat, sink)
    s.piracy_spent = any(s.edition.piracy in mine.spent for mine in s.civilisations)
    knowledge.spent(s)
    s.asked = owners_with_a_choice(s)
    s.sealed.ask(s.asked)


def spend(s: MediterraneanState, seat: i64, sink: list[Event] | None) -> None:
    """Reveal the hand and take the money of its sets; Piracy pays nothing (M1.5)."""
    edition = s.edition
    mine = s.civilisations[seat]
    mine.spent = mine.hand
    mine.hand = []
    counts = [0] * len(edition.goods)
    for kind in mine.spent:
        counts[edition.kind_good[kind]] += 1
    money: i64 = 0
    for good, count in enumerate(counts):
        if count:
            money += edition.set_value(good, count)
    mine.money += money
    if sink is not None:
        sink.append(Spent(seat, tuple(mine.spent), money))


# Banks


def owners_with_a_choice(s: MediterraneanState) -> i64:
    """Bit mask of the owners of a bank who spent Poverty or Prosperity; only they have a choice (M7.3)."""
    edition = s.edition
    asked: i64 = 0
    for seat, mine in enumerate(s.civilisations):
        if mine.bank:
            for kind in mine.spent:
                bottom = edition.kind_bottom[kind]
                if bottom == edition.poverty or bottom == edition.prosperity:
                    asked |= 1 << seat
    return asked


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """Both uses of a bank."""
    return BANK_MENU


def check(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the action is a bank choice; both choices are legal."""
    return None if isinstance(a, BankChoice) else Illegal("bank.expected", "M7.3", {})


def choose(s: MediterraneanState, seat: i64, a: Action, sink: list[Event] | None) -> None:
    """Seal the choice what the bank does this turn (M7.3)."""
    assert isinstance(a, BankChoice)
    choice = TRIPLE_PROSPERITY if a.prosperity else IGNORE_POVERTY
    s.sealed.put(seat, choice)
    if sink is not None:
        sink.append(ChoiceSealed(seat, choice))


# Resolving the spent cards


def settle(s: MediterraneanState, sink: list[Event] | None) -> None:
    """After the bank choices: resolve bottoms, industries, wealth and turn order, then discard spent cards (M7.1)."""
    banks = s.sealed.opened()
    if sink is not None:
        sink.extend([BankChosen(seat, banks[seat] == TRIPLE_PROSPERITY) for seat in s.order if s.asked >> seat & 1])
    s.asked = 0
    for seat in s.order:
        resolve_bottoms(s, seat, banks[seat], sink)
    pay_industries(s, sink)
    order_by_wealth(s, sink)
    for mine in s.civilisations:
        discard(s, mine.spent)
        mine.spent = []


def resolve_bottoms(s: MediterraneanState, seat: i64, bank: i64, sink: list[Event] | None) -> None:
    """Net the arrows and faces of all spent cards of a seat, move each marker once, take the points (M5.2, M7.2)."""
    edition = s.edition
    government: i64 = 0
    religion: i64 = 0
    happiness: i64 = 0
    safety: i64 = 0
    points: i64 = 0
    for kind in s.civilisations[seat].spent:
        bottom = edition.kind_bottom[kind]
        government += edition.bottom_government[bottom]
        religion += edition.bottom_religion[bottom]
        safety += edition.bottom_safety[bottom]
        if bottom != edition.poverty or bank != IGNORE_POVERTY:  # M7.3
            happiness += edition.bottom_happiness[bottom]
        if bottom == edition.prosperity and bank == TRIPLE_PROSPERITY:  # M7.3
            points += BANKED
        else:
            points += edition.bottom_vp[bottom]
    tracks.arrows(s, seat, GOVERNMENT, government, sink)
    tracks.arrows(s, seat, RELIGION, religion, sink)
    tracks.status(s, seat, tracks.HAPPINESS, happiness, sink)
    tracks.status(s, seat, tracks.SAFETY, safety, sink)
    gain(s, seat, points, PROSPERITY, sink)


def pay_industries(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Pay dominance to an owner who spent the most of the good, monopoly if no other seat spent any (M7.4)."""
    owned: i64 = 0
    for mine in s.civilisations:
        owned |= mine.industries
    for good in range(BASIC_GOODS):
        if not owned >> good & 1:
            continue
        counts = [spent_of(s, seat, good) for seat in range(s.seats)]
        most = max(counts)
        alone = counts.count(0) == s.seats - 1
        for seat in s.order:
            if counts[seat] > 0 and counts[seat] == most and s.civilisations[seat].industries >> good & 1:
                pay_industry(s, seat, good, alone, sink)


def spent_of(s: MediterraneanState, seat: i64, good: i64) -> int:
    """How many cards of the good a seat spent this turn."""
    kind_good = s.edition.kind_good
    return sum([kind_good[kind] == good for kind in s.civilisations[seat].spent])


def pay_industry(s: MediterraneanState, seat: i64, good: i64, monopoly: bool, sink: list[Event] | None) -> None:
    """Take the bonus of an industry: monopoly instead of dominance, never both (M7.4)."""
    industry = s.edition.industries[good]
    if sink is not None:
        sink.append(IndustryPaid(seat, good, monopoly))
    for effect in industry.monopoly if monopoly else industry.dominance:
        effects.use(s, seat, effect, 0, sink, INDUSTRY)


def order_by_wealth(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Order the seats by money, the richest first; seats with equal money keep their order (M7.5)."""
    keys = [-s.civilisations[seat].money * 8 + place for place, seat in enumerate(s.order)]
    s.order = [s.order[key % 8] for key in sorted(keys)]
    if sink is not None:
        sink.append(OrderSet(tuple(s.order)))


def discard(s: MediterraneanState, kinds: list[int]) -> None:
    """Put cards on the discard piles of their decks, visible to all."""
    piles = [pile[:] for pile in s.discards]
    for kind in kinds:
        piles[s.edition.kind_deck[kind]].append(kind)
    s.discards = piles
