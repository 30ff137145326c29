import { expect, test } from 'vitest';
import { cat } from './parts/cat';

test('whoever curls up sleeps, unless told to be awake', () => {
  expect(cat('a', 'ginger', 'curl')).not.toContain('pupil');
  expect(cat('a', 'ginger', 'curl', { eyes: 'open' })).toContain('pupil');
  expect(cat('a', 'ginger', 'loaf')).toContain('pupil');
});
