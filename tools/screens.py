"""Every screen of the page by name: how its position is reached, and what is pressed before one looks.

Positions are reached by playing entries of menus through the interface for programs, at tables with bots.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from tests.e2e.browser import Visit
from tools.mediterranean_screens import PRESSED, RECORDS, reaching

if TYPE_CHECKING:
    from playwright.async_api import BrowserContext, Page

PATIENCE: Final = 800
"""Inputs after which a position that does not come is given up."""
BOTS: Final = [None, "sensible", "sensible", "sensible"]


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
        answer = await self.context.request.fetch(f"{self.address}/api{path}", method=method, max_retries=2, **body)  # type: ignore[arg-type]
        assert answer.ok, (path, await answer.text())
        return await answer.json()

    async def table(self, game: str, phase: str, enough: Callable[[Any], bool], **terms: Any) -> str:
        """A table in the position where that holds for its view, with us to act or the game over."""
        if phase not in self.kept:
            opened = await self.ask("POST", "/tables", game=game, seats=4, bots=BOTS, tempo="instant", **terms)
            await self.ask("POST", f"/tables/{opened['table']}/start")
            self.kept[phase] = opened["table"]
            await self.reach(opened["table"], enough)
        return f"/t/{self.kept[phase]}"

    async def reach(self, table: str, enough: Callable[[Any], bool]) -> None:
        """Play on until it holds."""
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
                command = {"key": f"shot-{number:05}", "text": chosen(view, number)}
                inputs = f"{self.address}/api/tables/{table}/inputs"
                answer = await self.context.request.post(inputs, data=command, max_retries=2)
                after = (await answer.json()).get("version", after) - 1 if answer.ok else after


def chosen(view: Any, number: int) -> str:
    """What is played: in Neptun what looks profitable, so that there is something to see; else anything."""
    menu = view["menu"]
    if view["phase"] == "trading" and any(one["text"] == "ready" for one in menu):
        return "ready"
    if view["game"] == "neptun" and not (menu[0]["kind"] == "Reveal" and number % 2):
        takes = [one for one in menu if one["kind"] != "Reveal"] or menu
        return str(max(takes, key=profit)["text"])
    return str(menu[(number * 7) % len(menu)]["text"])


def profit(entry: Any) -> tuple[int, int, int]:
    """What an entry of Neptun's menu earns, then how short its way is, then how far one gets."""
    earned = 2 * entry["points"] + entry["gold"] - entry["cost"] - 2 * len(entry["loses"])
    return earned, -(entry["route"] or 0), entry["range"] or 0


def phase(name: str) -> Callable[[Any], bool]:
    """Whether a view is of that phase."""
    return lambda view: bool(view["phase"] == name)


async def nothing(_: Page) -> None:
    """Look at it as it comes."""


def press(*selectors: str) -> Callable[[Page], Awaitable[None]]:
    """Press what is there first, one after the other."""

    async def pressing(page: Page) -> None:
        for one in selectors:
            await page.locator(one).first.click()

    return pressing


@dataclass(frozen=True)
class Screen:
    """Something to see: where it is, and what is pressed there first."""

    name: str
    reach: Callable[[Stage], Awaitable[str]]
    before: Callable[[Page], Awaitable[None]] = nothing

    async def open(self, page: Page, stage: Stage, still: int = 500) -> None:
        """Show it, and wait until it stands still for that many milliseconds."""
        path = await self.reach(stage)
        await page.goto("about:blank")  # a mere change of the fragment would load nothing
        await page.goto(stage.address + path)
        await page.wait_for_selector("#main")
        await page.wait_for_timeout(still)
        await self.before(page)


def at(path: str) -> Callable[[Stage], Awaitable[str]]:
    """An address that is always there."""

    async def reach(_: Stage) -> str:
        return path

    return reach


def playing(game: str, name: str, enough: Callable[[Any], bool], **terms: Any) -> Callable[[Stage], Awaitable[str]]:
    """A table that is played until that holds."""
    return lambda stage: stage.table(game, name, enough, **terms)


async def gathering(stage: Stage) -> str:
    """A table with free seats."""
    if "gathering" not in stage.kept:
        opened = await stage.ask("POST", "/tables", game="neptun", seats=4, bots=[None, "strong"], public=True)
        stage.kept["gathering"] = opened["table"]
    return f"/t/{stage.kept['gathering']}"


async def lobby(stage: Stage) -> str:
    """Public tables: one that gathers, one of bots alone, one of the other game."""
    if "lobby" not in stage.kept:
        await gathering(stage)
        await watched(stage)
        other = await stage.ask("POST", "/tables", game="mediterranean", seats=5, bots=[None, "strong"], public=True)
        stage.kept["lobby"] = other["table"]
    return "/lobby"


async def invited(stage: Stage) -> str:
    """The link by which somebody is asked to sit down, as one who is not there yet."""
    table = (await gathering(stage)).removeprefix("/t/")
    links = await stage.ask("GET", f"/tables/{table}/links")
    return f"/join/{table}#{links['invite']}"


async def watched(stage: Stage) -> str:
    """A public table where only bots sit."""
    if "watched" not in stage.kept:
        bots = ["sensible"] * 4
        opened = await stage.ask("POST", "/tables", game="neptun", seats=4, bots=bots, public=True, sit=False)
        await stage.ask("POST", f"/tables/{opened['table']}/start")
        stage.kept["watched"] = opened["table"]
    return f"/t/{stage.kept['watched']}"


async def hot_seat(stage: Stage) -> str:
    """Two people on this device, the second of whom is to act."""
    if "hot-seat" not in stage.kept:
        opened = await stage.ask(
            "POST", "/tables", game="neptun", seats=3, bots=[None, None, "sensible"], tempo="instant"
        )
        table = opened["table"]
        links = await stage.ask("GET", f"/tables/{table}/links")
        beside = await stage.ask("POST", f"/tables/{table}/join", invite=links["invite"], seat=1, name="Bea")
        await stage.ask("POST", f"/tables/{table}/start")
        page = stage.context.pages[0]
        for number in range(PATIENCE):
            view = (await stage.ask("GET", f"/tables/{table}"))["view"]
            if view["to_act"] == [beside["seat"]]:
                break
            if opened["seat"] in view["to_act"]:
                text = view["menu"][-1]["text"]
                await stage.ask("POST", f"/tables/{table}/inputs", key=f"beside-{number:05}", text=text)
            await asyncio.sleep(0.2)
        seats = json.dumps({table: [{"seat": one["seat"], "token": one["token"]} for one in (opened, beside)]})
        await page.evaluate("seats => localStorage.setItem('argosy.seats', seats)", seats)
        stage.kept["hot-seat"] = table
    return f"/t/{stage.kept['hot-seat']}"


async def replayed(stage: Stage) -> str:
    """A finished game in its middle."""
    table = await neptun_over(stage)
    curve = await stage.ask("GET", f"/tables/{table.removeprefix('/t/')}/curve")
    return f"{table}/replay?move={curve['inputs'] * 2 // 3}"


async def scored(stage: Stage) -> str:
    """A finished game just before the second round is scored."""
    table = await neptun_over(stage)
    curve = await stage.ask("GET", f"/tables/{table.removeprefix('/t/')}/curve")
    return f"{table}/replay?move={curve['marks'][2]['input'] - 1}"


async def score(page: Page) -> None:
    """Let the scoring be told to its end, once the board is there to tell it."""
    await page.locator(".neptun-board").wait_for()
    await page.locator(".replay-buttons .steps .button").nth(3).click()
    await page.locator(".hall header .button").first.click()


def sailing(view: Any) -> bool:
    """Whether one may deliver something."""
    return bool(view["turn"] >= 2 and any(one["kind"] == "Sail" and one["points"] for one in view["menu"]))


def drafting(view: Any) -> bool:
    """Whether one may take a contract, in the middle of a draft."""
    return bool(view["turn"] == 3 and any(one["kind"] == "Take" for one in view["menu"]))


neptun_over: Final = playing("neptun", "over", phase("over"))
neptun_draft: Final = playing("neptun", "acquire", drafting)
neptun_sail: Final = playing("neptun", "sail", sailing)

SCREENS: Final = (
    Screen("landing", at("/")),
    Screen("settings", at("/"), press(".top-bar .link")),
    Screen("new", at("/new?game=mediterranean")),
    Screen("new-options", at("/new?game=neptun"), press("summary")),
    Screen("lobby", lobby),
    Screen("join", at("/join")),
    Screen("invited", invited),
    Screen("rules", at("/rules/N3.8")),
    Screen("gathering", gathering),
    Screen("hand-over", hot_seat),
    Screen("neptun-acquire", neptun_draft),
    Screen("neptun-loading", neptun_draft, press(".column.up.lit")),
    Screen("neptun-row", playing("neptun", "row", lambda v: v["phase"] == "fulfil" and v["turn"] == 2)),
    Screen("neptun-sail", neptun_sail),
    Screen("neptun-voyage", neptun_sail, press(".slot.lit[data-slot]")),
    Screen("neptun-temples", neptun_sail, press(".tools .button")),
    Screen("neptun-words", neptun_sail, press(".words-switch")),
    Screen("neptun-watched", watched),
    Screen("neptun-over", neptun_over),
    Screen("neptun-scoring", scored, score),
    Screen("neptun-replay", replayed),
    Screen("mediterranean-civic", playing("mediterranean", "civic", phase("civic"))),
    Screen("mediterranean-trading", playing("mediterranean", "trading", phase("trading"), pace="untimed")),
    *[Screen(name, reaching(name), press(*PRESSED.get(name, ()))) for name in RECORDS],
)
