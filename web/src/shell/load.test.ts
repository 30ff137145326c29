import { afterEach, expect, it, vi } from 'vitest';
import { load } from './load';

const gone = (): Promise<never> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

it('hands on what was loaded', async () => {
  expect(await load(async () => 'the page')).toBe('the page');
});

it('loads the page anew once when a chunk is gone, and then gives up', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);

  void load(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

  await expect(load(gone)).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('would do so again after a page that could be loaded', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  history.replaceState({ reloaded: true }, '');

  await load(async () => 'the page');
  void load(gone);

  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
