import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readDemoLink } from '@amana/demo/testing';
import { $session } from '../session/index.ts';
import { press } from '../testing/fill-form.ts';
import { openConsole } from './open-console.tsx';

test('a start brings its world, its person and its page', async () => {
  const { backend, user, show, outcome, address, scope } = await openConsole('/dashboard/overview', {
    as: 'bola',
  });
  const { data } = await backend.call('getScenarios');
  const start = data.find(({ name }) => name === 'account-waits-for-money');
  const title = start?.title ?? '';
  await show('Worlds');
  await user.type(await screen.findByLabelText('Find a start'), 'waits transfer');

  await press(user, `Start: ${title}`);

  await outcome(`Started: ${title}`);
  await waitFor(() => expect(address()).toBe(start?.path));
  expect(scope.getState($session).user?.firstName).toBe('Ada');
  expect((await backend.call('getState')).data.scenario).toBe('account-waits-for-money');
});

test('every start is listed with a link, and can be searched for', async () => {
  const { backend, user, show } = await openConsole('/dashboard/overview', { as: 'ada' });
  const { data } = await backend.call('getScenarios');
  const panel = await show('Worlds');
  await screen.findAllByText(/^Disputes: /);
  expect(within(panel).getAllByRole('button', { name: /^Start: / })).toHaveLength(data.length);

  await user.type(screen.getByLabelText('Find a start'), 'nothing is called so');

  await screen.findByText('No start is called so.');
});

test('a start without a person signs out and opens its page', async () => {
  const { backend, user, show } = await openConsole('/dashboard/overview', { as: 'ada' });
  const { data } = await backend.call('getScenarios');
  const start = data.find(({ persona }) => persona === null);
  await show('Worlds');
  await screen.findByRole('button', { name: `Start: ${start?.title ?? ''}` });
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'http://amana.test', assign });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });

  await press(user, `Start: ${start?.title ?? ''}`);

  await waitFor(() => expect(assign).toHaveBeenCalled());
  const { search } = new URL(String(assign.mock.calls[0]));
  expect(readDemoLink(search)).toEqual({ scenario: null, persona: 'none', to: start?.path });
  expect((await backend.call('getState')).data.scenario).toBe(start?.name);
});
