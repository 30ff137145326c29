/* Frames of a real game for three, as the server sent them to seat 0 (records without their names). */
import type { Update } from '../../wire/types';
import type { Aids, Drawn, Move } from './values';

type Frame = Pick<Update, 'seat' | 'news'> & { view: Drawn };
interface Asked {
  view: Drawn;
  moves: readonly Move[];
  aids: Aids;
}
interface Told {
  before: Drawn;
  update: Frame;
}

/** A step turns a tile over. */
export const turned = {before: {type: 'View', seat: 0, options: {type: 'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Moving',
    kitten: 1, by: 1, left: 1, how: 'walk', came: '4.C', barred: null}, turn: 1, round: 1, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot:
    {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3,
    row: 0, column: 2, lot: null}, {type: 'Square', cell: 4, row: 0, column: 3, lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}},
    {type: 'Square', cell: 5, row: 1, column: 0, lot: null}, {type: 'Square', cell: 6, row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row:
    1, column: 2, lot: null}, {type: 'Square', cell: 8, row: 1, column: 3, lot: null}, {type: 'Square', cell: 9, row: 2, column: 0, lot: null}, {type:
    'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2, lot: null}, {type: 'Square', cell: 12, row: 2,
    column: 3, lot: null}, {type: 'Square', cell: 13, row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type:
    'Square', cell: 14, row: 3, column: 1, lot: null}, {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3,
    column: 3, lot: {type: 'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}], kittens: ['1.C', '4.W', '16.o'], works: null, homes: [{type:
    'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null,
    garden: null}], up: [[false, false, false], [false, false, false], [false, false, false]], hand: ['modest-3', 'nourishing-14'], counts: [2, 1, 3],
    discards: ['modest-6', 'modest-2', 'nourishing-19'], pile: 29}, update: {seat: 0, news: [{type: 'GameEvent', event: {type: 'TileTurned', seat: 1,
    cell: 3, laid: {type: 'Laid', tile: 10, turn: 2}}, say: {type: 'Say', key: 'str-event-turned', args: [['cell', 3], ['count', 1]]}}, {type:
    'GameEvent', event: {type: 'Stepped', kitten: 1, by: 1, start: '4.W', to: '3.W', how: 'walk'}, say: {type: 'Say', key: 'str-event-stepped', args:
    [['cell', 3], ['field', 'W'], ['name', 'Bo'], ['you', 'no']]}}], view: {type: 'View', seat: 0, options: {type: 'Options', layout: 'corners',
    shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Looking', seat: 2}, turn: 2, round: 1, squares: [{type: 'Square', cell: 1, row: 0,
    column: 0, lot: {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type:
    'Square', cell: 3, row: 0, column: 2, lot: {type: 'Lot', tile: 10, turn: 2, kind: 'ring', houses: [{type: 'House', shape: 'two', roof: 'red',
    garden: 'flowers', off: 'Y'}]}}, {type: 'Square', cell: 4, row: 0, column: 3, lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}},
    {type: 'Square', cell: 5, row: 1, column: 0, lot: null}, {type: 'Square', cell: 6, row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row:
    1, column: 2, lot: null}, {type: 'Square', cell: 8, row: 1, column: 3, lot: null}, {type: 'Square', cell: 9, row: 2, column: 0, lot: null}, {type:
    'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2, lot: null}, {type: 'Square', cell: 12, row: 2,
    column: 3, lot: null}, {type: 'Square', cell: 13, row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type:
    'Square', cell: 14, row: 3, column: 1, lot: null}, {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3,
    column: 3, lot: {type: 'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}], kittens: ['1.C', '3.W', '16.o'], works: null, homes: [{type:
    'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null,
    garden: null}], up: [[false, false, false], [false, false, false], [false, false, false]], hand: ['modest-3', 'nourishing-14'], counts: [2, 1, 3],
    discards: ['modest-6', 'modest-2', 'nourishing-19'], pile: 29}}} as unknown as Told;

/** I am walking. */
export const step = {view: {type: 'View', seat: 0, options: {type: 'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Moving',
    kitten: 0, by: 0, left: 2, how: 'walk', came: null, barred: null}, turn: 0, round: 3, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot:
    {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3,
    row: 0, column: 2, lot: {type: 'Lot', tile: 10, turn: 2, kind: 'ring', houses: [{type: 'House', shape: 'two', roof: 'red', garden: 'flowers', off:
    'Y'}]}}, {type: 'Square', cell: 4, row: 0, column: 3, lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 5,
    row: 1, column: 0, lot: null}, {type: 'Square', cell: 6, row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row: 1, column: 2, lot: null},
    {type: 'Square', cell: 8, row: 1, column: 3, lot: null}, {type: 'Square', cell: 9, row: 2, column: 0, lot: null}, {type: 'Square', cell: 10, row:
    2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2, lot: null}, {type: 'Square', cell: 12, row: 2, column: 3, lot: null},
    {type: 'Square', cell: 13, row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 14, row:
    3, column: 1, lot: null}, {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3, column: 3, lot: {type:
    'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}], kittens: ['1.S', '3.S', '16.S'], works: null, homes: [{type: 'Home', shape: null, roof:
    null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}], up: [[false,
    false, false], [false, false, false], [false, false, false]], hand: [], counts: [0, 0, 3], discards: ['modest-6', 'modest-2', 'nourishing-19',
    'nourishing-18', 'modest-3', 'modest-11', 'nourishing-14'], pile: 28}, moves: [{type: 'Step', to: '1.C'}, {type: 'Step', to: '5'}], aids: {type:
    'Aids', sheet: [{type: 'Clues', seat: 0, shape: ['one', 'two'], roof: ['blue', 'red', 'yellow'], garden: ['fence', 'flowers', 'tree']}, {type:
    'Clues', seat: 1, shape: ['one', 'two'], roof: ['blue', 'red', 'yellow'], garden: ['fence', 'flowers', 'tree']}, {type: 'Clues', seat: 2, shape:
    ['one', 'two'], roof: ['blue', 'red', 'yellow'], garden: ['fence', 'flowers', 'tree']}], homes: ['3.2'], kitten: 0, reach: [{type: 'Reach', steps:
    2, ends: [{type: 'End', place: '1.E', way: ['1.C', '1.E']}, {type: 'End', place: '1.N', way: ['1.C', '1.N']}, {type: 'End', place: '1.W', way:
    ['1.C', '1.W']}, {type: 'End', place: '1.o', way: ['1.C', '1.o']}, {type: 'End', place: '5', way: ['5']}]}]}} as unknown as Asked;

/** Bad luck strikes. */
export const struck = {before: {type: 'View', seat: 0, options: {type: 'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Looking',
    seat: 2}, turn: 2, round: 3, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot: {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses:
    []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3, row: 0, column: 2, lot: {type: 'Lot', tile: 10, turn: 2,
    kind: 'ring', houses: [{type: 'House', shape: 'two', roof: 'red', garden: 'flowers', off: 'Y'}]}}, {type: 'Square', cell: 4, row: 0, column: 3,
    lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 5, row: 1, column: 0, lot: null}, {type: 'Square', cell:
    6, row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row: 1, column: 2, lot: null}, {type: 'Square', cell: 8, row: 1, column: 3, lot:
    null}, {type: 'Square', cell: 9, row: 2, column: 0, lot: null}, {type: 'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell:
    11, row: 2, column: 2, lot: null}, {type: 'Square', cell: 12, row: 2, column: 3, lot: null}, {type: 'Square', cell: 13, row: 3, column: 0, lot:
    {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 14, row: 3, column: 1, lot: null}, {type: 'Square', cell: 15,
    row: 3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3, column: 3, lot: {type: 'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}],
    kittens: ['1.N', '3.S', '16.S'], works: null, homes: [{type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof:
    null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}], up: [[false, false, false], [false, false, false], [false, false,
    false]], hand: [], counts: [0, 1, 3], discards: ['modest-6', 'modest-2', 'nourishing-19', 'nourishing-18', 'modest-3', 'modest-11',
    'nourishing-14'], pile: 27}, update: {seat: 0, news: [{type: 'GameEvent', event: {type: 'Searched', seat: 2, count: 1}, say: {type: 'Say', key:
    'str-event-searched', args: [['count', 1], ['name', 'Cy'], ['you', 'no']]}}, {type: 'GameEvent', event: {type: 'BadDrawn', seat: 2, card:
    'roadworks', strikes: true}, say: null}, {type: 'GameEvent', event: {type: 'Struck', seat: 2, card: 'roadworks', idle: false}, say: {type: 'Say',
    key: 'str-event-struck', args: [['kind', 'roadworks'], ['name', 'Cy'], ['you', 'no']]}}], view: {type: 'View', seat: 0, options: {type: 'Options',
    layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Blocking', seat: 2}, turn: 2, round: 3, squares: [{type: 'Square',
    cell: 1, row: 0, column: 0, lot: {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot:
    null}, {type: 'Square', cell: 3, row: 0, column: 2, lot: {type: 'Lot', tile: 10, turn: 2, kind: 'ring', houses: [{type: 'House', shape: 'two',
    roof: 'red', garden: 'flowers', off: 'Y'}]}}, {type: 'Square', cell: 4, row: 0, column: 3, lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start',
    houses: []}}, {type: 'Square', cell: 5, row: 1, column: 0, lot: null}, {type: 'Square', cell: 6, row: 1, column: 1, lot: null}, {type: 'Square',
    cell: 7, row: 1, column: 2, lot: null}, {type: 'Square', cell: 8, row: 1, column: 3, lot: null}, {type: 'Square', cell: 9, row: 2, column: 0, lot:
    null}, {type: 'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2, lot: null}, {type: 'Square', cell:
    12, row: 2, column: 3, lot: null}, {type: 'Square', cell: 13, row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses:
    []}}, {type: 'Square', cell: 14, row: 3, column: 1, lot: null}, {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type: 'Square', cell:
    16, row: 3, column: 3, lot: {type: 'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}], kittens: ['1.N', '3.S', '16.S'], works: null, homes:
    [{type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof:
    null, garden: null}], up: [[false, false, false], [false, false, false], [false, false, false]], hand: [], counts: [0, 1, 3], discards:
    ['modest-6', 'modest-2', 'nourishing-19', 'nourishing-18', 'modest-3', 'modest-11', 'nourishing-14', 'roadworks'], pile: 26}}} as unknown as Told;

/** A turn of mine begins. */
export const look = {view: {type: 'View', seat: 0, options: {type: 'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Looking', seat:
    0}, turn: 0, round: 10, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot: {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: []}},
    {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3, row: 0, column: 2, lot: {type: 'Lot', tile: 10, turn: 2, kind:
    'ring', houses: [{type: 'House', shape: 'two', roof: 'red', garden: 'flowers', off: 'Y'}]}}, {type: 'Square', cell: 4, row: 0, column: 3, lot:
    {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 5, row: 1, column: 0, lot: null}, {type: 'Square', cell: 6,
    row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row: 1, column: 2, lot: {type: 'Lot', tile: 11, turn: 1, kind: 'bend', houses: [{type:
    'House', shape: 'two', roof: 'yellow', garden: 'tree', off: 'b'}]}}, {type: 'Square', cell: 8, row: 1, column: 3, lot: {type: 'Lot', tile: 7,
    turn: 0, kind: 'cross', houses: [{type: 'House', shape: 'one', roof: 'red', garden: 'tree', off: 'E'}]}}, {type: 'Square', cell: 9, row: 2,
    column: 0, lot: null}, {type: 'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2, lot: null}, {type:
    'Square', cell: 12, row: 2, column: 3, lot: null}, {type: 'Square', cell: 13, row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind:
    'start', houses: []}}, {type: 'Square', cell: 14, row: 3, column: 1, lot: null}, {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type:
    'Square', cell: 16, row: 3, column: 3, lot: {type: 'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}], kittens: ['1.o', '7.N', '16.C'], works:
    '16.W', homes: [{type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home',
    shape: null, roof: null, garden: null}], up: [[false, false, false], [false, false, false], [false, false, false]], hand: ['hearty-21',
    'shortcut-28', 'truck-31'], counts: [3, 0, 2], discards: ['modest-6', 'modest-2', 'nourishing-19', 'nourishing-18', 'modest-3', 'modest-11',
    'nourishing-14', 'roadworks', 'modest-10', 'nourishing-17', 'modest-1', 'modest-8', 'dog', 'nourishing-13', 'modest-7', 'modest-9', 'modest-5',
    'hearty-22', 'hearty-24'], pile: 14}, moves: [{type: 'Play', cards: ['hearty-21']}, {type: 'Play', cards: ['truck-31']}, {type: 'Food'}], aids:
    {type: 'Aids', sheet: [{type: 'Clues', seat: 0, shape: ['one', 'two'], roof: ['blue', 'red', 'yellow'], garden: ['fence', 'flowers', 'tree']},
    {type: 'Clues', seat: 1, shape: ['one', 'two'], roof: ['blue', 'red', 'yellow'], garden: ['fence', 'flowers', 'tree']}, {type: 'Clues', seat: 2,
    shape: ['one', 'two'], roof: ['blue', 'red', 'yellow'], garden: ['fence', 'flowers', 'tree']}], homes: ['3.2', '7.2', '8.1'], kitten: 0, reach:
    [{type: 'Reach', steps: 3, ends: [{type: 'End', place: '2', way: ['1.C', '1.E', '2']}, {type: 'End', place: '5', way: ['1.C', '1.S', '5']}]}]}} as unknown as Asked;

/** A fight ends. */
export const fought = {before: {type: 'View', seat: 0, options: {type: 'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Moving',
    kitten: 1, by: 1, left: 3, how: 'walk', came: null, barred: null}, turn: 1, round: 12, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot:
    {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3,
    row: 0, column: 2, lot: {type: 'Lot', tile: 10, turn: 2, kind: 'ring', houses: [{type: 'House', shape: 'two', roof: 'red', garden: 'flowers', off:
    'Y'}]}}, {type: 'Square', cell: 4, row: 0, column: 3, lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 5,
    row: 1, column: 0, lot: null}, {type: 'Square', cell: 6, row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row: 1, column: 2, lot: {type:
    'Lot', tile: 11, turn: 1, kind: 'bend', houses: [{type: 'House', shape: 'two', roof: 'yellow', garden: 'tree', off: 'b'}]}}, {type: 'Square',
    cell: 8, row: 1, column: 3, lot: {type: 'Lot', tile: 7, turn: 0, kind: 'cross', houses: [{type: 'House', shape: 'one', roof: 'red', garden:
    'tree', off: 'E'}]}}, {type: 'Square', cell: 9, row: 2, column: 0, lot: null}, {type: 'Square', cell: 10, row: 2, column: 1, lot: null}, {type:
    'Square', cell: 11, row: 2, column: 2, lot: null}, {type: 'Square', cell: 12, row: 2, column: 3, lot: {type: 'Lot', tile: 3, turn: 1, kind:
    'ring', houses: [{type: 'House', shape: 'one', roof: 'yellow', garden: 'tree', off: 'Y'}, {type: 'House', shape: 'two', roof: 'blue', garden:
    'flowers', off: 'S'}]}}, {type: 'Square', cell: 13, row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type:
    'Square', cell: 14, row: 3, column: 1, lot: null}, {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3,
    column: 3, lot: {type: 'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}], kittens: ['8.W', '7.N', '12.N'], works: '16.W', homes: [{type:
    'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null,
    garden: null}], up: [[false, false, false], [false, false, false], [false, false, false]], hand: [], counts: [0, 0, 3], discards: ['modest-6',
    'modest-2', 'nourishing-19', 'nourishing-18', 'modest-3', 'modest-11', 'nourishing-14', 'roadworks', 'modest-10', 'nourishing-17', 'modest-1',
    'modest-8', 'dog', 'nourishing-13', 'modest-7', 'modest-9', 'modest-5', 'hearty-22', 'hearty-24', 'truck-31', 'friend-25', 'raven', 'hearty-21',
    'meeting', 'hearty-23', 'shortcut-28', 'hearty-20'], pile: 8}, update: {seat: 0, news: [{type: 'GameEvent', event: {type: 'Stepped', kitten: 1,
    by: 1, start: '7.N', to: '8.W', how: 'walk'}, say: {type: 'Say', key: 'str-event-stepped', args: [['cell', 8], ['field', 'W'], ['name', 'Bo'],
    ['you', 'no']]}}, {type: 'GameEvent', event: {type: 'FightBegan', attacker: 1, defender: 0, place: '8.W'}, say: {type: 'Say', key:
    'str-event-fight', args: [['rival', 'Ada'], ['name', 'Bo'], ['you', 'no']]}}, {type: 'GameEvent', event: {type: 'Fought', attacker: 1, defender:
    0, cards: [null, null], winner: null}, say: {type: 'Say', key: 'str-event-nobody', args: []}}], view: {type: 'View', seat: 0, options: {type:
    'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Moving', kitten: 0, by: 1, left: 1, how: 'parted', came:
    null, barred: null}, turn: 1, round: 12, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot: {type: 'Lot', tile: 13, turn: 0, kind:
    'start', houses: []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3, row: 0, column: 2, lot: {type: 'Lot',
    tile: 10, turn: 2, kind: 'ring', houses: [{type: 'House', shape: 'two', roof: 'red', garden: 'flowers', off: 'Y'}]}}, {type: 'Square', cell: 4,
    row: 0, column: 3, lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 5, row: 1, column: 0, lot: null},
    {type: 'Square', cell: 6, row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row: 1, column: 2, lot: {type: 'Lot', tile: 11, turn: 1, kind:
    'bend', houses: [{type: 'House', shape: 'two', roof: 'yellow', garden: 'tree', off: 'b'}]}}, {type: 'Square', cell: 8, row: 1, column: 3, lot:
    {type: 'Lot', tile: 7, turn: 0, kind: 'cross', houses: [{type: 'House', shape: 'one', roof: 'red', garden: 'tree', off: 'E'}]}}, {type: 'Square',
    cell: 9, row: 2, column: 0, lot: null}, {type: 'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2,
    lot: null}, {type: 'Square', cell: 12, row: 2, column: 3, lot: {type: 'Lot', tile: 3, turn: 1, kind: 'ring', houses: [{type: 'House', shape:
    'one', roof: 'yellow', garden: 'tree', off: 'Y'}, {type: 'House', shape: 'two', roof: 'blue', garden: 'flowers', off: 'S'}]}}, {type: 'Square',
    cell: 13, row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 14, row: 3, column: 1, lot:
    null}, {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3, column: 3, lot: {type: 'Lot', tile: 15, turn:
    0, kind: 'start', houses: []}}], kittens: ['8.W', '8.W', '12.N'], works: '16.W', homes: [{type: 'Home', shape: null, roof: null, garden: null},
    {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof: null, garden: null}], up: [[false, false, false], [false,
    false, false], [false, false, false]], hand: [], counts: [0, 0, 3], discards: ['modest-6', 'modest-2', 'nourishing-19', 'nourishing-18',
    'modest-3', 'modest-11', 'nourishing-14', 'roadworks', 'modest-10', 'nourishing-17', 'modest-1', 'modest-8', 'dog', 'nourishing-13', 'modest-7',
    'modest-9', 'modest-5', 'hearty-22', 'hearty-24', 'truck-31', 'friend-25', 'raven', 'hearty-21', 'meeting', 'hearty-23', 'shortcut-28',
    'hearty-20'], pile: 8}}} as unknown as Told;

/** A visit has brought something back, or not. */
export const remembered = {before: {type: 'View', seat: 0, options: {type: 'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Remembering',
    seat: 2, by: 0}, turn: 2, round: 12, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot: {type: 'Lot', tile: 13, turn: 0, kind: 'start',
    houses: []}}, {type: 'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3, row: 0, column: 2, lot: {type: 'Lot', tile: 10,
    turn: 2, kind: 'ring', houses: [{type: 'House', shape: 'two', roof: 'red', garden: 'flowers', off: 'Y'}]}}, {type: 'Square', cell: 4, row: 0,
    column: 3, lot: {type: 'Lot', tile: 14, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 5, row: 1, column: 0, lot: null}, {type:
    'Square', cell: 6, row: 1, column: 1, lot: null}, {type: 'Square', cell: 7, row: 1, column: 2, lot: {type: 'Lot', tile: 11, turn: 1, kind: 'bend',
    houses: [{type: 'House', shape: 'two', roof: 'yellow', garden: 'tree', off: 'b'}]}}, {type: 'Square', cell: 8, row: 1, column: 3, lot: {type:
    'Lot', tile: 7, turn: 0, kind: 'cross', houses: [{type: 'House', shape: 'one', roof: 'red', garden: 'tree', off: 'E'}]}}, {type: 'Square', cell:
    9, row: 2, column: 0, lot: null}, {type: 'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2, lot:
    null}, {type: 'Square', cell: 12, row: 2, column: 3, lot: {type: 'Lot', tile: 3, turn: 1, kind: 'ring', houses: [{type: 'House', shape: 'one',
    roof: 'yellow', garden: 'tree', off: 'Y'}, {type: 'House', shape: 'two', roof: 'blue', garden: 'flowers', off: 'S'}]}}, {type: 'Square', cell: 13,
    row: 3, column: 0, lot: {type: 'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 14, row: 3, column: 1, lot: null},
    {type: 'Square', cell: 15, row: 3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3, column: 3, lot: {type: 'Lot', tile: 15, turn: 0,
    kind: 'start', houses: []}}], kittens: ['7.N', '8.C', '12.1'], works: '16.W', homes: [{type: 'Home', shape: null, roof: null, garden: null},
    {type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: 'one', roof: 'blue', garden: 'fence'}], up: [[false, false, false],
    [false, false, false], [false, false, false]], hand: [], counts: [0, 0, 2], discards: ['modest-6', 'modest-2', 'nourishing-19', 'nourishing-18',
    'modest-3', 'modest-11', 'nourishing-14', 'roadworks', 'modest-10', 'nourishing-17', 'modest-1', 'modest-8', 'dog', 'nourishing-13', 'modest-7',
    'modest-9', 'modest-5', 'hearty-22', 'hearty-24', 'truck-31', 'friend-25', 'raven', 'hearty-21', 'meeting', 'hearty-23', 'shortcut-28',
    'hearty-20', 'nourishing-15'], pile: 8}, update: {seat: 0, news: [{type: 'GameEvent', event: {type: 'Remembered', seat: 2, by: 0, token: 'shape',
    feature: 'one'}, say: {type: 'Say', key: 'str-event-remembered', args: [['feature', 'one'], ['name', 'Cy'], ['you', 'no']]}}], view: {type:
    'View', seat: 0, options: {type: 'Options', layout: 'corners', shape: '', first: 'first_seat'}, seats: 3, phase: {type: 'Looking', seat: 0}, turn:
    0, round: 13, squares: [{type: 'Square', cell: 1, row: 0, column: 0, lot: {type: 'Lot', tile: 13, turn: 0, kind: 'start', houses: []}}, {type:
    'Square', cell: 2, row: 0, column: 1, lot: null}, {type: 'Square', cell: 3, row: 0, column: 2, lot: {type: 'Lot', tile: 10, turn: 2, kind: 'ring',
    houses: [{type: 'House', shape: 'two', roof: 'red', garden: 'flowers', off: 'Y'}]}}, {type: 'Square', cell: 4, row: 0, column: 3, lot: {type:
    'Lot', tile: 14, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 5, row: 1, column: 0, lot: null}, {type: 'Square', cell: 6, row: 1,
    column: 1, lot: null}, {type: 'Square', cell: 7, row: 1, column: 2, lot: {type: 'Lot', tile: 11, turn: 1, kind: 'bend', houses: [{type: 'House',
    shape: 'two', roof: 'yellow', garden: 'tree', off: 'b'}]}}, {type: 'Square', cell: 8, row: 1, column: 3, lot: {type: 'Lot', tile: 7, turn: 0,
    kind: 'cross', houses: [{type: 'House', shape: 'one', roof: 'red', garden: 'tree', off: 'E'}]}}, {type: 'Square', cell: 9, row: 2, column: 0, lot:
    null}, {type: 'Square', cell: 10, row: 2, column: 1, lot: null}, {type: 'Square', cell: 11, row: 2, column: 2, lot: null}, {type: 'Square', cell:
    12, row: 2, column: 3, lot: {type: 'Lot', tile: 3, turn: 1, kind: 'ring', houses: [{type: 'House', shape: 'one', roof: 'yellow', garden: 'tree',
    off: 'Y'}, {type: 'House', shape: 'two', roof: 'blue', garden: 'flowers', off: 'S'}]}}, {type: 'Square', cell: 13, row: 3, column: 0, lot: {type:
    'Lot', tile: 16, turn: 0, kind: 'start', houses: []}}, {type: 'Square', cell: 14, row: 3, column: 1, lot: null}, {type: 'Square', cell: 15, row:
    3, column: 2, lot: null}, {type: 'Square', cell: 16, row: 3, column: 3, lot: {type: 'Lot', tile: 15, turn: 0, kind: 'start', houses: []}}],
    kittens: ['7.N', '8.C', '12.1'], works: '16.W', homes: [{type: 'Home', shape: null, roof: null, garden: null}, {type: 'Home', shape: null, roof:
    null, garden: null}, {type: 'Home', shape: 'one', roof: 'blue', garden: 'fence'}], up: [[false, false, false], [false, false, false], [true,
    false, false]], hand: [], counts: [0, 0, 2], discards: ['modest-6', 'modest-2', 'nourishing-19', 'nourishing-18', 'modest-3', 'modest-11',
    'nourishing-14', 'roadworks', 'modest-10', 'nourishing-17', 'modest-1', 'modest-8', 'dog', 'nourishing-13', 'modest-7', 'modest-9', 'modest-5',
    'hearty-22', 'hearty-24', 'truck-31', 'friend-25', 'raven', 'hearty-21', 'meeting', 'hearty-23', 'shortcut-28', 'hearty-20', 'nourishing-15'],
    pile: 8}}} as unknown as Told;
