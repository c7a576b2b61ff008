import { CHAT_REFRESH_MS } from '@amana/domain';
import { type TestBackend, userIdOf } from '@amana/mock-lab/testing';
import { act, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { type OpenAppOptions, openApp } from './open-app.tsx';
import { tradeAt } from './trade-at.ts';

export async function aThread() {
  const { backend, trade } = await tradeAt('InDispute');
  return { backend, trade, threadId: trade.disputeId() };
}

export async function openChat(
  as: OpenAppOptions['as'] = 'ada',
  prepared?: Awaited<ReturnType<typeof aThread>>,
) {
  // Fakes only intervals, so that the test triggers only the refresh.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const world = prepared ?? (await aThread());
  const app = await openApp(`/dashboard/chats/${world.threadId}`, { as, backend: world.backend });
  await screen.findByLabelText('Message');
  return { ...world, ...app };
}

export const refresh = () => act(() => vi.advanceTimersByTimeAsync(CHAT_REFRESH_MS));

export async function asSupport(
  backend: TestBackend,
  threadId: string,
  message: string,
  to: 'buyer' | 'seller' = 'buyer',
): Promise<void> {
  await backend.call('postSupportMessage', { body: { threadId, message, to } });
}

export const write = (backend: TestBackend, threadId: string, text: string) =>
  backend.call('sendMessage', {
    as: 'ada',
    body: { ThreadId: threadId, SenderId: userIdOf('ada'), Message: text },
  });

export const reads = (calls: string[]) => calls.filter((call) => call.includes('GetThreadMessages')).length;
export const sends = (calls: string[]) => calls.filter((call) => call === 'POST /Message/Send').length;

export const thread = () => screen.getByRole('region', { name: 'Messages' });
export const bubbles = () => within(thread()).getAllByRole('listitem');
export const composer = () => screen.getByLabelText('Message');

export const stored = async (backend: TestBackend, threadId: string) =>
  (await backend.call('getThreadMessages', { as: 'ada', path: { threadId } })).data;

export function breakSending(intercept: Awaited<ReturnType<typeof openApp>>['intercept'], status = 500) {
  intercept((request, next) =>
    request.url.endsWith('/Message/Send') ? Promise.resolve(new Response('', { status })) : next(request),
  );
  return () => intercept((request, next) => next(request));
}

export function spyOnWarnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  return warn;
}
