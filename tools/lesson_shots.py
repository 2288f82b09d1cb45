"""Takes a picture of every step of a lesson, on a laptop and on a phone, and puts them on one contact sheet.

python -m tools.lesson_shots GAME FOLDER [--sheet FILE.webp] [--language LANGUAGE] [--theme THEME]
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.core.registry import list_games
from argosy.lessons.library import lessons_of
from argosy.text.translate import LANGUAGES
from tests.e2e.browser import need_page, shared, visiting
from tools.contact_sheet import make_sheet

if TYPE_CHECKING:
    from playwright.async_api import Page

SIZES: Final = ((1280, 720), (390, 844))
SHOWN: Final = "at => document.querySelector('.lesson-panel')?.dataset.step === String(at)"
SETTLED: Final = 900
"""Milliseconds until what moves has come to rest."""


async def shoot(page: Page, address: str, game: str, steps: int, folder: Path) -> list[tuple[str, list[Path]]]:
    """Go through a lesson and take the pictures of each step, which are returned with its number."""
    taken: list[tuple[str, list[Path]]] = []
    await page.goto(f"{address}/learn/{game}")
    for step in range(steps):
        await page.wait_for_function(SHOWN, arg=step)
        files = [folder / f"{game}-{step + 1:02}-{width}.png" for width, _ in SIZES]
        for (width, height), file in zip(SIZES, files, strict=True):
            await page.set_viewport_size({"width": width, "height": height})
            await page.wait_for_timeout(SETTLED)
            await page.screenshot(path=file)
        taken.append((str(step + 1), files))
        await page.locator(".lesson-buttons .button").first.click()
    return taken


async def work(options: argparse.Namespace) -> None:
    """Take the pictures."""
    options.folder.mkdir(parents=True, exist_ok=True)
    steps = len(lessons_of(options.game)["first"].steps)
    with tempfile.TemporaryDirectory() as scratch:
        async with visiting(Path(scratch)) as visit:
            page = await visit.guest(color_scheme=options.theme)
            await page.evaluate("language => localStorage.setItem('argosy.language', language)", options.language)
            taken = await shoot(page, visit.server.address, options.game, steps, options.folder)
            if options.sheet is not None:
                plain = await (await visit.browser.new_context()).new_page()
                await make_sheet(plain, taken, options.sheet)
            for fault in visit.faults:
                print("fault:", fault)


def main() -> None:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[game for game in list_games() if lessons_of(game)])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sheet", type=Path)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    options = parser.parse_args()
    need_page()
    shared.runner.run(work(options))
    shared.close()


if __name__ == "__main__":
    main()
