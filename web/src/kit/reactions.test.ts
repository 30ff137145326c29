import { expect, test } from 'vitest';
import { FURS } from './parts/furs';
import { CATS, reaction } from './parts/reactions';

test('there are eight cats, and no two are drawn alike', () => {
  const drawn = CATS.map((cat) => reaction('a', 'ginger', cat));

  expect(new Set(drawn).size).toBe(8);
});

test('every fur can feel everything, and clip paths stay apart', () => {
  for (const fur of FURS)
    for (const cat of CATS) {
      const markup = reaction(`${fur}-${cat}`, fur, cat);

      expect(markup).not.toContain('undefined');
      expect(markup).not.toContain('NaN');
      for (const [, id] of markup.matchAll(/clipPath id="([^"]+)"/g)) expect(id).toContain(`${fur}-${cat}`);
    }
});
