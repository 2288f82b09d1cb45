"""The build hook: when the rules of a wheel are compiled, and what is said when they are not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hatch_build

COMPILED = "argosy/core/rng.so"
NO_COMPILER = "there was no C compiler"


class Said:
    """The hatchling application, as far as the hook uses it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def display_warning(self, line: str) -> None:
        self.lines.append(line)

    def abort(self, line: str) -> None:
        raise SystemExit(line)


def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, compiles: object) -> tuple[dict[str, str], list[str]]:
    """The files that the hook adds to a wheel, by path with their text, and the lines it says."""

    def compile_into(lib: Path, temp: Path, root: Path) -> list[Path]:
        if isinstance(compiles, BaseException):
            raise compiles
        (lib / COMPILED).parent.mkdir(parents=True)
        (lib / COMPILED).write_text("code")
        return [lib / COMPILED]

    def build_page(root: Path, folder: Path) -> None:
        folder.mkdir()

    monkeypatch.setattr(hatch_build, "compile_into", compile_into)
    monkeypatch.setattr(hatch_build, "build_page", build_page)
    said: Any = Said()
    hook = hatch_build.WheelHook(str(tmp_path), {}, None, None, "", "wheel", said)  # type: ignore[arg-type]
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    added = {
        path: Path(file).read_text(encoding="utf-8") if Path(file).is_file() else ""
        for file, path in data["force_include"].items()
    }
    hook.finalize("standard", data, "")
    assert hook.scratch is not None
    assert not hook.scratch.exists()
    return added, said.lines


@pytest.mark.parametrize("asked", [None, "", "1"])
def test_a_wheel_is_compiled_where_that_is_possible(
    asked: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hatch_build, "find_compiler", lambda: None)
    (
        monkeypatch.delenv("ARGOSY_COMPILE", raising=False)
        if asked is None
        else monkeypatch.setenv("ARGOSY_COMPILE", asked)
    )
    assert build(monkeypatch, tmp_path, None) == ({"argosy/server/static": "", COMPILED: "code"}, [])


def test_nothing_is_compiled_where_that_is_turned_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ARGOSY_COMPILE", "0")
    added, said = build(monkeypatch, tmp_path, AssertionError("must not compile"))
    assert (added[hatch_build.REASON], said) == ("ARGOSY_COMPILE=0 was set\n", [])


@pytest.mark.parametrize(
    ("failure", "reason"),
    [
        (SystemExit(1), "the compiler failed"),
        (RuntimeError("cc1: out of memory"), "the compiler failed"),
        (ModuleNotFoundError("No module named 'mypyc'", name="mypyc"), "mypyc was missing"),
    ],
)
def test_a_failure_leaves_plain_rules_and_one_line(
    failure: BaseException, reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("ARGOSY_COMPILE", raising=False)
    monkeypatch.setattr(hatch_build, "find_compiler", lambda: None)
    added, said = build(monkeypatch, tmp_path, failure)
    assert added[hatch_build.REASON].startswith(reason)
    assert len(said) == 1
    assert reason in said[0]
    assert COMPILED not in added
    monkeypatch.setenv("ARGOSY_COMPILE", "1")
    with pytest.raises(SystemExit, match=f"argosy: the rules cannot be compiled: {reason}"):
        build(monkeypatch, tmp_path, failure)


def test_without_a_compiler_the_rules_stay_plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("ARGOSY_COMPILE", raising=False)
    monkeypatch.setenv("CC", "/no/such/cc")
    added, said = build(monkeypatch, tmp_path, AssertionError("must not compile"))
    assert added[hatch_build.REASON].startswith(NO_COMPILER)
    assert [NO_COMPILER in line for line in said] == [True]
    hook = hatch_build.WheelHook(str(tmp_path), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    assert hook.dependencies() == [*hatch_build.PAGE]
    monkeypatch.setenv("ARGOSY_COMPILE", "1")
    with pytest.raises(SystemExit, match=NO_COMPILER):
        build(monkeypatch, tmp_path, None)


def test_only_a_wheel_that_compiles_fetches_the_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hatch_build, "find_compiler", lambda: None)
    hook = hatch_build.WheelHook(str(tmp_path), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    for asked, needed in (("", hatch_build.COMPILER), ("1", hatch_build.COMPILER), ("0", ())):
        monkeypatch.setenv("ARGOSY_COMPILE", asked)
        assert hook.dependencies() == [*hatch_build.PAGE, *needed]


def test_another_wish_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ARGOSY_COMPILE", "yes")
    with pytest.raises(SystemExit, match="ARGOSY_COMPILE=yes: it is 1"):
        build(monkeypatch, tmp_path, None)


def test_the_page_of_a_clone_that_cannot_be_written_to_is_built_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    clone = tmp_path / "clone"
    (clone / "web" / "node_modules").mkdir(parents=True)
    text = clone / "src" / "argosy" / "text" / "locales" / "en" / "words.ftl"
    text.parent.mkdir(parents=True)
    text.write_text("yes = yes\n")
    (clone / "web" / "build.py").write_text(
        "from pathlib import Path\n"
        "ROOT = Path(__file__).resolve().parents[1]\n"
        "class BuildError(Exception): pass\n"
        "def build(folder):\n"
        "    folder.mkdir()\n"
        "    (ROOT / 'web' / 'node_modules').mkdir()\n"
        "    (folder / 'made-in').write_text(f'{ROOT} {len(list(ROOT.rglob(\"*.ftl\")))}')\n"
    )
    monkeypatch.setattr("os.access", lambda path, mode: False)
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    hatch_build.build_page(clone, scratch / "static")
    assert (scratch / "static" / "made-in").read_text() == f"{(scratch / 'page').resolve()} 1"
