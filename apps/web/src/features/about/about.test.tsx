import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

test('the sign-in page leads to what is stored and how to report a barrier', async () => {
  const { user } = await openApp('/login', { config: { supportEmail: 'help@example.test' } });

  await user.click(await screen.findByRole('link', { name: 'About this app' }));

  await screen.findByRole('heading', { level: 1, name: 'About this app' });
  const links = screen.getAllByRole('link', { name: 'help@example.test' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('mailto:help@example.test');
  screen.getByText('Until you delete it: the theme, light or dark');
  screen.getByText('Until the order is shown: the order link that you opened');
});

test('terms without an address are not a dead link', async () => {
  await openApp('/about');

  await screen.findByText('Terms of Use: not published here yet by the operator of this site.');
  screen.getByText('Privacy Policy: not published here yet by the operator of this site.');
});

test('terms with an address are linked', async () => {
  await openApp('/about', { config: { termsUrl: 'https://terms.example/' } });

  const link = await screen.findByRole('link', { name: 'Terms of Use' });
  expect(link.getAttribute('href')).toBe('https://terms.example/');
  screen.getByText('Privacy Policy: not published here yet by the operator of this site.');
});

test('Settings lead to the page about this app', async () => {
  await openApp('/dashboard/settings', { as: 'ada' });

  const link = await screen.findByRole('link', { name: 'About this app' });
  expect(link.getAttribute('href')).toBe('/about');
});

test('the demo stores its world in this browser', async () => {
  await openApp('/about', { config: { mockHost: 'browser' } });

  await screen.findByText('This demo also stores its invented people and orders here.');
});
