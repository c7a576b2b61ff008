import { lagosDay } from '@amana/domain';
import { expect, test } from 'vitest';
import type { TestBackend } from '../../testing/test-backend.ts';
import { type Trade, tradeAt } from '../../testing/trade.ts';

const DAY_MS = 86_400_000;

interface ShippedTrade {
  readonly backend: TestBackend;
  readonly trade: Trade;
  /** The day in Lagos, this many days after the payment. */
  readonly day: (number: number) => string;
}

/** Paid and shipped two days ago. */
async function shippedTrade(): Promise<ShippedTrade> {
  const { backend, trade } = await tradeAt('Shipped');
  const paidAtMs = backend.world.clock.now();
  await backend.call('moveClock', { body: { advanceMs: 2 * DAY_MS } });
  return { backend, trade, day: (number) => lagosDay(paidAtMs + number * DAY_MS) };
}

async function receipt({ trade }: ShippedTrade, OrderReceivedDate: string, code?: string) {
  return {
    as: 'ada',
    body: {
      TransactionId: await trade.transactionId(),
      OrderStatus: 'Delivered',
      OrderReceivedDate,
      ReceivedBy: ' Ada Obi ',
      ConfirmationCode: code ?? (await trade.code()),
    },
  } as const;
}

test.each([
  ['on the day before the payment', -1, 'Date cannot be before the payment'],
  ['tomorrow', 3, 'Date cannot be in the future'],
])('goods cannot be received %s', async (_day, number, text) => {
  const shipped = await shippedTrade();
  const { backend, trade, day } = shipped;

  const refusal = await backend.refusal('updateOrderDelivery', await receipt(shipped, day(number)));

  expect(refusal).toMatchObject({ status: 400, errors: { OrderReceivedDate: [text] } });
  expect(await trade.status()).toBe('Shipped');
});

test.each([0, 1, 2])('goods can be received %d days after the payment', async (number) => {
  const shipped = await shippedTrade();
  const { backend, trade, day } = shipped;

  await backend.call('updateOrderDelivery', await receipt(shipped, day(number)));

  expect(await trade.status()).toBe('Delivered');
  expect(backend.world.tables.orders.get(trade.orderId)).toMatchObject({
    receivedOn: day(number),
    receivedBy: 'Ada Obi',
  });
});

test('a wrong code: not counted together with a wrong date', async () => {
  const shipped = await shippedTrade();
  const { backend, trade, day } = shipped;
  const wrong = (await trade.code()) === '123456' ? '654321' : '123456';
  const triesLeft = async () => {
    const path = { transactionId: await trade.transactionId() };
    return (await backend.call('getTransaction', { as: 'ada', path })).data.confirmationTriesLeft;
  };

  await backend.refusal('updateOrderDelivery', await receipt(shipped, day(3), wrong));
  expect(await triesLeft()).toBe(5);
  await backend.refusal('updateOrderDelivery', await receipt(shipped, day(2), wrong));

  expect(await triesLeft()).toBe(4);
});
