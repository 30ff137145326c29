# The rulebook of Cat in the Box in our own words, by the numbers that refusals cite.
# (D) marks our own design, (R) our ruling where the printed rules are silent.

cib-opening =
    Nobody knows the colour of a card here, not even the player who holds it. You decide when you play it.
    You play for tricks. A trick is one card from everybody; the highest card of the first colour wins it, or the highest red card. Before you begin, say how many tricks you will win. Every trick is a point, and if your number is exactly right, you get extra points.
    Choose a card, say its colour, put your token on its space. That space is now taken: nobody else can say the same. Follow the colour that was led, or give it up until the round ends.
    If you can play nothing, that is a paradox: the round ends, and your tricks cost you points. After as many rounds as players, whoever has the most points wins.

cib-section-components = What is in the box
cib-section-rounds = A round
cib-section-tricks = Tricks
cib-section-paradox = Paradox
cib-section-scoring = Scoring
cib-section-two = Two players
cib-section-options = Options

rule-cib-c1 = There are five cat cards of each number. Two players use 1 to 5, three use 1 to 6, four use 1 to 8, five use 1 to 9.
rule-cib-c2 = The research board has a row for each colour, from the top red, blue, yellow and green (R), and a column for each number in the deck.
rule-cib-c3 = Each player has a board with a token on each of the four colours and, from three players up, a place for the bid. Tokens never run out (R).
rule-cib-c4 = Red is trump. The two sides of the research cards differ in looks alone.
rule-cib-1 = You play as many rounds as there are players. The first start player is chosen at random (R); then the start card goes clockwise, so that everyone starts one round.
rule-cib-2 = Everyone is dealt 10 cards, or 9 with five players.
rule-cib-3 = Everyone buries one card face down, in secret and at the same time. It is out of the round.
rule-cib-4 = From the start player on, clockwise, everyone says aloud how many tricks they will win: 1, 3 or 4 with three players; 1, 2 or 3 with four and five.
rule-cib-5 = The start player leads the first trick, then the winner of each trick leads the next. Clockwise, everyone plays one card, says what colour it is, and puts a token of theirs on that space of the research board. The card keeps this colour until the round ends.
rule-cib-6 = Rule 1: the space for that colour and number must be free.
rule-cib-7 = Rule 2: you cannot name a colour whose token has gone from your own board.
rule-cib-8 = The leader names blue, yellow or green. Red may be led once a player’s token lies in the red row, or when no card of the leader’s hand could have any other colour.
rule-cib-9 = The colour led is the colour of the trick. You never have to follow it, but if you name another colour, you take your token of the led colour, if it is still there, off your own board for the rest of the round. That holds when red is led, too.
rule-cib-10 = The highest red card wins the trick. Without red, the highest card of the led colour wins. The winner sets the cards aside as one trick.
rule-cib-11 = The round ends when everyone has one card left: after 8 tricks, or 7 with five players. The last card is not played.
rule-cib-12 = If it is your turn and no card of yours can be given any colour, you cause a paradox, even as the leader. It is never a choice. You show your hand and the round ends at once. Nobody wins that trick, and all tokens stay where they are.
rule-cib-13 = Each trick you won is worth 1 point. If you caused the paradox, each costs you 1 point instead.
rule-cib-14 = If you won exactly as many tricks as you bid and caused no paradox, you also score your largest group: 1 point for each of your own tokens joined side by side on the research board. Corners do not join.
rule-cib-15 = Whoever has the most points over all rounds wins. In a tie, whoever scored more in the last round wins; if that is a tie too, the win is shared.
rule-cib-16 = Two players: of the 5 cards left after dealing, turn 3 face up. Each puts a neutral token on its number in the green row; a second equal number goes to the yellow row, a third to the blue. Neutral tokens belong to nobody and block their space.
rule-cib-17 = Two players do not bid. Whoever won 4 tricks or fewer, even none, and caused no paradox scores their largest group.
rule-cib-18 = Schrödinger mode (D): during a round nobody is shown the research board or the colours given up, the log keeps no card of a trick that is over, and no help with moves is given. A play that is not allowed is still refused, with the reason.
