import { CHAT_GREETING, CHAT_REFRESH_MS } from '@amana/domain';
import type { TestBackend } from '@amana/mock-backend/testing';
import { createTestBackend, startTrade, userIdOf } from '@amana/mock-backend/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OpenAppOptions } from '../../testing/open-app.tsx';
import { openApp } from '../../testing/open-app.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function aThread() {
  const backend = await createTestBackend();
  const trade = await startTrade(backend);
  await trade.bringTo('InDispute');
  return { backend, trade, threadId: trade.disputeId() };
}

async function openChat(as: OpenAppOptions['as'] = 'ada', prepared?: Awaited<ReturnType<typeof aThread>>) {
  // Only the refresh: everything else of the screen runs in its own time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const world = prepared ?? (await aThread());
  const app = await openApp(`/dashboard/chats/${world.threadId}`, { as, backend: world.backend });
  await screen.findByLabelText('Message');
  return { ...world, ...app };
}

const refresh = () => act(() => vi.advanceTimersByTimeAsync(CHAT_REFRESH_MS));
const asSupport = (
  backend: TestBackend,
  threadId: string,
  message: string,
  to: 'buyer' | 'seller' = 'buyer',
) => backend.call('postSupportMessage', { body: { threadId, message, to } });
const write = (backend: TestBackend, threadId: string, text: string) =>
  backend.call('sendMessage', {
    as: 'ada',
    body: { ThreadId: threadId, SenderId: userIdOf('ada'), Message: text },
  });
const reads = (calls: string[]) => calls.filter((call) => call.includes('GetThreadMessages')).length;
const sends = (calls: string[]) => calls.filter((call) => call === 'POST /Message/Send').length;
const thread = () => screen.getByRole('region', { name: 'Messages' });
const bubbles = () => within(thread()).getAllByRole('listitem');
const composer = () => screen.getByLabelText('Message');
const stored = async (backend: TestBackend, threadId: string) =>
  (await backend.call('getThreadMessages', { as: 'ada', path: { threadId } })).data;

/** Every sending fails until it is called. */
function breakSending(intercept: Awaited<ReturnType<typeof openApp>>['intercept'], status = 502) {
  intercept((request, next) =>
    request.url.endsWith('/Message/Send') ? Promise.resolve(new Response('', { status })) : next(request),
  );
  return () => intercept((request, next) => next(request));
}

describe('Chat with Support', () => {
  test('an empty thread begins with the greeting of support', async () => {
    await openChat();

    const [greeting, ...more] = bubbles();
    expect(greeting?.textContent).toBe(`Admin${CHAT_GREETING}`);
    expect(CHAT_GREETING).toBe('Hello! How can I assist you today?');
    expect(more).toEqual([]);
    expect(document.title).toBe('Chat with Support · Amana');
  });

  test('support stands as Admin and the own messages as You, oldest first, each with its time', async () => {
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

  test('leads back to its dispute', async () => {
    const { trade } = await openChat();

    await screen.findByText('The heel is broken');
    await waitFor(async () =>
      expect(screen.getByRole('link', { name: 'Dispute' }).getAttribute('href')).toBe(
        `/dashboard/manage-disputes/${await trade.transactionId()}`,
      ),
    );
  });

  test('a stranger is told that it is not theirs, and a thread that does not exist is not found', async () => {
    const { backend, threadId } = await aThread();
    const { goTo } = await openApp(`/dashboard/chats/${threadId}`, { as: 'bola', backend });
    await screen.findByText('You are not authorized to view this transaction.');

    await goTo('/dashboard/chats/00000000-0000-4000-8000-000000000000');
    await screen.findByText('Chat not found');
  });
});

describe('the refresh', () => {
  test('reads page 1 of 20 every 3 seconds and shows what came', async () => {
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

  test('rests while the tab is hidden and catches up when it is seen again', async () => {
    const { backend, threadId, calls } = await openChat();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
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

  test('what comes while it is open is in the live region, what was there is not', async () => {
    const prepared = await aThread();
    await asSupport(prepared.backend, prepared.threadId, 'Before');
    const { backend, threadId } = await openChat('ada', prepared);
    await asSupport(backend, threadId, 'After');
    await refresh();

    const log = screen.getByRole('log', { name: 'New messages' });
    await within(log).findByText('After');
    expect(within(log).queryByText('Before')).toBeNull();
  });

  test('a failure keeps the messages and says so until it is over', async () => {
    const prepared = await aThread();
    await asSupport(prepared.backend, prepared.threadId, 'Still here');
    const { intercept } = await openChat('ada', prepared);
    intercept((request, next) =>
      request.url.includes('GetThreadMessages')
        ? Promise.resolve(Response.json({ message: 'No' }, { status: 403 }))
        : next(request),
    );
    await refresh();
    await screen.findByText('The connection is lost. Trying again…');
    screen.getByText('Still here');

    intercept((request, next) => next(request));
    await refresh();
    await waitFor(() => expect(screen.queryByText('The connection is lost. Trying again…')).toBeNull());
  });
});

describe('without a network', () => {
  const turn = (kind: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(kind)));
  afterEach(() => turn('online'));

  test('it says so, keeps the messages, and catches up', async () => {
    const prepared = await aThread();
    await asSupport(prepared.backend, prepared.threadId, 'Still here');
    const { backend, threadId } = await openChat('ada', prepared);
    turn('offline');
    await refresh();
    await screen.findByText('The connection is lost. Trying again…');
    screen.getByText('Still here');
    await asSupport(backend, threadId, 'Meanwhile');

    turn('online');

    await screen.findByText('Meanwhile');
    expect(screen.queryByText('The connection is lost. Trying again…')).toBeNull();
  });

  test('a chat that was never loaded offers to try again', async () => {
    const { backend, threadId } = await aThread();
    const { goTo } = await openApp('/dashboard/account', { as: 'ada', backend });
    turn('offline');

    await goTo(`/dashboard/chats/${threadId}`);

    await screen.findByRole('button', { name: 'Retry' });
  });
});

describe('writing', () => {
  test('Enter sends, and the message stands there once', async () => {
    const { user, backend, threadId, calls } = await openChat();

    await user.type(composer(), '  Good morning {Enter}');

    expect(composer()).toHaveProperty('value', '');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.getAllByText('Good morning')).toHaveLength(1);
    expect(document.activeElement).toBe(composer());
    expect((await stored(backend, threadId)).map(({ message }) => message)).toEqual(['Good morning']);
    await refresh();
    expect(screen.getAllByText('Good morning')).toHaveLength(1);
    expect(sends(calls)).toBe(1);
  });

  test('Shift and Enter break the line', async () => {
    const { user, backend, threadId, calls } = await openChat();

    await user.type(composer(), 'One{Shift>}{Enter}{/Shift}Two');
    expect(composer()).toHaveProperty('value', 'One\nTwo');
    expect(sends(calls)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(async () => expect((await stored(backend, threadId))[0]?.message).toBe('One\r\nTwo'));
  });

  test('nothing but spaces is not sent', async () => {
    const { user, calls } = await openChat();

    await user.type(composer(), '  {Enter}{Shift>}{Enter}{/Shift}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(sends(calls)).toBe(0);
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('Enter that ends the choice of a character does not send', async () => {
    const { user, calls } = await openChat();
    await user.type(composer(), 'ni');

    fireEvent.keyDown(composer(), { key: 'Enter', isComposing: true });

    expect(sends(calls)).toBe(0);
    expect(composer()).toHaveProperty('value', 'ni');
  });

  test('more than 4,000 characters are kept and not sent', async () => {
    const { user, calls } = await openChat();

    fireEvent.change(composer(), { target: { value: 'x'.repeat(4001) } });
    await user.type(composer(), '{Enter}');

    screen.getByText('Must be at most 4000 characters');
    expect(sends(calls)).toBe(0);
    expect(composer()).toHaveProperty('value', 'x'.repeat(4001));
  });

  test('several are sent one after the other, in the order of their writing', async () => {
    const { user, backend, threadId, calls, intercept } = await openChat();
    const waiting: (() => void)[] = [];
    intercept(async (request, next) => {
      if (request.url.endsWith('/Message/Send') && sends(calls) === 1)
        await new Promise<void>((resolve) => waiting.push(resolve));
      return next(request);
    });

    await user.type(composer(), 'One{Enter}Two{Enter}Three{Enter}');
    expect(screen.getAllByText('Sending…')).toHaveLength(3);
    expect(sends(calls)).toBe(1);
    for (const goOn of waiting) goOn();

    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect((await stored(backend, threadId)).map(({ message }) => message)).toEqual(['Three', 'Two', 'One']);
    expect(bubbles().map((bubble) => bubble.querySelector('p')?.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
  });
});

describe('an attachment', () => {
  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/5ncIVwAAAABJRU5ErkJggg==';
  const pngWith = (text: string) => {
    const png = Buffer.from(PNG, 'base64');
    const content = Buffer.from(`Comment\0${text}`);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return new File(
      [
        Buffer.concat([
          png.subarray(0, 33),
          length,
          Buffer.from('tEXt'),
          content,
          Buffer.alloc(4),
          png.subarray(33),
        ]),
      ],
      'heel.png',
      { type: 'image/png' },
    );
  };
  const input = () => screen.getByLabelText('Attachment', { selector: 'input' });

  test('takes images, PDF, DOC and DOCX', async () => {
    await openChat();
    expect(input().getAttribute('accept')).toBe('.jpg,.jpeg,.png,.gif,.webp,.pdf,.doc,.docx');
  });

  test('is shown before it is sent, can be removed, and goes without words', async () => {
    const { user, backend, threadId } = await openChat();
    await user.upload(input(), pngWith('x'));
    screen.getByText('heel.png');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('heel.png')).toBeNull();

    await user.upload(input(), pngWith('x'));
    await user.click(screen.getByRole('button', { name: 'Send' }));

    const link = await within(thread()).findByRole('link', { name: 'Attached picture' });
    const [sent] = await stored(backend, threadId);
    expect(sent?.message).toBe('');
    expect(link).toHaveProperty('href', new URL(sent?.imageUrl ?? '', window.location.href).href);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('leaves the device without the place where it was taken', async () => {
    const { user, backend, threadId } = await openChat();
    await user.upload(input(), pngWith('taken at 6.4541N'));
    await user.type(composer(), 'Here{Enter}');

    await within(thread()).findByRole('link', { name: 'Attached picture' });
    const id = (await stored(backend, threadId))[0]?.imageUrl?.split('/').at(-1) ?? '';
    const { body } = await backend.send('getUpload', backend.request('getUpload', { path: { id } }));
    if (!(body instanceof Blob)) throw new Error('The upload is no file');
    expect(Buffer.from(await body.arrayBuffer()).toString('base64')).toBe(PNG);
  });

  test('that is no picture is a file to open', async () => {
    const { user } = await openChat();
    await user.upload(input(), new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));

    // What a browser says of a PDF as a picture.
    fireEvent.error(await within(thread()).findByRole('img', { name: 'Attached picture' }));

    within(thread()).getByRole('link', { name: 'Open attachment' });
  });

  test.each([
    [
      'too large',
      new File([new Uint8Array(5_242_881)], 'big.png', { type: 'image/png' }),
      'File size exceeds 5MB limit',
    ],
    [
      'of another kind',
      new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }),
      'Only images, PDF, DOC and DOCX files are allowed',
    ],
  ])('that is %s is refused at once, and the words stay', async (_, file, refusal) => {
    const { user, calls } = await openChat();
    await user.type(composer(), 'See this');
    input().removeAttribute('accept');

    await user.upload(input(), file);

    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
    expect(composer()).toHaveProperty('value', 'See this');
    expect(sends(calls)).toBe(0);
  });
});

describe('a message that fails', () => {
  test('stays with all that is in it, is only logged, and goes with Retry', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, backend, threadId, toasts, intercept } = await openChat();
    const repair = breakSending(intercept);
    await user.upload(
      screen.getByLabelText('Attachment', { selector: 'input' }),
      new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' }),
    );
    await user.type(composer(), 'Please look{Enter}');

    await screen.findByText('Not sent');
    screen.getByText('Please look');
    screen.getByText('proof.pdf');
    expect(toasts).toEqual([]);
    expect(warn).toHaveBeenCalledWith('A chat message could not be sent', expect.anything());

    repair();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await stored(backend, threadId)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect((await stored(backend, threadId))[0]).toMatchObject({ message: 'Please look' });
    expect(screen.getAllByText('Please look')).toHaveLength(1);
  });

  test('can be removed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, intercept } = await openChat();
    breakSending(intercept);
    await user.type(composer(), 'Never mind{Enter}');
    await screen.findByText('Not sent');

    await user.click(screen.getByRole('button', { name: 'Remove' }));

    expect(screen.queryByText('Never mind')).toBeNull();
  });

  test('though the server has it, is not shown twice', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, calls, intercept } = await openChat();
    intercept(async (request, next) => {
      const response = await next(request);
      return request.url.endsWith('/Message/Send') ? new Response('', { status: 504 }) : response;
    });
    await user.type(composer(), 'Once only{Enter}');
    await screen.findByText('Not sent');

    await refresh();

    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect(screen.getAllByText('Once only')).toHaveLength(1);
    expect(sends(calls)).toBe(1);
  });

  test('is not left behind without a question, nor is a draft', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, address, intercept } = await openChat();
    breakSending(intercept);
    await user.type(composer(), 'Please look{Enter}');
    await screen.findByText('Not sent');

    await user.click(screen.getByRole('link', { name: 'Home' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without sending?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    screen.getByText('Please look');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.type(composer(), 'A draft');
    await user.click(screen.getByRole('link', { name: 'Home' }));

    await screen.findByRole('dialog', { name: 'Leave without sending?' });
    expect(address()).toContain('/chats/');
  });
});

describe('what is written', () => {
  test('is text whatever it contains, and only safe links can be opened', async () => {
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

  test('an attachment whose address would run something is no link', async () => {
    const prepared = await aThread();
    await asSupport(prepared.backend, prepared.threadId, 'See');
    const { intercept, goTo } = await openApp('/dashboard/account', { as: 'ada', backend: prepared.backend });
    intercept(async (request, next) => {
      const response = await next(request);
      if (!request.url.includes('GetThreadMessages')) return response;
      const text = await response.text();
      return new Response(text.replace('"imageUrl":null', '"imageUrl":"javascript:alert(1)"'), response);
    });
    await goTo(`/dashboard/chats/${prepared.threadId}`);

    await screen.findByText('The attachment cannot be opened safely');
  });
});

describe('a long thread', () => {
  async function openLong(count: number) {
    const prepared = await aThread();
    for (let number = 1; number <= count; number += 1) {
      await write(prepared.backend, prepared.threadId, `Message ${number}`);
    }
    return openChat('ada', prepared);
  }
  /** As a browser lays it out: so much content, so little room. */
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

    layOut({ height: 2000, scrolledTo: 10 });
    await screen.findByText('Message 6');
    expect(queries).toEqual(['?pageNumber=2&pageSize=20']);
    expect(texts()).toEqual(Array.from({ length: 40 }, (_, index) => `Message ${index + 6}`));

    layOut({ height: 4000, scrolledTo: 10 });
    await screen.findByText('Message 1');
    expect(bubbles()).toHaveLength(45);
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  test('what is read stays in its place as older messages come before it', async () => {
    await openLong(30);
    const element = layOut({ height: 2000, scrolledTo: 10 });
    Object.defineProperty(element, 'scrollHeight', { configurable: true, value: 3000 });

    await screen.findByText('Message 1');

    expect(element.scrollTop).toBe(1010);
  });

  test('the older ones can be asked for by keyboard, and again after a failure', async () => {
    const { user, intercept } = await openLong(21);
    intercept((request, next) =>
      request.url.includes('pageNumber=2')
        ? Promise.resolve(new Response('', { status: 502 }))
        : next(request),
    );
    await user.click(screen.getByRole('button', { name: 'Show older messages' }));
    await screen.findByText('Older messages could not be loaded.');

    intercept((request, next) => next(request));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Message 1');
  });

  test('who reads at the bottom stays there as messages come', async () => {
    const { backend, threadId } = await openLong(3);
    const element = layOut({ height: 1000, scrolledTo: 700 });
    Object.defineProperty(element, 'scrollHeight', { configurable: true, value: 1100 });
    await asSupport(backend, threadId, 'Something new');
    await refresh();

    await screen.findByText('Something new');
    expect(element.scrollTop).toBe(1100);
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });

  test('who reads further up stays there, is told of new messages, and one press leads to them', async () => {
    const { user, backend, threadId } = await openLong(3);
    const element = layOut({ height: 1000, scrolledTo: 200 });
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
    await asSupport(backend, threadId, 'Something new');
    await refresh();

    const hint = await screen.findByRole('button', { name: 'New messages' });
    expect(element.scrollTop).toBe(200);

    await user.click(hint);
    expect(element.scrollTop).toBe(1000);
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });

  test('who writes is led to what they wrote', async () => {
    const { user } = await openLong(3);
    const element = layOut({ height: 1000, scrolledTo: 200 });

    await user.type(composer(), 'Mine{Enter}');

    await waitFor(() => expect(element.scrollTop).toBe(1000));
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });
});
