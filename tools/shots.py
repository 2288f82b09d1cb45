"""Takes screenshots of every screen of the page, light and dark, from phone to large screen; see --help.

It starts a server with a new database and bots, and opens it with Chromium (ARGOSY_CHROMIUM or on the PATH).
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.text.languages import languages
from tests.e2e.browser import visiting
from tools.screens import OF_GAMES, SCREENS
from tools.stage import Screen, Stage

if TYPE_CHECKING:
    from playwright.async_api import Page

WIDTHS: Final = {360: 640, 768: 1024, 1440: 900, 2560: 1440}
HEIGHTS: Final = {**WIDTHS, 390: 844, 1280: 720}
"""The height of a window by its width; any other width has 900."""
THEMES: Final = ("light", "dark")
DOCS: Final = (
    ("landing", "landing", 1440, "light"),
    ("gathering", "inviting", 1440, "light"),
    *[picture for module in OF_GAMES for picture in module.DOCS],
)
"""The pictures of the documents: screen, name of the file, width, theme."""
KEEP: Final = "all => Object.entries(all).forEach(([name, value]) => localStorage.setItem('argosy.' + name, value))"
QUALITY: Final = 82
"""WebP quality of the pictures in the documents, which must be small."""


@dataclass(frozen=True)
class Shot:
    """One picture to take."""

    screen: Screen
    file: Path
    width: int
    theme: str


def asked(options: argparse.Namespace) -> Iterator[Shot]:
    """The pictures that the command line asks for, screen by screen."""
    named = {screen.name: screen for screen in SCREENS}
    if options.docs:
        for name, file, width, theme in DOCS:
            if options.only in name:
                yield Shot(named[name], options.folder / f"{file}.webp", width, theme)
        return
    for screen in SCREENS:
        if options.only in screen.name:
            for theme in options.themes.split(","):
                for width in map(int, options.widths.split(",")):
                    yield Shot(screen, options.folder / f"{screen.name}-{width}-{theme}.png", width, theme)


async def shoot(shots: list[Shot], settings: dict[str, str], forced: bool) -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as scratch:
        async with visiting(Path(scratch)) as visit:
            page = await visit.guest(forced_colors="active" if forced else "none")
            stage = Stage(visit, page.context)
            for shot in shots:
                wanted = {**settings, "shown": "drawn", "theme": shot.theme}
                await page.evaluate(KEEP, wanted)
                await take(page, stage, shot)
            for fault in visit.faults:
                print("fault:", fault)


async def take(page: Page, stage: Stage, shot: Shot) -> None:
    """Take one picture."""
    await page.set_viewport_size({"width": shot.width, "height": HEIGHTS.get(shot.width, 900)})
    await shot.screen.open(page, stage, 700)
    await page.wait_for_timeout(300)
    wide = await page.evaluate("document.documentElement.scrollWidth")
    if wide > shot.width:
        print(f"{shot.file.stem} overflows: {wide}")
    shot.file.parent.mkdir(parents=True, exist_ok=True)
    if shot.file.suffix == ".png":
        await page.screenshot(path=shot.file)
        return
    session = await page.context.new_cdp_session(page)
    picture = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    shot.file.write_bytes(base64.b64decode(picture["data"]))


def main() -> None:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Screenshots of every screen of the page.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="screens whose name holds this")
    parser.add_argument("--widths", default=",".join(map(str, WIDTHS)), help="in pixels, with commas")
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--docs", action="store_true", help="only the pictures of the documents: docs/pictures")
    parser.add_argument("--language", default="en", choices=languages())
    parser.add_argument("--size", default="100", help="of the text, in per cent: 100, 125, 150 or 200")
    parser.add_argument("--contrast", action="store_true", help="with more contrast, as in the settings")
    parser.add_argument("--forced", action="store_true", help="in colours that the system forces on the page")
    options = parser.parse_args()
    contrast = "on" if options.contrast else "off"
    settings = {"language": options.language, "size": options.size, "contrast": contrast}
    asyncio.run(shoot(list(asked(options)), settings, options.forced))


if __name__ == "__main__":
    main()
