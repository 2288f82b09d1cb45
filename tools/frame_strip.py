"""Takes frames of something that moves in the page, and puts them on one strip. The games have the scenes."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tests.e2e.browser import Visit, need_page, shared, visiting
from tools.contact_sheet import make_sheet

if TYPE_CHECKING:
    from playwright.async_api import Page


async def frames(page: Page, waits: Sequence[float], folder: Path) -> list[tuple[str, list[Path]]]:
    """Take a frame after each of these seconds."""
    taken = []
    for number, seconds in enumerate(waits, 1):
        await page.wait_for_timeout(seconds * 1000)
        file = folder / f"frame-{number:02}.png"
        await page.screenshot(path=file)
        taken.append((str(number), [file]))
    return taken


def make_strip(about: str | None, scene: Callable[[Visit], Awaitable[Page]], waits: Sequence[float]) -> None:
    """Read the file's name from the command line, play the scene, and write its frames to that file."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, metavar="FILE.webp")
    file = parser.parse_args().file

    async def work() -> None:
        with tempfile.TemporaryDirectory() as scratch:
            async with visiting(Path(scratch)) as visit:
                taken = await frames(await scene(visit), waits, Path(scratch))
                await make_sheet(await (await visit.browser.new_context()).new_page(), taken, file)

    need_page()
    shared.runner.run(work())
    shared.close()
