# Cat in the Box told in the order one plays; the numbers at the end of a paragraph are its rules.

cib-chapter-deal = Before the first trick
cib-chapter-deal-text =
    Three, four or five of you play like this; two have rules of their own, told further down. Everybody gets 10 cards, or 9 with five players. A card shows a number and nothing else. (CIB-C1, CIB-2)
    Choose one card and bury it: everybody puts one away face down, at the same time. It is out of the round. (CIB-3)
    Then everybody says aloud how many tricks they will win. With three players you choose 1, 3 or 4, with four or five 1, 2 or 3. Look at your high cards: they are what wins tricks. (CIB-4)

cib-chapter-trick = A trick, card by card
cib-chapter-trick-text =
    The start player leads one card in one colour: blue, yellow or green. You say “5, blue” and put one of your tokens on that space of the research board. Then the others play a card each in the same way, clockwise. (CIB-5, CIB-8)
    Two things limit you. A space that has a token is taken, so nobody can name that card again. And you may only name colours whose token still lies on your own board. (CIB-6, CIB-7)
    You need not follow the colour that was led. But if you name another, you are saying that you have none of it: you take your token of that colour off your board, and cannot name it again this round. (CIB-9)
    The highest red card wins the trick. If nobody played red, the highest card of the colour led wins. Whoever wins the trick leads the next. Red may be led once a token lies in the red row, or when you can lead nothing else. (CIB-8, CIB-10)

cib-chapter-paradox = When nothing fits
cib-chapter-paradox-text =
    The board fills up, and colours are given up. If it is your turn and you can give none of your cards a colour, you cause a paradox. You show your hand, and the round is over for everybody. (CIB-12)
    So think ahead: keep a colour for your last cards. Without a paradox the round ends when everybody has one card left. (CIB-11)

cib-chapter-count = Counting, and the end
cib-chapter-count-text =
    Every trick is worth 1 point. If you caused the paradox, every trick costs you 1 point instead. (CIB-13)
    Did you win exactly as many tricks as you bid, and cause no paradox? Then find your largest group of tokens joined side by side on the research board. Each of them is worth 1 point. Corners do not join. (CIB-14)
    Then the start card goes to the left, and the next round begins. You play as many rounds as there are players, so everybody starts once. Whoever has the most points wins; in a tie the last round decides. (CIB-1, CIB-15)

cib-chapter-two = For two players
cib-chapter-two-text =
    You play with the numbers 1 to 5. After the deal 3 more cards are turned face up, and each blocks a space with a neutral token: in the green row, or in yellow or blue if its number came up before. (CIB-16)
    You do not bid. Whoever wins 4 tricks or fewer and causes no paradox scores their largest group. (CIB-17)

cib-chapter-options = For good memories
cib-chapter-options-text =
    In Schrödinger mode nobody sees the research board during a round, nor who has given up which colour. You remember it all yourselves. A play that is not allowed is still refused. (CIB-18)
