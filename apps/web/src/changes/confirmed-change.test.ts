import { ApiError, type FailureKind, cancelOrder, configureApi } from '@amana/api';
import { AxiosError, type AxiosAdapter } from 'axios';
import { type Scope, createWatch, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $unconfirmedChange,
  type UnconfirmedChange,
  configureChanges,
  dismissed,
} from './unconfirmed-changes.ts';
import { accountChange, confirmedChange } from './confirmed-change.ts';
import { UnconfirmedError, UnseenError, showError } from './show-error.ts';

let scope: Scope;

beforeEach(() => {
  scope = fork();
  configureChanges(scope);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const noAnswer = () => Promise.reject(new ApiError({ kind: 'timeout', status: null, text: null }));

function inDoubt(found: string) {
  let isReadable = false;
  const find = () => (isReadable ? Promise.resolve(found) : noAnswer());
  const result = confirmedChange<string>(noAnswer, find);
  return {
    result,
    answers: () => {
      isReadable = true;
    },
  };
}

async function asked(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const check = (doubt: UnconfirmedChange | null) => {
    if (typeof doubt?.checkAgain === 'function') resolve(null);
  };
  const stop = createWatch({ unit: $unconfirmedChange, scope, fn: check });
  check(scope.getState($unconfirmedChange));
  await promise;
  stop();
}

test('two unconfirmed changes: each has a dialog until its result is known', async () => {
  const order = inDoubt('cancelled');
  const picture = inDoubt('shipped');
  await asked();
  order.answers();
  picture.answers();

  scope.getState($unconfirmedChange)?.checkAgain?.();
  await expect(Promise.race([order.result, picture.result])).resolves.toBe('shipped');
  await asked();
  scope.getState($unconfirmedChange)?.checkAgain?.();

  await expect(order.result).resolves.toBe('cancelled');
  expect(scope.getState($unconfirmedChange)).toBeNull();
});

test('an inconclusive record leaves the code of the change next to the form', async () => {
  const failure = new ApiError({ kind: 'timeout', status: null, text: null });
  failure.requestId = 'a1b2c3d4'.repeat(4);
  const find = () => Promise.reject<string>(new UnconfirmedError('disputed meanwhile'));

  const error: unknown = await confirmedChange(() => Promise.reject<string>(failure), find).catch(
    (reason: unknown) => reason,
  );

  expect(showError(error)).toBe('We could not confirm whether this was done. Code for support: a1b2c3d4');
  expect(error).not.toBeInstanceOf(UnseenError);
});

test('an inconclusive record is not read again and again', async () => {
  const find = vi.fn(() => Promise.reject(new UnconfirmedError('disputed meanwhile')));

  await expect(confirmedChange(noAnswer, find)).rejects.toThrow(UnconfirmedError);
  expect(find).toHaveBeenCalledOnce();
  expect(scope.getState($unconfirmedChange)).toBeNull();
});

const answered = (kind: FailureKind, status: number, isPage = false) =>
  new ApiError({ kind, status, text: null, isPage });

async function endOf(failure: ApiError, second: string | null) {
  vi.useFakeTimers();
  const find = vi
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce(second);
  const result = confirmedChange(() => Promise.reject<string>(failure), find).catch(
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return result;
}

test.each([502, 503, 504, 408])(
  'a change that a gateway answered with %d is looked for twice',
  async (status) => {
    expect(await endOf(answered('unavailable', status), 'sent')).toBe('sent');
  },
);

test('a change that the service itself failed to make is looked for once', async () => {
  const failure = answered('unavailable', 500);

  expect(await endOf(failure, 'sent')).toBe(failure);
});

test.each(['incomplete', 'unreadable'] as const)(
  'a change answered with a success is not called failed because it is %s',
  async (kind) => {
    expect(await endOf(answered(kind, 201), null)).toBeInstanceOf(UnseenError);
  },
);

test('a change that was not sent without a network is not looked for', async () => {
  const failure = new ApiError({ kind: 'offline', status: null, text: null });
  const find = vi.fn(() => Promise.resolve('cancelled'));

  await expect(confirmedChange(() => Promise.reject(failure), find)).rejects.toBe(failure);
  expect(find).not.toHaveBeenCalled();
});

test('a page of a proxy is not a success', async () => {
  const page = answered('unreadable', 200, true);

  expect(await endOf(page, null)).toBe(page);
});

test.each([
  answered('refused', 400),
  answered('refused', 403),
  answered('refused', 404),
  answered('incomplete', 200),
])('a record that the service does not show holds nobody: %s', async (failure) => {
  const find = () => Promise.reject<string>(failure);

  await expect(confirmedChange<string>(noAnswer, find)).rejects.toThrow(UnconfirmedError);
  expect(scope.getState($unconfirmedChange)).toBeNull();
});

test.each([
  answered('refused', 429),
  answered('refused', 403, true),
  answered('unavailable', 503),
  answered('unavailable', 408),
])('a record that may be read in a moment is asked for again: %s', async (failure) => {
  const find = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValueOnce('sent');

  const result = confirmedChange<string>(noAnswer, find);
  await asked();
  scope.getState($unconfirmedChange)?.checkAgain?.();

  await expect(result).resolves.toBe('sent');
});

test('a change whose doubt was closed ends as soon as the record can be read', async () => {
  vi.useFakeTimers();
  const order = inDoubt('cancelled');
  await vi.advanceTimersByTimeAsync(60_000);
  const doubt = scope.getState($unconfirmedChange);
  expect(doubt?.checkAgain).toEqual(expect.any(Function));

  if (doubt !== null) scopeBind(dismissed, { scope })(doubt.change);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(scope.getState($unconfirmedChange)).toBeNull();
  order.answers();
  await vi.advanceTimersByTimeAsync(30_000);

  await expect(order.result).resolves.toBe('cancelled');
});

test('a closed doubt is not read again before the service allows it', async () => {
  vi.useFakeTimers();
  const busy = new ApiError({ kind: 'unavailable', status: 503, text: null, waitMs: 40_000 });
  const find = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValueOnce('sent');
  const result = confirmedChange<string>(noAnswer, find);
  await vi.advanceTimersByTimeAsync(0);
  const doubt = scope.getState($unconfirmedChange);
  if (doubt !== null) scopeBind(dismissed, { scope })(doubt.change);

  await vi.advanceTimersByTimeAsync(39_999);
  expect(find).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);

  await expect(result).resolves.toBe('sent');
});

test('a change that a read has confirmed: the same content again is another attempt', async () => {
  const keys: unknown[] = [];
  const adapter: AxiosAdapter = (config) => {
    keys.push(config.headers.get('Idempotency-Key'));
    return Promise.reject(new AxiosError('', AxiosError.ERR_NETWORK, config));
  };
  const tokenSource = { getAccessToken: () => null, refresh: () => Promise.resolve(null) };
  configureApi({ baseUrl: '/api/v1', tokenSource, adapter, idempotencyKeys: true });
  const cancel = () => cancelOrder({ orderId: 'order-1' });

  await confirmedChange<unknown>(cancel, () => Promise.resolve('cancelled'));
  await accountChange<unknown>(cancel, () => Promise.resolve('cancelled'));
  await confirmedChange<unknown>(cancel, () => Promise.resolve('cancelled'));

  expect(new Set(keys).size).toBe(3);
});
