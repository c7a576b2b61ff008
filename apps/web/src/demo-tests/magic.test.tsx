import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from './open-console.tsx';

test('every magic value stands on the sheet, with something to copy', async () => {
  const { backend, show } = await openConsole('/login');
  const { data } = await backend.call('getMagic');

  const sheet = await show('Magic');
  await screen.findByRole('heading', { name: 'Amount of an order' });

  for (const { value, outcome, example } of data) {
    expect(sheet.textContent).toContain(value);
    expect(sheet.textContent).toContain(outcome);
    expect(sheet.textContent).toContain(example);
  }
});
