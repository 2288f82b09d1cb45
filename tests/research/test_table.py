"""Tables behind the doors: one by one as in a match, together at once."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

import pytest

from argosy.bots.play import Asker
from argosy.core.contract import CHANCE, CLOCK
from argosy.core.match import Match
from argosy.core.rng import Rng
from argosy.games.mediterranean.rules.actions import Accept, Tick
from argosy.research.action_space import TokenSequence
from argosy.research.external_chance import ExternalChanceGame
from argosy.research.setting import Setting
from argosy.research.simultaneous import SimultaneousGame
from argosy.research.token_game import SequentialGame
from tests.research.tables import GAMES, random_letters, short


@pytest.mark.parametrize("key", GAMES)
def test_seats_are_asked_as_in_a_match(key: str) -> None:
    """A match, asked by `Asker` and given the same actions and chance, ends with the same log."""
    setting = short(key, 4)
    tables = list(random_letters(setting, "11"))
    log = tables[-1].log
    assert log is not None
    match = Match.new(key, 4, options=setting.options, scripted=True)
    asker = Asker()
    while match.result is None:
        while match.game.chance_due(match.state):
            assert log[match.number].actor == CHANCE
            match.play(CHANCE, log[match.number].action)
        seat = asker.next(match)
        if seat is not None:
            entry = log[match.number]
            assert entry.actor == seat
            assert isinstance(match.play(seat, entry.action), list)
    assert list(match.log) == log


def test_a_setting_knows_how_many_may_play() -> None:
    with pytest.raises(ValueError, match="neptun is played by 3 to 5 seats, not 6"):
        Setting("neptun", 6)
    with pytest.raises(ValueError, match="there is no option 'speed'"):
        Setting("neptun", 4, {"speed": "high"})
    with pytest.raises(ValueError, match="there is no research environment of 'chess'"):
        Setting("chess")


def test_an_edition_of_ones_own_is_played_with_the_same_letters(tmp_path: Path) -> None:
    (tmp_path / "bonus.csv").write_text("points,count,source\n9,15,reconstructed\n", encoding="utf-8")
    setting = Setting("neptun", 3, edition=str(tmp_path))
    assert setting.edition.digest != Setting("neptun", 3).edition.digest
    assert setting.encoder.layout == Setting("neptun", 3).encoder.layout
    *_, table = random_letters(pickle.loads(pickle.dumps(setting)), "own")
    assert table.over


def test_nobody_is_asked_after_the_end() -> None:
    *_, table = random_letters(short("neptun", 3), "end")
    assert table.over
    with pytest.raises(ValueError, match="no seat is asked"):
        table.add(1)


def test_a_clone_is_independent() -> None:
    table = next(islice(random_letters(short("neptun", 3), "clone"), 30, None))
    digest = table.state.digest()
    twin = table.clone()
    assert twin.seat is not None
    for _ in range(5):
        if twin.seat is not None:
            twin.add(twin.legal_tokens(twin.seat)[0])
    assert table.state.digest() == digest


# SimultaneousGame


def test_all_that_may_act_are_asked_at_once() -> None:
    table = SimultaneousGame(short("mediterranean", 4), "7")
    while table.game.tick(table.state) is None:
        table.add({seat: table.legal_tokens(seat)[0] for seat in table.waiting})
    assert table.waiting == [0, 1, 2, 3]


def test_nothing_changes_until_every_word_is_complete() -> None:
    table = SimultaneousGame(short("mediterranean", 4), "7")
    while table.game.tick(table.state) is None:
        table.add({seat: table.legal_tokens(seat)[0] for seat in table.waiting})
    digest = table.state.digest()
    offer = table.setting.adapter.action_tokens.vocabulary.first["Offer.give"]
    giving = {
        seat: max(token for token in table.legal_tokens(seat) if token < offer + 22) for seat in table.waiting[:2]
    }
    waiting = dict.fromkeys(table.waiting[2:], table.setting.adapter.action_tokens.vocabulary.first["Wait"])
    table.add(giving | waiting)
    assert table.waiting == list(giving)
    assert table.legal_tokens(3) == [0]
    assert table.state.digest() == digest
    table.add({seat: table.legal_tokens(seat)[0] for seat in table.waiting})
    assert table.state.digest() != digest
    assert table.log is not None
    assert (table.log[-1].actor, table.log[-1].action) == (CLOCK, Tick())


def say(table: SimultaneousGame, words: Mapping[int, TokenSequence]) -> None:
    """Let every seat spell its word, until all are carried out."""
    asked = table.partial_actions
    while table.partial_actions is asked:
        table.add({seat: words[seat][asked[seat].depth] for seat in table.waiting})


def acceptances(table: SimultaneousGame) -> dict[int, dict[int, TokenSequence]]:
    """By offer, and by seat that can accept it: the word that does."""
    found: dict[int, dict[int, TokenSequence]] = {}
    for seat in table.partial_actions:
        for action in table.game.legal(table.state, seat):
            if isinstance(action, Accept):
                word = table.setting.adapter.action_tokens.tokens_of(table.state, seat, action)
                found.setdefault(action.offer, {})[seat] = word
    return found


def test_of_two_that_accept_the_same_offer_one_goes_empty_handed() -> None:
    """Both are taken together; in the order of the round the first has it, and the other's acceptance lapses (M6.2)."""
    rng, table = Rng("two"), SimultaneousGame(Setting("mediterranean", 4, {"ticks": "20"}), "two")
    wait = (table.setting.adapter.action_tokens.vocabulary.first["Wait"],)
    while not table.over:
        wanted = [(offer, words) for offer, words in acceptances(table).items() if len(words) > 1]
        if wanted:
            offer, words = wanted[0]
            assert table.log is not None
            before = len(table.log)
            say(table, {seat: words.get(seat, wait) for seat in range(4)})
            made = [entry.action for entry in table.log[before:]]
            assert [action.offer for action in made if isinstance(action, Accept)] == [offer]
            return
        legal = {seat: table.legal_tokens(seat) for seat in table.waiting}
        table.add({seat: tokens[rng.below(len(tokens))] for seat, tokens in legal.items()})
    pytest.fail("no offer was ever open to two that could take it")


def test_a_seat_that_is_asked_must_answer() -> None:
    table = SimultaneousGame(short("neptun", 3), "1")
    with pytest.raises(ValueError, match="gives none"):
        table.add({})


# ExternalChanceGame


@pytest.mark.parametrize("key", GAMES)
def test_a_table_is_rebuilt_from_its_log(key: str) -> None:
    rng = Rng("thrown")
    table = ExternalChanceGame(short(key, 4))
    for number in range(200):
        if table.seat is None:
            table.throw_die(rng.below(256))
        else:
            legal = table.legal_tokens(table.seat)
            table.add(legal[rng.below(len(legal))])
        if number % 20 == 0:
            again = pickle.loads(pickle.dumps(table))
            twin = copy.deepcopy(table)
            for other in (again, twin):
                assert other.state.digest() == table.state.digest()
                assert (other.seat, other.thrown) == (table.seat, table.thrown)
                if table.seat is not None:
                    assert other.legal_tokens(table.seat) == table.legal_tokens(table.seat)


def test_a_guessed_world_cannot_be_saved() -> None:
    table = ExternalChanceGame(short("neptun", 3))
    table.throw_die(1)
    table.throw_die(2)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(table.guess(0, Rng("1")))


def test_the_same_throws_bring_the_same_chance() -> None:
    boards = []
    for faces in ((1, 2), (1, 2), (2, 1)):
        table = ExternalChanceGame(short("neptun", 3))
        for face in faces:
            table.throw_die(face)
        boards.append(table.state.digest())
    assert boards[0] == boards[1] != boards[2]


def test_a_table_without_dice_waits_for_chance() -> None:
    table = SequentialGame(short("neptun", 3), None)
    assert table.chance_due
    assert table.seat is None
