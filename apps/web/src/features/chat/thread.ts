import type { Message } from '@amana/api';

/** What is known of a conversation: its newest messages without a gap, oldest first, of so many in all. */
export interface Thread {
  readonly messages: readonly Message[];
  readonly total: number;
}

/** As much of an answer of the list as is needed. */
interface Page {
  readonly data: readonly Message[];
  readonly totalInRecord: number;
}

/** Page 1, the newest (decision D21), over what is known. */
export function withNewest(known: Thread | undefined, { data, totalInRecord }: Page): Thread {
  const ids = idsOf(data);
  const before = known?.messages ?? [];
  const others = before.filter(({ id }) => !ids.has(id));
  // Nothing in common: more came than a page holds, so what was known lies beyond a gap.
  const isConnected = others.length < before.length;
  const messages = byTime([...(isConnected ? others : []), ...oldestFirst(data)]);
  return { messages, total: totalInRecord };
}

export function withOlder(known: Thread, { data, totalInRecord }: Page): Thread {
  const ids = idsOf(known.messages);
  const added = oldestFirst(data).filter(({ id }) => !ids.has(id));
  return { messages: byTime([...added, ...known.messages]), total: totalInRecord };
}

/** An own message as the server has just taken it. */
export function withSent(known: Thread, message: Message): Thread {
  if (known.messages.some(({ id }) => id === message.id)) return known;
  return { messages: [...known.messages, message], total: known.total + 1 };
}

/** The page that holds what comes before the messages known; new ones since only make it overlap. */
export function olderPageNumber({ messages }: Thread, pageSize: number): number {
  return Math.floor(messages.length / pageSize) + 1;
}

export function hasOlder({ messages, total }: Thread): boolean {
  return messages.length < total;
}

function idsOf(messages: readonly Message[]): Set<string> {
  return new Set(messages.map(({ id }) => id));
}

/** A page comes newest first, so that messages of one instant stay in the order of their sending. */
function oldestFirst(page: readonly Message[]): Message[] {
  const [first, last] = [page.at(0), page.at(-1)];
  const isAlready = first !== undefined && last !== undefined && first.createdAt < last.createdAt;
  return isAlready ? [...page] : [...page].reverse();
}

/** An answer that was overtaken by a newer one leaves no message out of its place. */
function byTime(messages: readonly Message[]): Message[] {
  return [...messages].sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}
