import { CHAT_REFRESH_MS } from '@amana/domain';
import { type TestBackend, userIdOf } from '@amana/mock-lab/testing';
import { act, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { type OpenAppOptions, openApp } from './open-app.tsx';
import { tradeAt } from './trade-at.ts';

/** A dispute that Ada lodged against Chidi, with an empty thread. */
export async function aThread() {
  const { backend, trade } = await tradeAt('InDispute');
  return { backend, trade, threadId: trade.disputeId() };
}

/** Opens the chat and waits until it is loaded. */
export async function openChat(
  as: OpenAppOptions['as'] = 'ada',
  prepared?: Awaited<ReturnType<typeof aThread>>,
) {
  // Fakes only intervals, so that the test triggers the refresh and nothing else.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const world = prepared ?? (await aThread());
  const app = await openApp(`/dashboard/chats/${world.threadId}`, { as, backend: world.backend });
  await screen.findByLabelText('Message');
  return { ...world, ...app };
}

/** Reads the thread again. */
export const refresh = () => act(() => vi.advanceTimersByTimeAsync(CHAT_REFRESH_MS));

/** Sends a message of support to one party. */
export async function asSupport(
  backend: TestBackend,
  threadId: string,
  message: string,
  to: 'buyer' | 'seller' = 'buyer',
): Promise<void> {
  await backend.call('postSupportMessage', { body: { threadId, message, to } });
}

/** Sends a message of Ada from another device. */
export const write = (backend: TestBackend, threadId: string, text: string) =>
  backend.call('sendMessage', {
    as: 'ada',
    body: { ThreadId: threadId, SenderId: userIdOf('ada'), Message: text },
  });

/** The number of calls that read the thread, and of those that sent a message. */
export const reads = (calls: string[]) => calls.filter((call) => call.includes('GetThreadMessages')).length;
export const sends = (calls: string[]) => calls.filter((call) => call === 'POST /Message/Send').length;

export const thread = () => screen.getByRole('region', { name: 'Messages' });
export const bubbles = () => within(thread()).getAllByRole('listitem');
export const composer = () => screen.getByLabelText('Message');

/** The messages that the server has, newest first. */
export const stored = async (backend: TestBackend, threadId: string) =>
  (await backend.call('getThreadMessages', { as: 'ada', path: { threadId } })).data;

/** Makes every send fail, until the returned function is called. */
export function breakSending(intercept: Awaited<ReturnType<typeof openApp>>['intercept'], status = 500) {
  intercept((request, next) =>
    request.url.endsWith('/Message/Send') ? Promise.resolve(new Response('', { status })) : next(request),
  );
  return () => intercept((request, next) => next(request));
}

/** Silences the warning that a failed send logs, and returns the spy. */
export function spyOnWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  return warn;
}
