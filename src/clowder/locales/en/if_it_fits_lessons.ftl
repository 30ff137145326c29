# The lessons of If It Fits: a few turns against a clockwork mouse. See lessons.py.

fit-lesson-corner-title = Side by side
fit-lesson-corner-text = You want cats in good boxes: the player with the most points wins. A box is worth its toys, and whoever has the most cats in it scores. Every card is a piece of cardboard box. Thick edges are walls, the others are open. A new card has to touch another by a whole side. See for yourself: try to lay your start box at a corner of the one on the table.
fit-lesson-corner-praise = Right, that is refused: a corner is not enough. Cats like whole sides.
fit-lesson-corner-again = That is allowed, and it comes next. Try a corner first.

fit-lesson-start-title = Your start box
fit-lesson-start-text = Now lay it against a side of the other. You may turn it by half. Walls never stop you: two walls may stand back to back.
fit-lesson-start-praise = There it lies. From now on it is a box like any other.

fit-lesson-draw-title = A turn
fit-lesson-draw-text = We put your start box to the right of the other, turned: two open sides meet, so both are one box. In a turn you draw a card and play one of three. Draw.
fit-lesson-draw-praise = Three cards in hand. Now you play one.
fit-lesson-draw-again = That is allowed: a cat may sleep instead. This time, draw.

fit-lesson-join-title = One box
fit-lesson-join-text = Where two open sides meet, the cards are one box. A wall on either side keeps them apart. Lay your mouse without walls so that it joins the two start boxes: below the left one, or above the right one.
fit-lesson-join-praise = Joined. The mouse is in the box, and a mouse is a point.
fit-lesson-join-again = That is allowed, but it does not join the big box, or it is another card. Lay the mouse without walls below the left start box.

fit-lesson-late-title = First things first
fit-lesson-late-text = One of your cats may sleep on the table as if it were a box. But you decide that before drawing, and you have drawn. Try it all the same: lay a cat down to sleep.
fit-lesson-late-praise = Too late. Next turn, perhaps.
fit-lesson-late-again = That is allowed, but try the forbidden one first: a sleeping cat.

fit-lesson-wall-title = Not on a wall
fit-lesson-wall-text = You have laid two mice. After a box, one of your cats may move in: across the seam of two cards, long side to long side, the new one among them. The card on the right has a wall there. Try to lay your cat on it.
fit-lesson-wall-praise = Cats like boxes. Nobody likes a wall in the back.
fit-lesson-wall-again = That is where it may lie. Try the wall first.

fit-lesson-settle-title = Moving in
fit-lesson-settle-text = Now lay it across the open seam on the left. A card carries one cat at most, so choose your seams.
fit-lesson-settle-praise = If it fits, it sits. The box is yours as long as nobody has more cats in it.
fit-lesson-settle-again = That is allowed, but an empty box earns nothing. Let the cat move in.

fit-lesson-rival-title = Somebody lives there
fit-lesson-rival-text = You have drawn the big toy mouse. It lies across a seam, as a cat does. Your opponent on the right has a cat in their box, and none of yours is there. Try to drop the toy into that box.
fit-lesson-rival-praise = Occupied. Nobody moves in with a stranger, and nobody leaves presents there.
fit-lesson-rival-again = That is allowed, but try the other box first: the one on the right.

fit-lesson-toy-title = Presents for yourself
fit-lesson-toy-text = A special toy counts for two, and any free seam will do if the box is open to your cats. Lay the big mouse across your two start boxes.
fit-lesson-toy-praise = Six mice in one box. Only its most frequent toy counts, so it pays to keep to one kind.
fit-lesson-toy-again = That is allowed, but give the toy this time: across the two start boxes.

fit-lesson-princess-title = Princess
fit-lesson-princess-text = The spray bottle costs your box a point. You have drawn a Princess. She takes the place of any cat, and that cat goes home. Send her to the cat on the right.
fit-lesson-princess-praise = She belongs to nobody, counts for nothing, and stays.
fit-lesson-princess-again = That is allowed, but you know whose cat we mean: the one on the right.

fit-lesson-sleep-title = A nap
fit-lesson-sleep-text = The box on the right belongs to nobody now. A sleeping cat is laid like a box, and it may join any: do it instead of drawing. Lay it to the right of the yarn, where it joins that box.
fit-lesson-sleep-praise = Occupied. It scores only once an awake cat of yours is in there with it.
fit-lesson-sleep-again = That is allowed, but let it sleep to the right of the yarn.

fit-lesson-close-title = Shut the box
fit-lesson-close-text = A box is closed when no open side faces an empty place. Then it counts twice, sprays too. Your mouse at the top left is open on the right only. Lay the two balls of yarn beside it, turned, so that nothing stays open.
fit-lesson-close-praise = Closed. Two balls of yarn count as four.
fit-lesson-close-again = That is allowed, but it does not close the box. Lay the yarn to the right of the mouse at the top left, turned.

fit-lesson-move-title = And a cat in it
fit-lesson-move-text = A closed box without a cat is nobody’s. Let one move in.
fit-lesson-move-praise = Nobody can join that box any more.
fit-lesson-move-again = That is allowed, but it would be a pity. Let a cat move in.

fit-lesson-end-title = The count
fit-lesson-end-text = The big box: six mice minus a spray are 5. The closed one: two balls of yarn, twice, are 4. That makes 9. Each further awake cat of yours in the same box earns a point. When the pile is empty or somebody has all five cats out, everyone plays the rest of their cards. The player with the most points wins.
