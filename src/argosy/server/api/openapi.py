"""The OpenAPI document, made from the declared operations and the wire types; and the same as a page for people."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from argosy.html_templates import render
from argosy.server.api.host_routes import OPERATIONS
from argosy.server.api.operations import RECORD, TABLE, Operation
from argosy.server.wire import types as m
from argosy.server.wire.errors import Problem
from argosy.server.wire.text_types import Spoken

WHO: Final = (
    "Become a guest with POST /api/guests: the response sets a cookie. A seat belongs to the sender of its token as "
    "`Authorization: Bearer TOKEN`, or to the guest of the cookie; the token of the link to watch lets you look on. "
    "Every command has a key that you choose: sent again with the same key it counts once and gets its first answer."
)


SOCKET: Final = (m.Hello, m.Play, m.Undo, m.Say, m.Speak, m.Ping, m.State, Spoken, m.Accepted, m.Rejected, m.Pong)
"""The frames of the WebSocket at /api/tables/{id}/live; the first must be a hello."""


@cache
def components() -> tuple[dict[type, dict[str, Any]], dict[str, Any]]:
    """A reference to the schema of each wire type, and the schemas by name."""
    bodies = [(operation.asked, operation.answered) for operation in OPERATIONS]
    every = [kind for pair in bodies for kind in pair if kind is not None]
    kinds = list(dict.fromkeys([*every, *SOCKET, Problem]))
    found, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return dict(zip(kinds, found, strict=True)), schemas


def content(kind: type | None, media: str = RECORD) -> dict[str, Any]:
    """The content of a request or response body; None is a file of that media type."""
    if kind is None:
        return {media: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": components()[0][kind]}}


def described(operation: Operation) -> dict[str, Any]:
    """An operation as an OpenAPI operation object."""
    parameters: list[dict[str, Any]] = [
        {
            "name": parameter.name,
            "in": "query",
            "required": False,
            "description": parameter.says,
            "schema": parameter.schema,
        }
        for parameter in operation.parameters
    ]
    if "{id}" in operation.path:
        parameters.append({"name": "id", "in": "path", "required": True, "schema": {"type": "string"}})
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.says,
        "parameters": parameters,
        "responses": {
            str(operation.status): {
                "description": operation.says,
                "content": content(operation.answered, operation.media),
            },
            "default": {"description": "Why it was refused.", "content": content(Problem)},
        },
    }
    if operation.method == "POST":
        told["requestBody"] = {"required": True, "content": content(operation.asked)}
    return told


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = described(operation)
    about = {"title": "Argosy", "version": version("argosy"), "description": WHO}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components()[1]}}


def fields_of(kind: type) -> dict[str, object]:
    """A type of the wire as the page shows it: its name, its description and its fields."""
    schema = components()[1][components()[0][kind]["$ref"].rpartition("/")[2]]
    needed = schema.get("required", [])
    fields = [(name, type_name(field), name in needed) for name, field in schema.get("properties", {}).items()]
    return {"name": kind.__name__, "description": schema.get("description", ""), "fields": fields}


def type_name(field: dict[str, Any]) -> str:
    """The type of a field in short."""
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    if "anyOf" in field:
        return " or ".join([type_name(choice) for choice in field["anyOf"]])
    if "enum" in field or "const" in field:
        return " or ".join([repr(value) for value in field.get("enum", [field.get("const")])])
    if field.get("type") == "array":
        return f"list of {type_name(field.get('items', {}))}"
    return str(field.get("type", "anything"))


@cache
def readable() -> str:
    """The whole interface as an HTML page."""
    operations = [
        {
            "method": operation.method,
            "path": operation.path,
            "query": "&".join([f"{name}=…" for name in operation.query]),
            "summary": operation.says,
            "asked": operation.asked and fields_of(operation.asked),
            "answered": operation.answered and fields_of(operation.answered),
        }
        for operation in OPERATIONS
    ]
    return render(
        "argosy.server.api",
        "openapi.html",
        about=WHO,
        operations=operations,
        socket=f"{TABLE}/live",
        frames=[fields_of(kind) for kind in SOCKET],
        problem=fields_of(Problem),
    )
