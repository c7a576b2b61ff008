import { onlineManager } from '@tanstack/react-query';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { $pagesLeft, unconfirmed } from '../../changes/unconfirmed-changes.ts';
import { UnconfirmedChangeDialog } from './unconfirmed-change-dialog.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
});

test.each([
  ['with a network it names no cause', true, 'What you typed is still here. Check again in a moment.'],
  [
    'without one it says so',
    false,
    'This device is offline. What you typed is still here. Check again in a moment.',
  ],
])('%s', async (_name, isOnline, text) => {
  onlineManager.setOnline(isOnline);
  const scope = fork();
  const change = { pagesLeft: scope.getState($pagesLeft), failure: null };
  await allSettled(unconfirmed, { scope, params: { change, checkAgain: () => undefined } });

  render(
    <Provider value={scope}>
      <UnconfirmedChangeDialog />
    </Provider>,
    { wrapper: MemoryRouter },
  );

  expect(screen.getByRole('status').textContent).toBe(text);
  // A live region that appears together with its text is not announced; a dialog's description is read when it opens.
  screen.getByRole('dialog', { description: text });
});
