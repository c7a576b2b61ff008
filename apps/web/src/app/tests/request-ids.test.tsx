import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ACTIONS, openAction, send } from '../../testing/actions.ts';
import { fillForm, press } from '../../testing/fill-form.ts';
import { type OpenedApp, openApp } from '../../testing/open-app.tsx';
import { passTime } from '../../testing/pass-time.ts';

const RETRIES_MS = 10_000;
const CONFIG = { config: { requestIds: true, supportPhone: '2347000000000' } };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
/** Answers the calls whose address matches with the status, or cuts their connection. Returns their ids. */
function failCalls(intercept: OpenedApp['intercept'], address: RegExp, status: number | 'cut'): string[] {
  const ids: string[] = [];
  intercept((request, next) => {
    if (!address.test(request.url)) return next(request);
    ids.push(request.headers.get('traceparent')?.split('-')[1] ?? '');
    return status === 'cut'
      ? Promise.reject(new Error('cut'))
      : Promise.resolve(new Response(null, { status }));
  });
  return ids;
}

const codeOf = (id: string | undefined) => `Code for support: ${id?.slice(0, 8)}`;

test('a page that fails to load: names the code of its last call, and offers to send it', async () => {
  const { goTo, intercept } = await openApp('/dashboard/settings', { as: 'ada', ...CONFIG });
  const ids = failCalls(intercept, /GetHistory/, 503);

  await goTo('/dashboard/orders');
  await passTime(RETRIES_MS);

  const alert = await screen.findByRole('alert');
  const code = codeOf(ids.at(-1));
  expect(code).toMatch(/: [0-9a-f]{8}$/);
  expect(alert.textContent).toContain(code);
  expect(new URL(within(alert).getByRole<HTMLAnchorElement>('link').href)).toMatchObject({
    pathname: '/2347000000000',
    search: `?${new URLSearchParams({ text: code })}`,
  });
});

test('a form whose call fails: has the code next to its button, not in the toast', async () => {
  const { user, intercept, toasts } = await openApp('/login', CONFIG);
  const ids = failCalls(intercept, /Login/, 503);
  await fillForm(user, { Email: 'ada@amana.test', Password: 'Passw0rd!' });

  await press(user, 'Log In');

  await screen.findByText(`An error occurred. ${codeOf(ids[0])}`);
  expect(toasts).toEqual(['error An error occurred 3000']);
});

test('a refusal: has no code, because the person can act on its words', async () => {
  const { user, toasts } = await openApp('/login', CONFIG);
  await fillForm(user, { Email: 'ada@amana.test', Password: 'Wr0ng!pass' });

  await press(user, 'Log In');

  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(screen.queryByText(/Code for support/)).toBeNull();
});

test('a change whose answer is lost: the failure names the code of the change, not of later reads', async () => {
  const action = ACTIONS['create an order'];
  if (action === undefined) throw new Error('There is no such action');
  const { intercept, user } = await openAction(action, CONFIG);
  const ids = failCalls(intercept, /CreateOrder|GetHistory/, 'cut');

  await send(action, user);
  await passTime(RETRIES_MS);

  await screen.findByText(`We could not confirm whether this was done. ${codeOf(ids[0])}`);
  expect(ids.length).toBeGreaterThan(1);
});
