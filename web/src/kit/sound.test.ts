import { expect, test, vi } from 'vitest';
import { cue, sound } from './sound';
import { MOST, Voices } from './voices';

test('a fourth voice silences the oldest', () => {
  const voices = new Voices();
  const stops = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  for (const stop of stops) voices.admit(0, 1, stop);

  expect(voices.count).toBe(MOST);
  expect(stops.map((stop) => stop.mock.calls.length)).toEqual([1, 0, 0, 0]);
});

test('a voice that has ended makes room', () => {
  const voices = new Voices();
  const stop = vi.fn();
  for (let i = 0; i < MOST; i++) voices.admit(0, 0.1, stop);

  voices.admit(0.2, 0.3, stop);

  expect(voices.count).toBe(1);
  expect(stop).not.toHaveBeenCalled();
});

test('the switch is remembered', () => {
  sound.on = false;
  expect(localStorage.getItem('clowder.sound')).toBe('off');
  sound.on = true;
  expect(localStorage.getItem('clowder.sound')).toBe('on');
});

test('nothing sounds before the first touch', () => {
  expect(() => cue('card')).not.toThrow();
});
