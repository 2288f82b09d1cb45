"""Puts pictures of the page on one contact sheet, small, and writes WebP files."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.async_api import Page

COLUMNS: Final = 3
HIGH: Final = 250
"""The height of a picture on a sheet, in pixels."""
QUALITIES: Final = (45, 38, 32, 27, 22, 18)
"""WebP qualities of a sheet, of which the first is taken that keeps it below `LARGEST` bytes, else the last."""
LARGEST: Final = 150_000
SHEET: Final = """<style>
body { margin: 8px; display: grid; grid-template-columns: repeat(%d, auto); gap: 8px; width: max-content }
figure { margin: 0; font: 12px sans-serif }
div { display: flex; gap: 4px }
img { height: %dpx; border: 1px solid #999 }
</style>"""


async def webp(page: Page, quality: int) -> bytes:
    """What the window of a page shows, as a WebP picture."""
    session = await page.context.new_cdp_session(page)
    picture = await session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    await session.detach()
    return base64.b64decode(picture["data"])


async def make_sheet(
    page: Page, cells: Sequence[tuple[str, Sequence[Path]]], sheet: Path, columns: int = COLUMNS, high: int = HIGH
) -> None:
    """One picture of all cells, each a name and its PNG pictures side by side, drawn in an empty page."""

    def image(file: Path) -> str:
        return f'<img src="data:image/png;base64,{base64.b64encode(file.read_bytes()).decode()}">'

    def cell(name: str, files: Sequence[Path]) -> str:
        return f"<figure>{escape(name)}<div>{''.join(map(image, files))}</div></figure>"

    await page.set_viewport_size({"width": 100, "height": 100})  # rows are stretched where the window is higher
    await page.set_content(SHEET % (columns, high) + "".join(cell(*each) for each in cells))
    size = await page.evaluate("[document.body.scrollWidth + 16, document.body.scrollHeight + 16]")
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    for quality in QUALITIES:
        sheet.write_bytes(await webp(page, quality))
        if sheet.stat().st_size < LARGEST:
            break
