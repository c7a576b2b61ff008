import { expect, test } from 'vitest';
import { PERSONAS } from '../../scenarios/personas.ts';
import { createTestBackend } from '../../testing/test-backend.ts';
import { startTrade } from '../../testing/trade.ts';

const [ADA] = PERSONAS;

test('with nothing done there is nothing to take back', async () => {
  const backend = await createTestBackend();
  await backend.call('getState');
  await backend.call('createPersonaSession', { path: { id: 'ada' } });

  expect((await backend.refusal('undoCall')).status).toBe(409);
});

test('the last call that changed something is taken back, and then the one before', async () => {
  const backend = await createTestBackend();
  const { token } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const trade = await startTrade(backend);
  await backend.refusal('cancelOrder', { body: { orderId: ADA.userId }, as: { token } });

  const { data } = await backend.call('undoCall');

  expect(data).toMatchObject({
    undone: { method: 'POST', operationId: 'createOrder', status: 200 },
    left: 1,
  });
  const gone = { path: { id: trade.orderId }, as: { token } };
  expect((await backend.refusal('getOrder', gone)).status).toBe(404);
  expect((await backend.call('undoCall')).data.undone.operationId).toBe('updateSettings');
  expect((await backend.refusal('undoCall')).status).toBe(409);
});

test('a moved clock goes back, and a reset gives the world back that was there', async () => {
  const backend = await createTestBackend();
  const { now } = (await backend.call('getClock')).data;
  await backend.call('deleteUser', { path: { id: ADA.userId }, as: 'ada' });
  await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  await backend.call('resetWorld', { body: {} });

  await backend.call('undoCall');
  expect(backend.world.tables.users.get(ADA.userId)?.deletedAtMs).not.toBeNull();
  await backend.call('undoCall');
  expect((await backend.call('getClock')).data.now).toBe(now);
  await backend.call('undoCall');
  expect(backend.world.tables.users.get(ADA.userId)?.deletedAtMs).toBeNull();
});
