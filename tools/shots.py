"""Takes screenshots of every screen of the page, light and dark, from phone to large screen; see --help.

It starts a server with a new database and bots, and opens it with Chromium (ARGOSY_CHROMIUM or on the PATH).
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.core.registry import list_games
from argosy.text.languages import languages
from tests.e2e.browser import Visit, need_page, shared, visiting
from tools.contact_sheet import make_sheet, webp
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
DRESS: Final = "theme => document.documentElement.dataset.theme = theme"
QUALITY: Final = 82
"""WebP quality of the pictures in the documents, which must be small."""
SHEETS: Final = {1280: (3, 170), 1440: (3, 190), 390: (7, 300)}
"""The contact sheets of the documents, by width: columns, and the height of each picture on the sheet."""


@dataclass(frozen=True)
class Shot:
    """A screen at a width, and the picture to take of it in each theme."""

    screen: Screen
    width: int
    files: dict[str, Path]


def asked(options: argparse.Namespace) -> Iterator[Shot]:
    """The pictures that the command line asks for, screen by screen."""
    named = {screen.name: screen for screen in SCREENS}
    if options.docs:
        for name, file, width, theme in DOCS:
            if options.only in name:
                yield Shot(named[name], width, {theme: options.folder / f"{file}.webp"})
        return
    for screen in SCREENS:
        if options.only in screen.name:
            yield from shots_of(screen, options.folder, map(int, options.widths.split(",")), options.themes.split(","))


def shots_of(screen: Screen, folder: Path, widths: Iterable[int], themes: Iterable[str]) -> Iterator[Shot]:
    """The pictures of one screen."""
    for width in widths:
        yield Shot(screen, width, {theme: folder / f"{screen.name}-{width}-{theme}.png" for theme in themes})


async def shoot(visit: Visit, shots: list[Shot], settings: dict[str, str], forced: bool = False) -> None:
    """Take all pictures."""
    page = await visit.guest(forced_colors="active" if forced else "none")
    stage = Stage(visit, page.context)
    for shot in shots:
        await page.evaluate(KEEP, {**settings, "shown": "drawn"})
        await take(page, stage, shot)
    for fault in visit.faults:
        print("fault:", fault)


async def take(page: Page, stage: Stage, shot: Shot) -> None:
    """Take the pictures of one screen."""
    await page.set_viewport_size({"width": shot.width, "height": HEIGHTS.get(shot.width, 900)})
    await shot.screen.open(page, stage, 700)
    for theme, file in shot.files.items():
        await page.evaluate(DRESS, theme)
        await page.wait_for_timeout(300)
        wide = await page.evaluate("document.documentElement.scrollWidth")
        if wide > shot.width:
            print(f"{file.stem} overflows: {wide}")
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".png":
            await page.screenshot(path=file)
        else:
            file.write_bytes(await webp(page, QUALITY))


def group_of(screen: Screen) -> str:
    """The contact sheet on which a screen is: that of its game, or that of the common pages."""
    return next((game for game in list_games() if screen.name.startswith(f"{game}-")), "pages")


async def make_sheets(visit: Visit, folder: Path, only: str, settings: dict[str, str]) -> None:
    """Write a contact sheet for the common pages and for each game at each width, light beside dark."""
    with tempfile.TemporaryDirectory() as scratch:
        screens = [screen for screen in SCREENS if only in screen.name]
        shots = [shot for screen in screens for shot in shots_of(screen, Path(scratch), SHEETS, THEMES)]
        await shoot(visit, shots, settings)
        page = await (await visit.browser.new_context()).new_page()
        for group in dict.fromkeys(map(group_of, screens)):
            for width, (columns, high) in SHEETS.items():
                cells = [
                    (shot.screen.name, list(shot.files.values()))
                    for shot in shots
                    if shot.width == width and group_of(shot.screen) == group
                ]
                file = folder / f"screens-{group}-{width}.webp"
                await make_sheet(page, cells, file, columns, high)
                print(file.name, file.stat().st_size)


async def work(options: argparse.Namespace) -> None:
    """Do what the command line asks for."""
    contrast = "on" if options.contrast else "off"
    settings = {"language": options.language, "size": options.size, "contrast": contrast}
    with tempfile.TemporaryDirectory() as scratch:
        async with visiting(Path(scratch)) as visit:
            if options.sheets:
                await make_sheets(visit, options.folder, options.only, settings)
            else:
                await shoot(visit, list(asked(options)), settings, options.forced)


def main() -> None:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Screenshots of every screen of the page.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="screens whose name holds this")
    parser.add_argument("--widths", default=",".join(map(str, WIDTHS)), help="in pixels, with commas")
    parser.add_argument("--themes", default=",".join(THEMES))
    parser.add_argument("--docs", action="store_true", help="only the pictures of the documents: docs/pictures")
    parser.add_argument("--sheets", action="store_true", help="contact sheets of all screens: docs/pictures")
    parser.add_argument("--language", default="en", choices=languages())
    parser.add_argument("--size", default="100", help="of the text, in per cent: 100, 125, 150 or 200")
    parser.add_argument("--contrast", action="store_true", help="with more contrast, as in the settings")
    parser.add_argument("--forced", action="store_true", help="in colours that the system forces on the page")
    options = parser.parse_args()
    need_page()
    shared.runner.run(work(options))
    shared.close()


if __name__ == "__main__":
    main()
