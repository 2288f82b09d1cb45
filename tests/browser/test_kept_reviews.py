"""Parts of reviews are kept by the page with their game, and go with it."""

from __future__ import annotations

import asyncio

import pytest

from argosy.browser.store import PageStore
from argosy.server.storage.failures import Conflict
from argosy.server.storage.rows import ReviewPart, TableRow
from tests.browser.page import Page

TABLE = TableRow("local-1", "neptun", "{}", False, "live", "instant", 0, "over", "g", None, None, 1.0, 1.0)


def test_parts_of_a_review_are_kept_and_go_with_their_game() -> None:
    async def run() -> None:
        page = Page()
        store = await PageStore.open(page)
        with pytest.raises(Conflict):
            await store.add_review_parts(TABLE.id, {"plan": "[1]"})
        await store.add_table(TABLE, [])
        await store.add_review_parts(TABLE.id, {"plan": "[1]", "quick": "{}"})
        with pytest.raises(Conflict):
            await store.add_review_parts(TABLE.id, {"other": "{}", "quick": "{}"})
        await store.add_review_parts(TABLE.id, {"full": "{}"})
        again = await PageStore.open(page)
        expected = [ReviewPart(1, "plan", ""), ReviewPart(2, "quick", "{}"), ReviewPart(3, "full", "{}")]
        assert await again.review_parts(TABLE.id, 1) == expected
        await again.delete_table(TABLE.id)
        assert not any(TABLE.id in key for key in page.kept)

    asyncio.run(run())
