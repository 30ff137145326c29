import { describe, expect, it } from 'vitest';
import { dayAfter, dayBefore, dayName, timeLeft } from './days';

describe('days', () => {
  it('go on over the end of a month and a year', () => {
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  });

  it('have a name that does not depend on where the reader is', () => {
    expect(dayName('2026-11-15')).toContain('15');
  });
});

describe('the time left', () => {
  it.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '1 hour'],
    [5 * 3600 + 12 * 60, '5 hours 12 minutes'],
    [86_400, '24 hours'],
  ])('is said in hours and minutes: %i', (seconds, said) => {
    expect(timeLeft(seconds)).toBe(said);
  });
});
