"""A tab that is killed loses nothing that was answered.

ARGOSY_TAB_KILLS tells how many tabs are killed; 3 if it is not set.
"""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.browser import LONG, Visit, browse
from tests.e2e.places import ENGINE, asked_here

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("only_here")]
KILLS = int(os.environ.get("ARGOSY_TAB_KILLS", "3"))
PLAY = f"""async ([table, first]) => {{
  {ENGINE}
  const ask = async (path, body) => {{
    const sent = body ? {{ body: JSON.stringify(body), type: "application/json" }} : {{}};
    return JSON.parse(await (await engine.request({{ path: `/tables/${{table}}${{path}}`, ...sent }})).body.text());
  }};
  for (let number = first;; number++) {{
    const state = await ask("");
    if (state.result) return;
    const {{ menu, to_act }} = state.view;
    if (!to_act.includes(state.seat) || !menu.length) {{
      await ask(`/events?after=${{state.version}}&wait=1`);
      continue;
    }}
    const input = {{ key: `kill-${{String(number).padStart(6, "0")}}`, text: menu[number * 7 % menu.length].text }};
    const answer = await ask("/inputs", input);
    if (answer.version) await answered(input.key, input.text, answer.version);
  }}
}}"""
"""Plays through the engine as fast as it answers, and reports every answer."""


async def new_table(page: Page) -> str:
    """A table with two bots that has begun."""
    await asked_here(page, "POST", "/guests", {"name": "Livia"})
    terms = {"game": "neptun", "seats": 3, "bots": [None, "random", "random"], "tempo": "instant", "absence": 0}
    _, opened = await asked_here(page, "POST", "/tables", terms)
    await asked_here(page, "POST", f"/tables/{opened['table']}/start", {})
    return str(opened["table"])


async def kill(page: Page) -> None:
    """End the process of a tab with its workers."""
    gone = asyncio.Event()
    page.on("crash", lambda _: gone.set())
    session = await page.context.new_cdp_session(page)
    crash = asyncio.ensure_future(session.send("Page.crash"))
    await gone.wait()
    crash.cancel()
    with suppress(Exception, asyncio.CancelledError):
        await crash
    await page.close()


def test_no_answered_input_is_lost_when_tabs_are_killed(tmp_path: Path) -> None:
    dice = random.Random(int(os.environ.get("ARGOSY_TEST_CHANCE", "0")))

    async def work(visit: Visit) -> None:
        page = await visit.page()
        context = page.context
        answers: list[tuple[str, str, int]] = []
        await context.expose_function("answered", lambda *answer: answers.append(answer))
        table, checked, begun = await new_table(page), 0, 0
        for _ in range(KILLS):
            before = len(answers)
            playing = asyncio.ensure_future(page.evaluate(PLAY, [table, begun]))
            while len(answers) == before and not playing.done():
                await asyncio.sleep(0.02)
            await asyncio.sleep(dice.uniform(0, 0.6))
            await kill(page)
            with suppress(Exception):
                await playing
            page = await context.new_page()
            await page.goto(visit.server.address)
            await page.wait_for_selector("#main")
            status, state = await asked_here(page, "GET", f"/tables/{table}")
            assert status == 200, state
            assert state["version"] >= max(version for *_, version in answers)
            for key, text, version in answers[-3:]:
                said = (await asked_here(page, "POST", f"/tables/{table}/inputs", {"key": key, "text": text}))[1]
                assert said["version"] == version, "a repeated key has its first answer"
            checked += len(answers) - before
            begun = int(answers[-1][0][5:]) + 2  # the last one may have been saved and not answered
            if state["result"]:
                table = await new_table(page)
                answers.clear()
                begun = 0
        assert checked >= KILLS

    browse(tmp_path, work, LONG + KILLS * 60)
