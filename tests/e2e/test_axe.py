"""Every screen in both themes passes axe-core: names, roles, contrast, order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.browser import Visit, browse
from tools.shots import Stage, screens

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
pytestmark = pytest.mark.slow


def told(violation: dict[str, object]) -> str:
    """A violation in one line."""
    nodes = violation["nodes"]
    assert isinstance(nodes, list)
    return f"{violation['id']}: {violation['help']}: " + " | ".join(str(node["html"])[:160] for node in nodes[:3])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_screen_violates_anything(tmp_path: Path, theme: str) -> None:
    async def work(visit: Visit) -> None:
        page = await visit.page()
        await page.context.request.post(f"{visit.server.address}/api/guests", data={"name": "Livia"})
        await page.evaluate(
            "theme => { localStorage.setItem('argosy.guest', 'yes'); localStorage.setItem('argosy.theme', theme) }",
            theme,
        )
        wrong = {}
        for name, path in (await screens(Stage(visit, page.context))).items():
            await page.goto(visit.server.address + path)
            await page.wait_for_selector("#main")
            await page.wait_for_timeout(500)
            await page.evaluate(AXE.read_text(encoding="utf-8"))
            if found := await page.evaluate(RUN):
                wrong[name] = [told(one) for one in found]
        await page.locator(".top-bar .link").click()
        if found := await page.evaluate(RUN):
            wrong["settings"] = [told(one) for one in found]
        assert wrong == {}

    if not AXE.is_file():
        pytest.skip("NO AXE: run ./test page first, which fetches it")
    browse(tmp_path, work, 280)
