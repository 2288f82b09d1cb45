"""The interface described: OpenAPI from the types of the wire, and the same as a page that people can read."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from argosy.html_templates import render
from argosy.server.api.components import Pieces
from argosy.server.review.score_history import Curve
from argosy.server.wire import request_types as w
from argosy.server.wire import types as m
from argosy.server.wire.encoding import Problem

TABLE: Final = "/api/tables/{id}"
WHO: Final = (
    "Say who you are with POST /api/guests: the answer sets a cookie. A seat is held by its token, sent as "
    "`Authorization: Bearer TOKEN`, or by the guest of the cookie; the token of the link to watch lets one look on. "
    "Every command has a key of your own choice: sent again with the same key it counts once and gets its first answer."
)


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that can be asked for: the name of its function, where, and what goes in and comes out."""

    name: str
    method: str
    path: str
    says: str
    asked: type | None
    answered: type | None
    status: int = 200
    query: tuple[str, ...] = ()


BASIC: Final = (
    Operation("new_guest", "POST", "/api/guests", "Be called by a name.", m.NewGuest, m.Guest, 201),
    Operation("me", "GET", "/api/guests/me", "Who one is.", None, m.Guest),
    Operation("rename", "POST", "/api/guests/me", "Be called by another name.", m.NewGuest, m.Guest),
    Operation("mine", "GET", "/api/guests/me/tables", "One's own tables, the latest first.", None, m.Lobby),
    Operation("games", "GET", "/api/games", "What can be played, with its options; bots and phrases.", None, m.Games),
    Operation("tables", "GET", "/api/tables", "The public tables.", None, m.Lobby),
    Operation("new_table", "POST", "/api/tables", "Open a table.", m.NewTable, m.Opened, 201),
    Operation("bring", "POST", "/api/records", "A table from a record (JSON lines).", None, m.Opened, 201, ("public",)),
    Operation("snapshot", "GET", TABLE, "How things stand: view with prompt and menu, version.", None, m.State),
    Operation(
        "events", "GET", f"{TABLE}/events", "The story after a version; waits for it up to `wait` seconds.", None,
        m.State, query=("after", "wait", "heard"),
    ),
    Operation(
        "spoken", "GET", f"{TABLE}/words",
        "The position in words, also at an earlier `version`; of a finished game also after `input` moves.",
        None, m.Spoken, query=("language", "version", "input", "seat"),
    ),
    Operation(
        "pieces", "GET", f"{TABLE}/pieces", "What is printed on cards, tiles and boards, in words.", None,
        Pieces, query=("language",),
    ),
    Operation("curve", "GET", f"{TABLE}/curve", "The points over a finished game.", None, Curve),
    Operation("play", "POST", f"{TABLE}/inputs", "Enter an input.", m.Play, m.Accepted),
    Operation("undo", "POST", f"{TABLE}/undo", "Take one's last input back.", m.Undo, m.Accepted),
    Operation("say", "POST", f"{TABLE}/chat", "Say something at the table.", m.Say, m.Done),
    Operation("links", "GET", f"{TABLE}/links", "The links to sit down and to watch.", None, m.Links),
    Operation("record", "GET", f"{TABLE}/record", "The record as JSON lines, once the game is over.", None, None),
    Operation("join", "POST", f"{TABLE}/join", "Sit down.", m.Join, m.Opened),
    Operation("take_over", "POST", f"{TABLE}/take", "Hold one's seat on another device.", m.TakeOver, m.Opened),
    Operation("leave", "POST", f"{TABLE}/leave", "Stand up; in a game a bot goes on.", m.Nothing, m.Done),
    Operation("fill", "POST", f"{TABLE}/fill", "Put bots on free seats; for the host.", m.Fill, m.Done),
    Operation("start", "POST", f"{TABLE}/start", "Begin the game; for the host.", m.Nothing, m.Done),
    Operation("rematch", "POST", f"{TABLE}/rematch", "Sit down at the table where they go on.", m.Nothing, m.Opened),
)  # fmt: skip
WISHES: Final = (
    Operation("pause", "POST", f"{TABLE}/pause", "Let the game stand still; all but the host vote.", m.Nothing, m.Done),
    Operation("go_on", "POST", f"{TABLE}/go-on", "End the pause; all but the host vote.", m.Nothing, m.Done),
    Operation("ask_undo", "POST", f"{TABLE}/undo/ask", "Ask all for an undo of one's last input.", m.Nothing, m.Done),
    Operation("answer_undo", "POST", f"{TABLE}/undo/answer", "Agree to an undo, or not.", w.AnswerUndo, m.Done),
    Operation("hand_over", "POST", f"{TABLE}/hand-over", "Let a bot play on one's seat.", w.HandOver, m.Done),
    Operation("take_back", "POST", f"{TABLE}/take-back", "Play on one's seat again.", m.Nothing, m.Done),
    Operation("mute", "POST", f"{TABLE}/mute", "Hear a seat no longer, or again.", w.Mute, m.Done),
    Operation("silence", "POST", f"{TABLE}/silence", "Let a seat say nothing; for the host.", w.Silence, m.Done),
    Operation("notice", "POST", f"{TABLE}/notice", "Be told of decisions that one owes.", w.Notice, m.Done),
    Operation("hint", "POST", f"{TABLE}/hint", "What a bot would do on one's seat, and why.", w.AskHint, w.Hint),
    Operation("play_on", "POST", f"{TABLE}/play-on", "A table that goes on from a position.", w.PlayOn, m.Opened, 201),
    Operation(
        "moments", "GET", f"{TABLE}/moments",
        "A finished game moment by moment, through the eyes of `seat`; with `log=1` the log so far, through one's own.",
        None, w.Moments, query=("seat", "start", "count", "views", "log"),
    ),
)  # fmt: skip
"""What people ask for beside their inputs."""
OPERATIONS: Final = (*BASIC, *WISHES)
SOCKET: Final = (m.Hello, m.Play, m.Undo, m.Say, m.Speak, m.Ping, m.State, m.Spoken, m.Accepted, m.Rejected, m.Pong)
"""What goes over the WebSocket at /api/tables/{id}/live, first hello."""


@cache
def components() -> tuple[dict[type, dict[str, Any]], dict[str, Any]]:
    """Every type of the wire as a reference, and the schemas that these point to."""
    every = [one for operation in OPERATIONS for one in (operation.asked, operation.answered) if one is not None]
    kinds = list(dict.fromkeys([*every, *SOCKET, Problem]))
    found, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return dict(zip(kinds, found, strict=True)), schemas


def content(kind: type | None) -> dict[str, Any]:
    """The body of a request or an answer; without a type it is a record."""
    if kind is None:
        return {"application/x-ndjson": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": components()[0][kind]}}


def described(one: Operation) -> dict[str, Any]:
    """An operation as OpenAPI has it."""
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "query", "required": False, "schema": {"type": "integer", "minimum": 0}}
        for name in one.query
    ]
    if "{id}" in one.path:
        parameters.append({"name": "id", "in": "path", "required": True, "schema": {"type": "string"}})
    told: dict[str, Any] = {
        "operationId": one.name,
        "summary": one.says,
        "parameters": parameters,
        "responses": {
            str(one.status): {"description": one.says, "content": content(one.answered)},
            "default": {"description": "Why not.", "content": content(Problem)},
        },
    }
    if one.method == "POST":
        told["requestBody"] = {"required": True, "content": content(one.asked)}
    return told


@cache
def document() -> dict[str, Any]:
    """The whole interface as OpenAPI."""
    paths: dict[str, dict[str, Any]] = {}
    for one in OPERATIONS:
        paths.setdefault(one.path, {})[one.method.lower()] = described(one)
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
