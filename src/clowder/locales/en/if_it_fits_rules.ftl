# The rulebook of If It Fits in our own words, by the numbers that refusals cite.
# (D) marks our own design, (R) our ruling where the printed rules are silent.

fit-opening =
    Cats love boxes. Here you lay cards with walls and gaps side by side until they grow into boxes, and you move your cats in.
    The player with the most cats in a box gets its points. Toys of the same kind make a box worth more, spray bottles make it worth less, and a box with no gap left counts twice. Whoever has the most points at the end wins.
    Draw a card. Play one of your three cards, usually a piece of a box. Then, if you like, lay a cat across the new card and its neighbour. Instead of all that you may lay a cat down to sleep.
    When the pile is empty, or somebody has all five cats out, everybody plays the rest of their cards, and you count.

fit-section-components = What is in the box
fit-section-setup = Before you begin
fit-section-laying = Laying boxes
fit-section-turn = A turn
fit-section-cats = Cats
fit-section-end = End and scoring
fit-section-advanced = Advanced game

rule-fit-c1 = Each of five cats (Lilly, Charlie, Milo, Jack and Izzy) has 5 two-sided cards: awake on one side, asleep on the other. There are also 5 black cats called Princess, 5 start boxes, 3 special toys and 72 box cards.
rule-fit-c2 = Nine patterns of walls, eight cards of each (D). Left and right are the long sides: no walls; top; left; top and bottom; left and right; left and top; left and bottom; left, top and bottom; left, right and top. Each pattern has 1 mouse, 1 yarn, 1 feather, 1 double toy, 1 spray bottle and 3 blanks. That makes 15 of each toy, 9 sprays and 27 blanks.
rule-fit-c3 = The five start boxes have walls on the left and at the top, and nothing printed (D). There is one special toy of each kind; it is worth 2 and open on all sides. A sleeping cat is open on all sides, too.
rule-fit-1 = Each player takes the five cards of one cat. There are as many Princesses as players.
rule-fit-2 = Boxes and special toys are shuffled, and everyone gets 2 cards, never a Princess. The rest is split into as many piles as players, as even as possible, the larger ones at the bottom (R). One Princess is shuffled into each, and the piles are stacked: that is the draw pile.
rule-fit-3 = The first player is chosen at random (R). Clockwise from there, each player lays one start box by the laying rules, without a cat; the very first lies upright (R). From then on they are boxes like any other. Then the first player begins.
rule-fit-4 = Cards lie on a grid, upright or turned by 180°: long side to long side, short to short, the whole side touching (R). Nothing overlaps. A card has to touch another by a side; a corner is not enough. Turning a card that looks the same either way does not count as a different move (R).
rule-fit-5 = Walls never forbid laying a card, and double walls are fine except in the advanced game. So every card always has a place.
rule-fit-6 = Two open sides that meet join their cards into one box. A wall on either side separates them.
rule-fit-7 = A side is closed if it has a wall or meets one (R). A box is closed when none of its open sides faces an empty place; a hole in its middle is one, too.
rule-fit-8 = On your turn, draw a card and play one of your three: a box (and then a cat, if you like); a special toy; or a Princess.
rule-fit-9 = Or lay one of your cats down to sleep, without drawing or playing a card. So you decide this before drawing.
rule-fit-10 = After laying a box you may lay one awake cat across the seam of two cards joined at an open long side. One of the two has to be the box you have just laid. Never on a wall.
rule-fit-11 = A card carries at most one cat, Princess or toy laid across it (R). Sleeping cats, and a Princess in place of one, carry none. Start boxes and toys laid as boxes do.
rule-fit-12 = A cat may not go into a box with another player’s cat, awake or asleep, unless one of yours is in it already. This is judged after the box is laid.
rule-fit-13 = A sleeping cat is laid like a box card, wherever one fits: it may join another player’s box, or several boxes into one. It occupies its box, but scores nothing unless an awake cat of its owner is in the same box; then it counts like any other. Only the position at scoring decides this (R).
rule-fit-14 = A Princess replaces any one cat, awake or asleep, no matter whose. The cat goes home to its owner. She belongs to nobody: she blocks nothing, scores nothing and keeps the place. No cat may be laid after her. While there is no cat on the table she cannot be played (R); if you have nothing but Princesses then, show one and throw it away.
rule-fit-15 = A special toy is laid like a cat, across a free open long seam of a box that you could put a cat in: any seam, not only of this turn (R). It counts for the box it lies in. Only if there is no such seam is it laid as a box card. No cat may be laid after it (R).
rule-fit-16 = The last phase begins when the last card is drawn (that turn is still played), or when someone has all five cats on the table. A Princess does not undo it. From then on nobody draws or lays cats down to sleep: everyone plays a card a turn until all hands are empty. Awake cats may still be laid after boxes.
rule-fit-17 = The player with the most cats in a box wins it. If players tie, each scores in full. Sleeping cats count only together with an awake one of the same owner; a box with only sleeping cats scores for nobody.
rule-fit-18 = A box is worth a point for each toy of its most frequent kind (a double or special toy is 2), less 1 for each spray. A closed box counts twice, plus and minus. It may be worth less than nothing: whoever wins it loses points.
rule-fit-19 = Each awake cat beyond your first awake one in a box earns 1 point, never doubled, whether you win the box or not (R). Sleeping cats do not (R).
rule-fit-20 = The player with the most points wins. Break ties by the fewest minus points: the sprays, doubled if closed, in the boxes you won or tied for (R). If that is tied too, the win is shared (R).
rule-fit-21 = Advanced game: all five Princesses are shuffled into the whole pile, after dealing (R). Two walls may not meet, not even at start boxes (R). There are no points for extra cats. Sleeping cats count half, and still only together with an awake one.
