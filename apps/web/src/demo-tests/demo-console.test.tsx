import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { tradeAt } from '../testing/trade-at.ts';
import { press } from '../testing/fill-form.ts';
import { manageTransactionPath } from '../shared/paths.ts';
import { drawer, openConsole } from './open-console.tsx';

const OVERVIEW = '/dashboard/overview';

test('the application alone has no ribbon', async () => {
  await openApp(OVERVIEW, { as: 'ada' });

  await screen.findByRole('heading', { name: 'Welcome, Ada' });
  expect(screen.queryByText('Demo: no real money')).toBeNull();
});

test('the keyboard opens the console, walks its tabs and returns', async () => {
  const { user } = await openConsole(OVERVIEW, { as: 'ada' });
  const opener = screen.getByRole('button', { name: 'Console' });
  opener.focus();

  await user.keyboard('{Enter}');
  const first = await screen.findByRole('tab', { name: /People$/ });
  await waitFor(() => expect(first).toBe(document.activeElement));
  await user.keyboard('{ArrowDown>2/}{Enter}');
  expect(screen.getByRole('tab', { name: /Trade$/ })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel', { name: /Trade$/ })).not.toBeNull();
  await user.keyboard('{End}{ArrowDown}{ArrowUp}{Enter}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/Faults$/);
  await user.keyboard('{Escape}');

  expect(drawer()).toBeNull();
  await waitFor(() => expect(opener).toBe(document.activeElement));
});

test('the tour of a first visit: swallows no press', async () => {
  const { user, outcome } = await openConsole(OVERVIEW, { as: 'ada', isFirstVisit: true });
  await press(user, 'Console');
  await screen.findByText('Be anybody');

  // The shapes in antd's mask would take the presses.
  expect(document.querySelector('.ant-tour-mask *')).toBeNull();
  await press(user, 'Sign in as Chidi Okeke');
  await outcome('Signed in as Chidi Okeke');
});

test('it is clearly not part of the product', async () => {
  const { show } = await openConsole(OVERVIEW);

  await show('Faults');

  within(screen.getByRole('dialog', { name: 'Demo console' })).getByText('Not part of Amana');
});

test('the ribbon leads back to a fresh start', async () => {
  const { user } = await openConsole(OVERVIEW, { as: 'ada' });

  await press(user, 'Start again');

  await screen.findByRole('tabpanel', { name: /Worlds$/ });
});

test('a hidden ribbon stays hidden; Alt+Shift+D still opens the console', async () => {
  const { user } = await openConsole(OVERVIEW, { as: 'ada' });
  await press(user, 'Hide the demo ribbon for this visit');
  expect(screen.queryByText('Demo: no real money')).toBeNull();
  expect(sessionStorage.getItem('demoConsole')).toContain('"isRibbonHidden":true');

  await user.keyboard('{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}');

  await screen.findByRole('dialog', { name: 'Demo console' });
});

test('a dialog of the page takes the console in, which does not close it', async () => {
  const { backend, transactionId } = await tradeAt('Shipped');
  const { user } = await openConsole(manageTransactionPath(transactionId), { as: 'ada', backend });
  await press(user, 'Product Received');
  const dialog = await screen.findByRole('dialog', { name: 'Product Received' });

  await user.click(await within(dialog).findByRole('button', { name: /^Demo console/ }));
  await waitFor(() => expect(dialog.contains(drawer())).toBe(true));
  await user.keyboard('{Escape}');

  expect(drawer()).toBeNull();
  screen.getByRole('dialog', { name: 'Product Received' });
  await press(user, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Console/ }));
  expect(drawer()).not.toBeNull();
  expect(drawer()?.closest('dialog')).toBeNull();
});

test('on a first visit the console explains itself in four steps, once', async () => {
  const { user } = await openConsole(OVERVIEW, { as: 'ada', isFirstVisit: true });
  await press(user, 'Console');

  await screen.findByText('Be anybody');
  for (const title of ['Play the world outside', 'Pay, wait and see what happened', 'Start again']) {
    await press(user, 'Next');
    await screen.findByText(title, { selector: '.ant-tour-title' });
  }
  await press(user, 'Finish');

  await waitFor(() => expect(screen.queryByText('Pay, wait and see what happened')).toBeNull());
  expect(localStorage.getItem('demo/consoleTour')).toBe('closed');
});
