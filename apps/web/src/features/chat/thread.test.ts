import type { Message } from '@amana/api';
import { describe, expect, test } from 'vitest';
import { type UnsentMessage, arrivalsOf } from './conversation.ts';
import { type Thread, hasOlder, threadOf, withNewest, withOlder, withSent } from './thread.ts';

const SIZE = 5;
const ME = 'me';

const message = (number: number, changes: Partial<Message> = {}): Message => ({
  id: `m${number}`,
  threadId: 't',
  senderId: ME,
  senderName: 'Me',
  message: `text ${number}`,
  imageUrl: null,
  createdAt: new Date(number * 1000).toISOString(),
  ...changes,
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));

/** As the server answers: newest first, page 1 the newest. */
const page = (number: number, all: readonly Message[]) =>
  threadOf({
    data: [...all].reverse().slice((number - 1) * SIZE, number * SIZE),
    unreadableCount: 0,
    totalInRecord: all.length,
  });
const ids = ({ messages }: Thread) => messages.map(({ id }) => Number(id.slice(1)));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('the loaded part of a thread', () => {
  test('page 1 is sorted oldest first', () => {
    expect(ids(withNewest(undefined, page(1, upTo(3))))).toEqual([1, 2, 3]);
  });

  test('messages of one instant keep the order of their sending', () => {
    const sameTime = upTo(4).map((sent) => ({ ...sent, createdAt: '2026-03-02T09:00:00.000Z' }));
    let thread = withNewest(undefined, page(1, sameTime.slice(0, 3)));
    thread = withNewest(thread, page(1, sameTime));
    expect(ids(thread)).toEqual([1, 2, 3, 4]);
  });

  test('a server that sends a page oldest first is understood as well', () => {
    expect(ids(threadOf({ data: upTo(3), unreadableCount: 0, totalInRecord: 3 }))).toEqual([1, 2, 3]);
  });

  test('messages that cannot be read count as loaded', () => {
    const thread = { messages: upTo(2), unreadableCount: 1, total: 4 };
    expect(hasOlder(thread)).toBe(true);

    const whole = withOlder(thread, { messages: [], unreadableCount: 1, total: 4 });
    expect(hasOlder(whole)).toBe(false);
  });

  test('older pages are put before it until there are no more', () => {
    const all = upTo(12);
    let thread = withNewest(undefined, page(1, all));
    expect(hasOlder(thread)).toBe(true);
    thread = withOlder(thread, page(2, all));
    expect(ids(thread)).toEqual(range(3, 12));
    thread = withOlder(thread, page(3, all));
    expect(ids(thread)).toEqual(range(1, 12));
    expect(hasOlder(thread)).toBe(false);
  });

  test('nothing is missing or double when messages come between the pages', () => {
    let newest = withNewest(undefined, page(1, upTo(12)));
    newest = withNewest(newest, page(1, upTo(15)));
    expect(ids(newest)).toEqual(range(8, 15));
    const older = page(2, upTo(15));
    expect(ids(withOlder(newest, older))).toEqual(range(6, 15));
    newest = withNewest(newest, page(1, upTo(16)));
    expect(ids(withOlder(newest, older))).toEqual(range(6, 16));
  });

  test('an empty page that counts no messages removes nothing', () => {
    const empty = { messages: [], unreadableCount: 0, total: 0 };
    const known = withNewest(undefined, page(1, upTo(12)));

    for (const thread of [withNewest(known, empty), withOlder(known, empty)]) {
      expect(ids(thread)).toEqual(range(8, 12));
      expect(hasOlder(thread)).toBe(true);
    }
  });

  test('messages beyond a gap are dropped and read again by scrolling', () => {
    const thread = withNewest(withNewest(undefined, page(1, upTo(6))), page(1, upTo(30)));
    expect(ids(thread)).toEqual(range(26, 30));
    expect(hasOlder(thread)).toBe(true);
  });

  test('messages without a time follow the one before', () => {
    const timeless = (number: number) => message(number, { createdAt: '' });
    const read = (data: Message[]) => ids(threadOf({ data, unreadableCount: 0, totalInRecord: data.length }));
    expect(read([timeless(8), message(3), timeless(7), ...upTo(2).reverse()])).toEqual([1, 2, 7, 3, 8]);
  });

  test('an accepted message is added at once, and an older page keeps it', () => {
    const thread = withSent(withNewest(undefined, page(1, upTo(6))), message(7));
    expect(ids(withNewest(thread, page(1, upTo(6))))).toEqual(range(2, 7));
    expect(withSent(thread, message(7))).toBe(thread);
  });

  test('an edited message is shown as it is now', () => {
    const edited = [...upTo(2), message(3, { message: 'new' })];
    const thread = withNewest(withNewest(undefined, page(1, upTo(3))), page(1, edited));
    expect(thread.messages.at(-1)?.message).toBe('new');
  });
});

describe('an unsent message', () => {
  const before = withNewest(undefined, page(1, upTo(3)));
  const unsent = (text: string, changes: Partial<UnsentMessage> = {}): UnsentMessage => ({
    key: 1,
    text,
    file: null,
    state: 'failed',
    sentAfter: 'm3',
    stopping: new AbortController(),
    ...changes,
  });
  const leftOf = (items: UnsentMessage[], messages: readonly Message[]) => {
    const arrivals = arrivalsOf(items, messages, ME);
    return items.map(({ key }) => key).filter((key) => !arrivals.has(key));
  };
  const left = (items: UnsentMessage[], ...arrived: Message[]) =>
    leftOf(items, [...before.messages, ...arrived]);

  test('is gone once it is in the thread, though its answer was lost', () => {
    expect(left([unsent('text 4')], message(4))).toEqual([]);
    expect(left([unsent('two\nlines')], message(4, { message: 'two\r\nlines' }))).toEqual([]);
  });

  test.each([
    ['nothing came', []],
    ['support wrote the same', [message(4, { senderId: 'support' })]],
    ['something else came', [message(5)]],
    ['the same came with a picture', [message(4, { imageUrl: '/x' })]],
  ])('stays when %s', (_, arrived) => {
    expect(left([unsent('text 4')], ...arrived)).toEqual([1]);
  });

  test('stays when an earlier message of the thread has the same text', () => {
    expect(left([unsent('text 2')])).toEqual([1]);
    const earlier = message(0, { message: 'text 4' });
    expect(leftOf([unsent('text 4')], [earlier, ...before.messages])).toHaveLength(1);
  });

  test('stays when the newest message of the thread has the same text', () => {
    const newest = { ...message(9), message: 'text 4' };

    expect(leftOf([unsent('text 4', { sentAfter: 'm9' })], [newest])).toHaveLength(1);
  });

  test('stays when the server refused it, or it was not sent yet', () => {
    expect(left([unsent('text 4', { sentAfter: null })], message(4))).toEqual([1]);
  });

  test('written twice is gone once for each that came', () => {
    const twice = [unsent('text 4'), unsent('text 4', { key: 2 })];
    expect(left(twice, message(4))).toEqual([2]);
    expect(left(twice, message(4), message(5, { message: 'text 4' }))).toEqual([]);
  });
});
