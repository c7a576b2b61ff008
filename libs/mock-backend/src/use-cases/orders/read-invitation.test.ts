import { PERSONA_PASSWORD } from '../../simulation/personas.ts';
import { expect, test } from 'vitest';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';
import { NOBODYS_ID, userIdOf } from '../../testing/trade.ts';

const NEWCOMER = 'kemi@example.test';

async function invitationOf(backend: TestBackend, email = NEWCOMER) {
  const { data } = await backend.call('createOrder', {
    as: 'ada',
    body: { email, buyerId: userIdOf('ada'), description: 'A lamp', amount: 50_000 },
  });
  const { referralCode: referral = '' } = backend.world.tables.orders.get(data.id) ?? {};
  return { path: { id: data.id }, query: { referral } };
}

test('an invitation names the first name, side, goods and amounts only', async () => {
  const backend = await createTestBackend();

  const { data } = await backend.call('getInvitation', await invitationOf(backend));

  expect(data).toEqual({
    invitedBy: 'Ada',
    side: 'seller',
    description: 'A lamp',
    amount: 50_000,
    totalAmount: 48_118.75,
  });
});

test('an invited buyer reads the gross payable', async () => {
  const backend = await createTestBackend();
  const { data: sale } = await backend.call('createOrder', {
    as: 'tunde',
    body: { email: NEWCOMER, vendorId: userIdOf('tunde'), description: 'A fan', amount: 50_000 },
  });
  const { referralCode: referral = '' } = backend.world.tables.orders.get(sale.id) ?? {};

  const { data } = await backend.call('getInvitation', { path: { id: sale.id }, query: { referral } });

  expect(data).toMatchObject({ invitedBy: 'Tunde', side: 'buyer', totalAmount: 51_881.25 });
});

test('an invitation with a wrong code or id is not found', async () => {
  const backend = await createTestBackend();
  const { path, query } = await invitationOf(backend);
  const refusals = await Promise.all([
    backend.refusal('getInvitation', { path, query: { referral: query.referral.slice(1) } }),
    backend.refusal('getInvitation', { path, query: { referral: query.referral.toLowerCase() + ' ' } }),
    backend.refusal('getInvitation', { path: { id: NOBODYS_ID }, query }),
  ]);

  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(refusals.map(({ message }) => message)).size).toBe(1);
});

test('an invitation is not found once both parties have joined', async () => {
  const backend = await createTestBackend();
  const invitation = await invitationOf(backend);
  const refusal = await backend.refusal('getInvitation', await invitationOf(backend, 'chidi@amana.test'));
  await backend.call('signUp', {
    body: {
      firstName: 'Kemi',
      lastName: 'Alao',
      email: NEWCOMER,
      phoneNumber: '08011112222',
      password: PERSONA_PASSWORD,
      confirmPassword: PERSONA_PASSWORD,
    },
  });
  await backend.call('getInvitation', invitation);
  const { data: mails } = await backend.call('getMailbox', {
    query: { to: NEWCOMER, kind: 'confirm-email', limit: 1 },
  });
  const token = new URL(mails[0]?.link ?? '').searchParams.get('Token') ?? '';
  await backend.call('confirmEmail', { query: { token, email: NEWCOMER } });

  expect(refusal.status).toBe(404);
  expect((await backend.refusal('getInvitation', invitation)).status).toBe(404);
});

test('an invitation to a cancelled order is not found', async () => {
  const backend = await createTestBackend();
  const invitation = await invitationOf(backend);
  await backend.call('cancelOrder', { as: 'ada', body: { orderId: invitation.path.id } });

  expect((await backend.refusal('getInvitation', invitation)).status).toBe(404);
});
