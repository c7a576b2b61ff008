import type { Message } from '@amana/api';

/** As the service sends it: newest message first, and page 1 has the newest messages. */
export interface Page {
  readonly data: readonly Message[];
  readonly unreadableCount: number;
  readonly totalInRecord: number;
}

/** The newest messages of a conversation without a gap, oldest first. */
export interface Thread {
  readonly messages: readonly Message[];
  /** How many messages of these pages cannot be read. */
  readonly unreadableCount: number;
  /** The number of all messages of the conversation. */
  readonly total: number;
}

/** Adds page 1. Messages beyond a gap are dropped. */
export function withNewest(known: Thread | undefined, page: Page): Thread {
  const { data, unreadableCount, totalInRecord: total } = page;
  const newest = [...data].reverse();
  if (known === undefined) return { messages: byTime(newest), unreadableCount, total };
  // It was read before the first message was sent, or is wrong.
  if (isEmpty(page)) return known;
  const ids = idsOf(newest);
  if (!known.messages.some(({ id }) => ids.has(id))) return withNewest(undefined, page);
  return {
    messages: joined(known.messages, newest),
    unreadableCount: Math.max(unreadableCount, known.unreadableCount),
    total,
  };
}

export function withOlder(known: Thread, { data, unreadableCount, totalInRecord }: Page): Thread {
  return {
    messages: joined([...data].reverse(), known.messages),
    unreadableCount: known.unreadableCount + unreadableCount,
    total: Math.max(known.total, totalInRecord),
  };
}

/** Adds a message that the server has just accepted. */
export function withSent(known: Thread, message: Message): Thread {
  if (known.messages.some(({ id }) => id === message.id)) return known;
  return { ...known, messages: [...known.messages, message], total: known.total + 1 };
}

export function hasOlder({ messages, unreadableCount, total }: Thread): boolean {
  return messages.length + unreadableCount < total;
}

export function isEmpty({ data, unreadableCount }: Page): boolean {
  return data.length + unreadableCount === 0;
}

function idsOf(messages: readonly Message[]): Set<string> {
  return new Set(messages.map(({ id }) => id));
}

function joined(older: readonly Message[], newer: readonly Message[]): Message[] {
  const ids = idsOf(newer);
  return byTime([...older.filter(({ id }) => !ids.has(id)), ...newer]);
}

/** Responses can arrive in another order than their requests were sent. A message without a time stays where it is. */
function byTime(messages: readonly Message[]): Message[] {
  return [...messages].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || 0);
}
