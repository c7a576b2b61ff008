import type { OrderStatus } from '@amana/domain';
import { expect, test } from 'vitest';
import { HOSTILE_STRINGS } from '../../testing/hostile-strings.ts';
import type { TestBackend } from '../../testing/test-backend.ts';
import { tradeAt } from '../../testing/trade.ts';
import { PROOF_READS_PER_MINUTE } from './order-proof.ts';

async function tradeIn(status: OrderStatus) {
  const { backend, trade } = await tradeAt(status);
  return { backend, trade, code: await codeOf(backend, trade.orderId, 'ada') };
}

async function codeOf(backend: TestBackend, id: string, as: 'ada' | 'chidi') {
  return (await backend.call('getOrder', { as, path: { id } })).data.proofCode;
}

test.each([
  ['Paid', 'held'],
  ['Shipped', 'shipped'],
  ['Delivered', 'delivered'],
  ['Completed', 'completed'],
  ['InDispute', 'disputed'],
  ['Close', 'refunded'],
] as const)(
  'proof of a %s order: anyone with the code reads goods, amount and state',
  async (status, state) => {
    const { backend, code = '' } = await tradeIn(status);

    const { data } = await backend.call('getOrderProof', { path: { code } });

    expect(data).toEqual({ description: 'Leather sandals', amount: 50_000, state });
  },
);

test.each(['Pending', 'Approved', 'OpenTransaction', 'AwaitingPayment', 'Cancelled', 'Rejected'] as const)(
  'proof of a %s order: there is none',
  async (status) => {
    const { code } = await tradeIn(status);

    expect(code).toBeUndefined();
  },
);

test('proof code: the same for both parties, at order and transaction', async () => {
  const { backend, trade, code } = await tradeIn('Paid');

  const path = { transactionId: await trade.transactionId() };
  const { data } = await backend.call('getTransaction', { as: 'chidi', path });

  expect(code).toMatch(/^[A-Za-z0-9]{22}$/);
  expect(await codeOf(backend, trade.orderId, 'chidi')).toBe(code);
  expect(data.proofCode).toBe(code);
});

test('proof code: not in lists', async () => {
  const { backend, code = '' } = await tradeIn('Paid');

  const lists = [
    await backend.call('getOrderHistory', { as: 'ada' }),
    await backend.call('getTransactionHistory', { as: 'chidi' }),
  ];

  expect(JSON.stringify(lists)).not.toContain(code);
});

test('proof: other codes are not found, whatever they contain', async () => {
  const { backend, trade, code = '' } = await tradeIn('Paid');
  const wrong = [code.toLowerCase(), code.slice(1), trade.orderId, '%00', '__proto__', ...HOSTILE_STRINGS];
  const before = backend.fingerprint();

  for (const text of wrong.filter(({ length }) => length > 0 && length <= 100)) {
    const { status } = await backend.refusal('getOrderProof', { path: { code: encodeURIComponent(text) } });
    expect([text, [400, 404].includes(status)]).toEqual([text, true]);
  }

  expect(backend.fingerprint()).toBe(before);
});

test('proof: too many reads of one code have to wait', async () => {
  const { backend, code = '' } = await tradeIn('Paid');
  for (let count = 0; count < PROOF_READS_PER_MINUTE; count += 1)
    await backend.call('getOrderProof', { path: { code } });

  const { status, headers } = await backend.send(
    'getOrderProof',
    await backend.request('getOrderProof', { path: { code } }),
  );
  expect([status, headers.get('retry-after')]).toEqual([429, '60']);

  await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  await backend.call('getOrderProof', { path: { code } });
});
