import { type Snapshot, PERSONAS, PERSONA_PASSWORD } from '@amana/mock-backend';
import { type CallOptions, type TestBackend, startTrade, userIdOf } from '@amana/mock-backend/testing';
import type { OperationId } from '@amana/api/contract';
import { lagosDay } from '@amana/domain';
import { expect, test } from 'vitest';
import { samplePhoto } from '../scenarios/sample-photo.ts';
import { createTestBackend } from '../testing/test-lab.ts';

const [ADA] = PERSONAS;

function worldOf({ world, backend }: TestBackend): unknown {
  const counters = [...world.counters].toSorted();
  const deadlines = world.deadlines.list();
  const { rows, random: _, ...rest } = backend.host.snapshot() as Snapshot;
  const events = world.events.after(0).filter(({ type }) => type !== 'call.undone');
  const compared = { ...rows, deadlines, tokens: [], tries: [], events };
  return JSON.parse(JSON.stringify({ ...rest, counters, rows: compared }));
}

async function step<Id extends OperationId>(
  backend: TestBackend,
  worlds: { operationId: OperationId; before: unknown }[],
  operationId: Id,
  options: CallOptions<Id> = {},
) {
  worlds.push({ operationId, before: worldOf(backend) });
  await backend.call(operationId, options);
}

test('without a call there is nothing to undo', async () => {
  const backend = await createTestBackend();
  await backend.call('getState');
  await backend.call('createPersonaSession', { path: { id: 'ada' } });

  expect((await backend.refusal('undoCall')).status).toBe(409);
});

test('the last call that changed something is undone, and sessions are not', async () => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  const { token } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  await backend.refusal('cancelOrder', { body: { orderId: ADA.userId }, as: { token } });

  const { data } = await backend.call('undoCall');

  expect(data).toMatchObject({
    undone: { method: 'POST', path: '/api/v1/Order/CreateOrder', operationId: 'createOrder', status: 200 },
    left: 1,
  });
  const gone = { path: { id: trade.orderId }, as: { token } };
  expect((await backend.refusal('getOrder', gone)).status).toBe(404);
  expect((await backend.call('undoCall')).data.undone.operationId).toBe('updateSettings');
  expect((await backend.refusal('undoCall')).status).toBe(409);
});

test('a sign-out: not a step, even with an idempotency key', async () => {
  const backend = await createTestBackend();
  await startTrade(backend);
  const { token, refreshToken } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const request = await backend.request('logOut', { as: { token } });
  request.headers.set('idempotency-key', 'key-1');
  expect((await backend.backend.fetch(request)).status).toBe(200);

  expect((await backend.call('undoCall')).data.undone.operationId).toBe('createOrder');
  expect((await backend.refusal('refresh', { body: { refreshToken } })).status).toBe(400);
});

test('undo of a moved clock: an expired session is valid again', async () => {
  const backend = await createTestBackend();
  const signIn = async () => (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const { refreshToken } = await signIn();
  await backend.call('moveClock', { body: { advanceMs: 31 * 86_400_000 } });
  await signIn();

  await backend.call('undoCall');

  await backend.call('refresh', { body: { refreshToken } });
});

test('undo of a reset and earlier steps: keeps a session that began later', async () => {
  const backend = await createTestBackend();
  await backend.call('updateSettings', { body: { settlementStepMs: 1 } });
  await backend.call('resetWorld', { body: { scenario: 'completed' } });
  const { token, refreshToken } = (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const undone = async () => (await backend.call('undoCall')).data.undone.operationId;
  const own = { as: { token }, path: { id: ADA.userId } };

  expect(await undone()).toBe('resetWorld');
  await backend.call('getUser', own);
  expect(await undone()).toBe('updateSettings');
  await backend.call('getUser', own);

  await backend.call('refresh', { body: { refreshToken } });
});

test('social sign-in: a step only if it registers someone', async () => {
  const backend = await createTestBackend();
  const claims = { email: 'kemi@example.test', given_name: 'Kemi', family_name: 'Alao' };
  const signIn = async () => {
    const body = { accessToken: '', tokenId: `e30.${btoa(JSON.stringify(claims))}.` };
    return (await backend.call('googleSignIn', { body })).data;
  };
  const { data: order } = await backend.call('createOrder', {
    as: 'ada',
    body: { email: claims.email, buyerId: ADA.userId, description: 'Lamp', amount: 5_000 },
  });
  await backend.call('cancelOrder', { as: 'ada', body: { orderId: order.id } });
  await signIn();
  await signIn();

  const undone = async () => (await backend.call('undoCall')).data.undone.operationId;
  expect(await undone()).toBe('googleSignIn');
  expect(await undone()).toBe('cancelOrder');

  const as = await signIn();
  const { data } = await backend.call('getOrder', { as, path: { id: order.id } });
  expect(data.orderStatus).toBe('Pending');
});

test('a refused call is not a step, and the try that it counted still counts', async () => {
  const backend = await createTestBackend();
  await backend.call('updateSettings', { body: { settlementStepMs: 1 } });
  const path = { id: userIdOf('ada') };
  const newPassword = 'Another1!';
  const body = { ...path, currentPassword: 'Wrong1!!', newPassword, confirmNewPassword: newPassword };
  const guess = async () => (await backend.refusal('changePassword', { as: 'ada', path, body })).status;
  for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe(400);

  const { data } = await backend.call('undoCall');

  expect(data).toMatchObject({ undone: { operationId: 'updateSettings', status: 200 }, left: 0 });
  expect(await guess()).toBe(429);
});

test('a block after a moved clock: lasts no longer after the undo', async () => {
  const backend = await createTestBackend();
  const guess = () => backend.refusal('login', { body: { email: ADA.email, password: 'Wrong1!!' } });
  await backend.call('moveClock', { body: { advanceMs: 31 * 86_400_000 } });
  for (let tries = 0; tries < 10; tries += 1) await guess();

  await backend.call('undoCall');

  expect((await guess()).message).toContain('wait a minute');
  await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  await backend.call('login', { body: { email: ADA.email, password: PERSONA_PASSWORD } });
});

test('a block that a moved clock ended: lasts as before after the undo', async () => {
  const backend = await createTestBackend();
  const login = { body: { email: ADA.email, password: PERSONA_PASSWORD } };
  const wrong = { body: { ...login.body, password: 'Wrong1!!' } };
  for (let tries = 0; tries < 10; tries += 1) await backend.refusal('login', wrong);
  await backend.call('moveClock', { body: { advanceMs: 61_000 } });

  await backend.call('undoCall');

  expect((await backend.refusal('login', login)).status).toBe(429);
  await backend.call('moveClock', { body: { advanceMs: 60_000 } });
  await backend.call('login', login);
});

test('a new password: undone in spite of wrong tries before and after', async () => {
  const backend = await createTestBackend();
  const path = { id: userIdOf('ada') };
  const newPassword = 'Another1!';
  const body = { ...path, currentPassword: PERSONA_PASSWORD, newPassword, confirmNewPassword: newPassword };
  const signIn = async (password: string) =>
    backend.send('login', await backend.request('login', { body: { email: ADA.email, password } }));
  await signIn('Wrong1!!');
  await backend.call('changePassword', { as: 'ada', path, body });
  await signIn('Wrong1!!');

  expect((await backend.call('undoCall')).data.undone.operationId).toBe('changePassword');

  expect((await signIn(PERSONA_PASSWORD)).status).toBe(200);
});

test('undoing a shipment also undoes its voided code', async () => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  await trade.bringTo('Paid');
  const TransactionId = await trade.transactionId();
  const ship = { TransactionId, OrderStatus: 'Shipped', UploadEvidence: samplePhoto() } as const;
  const receive = {
    TransactionId,
    OrderStatus: 'Delivered',
    OrderReceivedDate: lagosDay(backend.world.clock.now()),
    ReceivedBy: 'Ada',
    ConfirmationCode: '000000',
  } as const;
  const before = worldOf(backend);
  await backend.call('updateOrderDelivery', { as: 'chidi', body: ship });
  for (let tries = 0; tries < 5; tries += 1)
    await backend.refusal('updateOrderDelivery', { as: 'ada', body: receive });

  expect((await backend.call('undoCall')).data.undone.status).toBe(200);

  expect(worldOf(backend)).toEqual(before);
});

test('a whole trade with a dispute is undone call by call', async () => {
  const backend = await createTestBackend();
  const worlds: { operationId: OperationId; before: unknown }[] = [];
  const trade = await startTrade(backend);
  await trade.bringTo('OpenTransaction');
  const TransactionId = await trade.transactionId();
  const ship = { TransactionId, OrderStatus: 'Shipped', UploadEvidence: samplePhoto() } as const;
  const dispute = {
    TransactionId,
    CreatedByUserId: userIdOf('ada'),
    DisputeCategory: 'DamagedItem',
    Title: 'The heel is broken',
    Note: 'It arrived so.',
    Document: samplePhoto(),
  } as const;

  await step(backend, worlds, 'sendTransfer', { body: { ...(await trade.account()), delayMs: 60_000 } });
  await step(backend, worlds, 'moveClock', { body: { advanceMs: 90_000 } });
  await step(backend, worlds, 'updateOrderDelivery', { as: 'chidi', body: ship });
  await step(backend, worlds, 'createDispute', { as: 'ada', body: dispute });
  const disputeId = [...backend.world.tables.disputes.all()][0]?.id ?? '';
  const said = { ThreadId: disputeId, SenderId: userIdOf('ada'), Message: 'See the picture.' };
  await step(backend, worlds, 'sendMessage', { as: 'ada', body: said });
  await step(backend, worlds, 'markAllNotificationsAsRead', { as: 'ada' });
  await step(backend, worlds, 'forgotPassword', { body: { email: ADA.email } });
  await step(backend, worlds, 'clearMailbox');
  await step(backend, worlds, 'putFaults', { body: { latencyMs: 1 } });
  await step(backend, worlds, 'deleteUser', { as: 'bola', path: { id: userIdOf('bola') } });
  await step(backend, worlds, 'resolveDispute', { path: { id: disputeId }, body: { inFavourOf: 'buyer' } });
  await step(backend, worlds, 'resetWorld', { body: { scenario: 'completed' } });
  await step(backend, worlds, 'moveClock', { body: { toNext: true, frozen: false } });

  for (const { operationId, before } of worlds.toReversed()) {
    expect((await backend.call('undoCall')).data.undone.operationId).toBe(operationId);
    expect(worldOf(backend)).toEqual(before);
  }
});

test('later deadlines are undone too, and run again when they are still due', async () => {
  let realMs = Date.parse('2026-03-02T09:00:00Z');
  const backend = await createTestBackend({ clock: { realNow: () => realMs } });
  const trade = await startTrade(backend);
  await trade.bringTo('Delivered');
  await backend.call('putFaults', { body: { latencyMs: 0 } });
  realMs += 60_000;
  expect(await trade.status()).toBe('Completed');

  await backend.call('undoCall');

  // The clock was not moved back, so the settlement is as late as before.
  expect((await backend.call('getClock')).data.now).toBe(new Date(realMs).toISOString());
  expect(await trade.status()).toBe('Completed');
  expect(backend.world.ledger.isBalanced()).toBe(true);
});

test('a bank reference counts again after its transfer was undone', async () => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  await trade.bringTo('OpenTransaction');
  const body = { ...(await trade.account()), reference: 'BANK-1' };

  await backend.call('sendTransfer', { body });
  await backend.call('undoCall');

  expect((await backend.call('sendTransfer', { body })).data.outcome).toBe('confirmed');
});

test('an undone call is recorded, and no event number is used twice', async () => {
  const backend = await createTestBackend();
  const settle = (settlementStepMs: number) => backend.call('updateSettings', { body: { settlementStepMs } });
  await settle(1);
  await settle(2);
  await backend.call('createPersonaSession', { path: { id: 'ada' } });

  await backend.call('undoCall');
  await settle(3);

  const { data } = await backend.call('getEvents');
  expect(data.map(({ seq, type }) => [seq, type])).toEqual([
    [1, 'world.settings'],
    [4, 'call.undone'],
    [5, 'world.settings'],
  ]);
  expect(data[1]?.text).toBe('Taken back: PATCH /mock/v1/settings');
  expect((await backend.call('getEvents', { query: { after: 3 } })).data.map(({ seq }) => seq)).toEqual([
    4, 5,
  ]);
});

test('the number of steps is limited', async () => {
  const backend = await createTestBackend();
  for (let calls = 0; calls < 30; calls += 1) {
    await backend.call('updateSettings', { body: { settlementStepMs: calls } });
  }

  expect((await backend.call('undoCall')).data.left).toBe(19);
});
