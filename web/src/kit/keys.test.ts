import { afterEach, describe, expect, test } from 'vitest';
import { along, focusAlong, isTaken } from './keys';

describe('a key anywhere at the table', () => {
  afterEach(() => document.body.replaceChildren());

  function pressedOn(html: string, more: KeyboardEventInit = {}, theirs = ''): boolean {
    document.body.innerHTML = html;
    let taken = false;
    const listen = (event: Event): void => void (taken = isTaken(event as KeyboardEvent, theirs));
    document.addEventListener('keydown', listen, { once: true });
    const at = document.querySelector('.at') ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true, ...more }));
    return taken;
  }

  test('is free where nobody writes', () => {
    expect(pressedOn('<button class="at">Go on</button>')).toBe(false);
  });

  test('is taken where somebody writes, or a dialog is open', () => {
    expect(pressedOn('<textarea class="at"></textarea>')).toBe(true);
    expect(pressedOn('<dialog open></dialog><p class="at"></p>')).toBe(true);
  });

  test('is taken where the browser is meant', () => {
    expect(pressedOn('<p class="at"></p>', { ctrlKey: true })).toBe(true);
  });

  test('is taken by what uses keys itself', () => {
    expect(pressedOn('<ol id="log"><li class="at"></li></ol>', {}, '#log')).toBe(true);
    expect(pressedOn('<ol id="log"><li class="at"></li></ol>')).toBe(false);
  });
});

test('arrows lead along a row, Home and End to its ends, and nothing beyond', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => along(4, 1, key))).toEqual([0, 2, 0, 3]);
  expect([along(4, 0, 'ArrowLeft'), along(4, 3, 'ArrowRight'), along(4, 1, 'Enter')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('an arrow key takes the focus along a row, and stops at its end', () => {
  document.body.innerHTML = '<div><button data-card="a"></button><button data-card="b"></button></div>';
  const row = document.body.firstElementChild ?? undefined;
  const press = (key: string, index: number) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    return [focusAlong(event, row, ['a', 'b'], index, 'card'), event.defaultPrevented];
  };

  expect(press('ArrowRight', 0)).toEqual(['b', true]);
  expect(document.activeElement).toBe(row?.lastElementChild);
  expect(press('ArrowRight', 1)).toEqual([null, false]);
});
