"""The wire: strict decoding within limits, and views written as the codec writes them."""

from __future__ import annotations

import time

import msgspec
import pytest

import argosy
from argosy.core import codec
from argosy.core.replay import steps
from argosy.server.wire import encoding as wire
from argosy.server.wire import types as messages
from argosy.server.wire.errors import Problem, Refused
from tests.server.finished import finished


def malformed(data: bytes, kind: type = messages.Play) -> Problem:
    with pytest.raises(Refused) as caught:
        wire.decode(data, kind)
    return caught.value.problem


def test_a_command_comes_through() -> None:
    play = wire.decode(b'{"do":"play","key":"12345678","text":"reveal","seen":3}', messages.Play)
    assert (play.key, play.text, play.seen, play.action) == ("12345678", "reveal", 3, msgspec.UNSET)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"nonsense", b"[]", b"{}", b'{"do":"play"}', b'{"do":"play","key":"short"}',
        b'{"do":"play","key":"12345678","extra":1}', b'{"do":"play","key":"12345678","seen":-1}',
        b'{"do":"sing","key":"12345678"}', b'{"do":"play","key":"12 45678"}', b'{"do":"play","key":"12345678\\n"}',
        b'{"do":"play","key":"12345678","text":7}', b'\xff\xfe{"do":"play"}',
        b'{"do":"play","key":"\xff2345678"}',
    ],
)  # fmt: skip
def test_anything_else_is_refused(data: bytes) -> None:
    assert malformed(data).code == "wire.malformed"


def test_long_and_deep_commands_are_refused_unread() -> None:
    assert malformed(b" " * (wire.MOST_BYTES + 1)).code == "wire.too_long"
    assert malformed(b"[" * 9000).code == "wire.too_deep"
    assert malformed(b'{"a":' * 9 + b"1" + b"}" * 9).code == "wire.too_deep"


def test_brackets_in_words_do_not_count() -> None:
    assert wire.depth(b'{"a":"[[[[\\"[[[["}') == 1
    assert wire.depth(b"[[],[[]]]") == 3


@pytest.mark.parametrize("data", [b'"' + b'\\"' * 8000, b'"\\' * 8000, b'"' + b"\\" * 16001])
def test_strings_without_an_end_are_refused_as_fast_as_others(data: bytes) -> None:
    begun = time.process_time()
    assert malformed(data).code == "wire.malformed"
    assert time.process_time() - begun < 0.5


@pytest.mark.parametrize("name", ["", " ", " Ada", "Ada ", "A" * 41, "A\x00da", "A\nda", "Ada\n", "\x7fAda"])
def test_names_are_neither_empty_nor_long(name: str) -> None:
    assert malformed(msgspec.json.encode({"name": name}), messages.NewGuest).code == "wire.malformed"


def test_a_name_may_be_in_any_script() -> None:
    assert wire.decode('{"name":"Ἀθηνᾶ Παλλάς"}'.encode(), messages.NewGuest).name == "Ἀθηνᾶ Παλλάς"


@pytest.mark.parametrize("key", argosy.list_games())
def test_views_are_written_as_the_codec_writes_them(key: str) -> None:
    match = argosy.Match.new(key, 4, 7)
    for _ in range(30):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)
        assert wire.encode(view) == msgspec.json.encode(argosy.to_json(view))


def test_a_problem_leaves_out_what_it_does_not_say() -> None:
    assert wire.encode(Problem("game.over")) == b'{"code":"game.over"}'


@pytest.mark.parametrize("key", argosy.list_games())
def test_events_and_actions_are_written_as_the_codec_writes_them(key: str) -> None:
    kinds = set()
    for step in steps(finished(key)):
        for value in (step.input.action, *step.events):
            kinds.add(type(value))
            assert wire.encode_named(value) == msgspec.json.encode(codec.encode(value))
    assert len(kinds) > 10
