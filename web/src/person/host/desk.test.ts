import { expect, test } from 'vitest';
import { tableIn } from './desk.svelte';

test('a table is found by its link or by its name', () => {
  expect(tableIn('https://cats.example/table/abc123def456')).toBe('abc123def456');
  expect(tableIn(' abc123def456 ')).toBe('abc123def456');
  expect(tableIn('https://cats.example/table/abc123def456/replay')).toBe('abc123def456');
});

test('what is no table is not taken for one', () => {
  expect(tableIn('')).toBe('');
  expect(tableIn('https://cats.example/games/stray_cat')).toBe('');
  expect(tableIn('Not A Table')).toBe('');
});
