import { expect, test } from 'vitest';
import { Doing } from './doing.svelte';

/** Work that goes on until it is told to end. */
function slow(done: string[], name: string) {
  let end = (): void => undefined;
  const work = () =>
    new Promise<void>((resolve) => {
      end = () => {
        done.push(name);
        resolve();
      };
    });
  return { work, end: () => end() };
}

test('what is pressed twice is done once', async () => {
  const doing = new Doing();
  const done: string[] = [];
  const first = slow(done, 'first');

  const runs = [doing.run(first.work), doing.run(slow(done, 'second').work)];
  first.end();
  await Promise.all(runs);

  expect(done).toEqual(['first']);
});

test('what is to come after is not lost, also where the first fails', async () => {
  const doing = new Doing();
  const done: string[] = [];

  await Promise.all([
    doing.after(() => Promise.reject(new Error('spilt milk'))),
    doing.after(() => Promise.resolve(done.push('second'))),
    doing.after(() => Promise.resolve(done.push('third'))),
  ]);

  expect(done).toEqual(['second', 'third']);
});
