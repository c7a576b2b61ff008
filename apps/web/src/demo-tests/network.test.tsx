import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from './open-console.tsx';

test.each([
  ['Slow', { latencyMs: 2_000, jitterMs: 1_000, failureRate: 0, offline: false }],
  ['Flaky', { latencyMs: 0, jitterMs: 0, failureRate: 0.3, offline: false }],
  ['Offline', { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: true }],
])('the network is made %s, and normal again', async (name, faults) => {
  const { backend, user, show, outcome } = await openConsole('/login');
  await show('Worlds');

  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
  await outcome(`The network is ${name.toLowerCase()}`);
  expect((await backend.call('getFaults')).data).toMatchObject(faults);

  await user.click(screen.getByRole('radio', { name: /^None/ }));
  await outcome('The network is well again');
  expect((await backend.call('getFaults')).data).toMatchObject({
    latencyMs: 0,
    failureRate: 0,
    offline: false,
  });
});

test('a failure that the next call meets stays, with any setting of the network', async () => {
  const { backend, user, show, outcome } = await openConsole('/login');
  const failNext = [{ operationId: 'getOrder' as const, status: 500, times: 1 }];
  await backend.call('putFaults', { body: { failNext } });
  await show('Worlds');

  await user.click(await screen.findByRole('radio', { name: /^Flaky/ }));
  await outcome('The network is flaky');

  expect((await backend.call('getFaults')).data).toMatchObject({ failureRate: 0.3, failNext });
});
