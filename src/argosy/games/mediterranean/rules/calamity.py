"""Resolution, second half: a calamity selects its victim and carries out its card (M7.6 - M7.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from argosy.core.contract import Action, Event, Illegal, seat_term
from argosy.games.mediterranean.edition.vocabulary import Effect
from argosy.games.mediterranean.rules import losses
from argosy.games.mediterranean.rules.actions import Lose, Vote
from argosy.games.mediterranean.rules.board import tracks
from argosy.games.mediterranean.rules.board.scoring import CALAMITY, PENALTY, gain
from argosy.games.mediterranean.rules.effects import take_money
from argosy.games.mediterranean.rules.events import CalamityFell, ChoiceSealed, VotesCounted
from argosy.games.mediterranean.rules.state import LOSING, NONE, UNHAPPINESS, VOTING, MediterraneanState

if TYPE_CHECKING:
    from mypy_extensions import i64

BALLOTS: Final = 3  # M7.7
INDECISION: Final = -5  # VP, M7.7
RELIEF: Final = 2  # spaces, M7.10
CALAMITY_RELIEF: Final = 1  # number of the option


def busy(s: MediterraneanState) -> bool:
    """Whether the calamity waits for a vote or for a choice of what is lost."""
    return s.sealed.waiting != 0 or s.loser != NONE


# The victim


def begin(s: MediterraneanState, stage: i64, sink: list[Event] | None) -> None:
    """Find the victim: the lowest on the track, and only if below start (M7.6); in a tie the others vote (M7.7)."""
    s.stage = stage
    tied = lowest_seats(s, stage)
    if not tied:
        spare_all(s, sink)
    elif len(tied) == 1:
        fall(s, tied[0], sink)
    else:
        s.tied = sum([1 << seat for seat in tied])
        s.ballot = 1
        s.step = VOTING
        s.sealed.ask(voters(s))


def lowest_seats(s: MediterraneanState, stage: i64) -> list[int]:
    """The lowest seats on the track of a calamity; none if they are not below start, or if all are equal (M7.6)."""
    standing = [
        civilisation.happiness if stage == UNHAPPINESS else civilisation.safety for civilisation in s.civilisations
    ]
    lowest = min(standing)
    tied = [seat for seat in range(s.seats) if standing[seat] == lowest]
    return [] if lowest >= 0 or len(tied) == s.seats else tied


def spare_all(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Announce that the calamity has no victim."""
    if sink is not None:
        sink.append(CalamityFell(s.calamities[s.stage], NONE))


def voters(s: MediterraneanState) -> i64:
    """Bit mask of the seats that are not tied (M7.7)."""
    return ((1 << s.seats) - 1) & ~s.tied


def vote(s: MediterraneanState, seat: i64, victim: i64, sink: list[Event] | None) -> None:
    """Vote in secret; the last vote closes the ballot."""
    if sink is not None:
        sink.append(ChoiceSealed(seat, victim))
    if s.sealed.put(seat, victim):
        count_votes(s, sink)


def count_votes(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Count the votes: more than half must agree, within three ballots; else all voters lose VP (M7.7)."""
    votes = s.sealed.opened()
    if sink is not None:
        sink.append(VotesCounted(s.ballot, tuple(votes)))
    entitled = voters(s)
    for seat in range(s.seats):
        if s.tied >> seat & 1 and 2 * votes.count(seat) > s.seats - votes.count(NONE):
            end_vote(s)
            fall(s, seat, sink)
            return
    if s.ballot < BALLOTS:
        s.ballot += 1
        s.sealed.ask(entitled)
        return
    end_vote(s)
    spare_all(s, sink)
    for seat in s.order:
        if entitled >> seat & 1:
            gain(s, seat, INDECISION, PENALTY, sink)


def end_vote(s: MediterraneanState) -> None:
    """Clear the tie and the ballot number."""
    s.tied = 0
    s.ballot = 0


# Losses. `due` is the effect of the card that is carried out, `quota` how many things it still takes.


def fall(s: MediterraneanState, victim: i64, sink: list[Event] | None) -> None:
    """Hit the victim: carry out the effects in the order of the card."""
    s.victim = victim
    s.due = NONE
    if sink is not None:
        sink.append(CalamityFell(s.calamities[s.stage], victim))
    pay_otherwise(s, sink)
    carry_out(s, sink)


def pay_otherwise(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Lose the points of `otherwise` if the effects before it find no cube or building; checked in advance."""
    found = False
    for effect in s.edition.calamities[s.calamities[s.stage]].effects:
        if effect.verb == "otherwise" and not found:
            gain(s, s.victim, effect.amounts[0], CALAMITY, sink)
        found = found or bool(things_for(s, effect))


def carry_out(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Carry out effect by effect until a seat has to choose or all are done; a forced choice is made without asking."""
    effects = s.edition.calamities[s.calamities[s.stage]].effects
    while True:
        things = choices(s)
        if not things:
            s.due += 1
            s.quota = 0
            if s.due == len(effects):
                break
            start(s, effects[s.due], sink)
        elif forced(s, things):
            take(s, things[0], sink)
        else:
            s.step = LOSING
            s.loser = chooser(s)
            return
    relieve(s, sink)
    s.victim = NONE
    s.due = 0


def start(s: MediterraneanState, effect: Effect, sink: list[Event] | None) -> None:
    """Carry out an effect without choices, or set how many things it takes; `otherwise` was handled before."""
    verb = effect.verb
    seat = s.victim
    mine = s.civilisations[seat]
    if verb == "lose" or verb == "rival_choice":
        s.quota = effect.amounts[0]
    elif verb == "destroy":
        s.quota = effect.amounts[1]
    elif verb == "half_money":
        pay(s, (mine.money + 1) // 2, sink)
    elif verb == "money":
        pay(s, -effect.amounts[0], sink)
    elif verb == "tax":
        tax(s, effect.amounts[0], sink)
    elif verb == "vp":
        gain(s, seat, effect.amounts[0], CALAMITY, sink)
    elif verb == "toward_zero":
        tracks.toward_zero(s, seat, effect.amounts[0], effect.amounts[1], sink)
    elif verb == "lose_stock":
        losses.lose_stock(s, seat, list(mine.stored), sink)


def pay(s: MediterraneanState, money: i64, sink: list[Event] | None) -> i64:
    """Take that much money from the victim, or all it has (M7.11); returns the amount."""
    held = s.civilisations[s.victim].money
    take_money(s, s.victim, -money, sink)
    return held - s.civilisations[s.victim].money


def tax(s: MediterraneanState, each: i64, sink: list[Event] | None) -> None:
    """Take money for every city and harbor cube; each full share that is not paid costs 1 VP."""
    mine = s.civilisations[s.victim]
    bill = each * (mine.cities + mine.harbors)
    unpaid = bill - pay(s, bill, sink)
    gain(s, s.victim, -(unpaid // each), CALAMITY, sink)


def choices(s: MediterraneanState) -> list[int]:
    """What can be lost next, as numbers of `losses`; empty when the effect has taken enough."""
    if losses.surplus(s, s.victim) > 0:
        return losses.stored(s.civilisations[s.victim])
    if s.quota == 0:
        return []
    return things_for(s, s.edition.calamities[s.calamities[s.stage]].effects[s.due])


def things_for(s: MediterraneanState, effect: Effect) -> list[int]:
    """The cubes or buildings that an effect can take from the victim."""
    mine = s.civilisations[s.victim]
    if effect.verb == "destroy":
        return losses.built(mine, effect.amounts[0])
    if effect.verb == "rival_choice":
        return losses.cubes(mine)
    if effect.verb == "lose":
        for area in effect.amounts[1:]:
            places = losses.of_area(mine, area)
            if places:
                return places
    return []


def forced(s: MediterraneanState, things: list[int]) -> bool:
    """Whether there is only one possibility; for stored cards always False, since how many differ is secret."""
    if things[0] >= losses.STORED:
        return False
    return len(things) == 1 or (things[-1] < losses.CITY and len(things) <= s.quota)


def chooser(s: MediterraneanState) -> int:
    """The seat that chooses: the victim (M7.9); for Captives the safest rival, in a tie the later in turn order."""
    effect = s.edition.calamities[s.calamities[s.stage]].effects[s.due]
    if effect.verb != "rival_choice" or losses.surplus(s, s.victim) > 0:
        return s.victim
    keys = [s.civilisations[seat].safety * 8 + place for place, seat in enumerate(s.order) if seat != s.victim]
    return s.order[max(keys) % 8]


def take(s: MediterraneanState, what: i64, sink: list[Event] | None) -> None:
    """Take one thing from the victim."""
    if what < losses.STORED:
        s.quota -= 1
    losses.lose(s, s.victim, what, sink)


def relieve(s: MediterraneanState, sink: list[Event] | None) -> None:
    """Raise the victim 2 on the calamity's track, not above start (M7.10)."""
    if not s.options[CALAMITY_RELIEF]:
        return
    mine = s.civilisations[s.victim]
    below = -(mine.happiness if s.stage == UNHAPPINESS else mine.safety)
    if below > 0:
        tracks.status(s, s.victim, s.stage, below if below < RELIEF else RELIEF, sink)


# Decisions of seats


def menu(s: MediterraneanState, seat: i64) -> list[Action]:
    """The tied seats to vote for, or the things to lose."""
    if s.step == VOTING:
        return [Vote(victim) for victim in range(s.seats) if s.tied >> victim & 1]
    return [Lose(what) for what in choices(s)]


def check(s: MediterraneanState, seat: int, a: Action) -> Illegal | None:
    """Whether the vote is for a tied seat, or the loss is one that the calamity can take."""
    if s.step == VOTING:
        if not isinstance(a, Vote):
            return Illegal("vote.expected", "M7.7", {})
        if a.victim not in range(s.seats) or not s.tied >> a.victim & 1:
            return Illegal("vote.not_tied", "M7.7", {"victim": seat_term(a.victim)})
        return None
    if not isinstance(a, Lose):
        return Illegal("lose.expected", "M7.9", {})
    if a.what not in choices(s):
        return Illegal("lose.not_possible", "M7.9", {"what": a.what})
    return None


def apply(s: MediterraneanState, seat: i64, a: Action, sink: list[Event] | None) -> None:
    """Carry out a vote or a loss."""
    if isinstance(a, Vote):
        vote(s, seat, a.victim, sink)
    elif isinstance(a, Lose):
        s.loser = NONE
        take(s, a.what, sink)
        carry_out(s, sink)
