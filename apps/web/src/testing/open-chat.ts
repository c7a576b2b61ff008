import { CHAT_REFRESH_MS } from '@amana/domain';
import type { TestBackend } from '@amana/mock-backend/testing';
import { userIdOf } from '@amana/mock-backend/testing';
import { act, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { OpenAppOptions } from './open-app.tsx';
import { openApp } from './open-app.tsx';
import { tradeAt } from './trade-at.ts';

/** A dispute that Ada has lodged against Chidi, with an empty thread. */
export async function aThread() {
  const { backend, trade } = await tradeAt('InDispute');
  return { backend, trade, threadId: trade.disputeId() };
}

/** The chat as it stands once its messages have come. */
export async function openChat(
  as: OpenAppOptions['as'] = 'ada',
  prepared?: Awaited<ReturnType<typeof aThread>>,
) {
  // Only the refresh: everything else of the screen runs in its own time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const world = prepared ?? (await aThread());
  const app = await openApp(`/dashboard/chats/${world.threadId}`, { as, backend: world.backend });
  await screen.findByLabelText('Message');
  return { ...world, ...app };
}

/** The next reading of the thread. */
export const refresh = () => act(() => vi.advanceTimersByTimeAsync(CHAT_REFRESH_MS));

/** Support writes to one side. */
export async function asSupport(
  backend: TestBackend,
  threadId: string,
  message: string,
  to: 'buyer' | 'seller' = 'buyer',
): Promise<void> {
  await backend.call('postSupportMessage', { body: { threadId, message, to } });
}

/** Ada writes, elsewhere. */
export const write = (backend: TestBackend, threadId: string, text: string) =>
  backend.call('sendMessage', {
    as: 'ada',
    body: { ThreadId: threadId, SenderId: userIdOf('ada'), Message: text },
  });

/** How often the thread was read, and how often something was sent to it. */
export const reads = (calls: string[]) => calls.filter((call) => call.includes('GetThreadMessages')).length;
export const sends = (calls: string[]) => calls.filter((call) => call === 'POST /Message/Send').length;

export const thread = () => screen.getByRole('region', { name: 'Messages' });
export const bubbles = () => within(thread()).getAllByRole('listitem');
export const composer = () => screen.getByLabelText('Message');

/** What the provider has, newest first. */
export const stored = async (backend: TestBackend, threadId: string) =>
  (await backend.call('getThreadMessages', { as: 'ada', path: { threadId } })).data;

/** Every sending fails until what it answers is called. */
export function breakSending(intercept: Awaited<ReturnType<typeof openApp>>['intercept'], status = 502) {
  intercept((request, next) =>
    request.url.endsWith('/Message/Send') ? Promise.resolve(new Response('', { status })) : next(request),
  );
  return () => intercept((request, next) => next(request));
}

/** Where a sending that failed is logged (§8); quiet for the rest of the test. */
export function spyOnWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  return warn;
}
