import { expect, test } from 'vitest';
import { commitmentOf } from './commitment';

// The expected values are those of clowder.core.fairness.commitment.
const COUNTING = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');

test('the browser computes the commitment that the house published', () => {
  expect(commitmentOf('mffq7x2k', COUNTING)).toBe(
    'ad36960b7864e12da55b5255ac104d25c9ac2947bbffefd9ca46c696ef8c9d08',
  );
});

test('lengths are counted in bytes, not in letters', () => {
  expect(commitmentOf('žluťoučký', 'ff'.repeat(32))).toBe(
    '02a0218b6757cea41b886935eef22f8106cfdd90f09a20e62df7b576f8e8adb2',
  );
});

test('a seed serves one table alone', () => {
  expect(commitmentOf('other', COUNTING)).not.toBe(commitmentOf('mffq7x2k', COUNTING));
});
