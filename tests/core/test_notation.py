"""Numbers in a notation: one way to write each."""

from __future__ import annotations

import pytest

from clowder.core.notation import whole_number


def test_plain_digits_are_a_number() -> None:
    assert [whole_number("0"), whole_number("4207")] == [0, 4207]
    assert whole_number("-12", signed=True) == -12
    assert whole_number("123456789", digits=9) == 123456789


@pytest.mark.parametrize("text", ["", "1_0", "٣", "+1", "-1", " 1", "1.0", "12345", "0x1"])
def test_anything_else_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="expected a whole number") as refused:
        whole_number(text)

    assert str(refused.value).endswith(f"found '{text}'")


@pytest.mark.parametrize("text", ["-0", "-01", "--1", "-"])
def test_a_sign_stands_before_a_number_and_not_before_nothing(text: str) -> None:
    with pytest.raises(ValueError, match="expected a whole number"):
        whole_number(text, signed=True)
