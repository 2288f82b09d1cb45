"""Builds the page with deno: `python web/build.py [FOLDER]`. No Node is needed, nothing fetched is kept.

Built files have a hash of their content in their names; manifest.json maps plain names to these. sizes.json tells how
much script a browser loads. `stamp` is a hash of the sources: if it has not changed, nothing is built.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # this file is also run as a script, and by its path
from web import engine

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
PACKAGE: Final = ROOT / "src" / "argosy"
STATIC: Final = PACKAGE / "server" / "static"
ENGINE: Final = "engine"
"""The folder, within that of the page, of what tables in the page need; see engine.py."""
ENGINE_SOURCES: Final = ("engine.py", "compile.ts", "pack.ts", "remember.py", "remember.ts")
FALLBACK: Final = "en"
TO_READ: Final = ("rules", "learn", "signs")
"""The files of a language that only the pages to read, and explanations of signs, need."""
RULES: Final = (*TO_READ, "options", "names")
"""The files of a language that make `rules-…`: they name options, buildings and the like."""
PARTS: Final[dict[str, Callable[[Path], bool]]] = {
    "words": lambda file: file.stem not in (*TO_READ, "lessons"),
    "rules": lambda file: file.stem in RULES,
    "lessons": lambda file: file.stem == "lessons",
}
"""The files of sentences that are made, by what they hold, with the Fluent files that go into each."""
FIRST_SHEETS: Final = ("ui/tokens.css", "ui/base.css", "ui/ui.css", "app.css", "table/table.css")
"""The style sheets that others build on; the rest follow by path.

Cascade layers, declared in tokens.css, decide between sheets of different layers: the order counts only within a layer.
"""
FONTS: Final = (
    "alegreya/files/alegreya-latin-400-normal",
    "alegreya/files/alegreya-latin-700-normal",
    "alegreya-sans/files/alegreya-sans-latin-400-normal",
    "alegreya-sans/files/alegreya-sans-latin-500-normal",
    "alegreya-sans/files/alegreya-sans-latin-700-normal",
)
BUNDLED: Final = re.compile(r"[a-z_]+-[0-9A-Z]{8}\.js")
"""Scripts that deno has named by a hash of their content."""
NEEDED: Final = re.compile(r"""(?:\bfrom|\bimport)"\./([\w-]+\.js)\"""")
"""A script that another one cannot start without."""
LATER: Final = re.compile(r"""\bimport\("\./([\w-]+\.js)"\)""")
"""A script that another one loads when it is needed."""
OF_GAME: Final = re.compile(r"""\./([\w-]+)/(cover|ui|reading)\.tsx":\(\)=>import\("\./([\w-]+\.js)"\)""")
"""The entries of a game: which game, which entry, which script."""
PACKED: Final = (".js", ".css", ".ftl", ".svg")
"""Files that are worth compressing."""


class BuildError(Exception):
    """Why there is no page; one sentence."""


def deno() -> str:
    """The program of the installed package `deno`, else the one on PATH. Raises BuildError.

    The package's own finder looks in the script folder of the interpreter. An isolated build of pip installs packages
    into a prefix of its own instead, so we ask the list of installed files.
    """
    try:
        installed = metadata.files("deno") or ()
    except metadata.PackageNotFoundError:
        installed = ()
    programs = [Path(str(file.locate())) for file in installed if file.name in ("deno", "deno.exe")]
    found = next((str(program) for program in programs if program.is_file()), None) or shutil.which("deno")
    if found is None:
        raise BuildError("building the page needs deno: pip install deno")
    return found


def sources() -> list[Path]:
    """Everything that the page is made from."""
    ours = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    wanted = [path for path in ours if path.suffix != ".pyc" and "tests" not in path.relative_to(WEB).parts]
    wanted = [path for path in wanted if path.name not in ENGINE_SOURCES]  # the engine has its own stamp
    return sorted([*wanted, *PACKAGE.rglob("*.ftl")])


def fingerprint() -> str:
    """A hash of the sources, by name and content."""
    seen = sha256()
    for path in sources():
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def run(complaint: str, *arguments: str) -> None:
    """Run deno in the folder of the page. Raises BuildError with the complaint and what deno said."""
    plain = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run([deno(), *arguments], cwd=WEB, env=plain, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BuildError(f"{complaint} (deno {arguments[0]}):\n{done.stdout}{done.stderr}")


def scripts(scratch: Path) -> dict[str, bytes]:
    """The page's scripts: `main.js`, what is loaded by `import()`, and what several of them share (`chunk-…`).

    `engine_worker.js` is the script of the workers with the engine, `service_worker.js` that which keeps the page for
    times without a connection. All but these three have a hash in their names already, by which they import each other.
    """
    run(
        "building the page failed: its packages could not be fetched from the npm registry, which needs a network; "
        "a wheel built elsewhere with `pip wheel .` needs none",
        "install", "--quiet", "--frozen",
    )  # fmt: skip
    run(
        "building the page failed",
        "bundle", "--quiet", "--minify", "--platform=browser", "--code-splitting", f"--outdir={scratch}",
        "src/main.tsx", "src/engine_worker.ts", "src/service_worker.ts",
    )  # fmt: skip
    return {file.name: file.read_bytes() for file in sorted(scratch.glob("*.js"))}


def loaded_with(first: str, files: dict[str, bytes]) -> set[str]:
    """A script and all that it cannot start without."""
    found, todo = {first}, [first]
    while todo:
        needed = set(NEEDED.findall(files[todo.pop()].decode())) - found
        found |= needed
        todo += needed
    return found


def sizes(files: dict[str, bytes]) -> dict[str, object]:
    """Bytes of compressed script: of the shell with the covers of all games; what tables and reading of a game add."""
    entries = {(game, entry): name for data in files.values() for game, entry, name in OF_GAME.findall(data.decode())}
    shell = loaded_with("main.js", files).union(
        *[loaded_with(name, files) for (_, entry), name in entries.items() if entry == "cover"]
    )
    pages = [loaded_with(name, files) for name in LATER.findall(files["main.js"].decode())]
    games = {
        game: loaded_with(name, files).union(*pages) - shell
        for (game, entry), name in sorted(entries.items())
        if entry == "ui"
    }
    reading = {
        game: loaded_with(name, files) - shell for (game, entry), name in sorted(entries.items()) if entry == "reading"
    }
    packed = {name: len(gzip.compress(data, 9, mtime=0)) for name, data in files.items()}
    return {
        "shell": sum(packed[name] for name in shell),
        "games": {game: sum(packed[name] for name in names) for game, names in games.items()},
        "reading": {game: sum(packed[name] for name in names) for game, names in reading.items()},
    }


def messages_in(files: Iterable[Path]) -> dict[str, str]:
    """The messages of some Fluent files by id, each with the lines that belong to it, without comments."""
    found: dict[str, str] = {}
    for file in files:
        for block in re.split(r"^(?=[A-Za-z#])", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
            if name := re.match(r"([A-Za-z][\w-]*) *=", block):
                found[name[1]] = block.rstrip()
    return found


def texts() -> dict[str, bytes]:
    """The sentences of every language, and the languages by their own names.

    A language is a folder `locales/<language>` of Fluent files; what it lacks stands there in English. `words-…` holds
    what is needed to play, `rules-…` and `lessons-…` what is loaded when it is wanted; options are in the first two.
    """
    files: dict[str, list[Path]] = {}
    for file in sorted(PACKAGE.glob("**/locales/*/*.ftl")):
        files.setdefault(file.parent.name, []).append(file)
    made: dict[str, bytes] = {}
    names = {}
    for language in sorted(files, key=lambda language: (language != FALLBACK, language)):
        for part, wanted in PARTS.items():
            english, own = (messages_in(filter(wanted, files[name])) for name in (FALLBACK, language))
            made[f"{part}-{language}.ftl"] = "\n".join([own.get(id, text) for id, text in english.items()]).encode()
            if part == "words":
                names[language] = own.get("language-name", f"= {language}").partition("=")[2].strip()
    made["languages.json"] = json.dumps(names, ensure_ascii=False).encode()
    return made


def hashed(name: str, data: bytes) -> str:
    """A name that changes with what is in the file."""
    if BUNDLED.match(name):
        return name
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}-{sha256(data).hexdigest()[:10]}{dot}{suffix}"


def listed(name: str, first: set[str]) -> str:
    """The name in the manifest. The document preloads every `chunk-…`; chunks that come later are called `later-…`."""
    return name.replace("chunk-", "later-") if name not in first else name


def style(fonts: dict[str, str]) -> bytes:
    """The style sheets as one, with the fonts by their hashed names."""
    first = [WEB / "src" / name for name in FIRST_SHEETS]
    rest = sorted({*(WEB / "src").rglob("*.css")} - {*first})
    sheets = [sheet.read_text(encoding="utf-8") for sheet in (*first, *rest)]
    text = re.sub(r"/\*.*?\*/", "", "\n".join(sheets), flags=re.DOTALL)
    text = re.sub(r"\s*\n\s*", "\n", text)
    return re.sub(r"url\(fonts/([^)]+)\)", lambda found: f"url({fonts[found[1]]})", text).encode()


def made(scratch: Path) -> dict[str, bytes]:
    """Every file of the page by its plain name."""
    found = {**scripts(scratch), "icon.svg": (WEB / "src" / "icon.svg").read_bytes(), **texts()}
    found.update({file.name: file.read_bytes() for file in sorted((WEB / "src" / "icons").glob("*.png"))})
    for font in FONTS:
        file = WEB / "node_modules" / "@fontsource" / f"{font}.woff2"
        found[file.name] = file.read_bytes()
    fonts = {name: hashed(name, data) for name, data in found.items() if name.endswith(".woff2")}
    found["main.css"] = style(fonts)
    return found


def build(folder: Path = STATIC) -> bool:
    """Build page and engine into a folder, unless they are there; whether there was anything to do. Raises BuildError.

    Without the engine there is no playing without a server, and stderr says why; the page works all the same.
    """
    changed = build_page(folder)
    place = folder / ENGINE
    try:
        built = engine.build(place, run)
    except (engine.EngineError, BuildError) as problem:
        print(f"There is no engine for playing without a server: {problem}", file=sys.stderr)
        return changed
    if built is not None:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        write_manifest(folder, {**manifest, "engine.json": built})
    return changed or built is not None


def write_manifest(folder: Path, manifest: dict[str, str]) -> None:
    """Replace the manifest at once: a server may be reading it."""
    written = folder / "manifest.json.new"
    written.write_text(json.dumps(manifest, indent=1, sort_keys=True), encoding="utf-8")
    written.replace(folder / "manifest.json")


def build_page(folder: Path) -> bool:
    """Build the page, unless it is there already; whether there was anything to do. Raises BuildError."""
    stamp = fingerprint()
    kept = folder / "stamp"
    if kept.is_file() and kept.read_text(encoding="utf-8") == stamp:
        return False
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix=f"{folder.name}.", dir=folder.parent))  # another process may build it too
    try:
        with tempfile.TemporaryDirectory() as bundled:
            files = made(Path(bundled))
        code = {name: data for name, data in files.items() if name.endswith(".js")}
        first = loaded_with("main.js", code)
        manifest = {}
        for name, data in files.items():
            manifest[listed(name, first)] = written = hashed(name, data)
            (scratch / written).write_bytes(data)
            if name.endswith(PACKED):
                (scratch / f"{written}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
        (scratch / "sizes.json").write_text(json.dumps(sizes(code)), encoding="utf-8")
        if (engine_there := list(folder.glob(f"{ENGINE}/*/engine.json"))) and (folder / ENGINE / "stamp").is_file():
            shutil.copytree(folder / ENGINE, scratch / ENGINE)
            manifest["engine.json"] = engine_there[0].relative_to(folder).as_posix()
        write_manifest(scratch, manifest)
        (scratch / "stamp").write_text(stamp, encoding="utf-8")
        scratch.chmod(0o755)
        if kept.is_file() and kept.read_text(encoding="utf-8") == stamp:
            return False
        shutil.rmtree(folder, ignore_errors=True)
        scratch.rename(folder)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return True


def main() -> int:
    """Build, and say what came of it."""
    parser = argparse.ArgumentParser(description="Build the page with deno, if its sources have changed.")
    parser.add_argument("folder", nargs="?", type=Path, default=STATIC, help="where to (default: where it is served)")
    try:
        if build(parser.parse_args().folder):
            print("The page is built.", file=sys.stderr)
    except BuildError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
