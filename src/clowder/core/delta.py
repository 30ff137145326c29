"""Delta: what changed between two JSON values, as a JSON value itself.

A delta is one of

* `{name: delta, …}`: inside an object, or inside a list by index; what is not named stays;
* `[value]`: the whole value is replaced;
* `[]`: this field of the object is gone;
* `[start, count, [item, …]]`: `count` items of a list, from `start` on, give way to others.

`{}` changes nothing. The browser has a `patch` of its own, in `web/src/wire/delta.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

Json: TypeAlias = Any  # objects, lists, strings, numbers, booleans and None
Delta: TypeAlias = dict[str, Any] | list[Any]


def diff(before: Json, after: Json) -> Delta:
    """What leads from one value to the other; `{}` where they are the same."""
    if type(before) is not type(after):  # True is not 1, though Python holds them equal
        return [after]
    if isinstance(after, dict):
        return _diff_objects(before, after)
    if isinstance(after, list):
        return _diff_lists(before, after)
    return {} if before == after else [after]


def patch(before: Json, delta: Delta) -> Json:
    """The value that the delta leads to. `before` does not change; what stays is shared."""
    if isinstance(delta, dict):
        return _patch_inside(before, delta)
    match delta:
        case [value]:
            return value
        case [start, count, items]:
            return [*before[:start], *items, *before[start + count :]]
        case _:
            raise ValueError(f"this is no delta: {delta!r}")


def _diff_objects(before: dict[str, Json], after: dict[str, Json]) -> Delta:
    changes: dict[str, Delta] = {name: [] for name in before if name not in after}
    for name, value in after.items():
        change = diff(before[name], value) if name in before else [value]
        if change != {}:
            changes[name] = change
    is_all = len(changes) >= len(after) > 0  # then naming the fields would only add to it
    return [after] if is_all else changes


def _diff_lists(before: list[Json], after: list[Json]) -> Delta:
    start = _count_same(zip(before, after, strict=False))
    old, new = before[start:], after[start:]
    end = _count_same(zip(reversed(old), reversed(new), strict=False))
    old, new = old[: len(old) - end], new[: len(new) - end]
    if len(old) == len(new) and all(map(_are_alike, old, new)):
        changes = enumerate(map(diff, old, new), start)
        return {str(index): change for index, change in changes if change != {}}
    return [start, len(old), new]


def _count_same(pairs: Iterable[tuple[Json, Json]]) -> int:
    """How many of the first pairs are the same."""
    count = 0
    for one, other in pairs:
        if not _is_same(one, other):
            break
        count += 1
    return count


def _is_same(one: Json, other: Json) -> bool:
    if type(one) is not type(other) or one != other:
        return False
    if isinstance(one, dict):
        return all(_is_same(value, other[name]) for name, value in one.items())
    return not isinstance(one, list) or all(map(_is_same, one, other))


def _are_alike(one: Json, other: Json) -> bool:
    """Whether there can be an inside to change."""
    return type(one) is type(other) and isinstance(one, dict | list)


def _patch_inside(before: Json, changes: dict[str, Delta]) -> Json:
    if not changes:
        return before
    if isinstance(before, list):
        items = list(before)
        for index, change in changes.items():
            items[int(index)] = patch(items[int(index)], change)
        return items
    fields = {name: value for name, value in before.items() if changes.get(name) != []}
    added = {name: change for name, change in changes.items() if change != []}
    return fields | {name: patch(fields.get(name), change) for name, change in added.items()}
