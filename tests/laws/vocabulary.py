"""Which module knows what about which game: a new game adds its line here."""

from __future__ import annotations

from typing import Final

from tests.laws.knowledge import Knowledge
from tests.laws.mediterranean_laws import MediterraneanKnowledge
from tests.laws.neptun_laws import NeptunKnowledge

KNOWLEDGE: Final[dict[str, Knowledge]] = {
    "mediterranean": MediterraneanKnowledge(),
    "neptun": NeptunKnowledge(),
}
