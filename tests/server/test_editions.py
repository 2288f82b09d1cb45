"""Tables with an edition of the host's own: chosen by name, kept in the record, and checked before anybody plays."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import argosy
from argosy.cli.main import main
from argosy.client import Refusal
from argosy.core.data_files import EditionError
from argosy.server import serve as serving_module
from argosy.server.api.routes.lobby import offered
from argosy.server.tables.editions import Editions
from argosy.server.wire.types import NewTable
from tests.server.harness import GENEROUS, Running, seated, serving

DATA = Path(argosy.__file__).parent / "games" / "neptun" / "edition" / "data"
STORMS = NewTable("neptun", 3, edition="storms", absence=0, tempo="instant")


@pytest.fixture
def editions(tmp_path: Path) -> Path:
    """A folder with one edition of Neptun, whose city cards are those of the standard one."""
    folder = tmp_path / "editions" / "neptun" / "storms"
    folder.mkdir(parents=True)
    (folder / "city_cards.csv").write_text((DATA / "city_cards.csv").read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path / "editions"


def test_editions_are_listed_with_the_standard_one_first(editions: Path) -> None:
    found = Editions.found(editions)
    assert (found.names("neptun"), found.names("mediterranean")) == (["standard", "storms"], ["standard"])
    assert found.folder("neptun", "standard") is None


def test_a_table_plays_the_edition_that_it_was_opened_with(editions: Path, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        offered = await (await server.guest("Zoe")).games()
        assert {one.key: one.editions for one in offered.games}["neptun"] == ["standard", "storms"]
        clients, places = await seated(server, STORMS)
        table = places[0].table
        assert (await clients[0].snapshot(table)).table.edition == "storms"
        session = await (await server.services.live_tables.table(table)).session()
        assert session.match.header.edition_files is not None, "the record carries it"

    serving(tmp_path, work, replace(GENEROUS, editions=editions))


def test_an_edition_that_is_not_there_is_refused_with_those_that_are(editions: Path, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        with pytest.raises(Refusal) as caught:
            await (await server.guest("Zoe")).open(NewTable("mediterranean", 4, edition="storms"))
        assert caught.value.problem.code == "game.edition"
        assert caught.value.problem.message == "there is no edition 'storms' of mediterranean here; there are standard"

    serving(tmp_path, work, replace(GENEROUS, editions=editions))


def test_a_fault_in_an_edition_is_told_before_the_server_starts(
    editions: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (editions / "neptun" / "storms" / "city_cards.csv").write_text("card,city\n", encoding="utf-8")
    with pytest.raises(EditionError):
        Editions.found(editions)
    words = ["serve", "--port", "0", "--host", "127.0.0.1", "--database", str(tmp_path / "games.sqlite")]
    assert main([*words, "--editions", str(editions)]) == 2
    assert "city_cards.csv" in capsys.readouterr().err
    assert main([*words, "--editions", str(tmp_path / "nowhere")]) == 2
    assert "no such folder" in capsys.readouterr().err


def test_what_is_unusual_in_an_edition_is_listed_and_logged(
    editions: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cities = (DATA / "cities.csv").read_text(encoding="utf-8").replace("Crete,-", "Crete,Africa")
    (editions / "neptun" / "storms" / "cities.csv").write_text(cities, encoding="utf-8")
    told = {"storms": ["cities.csv, row 2: Crete lies in Africa"]}
    offered_games = {one.key: one.edition_warnings for one in offered(Editions.found(editions)).games}
    assert offered_games == {"neptun": told, "mediterranean": {}}
    monkeypatch.setattr(serving_module.Server, "run", lambda self, sockets: None)
    monkeypatch.setattr("argosy.server.http.json_log.set_up_log", lambda: None)
    words = ["serve", "--port", "0", "--host", "127.0.0.1", "--database", str(tmp_path / "games.sqlite")]
    assert main([*words, "--editions", str(editions)]) == 0
    (record,) = [one for one in caplog.records if one.getMessage() == "unusual edition"]
    assert vars(record)["why"] == "neptun/storms: cities.csv, row 2: Crete lies in Africa"
