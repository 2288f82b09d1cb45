"""Writes the first part of docs/rules/<game>.md, to learn from, as the rules page has it; see --help.

`--pictures` also takes the pictures of a round from the page, with Chromium (ARGOSY_CHROMIUM or on the PATH).
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import re
import tempfile
from pathlib import Path
from textwrap import wrap
from typing import Final

from argosy.text.translate import Words, book_of

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "docs" / "rules"
PICTURES: Final = ROOT / "docs" / "pictures"
BEGIN, END = "<!-- learn: made by tools/learn_docs.py -->\n", "<!-- /learn -->\n"
WIDTH: Final = 120
QUALITY: Final = 80
"""WebP quality of the pictures, which must be small."""
PARTS: Final = ("aim", "word", "step", "example", "hint")
ITEM: Final = {"word": "- **{title}**: {text}", "step": "{at}. **{title}.** {text}", "hint": "- {text}"}
"""How an item of a part is written; those of other parts as steps are."""


def games() -> dict[str, str]:
    """The games that have a page of rules, with the letter of their rules."""
    found = {}
    for page in sorted(RULES.glob("*.md")):
        if chapter := re.search(r"^## ([A-Z])1 ", page.read_text(encoding="utf-8"), re.MULTILINE):
            found[page.stem] = chapter[1]
    return found


def part_of(game: str, letter: str, part: str) -> list[str]:
    """The lines of one part."""
    book, words = book_of("en"), Words("en")
    lines = [f"### {words.text(f'web-learn-{part}')}", ""]
    if part == "step":
        lines += [f"![A round in pictures](../pictures/{game}-round.webp)", ""]
    at = 0
    for id in book.ids:
        if id != f"learn-{letter}-{part}" and not id.startswith(f"learn-{letter}-{part}-"):
            continue
        at += 1
        message = book.whole().get_message(id)
        title = message.attributes.get("title")
        said = {
            "at": at,
            "title": "" if title is None else str(book.whole().format_pattern(title, {})[0]),
            "text": " ".join((book.text(id, {}) or "").split()),
        }
        item = str(said["text"]) if part == "aim" else ITEM.get(part, ITEM["step"]).format(**said)
        hang = "" if part == "aim" else "  " if item.startswith("-") else "   "
        lines += wrap(item, WIDTH, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False)
    return [*lines, ""]


def learn_part(game: str, letter: str) -> str:
    """The whole first part of a game's page."""
    lines = ["## To learn from", ""]
    for part in PARTS:
        lines += part_of(game, letter, part)
    return BEGIN + "\n" + "\n".join(lines) + "\n" + END


def written(page: str, part: str) -> str:
    """A page of rules with that first part, in place of the one it has, else before its first chapter."""
    if BEGIN in page:
        return page[: page.index(BEGIN)] + part + page[page.index(END) + len(END) :]
    before, chapter, after = re.split(r"^(?=## )(.*\n)", page, maxsplit=1, flags=re.MULTILINE)
    return before + part + "\n" + chapter + after


async def take_pictures() -> None:
    """Take the pictures of a round of every game from the rules page."""
    from tests.e2e.browser import visiting

    with tempfile.TemporaryDirectory() as scratch:
        async with visiting(Path(scratch)) as visit:
            page = await visit.guest(viewport={"width": 1280, "height": 900}, color_scheme="light")
            for game, letter in games().items():
                await page.goto(f"{visit.server.address}/rules/{letter}-STEP")
                await page.wait_for_selector(".learn-picture svg")
                await page.evaluate("document.fonts.ready")
                await page.locator(".learn-steps").scroll_into_view_if_needed()
                box = await page.locator(".learn-steps").bounding_box()
                assert box is not None
                top = await page.evaluate("scrollY")
                session = await page.context.new_cdp_session(page)
                clip = {**box, "y": box["y"] + top, "scale": 1}
                asked = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": True, "clip": clip}
                taken = await session.send("Page.captureScreenshot", asked)
                (PICTURES / f"{game}-round.webp").write_bytes(base64.b64decode(taken["data"]))


def main() -> None:
    """Write the pages, and take the pictures if asked to."""
    parser = argparse.ArgumentParser(description="The first part of docs/rules/*.md, as the rules page has it.")
    parser.add_argument("--pictures", action="store_true", help="also take the pictures of a round (needs Chromium)")
    options = parser.parse_args()
    for game, letter in games().items():
        file = RULES / f"{game}.md"
        file.write_text(written(file.read_text(encoding="utf-8"), learn_part(game, letter)), encoding="utf-8")
    if options.pictures:
        asyncio.run(take_pictures())


if __name__ == "__main__":
    main()
