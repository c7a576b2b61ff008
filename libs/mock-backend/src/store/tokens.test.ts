import { expect, test } from 'vitest';
import { createTestBackend } from '../testing/test-backend.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const ADA = { email: 'ada@amana.test', password: 'Passw0rd!' };

async function signedInBackend() {
  const backend = await createTestBackend();
  const signIn = async () => (await backend.call('createPersonaSession', { path: { id: 'ada' } })).data;
  const wait = (advanceMs: number) => backend.call('moveClock', { body: { advanceMs } });
  const count = (kind: string) =>
    [...backend.world.tables.tokens.all()].filter((grant) => grant.kind === kind).length;
  return { backend, signIn, wait, count };
}

test('expired tokens go when the next one is issued, and the others stay', async () => {
  const { backend, signIn, wait, count } = await signedInBackend();
  await backend.call('forgotPassword', { body: { email: ADA.email } });
  const { refreshToken } = await signIn();
  await wait(16 * MINUTE_MS);
  await signIn();
  expect([count('access'), count('refresh'), count('reset-password')]).toEqual([1, 2, 1]);

  await wait(50 * MINUTE_MS);
  await signIn();
  expect([count('access'), count('refresh'), count('reset-password')]).toEqual([1, 3, 0]);
  await backend.call('refresh', { body: { refreshToken } });

  await wait(31 * DAY_MS);
  await signIn();
  expect(backend.world.tables.tokens.count()).toBe(2);
});

test('tokens with another lifetime do not hide expired ones', async () => {
  const { backend, signIn, wait, count } = await signedInBackend();
  await backend.call('updateSettings', { body: { accessTokenLifetimeMs: 10 * DAY_MS } });
  await signIn();
  await backend.call('updateSettings', { body: { accessTokenLifetimeMs: MINUTE_MS } });
  await signIn();
  await wait(DAY_MS);

  await signIn();

  expect(count('access')).toBe(2);
});
