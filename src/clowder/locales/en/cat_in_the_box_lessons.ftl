# The lessons of Cat in the Box: one round of three, with two clockwork mice. See lessons.py.

cib-lesson-bury-title = Cats without a colour
cib-lesson-bury-text = You play for points: win tricks, and say beforehand how many. Whoever has the most points wins. You have ten cards with nothing but numbers on them. A card gets its colour when you play it: you say which. First, everyone buries one card, face down. Any will do.
cib-lesson-bury-praise = It is out until the round ends. You have nine cards left, and you will play eight.

cib-lesson-bid-title = Name a number
cib-lesson-bid-text = A trick is one card from everyone, and the best of them wins it. Say how many tricks you will win: 1, 3 or 4. If you are exactly right, there is a bonus.
cib-lesson-bid-praise = Said aloud, and everyone heard it.

cib-lesson-red-title = Red has to wait
cib-lesson-red-text = We go on with a bid of 3, and you lead the first trick. Red is trump, so try it: choose any card and call it red.
cib-lesson-red-praise = Not yet. Red may be led once a token lies in the red row, or when you can lead nothing else.
cib-lesson-red-again = That is allowed, and you will get to it. Call a card red first.

cib-lesson-lead-title = Lead a colour
cib-lesson-lead-text = Now lead any card in blue, yellow or green. Your token goes on its space of the research board.
cib-lesson-lead-praise = That space is yours for the round. Nobody else can play this number in this colour.

cib-lesson-follow-title = Win a trick
cib-lesson-follow-text = The mice have played 2 blue and 1 blue. Blue was led, so without red the highest blue card wins. Win the trick with a blue card.
cib-lesson-follow-praise = The trick is yours. Whoever wins a trick leads the next.
cib-lesson-follow-again = That is allowed, but follow this time: play a blue card. Any is high enough.

cib-lesson-taken-title = One of each
cib-lesson-taken-text = There is only one green 5, and it has just been played. Try it all the same: call one of your 5s green.
cib-lesson-taken-praise = Taken. Each space of the research board has room for one token. First come, first served.
cib-lesson-taken-again = That is allowed, but try the forbidden one first: a green 5.

cib-lesson-leave-title = Do not follow
cib-lesson-leave-text = You never have to follow. But if you name another colour, you give up the one that was led until the round ends. Name any colour but green.
cib-lesson-leave-praise = Done. Your green token is off your own board.
cib-lesson-leave-again = That is allowed: it follows. This time name another colour, and see what it costs.

cib-lesson-lost-title = Gone is gone
cib-lesson-lost-text = Green is led again, and you gave green up. Try it all the same: call your 3 green.
cib-lesson-lost-praise = Right, that is refused: you said you had no green, so you have none.
cib-lesson-lost-again = That is allowed, but try the forbidden one first: a green 3.

cib-lesson-trump-title = Red wins
cib-lesson-trump-text = Green is not for you, but red is free. The highest red card beats everything else. Play any card in red.
cib-lesson-trump-praise = The trick is yours. And from now on, red may be led.
cib-lesson-trump-again = That is allowed, but it does not win. Call a card red.

cib-lesson-paradox-title = Mind the paradox
cib-lesson-paradox-text = A card needs a free space in a colour you still have. Your 4 has none left. If it is your turn and you can play nothing, you cause a paradox: the round ends, and each trick you won costs you a point. You have two moves left. One of them goes wrong.
cib-lesson-paradox-praise = Well seen. Somebody else wins the trick, but you can still play your 3.
cib-lesson-paradox-again = That is allowed, and it wins. But without yellow there is no space left for your 5: a paradox. Go back and choose the other one.

cib-lesson-last-title = Keep your word
cib-lesson-last-text = The last trick, and you have two of the three that you bid. Nobody plays their last card. Play your 3 in red: it wins, and it joins your tokens.
cib-lesson-last-praise = That will be the third. Time to count.

cib-lesson-end-title = The count
cib-lesson-end-text = Three tricks are 3 points. You bid exactly that, so your largest group counts too: 8 tokens joined side by side, 8 points. That makes 11. There are as many rounds as players, and whoever has the most points wins.
