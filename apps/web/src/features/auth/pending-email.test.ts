// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pendingEmail } from './pending-email.ts';

test('the email address to confirm is stored until it is forgotten', () => {
  expect(pendingEmail.read()).toBe('');

  pendingEmail.store('kemi@example.test');
  expect(pendingEmail.read()).toBe('kemi@example.test');

  pendingEmail.forget();
  expect(pendingEmail.read()).toBe('');
});
