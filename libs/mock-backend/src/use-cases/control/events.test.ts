import { expect, test } from 'vitest';
import { createTestBackend, TEST_NOW } from '../../testing/test-backend.ts';
import { startTrade } from '../../testing/trade.ts';

test('an event ties the call, the money, the mail and the notifications together', async () => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  await trade.bringTo('Paid');

  const { data: events } = await backend.call('getEvents');
  const paid = events.find(({ type }) => type === 'payment.received');

  const mail = (await backend.call('getMailbox', { query: { to: 'chidi@amana.test', limit: 1 } })).data[0];
  const { entries } = (await backend.call('getLedger')).data;
  const { accountNumber, amount } = await trade.account();
  expect(paid).toMatchObject({
    at: TEST_NOW,
    orderId: trade.orderId,
    why: 'Asked for through the control API',
    call: {
      method: 'POST',
      path: '/mock/v1/transfers',
      operationId: 'sendTransfer',
      status: 200,
      curl: `curl -X POST "$AMANA"'/mock/v1/transfers' -H 'content-type: application/json' -d '{"accountNumber":"${accountNumber}","amount":${amount}}'`,
    },
    ledger: entries.map(({ id }) => id),
    mailId: mail?.id,
  });
  expect(paid?.notificationIds).toHaveLength(2);
});
