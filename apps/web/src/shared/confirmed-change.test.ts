import { ApiError } from '@amana/api';
import { expect, test, vi } from 'vitest';
import { $doubt, confirmedChange } from './confirmed-change.ts';

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
