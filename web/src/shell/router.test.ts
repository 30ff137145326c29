import { describe, expect, it } from 'vitest';
import { read } from './router.svelte';

describe('pages by address', () => {
  it.each([
    ['/', { name: 'home' }],
    ['', { name: 'home' }],
    ['/watch', { name: 'watch' }],
    ['/host', { name: 'host' }],
    ['/games/cat_in_the_box', { name: 'game', game: 'cat_in_the_box' }],
    ['/games/cat_in_the_box/', { name: 'game', game: 'cat_in_the_box' }],
    ['/games/cat_in_the_box/learn', { name: 'learn', game: 'cat_in_the_box' }],
    ['/games/cat_in_the_box/rules', { name: 'rules', game: 'cat_in_the_box', rule: '' }],
    ['/games/cat_in_the_box/rules/CIB-6', { name: 'rules', game: 'cat_in_the_box', rule: 'CIB-6' }],
    ['/table/abcdefghjkmn', { name: 'table', table: 'abcdefghjkmn' }],
    ['/table/abcdefghjkmn/replay', { name: 'replay', table: 'abcdefghjkmn' }],
  ])('%s', (path, page) => {
    expect(read(path)).toEqual(page);
  });

  it.each([
    ['/nowhere'],
    ['/watch/me'],
    ['/host/me'],
    ['/%'],
    ['/games'],
    ['/table'],
    ['/table/abcdefghjkmn/kitchen'],
    ['/games/stray_cat/kitchen'],
  ])('%s is nowhere', (path) => {
    expect(read(path)).toEqual({ name: 'lost' });
  });
});
