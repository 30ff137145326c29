# The lessons of Stray Cat: one short game of two, against a clockwork mouse. See lessons.py.

str-lesson-meals-title = Lost
str-lesson-meals-text = Find your home before the others do: that is how you win. You are the kitten in the top left corner, and three tokens say what your home looks like. They lie face down, and not even you may look. To walk, you eat: a modest meal lasts 1 step, the nourishing one 2. Play all three together.
str-lesson-meals-praise = Four steps. No more, no fewer.
str-lesson-meals-again = That is allowed, but let us get somewhere: play all three meals at once.

str-lesson-back-title = No turning back
str-lesson-back-text = You have made the first of four steps. Try to go straight back to the start field.
str-lesson-back-praise = Right, that is refused: a walk never turns straight back to the field just left. Going round is fine.
str-lesson-back-again = That is allowed, and you will get to it. Try to go straight back first.

str-lesson-fog-title = Into the unknown
str-lesson-fog-text = The next tile lies face down. You choose where to cross, then it is turned over, and your walk goes on. Cross.
str-lesson-fog-praise = It stays face up from now on. Two houses, one to the north, one to the south.

str-lesson-food-title = Hungry
str-lesson-food-text = Your hand is empty, so there is only one thing to do: look for food. On a road you draw one card.
str-lesson-food-praise = A nourishing meal. In a house you would have drawn two cards.

str-lesson-house-title = A house
str-lesson-house-text = Two steps, and both houses are two steps away. If a walk ends in a house, your left neighbour compares it with your tokens. Go north, to the house of one storey with a red roof and a fence.
str-lesson-house-praise = The mouse looks at your tokens, and turns over one that fits: one storey. Only one each time.
str-lesson-house-again = That is allowed, but go to the house in the north this time.

str-lesson-nowhere-title = Luck needs a place
str-lesson-nowhere-text = A shortcut leads to a road on an adjacent tile that lies face up. There is none yet. Try to play it all the same.
str-lesson-nowhere-praise = It leads nowhere now. Keep it: in a fight it is worth 27.
str-lesson-nowhere-again = That is allowed, but try the shortcut first.

str-lesson-mixed-title = One thing at a time
str-lesson-mixed-text = You play meals, as many as you like, or one luck card. Try a meal together with the shortcut.
str-lesson-mixed-praise = Never both. Meals together, luck alone.
str-lesson-mixed-again = That is allowed, but try the two together first: a meal and the shortcut.

str-lesson-works-title = Bad luck
str-lesson-works-text = You are in a house, so looking for food has brought you two cards. One of them is bad luck, and it strikes at once: roadworks. Choose a tile, and a road on it to close.
str-lesson-works-praise = Nobody walks there until the marker is moved. There are four more kinds of bad luck.

str-lesson-dog-title = The dog
str-lesson-dog-text = Once more from the house, but this time the dog has come. Choose where it stands. Every kitten on that tile runs three steps, and yours is one of them.
str-lesson-dog-praise = Off you run: three steps, whichever way you like, but never onto the dog’s field.

str-lesson-mouse-title = A mouse
str-lesson-mouse-text = Now a mouse has come, a real one. An opponent’s kitten runs after it, three steps on a way that you choose. Choose whose.
str-lesson-mouse-praise = You lead it wherever you like: far from home, or onto another kitten, and then they fight.

str-lesson-raven-title = The raven
str-lesson-raven-text = And now the raven. It takes a card from an opponent, unseen, and drops it on the discards. Choose from whom.
str-lesson-raven-praise = One card fewer for a fight. Nobody saw a thing.

str-lesson-meeting-title = A cat meeting
str-lesson-meeting-text = The last one is a cat meeting. The kittens of all tiles next to yours, even of those that only touch at a corner, come to your tile. The mouse is one of them. Put it on any road here.
str-lesson-meeting-praise = There are no fights at a meeting. And bad luck never stays in your hand: it strikes, and it is discarded.

str-lesson-truck-title = A ride
str-lesson-truck-text = This time you have drawn a pickup truck and played it. It takes you to any start field. The mouse sits on the one at the bottom right. Get off there: two kittens on one field fight.
str-lesson-truck-praise = You came, so you are the attacker.
str-lesson-truck-again = That is allowed, but there is nobody there. Get off at the bottom right.

str-lesson-fight-title = A fight
str-lesson-fight-text = Both choose a card in secret. The mouse has chosen. The higher number wins, and both cards are gone. You have one card left: play it.
str-lesson-fight-praise = 27 against 13. You win, and draw a card.

str-lesson-push-title = Off you go
str-lesson-push-text = The winner leads the loser three steps away, wherever they like. Make the first step.
str-lesson-push-praise = A kitten that is pushed remembers nothing, not even in a house. But if it lands on another kitten, a new fight begins.

str-lesson-last-title = Nearly home
str-lesson-last-text = Back to the other story. You remember one storey and a red roof, and you stand outside a house that has both. If the garden fits as well, this is it. Walk in.
str-lesson-last-praise = The mouse looks at your last token.
str-lesson-last-again = That is allowed, but you are one step from the door. Play the modest meal.

str-lesson-end-title = Home
str-lesson-end-text = A fence: the third token is turned over in your own house, and the game ends at once. You win. If all three had been face up before, you would have won just by walking in, or by being pushed in.
