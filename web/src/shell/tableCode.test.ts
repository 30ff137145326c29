import { describe, expect, it } from 'vitest';
import { groups, readCode } from './tableCode';

describe('the code field', () => {
  it.each([
    ['abcdefghjkmn'],
    ['  ABCD EFGH JKMN '],
    ['abcd-efgh-jkmn'],
    ['abcd – efgh – jkmn'],
    ['https://clowder.example/table/abcdefghjkmn'],
    ['https://clowder.example/table/abcdefghjkmn/replay?seat=1'],
    ['clowder.example/table/ABCDEFGHJKMN#chat'],
    ['Come and play: https://clowder.example/table/abcdefghjkmn. Soon!'],
  ])('finds the table in “%s”', (text) => {
    expect(readCode(text)).toBe('abcdefghjkmn');
  });

  it.each([
    [''],
    ['   '],
    ['-'],
    ['žluťoučký'],
    ['https://clowder.example/'],
    ['https://clowder.example/games/stray_cat'],
    ['a'.repeat(33)],
    ['/table/'],
  ])('finds none in “%s”', (text) => {
    expect(readCode(text)).toBeNull();
  });

  it('does not cut a name that is too long for a table', () => {
    expect(readCode(`/table/${'a'.repeat(33)}`)).toBeNull();
  });

  it('reads a code aloud in groups of four', () => {
    expect(groups('abcdefghjkmn')).toEqual(['abcd', 'efgh', 'jkmn']);
    expect(groups('abcde')).toEqual(['abcd', 'e']);
  });
});
