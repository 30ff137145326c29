# The rulebook of Stray Cat in our own words, by the numbers that refusals cite.
# (D) marks our own design, (R) our ruling where the printed rules are silent.

str-opening =
    You are a lost kitten. Somewhere in this neighbourhood is your home, but you have forgotten what it looks like. Three tokens say it: its shape, its roof and its garden. They lie face down, and you may not look.
    The first kitten that stands in its own house with all three tokens face up wins.
    Eat or look for food. Meals let you walk as many steps as they say; new tiles are turned over on the way. If your walk ends in a house, your neighbour looks at your tokens and turns over one that fits.
    Two kittens on one field fight: each plays a card in secret, and the winner leads the loser away. Looking for food can also bring bad luck: a dog, a mouse, a raven.

str-section-components = What is in the box
str-section-setup = Before you begin
str-section-turn = A turn
str-section-luck = Bad luck
str-section-fights = Fights
str-section-end = The end

rule-str-c1 = There are 38 cards. Meals: 11 modest (1 step), 8 nourishing (2), 5 hearty (3). Luck: 2 cat friends, 4 shortcuts, 2 pickup trucks. Bad luck: raven, dog, mouse and cat meeting, one each, and 2 roadworks.
rule-str-c2 = There are 16 tiles: 4 start tiles and 12 neighbourhood tiles, with start fields, road fields and houses. A road leaves every tile in the middle of each side, so roads always join. Crossing to the next tile is one step. At the edge of the map the road ends (R).
rule-str-c3 = There are 18 house tokens: shape (one storey, two storeys, three of each), roof (red, yellow, blue, two of each) and garden (fence, tree, flower bed, two of each). There is one roadworks marker, and there are four kittens.
rule-str-c4 = Each of the 18 possible houses stands in the neighbourhood exactly once (D). Every tile has one exit on each side: N, E, S and W as on the unturned tile. Inside, the roads form a crossing (with a centre C), a ring (with a yard Y beside N), or two bends (N–E by a, S–W by b) joined by a lane. A house is a dead end beside one field.
rule-str-c5 = Fight numbers are all different (D): modest 1 to 11, nourishing 12 to 19, hearty 20 to 24, cat friend 25 and 26, shortcut 27 to 30, pickup truck 31 and 32. Bad luck has none.
rule-str-1 = The usual layout is four by four with start tiles face up in the corners. The other tiles are shuffled, turned at random and lie face down. Each kitten begins on the start field of its own start tile. Players get their start tiles in seating order, clockwise from the top left; two players get the first and the third (R).
rule-str-2 = Other layouts: start tiles in the centre, a long street of two by eight, or any shape of 16 tiles joined by their edges, in which the four start tiles are marked in the order of the players (R).
rule-str-3 = Each kind of token is shuffled on its own, and everyone gets one of each, face down. Nobody may look at them. Two kittens may have the same home.
rule-str-4 = Everyone begins with two modest meals and one nourishing meal, dealt at random (R). All other cards are shuffled into the pile.
rule-str-5 = The first player is chosen at random or by agreement. Then play goes clockwise.
rule-str-6 = Tiles that touch, even only at a corner, are adjacent. No tile is adjacent to itself.
rule-str-7 = Look for home: play one luck card, or one or more meals together, never both kinds. Played cards are discarded face up before their effect (R). With an empty hand you can only look for food.
rule-str-8 = Meals move your kitten along the roads by exactly as many steps as they have together. No step goes straight back to the field just left; going round a ring is allowed (R). Meals that allow no walk of that length cannot be played. You may only take a step if the rest of your steps can still be walked; face-down tiles count as open, and kittens do not block the way (R).
rule-str-9 = Before you step onto a face-down tile you choose where to cross. Then the tile is turned over for good, as it lies, and the walk goes on. If the full length can no longer be walked, you go as far as possible and stop there (R).
rule-str-10 = Nobody may ever enter the field with the roadworks, by whatever means.
rule-str-11 = Entering a field with another kitten starts a fight at once, also by shortcut or truck (R). Whoever enters is the attacker. A walker that wins walks on when all fights that follow are over; one that does not win ends its walk and remembers nothing (R). Several kittens there are fought one by one, clockwise, as long as the attacker wins (R).
rule-str-12 = If a walk by meals ends in a house, after any fight there (R), your left neighbour looks at all three of your tokens. If face-down tokens match the house, they turn over exactly one of their choice (R); if none matches, you learn just that. Your neighbour may go on looking at what they have seen.
rule-str-13 = A house, like a start field, is a dead end: a walk can end there but never pass through. Leave and walk in again to ask again.
rule-str-14 = Cat friend: draw 4 cards, one by one (R). Bad luck among them is discarded unused; if all four were bad luck, draw on until one is not. Then keep any 4 of the cards in your hand.
rule-str-15 = Shortcut: move to any road field of an adjacent face-up neighbourhood tile, never a start tile. Without one it cannot be played.
rule-str-16 = Pickup truck: move to the start field of any start tile, other than the one you stand on (R).
rule-str-17 = Look for food: draw 1 card on a road field, 2 in a house. On a start field draw 2 with an empty hand, otherwise 1.
rule-str-18 = Bad luck drawn this way strikes at once and is discarded. Of two drawn together you choose one; the other is discarded unused. Bad luck is never held. First all cards are drawn, then you discard down to the limit, then bad luck strikes (R).
rule-str-19 = A hand has at most 4 cards, at all times. You choose what to discard, at once (R); the winner of a fight does so before the loser is moved.
rule-str-20 = An empty pile is made anew from the shuffled discards when the next card is to be drawn (R). There is always a card to draw, so nobody ever has to pass.
rule-str-21 = Raven: choose an opponent with cards. One of theirs, picked unseen (R), is discarded. If nobody has cards, nothing happens.
rule-str-22 = Dog: choose any field of any face-up neighbourhood tile, even one with a kitten (R). Every kitten on that tile, yours first and then clockwise, runs 3 steps on a way its owner chooses (R), never onto the dog’s field, and as far as possible if that is less. One that fought meanwhile and did not win need not run (R). Without such a tile nothing happens.
rule-str-23 = Cat meeting: you put every kitten from adjacent tiles, clockwise one by one (R), on a different free road field of your own tile. There are no fights, and there is always room.
rule-str-24 = Mouse: choose an opponent and move their kitten 3 steps on a way of your choice, as far as possible if that is less.
rule-str-25 = Roadworks: put or move the marker to a road field of any face-up tile (R) where there is no kitten, other than where it lies.
rule-str-26 = In a fight both owners choose a card in secret, even if they have just one, and reveal together. The higher number wins. Both cards are discarded.
rule-str-27 = The winner draws one card. Bad luck is discarded and another card drawn.
rule-str-28 = Then the loser is moved 3 steps on a way the winner chooses, as far as possible if that is less. Face-down tiles it enters are turned over.
rule-str-29 = Without a card you lose at once; the winner plays none but still draws. If neither has a card, nobody wins or draws: each player moves the other’s kitten 1 step. The attacked kitten moves first, and any fights where it lands are fought at once (R); then the attacker, but not to the field where the other went. A kitten stays if there is no other way, or if a fight has moved it meanwhile (R).
rule-str-30 = A kitten moved by a fight, the dog or the mouse remembers nothing and does not turn straight back; if it lands on another kitten, it attacks. On the way it passes others (R). Its first step may go anywhere; it moves the full number of steps where it can, otherwise as many as possible (R). If it cannot move at all it stays, and two may share a field without another fight.
rule-str-31 = The game ends at once when a kitten is in its own house and all three of its tokens are face up. That player wins, even before a fight that would follow (R). The others share the last place (R).
rule-str-32 = Technical limits (R): after 20 fights in one turn no further one starts. After 200 rounds the game ends, and whoever has the most face-up tokens is first.
