import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACTIONS, givenIn, openAction, send } from '../../testing/actions.ts';
import { type Fault, FAULTS, LATE_ANSWER, LOST_ANSWER } from '../../testing/faults.ts';
import { press } from '../../testing/fill-form.ts';
import { aThread, composer, sends, spyOnWarnings } from '../../testing/open-chat.ts';
import { openApp } from '../../testing/open-app.tsx';
import { passTime } from '../../testing/pass-time.ts';

const LATER_MS = 10_000;
const NOT_DONE = 'This was not done. You can send it again.';
const IN_DOUBT = 'We could not confirm whether this was done.';
const SECOND_LOOK_MS = 5_000;
const MOMENT_MS = 1_000;
const CALL_MS = 15_000;
const REFRESH = '/Auth/Refresh';

const network = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  network.mockReturnValue(true);
});

function turn(kind: 'online' | 'offline'): void {
  network.mockReturnValue(kind === 'online');
  window.dispatchEvent(new Event(kind));
}

const works: Fault = (request, next) => next(request);
const onChanges =
  (fault: Fault): Fault =>
  (request, next) =>
    (request.method === 'GET' ? works : fault)(request, next);
const changes = (calls: string[]) => calls.filter((call) => !call.startsWith('GET '));
const isBusy = (name: string) => screen.queryByRole('button', { name })?.getAttribute('aria-busy') === 'true';

describe.each(Object.entries(ACTIONS))('to %s', (_name, action) => {
  const { button, failure, patienceMs, isReadable = true, isOfAccount = false } = action;
  const refused = [`error ${failure} 3000`];
  const unanswered = action.readsFirst === undefined ? [expect.stringContaining(action.call)] : [];
  const doubted = `${failure}. ${IN_DOUBT}`;

  async function opened() {
    const app = await openAction(action);
    const [before, address, given] = [app.calls.length, app.address(), await givenIn(action, app)];
    return {
      ...app,
      asked: () => app.calls.slice(before),
      // A new password ends the session, which the next poll of the bell finds out.
      sent: () => changes(app.calls.slice(before)).filter((call) => !call.endsWith(REFRESH)),
      expectKept: async () => {
        expect(app.address()).toBe(address);
        expect(await givenIn(action, app)).toEqual(given);
      },
    };
  }

  test.each(Object.entries(FAULTS))(
    'the answer %s: sent once, reported as failed, values kept, can be resent',
    async (_fault, fault) => {
      const { intercept, user, toasts, sent, expectKept } = await opened();
      intercept(onChanges(fault));

      await send(action, user);
      // The code that prepares a picture loads in real time.
      await waitFor(() => expect(sent()).toHaveLength(1));
      await passTime(patienceMs + SECOND_LOOK_MS + MOMENT_MS);
      await waitFor(() => expect(toasts).toEqual(refused));
      await waitFor(() => expect(isBusy(button)).toBe(false));
      expect(sent()).toEqual([expect.stringContaining(action.call)]);
      screen.getByText(isReadable ? failure : doubted);
      intercept(works);
      await passTime(LATER_MS);
      expect(sent()).toHaveLength(1);
      await expectKept();

      await send(action, user);
      await waitFor(() => expect(toasts.at(-1)).toContain(`success ${action.success}`));
      expect(toasts).toHaveLength(2);
    },
  );

  test('no answer at all: its outcome is unknown until the service answers', async () => {
    const { intercept, user, toasts, asked, sent, expectKept } = await opened();
    intercept(() => new Promise(() => undefined));

    await send(action, user);
    const first = action.readsFirst ?? action.call;
    await waitFor(() => expect(asked()).toContainEqual(expect.stringContaining(first)));
    await passTime(patienceMs + CALL_MS + MOMENT_MS);

    const told = isOfAccount ? refused : [`error ${IN_DOUBT} 3000`];
    await waitFor(() => expect(toasts).toEqual(told));
    await waitFor(() => expect(isBusy(button)).toBe(false));
    intercept(works);
    if (isReadable) {
      screen.getByText(isOfAccount ? doubted : IN_DOUBT);
      await press(user, 'Check again');
      await passTime(SECOND_LOOK_MS + MOMENT_MS);
      await screen.findByText(NOT_DONE);
      expect(toasts).toEqual([...told, `error ${NOT_DONE} 3000`]);
    }
    expect(sent()).toEqual(unanswered);
    await expectKept();
  });

  if (isReadable)
    test('done, but not to be read at first: pressing again finds it, and sends nothing', async () => {
      const { intercept, user, toasts, sent } = await opened();
      let isSent = false;
      intercept((request, next) => {
        isSent ||= request.method !== 'GET';
        return isSent ? LOST_ANSWER(request, next) : next(request);
      });

      await send(action, user);
      await waitFor(() => expect(toasts).toHaveLength(1));
      await screen.findByRole('button', { name: 'Check again' });
      intercept(works);
      await send(action, user);

      await waitFor(() => expect(toasts.at(-1)).toContain(`success ${action.success}`));
      expect(sent()).toHaveLength(1);
    });

  test('without a network it fails at once, and is not kept for later', async () => {
    const { intercept, user, toasts, sent, expectKept } = await opened();
    intercept(() => Promise.reject(new Error('no network')));
    turn('offline');

    await send(action, user);
    await waitFor(() => expect(toasts).toEqual(refused));
    expect(sent()).toEqual(unanswered);
    intercept(works);
    turn('online');
    await passTime(LATER_MS);

    expect(sent()).toEqual(unanswered);
    expect(toasts).toEqual(refused);
    await expectKept();
  });

  test.each(Object.entries({ 'is cut': LOST_ANSWER, 'comes too late': LATE_ANSWER }))(
    'done but the answer %s: sent once, reported as done if readable',
    async (_fault, fault) => {
      const { intercept, user, toasts, sent } = await opened();
      intercept(onChanges(fault));

      await send(action, user);
      await waitFor(() => expect(sent()).toHaveLength(1));
      await passTime(patienceMs + SECOND_LOOK_MS + MOMENT_MS);
      intercept(works);
      await passTime(LATER_MS);

      expect(sent()).toHaveLength(1);
      expect(toasts).toEqual(isReadable ? [expect.stringContaining(`success ${action.success}`)] : refused);
    },
  );
});

describe('a chat message', () => {
  test.each(Object.entries(FAULTS))(
    'whose answer %s is sent once, stays as not sent, and goes by a tap',
    async (_fault, fault) => {
      spyOnWarnings();
      const { backend, threadId } = await aThread();
      const { user, calls, intercept } = await openApp(`/dashboard/chats/${threadId}`, {
        as: 'ada',
        backend,
      });
      await screen.findByLabelText('Message');
      fireEvent.change(composer(), { target: { value: 'Please look at my pictures' } });
      intercept(onChanges(fault));

      await press(user, 'Send');
      await passTime(CALL_MS + LATER_MS);
      screen.getByText('Not sent. Tap to try again');
      screen.getByText('Please look at my pictures');
      expect(sends(calls)).toBe(1);

      intercept(works);
      await press(user, 'Not sent. Tap to try again: Please look at my pictures');
      await waitFor(() => expect(screen.queryByText('Not sent. Tap to try again')).toBeNull());
      await screen.findByText('Please look at my pictures');
      expect(sends(calls)).toBe(2);
    },
  );
});
