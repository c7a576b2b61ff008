import type { Message } from '@amana/api';

/** The newest messages of a conversation without a gap, oldest first, and the number of all messages. */
export interface Thread {
  readonly messages: readonly Message[];
  /** How many messages of these pages cannot be read. */
  readonly unreadableCount: number;
  readonly total: number;
  /** The smallest number of pages from which these messages were read. */
  readonly pages: number;
}

interface Page {
  readonly data: readonly Message[];
  readonly unreadableCount: number;
  readonly totalInRecord: number;
}

/** Adds page 1, which has the newest messages. */
export function withNewest(known: Thread | undefined, page: Page): Thread {
  const { data } = page;
  const ids = idsOf(data);
  const before = known?.messages ?? [];
  const others = before.filter(({ id }) => !ids.has(id));
  // Without a common message there is a gap between the page and the older messages, which are dropped. An empty page leaves
  // none: it was read before the first message was sent.
  const isConnected = sentIn(page) === 0 || before.some(({ id }) => ids.has(id));
  const messages = byTime([...(isConnected ? others : []), ...oldestFirst(data)]);
  const pages = known !== undefined && isConnected ? known.pages : 1;
  const unreadableCount = Math.max(page.unreadableCount, isConnected ? (known?.unreadableCount ?? 0) : 0);
  return { messages, unreadableCount, total: totalBy(page, known), pages };
}

export function withOlder(known: Thread, page: Page): Thread {
  const { data } = page;
  const total = totalBy(page, known);
  if (sentIn(page) === 0) return { ...known, total };
  const ids = idsOf(known.messages);
  const added = oldestFirst(data).filter(({ id }) => !ids.has(id));
  return {
    messages: byTime([...added, ...known.messages]),
    unreadableCount: known.unreadableCount + page.unreadableCount,
    total,
    pages: known.pages + 1,
  };
}

/** The number of messages in a page, unreadable ones included. */
export function sentIn({ data, unreadableCount }: Page): number {
  return data.length + unreadableCount;
}

/** An empty page that counts fewer messages than are known was read before they were sent, or is wrong. */
function totalBy(page: Page, known: Thread | undefined): number {
  const isWrong = sentIn(page) === 0 && known !== undefined && page.totalInRecord < known.messages.length;
  return isWrong ? known.total : page.totalInRecord;
}

/** Adds a message that the server has just accepted. */
export function withSent(known: Thread, message: Message): Thread {
  if (known.messages.some(({ id }) => id === message.id)) return known;
  return { ...known, messages: [...known.messages, message], total: known.total + 1 };
}

/**
 * The number of the page with the next older messages; messages that arrived since only make it overlap. A service may send
 * shorter pages than were asked for.
 */
export function olderPageNumber({ messages, unreadableCount, pages }: Thread, pageSize: number): number {
  return Math.max(Math.floor((messages.length + unreadableCount) / pageSize), pages) + 1;
}

export function hasOlder({ messages, unreadableCount, total }: Thread): boolean {
  return messages.length + unreadableCount < total;
}

function idsOf(messages: readonly Message[]): Set<string> {
  return new Set(messages.map(({ id }) => id));
}

/** Reverses a page with the newest message first; sorting would not keep the order of messages of one instant. */
function oldestFirst(page: readonly Message[]): Message[] {
  const times = page.map(({ createdAt }) => createdAt).filter((createdAt) => createdAt !== '');
  const [first, last] = [times.at(0), times.at(-1)];
  const isAlready = first !== undefined && last !== undefined && first < last;
  return isAlready ? [...page] : [...page].reverse();
}

/** Responses can arrive in another order than their requests were sent. A message without a time follows the one before. */
function byTime(messages: readonly Message[]): Message[] {
  let before = 0;
  const timed = messages.map((message) => {
    const time = Date.parse(message.createdAt);
    if (!Number.isNaN(time)) before = time;
    return { message, time: before };
  });
  return timed.sort((one, other) => one.time - other.time).map(({ message }) => message);
}
