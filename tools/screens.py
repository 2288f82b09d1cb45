"""Every screen of the page by name: the common ones, and those of each game from `tools/games/`."""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from typing import Final

from argosy.core.registry import list_games
from argosy.games.package import package
from tools.stage import PATIENCE, Screen, Stage, at, press, watching

FIRST: Final = list_games()[0]
LAST: Final = list_games()[-1]
"""Two games, for screens that look much the same for every game."""


async def gathering(stage: Stage) -> str:
    """A table with free seats."""
    if "gathering" not in stage.kept:
        opened = await stage.ask("POST", "/tables", game=LAST, seats=4, bots=[None, "strong"], public=True)
        stage.kept["gathering"] = opened["table"]
    return f"/t/{stage.kept['gathering']}"


async def lobby(stage: Stage) -> str:
    """Public tables: one with free seats, one with bots only, one of the other game."""
    if "lobby" not in stage.kept:
        await gathering(stage)
        await watching(LAST)(stage)
        other = await stage.ask("POST", "/tables", game=FIRST, seats=5, bots=[None, "strong"], public=True)
        stage.kept["lobby"] = other["table"]
    return "/lobby"


async def invited(stage: Stage) -> str:
    """The invitation link, as seen by a person who has not joined."""
    table = (await gathering(stage)).removeprefix("/t/")
    links = await stage.ask("GET", f"/tables/{table}/links")
    return f"/join/{table}#{links['invite']}"


async def ended(stage: Stage) -> str:
    """A table that its host has ended."""
    if "ended" not in stage.kept:
        opened = await stage.ask("POST", "/tables", game=LAST, seats=3, bots=[None, "strong", "sensible"])
        await stage.ask("POST", f"/tables/{opened['table']}/start")
        await stage.ask("POST", f"/tables/{opened['table']}/end")
        stage.kept["ended"] = opened["table"]
    return f"/t/{stage.kept['ended']}"


async def hot_seat(stage: Stage) -> str:
    """Two people on this device; the second is to act."""
    if "hot-seat" not in stage.kept:
        opened = await stage.ask("POST", "/tables", game=LAST, seats=3, bots=[None, None, "sensible"], tempo="instant")
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
        seats = json.dumps({table: [{"seat": answer["seat"], "token": answer["token"]} for answer in (opened, beside)]})
        await page.evaluate("seats => localStorage.setItem('argosy.seats', seats)", seats)
        stage.kept["hot-seat"] = table
    return f"/t/{stage.kept['hot-seat']}"


OF_GAMES: Final = [import_module(f"tools.games.{key}.screens") for key in list_games()]
SCREENS: Final[tuple[Screen, ...]] = (
    Screen("landing", at("/")),
    Screen("settings", at("/"), press(".top-bar .link")),
    Screen("new", at(f"/new?game={FIRST}")),
    Screen("new-options", at(f"/new?game={LAST}"), press("summary")),
    Screen("lobby", lobby),
    Screen("join", at("/join")),
    Screen("invited", invited),
    Screen("rules", at(f"/rules/{package(LAST).letter}3.8")),
    Screen("icon-key", at(f"/rules/key/{package(LAST).letter}")),
    Screen("gathering", gathering),
    Screen("remove", gathering, press(".seats li:not(.free) .button")),
    Screen("ended", ended),
    Screen("hand-over", hot_seat),
    *[screen for module in OF_GAMES for screen in module.SCREENS],
)
