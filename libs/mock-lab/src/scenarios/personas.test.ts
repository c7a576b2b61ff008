import { PERSONAS, PERSONA_PASSWORD } from '@amana/mock-backend';
import type { TestBackend } from '@amana/mock-backend/testing';
import { expect, test } from 'vitest';
import { samplePhoto } from './sample-photo.ts';
import { createTestBackend } from '../testing/test-lab.ts';

async function startOf(backend: TestBackend, email: string) {
  const { user, token } = (await backend.call('login', { body: { email, password: PERSONA_PASSWORD } })).data;
  const as = { token };
  const details = (await backend.call('getUser', { path: { id: user.userId }, as })).data;
  const bank = (await backend.call('getBankAccount', { path: { userId: user.userId }, as })).data;
  const picture = (await backend.call('getProfilePicture', { path: { id: user.userId }, as })).data;
  return { details, bank: bank === null ? null : { ...bank, id: '' }, picture };
}

async function spoil(backend: TestBackend, id: string): Promise<void> {
  const { user, token } = (await backend.call('createPersonaSession', { path: { id } })).data;
  const as = { token };
  const path = { id: user.userId };
  await backend.call('updateUserDetails', {
    path,
    as,
    body: {
      id: user.userId,
      firstName: 'Somebody',
      lastName: 'Else',
      phoneNumber: '08000000000',
      dateOfBirth: '1970-01-01',
      address: '1 Elsewhere Road',
      gender: 'Male',
    },
  });
  await backend.call('updateProfilePicture', { path, as, body: { ProfilePictureFile: samplePhoto() } });
  const { data: holder } = await backend.call('resolveBankAccount', {
    as,
    body: { bankCode: '058', accountNumber: '4449998887' },
  });
  await backend.call('saveBankAccount', {
    path: { userId: user.userId },
    as,
    body: {
      accountNumber: '4449998887',
      accountName: holder.accountName,
      bankName: 'Guaranty Trust Bank',
      bankId: 'b0000000-0000-4000-8000-000000000058',
    },
  });
  const newPassword = 'Forg0tten-soon!';
  const change = { id: user.userId, currentPassword: PERSONA_PASSWORD };
  await backend.call('changePassword', {
    path,
    as,
    body: { ...change, newPassword, confirmNewPassword: newPassword },
  });
}

const SIGNED_IN = PERSONAS.filter(({ emailConfirmed }) => emailConfirmed);

test.each(SIGNED_IN)(
  '$id is restored by a reset after any change and a deleted account',
  async ({ id, email }) => {
    const backend = await createTestBackend();
    const before = await startOf(backend, email);
    await spoil(backend, id);
    expect((await backend.refusal('login', { body: { email, password: PERSONA_PASSWORD } })).status).toBe(
      400,
    );
    const { user, token } = (await backend.call('createPersonaSession', { path: { id } })).data;
    await backend.call('deleteUser', { path: { id: user.userId }, as: { token } });
    expect((await backend.refusal('createPersonaSession', { path: { id } })).status).toBe(404);

    await backend.call('resetWorld', { body: { scenario: 'empty' } });

    expect(await startOf(backend, email)).toEqual(before);
  },
);

test('ngozi, once confirmed, is unconfirmed again after a reset', async () => {
  const backend = await createTestBackend();
  const [mail] = (await backend.call('getMailbox', { query: { to: 'ngozi@amana.test' } })).data;
  const token = new URL(mail?.link ?? '').searchParams.get('Token') ?? '';
  await backend.call('confirmEmail', { query: { token, email: 'ngozi@amana.test' } });
  await backend.call('createPersonaSession', { path: { id: 'ngozi' } });

  await backend.call('resetWorld', { body: {} });

  expect((await backend.refusal('createPersonaSession', { path: { id: 'ngozi' } })).status).toBe(400);
  expect((await backend.call('getMailbox', { query: { to: 'ngozi@amana.test' } })).data).toHaveLength(1);
});
