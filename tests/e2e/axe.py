"""What axe-core finds in a page: names, roles, contrast, order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async rules => {
  const sheet = globalThis.unpainted ?? {};  // see UNPAINTED in browser.py: the contrast of nothing is never wrong
  sheet.disabled = true;
  const { violations } = await axe.run(document, {resultTypes: ['violations'], ...rules});
  sheet.disabled = false;
  return violations;
}"""


def in_one_line(violation: dict[str, object]) -> str:
    """A violation with its first elements."""
    nodes = violation["nodes"]
    assert isinstance(nodes, list)
    return f"{violation['id']}: {violation['help']}: " + " | ".join(str(node["html"])[:160] for node in nodes[:3])


async def violations(page: Page, rules: Mapping[str, object] | None = None) -> list[str]:
    """What axe-core finds, by all its rules or by these."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    return [in_one_line(violation) for violation in await page.evaluate(RUN, rules)]
