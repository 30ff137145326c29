import { expect, test } from 'vitest';
import { keyed } from './keys';

const marks = [2, 6, 9].map((step) => ({ step, title: `${step}`, short: '', great: false }));

/** What a key on an element of the page asks a replay that is at step 5 of 12 to do. */
function pressed(key: string, on = 'main', more: KeyboardEventInit = {}): string {
  let did = '';
  const tell = (what: string) => (to?: number) => void (did = to === undefined ? what : `${what} ${to}`);
  const replay = {
    step: 5,
    length: 12,
    forward: tell('forward'),
    back: tell('back'),
    goTo: tell('go') as (step: number) => void,
    toggle: tell('toggle'),
  };
  const element = document.createElement(on);
  if (on === 'input') element.setAttribute('type', 'range');
  element.addEventListener('keydown', (event) => keyed(event, replay, marks));
  element.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
  return did;
}

test('keys step, jump and play', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', ' '].map((key) => pressed(key))).toEqual([
    'forward',
    'back',
    'go 1',
    'go 12',
    'toggle',
  ]);
});

test('the page keys go to where the next trick, or this one, begins', () => {
  expect(pressed('PageDown')).toBe('go 8');
  expect(pressed('PageUp')).toBe('go 1');
});

test('a slider keeps its arrows, a button its space', () => {
  expect(pressed('ArrowRight', 'input')).toBe('');
  expect(pressed(' ', 'input')).toBe('toggle');
  expect(pressed(' ', 'button')).toBe('');
  expect(pressed('ArrowRight', 'button')).toBe('forward');
});

test('what belongs to the browser is left to it', () => {
  expect(pressed('ArrowLeft', 'main', { altKey: true })).toBe('');
  expect(pressed('x')).toBe('');
});
