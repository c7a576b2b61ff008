import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aThread,
  openChat,
  reads,
  refresh,
  asSupport,
  write,
  thread,
  bubbles,
  composer,
} from '../../testing/open-chat.ts';
import { answerTo } from '../../testing/answer-to.ts';

describe('a long thread', () => {
  async function openLong(count: number) {
    const prepared = await aThread();
    for (let number = 1; number <= count; number += 1) {
      await write(prepared.backend, prepared.threadId, `Message ${number}`);
    }
    return openChat('ada', prepared);
  }
  /** As a browser lays it out: so much content, so little room. The position is 0 at the bottom, and negative above it. */
  function layOut({ height, scrolledTo }: { height: number; scrolledTo: number }) {
    const element = thread();
    Object.defineProperty(element, 'scrollHeight', { configurable: true, value: height });
    Object.defineProperty(element, 'clientHeight', { configurable: true, value: 300 });
    element.scrollTop = scrolledTo;
    fireEvent.scroll(element);
    return element;
  }
  const texts = () => bubbles().map((bubble) => bubble.querySelector('p')?.textContent);

  test('shows the newest 20, and the older ones as it is scrolled up', async () => {
    const { intercept } = await openLong(45);
    const queries: string[] = [];
    intercept((request, next) => {
      if (request.url.includes('GetThreadMessages')) queries.push(new URL(request.url).search);
      return next(request);
    });
    expect(bubbles()).toHaveLength(20);
    expect(texts()[0]).toBe('Message 26');

    layOut({ height: 2000, scrolledTo: -1690 });
    await screen.findByText('Message 6');
    expect(queries).toEqual(['?pageNumber=2&pageSize=20']);
    expect(texts()).toEqual(Array.from({ length: 40 }, (_, index) => `Message ${index + 6}`));

    layOut({ height: 4000, scrolledTo: -3690 });
    await screen.findByText('Message 1');
    expect(bubbles()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  test('requests older messages once, however often it is scrolled', async () => {
    const { calls } = await openLong(45);
    const before = reads(calls);

    const element = layOut({ height: 2000, scrolledTo: -1690 });
    fireEvent.scroll(element);
    fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    await screen.findByText('Message 6');

    expect(reads(calls) - before).toBe(1);
  });

  test('a reopened thread shows that older messages are still loading', async () => {
    const { user, intercept, goTo, threadId } = await openLong(30);
    const held = Promise.withResolvers<null>();
    intercept(async (request, next) => {
      if (request.url.includes('pageNumber=2')) await held.promise;
      return next(request);
    });
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));

    await goTo('/dashboard/settings');
    await goTo(`/dashboard/chats/${threadId}`);

    const show = await screen.findByRole('button', { name: 'Show older messages' });
    expect(show.getAttribute('aria-busy')).toBe('true');
    held.resolve(null);
    await screen.findByText('Message 1');
  });

  test.each([
    ['a failure', () => new Response('', { status: 502 })],
    ['an empty page in their place', () => Response.json({ data: [], totalInRecord: 0 })],
  ])('the older ones can be asked for by keyboard, and again after %s', async (_, failure) => {
    const { user, intercept } = await openLong(21);
    intercept(answerTo('pageNumber=2', () => failure()));
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    await screen.findByText('Older messages could not be loaded.');

    intercept((request, next) => next(request));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Message 1');
    expect(document.activeElement).toBe(thread());
  });

  test('a reader at the bottom stays there when messages arrive', async () => {
    const { backend, threadId } = await openLong(3);
    const element = layOut({ height: 1000, scrolledTo: -20 });
    await asSupport(backend, threadId, 'Something new');
    await refresh();

    await screen.findByText('Something new');
    expect(element.scrollTop).toBe(0);
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });

  test('the reading position stays, and a hint leads to new messages', async () => {
    const { user, backend, threadId } = await openLong(3);
    const element = layOut({ height: 1000, scrolledTo: -500 });
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
    Object.defineProperty(element, 'scrollHeight', { configurable: true, value: 1100 });
    await asSupport(backend, threadId, 'Something new');
    await refresh();

    const hint = await screen.findByRole('button', { name: 'New messages' });
    expect(element.scrollTop).toBe(-600);

    await user.click(hint);
    expect(element.scrollTop).toBe(0);
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
    expect(document.activeElement).toBe(element);
  });

  test('sending a message scrolls to it', async () => {
    const { user } = await openLong(3);
    const element = layOut({ height: 1000, scrolledTo: -500 });

    await user.type(composer(), 'Mine{Enter}');

    await waitFor(() => expect(element.scrollTop).toBe(0));
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });
});
