import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { APP_MARK } from '@amana/hosting/config-element';
import { generatePath } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PATHS } from '../../shared/paths.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8');
const SITE = 'https://amana.example';
const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } };

type Answer = () => Response | Promise<Response>;
type Event = Record<'waitUntil' | 'respondWith', (promise: Promise<unknown>) => void> & { request?: object };

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const page = (version: string) => () =>
  new Response(`<script ${APP_MARK}></script>assets/${version}.js`, HTML);
const otherPage = () => new Response('<h1>Back soon</h1>', HTML);
const script = () => new Response('run()', { headers: { 'content-type': 'text/javascript' } });

/** The server's answers by path; all others are 404. */
function deployed(version: string): Record<string, Answer> {
  const files = [`assets/${version}.js`, 'assets/shared.js'];
  const scripts = Object.fromEntries(files.map((file) => [`/${file}`, script]));
  const list = () => Response.json(files);
  return { '/': page(version), '/login': page(version), '/offline.json': list, '/sw.js': script, ...scripts };
}

function startWorker(server: Record<string, Answer>, root = '/') {
  const stored = new Map<string, Response>();
  const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
  const match = (request: Request | string) => Promise.resolve(stored.get(urlOf(request))?.clone());
  const put = (request: Request | string, response: Response) => stored.set(urlOf(request), response);
  const keys = () => Promise.resolve([...stored.keys()].map((url) => ({ url })));
  const cache = { match, put, keys, delete: ({ url }: { url: string }) => stored.delete(url) };
  const caches = { match, open: () => Promise.resolve(cache), delete: vi.fn() };
  const fetch = vi.fn(async (request: Request | string, options?: RequestInit) => {
    const { pathname } = new URL(urlOf(request));
    const answer = server[options?.cache === 'reload' ? `${pathname} reloaded` : pathname];
    return answer?.() ?? new Response('', { status: 404 });
  });
  const handlers = new Map<string, (event: Event) => void>();
  const unregister = vi.fn();
  const self = {
    location: { href: `${SITE}${root}sw.js` },
    addEventListener: (type: string, handler: (event: Event) => void) => handlers.set(type, handler),
    skipWaiting: () => Promise.resolve(),
    registration: { unregister },
  };
  const run = compileFunction(SCRIPT, ['self', 'caches', 'fetch']) as (...globals: unknown[]) => void;
  run(self, caches, fetch);
  /** The worker's response and the end of its further work; undefined if the worker leaves the request alone. */
  const dispatch = (type: string, request?: object) => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    const respondWith = (answer: Promise<unknown>) => void (response = answer as Promise<Response>);
    handlers.get(type)?.({ request: request ?? {}, waitUntil: (promise) => work.push(promise), respondWith });
    return { response, done: () => Promise.all([response, ...work]) };
  };
  const ask = (path: string, mode = 'navigate', method = 'GET') =>
    dispatch('fetch', { url: new URL(path, SITE).href, method, mode });
  const textOf = async (path: string, mode?: string) => (await ask(path, mode).response)?.text();
  const paths = () => [...stored.keys()].map((url) => url.slice(SITE.length)).sort();
  return { caches, unregister, ask, textOf, paths, install: () => dispatch('install').done() };
}

async function installed(server = deployed('v1')) {
  const worker = startWorker(server);
  await worker.install();
  return { ...worker, server };
}

const VERSION_1 = ['/', '/assets/shared.js', '/assets/v1.js'];

test.each(Object.values(PATHS))('address %s is opened by the worker, below a base path too', (pattern) => {
  const path = generatePath<string>(pattern, { id: '8a6e', code: 'q7Zt' });

  expect(startWorker({}).ask(path).response).toBeDefined();
  expect(startWorker({}, '/shop/amana/').ask(`/shop/amana${path}`).response).toBeDefined();
  expect(startWorker({}, '/shop/amana/').ask(path).response).toBeUndefined();
});

test.each([
  ['navigate', 'GET', '/api/v1/Files/1'],
  ['navigate', 'GET', '/terms'],
  ['navigate', 'GET', '/about/fees'],
  ['navigate', 'GET', '/proof'],
  ['navigate', 'POST', '/login'],
  ['cors', 'GET', '/dashboard/overview'],
  ['cors', 'GET', '/api/v1/Order/GetAll'],
  ['cors', 'GET', 'https://api.example/assets/v1.js'],
])('%s request, %s %s, is left to the browser', (mode, method, path) => {
  expect(startWorker({}).ask(path, mode, method).response).toBeUndefined();
});

test('installation stores the page and its files, or fails', async () => {
  const worker = await installed();
  expect(worker.paths()).toEqual(VERSION_1);

  await expect(installed({ ...deployed('v1'), '/assets/shared.js': otherPage })).rejects.toThrow('shared.js');
  await expect(installed({ ...deployed('v2'), '/': page('v1') })).rejects.toThrow('another version');
  await expect(installed({ '/': otherPage })).rejects.toThrow('Not the page of the app');
});

test.each([
  ['answers with the page', page('v2'), 'v2'],
  ['answers with another site', otherPage, 'Back soon'],
  ['refuses', () => new Response('Sign in', { status: 403 }), 'Sign in'],
  ['fails', () => new Response('', { status: 503 }), 'v1'],
  ['cannot be reached', unreachable, 'v1'],
])('a server that %s: the page is %s', async (_does, answer, text) => {
  const { server, textOf } = await installed();
  server['/login'] = answer;

  expect(await textOf('/login')).toContain(text);
});

test('a server that takes longer than five seconds: the stored page is shown', async () => {
  const { server, textOf } = await installed();
  vi.useFakeTimers();
  server['/login'] = () => new Promise(() => undefined);
  const isAnswered = vi.fn();
  const answer = textOf('/login').finally(isAnswered);

  await vi.advanceTimersByTimeAsync(4_999);
  expect(isAnswered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(await answer).toContain('v1');
});

test('a newer version takes the place of the stored one once all its files are stored', async () => {
  const { server, ask, paths } = await installed();
  Object.assign(server, deployed('v2'), { '/assets/v2.js': unreachable });
  await ask('/login').done();
  expect(paths()).toEqual(VERSION_1);

  Object.assign(server, deployed('v2'));
  await ask('/login').done();

  expect(paths()).toEqual(['/', '/assets/shared.js', '/assets/v2.js']);
});

test('a worker whose script is gone ends, one of a server that fails does not', async () => {
  const { server, ask, unregister } = await installed();
  Object.assign(server, { '/login': otherPage });
  await ask('/login').done();
  expect(unregister).not.toHaveBeenCalled();

  delete server['/sw.js'];
  await ask('/login').done();

  expect(unregister).toHaveBeenCalledOnce();
});

test('a file comes from the cache, another one from the server and then from the cache', async () => {
  const { server, textOf, paths } = await installed();
  server['/assets/v1.js'] = otherPage;
  server['/assets/table.js'] = script;

  expect(await textOf('/assets/v1.js', 'cors')).toBe('run()');
  expect(await textOf('/assets/table.js', 'cors')).toBe('run()');
  expect(paths()).toContain('/assets/table.js');
});

test('a page instead of a file is never stored, and bypassed if only the browser cached it', async () => {
  const { server, textOf, paths } = await installed();
  server['/assets/gone.js'] = otherPage;
  server['/assets/gone.js reloaded'] = otherPage;
  await textOf('/assets/gone.js', 'cors');
  expect(paths()).toEqual(VERSION_1);

  server['/assets/gone.js reloaded'] = script;

  expect(await textOf('/assets/gone.js', 'cors')).toBe('run()');
});

test('a browser that cannot read its storage asks the server', async () => {
  const { caches, server, textOf } = await installed();
  caches.match = () => Promise.reject(new Error('Internal error'));
  server['/login'] = page('v2');
  server['/assets/v1.js'] = script;

  expect(await textOf('/login')).toContain('v2');
  expect(await textOf('/assets/v1.js', 'cors')).toBe('run()');
});
