import { afterEach, expect, test, vi } from 'vitest';
import { glideFrom, seatsNow } from './glide';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function seatAt(who: string, left: number, top: number): HTMLElement {
  const seat = document.createElement('li');
  seat.dataset.who = who;
  seat.getBoundingClientRect = () => new DOMRect(left, top, 50, 20);
  document.body.append(seat);
  return seat;
}

test('a seat glides from where it was to where it is', () => {
  seatAt('0', 10, 20);
  const before = seatsNow();
  const there = seatAt('0', 110, 25);
  const animate = vi.fn();
  there.animate = animate;

  glideFrom(before)(there);

  expect(animate).toHaveBeenCalledWith(
    [{ transform: 'translate(-100px, -5px)' }, { transform: 'none' }],
    expect.objectContaining({ duration: 520 }),
  );
});

test('whoever was not there before does not glide', () => {
  const there = seatAt('3', 0, 0);
  const animate = vi.fn();
  there.animate = animate;

  glideFrom(new Map())(there);

  expect(animate).not.toHaveBeenCalled();
});
