"""A language is a folder of Fluent files: one that is added to a copy of the package is found everywhere.

The copy is used by another process, so that nothing that was read before can help.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from argosy.text.translate import LANGUAGES, Words
from tests.locales.spoken import ROOT, SOURCE

SHARED = """\
language-name = Ixish
cli-none = nix
web-settings = Setix
"""
ASKED = """
import json, sys
from pathlib import Path
import msgspec
from websockets.asyncio.client import connect
from argosy.server.wire.types import Spoken
from argosy.text.translate import LANGUAGES, Words
from tests.server.harness import seated, serving

words = Words("xx")
found = {"languages": LANGUAGES, "said": [words.text("cli-none"), words.text("good-honey"), words.text("good-olives")]}

async def work(server):
    clients, places = await seated(server)
    path = f"/api/tables/{places[0].table}/words"
    found["spoken"] = (await clients[0].ask("GET", f"{path}?language=xx", Spoken)).language
    async with connect(f"{server.address.replace('http', 'ws')}/api/tables/{places[0].table}/live") as socket:
        await socket.send(json.dumps({"do": "hello", "token": places[0].token, "language": "xx"}))
        pushes = [msgspec.json.decode(await socket.recv()) for _ in range(2)]
        found["pushed"] = [push.get("language") for push in pushes if push["do"] == "spoken"]

serving(Path(sys.argv[1]), work)
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of what builds the page, with a folder for the language xx."""
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(SOURCE, root / "src" / "argosy", ignore=shutil.ignore_patterns("static", "__pycache__"))
    (root / "web").mkdir()
    if (ROOT / "web" / "build.py").is_file():
        shutil.copy(ROOT / "web" / "build.py", root / "web")
    for folder, text in (("text", SHARED), ("games/neptun", "good-honey = mielix\n")):
        made = root / "src" / "argosy" / folder / "locales" / "xx"
        made.mkdir()
        (made / "words.ftl").write_text(text, encoding="utf-8")
    return root


def run(project: Path, *arguments: str) -> str:
    """What another process prints, which has the copy in place of the package."""
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project / "src"), str(ROOT)]), "COLUMNS": "200"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=project, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_sentences_and_the_server_know_it(project: Path, tmp_path: Path) -> None:
    found = json.loads(run(project, "-c", ASKED, str(tmp_path)))
    assert found["languages"] == [*LANGUAGES, "xx"]
    assert found["said"] == ["nix", "mielix", "olives"]
    assert found["spoken"] == "xx"
    assert found["pushed"] == ["xx"]


def test_the_command_line_offers_it(project: Path) -> None:
    assert f"{{{','.join(LANGUAGES)},xx}}" in run(project, "-m", "argosy", "play", "--help")


def test_the_page_is_built_with_it(project: Path) -> None:
    if not (project / "web" / "build.py").is_file():
        pytest.skip("the sources of the page are not here")
    ask = "import build, json; print(json.dumps({name: text.decode() for name, text in build.texts().items()}))"
    texts = json.loads(run(project, "-c", f"import sys; sys.path.insert(0, 'web'); {ask}"))
    names = {language: Words(language).text("language-name") for language in LANGUAGES}
    assert json.loads(texts["languages.json"]) == names | {"xx": "Ixish"}
    said = texts["words-xx.ftl"].splitlines()
    assert {"web-settings = Setix", "good-honey = mielix", "good-olives = olives"} <= set(said)
    assert len([line for line in said if line.startswith("web-settings =")]) == 1
    assert texts["rules-xx.ftl"] == texts["rules-en.ftl"]
