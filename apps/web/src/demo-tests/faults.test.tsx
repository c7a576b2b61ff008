import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../testing/fill-form.ts';
import { openConsole } from './open-console.tsx';

test.each([
  ['Slow', { latencyMs: 2_000, jitterMs: 1_000, failureRate: 0, offline: false }],
  ['Flaky', { latencyMs: 0, jitterMs: 0, failureRate: 0.3, offline: false }],
  ['Offline', { latencyMs: 0, jitterMs: 0, failureRate: 0, offline: true }],
])('the network is made %s, and normal again', async (name, faults) => {
  const { backend, user, show, outcome } = await openConsole('/login');
  await show('Faults');

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

test('one operation fails once, with any setting of the network', async () => {
  const { backend, user, show, outcome } = await openConsole('/login');
  await show('Faults');
  await user.click(await screen.findByRole('radio', { name: /^Flaky/ }));
  await outcome('The network is flaky');

  await user.selectOptions(screen.getByLabelText('Call'), 'getOrder');
  await user.selectOptions(screen.getByLabelText('Answer'), '500');
  await press(user, 'Fail it once');

  await outcome('The next getOrder fails with 500');
  await screen.findByText('Will fail: getOrder (500).');
  expect((await backend.call('getFaults')).data).toMatchObject({
    failureRate: 0.3,
    failNext: [{ operationId: 'getOrder', status: 500, times: 1 }],
  });

  await press(user, 'Forget them');
  await screen.findByText('No call is waited for.');
  expect((await backend.call('getFaults')).data.failNext).toEqual([]);
});

test('a failure that happened is not injected again by another setting', async () => {
  const { backend, user, show, outcome } = await openConsole('/login');
  const failed = async () => {
    const body = { email: 'ada@amana.test', password: 'Passw0rd!' };
    expect((await backend.refusal('login', { body })).status).toBe(503);
  };
  await show('Faults');
  await user.selectOptions(await screen.findByLabelText('Call'), 'login');

  await press(user, 'Fail it once');
  await outcome('The next login fails with 503');
  await failed();
  await user.click(screen.getByRole('radio', { name: /^Slow/ }));
  await outcome('The network is slow');
  expect((await backend.call('getFaults')).data).toMatchObject({ latencyMs: 2_000, failNext: [] });

  await user.click(screen.getByRole('radio', { name: /^None/ }));
  await outcome('The network is well again');
  await press(user, 'Fail it once');
  await outcome('The next login fails with 503');
  await failed();
  await screen.findByText('No call is waited for.');
});

test('a deviation is found, and switched on and off without the others', async () => {
  const { backend, user, show, outcome } = await openConsole('/login');
  await backend.call('putDeviations', {
    body: { deviations: [{ name: 'pascal-case', operationIds: ['getOrder'] }] },
  });
  await show('Faults');
  const active = async () =>
    (await backend.call('getDeviations')).data
      .filter((deviation) => deviation.active)
      .map(({ name, operationIds }) => ({ name, operationIds }));

  await user.type(await screen.findByLabelText('Find a deviation'), 'text-amounts');
  await user.click(await screen.findByRole('checkbox', { name: 'text-amounts' }));
  await outcome('text-amounts is active');
  expect(await active()).toEqual(
    expect.arrayContaining([
      { name: 'pascal-case', operationIds: ['getOrder'] },
      { name: 'text-amounts', operationIds: [] },
    ]),
  );

  await user.click(await screen.findByRole('checkbox', { name: 'text-amounts', checked: true }));
  await outcome('text-amounts is switched off');
  expect(await active()).toEqual([{ name: 'pascal-case', operationIds: ['getOrder'] }]);
});
