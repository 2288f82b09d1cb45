"""Names at a table: everybody has one of their own, and bots another initial than everybody else."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import msgspec
import pytest

from argosy.bots.names import BOT_NAMES, bot_name, initial
from argosy.client import Client
from argosy.server.tables.names import distinct_name
from argosy.server.wire.review_types import PlayOn
from argosy.server.wire.types import NewTable
from tests.server.finished import brought
from tests.server.harness import THREE, Running, serving

SIX = NewTable("mediterranean", 6, pace="untimed")


async def names(client: Client, table: str) -> list[str | None]:
    return [one.name for one in (await client.snapshot(table)).table.seats]


def test_no_two_names_of_bots_begin_alike_and_there_are_enough() -> None:
    assert len({initial(name) for name in BOT_NAMES}) == len(BOT_NAMES)
    for people in product("dhlmtz", repeat=5):  # the first six names, by anybody's initials
        assert initial(bot_name(people)) not in people


@pytest.mark.parametrize(
    ("name", "taken", "distinct"),
    [
        ("Sailor", [], "Sailor"),
        ("Sailor", ["Ada", None], "Sailor"),
        ("Sailor", ["Sailor"], "Sailor 2"),
        ("sailor", ["Sailor", "Sailor 2"], "sailor 3"),
        ("Sailor 2", ["Sailor 2"], "Sailor 2 2"),
        ("x" * 40, ["x" * 40], "x" * 38 + " 2"),
        ("x" * 37 + " yz", ["x" * 37 + " yz"], "x" * 37 + " 2"),
    ],
)
def test_a_name_that_others_have_gets_a_number(name: str, taken: list[str | None], distinct: str) -> None:
    assert distinct_name(name, taken) == distinct


def test_guests_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        guests = [await server.guest("Sailor") for _ in range(3)]
        opened = await guests[0].open(THREE)
        invite = (await guests[0].links(opened.table)).invite
        for guest in guests[1:]:
            await guest.join(opened.table, invite)
        assert await names(guests[0], opened.table) == ["Sailor", "Sailor 2", "Sailor 3"]
        await guests[2].join(opened.table, invite)
        assert await names(guests[0], opened.table) == ["Sailor", "Sailor 2", "Sailor 3"], "who comes back stays"
        await guests[0].rename("Ada")
        await guests[1].rename("Bob")
        await guests[2].rename("bob")
        assert await names(guests[0], opened.table) == ["Ada", "Bob", "bob 2"]
        await guests[0].start(opened.table)
        await guests[2].rename("Cleo")
        assert await names(guests[0], opened.table) == ["Ada", "Bob", "Cleo"]

    serving(tmp_path, work)


def test_no_bot_shares_its_initial_with_anybody(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        dora, hugo = await server.guest("Dora"), await server.guest("hugo")
        opened = await dora.open(msgspec.structs.replace(SIX, bots=[None, None, "random", "random"]))
        assert await names(dora, opened.table) == ["Dora", None, "Livia", "Hanno", None, None]
        await hugo.join(opened.table, (await dora.links(opened.table)).invite)
        assert await names(dora, opened.table) == ["Dora", "hugo", "Livia", "Myron", None, None], "a bot gives way"
        await dora.fill(opened.table)
        sat = await names(dora, opened.table)
        assert len({initial(name or "") for name in sat}) == 6
        await dora.start(opened.table)
        await hugo.rename("Livio")
        assert (await names(dora, opened.table))[:4] == ["Dora", "Livio", "Livia", "Myron"], (
            "bots keep theirs in a game"
        )
        await hugo.leave(opened.table)
        left = await names(dora, opened.table)
        assert len({initial(name or "") for name in left}) == 6

    serving(tmp_path, work)


def test_bots_of_tables_that_go_on_have_names_too(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Dan")
        asked = PlayOn(input=20, bots=[None, "random", "random"])
        opened = await ada.play_on(await brought(ada), asked)
        assert await names(ada, opened.table) == ["Dan", "Livia", "Hanno"]

    serving(tmp_path, work)


@pytest.mark.parametrize(
    ("table", "hints"),
    [
        (msgspec.structs.replace(THREE, bots=[None, "random", "random"]), True),
        (msgspec.structs.replace(THREE, bots=["random", "random", "random"], sit=False, public=True), True),
        (msgspec.structs.replace(THREE, bots=[None, "random", "random"], hints=False), False),
        (msgspec.structs.replace(THREE, bots=[None, None, "random"]), False),
        (msgspec.structs.replace(THREE, bots=[None, None, "random"], hints=True), True),
        (THREE, False),
    ],
)
def test_hints_are_there_for_one_person_with_bots_unless_they_say(table: NewTable, hints: bool, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        opened = await ada.open(table)
        assert (await ada.snapshot(opened.table)).table.hints is hints

    serving(tmp_path, work)
