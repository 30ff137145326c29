# Stray Cat told in the order one plays; the numbers at the end of a paragraph are its rules.

str-chapter-setup = Before you begin
str-chapter-setup-text =
    16 tiles make up the neighbourhood. The start tiles lie face up in the corners, the others face down. Your kitten begins on the start field of its own tile. (STR-1)
    Everybody gets three tokens, face down: a shape, a roof and a garden. Together they describe your home, and you may not look. You also get two modest meals and one nourishing meal. (STR-3, STR-4)

str-chapter-walk = Look for home: walk
str-chapter-walk-text =
    On your turn you look for home or for food. To walk you play one or more meals: a modest meal has 1 step, a nourishing one 2, a hearty one 3. You walk exactly that many steps, and never straight back. (STR-7, STR-8, STR-C1)
    When you come to a tile that lies face down, choose where to cross. It is turned over for good, and you walk on. (STR-9)

str-chapter-home = Ask at a house
str-chapter-home-text =
    If your walk ends in a house, your left neighbour looks at your tokens. If any that are still face down match the house, your neighbour turns one of them over. If none does, you learn just that. (STR-12)
    A house is a dead end. To ask again, leave it and come back. (STR-13)

str-chapter-luck = Luck cards
str-chapter-luck-text =
    Instead of meals you may play one luck card. A shortcut takes you to any road field of an adjacent face-up tile. A pickup truck takes you to a start field. A cat friend brings you 4 new cards; then keep any 4. (STR-14, STR-15, STR-16)

str-chapter-food = Look for food
str-chapter-food-text =
    Or you draw cards: 1 on a road field, 2 in a house. On a start field draw 2 if your hand is empty, otherwise 1. You never hold more than 4. (STR-17, STR-19)

str-chapter-badluck = Bad luck
str-chapter-badluck-text =
    Bad luck that you draw while looking for food strikes at once. The raven takes a card from an opponent. The dog makes every kitten on its tile run 3 steps. The mouse lures an opponent’s kitten 3 steps away. (STR-18, STR-21, STR-22, STR-24)
    A cat meeting calls the kittens of all adjacent tiles to yours. Roadworks close a road field to everybody until the marker is moved. (STR-10, STR-23, STR-25)

str-chapter-fight = Two kittens on one field
str-chapter-fight-text =
    If you enter a field with another kitten, you fight. Both choose a card in secret; the higher number wins, and both cards are discarded. Whoever has no card loses. (STR-11, STR-26, STR-29)
    The winner draws a card and leads the loser 3 steps away. A kitten that is led away remembers nothing, not even in a house. If it lands on another kitten, a new fight begins. (STR-27, STR-28, STR-30)

str-chapter-end = Home
str-chapter-end-text =
    The game ends at once when a kitten is in its own house and all three of its tokens are face up. That kitten has won, however it got there. (STR-31)
    Once you know the neighbourhood, try another layout: start tiles in the centre, a long street, or a shape of your own. (STR-2)
