import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

const csv = new Blob(['Number'], { type: 'text/csv' });
let downloads: string[] = [];

beforeEach(() => {
  downloads = [];
  Object.assign(URL, { createObjectURL: () => 'blob:csv', revokeObjectURL: () => undefined });
  // jsdom would navigate to the file.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['standalone', 'maxTouchPoints', 'canShare', 'share'])
    Reflect.deleteProperty(navigator, name);
});

function browser(properties: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { configurable: true, value });
}

const PHONE = { standalone: true, maxTouchPoints: 5, canShare: () => true };

test('home screen of a phone: shares the file, as downloads have no way back', async () => {
  const share = vi.fn(() => Promise.resolve());
  browser({ ...PHONE, share });

  await saveFile('transactions.csv', csv);

  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: 'transactions.csv' })] });
  expect(downloads).toEqual([]);
});

test.each([
  ['AbortError', 'a share sheet that is closed again is no failure', []],
  ['NotAllowedError', 'a sheet that may not be opened any more leaves the download', ['transactions.csv']],
])('%s: %s', async (name, _, expected) => {
  browser({ ...PHONE, share: () => Promise.reject(new DOMException('', name)) });

  await saveFile('transactions.csv', csv);

  expect(downloads).toEqual(expected);
});

test.each([
  ['in a tab', { standalone: false }],
  ['on a Mac', { maxTouchPoints: 0 }],
  ['where the file cannot be shared', { canShare: () => false }],
  ['in another browser', { standalone: undefined, canShare: undefined }],
])('%s a file is downloaded', async (_, properties) => {
  browser({ ...PHONE, share: () => Promise.reject(new Error('shared')), ...properties });

  await saveFile('transactions.csv', csv);

  expect(downloads).toEqual(['transactions.csv']);
});
