"""What deals were worth: the true values are those of the recap, and passed offers could have been taken."""

from __future__ import annotations

import json

import pytest

from argosy.core.codec import to_json
from argosy.core.record import Record
from argosy.games.mediterranean.recap import recap
from argosy.games.mediterranean.review.deals import LEMON, OVERPAID, PASSED_BY
from argosy.games.mediterranean.rules.state import MediterraneanState
from argosy.games.mediterranean.rules.trading.offers import open_to
from argosy.review.deals import deals_of
from argosy.review.json_form import read
from argosy.review.plan import moments, replayed
from argosy.review.types import Deals
from argosy.text.translate import LANGUAGES, Words
from tests.review.games import played

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def game() -> Record:
    return played("mediterranean", 4, 1)


def found() -> Deals:
    deals = deals_of(game())
    assert deals is not None
    return deals


def test_a_game_without_deals_has_none() -> None:
    assert deals_of(played("neptun", 3, 1)) is None


def test_every_deal_is_there_with_its_true_values() -> None:
    deals = found().deals
    told = recap(4, [(moment.after.clone(), moment.events) for moment in moments(game())]).deals
    assert len(deals) == len(told) > 5
    for deal, other in zip(deals, told, strict=True):
        assert deal.offer == other.number
        assert [side.seat for side in deal.sides] == [other.seat, other.other]
        assert [round(side.true) for side in deal.sides] == [other.value, other.other_value]


def test_lemons_and_overpayment_are_said_where_the_values_say_so() -> None:
    remarked = 0
    for deal in found().deals:
        ids = [remark.id for remark in deal.remarks]
        assert ids.count("review-mediterranean-overpaid") == sum([side.known <= -OVERPAID for side in deal.sides])
        assert ids.count("review-mediterranean-lemon") == sum([side.known - side.true >= LEMON for side in deal.sides])
        remarked += len(ids)
    assert remarked


def test_offers_passed_by_lay_open_to_the_seat() -> None:
    timeline, unseen = replayed(game()), found().unseen
    assert unseen
    for passed in unseen:
        state = timeline.at(passed.number - 1).state
        assert isinstance(state, MediterraneanState)
        offer = next(offer for offer in state.offers if offer.number == passed.offer)
        assert open_to(offer, passed.seat)
        assert passed.gain >= PASSED_BY
        struck = [deal for deal in found().deals if deal.offer == passed.offer]
        assert not any(side.seat == passed.seat for deal in struck for side in deal.sides)
    assert len({(passed.offer, passed.seat) for passed in unseen}) == len(unseen)


def test_deals_survive_json_and_are_said_in_every_language() -> None:
    deals = found()
    assert read(json.loads(json.dumps(to_json(deals))), Deals) == deals
    for language in LANGUAGES:
        words = Words(language)
        for message in [remark for deal in deals.deals for remark in deal.remarks] + [x.sentence for x in deals.unseen]:
            sentence = words.say(message, NAMES)
            assert sentence != message.id
            assert "{" not in sentence
