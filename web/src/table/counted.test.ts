import { beforeEach, expect, test } from 'vitest';
import { boxesOf, topOf } from './counted';

const box = (left: number, top: number): DOMRect => new DOMRect(left, top, 100, 100);

beforeEach(() => {
  document.body.innerHTML = '<div data-stage><i data-place="a b"></i><i data-place="c"></i></div>';
});

test('what is counted is looked for on the board', () => {
  expect(boxesOf(['a', 'c', 'd'])).toHaveLength(2);
});

test('tape is stuck over the middle of the upper edge', () => {
  expect(topOf([box(0, 0), box(100, 0), box(0, 100)])).toEqual({ x: 100, y: 0 });
});
