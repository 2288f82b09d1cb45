"""Every decision of Trading in the Mediterranean that is rare at a table, made on the drawn table."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from argosy.games.mediterranean.rules.state import (
    ACCUSING,
    BANKING,
    GIVING,
    PURCHASING,
    USING,
    VOTING,
    MediterraneanState,
)
from tests.e2e.axe import violations
from tests.e2e.browser import Visit, browse, change_settings, state_of
from tests.e2e.test_mediterranean_table import settled
from tests.games.mediterranean.positions import (
    Policy,
    Until,
    all_but_one_ready,
    bring,
    last_purchase,
    last_throw,
    people,
    position,
    quiet,
    rich,
    sells_points,
    sensible,
    step,
    struck,
)

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = [
    pytest.mark.slow,
    pytest.mark.usefixtures("place"),
    pytest.mark.skipif("ARGOSY_EXPECT_COMPILED" in os.environ, reason="the page is played on the sources"),
]
ON_CHOICE = "() => document.activeElement.matches('.med-board .choice')"
CUT_OFF = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
CHANGED = "version => document.querySelector('main.table').dataset.version !== version"


async def looking_at(visit: Visit, until: Until, policy: Policy = sensible, **options: str) -> tuple[Page, str]:
    """A page of the first seat in that position, with bots on the others."""
    page = await visit.guest(path="/rules")
    id = await bring(page.context, visit.server.address, position(until, policy, options))
    await visit.go(page, f"/t/{id}")
    await page.wait_for_selector(".med-board .choice")
    return page, id


DECISIONS: list[tuple[str, Until, Policy, dict[str, str], str]] = [
    ("abilities", step(USING), sensible, {}, ".med-decision"),
    ("gifts", step(GIVING), sensible, {}, ".med-gift .choice"),
    ("bank", step(BANKING), sensible, {}, ".med-decision"),
    ("votes", step(VOTING), sensible, {}, ".med-decision"),
    ("losses", struck(True), sensible, {}, ".med-decision"),
    ("losses of a rival", struck(False), sensible, {}, ".med-decision"),
    ("accusations", step(ACCUSING), quiet, {"trading_chat": "on"}, ".med-decision"),
]


@pytest.mark.parametrize(
    ("until", "policy", "options", "what"), [one[1:] for one in DECISIONS], ids=[one[0] for one in DECISIONS]
)
def test_a_rare_decision_is_made(
    tmp_path: Path, until: Until, policy: Policy, options: dict[str, str], what: str
) -> None:
    async def work(visit: Visit) -> None:
        page, id = await looking_at(visit, until, policy, **options)
        assert await settled(page, visit, id)
        version = await page.locator("main.table").get_attribute("data-version")
        await page.locator(what).first.click()
        await page.wait_for_function(CHANGED, arg=version)
        assert await page.locator(".prompt-bar .trouble").count() == 0

    browse(tmp_path, work)


async def told(visit: Visit, until: Until, policy: Policy = sensible) -> Page:
    """A page of the first seat in that position, which is told resolutions and the end step by step."""
    page = await visit.guest(path="/rules")
    await change_settings(page, telling="on")
    id = await bring(page.context, visit.server.address, position(until, policy))
    await visit.go(page, f"/t/{id}")
    return page


MONEY = "all => all.map(one => one.querySelector('.figures > div:nth-child(2) dd').innerText)"


def test_a_resolution_is_told_step_by_step_and_nothing_is_shown_before_it_is_told(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await told(visit, all_but_one_ready, quiet)
        await page.locator(".med-ready .button.strong:visible").first.wait_for()
        players = page.locator(".players .player")
        before = await players.evaluate_all(MONEY)
        await page.locator(".med-ready .button.strong:visible").first.click()
        telling = page.get_by_role("region", name="Resolution, step by step")
        await telling.get_by_role("heading", name="Cards are spent yours").wait_for()
        after = await players.evaluate_all(MONEY)
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 1, "only the own money is told"
        assert await page.locator(".med-decision, .med-purse, .med-mats").count() == 0
        assert await violations(page) == []
        assert "Wealth" not in await telling.inner_text()
        told_lines = await page.locator(".log button").count()
        await page.keyboard.press("Enter")
        await telling.get_by_role("heading", name="Cards are spent the others").wait_for()
        assert await telling.locator(".med-told > li").count() == 3
        assert await page.locator(".log button").count() == told_lines + 3
        while not await telling.get_by_role("heading", name="Wealth makes the order").count():
            await page.keyboard.press(" ")
        await telling.get_by_text("After this it is your turn.").wait_for()
        await telling.get_by_role("button", name="Skip").or_(telling.get_by_role("button", name="Go on")).click()
        await page.locator(".med-fold:not([open])", has_text="How it was resolved").wait_for()
        await page.reload()
        await page.locator(".med-fold:not([open])", has_text="How it was resolved").wait_for()
        assert await telling.count() == 0

    browse(tmp_path, work)


def test_the_end_is_told_player_by_player_with_the_winner_last(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page = await told(visit, last_purchase)
        await page.locator(".med-purse .button.strong").click()
        telling = page.get_by_role("region", name="The end, step by step")
        for count in range(1, 5):
            await page.wait_for_function(
                "count => document.querySelectorAll('.med-finale > li').length === count", arg=count
            )
            assert await page.locator(".ending, .med-winners").count() == 0
            points = await page.locator(".players .figures > div:first-child dd").all_inner_texts()
            assert points.count("?") == 4 - count
            await telling.get_by_role("button", name="Next").click()
        await telling.get_by_text(" wins with ").wait_for()
        assert await page.locator(".ending").count() == 0
        await telling.get_by_role("button", name="Go on").click()
        await page.locator(".ending").wait_for()
        await page.get_by_role("table", name="The best and the worst deal of each").wait_for()
        passed = page.get_by_role("table", name="Who gave whom which bottoms")
        assert await passed.locator("tbody tr").count() == 4
        assert await violations(page) == []

    browse(tmp_path, work)


def test_by_keyboard_one_goes_on_from_the_next_choices(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await looking_at(visit, rich)
        await page.locator(".med-points .choice").first.focus()
        await page.keyboard.press("Shift+Tab")
        await page.keyboard.press("Tab")
        for _ in range(2):
            assert await page.evaluate(ON_CHOICE)
            version = await page.locator("main.table").get_attribute("data-version")
            await page.keyboard.press("Enter")
            await page.wait_for_function(CHANGED, arg=version)
            await page.wait_for_function(ON_CHOICE)

    browse(tmp_path, work)


def test_on_a_phone_another_phase_begins_on_top(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await looking_at(visit, rich)
        await page.set_viewport_size({"width": 360, "height": 640})
        await page.locator(".med-points").scroll_into_view_if_needed()
        assert await page.evaluate("scrollY") > 0
        await page.locator(".med-purse .button.strong").click()
        await page.locator(".med-board:not([data-phase=purchasing])").wait_for()
        await page.wait_for_function("() => scrollY === 0")

    browse(tmp_path, work)


def test_long_dutch_and_german_names_stay_within_their_cards(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await looking_at(visit, rich)
        for language, width, height in (("nl", 360, 640), ("nl", 1440, 900), ("de", 360, 640), ("de", 1440, 900)):
            await page.evaluate("language => localStorage.setItem('argosy.language', language)", language)
            await page.set_viewport_size({"width": width, "height": height})
            await page.reload()
            await page.locator(f"html[lang={language}] .med-card").first.wait_for()
            assert await page.locator(".med-card").evaluate_all(CUT_OFF) == []

    browse(tmp_path, work)


def test_a_vote_says_what_is_at_stake_and_a_loss_shows_the_board_of_the_victim(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await looking_at(visit, step(VOTING))
        tied = (await state_of(page))["view"]["tied"]
        assert "each voter loses 5 VP" in await page.locator(".med-occasion").inner_text()
        assert await page.locator(".med-decision").count() == len(tied)
        page, _ = await looking_at(visit, struck(False))
        state = await state_of(page)
        victim = state["table"]["seats"][state["view"]["victim"]]["name"]
        assert victim in await page.locator(".med-occasion").inner_text()
        assert victim in await page.locator(".med-mat-tabs [aria-pressed=true]").inner_text()
        await page.locator(".med-decision").first.hover()
        await page.locator(".med-mat .lit").first.wait_for()

    browse(tmp_path, work)


def test_somebody_accused_is_judged(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await looking_at(visit, step(ACCUSING), quiet, trading_chat="on")
        await page.locator(".med-decision:not(.pass)").first.click()
        await page.locator(".med-decision", has_text="Penalty: 5 VP").click()
        await page.locator(".med-board:not([data-phase=judging]), .med-decision:has-text('Accuse')").first.wait_for()

    browse(tmp_path, work)


def test_rock_paper_scissors_until_one_wins(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        from playwright.async_api import TimeoutError

        page, _ = await looking_at(visit, last_throw, quiet)
        assert "4" in await page.locator(".med-wins").inner_text()
        assert await page.locator(".med-decision strong").all_inner_texts() == ["Rock", "Paper", "Scissors"]
        for number in range(1500):
            await page.wait_for_selector(".ending, .med-decision, .med-wins")
            if await page.locator(".ending").count():
                break
            with suppress(TimeoutError):  # it may be over meanwhile
                await page.locator(".med-decision").nth(number % 3).click(timeout=1000)
            await page.wait_for_timeout(50)
        assert await page.locator(".ending table").first.locator("tbody tr").count() == 4

    browse(tmp_path, work)


def test_purchases_count_money_down_and_can_be_taken_back_until_confirmed(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        page, _ = await looking_at(visit, rich)
        purse = page.locator(".med-purse")
        money = int((await purse.locator("strong").first.inner_text()).strip("$"))
        tile = page.locator(".med-card.choice[data-text^=build]").first
        price = int((await tile.locator(".med-disc").inner_text()).strip("$"))
        await tile.hover()
        await purse.get_by_text(f"leaves ${money - price}").wait_for()
        await page.locator(".med-consequence", has_text=f"leaves ${money - price}").wait_for()
        await tile.click()
        await purse.get_by_text(f"${money - price}", exact=True).wait_for()
        await page.locator(".med-card.taken").first.wait_for()
        assert not await page.evaluate(ON_CHOICE), "a click leads the focus nowhere"
        await purse.get_by_role("button", name="Take the latest purchase back").click()
        await purse.get_by_text(f"${money}", exact=True).wait_for()
        card = page.locator("button.med-card[data-slot]").first
        if await card.count():
            cost = int((await card.locator(".med-disc").inner_text()).strip("$"))
            await card.click()
            await page.locator("dialog .choice").first.click()
            await purse.get_by_text(f"${money - cost}", exact=True).wait_for()
        while await (point := page.locator(".med-points .choice").last).count():
            await point.click()
            await point.wait_for(state="detached")
        poor = page.locator("li:has(> .med-card.dull)", has_text=re.compile(r"\$\d+ short"))
        assert await poor.count() > 3
        assert await page.locator("li:has(> .med-card.dull) .med-note:text-is('')").count() == 0
        await purse.get_by_role("button", name="Done buying").click()
        await purse.get_by_role("button", name="Done buying").wait_for(state="detached")

    browse(tmp_path, work)


@pytest.mark.at_server
def test_undo_by_consent_is_asked_for_refused_and_agreed_to(tmp_path: Path) -> None:
    """One buys, the other too, so that it can no longer be taken back alone."""

    def both_buy(s: MediterraneanState) -> bool:
        if s.step != PURCHASING or s.done or min(s.civilisations[seat].money for seat in (0, 1)) <= 11:
            return False
        return all(sells_points(s, seat) for seat in (0, 1))

    async def work(visit: Visit) -> None:
        host, friend = await people(visit, position(both_buy), "sensible", viewport={"width": 360, "height": 640})

        async def buy(page: Page) -> None:
            version = await page.locator("main.table").get_attribute("data-version")
            await page.locator(".med-points .choice").first.click()
            await page.wait_for_function(CHANGED, arg=version)

        async def ask() -> None:
            await host.get_by_role("button", name="Undo", exact=True).click()
            await host.get_by_role("button", name="Ask the others").click()
            await friend.locator(".notice", has_text="Livia asks to take back").wait_for()

        while len((await state_of(host))["view"]["to_act"]) > 2:
            await host.wait_for_timeout(100)
        money = await host.locator(".med-purse strong").first.inner_text()
        await buy(host)
        left = await host.locator(".med-purse strong").first.inner_text()
        assert left != money
        await buy(friend)
        await ask()
        await friend.get_by_role("button", name="Refuse").click()
        await host.locator(".notice", has_text="Marcus does not agree").wait_for()
        await friend.locator(".notice").wait_for(state="detached")
        assert await host.locator(".med-purse strong").first.inner_text() == left
        await buy(friend)
        await host.locator(".notice").wait_for(state="detached")
        await ask()
        await friend.get_by_role("button", name="Agree").click()
        await host.locator(".med-purse").get_by_text(money, exact=True).wait_for()
        for page in (host, friend):
            await page.locator(".notice").wait_for(state="detached")

    browse(tmp_path, work)
