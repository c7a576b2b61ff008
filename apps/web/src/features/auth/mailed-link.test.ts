import { expect, test } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

const TOKEN = 'CfDJ8+Qz/a+b==';
const EMAIL = 'ada+shop@amana.test';

test.each([
  ['as it is', `Token=${TOKEN}&email=${EMAIL}`],
  ['encoded', `Token=${encodeURIComponent(TOKEN)}&email=${encodeURIComponent(EMAIL)}`],
  ['with a name in lower case', `token=${TOKEN}&email=${EMAIL}`],
])('a link whose mail has the plus signs %s keeps them', (_, query) => {
  expect(readMailedLink(new URLSearchParams(query))).toEqual({ token: TOKEN, email: EMAIL });
});
