import { expect, test } from 'vitest';
import type { Gone, Presence } from '../wire/types';
import { Absence } from './absence.svelte';

const borek: Gone = { type: 'Gone', seat: 2, seconds: 100, grace: 120, votes: {} };
const presence: Presence = { type: 'Presence', here: [true, true, false], spectators: 0, gone: [borek] };

test('somebody is missed after the grace time, and only while the table waits for them', () => {
  const absence = new Absence();
  absence.set(presence, 5000);
  expect(absence.missing([2])).toBeNull();

  absence.tick(5000 + 20_000);
  expect(absence.missing([2])).toBe(borek);
  expect(absence.missing([1])).toBeNull();
  expect(absence.seconds(borek)).toBe(120);
});

test('whoever is back is not missed', () => {
  const absence = new Absence();
  absence.set(presence, 0);
  absence.tick(60_000);
  absence.set({ ...presence, gone: [] }, 61_000);

  expect(absence.missing([2])).toBeNull();
  expect(absence.running).toBe(false);
});

test('before that the table says how long the others have to wait until they may decide', () => {
  const absence = new Absence();
  absence.set(presence, 5000);
  absence.tick(5000 + 5000);

  expect(absence.soon([2])).toEqual({ seat: 2, seconds: 15 });
  expect(absence.soon([0, 1])).toBeNull();
});
