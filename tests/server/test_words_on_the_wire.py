"""The server speaks the position in words: in the language that was asked for, and only to those who asked."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from argosy.server.api.components import Pieces
from argosy.server.review.score_history import ChanceCurve, Curve
from argosy.server.wire.text_types import Spoken
from argosy.server.wire.types import NewTable, Push, State
from tests.server.harness import THREE, Running, move_on, seated, serving


async def heard(socket: ClientConnection, kind: type[Spoken] | type[State]) -> Spoken | State:
    """The next push of that kind."""
    while True:
        push = msgspec.json.decode(await socket.recv(), type=Push)
        if isinstance(push, kind):
            return push


def test_words_go_with_every_frame_and_the_language_can_be_changed(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        _, places = await seated(server)
        address = server.address.replace("http", "ws")
        for place in places:
            async with connect(f"{address}/api/tables/{place.table}/live") as socket:
                await socket.send(msgspec.json.encode({"do": "hello", "token": place.token, "language": "nl"}).decode())
                state = await heard(socket, State)
                words = await heard(socket, Spoken)
                assert isinstance(state, State)
                assert isinstance(words, Spoken)
                assert (words.version, words.seat, words.language) == (state.version, place.seat, "nl")
                assert [one.text for one in words.menu] == state.menu
                assert "Ronde" in words.board[0].text or "ronde" in words.board[0].text
                await socket.send('{"do":"speak","language":"es"}')
                spanish = await heard(socket, Spoken)
                assert isinstance(spanish, Spoken)
                assert spanish.language == "es"
                assert spanish.board != words.board

    serving(tmp_path, work)


def test_words_can_be_asked_for_and_tell_no_secrets(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        table = NewTable("mediterranean", 4, tempo="instant", absence=0, public=True)
        clients, places = await seated(server, table)
        path = f"/api/tables/{places[0].table}/words"
        mine = await clients[0].ask("GET", f"{path}?language=en", Spoken)
        assert mine.seat == places[0].seat
        assert mine.notation
        stranger = await server.guest("Zoe")
        theirs = await stranger.ask("GET", f"{path}?language=en", Spoken)
        assert theirs.seat is None
        assert not theirs.menu
        assert "Your hand" in {block.text for block in mine.board}
        assert "Your hand" not in {block.text for block in theirs.board}
        status, _, _ = await stranger.request("GET", f"{path}?language=xx")
        assert status == 400

    serving(tmp_path, work)


@pytest.mark.parametrize("game", ["neptun", "mediterranean"])
def test_pieces_are_told_with_their_effects_in_words(tmp_path: Path, game: str) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, NewTable(game, 4, tempo="instant", absence=0))
        path = f"/api/tables/{places[0].table}/pieces"
        english = await clients[0].ask("GET", path, Pieces)
        dutch = await clients[0].ask("GET", f"{path}?language=nl", Pieces)
        if game == "neptun":
            assert english.neptun is not None
            assert english.neptun.cities[0].region is None
            assert "Roma" in [city.name for city in english.neptun.cities]
            return
        assert english.mediterranean is not None
        assert dutch.mediterranean is not None
        assert len(english.mediterranean.tiles) == 12
        assert all(face.says and face.name for tile in english.mediterranean.tiles for face in tile.faces)
        assert english.mediterranean.calamities[0].says != dutch.mediterranean.calamities[0].says

    serving(tmp_path, work)


def test_before_the_beginning_there_are_no_words(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        host = await server.guest("Ada")
        opened = await host.open(THREE)
        status, _, body = await host.request("GET", f"/api/tables/{opened.table}/words")
        assert status == 409
        assert b"table.not_begun" in body
        async with connect(f"{server.address.replace('http', 'ws')}/api/tables/{opened.table}/live") as socket:
            await socket.send(msgspec.json.encode({"do": "hello", "token": opened.token, "language": "en"}).decode())
            assert msgspec.json.decode(await socket.recv())["view"] is None
            await socket.send('{"do":"speak","language":"nl"}')
            assert b"pong" in str(await socket.recv()).encode()

    serving(tmp_path, work)


def test_one_finds_ones_own_tables_and_what_can_be_played(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        other = await clients[0].open(THREE)
        answer = (await clients[0].request("GET", "/api/guests/me/tables"))[2]
        found = msgspec.json.decode(answer)["tables"]
        assert {one["id"] for one in found} == {places[0].table, other.table}
        theirs = msgspec.json.decode((await clients[1].request("GET", "/api/guests/me/tables"))[2])["tables"]
        assert [one["id"] for one in theirs] == [places[0].table]
        games = msgspec.json.decode((await clients[0].request("GET", "/api/games"))[2])
        assert [one["key"] for one in games["games"]] == ["mediterranean", "neptun"]
        assert games["games"][1]["seats"] == [3, 4, 5]
        assert "sensible" in games["levels"]

    serving(tmp_path, work)


def test_one_is_told_which_of_ones_tables_wait_for_oneself(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        await clients[0].open(THREE)  # not begun: it waits for nobody
        waited = set()
        for _ in range(6):
            to_act = (await move_on(clients, places, 1)).to_act
            assert [(await one.mine()).waiting for one in clients] == [[table] if n in to_act else [] for n in range(3)]
            waited.update(to_act)
        assert len(waited) > 1
        await clients[0].pause(table)
        assert [(await one.mine()).waiting for one in clients] == [[], [], []]

    serving(tmp_path, work)


@pytest.mark.slow
def test_a_finished_game_is_told_in_words_at_any_moment_through_any_eyes(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        path = f"/api/tables/{places[0].table}/words"
        assert (await clients[0].request("GET", f"{path}?input=3"))[0] == 409
        assert (await clients[0].request("GET", f"/api/tables/{places[0].table}/curve"))[0] == 409
        assert (await clients[0].request("GET", f"/api/tables/{places[0].table}/chances"))[0] == 409
        await move_on(clients, places, 1000)
        first = await clients[0].ask("GET", f"{path}?input=1&seat=2", Spoken)
        later = await clients[0].ask("GET", f"{path}?input=90&seat=2", Spoken)
        last = await clients[0].ask("GET", f"{path}?input=100000", Spoken)
        assert (first.version, first.seat, later.version, last.seat) == (1, 2, 90, None)
        assert first.board != later.board
        assert last.sources
        assert (await clients[0].request("GET", f"{path}?input=3&seat=7"))[0] == 400
        curve = await clients[0].ask("GET", f"/api/tables/{places[0].table}/curve", Curve)
        end = await clients[0].snapshot(places[0].table)
        assert end.result is not None
        assert curve.marks[-1].points == end.result["points"]
        assert [one.input for one in curve.marks] == sorted({one.input for one in curve.marks})
        assert curve.judged
        chances = await clients[0].ask("GET", f"/api/tables/{places[0].table}/chances", ChanceCurve)
        winners = [seat for seat, place in enumerate(end.result["places"]) if place == 1]
        assert (chances.inputs, chances.marks[0].input, chances.marks[-1].input) == (curve.inputs, 0, curve.inputs)
        assert chances.marks[-1].chances == [(seat in winners) / len(winners) for seat in range(3)]
        assert all(sum(mark.chances) == pytest.approx(1, abs=1e-3) for mark in chances.marks)
        assert len({tuple(mark.chances) for mark in chances.marks}) > len(chances.marks) / 2

    serving(tmp_path, work)
