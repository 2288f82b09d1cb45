"""The interface as it is described is the interface as it is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from argosy.client import Client
from argosy.server.api.host_routes import OPERATIONS
from argosy.server.api.openapi import SOCKET, document, readable
from argosy.server.wire.errors import Problem
from tests.server.harness import Running, serving


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.name)
def test_every_operation_has_its_function_and_a_sentence(operation: object) -> None:
    one = next(found for found in OPERATIONS if found is operation)
    assert one.handler.__doc__
    assert one.says.endswith(".")
    assert (one.asked is not None) == (one.method == "POST" and one.name != "bring")


def test_every_reference_leads_somewhere() -> None:
    text = msgspec.json.encode(document()).decode()
    schemas = document()["components"]["schemas"]
    for name in schemas:
        assert f'"#/components/schemas/{name}"' in text or name in {kind.__name__ for kind in SOCKET}
    assert {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]} <= schemas.keys()


def test_the_page_and_the_document_are_served(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = Client(server.address)
        status, headers, body = await client.request("GET", "/api/docs")
        assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "POST /api/tables/{id}/inputs" in body.decode()
        status, _, body = await client.request("GET", "/api/openapi.json")
        assert (status, msgspec.json.decode(body)) == (200, document())

    serving(tmp_path, work)


def test_whatever_comes_without_sense_is_refused_in_the_one_shape(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = await server.guest("Ada")
        for one in OPERATIONS:
            path = one.path.replace("{id}", "no-such-table")
            for body in (b"", b"[]", b"nonsense", b'{"unknown":1}', b'{"key":null}', b"\xff"):
                status, _, answer = await client.request(one.method, path, body if one.method == "POST" else None)
                assert status < 500, (one.name, body)
                if status >= 400:
                    assert msgspec.json.decode(answer, type=Problem).message

    serving(tmp_path, work)


def test_the_page_is_whole() -> None:
    page = readable()
    assert page.count("<section>") == page.count("</section>") == len(OPERATIONS) + len(SOCKET) + 1


def test_query_parameters_have_their_types() -> None:
    parameters = {
        (operation.name, parameter["name"]): parameter["schema"]
        for operation in OPERATIONS
        for parameter in document()["paths"][operation.path][operation.method.lower()]["parameters"]
        if parameter["in"] == "query"
    }
    for operation in ("spoken", "pieces"):
        assert parameters[operation, "language"]["type"] == "string"
        assert {"en", "nl", "es"} <= {*parameters[operation, "language"]["enum"]}
    for flag in (("bring", "public"), ("moments", "views"), ("moments", "log")):
        assert parameters[flag]["enum"] == [0, 1]
    for number in (("events", "after"), ("events", "wait"), ("moments", "seat"), ("spoken", "version")):
        assert (parameters[number]["type"], parameters[number]["minimum"]) == ("integer", 0)
