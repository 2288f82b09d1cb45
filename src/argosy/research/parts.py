"""A choice of the parts of an observation, and the global state: the observations of all seats without repetition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from argosy.core.contract import Seat, View
from argosy.research.action_space import TokenSequence
from argosy.research.observation import Encoder, Pen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from argosy.research.observation import Array
    from argosy.research.state_encoder import StateEncoder


class ChosenParts(Encoder[Any]):
    """Encodes some parts of what another encoder does, in its order. Raises ValueError with a sentence."""

    def __init__(self, whole: Encoder[Any], parts: Sequence[str]) -> None:
        names = list(whole.layout)
        unknown = [part for part in parts if part not in names]
        if unknown or not parts or isinstance(parts, str):
            raise ValueError(f"parts is a list of some of {', '.join(names)}; not {unknown or parts!r}")
        self.whole: Final = whole
        self.taken: Final = [whole.layout[name] for name in names if name in parts]
        self.own = None if whole.own is None else [part for part in whole.own if part in parts]
        super().__init__(whole.seats, whole.tokens, [])
        layout: dict[str, slice] = {}
        self.size = 0
        for name, part in whole.layout.items():
            if name in parts:
                layout[name] = slice(self.size, self.size + part.stop - part.start)
                self.size = layout[name].stop
        self.layout = layout

    def from_states(self) -> StateEncoder | None:
        """The encoder of the same parts straight from states, if the game has one."""
        whole = self.whole.from_states()
        if whole is None:
            return None
        from argosy.research.state_parts import StateParts

        return StateParts(whole, self.taken, self.size)

    def write(self, pen: Pen, view: View, seat: Seat) -> None:
        """Not called: `page` and `encode` write everything at once."""

    def page(self, view: View, seat: Seat, spelled: TokenSequence) -> list[float]:
        """The chosen parts, before they are limited to the bound."""
        page = self.whole.page(view, seat, spelled)
        return [number for part in self.taken for number in page[part]]

    def encode(self, view: View, seat: Seat, spelled: TokenSequence) -> Array:
        """The chosen parts of what the seat sees."""
        import numpy as np

        page = self.whole.encode(view, seat, spelled)
        return np.concatenate([page[part] for part in self.taken])


class GlobalState:
    """What all seats together see, as one array, for a central critic.

    It is what seat 0 sees, and after it for each further seat the parts with what only that seat knows.
    """

    def __init__(self, encoder: Encoder[Any]) -> None:
        layout: dict[str, slice] = {}
        self.slices: Final[list[tuple[Seat, slice]]] = []
        end = 0
        for seat in range(encoder.seats):
            for name, part in encoder.layout.items():
                if seat == 0 or encoder.own is None or name in encoder.own:
                    size = part.stop - part.start
                    layout[name if seat == 0 else f"{name} of seat_{seat}"] = slice(end, end + size)
                    self.slices.append((seat, part))
                    end += size
        self.layout: Final = layout
        self.size: Final = end

    def of(self, seen: NDArray[np.float32]) -> NDArray[np.float32]:
        """The state from the observations of all seats, whose numbers are the last axis and seats the one before it."""
        import numpy as np

        return np.concatenate([seen[..., seat, part] for seat, part in self.slices], axis=-1)
