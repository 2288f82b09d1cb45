"""A whole review of a finished game by clicks: curve, decisions, a choice that is tried, luck, deals; also stopped."""

from __future__ import annotations

from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.async_api import expect

import argosy
from argosy.review.judging import ReviewBudget
from argosy.server.review.judging_work import AT_SERVER
from tests.e2e import places
from tests.e2e.browser import LONG, Visit, asked, browse
from tests.server.finished import finished

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("place")]
SMALL: Final = ReviewBudget(options=4, choosing=4, comparing=4, most=4, hindsight=4)
"""Enough to see everything; how well it judges is tested elsewhere."""
SIZES: Final = {"laptop": (1280, 720), "phone": (390, 844)}
WHOLE: Final = 600_000
"""Milliseconds until a review is given up."""


async def reviewed(visit: Visit, key: str, size: str, seconds: float = AT_SERVER.seconds) -> Page:
    """A page with the review of a finished game that was brought."""
    if not places.here:
        visit.server.services.game_reviews.how = replace(
            AT_SERVER, glance=SMALL, budget=SMALL, trying=SMALL, seconds=seconds
        )
    page = await visit.guest()
    width, height = SIZES[size]
    await page.set_viewport_size({"width": width, "height": height})
    answer = await asked(page.context, "POST", f"{visit.server.address}/api/records", finished(key).dumps())
    await visit.go(page, f"/t/{answer['table']}/review?seat=1")
    await page.locator(".decision-heading").wait_for()
    return page


@pytest.mark.here
@pytest.mark.parametrize(("key", "size"), list(zip(argosy.list_games(), SIZES, strict=True)))
def test_a_whole_review(tmp_path: Path, key: str, size: str) -> None:
    review_whole(tmp_path, key, size)


@pytest.mark.at_server
@pytest.mark.parametrize(("key", "size"), list(zip(argosy.list_games(), reversed(SIZES), strict=True)))
def test_a_whole_review_at_another_size(tmp_path: Path, key: str, size: str) -> None:
    review_whole(tmp_path, key, size)


def review_whole(tmp_path: Path, key: str, size: str) -> None:
    """Wait for a whole review and look at everything in it, then again after a reload."""

    async def work(visit: Visit) -> None:
        page = await reviewed(visit, key, size)
        await expect(page.locator(".review-progress")).to_have_count(0, timeout=WHOLE)
        await expect(page.locator(".chances .line")).to_have_count(finished(key).header.seats)
        await look_for_the_best(page)
        await step_through(page)
        await page.get_by_role("tab", name="Luck and choice").click()
        await expect(page.locator(".ledgers > li")).to_have_count(finished(key).header.seats)
        if key == "mediterranean":
            await page.get_by_role("tab", name="Deals").click()
            await page.get_by_label("Also deals among the others").check()
            await expect(page.locator(".reviewed-deals tbody, .reviewed-deals > p").first).to_be_visible()
        signs = await page.locator(".chances .signs li").count()
        await page.reload()
        await expect(page.locator(".chances .signs li")).to_have_count(signs, timeout=WHOLE)  # kept
        await expect(page.locator(".review-progress")).to_have_count(0)
        assert await page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]

    browse(tmp_path, work, LONG)


async def look_for_the_best(page: Page) -> None:
    """Go to the first grave decision, try a choice, then see the answer, on the board too."""
    await page.get_by_role("button", name="The next grave decision").click()
    question = page.locator(".question")
    if await question.count() == 0:  # the first decision of all is grave
        await page.get_by_role("button", name="The grave decision before").click()
    await expect(page.locator("[data-played]")).to_have_count(0)
    await question.locator(".offered button").first.click()
    await page.locator(".outcome:not([aria-busy])").wait_for()
    await page.get_by_role("button", name="Show the answer").click()
    await expect(page.locator(".sentence")).to_contain_text("Better")
    await expect(page.locator(".reviewed.played")).to_have_count(1)
    await expect(page.locator(".reviewed.best")).to_have_count(1)


async def step_through(page: Page) -> None:
    """Keys go from decision to decision; a press on the curve chooses one."""
    main = page.locator("main.review")
    before = await main.get_attribute("data-version")
    await page.keyboard.press("ArrowRight")
    await expect(main).not_to_have_attribute("data-version", str(before))
    after = await main.get_attribute("data-version")
    await page.keyboard.press("ArrowLeft")
    await expect(main).to_have_attribute("data-version", str(before))
    box: Any = await page.locator(".chances .plot").bounding_box()
    await page.locator(".chances .plot").click(position={"x": box["width"] * 0.9, "y": box["height"] / 2})
    await expect(main).not_to_have_attribute("data-version", str(before))
    assert int(await main.get_attribute("data-version") or 0) > int(after or 0)


@pytest.mark.at_server
def test_a_review_is_stopped_and_goes_on(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await reviewed(visit, "neptun", "laptop", seconds=1e-9)  # a step for each request
        progress = page.locator(".review-progress")
        await page.get_by_role("button", name="Stop").click()
        await expect(progress).to_contain_text("What was found is kept")
        stopped = await progress.inner_text()
        await page.wait_for_timeout(500)
        assert await progress.inner_text() == stopped
        await page.get_by_role("button", name="Go on").click()
        await expect(progress.locator("progress")).to_have_count(1)
        reached = await progress.locator("progress").evaluate("bar => bar.value")
        assert reached > 0
        await page.reload()  # what was found is kept with the game
        await page.locator(".decision-heading").wait_for()
        assert await progress.locator("progress").evaluate("bar => bar.value") >= reached

    browse(tmp_path, work, LONG)


@pytest.mark.at_server
def test_a_review_is_opened_from_the_end_of_a_game_and_played_on_from(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await reviewed(visit, "neptun", "laptop")
        await page.get_by_role("link", name="Back to the table").click()
        await page.locator(".ending").get_by_role("link", name="Review the game").click()
        await page.wait_for_selector("main.review .decision-heading")
        await page.get_by_role("link", name="Look at the game again").click()
        await page.wait_for_selector("main.replay:not(.review)")
        await page.get_by_role("link", name="Review", exact=True).click()
        await page.wait_for_selector("main.review .decision-heading")
        await page.get_by_label("Review of").select_option("2")
        await expect(page.locator(".decision-heading")).to_have_count(1)
        await page.get_by_role("button", name="Play on from here").click()
        await page.wait_for_selector("main.table:not(.replay) .prompt-bar.mine")

    browse(tmp_path, work, LONG)


@pytest.mark.at_server
def test_a_game_that_cannot_be_reviewed_says_so(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.guest()
        opened = await asked(
            page.context, "POST", f"{visit.server.address}/api/tables",
            {"game": "neptun", "seats": 3, "bots": [None, "random", "random"]},
        )  # fmt: skip
        await page.request.post(f"{visit.server.address}/api/tables/{opened['table']}/start", data={})
        await visit.go(page, f"/t/{opened['table']}/review")
        await expect(page.get_by_role("alert")).to_contain_text("when it is over")
        assert all(str(HTTPStatus.CONFLICT.value) in fault for fault in visit.faults)
        visit.faults.clear()  # a browser complains of every refusal

    browse(tmp_path, work, LONG)
