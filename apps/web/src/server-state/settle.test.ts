import { ApiError, type FailureKind, cancelOrder, configureApi } from '@amana/api';
import { AxiosError, type AxiosAdapter } from 'axios';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChangeError } from './change-error.ts';
import { settle } from './settle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const noAnswer = () => new ApiError({ kind: 'timeout', status: null, text: null });
const answered = (kind: FailureKind, status: number, isPage = false) =>
  new ApiError({ kind, status, text: null, isPage });

/** The answer or the error of a change that fails with `failure`, and is then looked for. */
async function endOf(failure: ApiError, find?: () => Promise<string | null>, failed?: string) {
  const result = settle(() => Promise.reject<string>(failure), { find, failed }).catch(
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return result;
}

const finds = (...results: (string | null | Error)[]) => {
  const find = vi.fn<() => Promise<string | null>>();
  for (const result of results)
    find.mockImplementationOnce(() =>
      result instanceof Error ? Promise.reject(result) : Promise.resolve(result),
    );
  return find;
};
const asUnknown = (value: unknown): ChangeError => {
  if (!(value instanceof ChangeError) || value.kind !== 'unknown')
    throw new Error('It is known', { cause: value });
  return value;
};

test('an inconclusive record leaves the code of the change next to the form', async () => {
  const failure = noAnswer();
  failure.requestId = 'a1b2c3d4'.repeat(4);

  const error = asUnknown(await endOf(failure, finds(new ChangeError('unknown', 'disputed meanwhile'))));

  expect(error.toastText).toBe('We could not confirm whether this was done.');
  expect(error.message).toBe('We could not confirm whether this was done. Code for support: a1b2c3d4');
});

test('a change of the account whose outcome is unknown shows its failure, and the doubt beside the form', async () => {
  const error = asUnknown(await endOf(noAnswer(), undefined, 'Not saved'));

  expect(error.toastText).toBe('Not saved');
  expect(error.message).toBe('Not saved. We could not confirm whether this was done.');
  expect(error.check).toBeNull();
});

test('an inconclusive record is not read again and again, and the change may be sent again', async () => {
  const find = finds(new ChangeError('unknown', 'disputed meanwhile'));

  expect(asUnknown(await endOf(noAnswer(), find)).mayRepeat).toBe(true);
  expect(find).toHaveBeenCalledOnce();
});

test.each([502, 503, 504, 408])(
  'a change that a gateway answered with %d is looked for twice',
  async (status) => {
    expect(await endOf(answered('unavailable', status), finds(null, 'sent'))).toBe('sent');
  },
);

test('a change that the service itself failed to make is looked for once', async () => {
  const failure = answered('unavailable', 500);
  const find = finds(null, 'sent');

  expect(await endOf(failure, find)).toBe(failure);
  expect(find).toHaveBeenCalledOnce();
});

test.each(['incomplete', 'unreadable'] as const)(
  'a change answered with a success is not called failed because it is %s',
  async (kind) => {
    expect(asUnknown(await endOf(answered(kind, 201), finds(null, null))).mayRepeat).toBe(true);
  },
);

test('a change that was not sent without a network is not looked for', async () => {
  const failure = new ApiError({ kind: 'offline', status: null, text: null });
  const find = finds('cancelled');

  expect(await endOf(failure, find)).toBe(failure);
  expect(find).not.toHaveBeenCalled();
});

test('a page of a proxy is not a success', async () => {
  const page = answered('unreadable', 200, true);

  expect(await endOf(page, finds(null, null))).toBe(page);
});

test.each([
  answered('refused', 400),
  answered('refused', 404),
  answered('refused', 429),
  answered('refused', 403, true),
  answered('incomplete', 200),
  answered('unavailable', 503),
  answered('unavailable', 408),
])(
  'a record that cannot be read now leaves the outcome unknown until a check can read it: %s',
  async (failure) => {
    const find = finds(failure, 'sent');

    const error = asUnknown(await endOf(noAnswer(), find));

    expect(error.mayRepeat).toBe(false);
    expect(find).toHaveBeenCalledOnce();
    await expect(error.check?.()).resolves.toBe('sent');
  },
);

test('a check that finds nothing looks twice, because the call may still be under way', async () => {
  const find = finds(answered('unavailable', 503), null, null);
  const error = asUnknown(await endOf(noAnswer(), find));

  const checked = error.check?.();
  await vi.runAllTimersAsync();

  await expect(checked).resolves.toBeNull();
  expect(find).toHaveBeenCalledTimes(3);
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
  const unreadable = () => Promise.reject(answered('unavailable', 503));
  const isCancelled = () => Promise.resolve('cancelled');

  await settle<unknown>(cancel, { find: isCancelled });
  await settle<unknown>(cancel, { find: isCancelled, failed: 'Not done' });
  await settle<unknown>(cancel, { find: unreadable }).catch((error: unknown) => error);
  await settle<unknown>(cancel, { find: isCancelled });
  await settle<unknown>(cancel, { find: isCancelled });

  // The third and the fourth call are the same attempt, because nothing had confirmed the third.
  expect(keys).toHaveLength(5);
  expect(keys[3]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(4);
});
