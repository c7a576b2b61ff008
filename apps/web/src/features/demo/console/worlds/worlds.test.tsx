import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { $session } from '../../../../session/index.ts';
import { tradeAt } from '../../../../testing/trade-at.ts';
import { press } from '../../../../testing/fill-form.ts';
import { openConsole } from '../testing/open-console.tsx';

const file = (name: string, text: string) => new File([text], name, { type: 'application/json' });

test('the world starts again, and who is signed in goes on', async () => {
  const { backend } = await tradeAt('Paid');
  const { user, show, told, address } = await openConsole('/dashboard/orders', { as: 'ada', backend });
  const { accessToken } = $session.getState();
  await show('Worlds');

  await press(user, 'Start Nobody has traded');

  await told('The world starts from Nobody has traded');
  await screen.findByText(/No orders/i);
  expect($session.getState().user?.firstName).toBe('Ada');
  expect($session.getState().accessToken).not.toBe(accessToken);
  expect(address()).toBe('/dashboard/orders');
});

test('a world that was exported comes back whole', async () => {
  const { backend, trade } = await tradeAt('Paid');
  const saved: Blob[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:world';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, show, told } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Worlds');

  await press(user, 'Export');
  await told(/^The world is in your downloads/);
  await backend.call('resetWorld', { body: {} });
  await user.upload(screen.getByLabelText('World file'), file('kept.json', (await saved[0]?.text()) ?? ''));

  await told('The world of kept.json stands');
  await waitFor(async () => expect(await trade.status()).toBe('Paid'));
});

test.each([
  ['no JSON', '{', 'wrong.json is not a world: it is not JSON.'],
  ['another file', '{"name":"package"}', 'wrong.json is not a world that was exported here.'],
  ['another version', '{"version":99,"tables":{}}', /version/i],
])('a wrong file is refused with its reason, and changes nothing: %s', async (_, text, reason) => {
  const { backend } = await tradeAt('Paid');
  const { user, show, told } = await openConsole('/dashboard/overview', { as: 'ada', backend });
  await show('Worlds');
  const before = backend.fingerprint();

  await user.upload(screen.getByLabelText('World file'), file('wrong.json', text));

  await told(reason);
  expect(backend.fingerprint()).toBe(before);
});
