import { ApiError, aroundCall } from '@amana/api';
import { toast } from '@amana/ui';
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ChangeOptions, change } from './change.ts';
import { createQueryClient } from './query-client.ts';
import { useChange } from './use-change.ts';

beforeEach(() => {
  // A toast would stay on the page for the next test.
  vi.spyOn(toast, 'error').mockReturnValue(undefined);
});

const lost = () => new ApiError({ kind: 'unavailable', status: 500, text: null });

/** A screen that saves a text. The answers of `send` and `find` are set by the test. */
function opened(options: Partial<ChangeOptions<string, string, string>> = {}) {
  const send = vi.fn<(text: string) => Promise<string>>(() => Promise.resolve('made'));
  const find = vi.fn<() => Promise<string | null>>(() => Promise.reject(lost()));
  const onDone = vi.fn();
  const client = createQueryClient();
  const useScreen = () => {
    const mutation = aroundCall({
      mutationKey: ['save'],
      mutationFn: send,
      ...change<string, string>({ affects: 'trades', find, onDone, ...options }),
    });
    // The wrapper is what the generated hooks have.
    return useChange(useMutation(mutation));
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { send, find, onDone, open: () => renderHook(useScreen, { wrapper }).result };
}

const UNCONFIRMED = 'We could not confirm whether this was done.';

async function inDoubt() {
  const world = opened();
  world.send.mockImplementation(() => Promise.reject(lost()));
  const result = world.open();
  act(() => result.current.press('blue'));
  await waitFor(() => expect(result.current.failure).toBe(UNCONFIRMED));
  expect(world.send).toHaveBeenCalledOnce();
  return { ...world, result };
}

test('a change that was made is not shown as failed if its follow-up fails', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new Error('The follow-up failed');
  const result = opened({ onDone: () => Promise.reject(fault) }).open();

  act(() => result.current.press('blue'));
  await waitFor(() => expect(result.current.isBusy && !result.current.isPending).toBe(true));

  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.failure).toBeNull();
  expect(result.current.isBusy).toBe(true);
  expect(reported).toHaveBeenCalledWith(fault);
});

test('two presses before the screen is rendered again send the change once', async () => {
  const { send, open } = opened();
  const result = open();

  act(() => {
    result.current.press('blue');
    result.current.press('blue');
  });

  await waitFor(() => expect(result.current.isBusy).toBe(true));
  expect(send).toHaveBeenCalledOnce();
});

test('a check that finds the change ends it as an answer does, without sending it', async () => {
  const { send, find, onDone, result } = await inDoubt();
  find.mockResolvedValue('found');

  act(() => void result.current.checkAgain?.());

  await waitFor(() => expect(onDone).toHaveBeenCalledWith('found', 'blue'));
  await waitFor(() =>
    expect(result.current).toMatchObject({ failure: null, checkAgain: null, isBusy: true }),
  );
  expect(send).toHaveBeenCalledOnce();
});

test('a check that does not find the change says that it was not done; then it can be sent', async () => {
  const { send, find, result } = await inDoubt();
  find.mockResolvedValue(null);

  act(() => void result.current.checkAgain?.());

  await waitFor(() =>
    expect(result.current).toMatchObject({
      failure: 'This was not done. You can send it again.',
      checkAgain: null,
      isBusy: false,
    }),
  );
  expect(send).toHaveBeenCalledOnce();
  find.mockClear();
  send.mockResolvedValue('made');
  act(() => result.current.press('blue'));
  await waitFor(() => expect(result.current.isBusy && !result.current.isPending).toBe(true));
  expect(find).not.toHaveBeenCalled();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a check that cannot read either leaves the doubt and the button', async () => {
  const { find, result } = await inDoubt();

  act(() => void result.current.checkAgain?.());

  await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current.isChecking).toBe(false));
  expect(result.current.failure).toBe(UNCONFIRMED);
  expect(result.current.checkAgain).not.toBeNull();
});

test('the same values again: looked for first, and not sent while the outcome is unknown', async () => {
  const { send, find, onDone, result } = await inDoubt();

  act(() => result.current.press('blue'));
  await waitFor(() => expect(find).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current.failure).toBe(UNCONFIRMED));
  expect(send).toHaveBeenCalledOnce();
  find.mockResolvedValue('found');
  act(() => result.current.press('blue'));
  await waitFor(() => expect(result.current.isBusy && !result.current.isPending).toBe(true));

  expect(send).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledWith('found', 'blue');
});

test('the same values again, from a screen that was opened again: sent once they are known not to be done', async () => {
  const { send, find, open } = await inDoubt();
  find.mockResolvedValue(null);
  send.mockResolvedValue('made');

  const again = open();
  act(() => again.current.press('blue'));
  await waitFor(() => expect(again.current.isBusy && !again.current.isPending).toBe(true));

  expect(find).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledTimes(2);
});

test('other values are another change, which is sent at once', async () => {
  const { send, find, result } = await inDoubt();
  send.mockResolvedValue('made');

  act(() => result.current.press('green'));
  await waitFor(() => expect(result.current.isBusy && !result.current.isPending).toBe(true));

  expect(find).toHaveBeenCalledOnce();
  expect(send).toHaveBeenLastCalledWith('green', expect.anything());
});
