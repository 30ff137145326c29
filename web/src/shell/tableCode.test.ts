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
    expect(readCode(text)).toEqual({ table: 'abcdefghjkmn' });
  });

  it.each([['kexmqa'], ['KEX MQA'], ['kex-mqa']])('takes “%s” for a code', (text) => {
    expect(readCode(text)).toEqual({ code: 'kexmqa' });
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

  it('reads a code aloud in groups of three', () => {
    expect(groups('kexmqa')).toEqual(['kex', 'mqa']);
    expect(groups('abcd')).toEqual(['abc', 'd']);
  });
});
