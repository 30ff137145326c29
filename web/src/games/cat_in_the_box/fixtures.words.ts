/* The sentences that tests look at, in short. */
export default [
  `
cib-colour = { $colour }
cib-card = { $number }
cib-ask-bury = Bury one card.
cib-ask-follow = The trick is { cib-colour }. Which card?
cib-move-bury = bury the { cib-card }
cib-note-follows = follows
cib-note-gives-up = gives up { cib-colour }
cib-short-cell-taken = { $name } has it
cib-web-colour = What colour is your { cib-card }?
cib-web-hint = the hint
cib-round = Round { $round } of { $rounds }
cib-web-burying = burying
cib-web-bidding = bidding
cib-web-trick-of = trick { $number } of { $tricks }
cib-sheet-round = Round { $round }
cib-trick = Trick { $number }
`,
];
