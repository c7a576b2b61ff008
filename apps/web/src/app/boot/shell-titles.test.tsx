import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdAnswers } from '../../testing/hold-answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { SHELL_TITLES } from './shell-titles.ts';

const ID = '00000000-0000-4000-8000-000000000000';

test.each(SHELL_TITLES)('the page at %s begins with the heading of its shell', async (pattern, title) => {
  const app = await openApp('/dashboard/overview', { as: 'ada' });
  holdAnswers(app, ID);

  await app.goTo(pattern.replace(/:id\??/, ID));

  await screen.findByRole('heading', { level: 1, name: title });
  const hasWayBack = screen.getByRole('main').querySelector('header > a') !== null;
  expect(hasWayBack).toBe(title !== 'Account');
});
