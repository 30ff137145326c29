import { expect, test } from 'vitest';
import { readWayBack, secretIn } from './wayBack';

test('a phrase is read however it was spaced and capitalised', () => {
  const phrase = 'muratikobehelanositapemo';
  expect(readWayBack('mura tiko behe lano sita pemo')).toEqual({ phrase });
  expect(readWayBack(' Mura-Tiko, behe\nlano  SITA pemo. ')).toEqual({ phrase });
});

test('six letters are a code, and anything else is neither', () => {
  expect(readWayBack('abc def')).toEqual({ code: 'abcdef' });
  for (const text of ['', 'abcde', 'žluťák', 'mura tiko', 'abc1ef']) expect(readWayBack(text)).toBeNull();
});

test('the secret stands behind the #, and nothing else is taken for one', () => {
  expect(secretIn('#join=aB3_-x')).toBe('aB3_-x');
  for (const hash of ['', '#main', '#join=', '#join=a b', '#join=<b>']) expect(secretIn(hash)).toBeNull();
});
