# The rulebook of Chabyrinthe in our own words, by the numbers that refusals cite.
# (D) marks our own design, (R) our ruling where the printed rules are silent.

cha-section-components = What is in the box
cha-section-setup = Before you begin
cha-section-turn = A turn
cha-section-homing = Cats find home
cha-section-end = The end
cha-section-variants = Ways to play

rule-cha-c1 = There are 26 sewer cards, 15 cats and 2 guardians.
rule-cha-c2 = The sewers (D): 9 elbows, 7 straights, 6 T-junctions, 1 four-way and 3 bridges, where two straight ways cross without meeting. Five cats are worth 3 points, five are worth 4 and five are worth 5.
rule-cha-c3 = With rotation 0 an elbow opens north and east, a straight north and south, a T-junction east, south and west (D). Rotations 1, 2 and 3 are that many quarter turns clockwise. A straight has two looks, a four-way and a bridge have one.
rule-cha-1 = The sewers form a square of four by four. Bottom left and top right there are elbows that open inwards (D), so that nothing is joined at the start. All other cards are random in kind and rotation.
rule-cha-2 = There is a place at each end of every row and column. The 16 places are numbered clockwise from above the top left card: 0 to 3 above, 4 to 7 on the right, 8 to 11 below, 12 to 15 on the left. Cats begin at 0 and 8 (D), face up (R), guardians at 4 and 12.
rule-cha-3 = The other sewers are the deck. Everyone sees its top card; the order below is hidden (R), but for the cards put under it during play. The other cats are a deck, face down.
rule-cha-4 = The first player is drawn by lot. Then it goes clockwise. A turn is exactly two actions, in any mix.
rule-cha-5 = Turn a card: a quarter turn to the right or to the left, or halfway round. A turn that changes nothing to the eye is allowed.
rule-cha-6 = Slide a card in: take a card from the edge and put it under the deck, slide its row or column into the gap, and put the top card of the deck in at the other end, in any rotation (R). You name the place beside which the new card goes in.
rule-cha-7 = Cats and guardians do not move along with a row or column.
rule-cha-8 = After each action you look. If an unbroken way joins a cat to a guardian, you take that cat, always. The way runs from open side to open side, never outside the square, and never from one way of a bridge to the other. Side branches and loose ends do no harm.
rule-cha-9 = Then that guardian moves one place clockwise, and the next cat from the deck comes one place clockwise of where the cat was. Places in use are skipped. The place just left is free.
rule-cha-10 = Then you look again, and so on until nothing is joined: one action may bring home a whole chain of cats.
rule-cha-11 = Cats joined at the same look are taken at once. Then you see to them one at a time, in any order, each choice made after the last new cat is seen (R). If a cat was joined to both guardians, you choose which one moves, even if it has moved on since (R). The next look comes when all are seen to (R).
rule-cha-12 = A way from cat to cat, or from guardian to guardian, is nothing. Neighbouring places are not joined.
rule-cha-13 = When the deck of cats is empty, the guardian still moves, and no new cat comes.
rule-cha-14 = The game ends the moment the 15th cat is taken, even in the middle of a turn: nothing follows (R). Most points win; in a tie more cats, and if that is a tie too, the win is shared (R).
rule-cha-15 = Kittens: a square of three by three, with 12 places, cats at 0 and 6 and guardians at 3 and 9. All 15 cats are there.
rule-cha-16 = Solo: count your turns; the one in which the game ends counts whole (R). Up to 7 turns, 9, 11, 13, 15, 17 or more earn seven different titles, the same for three by three (R). Points do not matter.
rule-cha-17 = Together: two to four players lead all cats home and count the turns of all, with the titles of the solo game. Points do not matter.
rule-cha-18 = Teams: of four players, the first two play against the other two. Partners sit side by side. Points, and in a tie cats (R), are added up.
rule-cha-19 = First edition: at least one of your two actions must be a turn. After sliding a card in, you can only turn one.
rule-cha-20 = After 200 turns in a row without a cat the game ends and is scored as it stands; solo and together it is lost (R).
