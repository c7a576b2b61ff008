import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countedReads } from '../../testing/counted-reads.ts';
import { aThread, asSupport, openChat, refresh } from '../../testing/open-chat.ts';
import type { UnsentMessage } from './conversation.ts';
import { MessageThread } from './message-thread.tsx';
import type { Thread } from './thread.ts';

async function openWithOneMessage() {
  const world = await aThread();
  await asSupport(world.backend, world.threadId, 'We look into it');
  const app = await openChat('ada', world);
  const held = () => app.queryClient.getQueryData<Thread>(['Message', 'thread', world.threadId])?.messages;
  return { ...app, threadId: world.threadId, held };
}

test('a refresh keeps known messages as the same objects', async () => {
  const { backend, threadId, held } = await openWithOneMessage();
  const before = held()?.[0];
  expect(before).toBeDefined();

  await refresh();
  expect(held()?.[0]).toBe(before);

  await asSupport(backend, threadId, 'Please send a picture');
  await refresh();
  expect(held()).toHaveLength(2);
  expect(held()?.[0]).toBe(before);
});

test('typing or sending does not render the earlier messages again', async () => {
  const [message] = (await openWithOneMessage()).held() ?? [];
  if (message === undefined) throw new Error('The thread is empty');
  const { counted, reads } = countedReads(message, 'message');
  const nothing = () => undefined;
  const thread = (...unsent: UnsentMessage[]) => (
    <MessageThread
      thread={{ messages: [counted], unreadableCount: 0, total: 1 }}
      readAt={1}
      viewerId="ada"
      older={{ exists: false, isLoading: false, hasFailed: false, load: nothing }}
      unsent={unsent}
      outbox={{ send: nothing, retry: nothing, stop: nothing, discard: nothing }}
      readTo={null}
      onScrolled={nothing}
    />
  );
  const { rerender } = render(thread());
  const before = reads();

  const stopping = new AbortController();
  rerender(thread({ key: 1, text: 'Hello', file: null, state: 'sending', sentAfter: null, stopping }));

  expect(before).toBeGreaterThan(0);
  expect(reads()).toBe(before);
});
