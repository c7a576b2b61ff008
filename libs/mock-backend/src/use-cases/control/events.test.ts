import { expect, test } from 'vitest';
import { PERSONA_PASSWORD, PERSONAS } from '../../simulation/personas.ts';
import { type TestBackend, createTestBackend, TEST_NOW } from '../../testing/test-backend.ts';
import { startTrade } from '../../testing/trade.ts';

const [ADA] = PERSONAS;

async function eventOf(backend: TestBackend, wanted: string) {
  return (await backend.call('getEvents')).data.find(({ type }) => type === wanted);
}

test('an event names its call, ledger entries, mail and notifications', async () => {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  await trade.bringTo('Paid');

  const paid = await eventOf(backend, 'payment.received');

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
  const notified = [...backend.world.tables.notifications.all()].slice(-2).map(({ id }) => id);
  expect(paid?.notificationIds).toEqual(notified);
});

test('events: a call has a caller; a deadline has a cause and no call', async () => {
  let realMs = Date.parse(TEST_NOW);
  const backend = await createTestBackend({ clock: { realNow: () => realMs } });
  const trade = await startTrade(backend);
  await backend.call('updateSettings', { body: { autoPayAfterMs: 20_000 } });
  await trade.bringTo('OpenTransaction');
  const { accountNumber } = await trade.account();
  realMs += 20_000;

  expect(await eventOf(backend, 'order.created')).toMatchObject({ why: 'Ada Obi asked for it' });
  expect(await eventOf(backend, 'payment.received')).toMatchObject({
    at: new Date(realMs).toISOString(),
    why: `Automatic payment into account ${accountNumber} after 20 s`,
    call: null,
  });
});

test('each of two concurrent calls is recorded with its own events', async () => {
  const backend = await createTestBackend();
  const login = (email: string) => backend.call('login', { body: { email, password: PERSONA_PASSWORD } });

  await Promise.all(['ada@amana.test', 'chidi@amana.test', 'bola@amana.test'].map(login));

  const { data } = await backend.call('getEvents');
  for (const { text, call } of data) {
    expect(call?.curl).toContain(`"email":"${text.split(' ')[0]?.toLowerCase()}@amana.test"`);
  }
  expect(data).toHaveLength(3);
});

test('events: passwords, tokens and codes become shell variables', async () => {
  const backend = await createTestBackend();
  const { refreshToken } = (
    await backend.call('login', { body: { email: ADA.email, password: PERSONA_PASSWORD } })
  ).data;
  await backend.call('refresh', { body: { refreshToken } });
  await backend.call('forgotPassword', { body: { email: ADA.email } });
  const trade = await startTrade(backend);
  await trade.bringTo('Delivered');
  const code = await trade.code();
  const link = (await backend.call('getMailbox', { query: { kind: 'reset-password' } })).data[0]?.link ?? '';
  const resetToken = new URL(link).searchParams.get('Token') ?? '';
  const newPassword = 'An0ther-word!';
  const reset = { email: ADA.email, resetToken, newPassword, confirmNewPassword: newPassword };
  await backend.call('resetPassword', { body: reset });

  const { data } = await backend.call('getEvents');
  const recorded = JSON.stringify(data);
  for (const secret of [PERSONA_PASSWORD, newPassword, refreshToken, resetToken, `=${code}`]) {
    expect(secret).not.toBe('');
    expect(recorded).not.toContain(secret);
  }
  expect(data.find(({ type }) => type === 'user.signed-in')?.call?.curl).toBe(
    `curl -X POST "$AMANA"'/api/v1/Auth/Login' -H 'content-type: application/json' -d '{"email":"ada@amana.test","password":"'"$PASSWORD"'"}'`,
  );
  expect(data.find(({ type }) => type === 'order.delivered')?.call?.curl).toContain(
    `--form-string 'ConfirmationCode='"$CODE"''`,
  );
});

test('user input cannot break out of the quotes of the copied command', async () => {
  const backend = await createTestBackend();
  const description = `'; rm -rf / #$(reboot)`;
  await backend.call('createOrder', {
    as: 'ada',
    body: { email: 'kemi@example.test', buyerId: ADA.userId, description, amount: 5_000 },
  });

  const created = await eventOf(backend, 'order.created');

  expect(created?.call?.curl).toContain(String.raw`"description":"'\''; rm -rf / #$(reboot)"`);
});
