import { type QueryClient, notifyManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aPng } from '../../testing/files.ts';
import { holdAnswers } from '../../testing/hold-answers.ts';
import {
  openChat,
  reads,
  refresh,
  sends,
  thread,
  bubbles,
  composer,
  stored,
  breakSending,
  spyOnWarnings,
} from '../../testing/open-chat.ts';
import { passTime } from '../../testing/pass-time.ts';
import { withText } from '../../testing/with-text.ts';
import { withoutFields } from '../../testing/without-fields.ts';

const SECOND_LOOK_MS = 6_000;
const UNCONFIRMED = 'We could not confirm that this was sent. Tap to try again';

/** Resolves once what is being read is known to the page, on which nothing may change then for which one could wait. */
async function nextReading(queryClient: QueryClient): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const stop = queryClient.getQueryCache().subscribe(() => {
    // The page is told before, because it was scheduled before.
    if (queryClient.isFetching() === 0) notifyManager.schedule(() => resolve(null));
  });
  await promise;
  stop();
}

describe('writing', () => {
  test('Enter sends, and the message is shown once', async () => {
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

  test('the first message stays when an outdated empty page arrives later', async () => {
    const app = await openChat();
    const { asked, release } = holdAnswers(app, 'GetThreadMessages');
    await refresh();
    await asked;
    await app.user.type(composer(), 'Good morning{Enter}');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());

    const read = nextReading(app.queryClient);
    release();
    await act(() => read);

    within(thread()).getByText('Good morning');
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

  test.each([
    ['most browsers', { isComposing: true }],
    // Safari ends the composition before the key; 229 is the code of a key that an input method has taken.
    ['Safari', { keyCode: 229 }],
  ])('Enter that ends the choice of a character in %s does not send', async (_, taken) => {
    const { user, calls } = await openChat();
    await user.type(composer(), 'ni');

    fireEvent.keyDown(composer(), { key: 'Enter', ...taken });

    expect(sends(calls)).toBe(0);
    expect(composer()).toHaveProperty('value', 'ni');
  });

  test.each([
    ['in one line', 'x'.repeat(4001)],
    ['with its line breaks, which are sent as CR and LF', `${'x'.repeat(3900)}${'\nx'.repeat(40)}`],
  ])('more than 4,000 characters %s stay in the input and are not sent', async (_, value) => {
    const { user, calls } = await openChat();

    fireEvent.change(composer(), { target: { value } });
    await user.type(composer(), '{Enter}');

    screen.getByText('Must be at most 4000 characters');
    expect(sends(calls)).toBe(0);
    expect(composer()).toHaveProperty('value', value);
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
  const picture = () => aPng('heel.png');
  const input = () => screen.getByLabelText('Attachment', { selector: 'input' });

  test('takes images, PDF, DOC and DOCX', async () => {
    await openChat();
    const accepted = input().getAttribute('accept')?.split(',') ?? [];
    expect(accepted.filter((kind) => kind.startsWith('.'))).toEqual([
      '.jpg',
      '.jpeg',
      '.png',
      '.gif',
      '.webp',
      '.pdf',
      '.doc',
      '.docx',
    ]);
    expect(accepted).toContain('image/jpeg');
  });

  test('is shown before it is sent, can be removed, and goes without words', async () => {
    const { user, backend, threadId } = await openChat();
    await user.upload(input(), picture());
    screen.getByText('heel.png');
    await user.click(screen.getByRole('button', { name: 'Remove heel.png' }));
    expect(screen.queryByText('heel.png')).toBeNull();
    expect(document.activeElement).toBe(composer());

    await user.upload(input(), picture());
    await user.click(screen.getByRole('button', { name: 'Send' }));

    const link = await within(thread()).findByRole('link', { name: /^Attached picture/ });
    const [sent] = await stored(backend, threadId);
    expect(sent?.message).toBe('');
    expect(link).toHaveProperty('href', new URL(sent?.imageUrl ?? '', window.location.href).href);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  test('whose address is signed anew by each reading keeps the first one, and is tried once more after a failure', async () => {
    const { user, intercept } = await openChat();
    await user.upload(input(), picture());
    await screen.findByRole('button', { name: /^Remove/ });
    await user.type(composer(), 'Look{Enter}');
    await within(thread()).findByRole('img', { name: 'Attached picture' });
    let readings = 0;
    intercept(async (request, next) => {
      readings += 1;
      return withText(
        'GetThreadMessages',
        /"imageUrl":"([^"]+)"/,
        `"imageUrl":"$1?sign=${readings}"`,
      )(request, next);
    });
    const shown = () => within(thread()).getByRole('img', { name: 'Attached picture' });
    const href = () => within(thread()).getByRole('link').getAttribute('href');
    const first = shown().getAttribute('src');

    await refresh();
    await waitFor(() => expect(href()).toMatch(/sign=/));
    expect(shown().getAttribute('src')).toBe(first);
    expect(shown().getAttribute('loading')).toBe('lazy');

    fireEvent.error(shown());
    await waitFor(() => expect(shown().getAttribute('src')).toBe(href()));

    const second = href();
    fireEvent.error(shown());
    await refresh();
    await waitFor(() => expect(href()).not.toBe(second));
    within(thread()).getByRole('link', { name: /^Open attachment/ });
  });

  test('that is not a picture is a file to open', async () => {
    const { user } = await openChat();
    await user.upload(input(), new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));

    // What a browser says of a PDF as a picture.
    fireEvent.error(await within(thread()).findByRole('img', { name: 'Attached picture' }));

    within(thread()).getByRole('link', { name: 'Open attachment proof.pdf' });
  });

  test('without a name of the service is shown all the same', async () => {
    const { user, intercept } = await openChat();
    intercept(withoutFields('/Message/', ['fileName']));
    await user.upload(input(), picture());
    await user.click(screen.getByRole('button', { name: 'Send' }));

    await within(thread()).findByRole('link', { name: 'Attached picture' });
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(within(thread()).queryByText('heel.png')).toBeNull();
  });

  test('without words is sent with every field of the form', async () => {
    const { user, intercept } = await openChat();
    const { promise: fields, resolve } = Promise.withResolvers<string[]>();
    intercept(async (request, next) => {
      if (request.url.endsWith('/Message/Send')) resolve([...(await request.clone().formData()).keys()]);
      return next(request);
    });

    await user.upload(input(), new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(await fields).toEqual(['ThreadId', 'SenderId', 'Message', 'Image']);
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  });

  test('that is pasted is attached, and pasted text is not', async () => {
    const { user } = await openChat();
    const photo = picture();
    fireEvent.paste(composer(), {
      clipboardData: { files: [photo], types: ['text/plain', 'text/html', 'Files'] },
    });
    expect(screen.queryByText('heel.png')).toBeNull();

    fireEvent.paste(composer(), { clipboardData: { files: [photo], types: ['Files'] } });

    await screen.findByText('heel.png');
    await user.type(composer(), 'See this{Enter}');
    await within(thread()).findByRole('link', { name: /^Attached picture/ });
  });

  test('that is dropped anywhere on the chat is attached to what was typed', async () => {
    const { user } = await openChat();
    await user.type(composer(), 'See this');
    const target = thread();
    expect(fireEvent.dragOver(target, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
    expect(fireEvent.dragOver(target, { dataTransfer: { types: ['Files'] } })).toBe(false);

    fireEvent.drop(target, { dataTransfer: { files: [picture()] } });

    await screen.findByText('heel.png');
    expect(composer()).toHaveProperty('value', 'See this');
  });

  test('that is chosen last is attached, although another one is read for longer', async () => {
    await openChat();
    const slow = new File(['%PDF-1.7'], 'slow.pdf');
    const { promise: bytes, resolve } = Promise.withResolvers<ArrayBuffer>();
    slow.arrayBuffer = () => bytes;
    const drop = (file: File) => fireEvent.drop(thread(), { dataTransfer: { files: [file] } });
    drop(slow);
    drop(picture());
    await screen.findByText('heel.png');

    await act(async () => resolve(await new Blob(['%PDF-1.7']).arrayBuffer()));

    screen.getByText('heel.png');
    expect(screen.queryByText('slow.pdf')).toBeNull();
  });

  test.each([
    ['dropped', (files: File[]) => fireEvent.drop(thread(), { dataTransfer: { files } })],
    [
      'pasted',
      (files: File[]) => fireEvent.paste(composer(), { clipboardData: { files, types: ['Files'] } }),
    ],
  ])('of several that are %s is the first one, and the page says so', async (_, give) => {
    const { toasts } = await openChat();

    give([picture(), aPng('sole.png')]);

    await screen.findByText('heel.png');
    expect(toasts).toEqual([
      'warning Only one file at a time: heel.png was chosen, the others were not. default',
    ]);
  });

  test('can be stopped while it is sent, and the message can be sent again', async () => {
    spyOnWarnings();
    const { user, intercept, backend, threadId } = await openChat();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.upload(input(), picture());
    intercept((request, next) =>
      request.url.endsWith('/Message/Send') ? new Promise<never>(() => undefined) : next(request),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));

    await user.click(await screen.findByRole('button', { name: 'Stop sending heel.png' }));
    await passTime(SECOND_LOOK_MS);
    const again = await screen.findByRole('button', { name: 'Not sent. Tap to try again: heel.png' });
    expect(await stored(backend, threadId)).toEqual([]);

    intercept((request, next) => next(request));
    await user.click(again);
    await waitFor(async () => expect(await stored(backend, threadId)).toHaveLength(1));
  });

  test('that cannot be read is refused, and the words stay', async () => {
    const { user } = await openChat();
    await user.type(composer(), 'See this');
    const file = picture();
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

    await user.upload(input(), file);

    await screen.findByText('The file could not be read. Choose it again.');
    expect(composer()).toHaveProperty('value', 'See this');
  });

  test.each([
    [
      'too large',
      new File([new Uint8Array(5_242_881)], 'big.png', { type: 'image/png' }),
      'File size exceeds 5MB limit',
    ],
    [
      'a picture that few browsers can show, named a JPEG',
      new File(['\0\0\0\u0018ftypheic'], 'photo.jpg', { type: 'image/jpeg' }),
      'Only JPEG, PNG, GIF, WebP, PDF, DOC and DOCX files are allowed. This file is a HEIC picture. Send a screenshot of it instead.',
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
  test('can be removed', async () => {
    spyOnWarnings();
    const { user, intercept } = await openChat();
    breakSending(intercept);
    await user.type(composer(), 'Never mind{Enter}');
    await screen.findByText('Not sent. Tap to try again');

    await user.click(screen.getByRole('button', { name: /^Remove/ }));

    expect(screen.queryByText('Never mind')).toBeNull();
  });

  test.each(['Not sent. Tap to try again:', 'Remove'])(
    'leaves the focus in the composer after %s',
    async (action) => {
      spyOnWarnings();
      const { user, intercept } = await openChat();
      const repair = breakSending(intercept);
      await user.type(composer(), 'Please look{Enter}');
      await screen.findByText('Not sent. Tap to try again');
      repair();

      await user.click(screen.getByRole('button', { name: `${action} Please look` }));

      await waitFor(() => expect(screen.queryByText('Not sent. Tap to try again')).toBeNull());
      expect(document.activeElement).toBe(composer());
    },
  );

  test('is shown once if only its response was lost', async () => {
    const { user, calls, intercept } = await openChat();
    intercept(async (request, next) => {
      const response = await next(request);
      return request.url.endsWith('/Message/Send') ? new Response('', { status: 504 }) : response;
    });
    await user.type(composer(), 'Once only{Enter}');

    await within(thread()).findByText('Once only');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(screen.queryByText('Not sent. Tap to try again')).toBeNull();
    await refresh();
    expect(screen.getAllByText('Once only')).toHaveLength(1);
    expect(sends(calls)).toBe(1);
  });

  test('is checked before it is called not sent', async () => {
    spyOnWarnings();
    const { user, intercept } = await openChat();
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    intercept(async (request, next) => {
      if (request.url.endsWith('/Message/Send')) return new Response('', { status: 500 });
      if (request.url.includes('GetThreadMessages')) await released;
      return next(request);
    });
    await user.type(composer(), 'Please look{Enter}');

    await screen.findByText('Checking…');
    expect(screen.queryByText('Sending…')).toBeNull();
    release(null);

    await screen.findByText('Not sent. Tap to try again');
  });

  test('is shown once if its response has no message and it is listed later', async () => {
    spyOnWarnings();
    const { user, intercept } = await openChat();
    let isListed = false;
    intercept(async (request, next) => {
      const response = await next(request);
      if (request.url.endsWith('/Message/Send')) return Response.json({ message: 'Message sent' });
      return request.url.includes('GetThreadMessages') && !isListed
        ? Response.json({ data: [], totalInRecord: 0 })
        : response;
    });
    await user.type(composer(), 'Once{Enter}');
    await screen.findByText(UNCONFIRMED);

    isListed = true;
    await refresh();

    await waitFor(() => expect(screen.queryByText(UNCONFIRMED)).toBeNull());
    expect(screen.getAllByText('Once')).toHaveLength(1);
  });

  test('without a confirmation: a tap reads again, and sends only what is not there', async () => {
    spyOnWarnings();
    const { user, backend, threadId, calls, intercept } = await openChat();
    let mode: 'hidden' | 'unreadable' | 'normal' = 'hidden';
    intercept(async (request, next) => {
      if (request.url.includes('GetThreadMessages') && mode === 'unreadable')
        return Response.json({ message: 'No' }, { status: 403 });
      const response = await next(request);
      if (request.url.endsWith('/Message/Send')) return Response.json({ message: 'Message sent' });
      return request.url.includes('GetThreadMessages') && mode === 'hidden'
        ? Response.json({ data: [], totalInRecord: 0 })
        : response;
    });
    await user.type(composer(), 'Once{Enter}');
    await screen.findByText(UNCONFIRMED);
    mode = 'unreadable';
    await user.click(screen.getByRole('button', { name: `${UNCONFIRMED}: Once` }));
    await screen.findByText(UNCONFIRMED);
    expect(sends(calls)).toBe(1);

    mode = 'normal';
    await user.click(screen.getByRole('button', { name: `${UNCONFIRMED}: Once` }));

    await waitFor(() => expect(screen.queryByRole('list', { name: 'Not sent yet' })).toBeNull());
    expect(sends(calls)).toBe(1);
    expect(await stored(backend, threadId)).toHaveLength(1);
    expect(screen.getAllByText('Once')).toHaveLength(1);
  });

  test('is sent though the answer does not name the thread', async () => {
    const { user, calls, intercept } = await openChat();
    intercept(withoutFields('/Message/Send', ['threadId']));
    const before = reads(calls);

    await user.type(composer(), 'Once only{Enter}');

    await within(thread()).findByText('Once only');
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(reads(calls)).toBe(before);
  });

  test('is not left behind without a question, nor is a draft', async () => {
    spyOnWarnings();
    const { user, address, intercept } = await openChat();
    breakSending(intercept);
    await user.type(composer(), 'Please look{Enter}');
    await screen.findByText('Not sent. Tap to try again');

    await user.click(screen.getByRole('link', { name: 'Home' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without sending?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    screen.getByText('Please look');
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await user.type(composer(), 'A draft');
    await user.click(screen.getByRole('link', { name: 'Home' }));

    await screen.findByRole('dialog', { name: 'Leave without sending?' });
    expect(address()).toContain('/chats/');
  });
});
