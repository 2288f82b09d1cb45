"""`argosy site` writes files that need no server, and nothing where others have their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy.cli import site
from argosy.cli.main import main

FILES = [("static/a-1.js", b"one"), ("static/engine/1/engine.json", b"{}"), ("index.html", b"page")]


def test_a_second_run_replaces_what_the_first_wrote(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "site_files", lambda: FILES)
    assert main(["site", str(tmp_path / "out")]) == 0
    monkeypatch.setattr(site, "site_files", lambda: [("static/a-2.js", b"two"), ("index.html", b"newer")])
    assert main(["site", str(tmp_path / "out")]) == 0
    found = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert found == {"argosy-site.txt", "index.html", "static/a-2.js"}


def test_a_folder_with_other_files_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(site, "site_files", lambda: FILES)
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    assert main(["site", str(tmp_path)]) == 2
    assert "is not empty and was not written by `argosy site`" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
    assert main(["site", str(tmp_path / "mine.txt")]) == 2
    assert "is a file; a folder is expected" in capsys.readouterr().err


def test_without_a_built_page_it_says_how_to_build_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from argosy.server.http.static_site import StaticSite

    monkeypatch.setattr(StaticSite, "open", lambda: StaticSite(tmp_path, None, ""))
    assert main(["site", str(tmp_path / "out")]) == 2
    assert "the page is not built" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
