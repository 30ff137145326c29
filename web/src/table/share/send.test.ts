import { afterEach, expect, test, vi } from 'vitest';
import { send } from './send';

const LINK = 'http://cats.test/table/abc/replay';
const picture = () => new File(['picture'], 'clowder.png', { type: 'image/png' });

/** A device that shares, or refuses to; what was shared, saved and copied there. */
function device(shares: boolean | null) {
  const done = { shared: [] as ShareData[], saved: [] as string[], copied: [] as string[] };
  const share = (data: ShareData) => Promise.resolve(void done.shared.push(data));
  vi.stubGlobal('navigator', {
    ...(shares === null ? {} : { share, canShare: (data: ShareData) => shares && !!data.files?.length }),
    clipboard: { writeText: (text: string) => Promise.resolve(void done.copied.push(text)) },
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    done.saved.push(`${this.download} from ${this.href}`);
  });
  return done;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('where the device shares files, it is handed the picture and the link', async () => {
  const done = device(true);
  const file = picture();

  expect(await send(file, 'Zip wins.', LINK)).toBe('shared');

  expect(done.shared).toEqual([{ title: 'Zip wins.', text: 'Zip wins.', url: LINK, files: [file] }]);
  expect(done.saved).toEqual([]);
});

test.each([null, false])('where it does not, the picture is saved and the link copied', async (shares) => {
  const done = device(shares);

  expect(await send(picture(), 'Zip wins.', LINK)).toBe('saved');

  expect(done.shared).toEqual([]);
  expect(done.saved).toEqual(['clowder.png from blob:picture']);
  expect(done.copied).toEqual([LINK]);
});
