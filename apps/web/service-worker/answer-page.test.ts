import { expect, test, vi } from 'vitest';
import { answerPage } from './answer-page.ts';

const ROOT = 'https://amana.example/';
const APP = '<!doctype html><script id="app-config" type="application/json">{}</script>';
const SHOP = '<!doctype html><h1>Shop</h1>';

const login = () => new Request(`${ROOT}login`);
const html = (text: string, init: ResponseInit = {}) => new Response(text, init);

function network(root: () => Promise<Response>, asked = () => Promise.resolve(html('asked'))) {
  vi.stubGlobal('fetch', (request: Request | string) => (request === ROOT ? root() : asked()));
}

function keep(stored: Response | undefined, onOtherSite = () => Promise.resolve()) {
  return { url: ROOT, read: () => Promise.resolve(stored), onOtherSite };
}

async function textOf(answer: Promise<Response>): Promise<string> {
  return (await answer).text();
}

test('the page of the root answers every address', async () => {
  network(() => Promise.resolve(html(`${APP} new`)));

  expect(await textOf(answerPage(login(), keep(html(APP))))).toBe(`${APP} new`);
});

test('another site at the root: reports it and asks the server for each page', async () => {
  network(() => Promise.resolve(html(SHOP)));
  const onOtherSite = vi.fn(() => Promise.reject(new Error('offline')));

  expect(await textOf(answerPage(login(), keep(html(APP), onOtherSite)))).toBe('asked');
  expect(onOtherSite).toHaveBeenCalledOnce();
});

test.each([
  ['redirects', Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })],
  ['is not there', html('', { status: 404 })],
  ['is gone', html('', { status: 410 })],
])('a root that %s is reported too, and left to the browser', async (_, root) => {
  network(() => Promise.resolve(root));
  const onOtherSite = vi.fn(() => Promise.resolve());

  expect(await textOf(answerPage(login(), keep(html(APP), onOtherSite)))).toBe('asked');
  expect(onOtherSite).toHaveBeenCalledOnce();
});

test('a page with the tag of the stored one is answered without reading it', async () => {
  const init = { headers: { etag: '"1"' } };
  const page = html(APP, init);
  const read = vi.spyOn(page, 'clone');
  network(() => Promise.resolve(page));

  expect(await textOf(answerPage(login(), keep(html(APP, init))))).toBe(APP);
  expect(read).not.toHaveBeenCalled();
});

test.each([
  ['refuses', () => Promise.resolve(html('', { status: 403 })), 'asked'],
  ['fails', () => Promise.resolve(html('', { status: 503 })), 'asked'],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), APP],
])('a server that %s', async (_does, root, text) => {
  network(root);
  const onOtherSite = vi.fn();

  expect(await textOf(answerPage(login(), keep(html(APP), onOtherSite)))).toBe(text);
  expect(onOtherSite).not.toHaveBeenCalled();
});

test('a server that fails at the asked address too shows the stored page', async () => {
  const failing = () => Promise.resolve(html('', { status: 503 }));
  network(failing, failing);

  expect(await textOf(answerPage(login(), keep(html(APP))))).toBe(APP);
});

test('a server that takes longer than five seconds shows the stored page', async () => {
  vi.useFakeTimers();
  network(() => new Promise(() => undefined));
  const answer = textOf(answerPage(login(), keep(html(APP))));
  const isAnswered = vi.fn();
  void answer.then(isAnswered);

  await vi.advanceTimersByTimeAsync(4_999);
  expect(isAnswered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(await answer).toBe(APP);
});

test('a browser that cannot read its storage asks the server', async () => {
  network(() => Promise.resolve(html(APP)));
  const read = () => Promise.reject(new Error('Internal error'));

  expect(await textOf(answerPage(login(), { ...keep(undefined), read }))).toBe('asked');
});
