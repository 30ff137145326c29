# Chabyrinthe told in the order one plays; the numbers at the end of a paragraph are its rules.

cha-chapter-setup = Before you begin
cha-chapter-setup-text =
    The sewers lie in a square of four by four, and there are 16 places around it. Two cats and two guardians wait there. Nothing is joined yet. (CHA-1, CHA-2)
    The other sewers are the deck; you always see its top card. The first player is chosen at random, then you play clockwise. In each turn you have two actions. (CHA-3, CHA-4)

cha-chapter-rotate = Rotate a card
cha-chapter-rotate-text =
    Choose any card of the square and rotate it where it lies: a quarter to the left or to the right, or halfway round. (CHA-5)

cha-chapter-slide = Slide a card in
cha-chapter-slide-text =
    Take a card away from the edge and put it under the deck. Slide its row or column into the gap, and put the top card of the deck in at the other end, rotated as you like. (CHA-6)
    Cats and guardians stay where they are; only the sewers move. (CHA-7)

cha-chapter-home = A cat finds home
cha-chapter-home-text =
    After each action look at the paths. If one runs unbroken from a cat to a guardian, the cat is yours, and so are its points: 3, 4 or 5. On a bridge two paths cross without meeting. (CHA-8, CHA-C2)
    A path from cat to cat, or from guardian to guardian, means nothing. (CHA-12)

cha-chapter-chain = And another one
cha-chapter-chain-text =
    Now the guardian moves clockwise to the next free place, and a new cat comes one place on from where the last one was. Look again: if a path joins somebody now, that cat is yours as well. (CHA-9, CHA-10)
    If several cats are joined at once, you take them all and choose the order in which the guardians move. If a cat’s path leads to both guardians, you decide which one moves. (CHA-11)

cha-chapter-end = The end
cha-chapter-end-text =
    When there are no new cats left, the guardians still move. With the 15th cat the game ends at once. Whoever has the most points wins; in a tie, whoever has more cats. (CHA-13, CHA-14)

cha-chapter-ways = Other ways to play
cha-chapter-ways-text =
    Alone or together you count turns instead of points: the fewer, the better the title. In teams two play against two and add up their points. (CHA-16, CHA-17, CHA-18)
    Kittens is played on a small square of three by three. In the first edition at least one of your two actions has to be a rotation. (CHA-15, CHA-19)
