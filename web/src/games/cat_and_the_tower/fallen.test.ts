import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../shell/settings.svelte';
import { bring, speak } from '../../words/words.svelte';
import { tableOf } from '../testing';
import Fallen from './Fallen.svelte';
import { befriending, claimed, claiming, firstWall } from './recorded';
import { eventOf, without } from './testing';
import type { CatAndTheTower, Drawn, TowerTable } from './types';

beforeAll(async () => {
  await speak('en');
  await bring('cat_and_the_tower', 'cat_and_the_tower_web');
});
beforeEach(() => {
  settings.pace = 'at_once'; // nothing moves
});

afterEach(cleanup);

const onlook = vi.fn();
const tableWith = (drawn: Drawn): TowerTable => tableOf<CatAndTheTower>({ view: drawn });
const standing = firstWall.view;
const fallen = without(standing, 'brick1');
const { film } = eventOf(firstWall, 'Settled');

test('what fell is told, and the tower before it can be looked at again', async () => {
  const { rerender } = render(Fallen, { table: tableWith(standing), onlook });
  await rerender({ table: tableWith(fallen), onlook });

  expect(screen.getByText('Fallen: Brick wall')).toBeTruthy();
  screen.getByText('Before').click();
  flushSync();
  expect(onlook).toHaveBeenLastCalledWith(standing.tower);
  screen.getByText('After').click();
  expect(onlook).toHaveBeenLastCalledWith(null);
});

test('Toto in the hand has not fallen', async () => {
  const { rerender } = render(Fallen, { table: tableWith(claiming.view), onlook });
  await rerender({ table: tableWith(claimed.view), onlook });

  expect(screen.queryByText(/Fallen/)).toBeNull();
});

test('nor has a friend that was taken from the tower', async () => {
  const { phase } = befriending;
  if (phase.type !== 'Placing' || phase.job.type !== 'Befriend') throw new Error(phase.type);
  const held: Drawn = {
    ...without(claiming.view, 'white2'),
    phase: { ...phase, job: { ...phase.job, held: 'white2' } },
  };
  const { rerender } = render(Fallen, { table: tableWith(claiming.view), onlook });
  await rerender({ table: tableWith(held), onlook });

  expect(screen.queryByText(/Fallen/)).toBeNull();
});

test('whoever sees the pieces fall needs no list', async () => {
  settings.pace = 'calm';
  const { rerender } = render(Fallen, { table: tableWith(standing), onlook });
  await rerender({
    table: tableWith({
      ...standing,
      scene: { what: 'film', film, count: false, slow: false, before: standing.tower },
    }),
    onlook,
  });
  await rerender({ table: tableWith(fallen), onlook });

  expect(screen.queryByText(/Fallen/)).toBeNull();
});
