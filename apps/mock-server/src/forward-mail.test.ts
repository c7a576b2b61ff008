import { expect, onTestFinished, test } from 'vitest';
import { type MockServer, startMockServer } from './start-mock-server.ts';
import { type MailCatcher, catchMail } from './testing/mail-catcher.ts';

async function aCatcher(): Promise<MailCatcher> {
  const catcher = await catchMail();
  onTestFinished(() => catcher.close());
  return catcher;
}

async function serverWith(port: number, problems: string[] = []): Promise<MockServer> {
  const server = await startMockServer({
    port: 0,
    scenario: 'empty',
    seed: 1,
    smtp: { host: '127.0.0.1', port },
    reportProblem: (line) => problems.push(line),
  });
  onTestFinished(() => server.close());
  return server;
}

async function askForReset({ url }: MockServer, email: string): Promise<number> {
  const response = await fetch(`${url}/api/v1/Auth/ForgotPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return response.status;
}

test('every mail is forwarded with its recipient and its link', async () => {
  const catcher = await aCatcher();
  const server = await serverWith(catcher.port);

  await askForReset(server, 'ada@amana.test');
  await askForReset(server, 'chidi@amana.test');

  const [first, second] = await catcher.caught(2);
  expect([first?.to, second?.to]).toEqual(['ada@amana.test', 'chidi@amana.test']);
  expect(first?.source).toContain('Subject: Reset your password');
  expect(first?.source).toContain('X-Amana-Kind: reset-password');
  const mails = [...server.backend.host.world.tables.mails.all()];
  const mail = mails.findLast(({ to }) => to === 'ada@amana.test');
  expect(decoded(first?.source ?? '')).toContain(mail?.link);
});

/** Decodes quoted-printable, which breaks long lines. */
function decoded(source: string): string {
  return source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

test('the mails of a scenario are not forwarded', async () => {
  const catcher = await aCatcher();
  const server = await serverWith(catcher.port);

  await fetch(`${server.url}/mock/v1/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'default' }),
  });
  await askForReset(server, 'ada@amana.test');

  expect((await catcher.caught(1)).map(({ to }) => to)).toEqual(['ada@amana.test']);
});

test('an unreachable mail catcher is reported once, and no call fails', async () => {
  const catcher = await catchMail();
  await catcher.close();
  const problems: string[] = [];
  const server = await serverWith(catcher.port, problems);

  expect(await askForReset(server, 'ada@amana.test')).toBe(200);
  expect(await askForReset(server, 'chidi@amana.test')).toBe(200);
  await server.close();

  expect(problems).toEqual([expect.stringMatching(/^Mail to 127\.0\.0\.1:\d+ is not delivered: .*$/)]);
});
