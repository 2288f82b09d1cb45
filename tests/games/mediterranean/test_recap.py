"""The recap of a finished game: true cards of all deals, who passed which bottom on, the best and the worst deal."""

from __future__ import annotations

from argosy.core.record import Record
from argosy.core.replay import steps
from argosy.games.mediterranean.recap import DealRecap, Recap, recap_seat, value
from argosy.games.mediterranean.rules.events import DealStruck, Spent
from argosy.server.review.finished import FinishedReview, recap_of
from tests.games.mediterranean.positions import finished
from tests.games.mediterranean.quiet import new_match


def made_recap(record: str) -> Recap:
    """The recap of a record, as the server makes it."""
    found = recap_of(FinishedReview(Record.loads(record)))
    assert isinstance(found, Recap)
    return found


def test_every_deal_of_the_record_is_told_with_the_cards_that_went() -> None:
    record = finished()
    struck = [event for step in steps(Record.loads(record)) for event in step.events if isinstance(event, DealStruck)]
    told = made_recap(record)
    assert len(told.deals) == len(struck) > 5
    assert [deal.number for deal in told.deals] == [event.number for event in struck]
    assert [(len(deal.given), len(deal.taken)) for deal in told.deals] == [
        (len(event.given), len(event.taken)) for event in struck
    ]
    assert sum(seat.deals for seat in told.seats) == 2 * len(struck)
    assert sum(seat.gave for seat in told.seats) == sum(seat.got for seat in told.seats)
    assert sum(seat.points for seat in told.seats) == 0


def test_bottoms_that_were_passed_on_are_counted_by_giver_and_taker() -> None:
    told = made_recap(finished())
    cards = [name for deal in told.deals for name in (*deal.given, *deal.taken) if name != "piracy"]
    assert sum(passed.count for passed in told.bottoms) == len(cards)
    deal = told.deals[0]
    bottom = deal.given[0].partition("-")[2]
    assert any((one.giver, one.taker, one.bottom) == (deal.seat, deal.other, bottom) for one in told.bottoms)


def test_the_best_deal_of_a_seat_is_the_one_of_most_value_to_it() -> None:
    def deal(number: int, seat: int, other: int, worth: int, other_worth: int) -> DealRecap:
        return DealRecap(number, 1, seat, other, ("wine-mars",), ("salt-venus", "ore-mars"), 2, worth, other_worth)

    deals = [deal(4, 0, 1, 3, -2), deal(7, 2, 0, 1, 5), deal(9, 1, 2, 0, 0)]
    mine = recap_seat(0, 3, deals)
    assert (mine.best, mine.worst) == (1, 0)
    assert (mine.deals, mine.gave, mine.got, mine.points, mine.partners) == (2, 3, 3, 0, (0, 1, 1))
    assert recap_seat(1, 3, deals).worst == 0
    assert recap_seat(3, 4, deals).best is None


def test_a_deal_is_worth_the_money_of_its_sets_and_the_harm_of_its_bottoms() -> None:
    match = new_match()
    s, edition = match.state, match.edition
    kinds = {name: kind for kind, name in enumerate(edition.kind_names)}
    salt, sad_salt, wine = kinds["salt-prosperity"], kinds["salt-depression"], kinds["wine-prosperity"]
    s.civilisations[0].hand = [wine]
    same_bottom = value(s, 0, [salt], [wine], 0)
    assert same_bottom == edition.set_value(edition.kind_good[wine], 1) - edition.set_value(edition.kind_good[salt], 1)
    s.civilisations[0].hand = [sad_salt]
    assert value(s, 0, [salt], [sad_salt], 0) < 0, "the sets stay the same, the bottom is worse"
    assert value(s, 0, [], [], 2) > 0


def test_nothing_is_told_of_cards_that_were_only_spent() -> None:
    record = finished()
    spent = [event for step in steps(Record.loads(record)) for event in step.events if isinstance(event, Spent)]
    told = made_recap(record)
    assert sum(len(event.cards) for event in spent) > sum(passed.count for passed in told.bottoms)
