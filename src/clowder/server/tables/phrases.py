"""Recovery phrases: six made-up words that open the way back, with a check against slips.

The words are built of syllables, so that they are written and read aloud alike in every language,
and nobody needs a list of them."""

from __future__ import annotations

import hashlib
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aeio"
SECRET_BYTES = 8  # 64 bits: nobody finds them by trying, whatever they try with
WORD_BITS, WORDS = 12, 6
LENGTH = 4  # letters in a word: two syllables
COST = {"n": 2**14, "r": 8, "p": 1}  # of the slow hash: 16 MiB and some 50 ms


def make_phrase() -> str:
    secret = secrets.token_bytes(SECRET_BYTES)
    number = int.from_bytes(secret + checksum(secret))
    shifts = range((WORDS - 1) * WORD_BITS, -1, -WORD_BITS)
    return " ".join(write_word(number >> shift & (1 << WORD_BITS) - 1) for shift in shifts)


def write_word(number: int) -> str:
    return "".join(write_syllable(part) for part in (number >> 6, number & 63))


def write_syllable(number: int) -> str:
    return CONSONANTS[number >> 2] + VOWELS[number & 3]


def read_phrase(text: str) -> bytes | None:
    """The secret in a phrase, however it was spaced and in capitals; None where it is misspelt."""
    letters = "".join(letter for letter in text.casefold() if letter.isalpha())
    if len(letters) != WORDS * LENGTH:
        return None
    number = 0
    for consonant, vowel in zip(letters[::2], letters[1::2], strict=True):
        if consonant not in CONSONANTS or vowel not in VOWELS:
            return None
        number = number << 6 | CONSONANTS.index(consonant) << 2 | VOWELS.index(vowel)
    written = number.to_bytes(SECRET_BYTES + 1)
    secret = written[:SECRET_BYTES]
    return secret if checksum(secret) == written[SECRET_BYTES:] else None


def checksum(secret: bytes) -> bytes:
    """One slip in 256 goes unnoticed, and is refused later as an unknown phrase."""
    return hashlib.sha256(secret).digest()[:1]


def slow_hash(secret: bytes, salt: bytes) -> str:
    """One salt for the whole house, since a phrase is found without any name. So one try is
    compared with every phrase there is, which is little beside 64 random bits."""
    return hashlib.scrypt(secret, salt=salt, dklen=32, **COST).hex()
