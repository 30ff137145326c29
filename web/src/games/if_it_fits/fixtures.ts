/* Positions and frames of a real game for two, as the server sends them to seat 0. */
import type { Update } from '../../wire/types';
import type { Drawn, Move, State } from './values';

type Frame = Pick<Update, 'seat' | 'news'> & { view: Drawn };
interface Question {
  view: Drawn;
  moves: Move[];
}

/** A turn begins. */
export const turning = {view: {type: 'View', seat: 0, options: {type: 'Options', advanced: false}, seats: 2, phase: {type: 'Choosing', seat: 0}, start: 0, hand: ['LR-m',
    'O-mm'], held: [2, 2], cats: [5, 5], pile: 73, laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid', column: 1, row:
    0, card: 'start', turned: false}], across: [], boxes: [{type: 'Box', cards: [0], open: 1, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0],
    worth: 0, winners: []}, {type: 'Box', cards: [1], open: 2, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 0, winners: []}], points:
    [0, 0], ending: false, dealt: ['LR-m', 'O-mm'], drawn: [], draws: [], played: [[], []], discards: [[], []]}, moves: [{type: 'Draw'}, {type: 'Sleep',
    column: -1, row: 0}, {type: 'Sleep', column: 0, row: -1}, {type: 'Sleep', column: 0, row: 1}, {type: 'Sleep', column: 1, row: -1}, {type: 'Sleep',
    column: 1, row: 1}, {type: 'Sleep', column: 2, row: 0}]} as unknown as Question;

/** A card has been drawn; one of three is to be played. */
export const playing = {view: {type: 'View', seat: 0, options: {type: 'Options', advanced: false}, seats: 2, phase: {type: 'Playing', seat: 0}, start: 0, hand: ['L-y',
    'LR-m', 'O-mm'], held: [3, 2], cats: [5, 5], pile: 72, laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid', column:
    1, row: 0, card: 'start', turned: false}], across: [], boxes: [{type: 'Box', cards: [0], open: 1, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep:
    [0, 0], worth: 0, winners: []}, {type: 'Box', cards: [1], open: 2, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 0, winners: []}],
    points: [0, 0], ending: false, dealt: ['LR-m', 'O-mm'], drawn: ['L-y'], draws: [0], played: [[], []], discards: [[], []]}, moves: [{type: 'Lay', card:
    'L-y', turned: false, column: -1, row: 0}, {type: 'Lay', card: 'L-y', turned: false, column: 0, row: -1}, {type: 'Lay', card: 'L-y', turned: false,
    column: 0, row: 1}, {type: 'Lay', card: 'L-y', turned: false, column: 1, row: -1}, {type: 'Lay', card: 'L-y', turned: false, column: 1, row: 1},
    {type: 'Lay', card: 'L-y', turned: false, column: 2, row: 0}, {type: 'Lay', card: 'L-y', turned: true, column: -1, row: 0}, {type: 'Lay', card: 'L-y',
    turned: true, column: 0, row: -1}, {type: 'Lay', card: 'L-y', turned: true, column: 0, row: 1}, {type: 'Lay', card: 'L-y', turned: true, column: 1,
    row: -1}, {type: 'Lay', card: 'L-y', turned: true, column: 1, row: 1}, {type: 'Lay', card: 'L-y', turned: true, column: 2, row: 0}, {type: 'Lay',
    card: 'LR-m', turned: false, column: -1, row: 0}, {type: 'Lay', card: 'LR-m', turned: false, column: 0, row: -1}, {type: 'Lay', card: 'LR-m', turned:
    false, column: 0, row: 1}, {type: 'Lay', card: 'LR-m', turned: false, column: 1, row: -1}, {type: 'Lay', card: 'LR-m', turned: false, column: 1, row:
    1}, {type: 'Lay', card: 'LR-m', turned: false, column: 2, row: 0}, {type: 'Lay', card: 'O-mm', turned: false, column: -1, row: 0}, {type: 'Lay', card:
    'O-mm', turned: false, column: 0, row: -1}, {type: 'Lay', card: 'O-mm', turned: false, column: 0, row: 1}, {type: 'Lay', card: 'O-mm', turned: false,
    column: 1, row: -1}, {type: 'Lay', card: 'O-mm', turned: false, column: 1, row: 1}, {type: 'Lay', card: 'O-mm', turned: false, column: 2, row: 0}]} as unknown as Question;

/** The box was laid, and a cat may follow. */
export const settling = {view: {type: 'View', seat: 0, options: {type: 'Options', advanced: false}, seats: 2, phase: {type: 'Settling', seat: 0, column: 2, row: 0}, start: 0,
    hand: ['L-y', 'LR-m'], held: [2, 2], cats: [5, 5], pile: 72, laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid',
    column: 1, row: 0, card: 'start', turned: false}, {type: 'Laid', column: 2, row: 0, card: 'O-mm', turned: false}], across: [], boxes: [{type: 'Box',
    cards: [0], open: 1, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 0, winners: []}, {type: 'Box', cards: [1, 2], open: 4, toys:
    [2, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 2, winners: []}], points: [0, 0], ending: false, dealt: ['LR-m', 'O-mm'], drawn: ['L-y'],
    draws: [0], played: [['O-mm'], []], discards: [[], []]}, moves: [{type: 'Pass'}, {type: 'Settle', column: 1, row: 0}]} as unknown as Question;

/** The same two moves, as they were told. */
export const laid = {seat: 0, news: [{type: 'GameEvent', event: {type: 'BoxLaid', seat: 0, card: 'O-mm', column: 2, row: 0, turned: false}, say: null}], view: {type:
    'View', seat: 0, options: {type: 'Options', advanced: false}, seats: 2, phase: {type: 'Settling', seat: 0, column: 2, row: 0}, start: 0, hand: ['L-y',
    'LR-m'], held: [2, 2], cats: [5, 5], pile: 72, laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid', column: 1, row:
    0, card: 'start', turned: false}, {type: 'Laid', column: 2, row: 0, card: 'O-mm', turned: false}], across: [], boxes: [{type: 'Box', cards: [0], open:
    1, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 0, winners: []}, {type: 'Box', cards: [1, 2], open: 4, toys: [2, 0, 0], sprays:
    0, awake: [0, 0], asleep: [0, 0], worth: 2, winners: []}], points: [0, 0], ending: false, dealt: ['LR-m', 'O-mm'], drawn: ['L-y'], draws: [0], played:
    [['O-mm'], []], discards: [[], []]}} as unknown as Frame;

export const settled = {seat: 0, news: [{type: 'GameEvent', event: {type: 'Settled', seat: 0, column: 1, row: 0}, say: null}], view: {type: 'View', seat: 0, options: {type:
    'Options', advanced: false}, seats: 2, phase: {type: 'Choosing', seat: 1}, start: 0, hand: ['L-y', 'LR-m'], held: [2, 2], cats: [4, 5], pile: 72,
    laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid', column: 1, row: 0, card: 'start', turned: false}, {type:
    'Laid', column: 2, row: 0, card: 'O-mm', turned: false}], across: [{type: 'Across', column: 1, row: 0, card: 'lilly'}], boxes: [{type: 'Box', cards:
    [0], open: 1, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 0, winners: []}, {type: 'Box', cards: [1, 2], open: 4, toys: [2, 0,
    0], sprays: 0, awake: [1, 0], asleep: [0, 0], worth: 2, winners: [0]}], points: [2, 0], ending: false, dealt: ['LR-m', 'O-mm'], drawn: ['L-y'], draws:
    [0], played: [['O-mm'], []], discards: [[], []]}} as unknown as Frame;

/** The other player draws, and sends a Princess. */
export const before = {type: 'View', seat: 0, options: {type: 'Options', advanced: false}, seats: 2, phase: {type: 'Playing', seat: 1}, start: 0, hand: ['L-y', 'LR-m'],
    held: [2, 3], cats: [4, 5], pile: 71, laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid', column: 1, row: 0, card:
    'start', turned: false}, {type: 'Laid', column: 2, row: 0, card: 'O-mm', turned: false}], across: [{type: 'Across', column: 1, row: 0, card:
    'lilly'}], boxes: [{type: 'Box', cards: [0], open: 1, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 0, winners: []}, {type: 'Box',
    cards: [1, 2], open: 4, toys: [2, 0, 0], sprays: 0, awake: [1, 0], asleep: [0, 0], worth: 2, winners: [0]}], points: [2, 0], ending: false, dealt:
    ['LR-m', 'O-mm'], drawn: ['L-y'], draws: [0, 1], played: [['O-mm'], []], discards: [[], []]} as unknown as Drawn;

export const ousted = {seat: 0, news: [{type: 'GameEvent', event: {type: 'Ousted', seat: 1, owner: 0, column: 1, row: 0, asleep: false}, say: null}], view: {type: 'View',
    seat: 0, options: {type: 'Options', advanced: false}, seats: 2, phase: {type: 'Choosing', seat: 0}, start: 0, hand: ['L-y', 'LR-m'], held: [2, 2],
    cats: [5, 5], pile: 71, laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid', column: 1, row: 0, card: 'start',
    turned: false}, {type: 'Laid', column: 2, row: 0, card: 'O-mm', turned: false}], across: [{type: 'Across', column: 1, row: 0, card: 'princess'}],
    boxes: [{type: 'Box', cards: [0], open: 1, toys: [0, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 0, winners: []}, {type: 'Box', cards: [1,
    2], open: 4, toys: [2, 0, 0], sprays: 0, awake: [0, 0], asleep: [0, 0], worth: 2, winners: []}], points: [0, 0], ending: false, dealt: ['LR-m',
    'O-mm'], drawn: ['L-y'], draws: [0, 1], played: [['O-mm'], ['princess']], discards: [[], []]}} as unknown as Frame;

/** A step of the replay, all hands open. */
export const opened = {type: 'State', options: {type: 'Options', advanced: false}, seats: 2, phase: {type: 'Playing', seat: 1}, start: 0, dealt: [['LR-m', 'O-mm'], ['T-s',
    'mouse']], pile: ['L-y', 'princess', 'TB', 'LT-f', 'O-m', 'O-y', 'O-f', 'O-s', 'O', 'O', 'O', 'T-m', 'T-y', 'T-f', 'T', 'T', 'T', 'T-yy', 'L-m',
    'L-f', 'L-s', 'L', 'L', 'L', 'L-ff', 'TB-m', 'TB-y', 'TB-f', 'TB-s', 'TB', 'TB', 'TB-mm', 'LR-y', 'LR-f', 'LR-s', 'LR', 'princess', 'LR', 'LR',
    'LR-yy', 'LT-m', 'LT-y', 'LT-s', 'LT', 'LT', 'LT', 'LT-ff', 'LB-m', 'LB-y', 'LB-f', 'LB-s', 'LB', 'LB', 'LB', 'LB-mm', 'LTB-m', 'LTB-y', 'LTB-f',
    'LTB-s', 'LTB', 'LTB', 'LTB', 'LTB-yy', 'LRT-m', 'LRT-y', 'LRT-f', 'LRT-s', 'LRT', 'LRT', 'LRT', 'LRT-ff', 'yarn', 'feather'], draws: [0, 1], played:
    [['O-mm'], []], discards: [[], []], laid: [{type: 'Laid', column: 0, row: 0, card: 'start', turned: false}, {type: 'Laid', column: 1, row: 0, card:
    'start', turned: false}, {type: 'Laid', column: 2, row: 0, card: 'O-mm', turned: false}], across: [{type: 'Across', column: 1, row: 0, card:
    'lilly'}], ending: false} as unknown as State;
