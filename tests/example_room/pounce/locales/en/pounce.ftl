# Pounce at the table. $you is "yes" where the reader is the player spoken of.

pnc-title = Pounce
pnc-tagline = Equal cats get in each other’s way.
pnc-aim = Choose in secret whom to send, and catch the most mice.

pnc-ask-choose = Mouse { $mouse } of { $mice } is out. Which card?
pnc-move-deal = deal
pnc-move-choose = pounce with { $card }

pnc-event-dealt = The cards are dealt.
pnc-event-chosen = { $you ->
    [yes] You choose { $card }.
   *[no] { $name } has chosen.
}
pnc-event-caught = The cards are { $cards }. { $you ->
    [yes] You catch the mouse.
   *[no] { $name } catches the mouse.
}
pnc-event-escaped = The cards are { $cards }. The mouse gets away.

pnc-refusal-wrong-hands = Everyone must be dealt { $cards } cards.
pnc-refusal-not-the-deck = This is not our deck.
pnc-refusal-already-chosen = You have chosen already.
pnc-refusal-not-in-hand = You have no { $card } in your hand.
pnc-short-not-in-hand = not in your hand

pnc-line-mouse = Mouse { $mouse }
pnc-result-mice-gone = All mice are gone.

pnc-section-components = What is in the box
pnc-section-play = A mouse
pnc-section-end = The end
pnc-section-options = Options

rule-pnc-c1 = There are two cards of each number from 1 to 7.
rule-pnc-1 = Every cat is dealt three cards. The rest stay face down and are not used.
rule-pnc-2 = A mouse comes out. Every cat chooses one card of its hand, in secret and at the same time.
rule-pnc-3 = When all have chosen, the cards are opened together. They stay open on the table.
rule-pnc-4 = The highest number that only one cat chose catches the mouse. If there is none, it gets away.
rule-pnc-5 = After the third mouse the game is over. No other cards are shown.
rule-pnc-6 = A mouse is worth 1 point. Whoever has the most points wins; a tie is shared.
rule-pnc-7 = Short game (D): two mice come out instead of three, so that everyone keeps one card back.

pnc-option-mice = Mice
pnc-option-mice-about = How many mice come out.
pnc-option-mice-2 = two
pnc-option-mice-3 = three
