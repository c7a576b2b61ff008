import { expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-backend.ts';
import { LONG_MS, startTrade } from '../testing/trade.ts';

test('a due event that fails: reported in one line, stays due, and holds up no other', async () => {
  const lines: string[] = [];
  const backend = await createTestBackend({ reportProblem: (line) => lines.push(line) });
  const [broken, whole] = [await startTrade(backend), await startTrade(backend)];
  await broken.bringTo('Delivered');
  await whole.bringTo('Delivered');
  const transactionId = await broken.transactionId();
  const line = `An event failed and stays due: Settlement goes one step further after 5 s (Error: ${transactionId} has no order)`;
  backend.world.tables.orders.remove(broken.orderId);

  for (let count = 0; count < 2; count += 1)
    await backend.call('moveClock', { body: { advanceMs: LONG_MS } });
  const next = await backend.call('moveClock', { body: { toNext: true } });

  expect(await whole.status()).toBe('Completed');
  expect((await backend.call('getDeadlines')).data).toMatchObject([{ orderId: broken.orderId }]);
  expect(lines).toEqual([line]);
  expect(next.data.now).toBe('2026-03-02T11:00:00.000Z');
});
