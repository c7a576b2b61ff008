import { serverClock } from '@amana/api';
import { CHAT_GREETING, CHAT_REFRESH_MS } from '@amana/domain';
import { TEST_NOW } from '@amana/mock-lab/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayText } from '../../shared/dates/date-text.ts';
import { openApp } from '../../testing/open-app.tsx';
import {
  aThread,
  openChat,
  refresh,
  asSupport,
  write,
  reads,
  thread,
  bubbles,
} from '../../testing/open-chat.ts';
import { withText } from '../../testing/with-text.ts';

describe('Chat with Support', () => {
  const days = () =>
    within(thread())
      .queryAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);

  test('a day has its name above its messages, which follows the clock', async () => {
    const prepared = await aThread();
    await write(prepared.backend, prepared.threadId, 'Good morning');
    await write(prepared.backend, prepared.threadId, 'The heel is broken');
    await openChat('ada', prepared);
    expect(bubbles()[0]?.textContent).toMatch(/^YouGood morning\d\d:\d\d$/);
    expect(days()).toEqual(['Today']);

    const later = async (count: number) => {
      serverClock.learn(new Date(Date.parse(TEST_NOW) + count * 86_400_000).toUTCString());
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(days()).not.toContain('Today'));
    };
    onTestFinished(() => serverClock.learn(new Date().toUTCString()));
    await later(1);
    expect(days()).toEqual(['Yesterday']);
    await later(2);
    expect(days()).toEqual([dayText(TEST_NOW)]);
  });

  test('messages of several days stand below the name of their day', async () => {
    const prepared = await aThread();
    const { backend, threadId } = prepared;
    await write(backend, threadId, 'Good morning');
    await backend.call('moveClock', { body: { advanceMs: 2 * 86_400_000 } });
    await write(backend, threadId, 'No answer yet?');
    await backend.call('moveClock', { body: { advanceMs: 86_400_000 } });
    await openChat('ada', prepared);
    expect(days()).toEqual([dayText(TEST_NOW), 'Yesterday']);

    await asSupport(backend, threadId, 'Please send a picture');
    await refresh();

    await within(screen.getByRole('log', { name: 'New messages' })).findByText('Please send a picture');
    await waitFor(() => expect(days()).toEqual([dayText(TEST_NOW), 'Yesterday', 'Today']));
  });

  test('an empty thread begins with the greeting of support', async () => {
    await openChat();

    const [greeting, ...more] = bubbles();
    expect(greeting?.textContent).toBe(`Admin${CHAT_GREETING}`);
    expect(CHAT_GREETING).toBe('Hello! How can I assist you today?');
    expect(more).toEqual([]);
    expect(document.title).toBe('Chat with Support · Amana');
  });

  test('messages are shown oldest first with their author and time', async () => {
    const prepared = await aThread();
    await write(prepared.backend, prepared.threadId, 'Good morning');
    await asSupport(prepared.backend, prepared.threadId, 'Good morning to you');
    await openChat('ada', prepared);

    expect(bubbles().map((bubble) => bubble.textContent)).toEqual([
      expect.stringMatching(/^YouGood morning.*\d\d:\d\d$/),
      expect.stringMatching(/^AdminGood morning to you.*\d\d:\d\d$/),
    ]);
    expect(screen.queryByText(CHAT_GREETING)).toBeNull();
    expect(bubbles()[0]?.querySelector('time')?.dateTime).toBe('2026-03-02T09:00:00.000Z');
  });

  test('each party talks with support alone', async () => {
    const prepared = await aThread();
    await write(prepared.backend, prepared.threadId, 'Only for support');
    await asSupport(prepared.backend, prepared.threadId, 'Only for the seller', 'seller');
    await openChat('chidi', prepared);

    screen.getByText('Only for the seller');
    expect(screen.queryByText('Only for support')).toBeNull();
  });

  test("a message that cannot be read is nobody's, and the others are shown", async () => {
    const prepared = await aThread();
    await write(prepared.backend, prepared.threadId, 'Good morning');
    const app = await openApp('/dashboard/account', { as: 'ada', backend: prepared.backend });
    app.intercept(async (request, next) => {
      const response = await next(request);
      if (!request.url.includes('GetThreadMessages')) return response;
      const { data } = (await response.json()) as { data: { createdAt: string }[] };
      const withoutSender = { ...data[0], id: 'a', message: 'Pay me elsewhere', senderId: null };
      const rows = [null, ...data, withoutSender, null];
      return Response.json({ data: rows, totalInRecord: rows.length }, response);
    });

    await app.goTo(`/dashboard/chats/${prepared.threadId}`);

    await screen.findByText('Good morning');
    const unreadable = 'This entry cannot be read.';
    expect(bubbles().map((bubble) => bubble.textContent)).toEqual([
      unreadable,
      unreadable,
      unreadable,
      expect.stringMatching(/^YouGood morning/),
    ]);
  });

  test('the chat names its dispute and leads back to it', async () => {
    const { trade } = await openChat();

    const about = await screen.findByRole('link', { name: '₦51,881.25 held · Leather sandals' });
    expect(about.getAttribute('href')).toContain('/dashboard/manage-disputes/');
    await waitFor(async () =>
      expect(screen.getByRole('link', { name: 'Dispute' }).getAttribute('href')).toBe(
        `/dashboard/manage-disputes/${await trade.transactionId()}`,
      ),
    );
  });

  test('a thread that the service makes only on request is opened, once', async () => {
    const { backend, threadId } = await aThread();
    const app = await openApp('/dashboard/account', { as: 'ada', backend });
    const bodies: string[] = [];
    app.intercept(async (request, next) => {
      if (request.url.endsWith('/Message/CreateThread')) bodies.push(await request.clone().text());
      return request.url.includes('GetThreadMessages') && bodies.length === 0
        ? Response.json({ message: 'No thread' }, { status: 404 })
        : next(request);
    });

    await app.goTo(`/dashboard/chats/${threadId}`);

    await screen.findByText(CHAT_GREETING);
    expect(bodies).toEqual([JSON.stringify({ disputeId: threadId })]);
  });
});

describe('the refresh', () => {
  test('the refresh reads page 1 of 20 every 3 seconds and shows what came', async () => {
    const { backend, threadId, calls, intercept } = await openChat();
    const queries: string[] = [];
    intercept((request, next) => {
      if (request.url.includes('GetThreadMessages')) queries.push(new URL(request.url).search);
      return next(request);
    });
    await asSupport(backend, threadId, 'We look into it');
    const before = reads(calls);

    await act(() => vi.advanceTimersByTimeAsync(CHAT_REFRESH_MS - 1));
    expect(reads(calls)).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(1));

    await screen.findByText('We look into it');
    expect(reads(calls)).toBe(before + 1);
    expect(queries).toEqual(['?pageNumber=1&pageSize=20']);
  });

  test('the refresh rests while the tab is hidden and catches up when it is seen again', async () => {
    const { backend, threadId, calls } = await openChat();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => visibility.mockRestore());
    const turn = () => {
      fireEvent(window, new Event('visibilitychange'));
    };
    turn();
    await asSupport(backend, threadId, 'While you were away');
    const before = reads(calls);

    await act(() => vi.advanceTimersByTimeAsync(CHAT_REFRESH_MS * 5));
    expect(reads(calls)).toBe(before);

    visibility.mockReturnValue('visible');
    turn();
    await screen.findByText('While you were away');
  });

  test('the live region has only messages that arrived since the opening', async () => {
    const prepared = await aThread();
    await asSupport(prepared.backend, prepared.threadId, 'Before');
    const { backend, threadId } = await openChat('ada', prepared);
    await asSupport(backend, threadId, 'After');
    await refresh();

    const log = screen.getByRole('log', { name: 'New messages' });
    await within(log).findByText('After');
    expect(within(log).queryByText('Before')).toBeNull();
  });
});

describe('the text of a message', () => {
  test('a message is shown as plain text, and only safe links can be opened', async () => {
    const prepared = await aThread();
    await asSupport(
      prepared.backend,
      prepared.threadId,
      '<img src=x onerror=alert(1)> see https://amana.example/help, not javascript:alert(1)',
    );
    await openChat('ada', prepared);

    const [bubble] = bubbles();
    expect(bubble?.textContent).toContain(
      '<img src=x onerror=alert(1)> see https://amana.example/help, not javascript:alert(1)',
    );
    expect(bubble?.querySelector('img')).toBeNull();
    const links = within(thread()).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('rel'), link.getAttribute('target')]),
    ).toEqual([['https://amana.example/help', 'noopener noreferrer nofollow', '_blank']]);
  });

  test('a file name is text too', async () => {
    const { user } = await openChat();
    await user.upload(
      screen.getByLabelText('Attachment', { selector: 'input' }),
      new File(['%PDF-1.7'], '<b>proof.pdf', { type: 'application/pdf' }),
    );
    screen.getByText('<b>proof.pdf');
  });

  test('an attachment with a script address is not a link', async () => {
    const prepared = await aThread();
    await asSupport(prepared.backend, prepared.threadId, 'See');
    const { intercept, goTo } = await openApp('/dashboard/account', { as: 'ada', backend: prepared.backend });
    intercept(withText('GetThreadMessages', '"imageUrl":null', '"imageUrl":"javascript:alert(1)"'));
    await goTo(`/dashboard/chats/${prepared.threadId}`);

    await screen.findByText('The attachment cannot be opened safely');
  });
});
