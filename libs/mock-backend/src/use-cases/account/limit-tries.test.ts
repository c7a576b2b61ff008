import { expect, test, vi } from 'vitest';
import { PERSONAS, PERSONA_PASSWORD } from '../../simulation/personas.ts';
import { type TestBackend, createTestBackend } from '../../testing/test-backend.ts';

const [ADA, CHIDI, , NGOZI] = PERSONAS;
const MINUTE_MS = 60_000;
const NOBODY = 'nobody@amana.test';

function advance(backend: TestBackend, advanceMs: number) {
  return backend.call('moveClock', { body: { advanceMs } });
}

const signIn = (email: string, password: string = PERSONA_PASSWORD) => ({ body: { email, password } });

async function guess(backend: TestBackend, email: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) await backend.refusal('login', signIn(email, 'Passw0rd?'));
}

test.each([
  ['forgotPassword', 'resendConfirmEmail'],
  ['resendConfirmEmail', 'forgotPassword'],
] as const)('%s mails an address five times, then not before it has rested', async (asked, other) => {
  const backend = await createTestBackend();
  const ask = { body: { email: NGOZI.email } };
  for (let asks = 0; asks < 5; asks += 1) {
    await backend.call(asked, ask);
    await advance(backend, MINUTE_MS);
  }
  const before = backend.fingerprint();

  expect(await backend.refusal(asked, ask)).toEqual({
    status: 429,
    message: 'Too many tries. Please wait 14 minutes and try again.',
  });
  expect((await backend.refusal(asked, { body: { email: 'NGOZI@Amana.test' } })).status).toBe(429);

  expect(backend.fingerprint()).toBe(before);
  await backend.call(asked, { body: { email: CHIDI.email } });
  await backend.call(other, ask);
  await advance(backend, 14 * MINUTE_MS - 1);
  expect((await backend.refusal(asked, ask)).message).toContain('wait a minute');
  await advance(backend, 1);
  await backend.call(asked, ask);
});

test.each(['forgotPassword', 'resendConfirmEmail'] as const)(
  '%s blocks an address without an account too',
  async (asked) => {
    const backend = await createTestBackend();
    const answers = async (email: string) => {
      const statuses: number[] = [];
      for (let asks = 0; asks < 6; asks += 1) {
        statuses.push((await backend.send(asked, await backend.request(asked, { body: { email } }))).status);
      }
      return statuses;
    };

    expect(await answers(NOBODY)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await answers(NGOZI.email)).toEqual([200, 200, 200, 200, 200, 429]);
  },
);

test('a blocked address is told when to try again', async () => {
  const backend = await createTestBackend();
  await guess(backend, ADA.email, 10);
  await advance(backend, 10_500);

  const blocked = await backend.send('login', await backend.request('login', signIn(ADA.email)));

  expect(blocked.status).toBe(429);
  expect(blocked.headers.get('retry-after')).toBe('50');
  expect(blocked.headers.get('access-control-expose-headers')).toContain('Retry-After');
});

test('ten wrong sign-ins: block an address for a minute, known or unknown', async () => {
  const backend = await createTestBackend();
  await guess(backend, ADA.email, 10);
  await guess(backend, NOBODY, 10);

  const known = await backend.refusal('login', signIn(ADA.email));
  expect(known).toEqual({ status: 429, message: 'Too many tries. Please wait a minute and try again.' });
  expect(await backend.refusal('login', signIn(NOBODY))).toEqual(known);
  await backend.call('login', signIn(CHIDI.email));

  await advance(backend, MINUTE_MS);
  await backend.call('login', signIn(ADA.email));
});

test('a correct or a reset password clears the wrong tries', async () => {
  const backend = await createTestBackend();
  await guess(backend, ADA.email, 9);
  await backend.call('login', signIn(ADA.email));
  await guess(backend, ADA.email, 9);
  await backend.call('login', signIn(ADA.email));

  await guess(backend, ADA.email, 10);
  await backend.call('forgotPassword', { body: { email: ADA.email } });
  const { data } = await backend.call('getMailbox', { query: { kind: 'reset-password', limit: 1 } });
  const resetToken = new URL(data[0]?.link ?? '').searchParams.get('Token') ?? '';
  const newPassword = 'N3wPassw0rd!';
  await backend.call('resetPassword', {
    body: { email: ADA.email, resetToken, newPassword, confirmNewPassword: newPassword },
  });
  await backend.call('login', signIn(ADA.email, newPassword));
});

test('sign-ins with the correct password are not limited', async () => {
  const backend = await createTestBackend();

  for (const { id, email } of PERSONAS.filter(({ emailConfirmed }) => emailConfirmed)) {
    for (let times = 0; times < 30; times += 1) {
      await backend.call('login', signIn(email));
      await backend.call('createPersonaSession', { path: { id } });
    }
  }
});

test.each(['tries', 'answers'] as const)(
  '%s: those that are over are found from the oldest on',
  async (kind) => {
    const backend = await createTestBackend();
    const look = vi.fn(() => Infinity);
    const rows = Array.from({ length: 9 }, (_, id) =>
      Object.defineProperty({ id }, 'untilMs', { get: look }),
    );
    vi.spyOn(backend.world.tables[kind], 'all').mockReturnValue(rows as never);

    const request = await backend.request('forgotPassword', { body: { email: ADA.email } });
    request.headers.set('idempotency-key', 'key');
    expect((await backend.send('forgotPassword', request)).status).toBe(200);

    expect(look).toHaveBeenCalledOnce();
  },
);
