import { expect, test } from 'vitest';
import css from './colours.css?raw';
import { COLOURS } from './box';

test('every colour is there by day and by night: plain, what is written on it, and its tint', () => {
  const themes = css.split('}').filter((rule) => rule.includes('{'));

  expect(themes).toHaveLength(2);
  for (const theme of themes)
    for (const colour of COLOURS)
      for (const kind of ['g', 'on', 't']) expect(theme).toContain(`--${kind}-${colour}: #`);
});
