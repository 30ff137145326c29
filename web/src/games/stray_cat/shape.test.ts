import { expect, test } from 'vitest';
import { counted, gridOf, tapped, textOf } from './shape';

const SHAPE = '1#2./####/.##./####/4#3.';

test('a shape that is not touched stays as it was written', () => {
  expect(textOf(gridOf(SHAPE))).toBe(SHAPE);
  expect(counted(gridOf(SHAPE))).toEqual({ tiles: 16, starts: 4 });
});

test('empty rows and columns around it are not written', () => {
  expect(textOf(gridOf('..../.1#./.##.'))).toBe('1#/##');
  expect(textOf(gridOf('.'))).toBe('');
});

test('a tap makes a tile, a start tile where one is missing, and a gap', () => {
  const one = tapped(gridOf('1#'), 0, 2);
  expect(textOf(one)).toBe('1##');
  const two = tapped(one, 0, 2);
  expect(textOf(two)).toBe('1#2');
  expect(textOf(tapped(two, 0, 2))).toBe('1#');
});

test('where every start tile lies already, a tile becomes a gap', () => {
  expect(textOf(tapped(gridOf('1234#'), 0, 4))).toBe('1234');
});
