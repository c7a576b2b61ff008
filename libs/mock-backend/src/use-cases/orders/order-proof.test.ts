import type { OrderStatus } from '@amana/domain';
import { expect, test } from 'vitest';
import { HOSTILE_STRINGS } from '../../testing/hostile-strings.ts';
import type { TestBackend } from '../../testing/test-backend.ts';
import { tradeAt } from '../../testing/trade.ts';

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

    const order = { orderNumber: 'AMN-000001', description: 'Leather sandals', amount: 50_000 };
    expect(data).toEqual({ ...order, state });
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
  expect(data).toMatchObject({ proofCode: code, orderNumber: 'AMN-000001' });
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

test('proof: a flood of reads takes it from nobody', async () => {
  const { backend, trade, code = '' } = await tradeIn('Paid');
  for (let count = 0; count < 200; count += 1) await backend.call('getOrderProof', { path: { code } });

  await backend.call('updateOrderDelivery', {
    as: 'chidi',
    body: { TransactionId: await trade.transactionId(), OrderStatus: 'Shipped' },
  });

  expect((await backend.call('getOrderProof', { path: { code } })).data.state).toBe('shipped');
});
