/* Frames of a real game for three, as the server sent them to seat 0 (records without their names). */
import type { Update } from '../../wire/types';
import type { Aids, Drawn, Move, State } from './values';

type Frame = Pick<Update, 'seat' | 'news'> & { view: Drawn };

/** Before and after the last bid. */
export const bidding = {seat: 0, options: {schrodinger: false}, seats: 3, phase: {type: 'Bidding', seat: 1}, start: 2, sheets: [], hand: [1, 1, 2, 2, 4, 5, 5, 6, 6],
    buried: 6, counts: [9, 9, 9], up: [], research: [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null], tokens: [['red', 'blue', 'yellow', 'green'], ['red', 'blue', 'yellow', 'green'], ['red', 'blue',
    'yellow', 'green']], bids: [3, null, 4], tricks: []} as unknown as Drawn;

export const lastBid = {seat: 0, news: [{type: 'GameEvent', event: {type: 'BidMade', seat: 1, tricks: 1}, say: {type: 'Say', key: 'cib-event-bid', args: [['tricks', 1],
    ['name', 'Pip'], ['you', 'no']]}}], view: {seat: 0, options: {schrodinger: false}, seats: 3, phase: {type: 'Playing', seat: 2, trick: []},
    start: 2, sheets: [], hand: [1, 1, 2, 2, 4, 5, 5, 6, 6], buried: 6, counts: [9, 9, 9], up: [], research: [null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null], tokens: [['red', 'blue', 'yellow', 'green'],
    ['red', 'blue', 'yellow', 'green'], ['red', 'blue', 'yellow', 'green']], bids: [3, 1, 4], tricks: []}} as unknown as Frame;

/** An own card, then one that leaves the led colour and ends the trick. */
export const led = {seat: 0, options: {schrodinger: false}, seats: 3, phase: {type: 'Playing', seat: 0, trick: [{seat: 2, number: 6, colour: 'green'}]}, start: 2,
    sheets: [], hand: [1, 1, 2, 2, 4, 5, 5, 6, 6], buried: 6, counts: [9, 9, 8], up: [], research: [null, null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 2], tokens: [['red', 'blue', 'yellow', 'green'], ['red',
    'blue', 'yellow', 'green'], ['red', 'blue', 'yellow', 'green']], bids: [3, 1, 4], tricks: []} as unknown as Drawn;

export const ownCard = {seat: 0, news: [{type: 'GameEvent', event: {type: 'Played', seat: 0, number: 4, colour: 'green'}, say: {type: 'Say', key: 'cib-event-played',
    args: [['number', 4], ['colour', 'green'], ['name', 'Ada'], ['you', 'yes']]}}], view: {seat: 0, options: {schrodinger: false}, seats: 3,
    phase: {type: 'Playing', seat: 1, trick: [{seat: 2, number: 6, colour: 'green'}, {seat: 0, number: 4, colour: 'green'}]}, start: 2, sheets: [],
    hand: [1, 1, 2, 2, 5, 5, 6, 6], buried: 6, counts: [8, 9, 8], up: [], research: [null, null, null, null, null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null, null, null, 0, null, 2], tokens: [['red', 'blue', 'yellow', 'green'], ['red', 'blue',
    'yellow', 'green'], ['red', 'blue', 'yellow', 'green']], bids: [3, 1, 4], tricks: []}} as unknown as Frame;

export const trickEnds = {seat: 0, news: [{type: 'GameEvent', event: {type: 'Played', seat: 1, number: 2, colour: 'red'}, say: {type: 'Say', key: 'cib-event-played',
    args: [['number', 2], ['colour', 'red'], ['name', 'Pip'], ['you', 'no']]}}, {type: 'GameEvent', event: {type: 'ColourLost', seat: 1,
    colour: 'green'}, say: {type: 'Say', key: 'cib-event-colour-lost', args: [['colour', 'green'], ['name', 'Pip'], ['you', 'no']]}},
    {type: 'GameEvent', event: {type: 'TrickWon', seat: 1, tricks: 1}, say: {type: 'Say', key: 'cib-event-trick-won', args: [['tricks', 1],
    ['name', 'Pip'], ['you', 'no']]}}], view: {seat: 0, options: {schrodinger: false}, seats: 3, phase: {type: 'Playing', seat: 1, trick: []},
    start: 2, sheets: [], hand: [1, 1, 2, 2, 5, 5, 6, 6], buried: 6, counts: [8, 8, 8], up: [], research: [null, 1, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null, null, null, null, null, null, 0, null, 2], tokens: [['red', 'blue', 'yellow', 'green'], ['red',
    'blue', 'yellow'], ['red', 'blue', 'yellow', 'green']], bids: [3, 1, 4], tricks: [{winner: 1, cards: [{seat: 2, number: 6, colour: 'green'},
    {seat: 0, number: 4, colour: 'green'}, {seat: 1, number: 2, colour: 'red'}]}]}} as unknown as Frame;

/** The own card ends the round: a colour lost, a trick won, a paradox, the next deal. */
export const tight = {seat: 0, options: {schrodinger: false}, seats: 3, phase: {type: 'Playing', seat: 0, trick: [{seat: 1, number: 3, colour: 'blue'}, {seat: 2,
    number: 4, colour: 'blue'}]}, start: 2, sheets: [], hand: [1, 2, 5, 6], buried: 6, counts: [4, 3, 3], up: [], research: [null, 1, 1, 1, 1, null, 2,
    null, 1, 2, 0, 2, 0, 0, 1, null, null, 0, 2, 2, null, 0, null, 2], tokens: [['blue', 'yellow', 'green'], ['red', 'blue', 'yellow'],
    ['blue', 'green']], bids: [3, 1, 4], tricks: [{winner: 1, cards: [{seat: 2, number: 6, colour: 'green'}, {seat: 0, number: 4, colour: 'green'},
    {seat: 1, number: 2, colour: 'red'}]}, {winner: 1, cards: [{seat: 1, number: 4, colour: 'red'}, {seat: 2, number: 1, colour: 'blue'}, {seat: 0,
    number: 6, colour: 'yellow'}]}, {winner: 1, cards: [{seat: 1, number: 3, colour: 'yellow'}, {seat: 2, number: 6, colour: 'blue'}, {seat: 0,
    number: 1, colour: 'yellow'}]}, {winner: 1, cards: [{seat: 1, number: 3, colour: 'red'}, {seat: 2, number: 2, colour: 'green'}, {seat: 0,
    number: 5, colour: 'blue'}]}, {winner: 1, cards: [{seat: 1, number: 5, colour: 'red'}, {seat: 2, number: 1, colour: 'green'}, {seat: 0, number: 2,
    colour: 'yellow'}]}]} as unknown as Drawn;

export const roundEnds = {seat: 0, news: [{type: 'GameEvent', event: {type: 'Played', seat: 0, number: 5, colour: 'green'}, say: {type: 'Say', key: 'cib-event-played',
    args: [['number', 5], ['colour', 'green'], ['name', 'Ada'], ['you', 'yes']]}}, {type: 'GameEvent', event: {type: 'ColourLost', seat: 0,
    colour: 'blue'}, say: {type: 'Say', key: 'cib-event-colour-lost', args: [['colour', 'blue'], ['name', 'Ada'], ['you', 'yes']]}},
    {type: 'GameEvent', event: {type: 'TrickWon', seat: 2, tricks: 1}, say: {type: 'Say', key: 'cib-event-trick-won', args: [['tricks', 1],
    ['name', 'Kuk'], ['you', 'no']]}}, {type: 'GameEvent', event: {type: 'ParadoxCaused', seat: 2, hand: [1, 4, 4]}, say: {type: 'Say',
    key: 'cib-event-paradox', args: [['hand', '1 4 4'], ['name', 'Kuk'], ['you', 'no']]}}, {type: 'GameEvent', event: {type: 'RoundScored', round: 1,
    sheet: {scores: [{bid: 3, tricks: 0, trick_points: 0, group: [], points: 0}, {bid: 1, tricks: 5, trick_points: 5, group: [], points: 5}, {bid: 4,
    tricks: 1, trick_points: -1, group: [], points: -1}], research: [null, 1, 1, 1, 1, null, 2, null, 1, 2, 0, 2, 0, 0, 1, null, null, 0, 2, 2,
    null, 0, 0, 2], paradox: 2, shown: [1, 4, 4]}}, say: {type: 'Say', key: 'cib-event-round-scored', args: [['round', 1], ['points',
    'Ada 0 · Pip 5 · Kuk -1']]}}, {type: 'GameEvent', event: {type: 'Dealt', round: 2, start: 0, hands: [[2, 2, 3, 3, 3, 3, 4, 5, 6, 6], [], []],
    up: []}, say: {type: 'Say', key: 'cib-event-dealt', args: [['round', 2], ['up', 'none'], ['name', 'Ada'], ['you', 'yes']]}}], view: {seat: 0,
    options: {schrodinger: false}, seats: 3, phase: {type: 'Burying', sealed: {answers: [null, null, null], given: [false, false, false]}}, start: 0,
    sheets: [{scores: [{bid: 3, tricks: 0, trick_points: 0, group: [], points: 0}, {bid: 1, tricks: 5, trick_points: 5, group: [], points: 5}, {bid: 4,
    tricks: 1, trick_points: -1, group: [], points: -1}], research: [null, 1, 1, 1, 1, null, 2, null, 1, 2, 0, 2, 0, 0, 1, null, null, 0, 2, 2,
    null, 0, 0, 2], paradox: 2, shown: [1, 4, 4]}], hand: [2, 2, 3, 3, 3, 3, 4, 5, 6, 6], buried: null, counts: [10, 10, 10], up: [], research: [null,
    null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null],
    tokens: [['red', 'blue', 'yellow', 'green'], ['red', 'blue', 'yellow', 'green'], ['red', 'blue', 'yellow', 'green']], bids: [null, null, null],
    tricks: []}} as unknown as Frame;

/** The own question in the second trick, with what may be played and what helps. */
export const asked = {view: {seat: 0, options: {schrodinger: false}, seats: 3, phase: {type: 'Playing', seat: 0, trick: [{seat: 1, number: 4, colour: 'red'}, {seat: 2,
    number: 1, colour: 'blue'}]}, start: 2, sheets: [], hand: [1, 1, 2, 2, 5, 5, 6, 6], buried: 6, counts: [8, 7, 7], up: [], research: [null, 1, null,
    1, null, null, 2, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 0, null, 2], tokens: [['red', 'blue',
    'yellow', 'green'], ['red', 'blue', 'yellow'], ['blue', 'yellow', 'green']], bids: [3, 1, 4], tricks: [{winner: 1, cards: [{seat: 2, number: 6,
    colour: 'green'}, {seat: 0, number: 4, colour: 'green'}, {seat: 1, number: 2, colour: 'red'}]}]}, moves: [{type: 'Play', number: 1, colour: 'red'},
    {type: 'Play', number: 1, colour: 'yellow'}, {type: 'Play', number: 1, colour: 'green'}, {type: 'Play', number: 2, colour: 'blue'}, {type: 'Play',
    number: 2, colour: 'yellow'}, {type: 'Play', number: 2, colour: 'green'}, {type: 'Play', number: 5, colour: 'red'}, {type: 'Play', number: 5,
    colour: 'blue'}, {type: 'Play', number: 5, colour: 'yellow'}, {type: 'Play', number: 5, colour: 'green'}, {type: 'Play', number: 6, colour: 'red'},
    {type: 'Play', number: 6, colour: 'blue'}, {type: 'Play', number: 6, colour: 'yellow'}], aids: {group: [21], fits: 8, needed: 7, dead: []}} as unknown as { view: Drawn; moves: Move[]; aids: Aids };

/** A step of the replay, all hands open. */
export const opened = {options: {schrodinger: false}, seats: 3, phase: {type: 'Playing', seat: 1, trick: []}, start: 2, sheets: [], hands: [[1, 1, 2, 2, 5, 5, 6, 6], [3,
    3, 3, 3, 4, 5, 5, 5], [1, 1, 1, 2, 4, 4, 4, 6]], buried: [6, 2, 3], up: [], down: [], research: [null, 1, null, null, null, null, null, null, null,
    null, null, null, null, null, null, null, null, null, null, null, null, 0, null, 2], tokens: [['red', 'blue', 'yellow', 'green'], ['red',
    'blue', 'yellow'], ['red', 'blue', 'yellow', 'green']], bids: [3, 1, 4], tricks: [{winner: 1, cards: [{seat: 2, number: 6, colour: 'green'},
    {seat: 0, number: 4, colour: 'green'}, {seat: 1, number: 2, colour: 'red'}]}]} as unknown as State;
