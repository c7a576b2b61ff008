import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillForm, press } from '../../testing/fill-form.ts';
import { serveWith } from '../../testing/server.ts';

const isGone = () => {
  throw new Error('The script was not answered');
};

// Test files share modules, so others may have loaded these.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('./social/social-sign-in.tsx');
  vi.resetModules();
});

test('social sign-in whose chunk is missing shows a text, the form works', async () => {
  vi.doMock('./social/social-sign-in.tsx', isGone);
  const backend = await createTestBackend();
  // The server that listens is the one from before the modules were reset.
  serveWith(backend);
  const { openApp } = await import('../../testing/open-app.tsx');
  const { user, address } = await openApp('/login', { backend, config: { identityClientId: 'simulated' } });

  await screen.findByText('Social sign-in is not available right now. Use your email below.');
  await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });
  await press(user, 'Log In');

  await waitFor(() => expect(address()).toBe('/dashboard/overview'));
});
