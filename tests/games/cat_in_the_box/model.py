"""The cards of one round told a second time, as plainly as can be, to check the first telling.

Written from the rules alone: nothing of the room's code is used here.
"""

from __future__ import annotations

COLOURS = ("red", "blue", "yellow", "green")
Declared = tuple[int, str]  # a number and the colour it was given


class Model:
    def __init__(self, hands: list[list[int]], leader: int, blocked: list[Declared]) -> None:
        self.hands = [list(hand) for hand in hands]
        self.turn = leader
        self.board: dict[Declared, int | None] = dict.fromkeys(blocked)  # whose token it is
        self.boards = [set(COLOURS) for _ in hands]
        self.trick: list[tuple[int, int, str]] = []  # seat, number, colour
        self.won = [0 for _ in hands]

    def legal(self) -> set[Declared]:
        """CIB-6, CIB-7 and CIB-8."""
        free = {
            (number, colour)
            for number in self.hands[self.turn]
            for colour in self.boards[self.turn]
            if (number, colour) not in self.board
        }
        plain = {(number, colour) for number, colour in free if colour != "red"}
        red_was_played = any(colour == "red" for _, colour in self.board)
        return plain if not self.trick and not red_was_played and plain else free

    def play(self, number: int, colour: str) -> None:
        """CIB-5, CIB-9 and CIB-10."""
        seat, seats = self.turn, len(self.hands)
        self.hands[seat].remove(number)
        self.board[number, colour] = seat
        self.trick.append((seat, number, colour))
        led = self.trick[0][2]
        if colour != led:
            self.boards[seat].discard(led)
        self.turn = (seat + 1) % seats
        if len(self.trick) == seats:
            reds = [card for card in self.trick if card[2] == "red"]
            fighting = reds or [card for card in self.trick if card[2] == led]
            self.turn = max(fighting, key=lambda card: card[1])[0]
            self.won[self.turn] += 1
            self.trick = []

    def is_played_out(self) -> bool:
        """CIB-11."""
        return not self.trick and all(len(hand) == 1 for hand in self.hands)

    def is_paradox(self) -> bool:
        """CIB-12."""
        return not self.is_played_out() and not self.legal()

    def points(self, bids: list[int | None]) -> list[int]:
        """CIB-13, CIB-14 and CIB-17."""
        points = []
        for seat, (bid, won) in enumerate(zip(bids, self.won, strict=True)):
            if self.is_paradox() and seat == self.turn:
                points.append(-won)
            elif won == bid or (bid is None and won < 5):
                points.append(won + self.group(seat))
            else:
                points.append(won)
        return points

    def group(self, seat: int) -> int:
        """Tokens that touch take each other's label until all that are joined share one."""
        labels = {
            (COLOURS.index(colour), number): index
            for index, ((number, colour), owner) in enumerate(self.board.items())
            if owner == seat
        }
        for _ in labels:
            for row, column in labels:
                for beside in ((row + 1, column), (row, column + 1)):
                    if beside in labels:
                        low = min(labels[row, column], labels[beside])
                        labels[row, column] = labels[beside] = low
        sizes = [list(labels.values()).count(label) for label in set(labels.values())]
        return max(sizes, default=0)


def neutral(up: list[int]) -> list[Declared]:
    """CIB-16: the first token of a number is green, the second yellow, the third blue."""
    rows = ("green", "yellow", "blue")
    return [(number, rows[up[:place].count(number)]) for place, number in enumerate(up)]
