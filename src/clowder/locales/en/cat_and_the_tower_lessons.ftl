# The lessons of Cat and the Tower: the first turns of somebody alone. See lessons.py.

tow-lesson-cards-title = One card a turn
tow-lesson-cards-text = Help Toto up to his mother: she is a star. Get him to floor 10, and the tower has to stand; that is how you win, all together. Each turn you choose one of the two open action cards. Take the one that builds with a brick wall and a window wall.
tow-lesson-cards-praise = Two walls and a floor: that is a storey.
tow-lesson-cards-again = That is allowed, and its time will come. First a storey: brick and window.

tow-lesson-wall-title = A wall in the hand
tow-lesson-wall-text = A wall is a card that you bend. Move it over the floor by dragging, with the buttons, the arrow keys or by numbers. Turn it, bend it, keep still for a moment, and let go. From then on gravity decides.
tow-lesson-wall-praise = That was it. A wall that does not stand is simply in your hand again.
tow-lesson-wall-again = It did not stay, so it is in your hand again. Stand it well on the floor, bent about square, and away from Toto.

tow-lesson-shove-title = Mind who stands there
tow-lesson-shove-text = One wall stands, the next is in your hand. What stands on the tower must not be pushed. Try it all the same: hold the wall right over Toto, and let go.
tow-lesson-shove-praise = You can’t let go there. The wall stays in your hand, and it counts as a failed try. After five of them you may give up.
tow-lesson-shove-again = That would do, but try the forbidden one first: right over Toto.

tow-lesson-beside-title = Not on the table
tow-lesson-beside-text = A wall stands on the highest floor and nowhere else. Try it: hold it beside the floor, over the bare table, and let go.
tow-lesson-beside-praise = You can’t let go there either. A piece that hangs over a little is another matter: that is allowed, and gravity decides.
tow-lesson-beside-again = That is not beside the floor. Further out: 90 millimetres to the back will do.

tow-lesson-floor-title = And a floor on top
tow-lesson-floor-text = Both walls stand. Now lay the next floor on them. It should lie over both, with its middle between them. Windows are a little taller than bricks, so it will lean. Towers here do.
tow-lesson-floor-praise = When the floor holds, the card is done.
tow-lesson-floor-again = It slipped. Try again, with its middle between the walls.

tow-lesson-friend-title = Friends come along
tow-lesson-friend-text = An orange friend sits on floor 2 already. Put another one there, of any colour, beside it or on its back. Floors can be changed under “Enter numbers”, or with Page up and Page down.
tow-lesson-friend-praise = For goals, only friends on the floor just above Toto count.
tow-lesson-friend-again = Not quite. It has to sit on floor 2, upright, clear of the edge.

tow-lesson-goal-title = A goal is met
tow-lesson-goal-text = Two friends of one colour touch on the floor above Toto: that is what one of the goals asks for, so it glows. Claim it, and Toto may climb to floor 2.
tow-lesson-goal-praise = Now he has to be carried there.
tow-lesson-goal-again = You may leave a goal, but Toto would rather climb. Claim it.

tow-lesson-climb-title = Up he goes
tow-lesson-climb-text = Toto is in your hand. Put him anywhere on floor 2, but not on the other cats.
tow-lesson-climb-praise = One floor done. Eight to go.
tow-lesson-climb-again = Toto is in your hand again. Find him a free spot on floor 2, beside the friends.

tow-lesson-pet-title = Pet a cat
tow-lesson-pet-text = A white friend has joined them, and the card asks for one thing more: pet one of the other friends. Choose which, and from which side. It is only a light touch, but a petted cat moves, and so may what it carries.
tow-lesson-pet-praise = That is petting. Other cards ask you to pet all friends on a floor, or one of each colour.

tow-lesson-fall-title = What may fall
tow-lesson-fall-text = Fallen floors and friends can be used again. Fallen walls of earlier turns are lost, and each takes one of your five whiskers. At the fifth the tower has collapsed, and all have lost. Once Toto is on floor 10, count to five: if it still stands, the story is won. Now choose your next card.
tow-lesson-fall-praise = Alone and together, that is all there is to know. The rest is a steady hand.

tow-lesson-race-title = Against each other
tow-lesson-race-text = You can also play against each other: everyone has a kitten of their own beside floor 1, and two secret goals. Three cards lie open. One of your goals asks for an orange friend: take the card that brings one.
tow-lesson-race-praise = After your card you may also carry a friend from your kitten’s floor to a higher one.
tow-lesson-race-again = That is allowed, but your goal asks for an orange friend. Take that card.

tow-lesson-secret-title = A secret goal
tow-lesson-secret-text = For your goals, friends on any floor above your kitten count. Your kitten is still on the table, and the orange friend sits on floor 1: the goal is met. Claim it, and your kitten climbs. Swapping a goal for a new one is possible too.
tow-lesson-secret-praise = Your paw moves up the standings. Whoever brings the tower down comes last; of the others the highest kitten wins.
tow-lesson-secret-again = That is allowed, but your kitten would rather climb. Claim the goal.
