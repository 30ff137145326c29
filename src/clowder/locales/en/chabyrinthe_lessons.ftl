# The lessons of Chabyrinthe: a game against a clockwork mouse, then other ways to play. See lessons.py.

cha-lesson-turn-title = Under the town
cha-lesson-turn-text = Bring stray cats home through the sewers: whoever brings home the most points wins. Around the square wait two cats and two guardians. A cat is home when an unbroken path joins it to a guardian. Begin with a single card: rotate any of them to the right, to the left, or halfway round.
cha-lesson-turn-praise = That was one action. A turn has exactly two.
cha-lesson-turn-again = That is allowed, and you will get to it. Rotate a card of the square first.

cha-lesson-slide-title = Push a row
cha-lesson-slide-text = Your second action. Everyone can see the next card of the deck. Slide it in at any place: the whole row or column moves on, and the card at the far end drops out and goes under the deck.
cha-lesson-slide-praise = The cards have moved. The cats and guardians have not.
cha-lesson-slide-again = That is allowed, but slide a card in this time: take the next one, and choose a place for it.

cha-lesson-home-title = A path home
cha-lesson-home-text = A few turns later, one path is nearly there. At the bottom right waits Comet, worth 5 points, and at the left end of the same row, Edith. Only one card lies wrong. Put it right, and the cat is yours.
cha-lesson-home-praise = The cat is yours. Edith moves one place clockwise, and the next cat comes: Soot, one place clockwise of where Comet was.
cha-lesson-home-again = That is allowed, but there is no path yet. Rotate the card in the bottom right corner.

cha-lesson-next-title = And the next
cha-lesson-next-text = Now Soot waits below, and Edith at the left end of the third row. The next card is a straight. You may slide it in right beside a guardian, too. Slide it in where it completes the path.
cha-lesson-next-praise = Home. One turn, two actions, two cats. Places in use are always skipped: cats and guardians never share one.
cha-lesson-next-again = That is allowed, but Soot still waits. The third row has to move one card to the right.

cha-lesson-bridge-title = Mind the bridge
cha-lesson-bridge-text = On a bridge two paths cross and never meet: it is always straight on. Admiral waits below, Edith beside the second row. Rotate one card. The short path up leads over a bridge and misses her. The long path round is the right one.
cha-lesson-bridge-praise = Straight across two bridges, and home. Side branches and loose ends do no harm. Gaps do.
cha-lesson-bridge-again = That is allowed, but no cat came home. Follow the cat’s path to the right: the corner card leads it out of the square.

cha-lesson-chain-title = One after the other
cha-lesson-chain-text = Duchess waits above, right beside Edith. The card below the cat can join them in two ways. Think one step further: Edith will move to the place of the cat you take, and a new cat will come right beside her. One of the two ways makes a path for that cat, too.
cha-lesson-chain-praise = Two cats with one action. After each cat you check again, and whatever is joined then comes home too.
cha-lesson-chain-again = That is allowed, but it is not two cats. The card below the cat up there should open to the left, to the right, and up.

cha-lesson-guardian-title = Who comes?
cha-lesson-guardian-text = The path leads to both guardians, and you choose who comes for the cat. She then moves on one place. If Agatha comes, her old place is free for the next cat, and from there a path leads to the other guardian. Otherwise the next cat has to go past her.
cha-lesson-guardian-praise = Moss comes to the place that is free now, and goes straight home to the other guardian.
cha-lesson-guardian-again = That is allowed, but Agatha stays in the way: the new cat has to pass her, and gets nowhere. Let her come.

cha-lesson-order-title = Two at once
cha-lesson-order-text = Both cats are yours. Agatha comes for them one at a time, and each time a new cat turns up. Here, any order will do.
cha-lesson-order-praise = Agatha has moved twice, and two new cats are waiting. You check the paths again when every cat has been fetched.

cha-lesson-last-title = The last cat
cha-lesson-last-text = Fourteen cats are home, and the deck of cats is empty, so no new one came the last time. One is left, below: Button. Lead it to a guardian, and the game ends at once, even with an action to spare.
cha-lesson-last-praise = All fifteen are home.
cha-lesson-last-again = That is allowed, but the last cat still waits. The card above it is just the wrong way round.

cha-lesson-end-title = The count
cha-lesson-end-text = Your eleven cats are worth 43 points, the four of the mouse are worth 17. The player with the most points wins, in a tie the one with the most cats.

cha-lesson-due-title = As in the first edition
cha-lesson-due-text = You can also play by an older rule: one of your two actions has to be a rotation. You have just slid a card in. Try to slide in another one.
cha-lesson-due-praise = Not in that edition. After sliding a card in, you can only rotate one.
cha-lesson-due-again = That is allowed: it is a rotation. But try the forbidden one first, and slide in another card.

cha-lesson-kittens-title = A small square, alone
cha-lesson-kittens-text = Kittens is the same game on three by three cards. And here you play alone: points do not matter, turns do. It is your eighth, and one cat is left: Moss. Lead it to the guardian at the top right: Agatha.
cha-lesson-kittens-praise = Home, on the eighth turn.
cha-lesson-kittens-again = That is allowed, but the last cat still waits. The middle card of the right column is in the way.

cha-lesson-alone-title = There is a title for that
cha-lesson-alone-text = Eight turns: every cat is home before the soup gets cold. Seven or fewer earn the best title, eighteen or more the last one. If you play together, the turns of all are counted, and the titles are the same.
