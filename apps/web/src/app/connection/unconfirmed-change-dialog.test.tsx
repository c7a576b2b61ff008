import { onlineManager } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { $unconfirmedChange, $pagesLeft, unconfirmed, resolved } from '../../changes/unconfirmed-changes.ts';
import { UnconfirmedChangeDialog } from './unconfirmed-change-dialog.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  const doubt = $unconfirmedChange.getState();
  if (doubt !== null) resolved(doubt.change);
});

test.each([
  ['with a network it names no cause', true, 'What you typed is still here. Check again in a moment.'],
  [
    'without one it says so',
    false,
    'This device is offline. What you typed is still here. Check again in a moment.',
  ],
])('%s', (_name, isOnline, text) => {
  onlineManager.setOnline(isOnline);
  unconfirmed({
    change: { pagesLeft: $pagesLeft.getState(), failure: null },
    checkAgain: () => undefined,
  });

  render(<UnconfirmedChangeDialog />, { wrapper: MemoryRouter });

  expect(screen.getByRole('status').textContent).toBe(text);
  // A live region that appears together with its text is not announced; a dialog's description is read when it opens.
  screen.getByRole('dialog', { description: text });
});
