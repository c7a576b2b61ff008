import { expect, test } from 'vitest';
import type { MockServer } from '../../start-mock-server.ts';
import { aServer } from '../../testing/a-server.ts';
import { sendTestMail } from '../../testing/send-test-mail.ts';

async function pageOf({ url }: MockServer, query = ''): Promise<string> {
  const response = await fetch(`${url}/mock/mailbox${query}`);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  return response.text();
}

test('a mail is shown with its recipient, its link and its code', async () => {
  const server = await aServer();
  await sendTestMail(server, {
    to: 'ada@amana.test',
    subject: 'Your code',
    code: '123456',
    link: 'http://app.test/a?b=1&c=2',
  });

  const page = await pageOf(server);

  expect(page).toContain('Your code');
  expect(page).toContain('<code class="code">123456</code>');
  expect(page).toContain('href="http://app.test/a?b=1&amp;c=2"');
});

test('the text of a mail is escaped', async () => {
  const server = await aServer();
  const evil = '"><script>alert(1)</script>';
  await sendTestMail(server, {
    to: evil,
    subject: evil,
    text: evil,
    code: evil,
    link: 'javascript:alert(1)',
  });

  const page = await pageOf(server, `?to=${encodeURIComponent(evil)}`);

  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('javascript:alert');
  expect(page.match(/&quot;&gt;&lt;script&gt;/g)).toHaveLength(5);
});

test('the content security policy allows only the scripts of the page', async () => {
  const { url } = await aServer();

  const policy = (await fetch(`${url}/mock/mailbox`)).headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('the mailbox: filters by recipient and kind, and refuses unknown kinds', async () => {
  const server = await aServer();
  await sendTestMail(server, { to: 'ada@amana.test', subject: 'For Ada' });
  await sendTestMail(server, { to: 'chidi@amana.test', subject: 'For Chidi' });

  const page = await pageOf(server, '?to=ada@amana.test&kind=');

  expect(page).toContain('For Ada');
  expect(page).not.toContain('For Chidi');
  expect(await pageOf(server, '?kind=nonsense')).toContain('role="alert"');
});

test('a mail is shown below more than fifty newer ones', async () => {
  const server = await aServer();
  await sendTestMail(server, { to: 'ada@amana.test', subject: 'The first one' });
  for (let mails = 0; mails < 60; mails += 1)
    await sendTestMail(server, { to: 'chidi@amana.test', subject: 'Another one' });

  expect(await pageOf(server)).toContain('The first one');
});
