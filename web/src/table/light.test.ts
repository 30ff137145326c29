import { afterEach, beforeEach, expect, test } from 'vitest';
import { light } from './light';

beforeEach(() => {
  document.body.innerHTML =
    '<main data-stage><i data-place="red-5"></i>' +
    '<b data-place="red-5 last"></b><u data-place="red-50"></u></main>';
});
afterEach(() => void (document.body.innerHTML = ''));

const lit = () => [...document.querySelectorAll('.lit')].map((element) => element.tagName);

test('everything that carries the key is lit, and nothing else, until it is put out', () => {
  const putOut = light(['red-5']);
  expect(lit()).toEqual(['I', 'B']);

  putOut();
  expect(lit()).toEqual([]);
});

test('one line may be about several places, or about one that is no longer there', () => {
  light(['last', 'red-50', 'green-1']);
  expect(lit()).toEqual(['B', 'U']);
});
