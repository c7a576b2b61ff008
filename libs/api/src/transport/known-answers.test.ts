import type { AxiosAdapter } from 'axios';
import { afterEach, expect, test } from 'vitest';
import { answerTo } from '../testing/answering-service.ts';
import { configureApi, NO_TOKENS } from './api-options.ts';
import { request } from './transport.ts';

const BANKS = { url: '/Banks/GetFiltered', method: 'GET', params: { Name: 'Bank' } };
const MARK_ALL_AS_READ = { url: '/Notifications/MarkAllAsRead', method: 'GET' };

/** Answers 304 to the ETag "1", and records the header If-None-Match of each call. */
function providerWithTags() {
  const provider = { token: 'mine', asked: [] as unknown[], isDown: false, etag: '"1"' };
  const adapter: AxiosAdapter = (config) => {
    const ifNoneMatch = config.headers.get('If-None-Match') ?? null;
    provider.asked.push(ifNoneMatch);
    if (provider.isDown) return answerTo(config, 'broken');
    const isUnchanged = ifNoneMatch === provider.etag;
    const answer = isUnchanged ? { status: 304, data: '' } : { data: { data: [] } };
    return answerTo(config, { ...answer, headers: { etag: provider.etag } });
  };
  const tokenSource = { getAccessToken: () => provider.token, refresh: () => Promise.resolve(null) };
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter });
  return provider;
}

afterEach(async () => {
  // A call without a token clears the stored answers.
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS, adapter: () => Promise.reject(new Error()) });
  await request(BANKS).catch(() => null);
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS });
});

test('an unchanged answer is the one that was read before', async () => {
  const { asked } = providerWithTags();

  const first = await request(BANKS);

  expect(await request(BANKS)).toBe(first);
  expect(first).toMatchObject({ data: [] });
  expect(asked).toEqual([null, '"1"']);
});

test('a call that was cancelled forgets nothing, as nothing failed', async () => {
  const provider = providerWithTags();
  const first = await request(BANKS);

  await expect(request({ ...BANKS, signal: AbortSignal.abort() })).rejects.toThrow();

  expect(await request(BANKS)).toBe(first);
  expect(provider.asked.at(-1)).toBe('"1"');
});

test('a changed answer replaces the one that was read before', async () => {
  const provider = providerWithTags();
  const first = await request(BANKS);

  provider.etag = '"2"';

  expect(await request(BANKS)).not.toBe(first);
  await request(BANKS);
  expect(provider.asked).toEqual([null, '"1"', '"2"']);
});

test('another call, and a call that changes something, are asked in full', async () => {
  const { asked } = providerWithTags();
  await request(BANKS);

  await request({ ...BANKS, params: { Name: 'Trust' } });
  await request(MARK_ALL_AS_READ);
  await request(MARK_ALL_AS_READ);

  expect(asked).toEqual([null, null, null, null]);
});

test('known answers: not shared between users', async () => {
  const provider = providerWithTags();
  await request(BANKS);

  provider.token = 'theirs';
  await request(BANKS);
  provider.token = 'mine';
  await request(BANKS);

  expect(provider.asked).toEqual([null, null, null]);
});

test('after a call without an answer everything is asked in full', async () => {
  const provider = providerWithTags();
  await request(BANKS);

  provider.isDown = true;
  await expect(request(BANKS)).rejects.toMatchObject({ kind: 'network' });
  provider.isDown = false;
  await request(BANKS);

  expect(provider.asked).toEqual([null, '"1"', null]);
});
