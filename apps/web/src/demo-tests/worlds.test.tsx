import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { $session } from '../session/index.ts';
import { tradeAt } from '../testing/trade-at.ts';
import { press } from '../testing/fill-form.ts';
import { openConsole } from './open-console.tsx';

const file = (name: string, text: string) => new File([text], name, { type: 'application/json' });

test('a start brings its world, its person and its page', async () => {
  const { backend, user, show, outcome, address } = await openConsole('/dashboard/overview', { as: 'bola' });
  const { data } = await backend.call('getScenarios');
  const start = data.find(({ name }) => name === 'account-waits-for-money');
  const title = start?.title ?? '';
  await show('Worlds');
  await user.type(await screen.findByLabelText('Find a start'), 'waits transfer');

  await press(user, `Start: ${title}`);

  await outcome(`Started: ${title}`);
  await waitFor(() => expect(address()).toBe(start?.path));
  expect($session.getState().user?.firstName).toBe('Ada');
  expect((await backend.call('getState')).data.scenario).toBe('account-waits-for-money');
});

test('every start is listed with a link, and can be searched for', async () => {
  const { backend, user, show } = await openConsole('/dashboard/overview', { as: 'ada' });
  const { data } = await backend.call('getScenarios');
  const panel = await show('Worlds');
  await screen.findByRole('heading', { name: 'Disputes', level: 4 });
  expect(within(panel).getAllByRole('button', { name: /^Start: / })).toHaveLength(data.length);

  await user.type(screen.getByLabelText('Find a start'), 'nothing is called so');

  await screen.findByText('No start is called so.');
});

test('an exported world is imported unchanged', async () => {
  const { backend, trade } = await tradeAt('Paid');
  const saved: Blob[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:world';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Worlds');

  await press(user, 'Export');
  await outcome(/^The world is in your downloads/);
  await backend.call('resetWorld', { body: {} });
  await user.upload(screen.getByLabelText('World file'), file('kept.json', (await saved[0]?.text()) ?? ''));

  await outcome('The world of kept.json is loaded');
  await waitFor(async () => expect(await trade.status()).toBe('Paid'));
});

test.each([
  ['no JSON', '{', 'wrong.json is not a world: it is not JSON.'],
  ['another file', '{"name":"package"}', 'wrong.json is not a world that was exported here.'],
  ['another version', '{"version":99,"rows":{}}', /version/i],
])('a wrong file is refused with its reason, and changes nothing: %s', async (_, text, reason) => {
  const { backend } = await tradeAt('Paid');
  const { user, show, outcome } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Worlds');
  const before = backend.fingerprint();

  await user.upload(screen.getByLabelText('World file'), file('wrong.json', text));

  await outcome(reason);
  expect(backend.fingerprint()).toBe(before);
});
