"""Builds the page with deno: `python web/build.py [FOLDER]`. No Node is needed, nothing fetched is kept.

The files get names that carry a hash of what is in them; manifest.json says which is which. A stamp of the sources
tells whether there is anything to do.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
LOCALES: Final = ROOT / "src" / "argosy" / "text" / "locales"
STATIC: Final = ROOT / "src" / "argosy" / "server" / "static"
SHEETS: Final = (
    "ui/tokens.css", "ui/base.css", "ui/ui.css", "pages/pages.css", "table/table.css", "table/log.css",
    "pages/replay.css", "drawings/drawings.css",
)  # fmt: skip
"""The style sheets of the page itself, in their order; those of the games follow, by path.

Cascade layers (declared in tokens.css) decide between rooms; the order counts only within a layer.
"""
FONTS: Final = (
    "alegreya/files/alegreya-latin-400-normal",
    "alegreya/files/alegreya-latin-700-normal",
    "alegreya-sans/files/alegreya-sans-latin-400-normal",
    "alegreya-sans/files/alegreya-sans-latin-500-normal",
    "alegreya-sans/files/alegreya-sans-latin-700-normal",
)
BUNDLED: Final = re.compile(r"[a-z]+-[0-9A-Z]{8}\.js")
"""Scripts that deno has named by what is in them."""
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
    return sorted([*wanted, *LOCALES.rglob("*.ftl")])


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
    """The page's script: `main.js`, what it shares with the boards (`chunk-…`), and a board for each game.

    All but `main.js` have a hash in their names already, by which they import each other.
    """
    run(
        "building the page failed: its packages could not be fetched from the npm registry, which needs a network; "
        "a wheel built elsewhere with `pip wheel .` needs none",
        "install", "--quiet", "--frozen",
    )  # fmt: skip
    run(
        "building the page failed",
        "bundle", "--quiet", "--minify", "--platform=browser", "--code-splitting", f"--outdir={scratch}",
        "src/main.tsx",
    )  # fmt: skip
    return {file.name: file.read_bytes() for file in sorted(scratch.glob("*.js"))}


def words(language: str) -> dict[str, bytes]:
    """The sentences of a language: what is needed to play, and the rules, which are asked for when they are wanted."""
    parts: dict[str, list[str]] = {"words": [], "rules": []}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        wanted = [*parts] if file.stem == "options" else ["rules" if file.stem.endswith("-rules") else "words"]
        for part in wanted:  # the rules name options
            parts[part].append(file.read_text(encoding="utf-8"))
    return {f"{name}-{language}.ftl": "\n".join(texts).encode() for name, texts in parts.items()}


def hashed(name: str, data: bytes) -> str:
    """A name that changes with what is in the file."""
    if BUNDLED.match(name):
        return name
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}-{sha256(data).hexdigest()[:10]}{dot}{suffix}"


def style(fonts: dict[str, str]) -> bytes:
    """The style sheets as one, with the fonts by their hashed names."""
    games = sorted((WEB / "src" / "games").rglob("*.css"))
    sheets = [sheet.read_text(encoding="utf-8") for sheet in (*[WEB / "src" / name for name in SHEETS], *games)]
    text = re.sub(r"/\*.*?\*/", "", "\n".join(sheets), flags=re.DOTALL)
    text = re.sub(r"\s*\n\s*", "\n", text)
    return re.sub(r"url\(fonts/([^)]+)\)", lambda found: f"url(/static/{fonts[found[1]]})", text).encode()


def made(scratch: Path) -> dict[str, bytes]:
    """Every file of the page by its plain name."""
    found = {**scripts(scratch), "icon.svg": (WEB / "src" / "icon.svg").read_bytes()}
    for language in sorted(path.name for path in LOCALES.iterdir() if path.is_dir() and len(path.name) == 2):
        found |= words(language)
    for font in FONTS:
        file = WEB / "node_modules" / "@fontsource" / f"{font}.woff2"
        found[file.name] = file.read_bytes()
    fonts = {name: hashed(name, data) for name, data in found.items() if name.endswith(".woff2")}
    found["main.css"] = style(fonts)
    return found


def build(folder: Path = STATIC) -> bool:
    """Build the page into a folder, unless it is there already; whether there was anything to do. Raises BuildError."""
    stamp = fingerprint()
    kept = folder / "stamp"
    if kept.is_file() and kept.read_text(encoding="utf-8") == stamp:
        return False
    folder.parent.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix=f"{folder.name}.", dir=folder.parent))  # another process may build it too
    try:
        with tempfile.TemporaryDirectory() as bundled:
            files = made(Path(bundled))
        manifest = {name: hashed(name, data) for name, data in files.items()}
        for name, data in files.items():
            (scratch / manifest[name]).write_bytes(data)
            if name.endswith(PACKED):
                (scratch / f"{manifest[name]}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
        (scratch / "manifest.json").write_text(json.dumps(manifest, indent=1, sort_keys=True), encoding="utf-8")
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
    try:
        if build(Path(sys.argv[1]) if len(sys.argv) > 1 else STATIC):
            print("The page is built.", file=sys.stderr)
    except BuildError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
