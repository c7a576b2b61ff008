import type { Message } from '@amana/api';
import { expect, test } from 'vitest';
import { messagesByDay } from './thread.ts';

const message = (id: string, createdAt: string): Message => ({
  id,
  senderId: 'me',
  senderName: 'Me',
  message: id,
  imageUrl: null,
  createdAt,
});
const daysOf = (...args: Parameters<typeof messagesByDay>) =>
  messagesByDay(...args).map(({ day, messages }) => [day, messages.map(({ id }) => id).join(' ')]);

test('messages by day: each day once, in the order of the messages', () => {
  const messages = [
    message('a', '2026-03-02T09:00:00'),
    message('b', '2026-03-02T23:59:00'),
    message('c', '2026-03-03T00:01:00'),
  ];

  expect(daysOf(messages)).toEqual([
    ['2 Mar 2026', 'a b'],
    ['3 Mar 2026', 'c'],
  ]);
  expect(daysOf([])).toEqual([]);
});

test('messages by day: one without a time stays with the message before it', () => {
  const messages = [message('a', ''), message('b', '2026-03-02T09:00:00'), message('c', 'soon')];

  expect(daysOf(messages)).toEqual([
    [null, 'a'],
    ['2 Mar 2026', 'b c'],
  ]);
  expect(daysOf(messages.slice(0, 1), '1 Mar 2026')).toEqual([['1 Mar 2026', 'a']]);
});
