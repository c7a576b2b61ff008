import type { SignUpRequest, UpdateUserDetailsRequest } from '@amana/api/contract';
import { expect, test } from 'vitest';
import { PERSONAS } from '../../simulation/personas.ts';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';

const [ADA, CHIDI, BOLA, NGOZI] = PERSONAS;
const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'N3wPassw0rd!';

const KEMI: SignUpRequest = {
  firstName: 'Kemi',
  lastName: 'Alao',
  email: 'Kemi@Example.test',
  phoneNumber: '08011112222',
  password: 'Passw0rd!',
  confirmPassword: 'Passw0rd!',
};

const BOLA_DETAILS: UpdateUserDetailsRequest = {
  id: BOLA.userId,
  firstName: 'Bola',
  lastName: 'Ade',
  phoneNumber: BOLA.phoneNumber,
  dateOfBirth: '1990-05-05',
  address: '1 Broad Street, Lagos',
  gender: '',
};

async function mailedLink(
  backend: TestBackend,
  to: string,
): Promise<{ token: string; email: string; url: URL }> {
  const [mail] = (await backend.call('getMailbox', { query: { to } })).data;
  const url = new URL(mail?.link ?? '');
  return { token: url.searchParams.get('Token') ?? '', email: url.searchParams.get('email') ?? '', url };
}

function reset(token: string, email: string, newPassword = NEW_PASSWORD) {
  return { body: { resetToken: token, email, newPassword, confirmNewPassword: newPassword } };
}

test('a new person registers, confirms by the mailed link and signs in', async () => {
  const backend = await createTestBackend();

  expect((await backend.call('signUp', { body: KEMI })).message).toBe('Registration successfully');
  const link = await mailedLink(backend, 'kemi@example.test');
  expect(`${link.url.origin}${link.url.pathname}`).toBe('http://localhost:4200/confirm-email');
  const { token, email } = link;
  await backend.call('confirmEmail', { query: { token, email } });

  const { user } = (
    await backend.call('login', { body: { email: 'kemi@example.test', password: KEMI.password } })
  ).data;
  expect(user).toMatchObject({ firstName: 'Kemi', profileCompleted: false, hasPassword: true });
});

test('register: refuses a known address in upper or lower case', async () => {
  const backend = await createTestBackend();
  const before = backend.fingerprint();

  const refusal = await backend.refusal('signUp', { body: { ...KEMI, email: 'ADA@Amana.test' } });

  expect(refusal.status).toBe(409);
  expect(backend.fingerprint()).toBe(before);
});

test('register: refuses the name of the configured product', async () => {
  const backend = await createTestBackend();
  await backend.call('updateSettings', { body: { productName: 'Safe Hands' } });

  const refusal = await backend.refusal('signUp', { body: { ...KEMI, lastName: 'Safehands' } });

  expect(refusal.status).toBe(400);
  await backend.call('updateSettings', { body: { productName: 'Amana' } });
});

test.each<[Partial<SignUpRequest>, string, string]>([
  [{ firstName: '\u200b' }, 'firstName', 'First Name is required'],
  [{ lastName: 'Support' }, 'lastName', 'Last Name must not look like the name of this service or its staff'],
  [
    { password: 'passw0rd!', confirmPassword: 'passw0rd!' },
    'password',
    'Password must contain an uppercase letter',
  ],
  [{ confirmPassword: 'Passw0rd?' }, 'confirmPassword', 'Passwords must match'],
])('registration with %j is refused at the field', async (change, field, message) => {
  const backend = await createTestBackend();
  const before = backend.fingerprint();

  const refusal = await backend.refusal('signUp', { body: { ...KEMI, ...change } });

  expect(refusal.status).toBe(400);
  expect(Object.keys(refusal.errors ?? {})).toContain(field);
  expect(refusal.errors?.[field]?.join()).toContain(message);
  expect(backend.fingerprint()).toBe(before);
});

test('a confirmation link works once, for its own address, for a day', async () => {
  const backend = await createTestBackend();
  const { token, email } = await mailedLink(backend, NGOZI.email);

  await backend.refusal('confirmEmail', { query: { token, email: ADA.email } });
  await backend.refusal('confirmEmail', { query: { token: 'guess', email } });
  await backend.call('confirmEmail', { query: { token, email: email.toUpperCase() } });
  expect((await backend.refusal('confirmEmail', { query: { token, email } })).status).toBe(400);

  const other = await createTestBackend();
  const late = await mailedLink(other, NGOZI.email);
  await other.call('moveClock', { body: { advanceMs: 24 * HOUR_MS } });
  await other.refusal('confirmEmail', { query: { token: late.token, email: late.email } });
});

test('asking for a mail does not reveal whether an address has an account', async () => {
  const backend = await createTestBackend();
  await backend.call('clearMailbox');

  const answers = await Promise.all(
    [ADA.email, NGOZI.email, 'nobody@amana.test'].map(async (email) => [
      await backend.call('forgotPassword', { body: { email } }),
      await backend.call('resendConfirmEmail', { body: { email } }),
    ]),
  );

  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  const mails = (await backend.call('getMailbox', {})).data.map(({ to, kind }) => `${kind} ${to}`);
  expect(mails.sort()).toEqual([
    'confirm-email ngozi@amana.test',
    'reset-password ada@amana.test',
    'reset-password ngozi@amana.test',
  ]);
});

test('a mailed link resets a forgotten password once and ends every session', async () => {
  const backend = await createTestBackend();
  const before = (await backend.call('login', { body: { email: ADA.email, password: 'Passw0rd!' } })).data;
  await backend.call('forgotPassword', { body: { email: ADA.email } });
  const { token, email, url } = await mailedLink(backend, ADA.email);
  expect(url.pathname).toBe('/reset-password');

  await backend.call('resetPassword', reset(token, email));

  await backend.refusal('login', { body: { email: ADA.email, password: 'Passw0rd!' } });
  await backend.call('login', { body: { email: ADA.email, password: NEW_PASSWORD } });
  await backend.refusal('refresh', { body: { refreshToken: before.refreshToken } });
  expect((await backend.refusal('resetPassword', reset(token, email))).message).toBe(
    'Invalid token or email',
  );
});

test('a reset link: confirms the address, as its mail was read', async () => {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: 'ngozi@amana.test' } });
  const { token, email } = await mailedLink(backend, 'ngozi@amana.test');

  await backend.call('resetPassword', reset(token, email));

  await backend.call('login', { body: { email, password: NEW_PASSWORD } });
  const { data } = await backend.call('getNotifications', { as: 'ngozi' });
  expect(data.map(({ shortDescription, directUrl }) => [shortDescription, directUrl])).toEqual([
    ['Welcome to Amana', '/dashboard/account/edit-profile'],
    ['New password', null],
  ]);
});

test('a reset link expires after an hour and belongs to one address', async () => {
  const backend = await createTestBackend();
  await backend.call('forgotPassword', { body: { email: ADA.email } });
  const { token, email } = await mailedLink(backend, ADA.email);

  await backend.refusal('resetPassword', reset(token, CHIDI.email));
  await backend.refusal('resetPassword', reset(token, email, 'weak'));
  await backend.call('moveClock', { body: { advanceMs: HOUR_MS } });

  expect((await backend.refusal('resetPassword', reset(token, email))).status).toBe(400);
});

test('changing the password needs the current one and ends every session', async () => {
  const backend = await createTestBackend();
  const { token, user } = (await backend.call('login', { body: { email: ADA.email, password: 'Passw0rd!' } }))
    .data;
  const change = (currentPassword: string) => ({
    path: { id: user.userId },
    body: { id: user.userId, currentPassword, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
    as: { token },
  });

  const wrong = await backend.refusal('changePassword', change('Passw0rd?'));
  expect(wrong.status).toBe(400);
  expect((await backend.call('changePassword', change('Passw0rd!'))).message).toBe(
    'Password Updated successfully',
  );

  expect((await backend.refusal('getUser', { path: { id: user.userId }, as: { token } })).status).toBe(401);
  await backend.call('login', { body: { email: ADA.email, password: NEW_PASSWORD } });
});

test('profile: verified with names, phone, date of birth and address', async () => {
  const backend = await createTestBackend();
  const own = { path: { id: BOLA.userId }, as: 'bola' } as const;

  const incomplete = await backend.call('updateUserDetails', {
    ...own,
    body: { ...BOLA_DETAILS, address: '' },
  });
  expect(incomplete.data.profileCompleted).toBe(false);
  const undated = await backend.call('updateUserDetails', {
    ...own,
    body: { ...BOLA_DETAILS, dateOfBirth: null },
  });
  expect(undated.data.profileCompleted).toBe(false);

  expect(
    (await backend.call('updateUserDetails', { ...own, body: BOLA_DETAILS })).data.profileCompleted,
  ).toBe(true);
});

test.each<Partial<UpdateUserDetailsRequest>>([
  { dateOfBirth: '2011-03-03' },
  { dateOfBirth: '1990-02-30' },
  { firstName: ' ' },
  { phoneNumber: '080311112222' },
  { id: ADA.userId },
])('a profile with %j is refused and stays as it was', async (change) => {
  const backend = await createTestBackend();
  const call = { path: { id: BOLA.userId }, as: 'bola', body: { ...BOLA_DETAILS, ...change } } as const;
  await backend.request('updateUserDetails', call);
  const before = backend.fingerprint();

  expect((await backend.refusal('updateUserDetails', call)).status).toBe(400);

  expect(backend.fingerprint()).toBe(before);
});

test('deleted account: has no sessions, no sign-in, and frees its address', async () => {
  const backend = await createTestBackend();
  const { token, refreshToken, user } = (
    await backend.call('login', { body: { email: ADA.email, password: 'Passw0rd!' } })
  ).data;

  const answer = await backend.call('deleteUser', { path: { id: user.userId }, as: { token } });

  expect(answer.message).toBe('Account deleted successfully');
  expect((await backend.refusal('getUser', { path: { id: user.userId }, as: { token } })).status).toBe(401);
  await backend.refusal('refresh', { body: { refreshToken } });
  await backend.refusal('login', { body: { email: ADA.email, password: 'Passw0rd!' } });
  expect((await backend.refusal('createPersonaSession', { path: { id: 'ada' } })).status).toBe(404);
  expect(backend.world.tables.users.get(user.userId)).toMatchObject({
    phoneNumber: '',
    address: '',
    dateOfBirth: null,
    passwordHash: null,
  });
  await backend.call('signUp', { body: { ...KEMI, email: ADA.email } });
});
