"""Value: the frozen, tagged record that states, moves, events and views are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from typing import dataclass_transform

    # msgspec freezes subclasses by inheritance, which type checkers cannot see; hence this stub.
    @dataclass_transform(frozen_default=True)
    class Value:
        def __init_subclass__(cls, *, tag: str | None = None) -> None: ...
else:
    # Values have no cycles, so the garbage collector need not track them.
    class Value(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
        """Compared and hashed by content, never changed; JSON carries its class name as `type`."""


SomeValue = TypeVar("SomeValue", bound=Value)
Item = TypeVar("Item")


def replace(value: SomeValue, **changes: Any) -> SomeValue:
    """The same value with some fields changed."""
    changed: SomeValue = msgspec.structs.replace(value, **changes)  # type: ignore[type-var]
    return changed


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The same tuple with one item changed."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """The same tuple less the first `item`; raises ValueError if there is none."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def to_json(value: object) -> bytes:
    """The value as JSON, the same bytes for equal values."""
    return msgspec.json.encode(value)


def from_json(text: bytes | str, kind: Any) -> Any:
    """Decode strictly; raises ValueError saying where the text does not fit `kind`."""
    return decoder(kind).decode(text)


@lru_cache(maxsize=256)  # working out what a union can be takes far longer than reading one
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
