# The rulebook of Chabyrinthe in our own words, by the numbers that refusals cite.
# (D) marks our own design, (R) our ruling where the printed rules are silent.

cha-opening =
    Stray cats have got lost around the sewers under the town, and two kind ladies are waiting for them. You rotate and slide the sewers until a path leads from a cat to one of the ladies.
    Every cat is worth 3, 4 or 5 points. The player with the most points wins. You can also play all together or alone: then you try to bring every cat home in few turns.
    Your turn has two actions. Rotate a card. Or slide a new card in, so that a whole row moves on. If a path now joins a cat to a guardian, the cat is yours.
    Then the guardian moves on and a new cat comes, sometimes straight onto the next path. When the fifteenth cat is home, the game is over.

cha-section-components = What is in the box
cha-section-setup = Before you begin
cha-section-turn = A turn
cha-section-homing = Cats find home
cha-section-end = The end
cha-section-variants = Ways to play

rule-cha-c1 = There are 26 sewer cards, 15 cats and 2 guardians.
rule-cha-c2 = The sewers (D): 9 elbows, 7 straights, 6 T-junctions, 1 four-way and 3 bridges, where two straight paths cross without meeting. Five cats are worth 3 points, five are worth 4 and five are worth 5.
rule-cha-c3 = With rotation 0 an elbow opens north and east, a straight north and south, a T-junction east, south and west (D). Rotations 1, 2 and 3 are that many quarter turns clockwise. A straight can look two ways, a four-way and a bridge only one.
rule-cha-1 = The sewers form a square of four by four. Bottom left and top right there are elbows that open inwards (D), so that nothing is joined at the start. All other cards are random in kind and rotation.
rule-cha-2 = There is a place at each end of every row and column. The 16 places are numbered clockwise from above the top left card: 0 to 3 above, 4 to 7 on the right, 8 to 11 below, 12 to 15 on the left. Cats begin at 0 and 8 (D), face up (R), guardians at 4 and 12.
rule-cha-3 = The other sewers are the deck. Everyone sees its top card; the order below is hidden (R), but for the cards put under it during play. The other cats are a deck, face down.
rule-cha-4 = The first player is chosen at random, then play goes clockwise. A turn is exactly two actions, in any mix.
rule-cha-5 = Rotate a card: by a quarter to the right or to the left, or halfway round. A rotation that changes nothing to the eye is allowed.
rule-cha-6 = Slide a card in: take a card from the edge and put it under the deck, slide its row or column into the gap, and put the top card of the deck in at the other end, in any rotation (R). You name the place beside which the new card goes in.
rule-cha-7 = Cats and guardians do not move along with a row or column.
rule-cha-8 = After each action you check the paths. If an unbroken path joins a cat to a guardian, you always take that cat. The path runs from open side to open side, never outside the square, and never from one path of a bridge to the other. Side branches and loose ends do no harm.
rule-cha-9 = Then that guardian moves one place clockwise, and the next cat from the deck comes one place clockwise of where the cat was. Places in use are skipped. The place just left is free.
rule-cha-10 = Then you check again, and so on until nothing is joined: one action may bring home a whole chain of cats.
rule-cha-11 = Cats joined at the same check are all taken at once. Then guardians come for them one at a time, in any order you like, and you choose each time after seeing the last new cat (R). If a cat was joined to both guardians, you choose which one moves, even if she has moved on since (R). You check the paths again when every cat has been fetched (R).
rule-cha-12 = A path from cat to cat, or from guardian to guardian, means nothing. Neighbouring places are not joined.
rule-cha-13 = When the deck of cats is empty, the guardian still moves, and no new cat comes.
rule-cha-14 = The game ends the moment somebody takes the 15th cat, even in the middle of a turn; nothing else follows (R). The player with the most points wins; in a tie the one with more cats, and if that is tied too, the win is shared (R).
rule-cha-15 = Kittens: a square of three by three, with 12 places, cats at 0 and 6 and guardians at 3 and 9. All 15 cats are there.
rule-cha-16 = Solo: count your turns; the one in which the game ends counts whole (R). Your number of turns earns one of seven titles: up to 7, 9, 11, 13, 15 or 17 turns, or 18 and more; the same scale holds for three by three (R). Points do not matter.
rule-cha-17 = Together: two to four players lead all cats home and count the turns of all, with the titles of the solo game. Points do not matter.
rule-cha-18 = Teams: of four players, the first two play against the other two. Partners sit side by side. Points, and in a tie cats (R), are added up.
rule-cha-19 = First edition: at least one of your two actions must be a rotation. After sliding a card in, you can only rotate one.
rule-cha-20 = After 200 turns in a row without a cat the game ends and is scored as it stands; solo and together it is lost (R).
