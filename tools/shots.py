"""Screenshots of every screen of the page, light and dark, from a phone to a big screen; see --help.

A server of its own with a new database and bots; Chromium (ARGOSY_CHROMIUM or on the PATH) looks at it. Positions are
reached by playing entries of menus through the interface for programs.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tests.e2e.browser import Visit, visiting
from tools.mediterranean_screens import RECORDS, reaching

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

WIDTHS: Final = {360: 640, 768: 1024, 1440: 900, 2560: 1440}
THEMES: Final = ("light", "dark")
PATIENCE: Final = 200
"""Inputs after which a position that does not come is given up."""

Open = Callable[["Page"], Awaitable[None]]


class Stage:
    """One guest at a server, with tables in the positions that are to be seen."""

    def __init__(self, visit: Visit, context: BrowserContext) -> None:
        self.visit = visit
        self.context = context
        self.address = visit.server.address
        self.kept: dict[str, str] = {}

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        """One request as the guest of the browser."""
        body = {"data": data} if method == "POST" else {}
        answer = await self.context.request.fetch(f"{self.address}/api{path}", method=method, **body)  # type: ignore[arg-type]
        assert answer.ok, (path, await answer.text())
        return await answer.json()

    async def table(self, game: str, phase: str, enough: Callable[[Any], bool], **terms: Any) -> str:
        """A table in the position where that holds for its view, with us to act or the game over."""
        if phase not in self.kept:
            bots = [None, "sensible", "sensible", "sensible"]
            opened = await self.ask("POST", "/tables", game=game, seats=4, bots=bots, tempo="instant", **terms)
            await self.ask("POST", f"/tables/{opened['table']}/start")
            self.kept[phase] = opened["table"]
            await self.reach(opened["table"], enough)
        return f"/t/{self.kept[phase]}"

    async def reach(self, table: str, enough: Callable[[Any], bool]) -> None:
        """Play on until it holds."""
        after = 0
        for number in range(PATIENCE * 4):
            state = await self.ask("GET", f"/tables/{table}/events?after={after}&wait=5")
            after, view = state["version"], state["view"]
            mine = state["seat"] in view["to_act"]
            if (mine or state["result"]) and enough(view):
                return
            if state["result"]:
                raise LookupError("the game ended before the position came")
            if mine and view["menu"]:
                text = view["menu"][(number * 7) % len(view["menu"])]["text"]
                if view["phase"] == "trading":
                    text = "ready" if any(one["text"] == "ready" for one in view["menu"]) else text
                answer = await self.context.request.post(
                    f"{self.address}/api/tables/{table}/inputs", data={"key": f"shot-{number:05}", "text": text}
                )
                after = (await answer.json()).get("version", after) - 1 if answer.ok else after


def phase(name: str) -> Callable[[Any], bool]:
    """Whether a view is of that phase."""
    return lambda view: bool(view["phase"] == name)


async def screens(stage: Stage) -> dict[str, str]:
    """Every screen by name, with its address."""
    public = await stage.ask("POST", "/tables", game="neptun", seats=4, bots=[None, "strong"], public=True)
    return {
        "landing": "/",
        "new": "/new?game=mediterranean",
        "lobby": "/lobby",
        "join": "/join",
        "rules": "/rules/N3.8",
        "gathering": f"/t/{public['table']}",
        "neptun-acquire": await stage.table("neptun", "acquire", lambda v: v["phase"] == "acquire" and v["turn"] == 3),
        "neptun-row": await stage.table("neptun", "row", lambda v: v["phase"] == "fulfil" and v["turn"] == 2),
        "neptun-sail": await stage.table(
            "neptun", "sail", lambda v: any(one["kind"] == "Sail" for one in v["menu"]) and v["turn"] == 2
        ),
        "neptun-over": await stage.table("neptun", "over", phase("over")),
        "mediterranean-civic": await stage.table("mediterranean", "civic", phase("civic")),
        "mediterranean-trading": await stage.table("mediterranean", "trading", phase("trading"), pace="untimed"),
        "mediterranean-purchasing": await stage.table("mediterranean", "buying", phase("purchasing"), pace="untimed"),
        **{name: await reaching(name)(stage) for name in RECORDS},
    }


async def shoot(folder: Path, only: str, widths: list[int], themes: list[str]) -> None:
    """Take them all."""
    with tempfile.TemporaryDirectory() as scratch:
        async with visiting(Path(scratch)) as visit:
            first = await visit.page()
            context = first.context
            await context.request.post(f"{visit.server.address}/api/guests", data={"name": "Livia"})
            await first.evaluate("localStorage.setItem('argosy.guest', 'yes')")
            found = await screens(Stage(visit, context))
            for name, path in found.items():
                if only in name:
                    for theme in themes:
                        for width in widths:
                            await take(first, visit.server.address + path, width, theme, folder / name)
            for fault in visit.faults:
                print("fault:", fault)


async def take(page: Page, address: str, width: int, theme: str, stem: Path) -> None:
    """One picture."""
    await page.set_viewport_size({"width": width, "height": WIDTHS.get(width, 900)})
    await page.evaluate("theme => localStorage.setItem('argosy.theme', theme)", theme)
    await page.goto(address)
    await page.wait_for_selector("#main")
    await page.wait_for_timeout(700)
    wide = await page.evaluate("document.documentElement.scrollWidth")
    if wide > width:
        print(f"{stem.name} overflows at {width}: {wide}")
    stem.parent.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=f"{stem}-{width}-{theme}.png")


def main() -> None:
    """Read the command line and shoot."""
    parser = argparse.ArgumentParser(description="Screenshots of every screen of the page.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="screens whose name holds this")
    parser.add_argument("--widths", default=",".join(map(str, WIDTHS)))
    parser.add_argument("--themes", default=",".join(THEMES))
    options = parser.parse_args()
    widths = [int(width) for width in options.widths.split(",")]
    asyncio.run(shoot(options.folder, options.only, widths, options.themes.split(",")))


if __name__ == "__main__":
    main()
