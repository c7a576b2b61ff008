import { type Message, createThread, getThreadMessages, serviceStatus } from '@amana/api';
import { CHAT_PAGE_SIZE, CHAT_REFRESH_MS } from '@amana/domain';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordPolling } from '../../server-state/poll-every.ts';
import { dayText } from '../../shared/dates/date-text.ts';

/** Messages of a conversation without a gap, oldest first. */
export interface Thread {
  readonly messages: readonly Message[];
  /** How many messages between them cannot be read. */
  readonly unreadableCount: number;
  /** The number of all messages of the conversation. */
  readonly total: number;
}

export type ThreadState = ReturnType<typeof useThread>;

/** The newest page is polled, and what it has had is kept, so that older pages are read only once, on demand. */
export function useThread(threadId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['Message', 'thread', threadId] as const;
  const known = () => queryClient.getQueryData<Thread>(queryKey);
  const readPage = async (pageNumber: number, signal?: AbortSignal) =>
    threadOf(await getThreadMessages(threadId, { pageNumber, pageSize: CHAT_PAGE_SIZE }, undefined, signal));
  /** A service may create the thread of a dispute only on request. */
  const createMissing = async (error: unknown) => {
    if (known() !== undefined || serviceStatus(error) !== 404) throw error;
    await createThread({ disputeId: threadId });
    return readPage(1);
  };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = await readPage(1, signal).catch(createMissing);
      return withNewest(known(), newest);
    },
    ...recordPolling<Thread>(CHAT_REFRESH_MS),
  });
  const newest = query.data;
  const older = useInfiniteQuery({
    // The first message is another one only after a gap, and older pages are then read anew.
    queryKey: ['Message', 'older', threadId, newest?.messages.at(0)?.id],
    queryFn: async ({ pageParam }) => {
      const page = await readPage(pageParam);
      if (isEmpty(page)) throw new Error('The service counts older messages, and has sent none');
      return page;
    },
    initialPageParam: Math.max(Math.floor((newest?.messages.length ?? 0) / CHAT_PAGE_SIZE), 1) + 1,
    // Messages that arrived since only make pages overlap.
    getNextPageParam: (_, __, pageNumber) => pageNumber + 1,
    enabled: false,
    retry: false,
  });
  const pages = older.data?.pages;
  const thread = useMemo(() => newest && (pages ?? []).reduce(withOlder, newest), [newest, pages]);
  return {
    query,
    thread,
    older: {
      exists: thread !== undefined && hasOlder(thread),
      isLoading: older.isFetching,
      hasFailed: older.isError,
      load: () => void older.fetchNextPage({ cancelRefetch: false }),
    },
    /** The messages since the conversation was opened, and the 20 before. */
    known: () => known()?.messages ?? [],
    /** Rejects if the newest messages cannot be read. */
    readAgain: () => query.refetch({ throwOnError: true }),
    addSent: (message: Message) =>
      queryClient.setQueryData<Thread>(queryKey, (now) => now && withSent(now, message)),
  };
}

/** The service sends the newest message first. */
export function threadOf(page: Awaited<ReturnType<typeof getThreadMessages>>): Thread {
  const { data, unreadableCount, totalInRecord: total } = page;
  return { messages: byTime([...data].reverse()), unreadableCount, total };
}

/** Messages beyond a gap are dropped. */
export function withNewest(known: Thread | undefined, newest: Thread): Thread {
  if (known === undefined) return newest;
  // It was read before the first message was sent, or is wrong.
  if (isEmpty(newest)) return known;
  const messages = joined(known.messages, newest.messages);
  const isGap = messages.length === known.messages.length + newest.messages.length;
  if (isGap) return newest;
  return { ...newest, messages, unreadableCount: Math.max(newest.unreadableCount, known.unreadableCount) };
}

export function withOlder(known: Thread, { messages, unreadableCount }: Thread): Thread {
  return {
    ...known,
    messages: joined(messages, known.messages),
    unreadableCount: known.unreadableCount + unreadableCount,
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

function isEmpty({ messages, unreadableCount }: Thread): boolean {
  return messages.length + unreadableCount === 0;
}

function joined(older: readonly Message[], newer: readonly Message[]): Message[] {
  const byId = new Map([...older, ...newer].map((message) => [message.id, message]));
  return byTime([...byId.values()]);
}

/** Responses can arrive in another order than their requests were sent. A message without a time stays where it is. */
function byTime(messages: Message[]): Message[] {
  return messages.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || 0);
}

/** A message without a readable time belongs to the day of the message before it, at first to `dayBefore`. */
export function messagesByDay(messages: readonly Message[], dayBefore: string | null = null) {
  const days: { day: string | null; messages: Message[] }[] = [];
  for (const message of messages) {
    const latest = days.at(-1);
    const isTimed = !Number.isNaN(Date.parse(message.createdAt));
    const day = isTimed ? dayText(message.createdAt) : (latest?.day ?? dayBefore);
    if (latest?.day === day) latest.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
