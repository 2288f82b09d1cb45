"""Neptun on the drawn board: whole games by clicking on it alone, and exactly what the server offers is lit."""

from __future__ import annotations

from pathlib import Path

import pytest

from argosy import Match
from argosy.games.neptun.edition.components import load_edition
from argosy.games.neptun.rules.game import NEPTUN
from argosy.games.neptun.rules.state import SAILING
from tests.e2e import places
from tests.e2e.axe import AXE, violations
from tests.e2e.browser import Visit, answered, browse, state_of
from tests.e2e.relief import play_the_middle
from tests.games.mediterranean.positions import bring
from tests.games.neptun.page import READY, SOON, decide, last_voyages, may_act, offered, open_table, over

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("place")]


def test_people_and_bots_play_on_the_board_and_what_is_lit_is_exactly_the_menu(tmp_path: Path) -> None:
    """At the server two people in browsers of their own; in a page there is one."""
    people = 1 if places.here else 2

    async def work(visit: Visit) -> None:
        pages = await open_table(visit, seats=4, people=people)
        decisions = 0
        scorings = 0
        relieved = False
        kinds: set[str] = set()
        while not await over(pages[0]):
            await pages[0].wait_for_timeout(30)
            if scorings and not relieved:  # the second round, and contracts and oars of the third, are like the first
                relieved = True
                id = pages[0].url.rpartition("/")[2]
                await play_the_middle(pages, visit.server.address, id, last_voyages)
            for page in pages:
                if await may_act(page):
                    if await page.locator(".hall .steps").count():
                        scorings += 1
                        if scorings == 1 and AXE.is_file():
                            assert await violations(page) == []
                    elif page is pages[0] and not relieved:
                        menu = [entry["text"] for entry in (await state_of(page))["view"]["menu"]]
                        assert await offered(page) == set(menu)
                        kinds |= {text.split()[0] for text in menu}
                    decisions += 1
                    await decide(page, decisions)
        await pages[-1].wait_for_selector(".ending")
        assert {"take", "reveal", "row", "sail", "stay"} <= kinds
        assert decisions >= 12 * people  # contracts, oars and voyages in the first round, five each; some by themselves
        assert scorings > 0

    browse(tmp_path, work, seconds=600)


def test_contracts_and_a_voyage_are_chosen_by_keyboard_alone(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        (page,) = await open_table(visit, seats=3)
        await page.wait_for_selector(".column.lit", timeout=SOON)
        await page.locator(".column.lit").last.focus()
        if await page.locator(".column.down.lit").count():
            await page.keyboard.press("Enter")
            await page.wait_for_selector(".column.lit:focus")
        number = 0
        while not await page.locator(".port").count():
            await page.wait_for_selector(READY, timeout=SOON)
            if await page.locator(".port").count():
                break
            number += 1
            await decide(page, number)
        await page.locator(".port").first.focus()
        before = await page.evaluate("document.activeElement.dataset.city")
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            await page.keyboard.press(key)
        assert await page.evaluate("document.activeElement.classList.contains('port')"), before
        assert await page.locator(".voyage-card").count() == 1
        version = await page.locator("main.table").get_attribute("data-version")
        await page.keyboard.press("Enter")
        await page.wait_for_selector(".voyage-card.open .way:focus")
        if AXE.is_file():
            assert await violations(page) == []
        await page.keyboard.press("Enter")
        await answered(page, version)

    browse(tmp_path, work, seconds=200)


def test_a_contract_is_taken_by_dragging_it_to_a_slot(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        (page,) = await open_table(visit, seats=3)
        await page.wait_for_selector(READY, timeout=SOON)
        if not await page.locator(".column.up.lit").count():
            await decide(page, 0)
        column = page.locator(".column.up.lit").first
        await column.wait_for()
        await column.drag_to(page.locator(".my-chart .slot").nth(3))
        await page.wait_for_selector(".player.me .tiny.open:nth-child(4)")

    browse(tmp_path, work, seconds=200)


SIZES = ((360, 640), (768, 1024), (1440, 900), (2560, 1440))
SMALL = """() => [...document.querySelectorAll(".neptun-board button")]
  .filter((one) => one.offsetWidth && (one.offsetWidth < 44 || one.offsetHeight < 44)).map((one) => one.className)"""


def test_from_phone_to_4k_nothing_hangs_over_the_edge_and_targets_are_large(tmp_path: Path) -> None:
    async def work(visit: Visit) -> None:
        (page,) = await open_table(visit, seats=5)
        seen: set[str | None] = set()
        for number in range(40):
            await page.wait_for_selector(READY, timeout=SOON)
            phase = await page.locator(".neptun-board").get_attribute("class")
            if phase not in seen:
                for width, height in SIZES:
                    await page.set_viewport_size({"width": width, "height": height})
                    assert await page.evaluate("document.documentElement.scrollWidth") == width
                    assert await page.evaluate(SMALL) == []
            seen.add(phase)
            if len(seen) == 2:  # acquiring and fulfilling
                return
            await decide(page, number)
        raise AssertionError("nobody set sail")

    browse(tmp_path, work, seconds=200)


@pytest.mark.parametrize("listed", [True, False])
def test_the_oars_that_all_have_seen_are_listed_if_the_table_wants_it(tmp_path: Path, listed: bool) -> None:
    """N9.2: with open hands the list of each opponent opens by keyboard; otherwise there is none."""

    async def work(visit: Visit) -> None:
        page = await visit.page("/new?game=neptun", viewport={"width": 1440, "height": 900})
        await page.locator("summary").click()
        await page.get_by_label("Oar cards that all have seen are listed").select_option("yes" if listed else "no")
        await page.get_by_role("button", name="Open the table").click()
        await page.wait_for_selector(".player .tiny-chart")
        hands = page.locator(".known-oars")
        assert await hands.count() == (3 if listed else 0)
        if listed:
            await hands.first.locator("summary").focus()
            await page.keyboard.press("Enter")
            cards = await hands.first.locator("li").all_text_contents()
            assert {"4+1", "7-1"} <= set(cards)
            if AXE.is_file():
                assert await violations(page) == []

    browse(tmp_path, work, seconds=120)


def test_a_spanish_page_says_whose_turn_it_is(tmp_path: Path) -> None:
    """One's own turn is told in the second person: `Te toca`, and no `Tú` beside `le toca`."""

    async def work(visit: Visit) -> None:
        page = await visit.page("/new?game=neptun", viewport={"width": 1440, "height": 900}, locale="es")
        await page.locator("form button[type=submit]").click()
        await page.wait_for_selector(".player.me.acts", timeout=SOON)
        words = " ".join(str(await page.locator(".player.me.acts .who").text_content()).split())
        assert words.endswith("Te toca")
        assert "Tú" not in words

    browse(tmp_path, work, seconds=120)


@pytest.mark.here
def test_the_ports_of_another_edition_are_drawn(tmp_path: Path) -> None:
    """The chart has the ports of the edition, and those only."""
    match = Match.new(NEPTUN, 3, seed=1, edition=str(with_massilia(tmp_path / "unusual")))
    while match.state.step != SAILING or match.to_act != (0,):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])

    async def work(visit: Visit) -> None:
        page = await visit.guest(path="/rules", viewport={"width": 1440, "height": 900})
        id = await bring(page.context, visit.server.address, match.record.dumps())
        await visit.go(page, f"/t/{id}")
        await page.wait_for_selector(".chart-ports", state="attached")
        await page.locator(".sea-chart text", has_text="Massilia").first.wait_for(state="attached")
        assert await page.locator(".sea-chart text", has_text="Malaca").count() == 0

    browse(tmp_path, work, seconds=120)


def with_massilia(folder: Path) -> Path:
    """An edition in which the port Malaca is called Massilia and lies elsewhere."""
    folder.mkdir()
    for file, text in load_edition().files.items():
        changed = text.replace("Malaca,Hispania,4,29", "Massilia,Hispania,30,10").replace("Malaca", "Massilia")
        (folder / file).write_text(changed, encoding="utf-8")
    return folder
