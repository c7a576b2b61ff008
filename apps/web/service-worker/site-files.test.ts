import { beforeEach, expect, test, vi } from 'vitest';
import { answerFile, storeFiles } from './site-files.ts';

const SCRIPT = 'https://amana.example/assets/a1.js';
const script = () => new Response('run()', { headers: { 'content-type': 'text/javascript' } });
const page = () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

const stored = new Map<string, Response>();
const files = {
  match: (request: RequestInfo | URL) => Promise.resolve(stored.get(new Request(request).url)),
  put: (request: RequestInfo | URL, response: Response) => {
    stored.set(new Request(request).url, response);
    return Promise.resolve();
  },
};

beforeEach(() => {
  stored.clear();
});

function network(copy: () => Response, server: () => Response) {
  vi.stubGlobal('fetch', (_: Request, { cache }: RequestInit = {}) =>
    Promise.resolve(cache === 'reload' ? server() : copy()),
  );
}

test('a file is stored on its first request, and then answered from the copy', async () => {
  network(script, script);
  await answerFile(files, new Request(SCRIPT));
  network(page, page);

  const answer = await answerFile(files, new Request(SCRIPT));

  expect(await answer.text()).toBe('run()');
});

test('a browser that cannot read its storage asks the server', async () => {
  network(script, script);
  const match = () => Promise.reject(new Error('Internal error'));

  const answer = await answerFile({ ...files, match }, new Request(SCRIPT));

  expect(await answer.text()).toBe('run()');
});

test('a page that the browser cached for a file is bypassed', async () => {
  network(page, script);

  const answer = await answerFile(files, new Request(SCRIPT));

  expect(await answer.text()).toBe('run()');
  expect(stored.size).toBe(1);
});

test('a page answered for a file is never stored', async () => {
  network(page, page);

  await answerFile(files, new Request(SCRIPT));

  expect(stored.size).toBe(0);
});

test('all files are stored, although the browser cached a page for one', async () => {
  network(page, script);

  await storeFiles(files, [new Request(SCRIPT), new Request('https://amana.example/assets/b2.js')]);

  expect(stored.size).toBe(2);
});

test.each([
  ['a page', page],
  ['no file', () => new Response('', { status: 404 })],
])('nothing is stored if the server has %s for one file', async (_, answer) => {
  vi.stubGlobal('fetch', ({ url }: Request) => Promise.resolve(url === SCRIPT ? answer() : script()));

  const storing = storeFiles(files, [new Request('https://amana.example/assets/b2.js'), new Request(SCRIPT)]);

  await expect(storing).rejects.toThrow(SCRIPT);
  expect(stored.size).toBe(0);
});
