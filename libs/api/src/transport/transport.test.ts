import { onlineManager } from '@tanstack/react-query';
import {
  type AxiosAdapter,
  type AxiosProgressEvent,
  type InternalAxiosRequestConfig,
  CanceledError,
} from 'axios';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { type Outcome, answerInTurn, answerTo, header } from '../testing/answering-service.ts';
import { apiOptions, configureApi, NO_TOKENS } from './api-options.ts';
import { confirmAttempt, forgetAttempts } from './attempts.ts';
import { request } from './transport.ts';
import { serverClock } from './server-clock.ts';

const RENEWED = { getAccessToken: () => 'mine', refresh: () => Promise.resolve('renewed') };

function serverThatAnswers(status: number, headers: Record<string, string> = {}) {
  const refresh = vi.fn(RENEWED.refresh);
  const tokenSource = { ...RENEWED, refresh };
  const tokens = answerInTurn(header('Authorization'), [{ status, headers }], { tokenSource });
  return { tokens, refresh };
}

const markAllAsRead = { url: '/Notifications/MarkAllAsRead', method: 'GET' };
const withOtherToken = { headers: { Authorization: 'Bearer theirs' } };

afterEach(() => {
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS });
});

test('a call carries the token of the session', async () => {
  const { tokens } = serverThatAnswers(200);

  await request(markAllAsRead);

  expect(tokens).toEqual(['Bearer mine']);
});

test('a call with its own token never refreshes the session', async () => {
  const { tokens, refresh } = serverThatAnswers(401);

  await expect(request(markAllAsRead, withOtherToken)).rejects.toMatchObject({ status: 401 });

  expect(tokens).toEqual(['Bearer theirs']);
  expect(refresh).not.toHaveBeenCalled();
});

test('a call with keepalive: the browser completes it without the page', async () => {
  const sent: Request[] = [];
  const answer = (request: Request) => {
    sent.push(request);
    return Promise.resolve(Response.json({ data: null }));
  };
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  configureApi({ baseUrl: 'https://api.example/api/v1', tokenSource: NO_TOKENS });

  const logOut = { url: '/Auth/LogOut', method: 'POST', ...withOtherToken };
  await request(logOut, { fetchOptions: { keepalive: true } });

  expect(sent).toHaveLength(1);
  expect(sent[0]?.keepalive).toBe(true);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: 'application/json, text/plain, */*',
    authorization: 'Bearer theirs',
  });
});

test.each([
  ['20', 20_000],
  ['Mon, 02 Mar 2026 09:30:20 GMT', 20_000],
  ['Mon, 02 Mar 2026 09:29:00 GMT', 0],
  ['86400', 60_000],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
])('a refusal with Retry-After %j asks to wait %j ms', async (header, waitMs) => {
  const now = 'Mon, 02 Mar 2026 09:30:00 GMT';
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  serverThatAnswers(429, { 'retry-after': header, date: now });
  const random = vi.spyOn(Math, 'random');
  onTestFinished(() => random.mockRestore());

  random.mockReturnValue(0);
  await expect(request(markAllAsRead)).rejects.toMatchObject({ status: 429, waitMs });
  random.mockReturnValue(1);
  await expect(request(markAllAsRead)).rejects.toMatchObject({ waitMs: waitMs * 1.25 });
});

test('with a wrong setting nothing is sent', async () => {
  const { tokens } = serverThatAnswers(200);
  configureApi({ ...apiOptions(), wrongSetting: 'apiBaseUrl' });

  await expect(request(markAllAsRead)).rejects.toMatchObject({
    kind: 'misconfigured',
    text: expect.stringContaining('Code: apiBaseUrl') as string,
  });

  expect(tokens).toEqual([]);
});

describe('status 404 of a record that may be absent', () => {
  const getBankAccount = { url: '/BankAccount/GetByUserId/1', method: 'GET' };

  test.each(['', { message: 'Not found' }, 'No account was added'])(
    'means that the record does not exist: %j',
    async (body) => {
      answerInTurn(header('Authorization'), [{ status: 404, data: body }]);

      expect(await request(getBankAccount)).toEqual({ data: null });
    },
  );

  test.each(['404 page not found\n', '<html><h1>404 Not Found</h1></html>'])(
    "says nothing about the record in a proxy's answer: %j",
    async (body) => {
      answerInTurn(header('Authorization'), [{ status: 404, data: body }]);

      await expect(request(getBankAccount)).rejects.toMatchObject({
        kind: 'refused',
        status: 404,
        isPage: true,
      });
    },
  );
});

/** Starts a call whose progress and answer the test decides. */
async function startCall(data?: FormData) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const started = Promise.withResolvers<InternalAxiosRequestConfig>();
  const answer = Promise.withResolvers<null>();
  const adapter: AxiosAdapter = async (config) => {
    started.resolve(config);
    const { signal } = config;
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener?.('abort', () => reject(new CanceledError()));
    });
    await Promise.race([answer.promise, aborted]);
    return answerTo(config, 200);
  };
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS, adapter });
  const shown: number[] = [];
  const onUploadProgress = ({ loaded }: AxiosProgressEvent) => shown.push(loaded);
  const stopping = new AbortController();
  const asked = data === undefined ? markAllAsRead : { ...markAllAsRead, method: 'POST', data };
  const call = request(asked, {
    signal: stopping.signal,
    ...(data === undefined ? {} : { onUploadProgress }),
  });
  const outcome = vi.fn<(outcome: unknown) => void>();
  void call.then(() => outcome('answered'), outcome);
  const config = await started.promise;
  const of = (loaded: number) => ({ loaded, bytes: 0, lengthComputable: true, total: TOTAL });
  const sendUpTo = (loaded: number) => config.onUploadProgress?.(of(loaded));
  const receiveUpTo = (loaded: number) => config.onDownloadProgress?.({ ...of(loaded), download: true });
  return { call, outcome, sendUpTo, receiveUpTo, answer, shown, stop: () => stopping.abort(), config };
}

const TOTAL = 4_800_000;

describe('a call without a file', () => {
  test('may take any time while its answer arrives', async () => {
    const { call, receiveUpTo, answer } = await startCall();

    for (let received = 48_000; received <= TOTAL; received += 480_000) {
      receiveUpTo(received);
      await vi.advanceTimersByTimeAsync(14_000);
    }
    answer.resolve(null);

    expect(await call).toEqual({ data: null });
  });

  test.each([
    ['before the answer', []],
    ['within the answer', [1_000_000]],
  ])('fails after 15 seconds of silence %s', async (_, received) => {
    const { outcome, receiveUpTo } = await startCall();

    for (const loaded of received) receiveUpTo(loaded);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout', status: null }));
  });

  test('does not watch what it sends, which would cost a preflight', async () => {
    const { config } = await startCall();

    expect(config.onUploadProgress).toBeUndefined();
  });
});

describe('a call with a file', () => {
  function startUpload() {
    const form = new FormData();
    form.set('File', new File(['%PDF-'], 'receipt.pdf'));
    return startCall(form);
  }

  test('may take any time while its bytes move', async () => {
    const { call, sendUpTo, receiveUpTo, answer, shown } = await startUpload();

    for (let sent = 48_000; sent <= TOTAL; sent += 480_000) {
      sendUpTo(sent);
      await vi.advanceTimersByTimeAsync(59_000);
    }
    receiveUpTo(1_000);
    await vi.advanceTimersByTimeAsync(59_000);
    answer.resolve(null);

    expect(await call).toEqual({ data: null });
    expect(shown).toHaveLength(10);
  });

  test.each([
    ['before the first byte', []],
    ['between two bytes', [1_000_000]],
    ['after the last byte', [TOTAL]],
  ])('fails after a minute of silence %s', async (_, loaded) => {
    const { outcome, sendUpTo } = await startUpload();

    for (const sent of loaded) sendUpTo(sent);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout', status: null }));
  });

  test('fails after a minute even if the same bytes are reported again', async () => {
    const { outcome, sendUpTo } = await startUpload();
    sendUpTo(1_000_000);
    await vi.advanceTimersByTimeAsync(30_000);

    sendUpTo(1_000_000);
    await vi.advanceTimersByTimeAsync(30_000);

    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });
});

test('a call that the person stops says so, and leaves its outcome unknown', async () => {
  const { outcome, stop } = await startCall();

  stop();
  await vi.advanceTimersByTimeAsync(0);

  expect(outcome).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'network', text: 'You stopped the upload.' }),
  );
});

describe('the header traceparent', () => {
  const VALUE = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/;

  const valuesAt = (outcomes: readonly Outcome[]) =>
    answerInTurn(header('traceparent'), outcomes, { tokenSource: RENEWED, requestIds: true });

  test('is not sent by default', async () => {
    const values = answerInTurn(header('traceparent'), [503], { tokenSource: RENEWED });

    await expect(request(markAllAsRead)).rejects.toMatchObject({ requestId: null });

    expect(values).toEqual([null]);
  });

  test('has another random id in each call, also in a retry', async () => {
    const values = valuesAt([401, 200, 200]);

    await request(markAllAsRead);
    await request(markAllAsRead);

    expect(values).toEqual(Array(3).fill(expect.stringMatching(VALUE)));
    expect(new Set(values).size).toBe(3);
  });

  test.each([503, 409, 'broken'] as const)('names the failed call: %j', async (outcome) => {
    const values = valuesAt([200, outcome]);

    await request(markAllAsRead);
    const failure: unknown = await request(markAllAsRead).catch((error: unknown) => error);

    const requestId = String(values[1]).slice(3, 35);
    expect(failure).toMatchObject({ requestId });
  });

  test('names no call that was made without a network, because nothing was sent', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    valuesAt(['broken']);

    await expect(request(markAllAsRead)).rejects.toMatchObject({ kind: 'offline', requestId: null });
  });
});

describe('the header Idempotency-Key', () => {
  const createOrder = { url: '/Orders/CreateOrder', method: 'POST', data: { amount: 1_000 } };

  const serverThatRefusesFirst = () =>
    answerInTurn(header('Idempotency-Key'), [401, 200], { tokenSource: RENEWED, idempotencyKeys: true });

  test('is not sent by default', async () => {
    const keys = answerInTurn(header('Idempotency-Key'), [401, 200], { tokenSource: RENEWED });
    await request(createOrder).catch(() => null);
    expect(keys).toEqual([null, null]);
  });

  test('is the same for a repetition and another for the next change', async () => {
    const keys = serverThatRefusesFirst();
    await request(createOrder).catch(() => null);
    await request({ ...createOrder, data: { amount: 2_000 } }).catch(() => null);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is never sent with a reading call', async () => {
    const keys = serverThatRefusesFirst();
    await request(markAllAsRead);
    expect(keys).toEqual([null, null]);
  });
});

describe('the Idempotency-Key of an attempt', () => {
  const order = (amount: number) => ({ url: '/Order/CreateOrder', method: 'POST', data: { amount } });
  const account = (bank: string) => ({ url: '/BankAccount/AddOrUpdate/1', method: 'POST', data: { bank } });
  const message = (file: File) => {
    const data = new FormData();
    data.set('Message', 'Hello');
    data.set('Image', file);
    return { url: '/Message/Send', method: 'POST', data };
  };
  const created = { data: { id: 'order-1' } };
  const PAGE = { status: 403, data: '<html><h1>Blocked</h1></html>' };

  const keysAt = (...outcomes: Outcome[]) => {
    const answers = outcomes.map((outcome) =>
      typeof outcome === 'number' ? { status: outcome, data: created } : outcome,
    );
    return answerInTurn(header('Idempotency-Key'), answers, { idempotencyKeys: true });
  };

  const failureOf = (asked: Parameters<typeof request>[0]) => request(asked).catch((error: unknown) => error);

  test.each<Outcome>(['broken', 500, 503, 408, 429, 401, PAGE])(
    'stays the same after the outcome %j',
    async (outcome) => {
      const keys = keysAt('broken', outcome, 200);
      for (let press = 0; press < 3; press += 1) await failureOf(order(1_000));

      expect(new Set(keys).size).toBe(1);
    },
  );

  test.each([200, 400, 403, 409])('is another one after an answer with status %i', async (status) => {
    const keys = keysAt('broken', status);
    for (let press = 0; press < 3; press += 1) await failureOf(order(1_000));

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is the same for a second press before the first answer', async () => {
    const keys = keysAt(200);

    await Promise.all([failureOf(order(1_000)), failureOf(order(1_000))]);

    expect(keys[1]).toBe(keys[0]);
  });

  test('belongs to its content, also after another record was created', async () => {
    const keys = keysAt('broken', 200);
    for (const amount of [1_000, 2_000, 1_000]) await failureOf(order(amount));

    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  test('ends when the same record is overwritten with other content', async () => {
    const keys = keysAt('broken', 200);
    for (const bank of ['first', 'second', 'first']) await failureOf(account(bank));

    expect(new Set(keys).size).toBe(3);
  });

  test('depends on the file', async () => {
    const keys = keysAt('broken');
    const file = (content: string) => new File([content], 'a.pdf', { lastModified: 1 });
    for (const content of ['one', 'one', 'other']) await failureOf(message(file(content)));

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('ends when a read has confirmed the change', async () => {
    const keys = keysAt('broken');
    confirmAttempt(await failureOf(order(1_000)));
    await failureOf(order(1_000));

    expect(keys[1]).not.toBe(keys[0]);
  });

  test('ends when a read has shown something else to act on', async () => {
    const keys = keysAt('broken');
    for (const actsOn of ['', '', 'an expired account'])
      await request(order(1_000), { actsOn }).catch(() => null);

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('ends with a sign-out', async () => {
    const keys = keysAt('broken');
    await failureOf(order(1_000));
    forgetAttempts();
    await failureOf(order(1_000));

    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('a call whose session cannot be refreshed', () => {
  const cancelOrder = { url: '/Order/CancelOrder', method: 'POST', data: { orderId: '1' } };

  function serverThatRenewsNothing(failure: ApiError) {
    const { refresh } = serverThatAnswers(401);
    refresh.mockRejectedValue(failure);
  }

  test.each([
    new ApiError({ kind: 'unavailable', status: 503, text: null }),
    new ApiError({ kind: 'timeout', status: null, text: null }),
  ])('was refused, if it is a change: %s', async (failure) => {
    serverThatRenewsNothing(failure);

    await expect(request(cancelOrder)).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
      text: 'This was not done, because your session could not be renewed. Try again in a moment.',
    });
  });

  test('fails as the renewal, if it only reads', async () => {
    serverThatRenewsNothing(new ApiError({ kind: 'timeout', status: null, text: null }));

    await expect(request({ url: '/Order/GetById/1', method: 'GET' })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });
});

test.each([400, 403, 404, 409, 429])(
  'a refresh answered with %d: says nothing about the requested record',
  async (status) => {
    const { refresh } = serverThatAnswers(401);
    refresh.mockRejectedValue(new ApiError({ kind: 'refused', status, text: 'Not found' }));

    await expect(request({ url: '/Order/GetById/1', method: 'GET' })).rejects.toMatchObject({
      kind: 'refused',
      status: null,
      text: 'Your session could not be renewed. Try again in a moment.',
    });
  },
);

test('an unreadable file: fails the call before anything is sent', async () => {
  const { tokens } = serverThatAnswers(200);
  const form = new FormData();
  form.set('File', new File(['%PDF-'], 'receipt.pdf'));
  const isGone = new DOMException('The file could not be read', 'NotReadableError');
  vi.spyOn(File.prototype, 'arrayBuffer').mockRejectedValueOnce(isGone);

  await expect(request({ url: '/Message/Send', method: 'POST', data: form })).rejects.toMatchObject({
    kind: 'refused',
    status: null,
    text: 'The file could not be read, so nothing was sent. Choose it again.',
  });

  expect(tokens).toEqual([]);
});

test('a request that timed out at the service may have been done', async () => {
  serverThatAnswers(408);

  await expect(request(markAllAsRead)).rejects.toMatchObject({ kind: 'unavailable', status: 408 });
});

describe('a call without an answer, on a device that calls itself offline', () => {
  let isDown: boolean;
  let whileCalled: () => void;
  const goOffline = () => onlineManager.setOnline(false);
  beforeEach(() => {
    goOffline();
    whileCalled = () => undefined;
    const adapter: AxiosAdapter = (config) => {
      whileCalled();
      return answerTo(config, isDown ? 'broken' : 200);
    };
    configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS, adapter });
  });
  afterEach(() => onlineManager.setOnline(true));

  test('was not sent', async () => {
    isDown = true;

    await expect(request(markAllAsRead)).rejects.toMatchObject({ kind: 'offline' });
  });

  test('was not sent, if only a call from before the network loss was answered', async () => {
    isDown = false;
    onlineManager.setOnline(true);
    whileCalled = goOffline;
    await request(markAllAsRead);
    isDown = true;

    await expect(request(markAllAsRead)).rejects.toMatchObject({ kind: 'offline' });
  });

  test('may have been sent, if the network was lost meanwhile', async () => {
    isDown = true;
    onlineManager.setOnline(true);
    whileCalled = goOffline;

    await expect(request(markAllAsRead)).rejects.toMatchObject({ kind: 'network' });
  });

  test('may have been sent, if an earlier call was answered all the same', async () => {
    isDown = false;
    await request(markAllAsRead);
    isDown = true;

    await expect(request(markAllAsRead)).rejects.toMatchObject({ kind: 'network' });
  });
});

const EXPIRED = `head.${btoa('{"exp":1}')}.signature`;

describe('a token with a past expiry', () => {
  function expiredAt(failure: Outcome, { refresh = RENEWED.refresh, baseUrl = '/api/v1' } = {}) {
    const tokenSource = { getAccessToken: () => EXPIRED, refresh };
    return answerInTurn(header('Authorization'), [failure, 200], { tokenSource, baseUrl });
  }

  test('is renewed once after 403, and the call repeated', async () => {
    const tokens = expiredAt(403);

    await request(markAllAsRead);

    expect(tokens).toEqual([`Bearer ${EXPIRED}`, 'Bearer renewed']);
  });

  test('that cannot be refreshed leaves an unanswered change uncertain', async () => {
    const text = 'Too many requests';
    const refresh = () => Promise.reject(new ApiError({ kind: 'refused', status: 429, text }));
    expiredAt('broken', { refresh, baseUrl: 'https://api.example/api/v1' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });

    const cancelOrder = { url: '/Order/CancelOrder', method: 'POST' };
    await expect(request(cancelOrder)).rejects.toMatchObject({ kind: 'hidden' });
  });

  test('is not refreshed over a failing connection, which may lose new tokens', async () => {
    const tokens = expiredAt('broken');

    await expect(request(markAllAsRead)).rejects.toThrow('network');

    expect(tokens).toEqual([`Bearer ${EXPIRED}`]);
  });
});

describe('a token whose lifetime is unknown', () => {
  /** Each refresh returns another token. */
  function serverThatAnswersInTurn(...outcomes: Outcome[]) {
    let current = 'opaque-0';
    const refresh = vi.fn(() => {
      current = `opaque-${refresh.mock.calls.length}`;
      return Promise.resolve(current);
    });
    const tokenSource = { getAccessToken: () => current, refresh };
    const baseUrl = 'https://api.example/api/v1';
    const tokens = answerInTurn(header('Authorization'), outcomes, { tokenSource, baseUrl });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    onTestFinished(() => void vi.unstubAllGlobals());
    return { tokens, refresh };
  }

  test.each<Outcome>([403, 'broken'])('%j: is refreshed once, and the call is repeated', async (outcome) => {
    const { tokens } = serverThatAnswersInTurn(outcome, 200);

    await request(markAllAsRead);

    expect(tokens).toEqual(['Bearer opaque-0', 'Bearer opaque-1']);
  });

  test.each<[Outcome, object]>([
    [403, { status: 403, kind: 'refused' }],
    ['broken', { status: null, kind: 'hidden' }],
  ])('%j again after a refresh: is the truth for a minute', async (outcome, failure) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { refresh } = serverThatAnswersInTurn(outcome);

    for (let call = 0; call < 3; call += 1)
      await expect(request(markAllAsRead)).rejects.toMatchObject(failure);
    expect(refresh).toHaveBeenCalledOnce();

    vi.setSystemTime(Date.now() + 60_000);
    await expect(request(markAllAsRead)).rejects.toMatchObject(failure);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('a change that was hidden is not sent again, but its token is refreshed', async () => {
    const { tokens, refresh } = serverThatAnswersInTurn('broken');

    await expect(request({ url: '/Order/CancelOrder', method: 'POST' })).rejects.toMatchObject({
      kind: 'hidden',
    });

    expect(tokens).toEqual(['Bearer opaque-0']);
    expect(refresh).toHaveBeenCalledOnce();
  });
});

test.each([200, 503])('an answer with status %i after a sleep: keeps the clock', async (status) => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  serverThatAnswers(200, { date: 'Mon, 02 Mar 2026 11:00:00 GMT' });
  await request(markAllAsRead);
  const adapter: AxiosAdapter = (config) => {
    vi.setSystemTime('2026-03-02T10:25:00Z');
    return answerTo(config, { status, headers: { date: 'Mon, 02 Mar 2026 11:00:01 GMT' } });
  };
  configureApi({ baseUrl: '/api/v1', tokenSource: NO_TOKENS, adapter });

  await request(markAllAsRead).catch(() => undefined);

  expect(new Date(serverClock.now()).toISOString()).toBe('2026-03-02T11:25:00.000Z');
});
