# Cat and the Tower told in the order one plays; the numbers at the end of a paragraph are its rules.

tow-chapter-setup = Together: before you begin
tow-chapter-setup-text =
    Floor 1 lies on the table, and Toto sits on it. Two action cards and two goal cards lie face up, and the story card of floor 10 is laid out. You all play together, clockwise; alone you take every turn. (TOW-1)

tow-chapter-build = Build a storey
tow-chapter-build-text =
    On your turn you choose one of the two action cards. If it has two sides, you choose a side as well. Your choice is final. (TOW-2)
    A card that builds shows two walls. A wall is a card that you bend: the bend makes it stand. Stand both on the highest floor, then lay the next floor on top. Bricks, windows, portals and statues differ a little in height, so the floor leans. Pillars are far taller. (TOW-3, TOW-C2)
    As long as you hold a piece, you may move and turn it. You must not push what already stands. If the piece does not hold, take it and try again; after 5 failed tries you may give up. (TOW-6, TOW-13, TOW-26)

tow-chapter-friends = Friends, and petting them
tow-chapter-friends-text =
    Other cards bring a cat friend: orange, grey, white or brown. Put it on any floor, or on the backs of other friends, but never on Toto. (TOW-4)
    Cards 13, 18 and 19 ask for more: put a friend on the tower, then pet some of the friends there. You choose from which side. Petting is only a light touch, but cats move when they are petted, and the tower may move with them. (TOW-5, TOW-C4)

tow-chapter-goals = Goals let Toto climb
tow-chapter-goals-text =
    Now look at the goals. A goal card shows friends who touch, who sit on somebody’s back, or who are simply there. Only friends on the floor just above Toto count. If a goal is met, you may claim it, one a turn. (TOW-8, TOW-9)
    The number on the card says how many floors Toto may climb at most. You lift him and put him down on the floor you choose. Careful: that can bring the tower down too. Then a new goal takes the place of the old one. (TOW-8, TOW-27)

tow-chapter-falling = What falls
tow-chapter-falling-text =
    After every touch the tower comes to rest. Fallen floors and friends go back to the supply and can be used again. Fallen walls of earlier turns are lost, and they are counted. (TOW-12, TOW-14)
    If Toto falls, he goes back to the floor where he was when the turn began. With 5 fallen walls in all the tower has collapsed, and everybody has lost. (TOW-15, TOW-17)

tow-chapter-story = Winning together
tow-chapter-story-text =
    When Toto is on floor 10 or higher, everybody holds their breath for 5 seconds. If the tower stands, you have won, and the story card is turned over. (TOW-18)
    If you all like, go on with the same tower: to floors 13, 15, 17 and 20. What you have won stays won, even if the tower collapses later. (TOW-19)

tow-chapter-against = Against each other: your turn
tow-chapter-against-text =
    2 to 5 players each have a kitten beside floor 1 and a paw on the standings card. Nobody sits on the tower yet. Three action cards lie face up, and everybody has two secret goals. (TOW-20)
    A turn has three parts. You play an action card. You may carry one friend from your kitten’s floor to a higher one. Then you may claim one of your goals, or swap one for a new one. (TOW-21)
    For your goals, friends on any floor above your kitten count, as long as they are all on one floor. When your kitten climbs, its paw moves up. At equal height it goes on top of the others: whoever came first lies below, and that is better. (TOW-22, TOW-23)

tow-chapter-ending = Against each other: the end
tow-chapter-ending-text =
    When the tower collapses, the game is over. The player whose turn it is has caused it, and comes last. Of the others the highest kitten wins, at equal height the one who got there first. The game also ends when all kittens have reached floor 24. (TOW-24)
