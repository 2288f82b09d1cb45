"""The screens of Neptun, reached by playing profitable moves, so that boards are not empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tools.stage import Screen, Stage, answer, luck, phase, playing, press, watching

if TYPE_CHECKING:
    from playwright.async_api import Page

KEY: Final = "neptun"


def profitable(view: Any, number: int) -> str:
    """Choose a profitable move; sometimes reveal another contract."""
    menu = view["menu"]
    if menu[0]["kind"] == "Reveal" and number % 2:
        return str(menu[(number * 7) % len(menu)]["text"])
    takes = [entry for entry in menu if entry["kind"] != "Reveal"] or menu
    return str(max(takes, key=profit)["text"])


def profit(entry: Any) -> tuple[int, int, int]:
    """Sort key of an entry: its gain, then how short its route is, then how far it goes."""
    earned = 2 * entry["points"] + entry["gold"] - entry["cost"] - 2 * len(entry["loses"])
    return earned, -(entry["route"] or 0), entry["range"] or 0


def rowing(view: Any) -> bool:
    """Whether an oar card is chosen in the second turn at sea."""
    return bool(view["phase"] == "fulfil" and view["turn"] == 2)


async def replayed(stage: Stage) -> str:
    """A finished game in its middle."""
    table = await game_over(stage)
    curve = await stage.ask("GET", f"/tables/{table.removeprefix('/t/')}/curve")
    return f"{table}/replay?move={curve['inputs'] * 2 // 3}"


async def scored(stage: Stage) -> str:
    """A finished game just before the second round is scored."""
    table = await game_over(stage)
    curve = await stage.ask("GET", f"/tables/{table.removeprefix('/t/')}/curve")
    return f"{table}/replay?move={curve['marks'][2]['input'] - 1}"


async def reviewed(stage: Stage) -> str:
    """The review of a finished game."""
    return f"{await game_over(stage)}/review?seat=0"


async def score(page: Page) -> None:
    """Wait for the board, then run the scoring animation to its end."""
    await page.locator(".neptun-board").wait_for()
    await page.locator(".replay-buttons .steps .button").nth(3).click()
    await page.locator(".hall").wait_for()
    await page.evaluate("document.querySelector('.hall header .button:not(.strong)')?.click()")  # the rest at once


def sailing(view: Any) -> bool:
    """Whether the seat may deliver something."""
    return bool(view["turn"] >= 2 and any(entry["kind"] == "Sail" and entry["points"] for entry in view["menu"]))


def drafting(view: Any) -> bool:
    """Whether the seat may take a contract, in the middle of a draft."""
    return bool(view["turn"] == 3 and any(entry["kind"] == "Take" for entry in view["menu"]))


game_over: Final = playing(KEY, "over", phase("over"), choose=profitable)
in_the_draft: Final = playing(KEY, "acquire", drafting, choose=profitable)
at_sea: Final = playing(KEY, "sail", sailing, choose=profitable)

SCREENS: Final = (
    Screen("neptun-acquire", in_the_draft),
    Screen("neptun-loading", in_the_draft, press(".column.up.lit")),
    Screen("neptun-row", playing(KEY, "row", rowing, choose=profitable)),
    Screen("neptun-sail", at_sea),
    Screen("neptun-voyage", at_sea, press(".slot.lit[data-slot]")),
    Screen("neptun-temples", at_sea, press(".tools .button")),
    Screen("neptun-words", at_sea, press(".words-switch")),
    Screen("neptun-watched", watching(KEY)),
    Screen("neptun-over", game_over),
    Screen("neptun-scoring", scored, score),
    Screen("neptun-replay", replayed),
    Screen("neptun-review", reviewed, answer),
    Screen("neptun-review-luck", reviewed, luck),
)
DOCS: Final = (
    ("neptun-loading", "neptun-drafting", 1440, "light"),
    ("neptun-voyage", "neptun-sailing", 1440, "dark"),
    ("neptun-row", "neptun-on-a-phone", 360, "light"),
    ("neptun-scoring", "neptun-scoring", 1440, "light"),
    ("neptun-over", "neptun-ending", 1440, "light"),
    ("neptun-replay", "neptun-replay", 1440, "dark"),
    ("neptun-review", "neptun-review", 1440, "light"),
)
"""The pictures of the documents: screen, name of the file, width, theme."""
