# If It Fits told in the order one plays; the numbers at the end of a paragraph are its rules.

fit-chapter-setup = Before you begin
fit-chapter-setup-text =
    Everybody takes the five cards of one cat and gets 2 cards from the pile. The black cat, Princess, is shuffled into the pile once for each player. (FIT-1, FIT-2)
    Then each player lays one start box, clockwise. It has walls on two sides. Now there is something to build on. (FIT-3)

fit-chapter-boxes = How boxes grow
fit-chapter-boxes-text =
    Lay a card beside another one, whole side to whole side, upright or upside down. Where two open sides meet, the cards are one box. A wall between them keeps them apart. (FIT-4, FIT-6)
    A box is closed when none of its open sides faces an empty place. Walls never forbid a card: it always fits somewhere. (FIT-5, FIT-7)

fit-chapter-turn = Your turn
fit-chapter-turn-text =
    Draw a card, then play one of your three. Most of them are pieces of a box: with toys, with a spray bottle, or blank. (FIT-8, FIT-C2)

fit-chapter-cats = Cats move in
fit-chapter-cats-text =
    After a box card you may lay an awake cat across the seam of two cards joined at an open long side. One of them has to be the card you have just laid, and both have to be free. (FIT-10, FIT-11)
    You may not move into a box with somebody else’s cat, unless one of yours is there already. (FIT-12)

fit-chapter-sleep = A nap instead
fit-chapter-sleep-text =
    Instead of drawing and playing you may lay one of your cats down to sleep. It is laid like a box card and is open on all sides: it can slip into somebody’s box, or join two boxes into one. It counts only if an awake cat of yours is in the same box. (FIT-9, FIT-13)

fit-chapter-special = Princess and special toys
fit-chapter-special-text =
    Princess takes the place of any cat on the table, and that cat goes home to its owner. She belongs to nobody, and there she stays. (FIT-14)
    A special toy is laid like a cat, across a free seam of a box that your cat could move into. It counts as 2 toys of its kind. After a Princess or a special toy you lay no cat. (FIT-15, FIT-C3)

fit-chapter-end = The last cards, and counting
fit-chapter-end-text =
    When somebody draws the last card of the pile, or has all five cats on the table, the last phase begins. Nobody draws any more, and no cat goes to sleep; everybody plays the cards they have left. (FIT-16)
    Then you count box by box. Whoever has the most cats in it gets its points; in a tie everybody gets them all. A box is worth 1 point for each toy of its most frequent kind, less 1 for each spray bottle. A closed box counts twice. (FIT-17, FIT-18)
    Each further awake cat of yours in the same box is 1 more point. Whoever has the most points wins; in a tie, whoever has the fewest minus points. (FIT-19, FIT-20)

fit-chapter-advanced = Advanced game
fit-chapter-advanced-text =
    All five Princesses are in the pile, two walls may never meet, sleeping cats count half, and there are no points for further cats. (FIT-21)
