"""Writes web/src/wire.ts, the types of the wire for the page: `python tools/wire_types.py`.

The structs of the server, the views and menu entries of the games and their actions become TypeScript types of the same
names and fields. A test fails when the file is stale.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from argosy.core.contract import Action, Event, Message
from argosy.core.registry import game, list_games
from argosy.games.package import package
from argosy.server.api.host_routes import OPERATIONS
from argosy.server.api.openapi import SOCKET
from argosy.server.wire.errors import Problem
from argosy.server.wire.fields import Asked

TARGET: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "wire.ts"
HEAD: Final = "// Made by tools/wire_types.py from the types of the server and the games. Do not edit.\n"
PLAIN: Final[dict[object, str]] = {
    int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown",
    object: "unknown", msgspec.Raw: "unknown",
}  # fmt: skip
OURS: Final = "argosy.games."


def our_games() -> list[str]:
    """The keys of the games in this repository; installed plug-ins are not in the file."""
    return [key for key in list_games() if type(game(key)).__module__.startswith(OURS)]


def view_of(key: str) -> type:
    """The class of a game's view: what its method `view` returns."""
    found: type = get_type_hints(type(game(key)).view)["return"]
    return found


class Types:
    """TypeScript types, each written once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.prefix = ""
        """Prefix of a game's own types, since two games may use the same name."""

    def name(self, kind: type) -> str:
        """The TypeScript name of a class; its type is written on first use."""
        module = kind.__module__
        own = module.removeprefix(OURS).partition(".")[0] if module.startswith(OURS) else ""
        own = "" if issubclass(kind, msgspec.Struct) else own  # the OpenAPI document uses the same names for these
        bare = kind.__name__
        name = bare if not own or bare.lower().startswith(own) else own.capitalize() + bare
        if name not in self.written:
            self.written[name] = ""  # the type may refer to itself
            self.written[name] = self.struct(kind) if issubclass(kind, msgspec.Struct) else self.record(kind)
        return name

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """Write a struct of the wire."""
        hints = get_type_hints(kind, include_extras=False)
        lines = []
        if (tag := kind.__struct_config__.tag) is not None:
            lines.append(f"  {kind.__struct_config__.tag_field}: {tag!r};".replace("'", '"'))
        spare = kind.__struct_config__.omit_defaults or issubclass(kind, Asked)
        for field in msgspec.structs.fields(kind):
            optional = "?" if spare and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.of(hints[field.name])};")
        return "{\n" + "\n".join(lines) + "\n}" if lines else "Record<string, never>"

    def record(self, kind: type) -> str:
        """Write a dataclass of a game, or a typed dictionary."""
        hints = get_type_hints(kind)
        names = list(hints) if is_typeddict(kind) else [field.name for field in fields(kind)]
        lines = [f"  {name}: {self.of(hints[name])};" for name in names]
        if issubclass(kind, (Action, Event)):
            lines.insert(0, f'  do: "{kind.__name__}";')
        return "{\n" + "\n".join(lines) + "\n}"

    def of(self, hint: object) -> str:
        """The TypeScript type of a type hint."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is msgspec.UnsetType:
            return "undefined"
        if hint is Action:
            return "AnyAction"
        if origin is Annotated:
            return self.of(inner[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.of(part) for part in inner))
        if origin in (list, Sequence):
            return f"{self.bracketed(inner[0])}[]"
        if origin is tuple:
            if len(inner) == 2 and inner[1] is ...:
                return f"{self.bracketed(inner[0])}[]"
            return f"[{', '.join(self.of(part) for part in inner)}]"
        if origin in (dict, Mapping):
            return f"Record<string, {self.of(inner[1])}>"
        assert isinstance(hint, type), hint
        return self.name(hint)

    def bracketed(self, hint: object) -> str:
        """The item type of a list, in brackets if it is a union."""
        text = self.of(hint)
        return f"({text})" if "|" in text else text


def text() -> str:
    """The whole file."""
    types = Types()
    for kind in (*[kind for each in OPERATIONS for kind in (each.asked, each.answered)], *SOCKET, Problem, Message):
        if isinstance(kind, type):
            types.name(kind)
    unions = {}
    for key in our_games():
        rules = game(key)
        types.name(view_of(key))
        if (forecast := package(key).forecast_type) is not None:
            types.name(forecast())
        if (recap := package(key).recap_type) is not None:
            types.name(recap())
        unions[f"{key.capitalize()}Action"] = [types.name(kind) for kind in rules.actions]
        unions[f"{key.capitalize()}Event"] = [types.name(kind) for kind in rules.events]
    actions = [name for name in unions if name.endswith("Action")]
    unions["AnyAction"] = actions
    unions["AnyView"] = [types.name(view_of(key)) for key in our_games()]
    unions["Push"] = ["State", "Spoken", "Accepted", "Rejected", "Pong"]
    parts = [f"export type {name} = {body};\n" for name, body in sorted(types.written.items())]
    parts += [f"export type {name} =\n  | " + "\n  | ".join(kinds) + ";\n" for name, kinds in sorted(unions.items())]
    return HEAD + "\n" + "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
