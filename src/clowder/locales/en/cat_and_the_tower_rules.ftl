# The rulebook of Cat and the Tower in our own words, by the numbers that refusals cite.
# (D) marks our own design, (R) our ruling where the printed rules are silent.

tow-opening =
    Toto is a small black kitten, and his mother is a star. You build him a tower of cards so that he can climb up to her. It is a real tower: it leans, it sways, and it can fall.
    You all play together. If Toto sits on floor 10 and the tower stands for five seconds, you have won, and may go on to floor 20.
    Choose an action card. Build two bent walls and a floor on top, or put a cat friend on the tower. If the friends on the floor above Toto do what a goal card shows, Toto may climb.
    Walls that fall are lost. When the fifth one falls, the tower has collapsed and all have lost. You can also play against each other, each with a kitten of their own.

tow-section-components = What is in the box
tow-section-setup = Before you begin
tow-section-turn = A turn
tow-section-falling = Falling
tow-section-winning = Winning and going on
tow-section-against = Against each other
tow-section-details = In detail

rule-tow-c1 =
    24 floors numbered 1–24; 54 walls: 12 brick, 12 window, 12 portal, 12 statue, 6 pillars; 16 cat friends, 4 each of 4 colours; Toto; 20 action cards, 16 goal cards, 5 story cards (floors 10, 13, 15, 17, 20).
    For playing against each other: a kitten and a paw marker in each of 5 colours (red, who is Toto, orange, blue, purple, yellow), and a standings card.
rule-tow-c2 = Wall heights: brick < window < portal < statue, each only a little taller; pillars are far taller and used in pairs. (D) 1.00, 1.05, 1.10, 1.15, 1.9. Walls are cards that the player bends before placing; how they are bent decides how well they stand.
rule-tow-c3 = (D) Friend colours: orange (the colour on the printed cards), grey, white, brown. Every third floor has a hole in its middle.
rule-tow-c4 =
    (D except 1, 2, 13) Action cards: B brick, W window, P portal, S statue, I pillar; “/” means choose one side. (* starting cards, with a paw)
    1* build B+W · 2* any friend / build W+P · 3 build B+P · 4 build W+S · 5 build P+S · 6 build I+I
    7 orange friend / build B+S · 8 grey / B+W · 9 white / W+P · 10 brown / P+S · 11 orange / W+S · 12 grey / B+P
    13 any friend, then pet all friends on that floor · 14 white / B+S · 15 brown / I+I · 16 orange or grey friend · 17 white or brown friend
    18 any friend, then pet one other friend · 19 any friend, then pet one friend of each colour on the tower · 20 any friend / build W+P
rule-tow-c5 =
    (D except 1, 3) Goal cards; the reward in brackets is the number of floors Toto may climb. (* starting goals, with a paw)
    1* (2) two friends of one colour touch · 2 (2) two friends of different colours touch · 3* (3) an orange friend on the backs of two orange ones · 4–6 (3) the same in grey, white, brown
    7 (3) three friends of three colours, each touching another of the three · 8 (2) any friend on another’s back · 9–12 (2) an orange, grey, white or brown friend on the back of a friend of another colour · 13–16 (1) an orange, grey, white or brown friend is there
rule-tow-1 =
    Floor 1 lies on the table with Toto on it. Everything else is the supply. The two starting action cards and the two starting goals lie face up; the rest are shuffled into an action deck and a goal deck. The story card of floor 10 is laid out. A random player begins, then clockwise.
    (R) Alone you take every turn. Floor 1 is fixed and never falls.
rule-tow-2 = Choose one of the two face-up action cards (and, if it has two sides, one side) and carry it out. (R) The choice is final; cards 16 and 17 have two sides.
rule-tow-3 = Build: stand both walls shown, (R) in either order, upright on the highest floor. Then lay the next floor by number, (R) the lowest that is not on the tower, on the walls of the highest storey. (R) Walls left there by a fallen floor count too; they stay.
rule-tow-4 = Friend: put a friend of the colour shown on any floor, (R) floor 1 too, or on other friends, upright; (R) not on Toto or a kitten.
rule-tow-5 =
    Pet: touch the friends named, lightly; they may move, and so may what they carry. (D) You choose the side of the touch, not its strength.
    (R) One after another, in the order you like. With card 13 the friend just placed is petted too (on the floor where it came to rest); with card 19 it may be. A friend that has fallen meanwhile is skipped; if nobody is there, nothing happens.
rule-tow-6 = You may adjust a piece until you let it go, but you must not push pieces that stand on the tower. (R) A placing that would cut into a standing piece or shove it is refused before you let go, and counts only as a failed try (TOW-26).
rule-tow-7 = Then the card is discarded and replaced from its deck, (R) even if you gave up the action or it had no effect.
rule-tow-8 =
    Then goals: if a face-up goal is met, you may claim it (at most one a turn, and you need not). Only friends on the floor exactly one above Toto count. Toto climbs 1 to N floors, where N is the reward, at most to the highest floor. The goal is discarded and replaced.
    (R) A friend is on the floor that carries it, directly or through other cats; if two floors do, on the lower one. With Toto on the highest floor no goal is met.
rule-tow-9 = Touching: any contact at all. On the back: resting on one or more friends and touching no floor. (R) “On the backs”: resting on both. (R) Toppled friends count like upright ones; Toto and kittens are not friends.
rule-tow-10 = An empty deck is made anew from its discards, (R) when a card has to be drawn, including the one just discarded. The card not chosen stays where it is. Everybody may look at the discards.
rule-tow-11 =
    If a kind of wall has run out, use any other wall, (R) one by one (the last pillar is used too). The substitute stands for the missing kind, so the kind that is still in the supply must be placed as well. (R) A build needs a floor and two walls in the supply.
    If all four friends of a colour are on the tower, take one of them, (R) even from under others, and place it anew. (R) “Any friend” is a colour in the supply; only with all 16 on the tower is it one of those.
    (R) If no card can be used, discard one without effect; otherwise you must choose a side that can be used.
rule-tow-12 =
    A piece has fallen when it has left its place, lies wholly on the table and touches no standing floor. A piece that still touches one goes back as nearly as possible to where it was.
    (R) Standing floors are floor 1 and floors that do not touch the table. Lying on fallen pieces counts as lying on the table; what a standing floor holds up through other pieces has not fallen.
    (R) A wall has left its place when it is tipped (D: over 45°) or off its floor; a floor when it is no longer on its walls or lies on the floor below it (only the upper of the two has left its place); a cat when it is no longer on its floor.
    What has only moved, or a friend toppled on its floor, stays as it lies.
    (R) If there is no place to go back to (the floor of a wall or friend is gone, or a wall under a floor), the piece goes to the supply uncounted.
rule-tow-13 = If the piece you are placing falls, it does not count as fallen: try again (TOW-26).
rule-tow-14 = Fallen walls of earlier turns are set aside for good and counted. Fallen floors and friends go back to the supply. (R) Walls placed this turn never count: they are placed again or, once the build is done, go back to the supply. A friend that held and falls later goes to the supply too and is not placed again.
rule-tow-15 = If Toto falls, he goes back to the floor he was on when the turn began; if that is gone, to the highest floor left below it. (R) So too when his floor falls.
rule-tow-16 =
    A part of the tower that hangs so that play cannot go on counts as fallen.
    (R) That is: a floor whose next lower number is gone, and everything still on a fallen floor; also what leaves its place again after being put back three times (TOW-25). So the floors on the tower always run from 1 to the highest without a gap.
rule-tow-17 = Collapse: 5 or more fallen walls in all (R: over the whole life of this tower). Everybody loses. (R) At once; the rest of the turn is lost.
rule-tow-18 =
    If Toto is on floor 10 or higher and the tower then stands for 5 seconds, you have won, and the story card is turned over.
    (R) The count begins as soon as his climb holds, before the goal is replaced. It is won if, after TOW-25, the tower has not collapsed and Toto is still on the floor of the story or higher; otherwise play goes on, and his next climb there is counted anew.
rule-tow-19 =
    Then you may go on with the same tower to 13, 15, 17 and 20; the player to the left of the last one begins. After a collapse you start again from 10.
    (R) Only if everybody agrees; cards, decks and counted walls stay. One count wins every story whose floor Toto has reached. After 20 the game is over. Stories won before a collapse stay won.
rule-tow-20 =
    2–5 players, each with a kitten beside floor 1 (height 0) and a paw on the standings card. All 20 action cards are shuffled, and three lie face up. Each player has two secret goals.
    (R) All 16 goals are used; there is no Toto on floor 1; a random player begins, then clockwise. A kitten at height 0 is on no floor, and nothing can knock it over.
rule-tow-21 =
    A turn: (1) you must play one of the three action cards; (2) you may move one friend from your own kitten’s floor to any higher floor; (3) you may claim one of your goals or swap one for a new one.
    (R) The card is replaced after (1). (2) is a lift and a placing: the friend may come from under others, but not from height 0 or the highest floor. Higher is measured from the kitten’s floor before the lift. If no higher floor is left meanwhile, or you give up, the friend goes to the supply.
    (3) The goal is discarded face up before you draw (TOW-10), so the same card may come back.
rule-tow-22 = For a goal, friends on any floor above your own kitten count, (R) all of them on one floor. The climb starts from the kitten’s height, 1 to N floors, as in TOW-8.
rule-tow-23 = After a climb the paw moves up the standings; at equal height it goes on top of those already there. (R) Kittens fall as Toto does (TOW-15) and the paw goes along, also on top; if several fall, the paw of the one who stood higher in the standings moves first, and the climber’s last.
rule-tow-24 =
    A collapse ends the game: whoever caused it is last; of the others the highest kitten wins, at equal height the one who came first (lowest paw). The same holds if all reach floor 24 with the tower standing.
    (R) It is caused by the player whose turn it is, whatever the event. Heights are those before that event; kittens that never left height 0 share a place. There is no count of 5 seconds; floor 24 is checked when a climb holds and the tower has come to rest.
rule-tow-25 =
    (R) An event is: a piece placed and let go, a piece lifted to be placed anew, one petting, or the count of TOW-18. After each event, in this order:
    The tower comes to rest. TOW-12 and TOW-16 say what has fallen; it is taken away and the fallen walls are counted (TOW-17). What has left its place, then Toto or the kittens, is put back by the game, lowest first (this is no event).
    The tower comes to rest again and, if need be, all this is repeated, at most three times. Then the action goes on.
rule-tow-26 =
    (R) A placing holds if the piece rests where it must: a wall upright on the highest floor, a floor only on walls of the highest storey, a friend upright on an allowed floor (directly or on friends), Toto or a kitten upright on its own.
    If it does not hold, you take the piece in hand and try again, elsewhere if you like, with the same piece (a friend keeps its colour; a wall may be another that the card allows). Other damage is settled first and stays.
    Walls of this turn that fall during the build are placed again; if floors fell too, on the floor that is now the highest. The next floor comes only when both walls stand; when it holds, the build is done.
    After 5 failed tries in one action you may give up; after 20 the action ends by itself. The walls of this turn, or the friend in hand, go to the supply (this is no event), nobody is petted, and the turn goes on.
rule-tow-27 =
    (R) A climb is a lift and a placing: you name the goal and the floor, lift Toto (or the kitten) and put him anywhere on that floor, but not on cats. Both are events and may bring the tower down.
    If the floor is gone meanwhile, the highest one left counts. If you give up (TOW-26), he goes back to the floor he was lifted from, or the highest left below it, and the goal is spent.
rule-tow-28 = (R) Technical limit: after 300 turns the game ends. Together, the stories won stay won; against each other, the standings count and nobody has caused a collapse.
