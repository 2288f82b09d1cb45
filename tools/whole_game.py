"""Plays a whole game in the page by clicks, against sensible bots, and takes a picture whenever the screen has changed.

python -m tools.whole_game GAME FOLDER [--size 1280x720] [--theme dark] [--every 4] [--sheet FILE.webp] [--language nl]

It clicks like a person: only on what is in sight and not covered, with pauses. What it could not click, what moved
without a click, and every complaint of the page are printed with the number of the picture. What it does in a game is
in `tools/games/<game>/person.py`. A game with a clock has its shortest one.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from argosy.core.registry import list_games
from argosy.text.languages import languages
from tests.e2e.browser import LONG, Visit, need_page, shared, visiting
from tools.contact_sheet import make_sheet

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

SETTINGS: Final = {"forced": "on", "telling": "on", "coach": "off", "sounds": "off"}
KEEP: Final = "all => Object.entries(all).forEach(([name, value]) => localStorage.setItem('argosy.' + name, value))"
CLOCK: Final = "60"
"""Seconds of trading, for a game with a clock."""
CELLS: Final = 24
"""Pictures on a contact sheet, evenly spread over the game."""
PATIENCE: Final = 1500
"""Milliseconds that something may be covered or on its way before it counts as not to be clicked."""
PAUSE: Final = 0.7
"""Seconds between two clicks."""
MOVED: Final = 0.03
"""From this share of the window on, what moved without a click is told."""
NOTE_MOVES: Final = """window.moves = [];
new PerformanceObserver(list => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    const at = ({ x, y }) => `${x | 0},${y | 0}`;
    const named = node => node?.nodeType === 1 ? `${node.localName}.${node.getAttribute("class") ?? ""}` : "text";
    const seen = sources.map(one => `${named(one.node)} ${at(one.previousRect)} to ${at(one.currentRect)}`);
    window.moves.push([value, `“${document.querySelector(".prompt")?.textContent}” ${seen.join("; ")}`]);
  }
}).observe({ type: "layout-shift", buffered: true });"""
"""Before a page: keep what the browser calls layout shifts."""
TAKE_MOVES: Final = "() => (window.moves ?? []).splice(0)"


@dataclass
class Game:
    """A game as it is played: the page, the pictures so far, and what was found."""

    page: Page
    chance: Random
    folder: Path
    files: list[Path] = field(default_factory=list)
    last: bytes = b""

    def tell(self, what: str) -> None:
        """Print a finding with the number of the latest picture."""
        print(f"{len(self.files):03} {what}", flush=True)

    async def click(self, *selectors: str) -> bool:
        """Click one of those elements in sight: of the first selector that has any; whether there was one."""
        for selector in selectors:
            found = self.page.locator(f"{selector} >> visible=true")
            if count := await found.count():
                return await self.press(found.nth(self.chance.randrange(count)), selector)
        return False

    async def press(self, element: Locator, name: str) -> bool:
        """Click an element with the mouse; tell if it is covered."""
        from playwright.async_api import Error

        try:
            await element.click(timeout=PATIENCE)
        except Error as error:
            covered = [line.strip() for line in str(error).splitlines() if "intercepts pointer events" in line]
            if covered:
                self.tell(f"covered: {name}: {covered[-1][:160]}")
            return False
        return True

    async def has(self, selector: str) -> bool:
        """Whether such an element is in sight."""
        return await self.page.locator(f"{selector} >> visible=true").count() > 0

    async def look(self) -> None:
        """Take a picture, unless nothing has changed; tell what moved."""
        picture = await self.page.screenshot()
        for value, what in await self.page.evaluate(TAKE_MOVES):
            if value > MOVED:
                self.tell(f"moved {value:.2f}: {what[:300]}")
        if picture != self.last:
            self.last = picture
            self.files.append(self.folder / f"{len(self.files) + 1:03}.png")
            self.files[-1].write_bytes(picture)

    async def watch(self, every: float) -> None:
        """Look again and again."""
        while True:
            began = time.monotonic()
            await self.look()
            await asyncio.sleep(max(0.3, every - (time.monotonic() - began)))


async def open_table(page: Page, address: str, game: str) -> None:
    """Open a table with three bots by the form, with the shortest clock if there is one."""
    await page.goto(f"{address}/new?game={game}")
    await page.locator("form details > summary").click()
    clock = page.locator(f"select:has(option[value='{CLOCK}']):has(option[value='untimed'])")
    if await clock.count():
        await clock.select_option(CLOCK)
    await page.locator("form .actions .button.strong").click()
    await page.wait_for_selector(".prompt-bar")


async def play(visit: Visit, options: argparse.Namespace) -> list[Path]:
    """Play until the ending is shown, and scroll through that; the pictures."""
    width, height = map(int, options.size.split("x"))
    page = await visit.guest(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    page.set_default_timeout(LONG * 1000)
    await page.context.add_init_script(NOTE_MOVES)
    await page.evaluate(KEEP, {**SETTINGS, "theme": options.theme, "language": options.language})
    game = Game(page, Random(options.seed), options.folder)
    person = import_module(f"tools.games.{options.game}.person").Person(game)
    await open_table(page, visit.server.address, options.game)
    watching = asyncio.create_task(game.watch(options.every))
    while not await page.locator(".ending").count():
        await person.act()
        await asyncio.sleep(PAUSE)
    await page.locator(".ending .curves").wait_for()
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    for part in await page.locator(".ending > *, .ending details").all():
        await part.scroll_into_view_if_needed()
        await game.look()
    for fault in visit.faults:
        game.tell(f"fault: {fault}")
    return game.files


async def work(options: argparse.Namespace) -> None:
    """Play, then make the contact sheet."""
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        async with asyncio.timeout(2 * LONG), visiting(Path(scratch)) as visit:
            files = await play(visit, options)
            if options.sheet is not None:
                some = sorted({round(at * (len(files) - 1) / (CELLS - 1)) for at in range(CELLS)})
                cells = [(files[at].stem, [files[at]]) for at in some]
                tall = options.size.startswith("3")
                empty = await (await visit.browser.new_context()).new_page()
                await make_sheet(empty, cells, options.sheet, 8 if tall else 4, 400 if tall else 200)


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list_games())
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--every", type=float, default=4, help="seconds between two pictures")
    parser.add_argument("--sheet", type=Path)
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--seed", type=int, default=1, help="of what the person chooses")
    options = parser.parse_args()
    need_page()
    shared.runner.run(work(options))
    shared.close()


if __name__ == "__main__":
    main()
