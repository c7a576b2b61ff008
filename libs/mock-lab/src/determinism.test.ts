import { PERSONA_PASSWORD } from '@amana/mock-backend';
import { type TestBackend, userIdOf } from '@amana/mock-backend/testing';
import { lagosDay } from '@amana/domain';
import { expect, test } from 'vitest';
import { samplePhoto } from './scenarios/sample-photo.ts';
import { createTestBackend } from './testing/test-lab.ts';

const KEMI = 'kemi@example.test';
const HOUR_MS = 3_600_000;

async function latest(backend: TestBackend, to: string) {
  const [mail] = (await backend.call('getMailbox', { query: { to, limit: 1 } })).data;
  return mail;
}

async function live(backend: TestBackend): Promise<string> {
  const call: TestBackend['call'] = (operationId, options) => backend.call(operationId, options);
  const signIn = async (email: string) =>
    (await call('login', { body: { email, password: PERSONA_PASSWORD } })).data.token;
  const secret = { password: PERSONA_PASSWORD, confirmPassword: PERSONA_PASSWORD };
  const name = { firstName: 'Kemi', lastName: 'Alao', phoneNumber: '08011112222' };
  await call('signUp', { body: { ...name, email: KEMI, ...secret } });
  const link = new URL((await latest(backend, KEMI))?.link ?? '');
  await call('confirmEmail', { query: { token: link.searchParams.get('Token') ?? '', email: KEMI } });
  const kemi = { token: await signIn(KEMI) };
  const chidi = { token: await signIn('chidi@amana.test') };
  const userId = backend.world.indexes.usersByEmail.first(KEMI)?.id ?? '';
  const profile = {
    ...name,
    dateOfBirth: '1990-05-05',
    address: '1 Broad Street, Lagos',
    gender: '',
  } as const;
  await call('updateUserDetails', { as: kemi, path: { id: userId }, body: { ...profile, id: userId } });

  const order = { email: 'chidi@amana.test', buyerId: userId, description: 'Lamp', amount: 50_900 };
  const orderId = (await call('createOrder', { as: kemi, body: order })).data.id;
  const estimatedTimeOfDelivery = lagosDay(backend.world.clock.now());
  await call('approveOrder', { as: chidi, body: { orderId, estimatedTimeOfDelivery } });
  const { transactionId = '' } = (await call('initiatePayment', { as: kemi, body: { orderId } })).data;
  await call('moveClock', { body: { advanceMs: 20_000 } });
  const shipped = {
    TransactionId: transactionId,
    OrderStatus: 'Shipped',
    UploadEvidence: samplePhoto(),
  } as const;
  await call('updateOrderDelivery', { as: chidi, body: shipped });
  const complaint = {
    DisputeCategory: 'DamagedItem',
    Title: 'It is broken',
    Note: 'See the picture.',
  } as const;
  const { data: dispute } = await call('createDispute', {
    as: kemi,
    body: { TransactionId: transactionId, CreatedByUserId: userId, ...complaint, Document: samplePhoto() },
  });
  const said = { ThreadId: dispute.id, SenderId: userId, Message: 'Good morning.', Image: samplePhoto() };
  await call('sendMessage', { as: kemi, body: said });
  await call('moveClock', { body: { advanceMs: 3_000 } });
  await call('resolveDispute', { path: { id: dispute.id }, body: { inFavourOf: 'seller' } });
  await call('moveClock', { body: { advanceMs: HOUR_MS } });
  await call('forgotPassword', { body: { email: KEMI } });
  await call('createPersonaSession', { path: { id: 'ada' } });
  return JSON.stringify((await call('getSnapshot')).data);
}

test.each(['empty', 'default'] as const)(
  'with a seed and a frozen clock the same calls give the same world (%s)',
  async (scenario) => {
    const one = await live(await createTestBackend({ scenario }));
    const other = await live(await createTestBackend({ scenario }));

    expect(other).toBe(one);
    expect(one).toContain('order.settled');
  },
);

test('with another seed the same calls give other ids', async () => {
  const one = await live(await createTestBackend({ seed: 'one' }));

  expect(await live(await createTestBackend({ seed: 'other' }))).not.toBe(one);
  expect(one).toContain(userIdOf('ada'));
});
