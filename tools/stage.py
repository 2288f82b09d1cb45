"""Screens of the page: how to reach a position, and what to press before the screenshot.

Positions are reached by playing entries of menus over the HTTP interface, at tables with bots.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tests.e2e.browser import Visit, asked

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

PATIENCE: Final = 800
"""Inputs after which an unreached position is given up."""
BOTS: Final = [None, "sensible", "sensible", "sensible"]


Choose = Callable[[Any, int], str]
"""Chooses a line of notation for a view and the number of the input."""


def any_entry(view: Any, number: int) -> str:
    """A menu entry by number; in a phase with a clock always `ready`."""
    menu = view["menu"]
    if any(entry["text"] == "ready" for entry in menu):
        return "ready"
    return str(menu[(number * 7) % len(menu)]["text"])


class Stage:
    """A guest at a server, with tables in the positions to show."""

    def __init__(self, visit: Visit, context: BrowserContext) -> None:
        self.visit = visit
        self.context = context
        self.address = visit.server.address
        self.kept: dict[str, str] = {}

    async def ask(self, method: str, path: str, **data: Any) -> Any:
        """Send a request as the guest of the browser."""
        return await asked(self.context, method, f"{self.address}/api{path}", data)

    async def table(
        self, game: str, phase: str, enough: Callable[[Any], bool], choose: Choose = any_entry, **terms: Any
    ) -> str:
        """A table in a position where the condition holds for its view, with this guest to act or the game over."""
        if phase not in self.kept:
            opened = await self.ask("POST", "/tables", game=game, seats=4, bots=BOTS, tempo="instant", **terms)
            await self.ask("POST", f"/tables/{opened['table']}/start")
            self.kept[phase] = opened["table"]
            await self.reach(opened["table"], enough, choose)
        return f"/t/{self.kept[phase]}"

    async def reach(self, table: str, enough: Callable[[Any], bool], choose: Choose) -> None:
        """Play until the condition holds."""
        after = 0
        for number in range(PATIENCE):
            state = await self.ask("GET", f"/tables/{table}/events?after={after}&wait=5")
            after, view = state["version"], state["view"]
            mine = state["seat"] in view["to_act"]
            if (mine or state["result"]) and enough(view):
                return
            if state["result"]:
                raise LookupError("the game ended before the position came")
            if mine and view["menu"]:
                command = {"key": f"shot-{number:05}", "text": choose(view, number)}
                after = await self._play(table, command, after)

    async def _play(self, table: str, command: dict[str, str], after: int) -> int:
        """Send an input, which may come too late; the version before it, or the given one if it was refused."""
        try:
            return int((await self.ask("POST", f"/tables/{table}/inputs", **command)).get("version", after)) - 1
        except AssertionError:
            return after


def phase(name: str) -> Callable[[Any], bool]:
    """Whether a view is of that phase."""
    return lambda view: bool(view["phase"] == name)


async def nothing(_: Page) -> None:
    """Press nothing."""


def press(*selectors: str) -> Callable[[Page], Awaitable[None]]:
    """Press the first element of each selector, in order."""

    async def pressing(page: Page) -> None:
        for selector in selectors:
            await page.locator(selector).first.click()

    return pressing


JUDGED: Final = 240_000
"""Milliseconds until a review must have found a grave decision, or the chances of the whole game."""


async def question(page: Page) -> None:
    """Let a review find a grave decision and stop it there: what would you do?"""
    await page.locator(".chances .signs li").first.wait_for(state="attached", timeout=JUDGED)
    await page.evaluate("document.querySelector('.review-progress .button')?.click()")
    await page.locator(".decision-steps .button").last.evaluate("button => button.click()")  # if it is not there yet
    await page.locator(".question").wait_for()


async def answer(page: Page) -> None:
    """The same with the answer, when the chances of the whole game are known."""
    await page.locator(".chances[aria-busy=false]").wait_for(timeout=JUDGED)
    await question(page)
    await page.locator(".question > .button").click()
    await page.locator(".sentence").wait_for()
    await page.evaluate("scrollTo(0, 0)")
    await page.wait_for_timeout(2000)  # the board follows when the position has come


async def luck(page: Page) -> None:
    """Where the results of a game came from."""
    await page.locator(".decision-heading").wait_for(timeout=JUDGED)
    await page.locator(".side [role=tab]").nth(1).click()
    await page.locator(".ledgers").wait_for(timeout=JUDGED)
    await page.evaluate("document.querySelector('.review-progress .button')?.click()")


@dataclass(frozen=True)
class Screen:
    """A screen: its address, and what to press there first."""

    name: str
    reach: Callable[[Stage], Awaitable[str]]
    before: Callable[[Page], Awaitable[None]] = nothing

    async def open(self, page: Page, stage: Stage, still: int = 500) -> None:
        """Open it, and give it that many milliseconds after its heading is there."""
        path = await self.reach(stage)
        await page.goto("about:blank")  # changing only the fragment would not load the page
        await page.goto(stage.address + path)
        await page.wait_for_selector("h1", state="attached")
        await page.wait_for_timeout(still)
        await self.before(page)


def at(path: str) -> Callable[[Stage], Awaitable[str]]:
    """A screen at a fixed address."""

    async def reach(_: Stage) -> str:
        return path

    return reach


def playing(game: str, name: str, enough: Callable[[Any], bool], **terms: Any) -> Callable[[Stage], Awaitable[str]]:
    """A screen of a table that is played until the condition holds."""
    return lambda stage: stage.table(game, name, enough, **terms)


def watching(game: str) -> Callable[[Stage], Awaitable[str]]:
    """A screen of a public table with bots only."""

    async def reach(stage: Stage) -> str:
        if "watched" not in stage.kept:
            bots = ["sensible"] * 4
            opened = await stage.ask("POST", "/tables", game=game, seats=4, bots=bots, public=True, sit=False)
            await stage.ask("POST", f"/tables/{opened['table']}/start")
            stage.kept["watched"] = opened["table"]
        return f"/t/{stage.kept['watched']}"

    return reach
