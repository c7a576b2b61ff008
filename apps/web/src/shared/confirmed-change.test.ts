import { ApiError } from '@amana/api';
import { expect, test, vi } from 'vitest';
import { $doubt } from './change-doubts.ts';
import { confirmedChange } from './confirmed-change.ts';
import { UnconfirmedError } from './show-error.ts';

const noAnswer = () => Promise.reject(new ApiError({ kind: 'timeout', status: null, text: null }));

/** A change whose answer was lost, and whose record cannot be read until `answers`. */
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

const asked = () => vi.waitFor(() => expect($doubt.getState()?.checkAgain).toEqual(expect.any(Function)));

test('of two changes in doubt at the same time each is asked about until it is known', async () => {
  const order = inDoubt('cancelled');
  const picture = inDoubt('shipped');
  await asked();
  order.answers();
  picture.answers();

  $doubt.getState()?.checkAgain?.();
  await expect(Promise.race([order.result, picture.result])).resolves.toBe('shipped');
  await asked();
  $doubt.getState()?.checkAgain?.();

  await expect(order.result).resolves.toBe('cancelled');
  expect($doubt.getState()).toBeNull();
});

test('a record that cannot tell whether the change was made is not read again and again', async () => {
  const find = vi.fn(() => Promise.reject(new UnconfirmedError('disputed meanwhile')));

  await expect(confirmedChange(noAnswer, find)).rejects.toThrow(UnconfirmedError);
  expect(find).toHaveBeenCalledOnce();
  expect($doubt.getState()).toBeNull();
});

test('a change that a gateway did not wait for is looked for twice', async () => {
  vi.useFakeTimers();
  const timeout = new ApiError({ kind: 'unavailable', status: 504, text: null });
  const find = vi
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce('sent');

  const result = confirmedChange(() => Promise.reject<string>(timeout), find);
  await vi.runAllTimersAsync();

  await expect(result).resolves.toBe('sent');
  vi.useRealTimers();
});
