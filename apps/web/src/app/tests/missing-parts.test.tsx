import { createTestBackend } from '@amana/mock-lab/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveWith } from '../../testing/server.ts';

const BELL = '../../features/notifications/notification-bell.tsx';
const FIRST_HOME = '../../features/dashboard/overview/first-home.tsx';

const isGone = () => {
  throw new Error('The script was not answered');
};

// Test files share modules, so others may have loaded these.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock(BELL);
  vi.doUnmock(FIRST_HOME);
  vi.resetModules();
});

async function openHome() {
  const backend = await createTestBackend();
  // The server that listens is the one from before the modules were reset.
  serveWith(backend);
  const { openApp } = await import('../../testing/open-app.tsx');
  return openApp('/dashboard/overview', { as: 'ada', backend });
}

test('a bell that was not loaded is loaded by a press', async () => {
  vi.doMock(BELL, isGone);
  const { user } = await openHome();
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  expect(bell.getAttribute('aria-expanded')).toBeNull();
  vi.doUnmock(BELL);

  await user.click(bell);

  const loaded = await screen.findByRole('button', { name: 'Notifications', expanded: false });
  // The keyboard goes on from the bell.
  expect(loaded.closest('[tabindex]')).toBe(document.activeElement);
});

test('home stays usable without the explanation for newcomers', async () => {
  vi.doMock(FIRST_HOME, isGone);
  await openHome();

  const toDo = within(await screen.findByRole('region', { name: 'To do' }));
  await toDo.findByText('Nothing to do now');
  await screen.findByText('No Transactions Yet');
  expect(screen.queryByRole('region', { name: /^How / })).toBeNull();
});
