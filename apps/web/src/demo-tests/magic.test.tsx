import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from './open-console.tsx';

test('every test value is listed with a button that copies it', async () => {
  const { backend, show } = await openConsole('/login');
  const { data } = await backend.call('getMagic');

  const sheet = await show('Faults');
  await screen.findByRole('heading', { name: 'Amount of an order' });

  for (const { value, outcome, example } of data) {
    expect(sheet.textContent).toContain(value);
    expect(sheet.textContent).toContain(outcome);
    expect(sheet.textContent).toContain(example);
  }
});
