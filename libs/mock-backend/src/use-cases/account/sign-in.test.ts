import { expect, onTestFinished, test, vi } from 'vitest';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';

const ADA = { email: 'ada@amana.test', password: 'Passw0rd!' };
const MINUTE_MS = 60_000;

function advance(backend: TestBackend, advanceMs: number) {
  return backend.call('moveClock', { body: { advanceMs } });
}

function credential(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return `e30.${btoa(String.fromCharCode(...bytes))}.`;
}

test('a wrong sign-in takes the same work with an account, without one and without a password', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  onTestFinished(() => derive.mockRestore());
  const backend = await createTestBackend();
  await backend.call('googleSignIn', {
    body: { accessToken: '', tokenId: credential({ email: 'social@amana.test', given_name: 'Sade' }) },
  });

  for (const email of [ADA.email, 'nobody@amana.test', 'social@amana.test']) {
    derive.mockClear();
    await backend.refusal('login', { body: { email, password: 'Passw0rd?' } });
    expect(derive).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ iterations: 1_000 }),
      expect.anything(),
      256,
    );
  }
});

test('the correct password starts a session that can read the account', async () => {
  const backend = await createTestBackend();

  const { data, message } = await backend.call('login', { body: { ...ADA, email: 'ADA@amana.test' } });

  expect(message).toBe('Login successfully');
  expect(data.user).toMatchObject({ firstName: 'Ada', profileCompleted: true, token: data.token });
  const own = await backend.call('getUser', { path: { id: data.user.userId }, as: { token: data.token } });
  expect(own.data.email).toBe('ada@amana.test');
});

test('sign-in: a wrong password and an unknown address get the same refusal', async () => {
  const backend = await createTestBackend();

  const wrong = await backend.refusal('login', { body: { ...ADA, password: 'Passw0rd?' } });
  const unknown = await backend.refusal('login', { body: { ...ADA, email: 'nobody@amana.test' } });

  expect(wrong).toEqual({ status: 400, message: 'Invalid email or password', '400': wrong.message });
  expect(unknown).toEqual(wrong);
});

test('the unconfirmed address is reported only with the correct password', async () => {
  const backend = await createTestBackend();
  const ngozi = { email: 'ngozi@amana.test', password: 'Passw0rd!' };

  const right = await backend.refusal('login', { body: ngozi });
  const wrong = await backend.refusal('login', { body: { ...ngozi, password: 'Passw0rd?' } });

  expect(right['400']).toBe('Login unsuccessful, please confirm email.');
  expect(wrong.message).toBe('Invalid email or password');
});

test('of thirty concurrent guesses ten are checked', async () => {
  const backend = await createTestBackend();
  const guess = () => backend.refusal('login', { body: { ...ADA, password: 'Passw0rd?' } });

  const refusals = await Promise.all(Array.from({ length: 30 }, guess));

  expect(refusals.filter(({ status }) => status === 400)).toHaveLength(10);
});

async function refreshesOf(backend: TestBackend) {
  const first = (await backend.call('login', { body: ADA })).data;
  const own = (token: string) => ({ path: { id: first.user.userId }, as: { token } });
  return {
    first: first.refreshToken,
    refresh: async (token = '') => (await backend.call('refresh', { body: { refreshToken: token } })).data,
    expectRefused: (token = '') => backend.refusal('refresh', { body: { refreshToken: token } }),
    expectAlive: (token: string) => backend.call('getUser', own(token)),
    expectEnded: async (token: string) =>
      expect((await backend.refusal('getUser', own(token))).status).toBe(401),
  };
}

test('refresh: a repetition within a minute gets the same refresh token, once', async () => {
  const backend = await createTestBackend();
  const { first, refresh, expectRefused, expectAlive, expectEnded } = await refreshesOf(backend);
  const lost = await refresh(first);
  await advance(backend, MINUTE_MS - 1);

  const repeated = await refresh(first);

  expect(repeated.refreshToken).toBe(lost.refreshToken);
  await expectAlive(lost.token);
  await expectAlive(repeated.token);
  await expectRefused(first);
  await expectEnded(repeated.token);
  await expectRefused(repeated.refreshToken);
});

test('refresh: after a repetition the session goes on', async () => {
  const backend = await createTestBackend();
  const { first, refresh, expectAlive } = await refreshesOf(backend);
  await refresh(first);

  const second = await refresh(first);
  const third = await refresh(second.refreshToken);

  await expectAlive(third.token);
  expect(third.refreshToken).not.toBe(second.refreshToken);
});

test('refresh: a reuse after a minute ends the session, not the other ones', async () => {
  const backend = await createTestBackend();
  const { first, refresh, expectRefused, expectEnded } = await refreshesOf(backend);
  const elsewhere = await refreshesOf(backend);
  const second = await refresh(first);
  await advance(backend, MINUTE_MS);

  await expectRefused(first);

  await expectEnded(second.token);
  await expectRefused(second.refreshToken);
  await elsewhere.refresh(elsewhere.first);
});

test('refresh: a reuse ends the session once the next token is exchanged', async () => {
  const backend = await createTestBackend();
  const { first, refresh, expectRefused, expectEnded } = await refreshesOf(backend);
  const second = await refresh(first);
  const third = await refresh(second.refreshToken);

  await expectRefused(first);

  await expectEnded(third.token);
});

test('refresh: refuses an access token, and a refresh token after a month', async () => {
  const backend = await createTestBackend();
  const { token, refreshToken } = (await backend.call('login', { body: ADA })).data;

  expect((await backend.refusal('refresh', { body: { refreshToken: token } })).status).toBe(400);
  await advance(backend, 30 * 24 * 60 * MINUTE_MS);
  expect((await backend.refusal('refresh', { body: { refreshToken } })).status).toBe(400);
});

test("sign-out: revokes both tokens of the session, not other devices'", async () => {
  const backend = await createTestBackend();
  const { user, token, refreshToken } = (await backend.call('login', { body: ADA })).data;
  const elsewhere = (await backend.call('login', { body: ADA })).data;

  await backend.call('logOut', { as: { token } });

  expect((await backend.refusal('logOut', { as: { token } })).status).toBe(401);
  await backend.refusal('refresh', { body: { refreshToken } });
  await backend.call('getUser', { path: { id: user.userId }, as: { token: elsewhere.token } });
});

test('a social sign-in creates a confirmed account without a password', async () => {
  const backend = await createTestBackend();
  const tokenId = credential({ email: 'Kemi@Example.test', given_name: 'Kẹ́mi', family_name: 'Alao' });

  const { user } = (await backend.call('googleSignIn', { body: { accessToken: '', tokenId } })).data;
  const again = (await backend.call('googleSignIn', { body: { accessToken: '', tokenId } })).data;

  expect(user).toMatchObject({
    firstName: 'Kẹ́mi',
    lastName: 'Alao',
    hasPassword: false,
    profileCompleted: false,
  });
  expect(again.user.userId).toBe(user.userId);
  expect(
    await backend.refusal('login', { body: { email: 'kemi@example.test', password: 'x' } }),
  ).toMatchObject({
    status: 400,
  });
});

test.each([
  [{ given_name: 'K'.repeat(500), family_name: 'A'.repeat(500) }, 'K'.repeat(60), 'A'.repeat(60)],
  [{ given_name: ` ${'K'.repeat(59)}😀`, family_name: 'Alao' }, 'K'.repeat(59), 'Alao'],
  [{ given_name: '  ', family_name: '' }, 'kemi', ''],
  [{ given_name: '✔ Kemi', family_name: 'Support' }, 'kemi', ''],
  [{ family_name: 'Alao' }, 'kemi', 'Alao'],
])('a profile takes as much of the provider’s names as it may hold (%o)', async (names, first, last) => {
  const backend = await createTestBackend();
  const tokenId = credential({ email: 'kemi@example.test', ...names });

  const { user } = (await backend.call('googleSignIn', { body: { accessToken: '', tokenId } })).data;

  expect(user).toMatchObject({ firstName: first, lastName: last, profileCompleted: false });
});

test('social sign-in: a known account keeps its password and profile', async () => {
  const backend = await createTestBackend();
  const tokenId = credential({ email: ADA.email, given_name: 'Other', family_name: 'Name' });

  const { user } = (await backend.call('googleSignIn', { body: { accessToken: '', tokenId } })).data;

  expect(user).toMatchObject({ firstName: 'Ada', hasPassword: true, profileCompleted: true });
  await backend.call('login', { body: ADA });
});

test('social sign-in: locks out whoever registered the address before', async () => {
  const backend = await createTestBackend();
  const ngozi = { email: 'ngozi@amana.test', password: 'Passw0rd!' };
  const tokenId = credential({ email: ngozi.email, given_name: 'Ngozi', family_name: 'Eze' });

  await backend.call('googleSignIn', { body: { accessToken: '', tokenId } });

  expect((await backend.refusal('login', { body: ngozi })).message).toBe('Invalid email or password');
});

test.each([
  'garbage',
  'a.b.c',
  credential([]),
  credential({ email: 'not an address' }),
  credential({ given_name: 'Ada' }),
  `e30.${btoa('null')}.`,
])('an invalid credential (%s): refused without an account', async (tokenId) => {
  const backend = await createTestBackend();
  const before = backend.fingerprint();

  expect((await backend.refusal('googleSignIn', { body: { accessToken: '', tokenId } })).status).toBe(400);

  expect(backend.fingerprint()).toBe(before);
});
