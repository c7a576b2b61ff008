import type { OperationId } from '@amana/api/contract';
import { expect, test } from 'vitest';
import { type CallOptions, type TestBackend, createTestBackend } from '../testing/test-backend.ts';
import { NEW_ORDER, NOBODYS_ID } from '../testing/trade.ts';
import { RATES } from './limit-rate.ts';

/** The answers to one call more than the rate, and the header Retry-After of the last. */
async function beyond<Id extends OperationId>(
  backend: TestBackend,
  rate: keyof typeof RATES,
  operationId: Id,
  callOf: (count: number) => CallOptions<Id>,
) {
  const statuses = new Set<number>();
  for (let count = 0; count < RATES[rate]; count += 1)
    statuses.add((await backend.send(operationId, await backend.request(operationId, callOf(count)))).status);
  const last = await backend.send(operationId, await backend.request(operationId, callOf(RATES[rate])));
  return [...statuses, last.status, last.headers.get('retry-after')];
}

test('sign-ups of one minute have a limit, also those for known addresses', async () => {
  const backend = await createTestBackend();
  const [password, phoneNumber] = ['Passw0rd!', '08012345678'];
  const callOf = (count: number) => {
    const email = count % 2 === 0 ? 'ada@amana.test' : `${count}@amana.test`;
    const person = { firstName: 'Sade', lastName: 'Bakare', email, phoneNumber };
    return { body: { ...person, password, confirmPassword: password } };
  };

  expect(await beyond(backend, 'sign-up', 'signUp', callOf)).toEqual([409, 200, 429, '60']);

  await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  await backend.call('signUp', callOf(RATES['sign-up'] + 1));
});

test('orders to one person in one minute have a limit, in whatever way the address is written', async () => {
  const backend = await createTestBackend();
  const to = (email: string) => ({ as: 'ada', body: { ...NEW_ORDER, email } }) as const;

  expect(
    await beyond(backend, 'order', 'createOrder', (count) =>
      to(count % 2 === 0 ? NEW_ORDER.email : NEW_ORDER.email.toUpperCase()),
    ),
  ).toEqual([200, 429, '60']);

  await backend.call('createOrder', to('ngozi@amana.test'));
});

test('guesses of the code of an order link have a limit, whether or not there is the order', async () => {
  const backend = await createTestBackend();
  const { data } = await backend.call('createOrder', { as: 'ada', body: NEW_ORDER });
  const limited = [404, 429, '60'];

  for (const id of [data.id, NOBODYS_ID])
    expect(
      await beyond(backend, 'invitation', 'getInvitation', (count) => ({
        path: { id },
        query: { referral: `guess-${count}` },
      })),
    ).toEqual(limited);
});
