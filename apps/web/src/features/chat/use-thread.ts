import { type Message, createThread, getThreadMessages, serviceStatus } from '@amana/api';
import { CHAT_PAGE_SIZE, CHAT_REFRESH_MS } from '@amana/domain';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordPolling } from '../../shared/queries/poll-every.ts';
import { type Thread, hasOlder, isEmpty, withNewest, withOlder, withSent } from './thread.ts';

/** Page 1 is polled, and what it has had is kept, so that older pages are read only once, on demand. */
export function useThread(threadId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['Message', 'thread', threadId] as const;
  const known = () => queryClient.getQueryData<Thread>(queryKey);
  const readPage = (pageNumber: number, signal?: AbortSignal) =>
    getThreadMessages(threadId, { pageNumber, pageSize: CHAT_PAGE_SIZE }, undefined, signal);
  /** A service may create the thread of a dispute only on request. */
  const readNewest = async (signal: AbortSignal) => {
    try {
      return await readPage(1, signal);
    } catch (error) {
      if (known() !== undefined || serviceStatus(error) !== 404) throw error;
      await createThread({ disputeId: threadId });
      return readPage(1, signal);
    }
  };
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await readNewest(signal);
      return withNewest(known(), page);
    },
    ...recordPolling<Thread>(CHAT_REFRESH_MS),
  });
  const newest = query.data;
  const readCount = newest?.messages.length ?? 0;
  const older = useInfiniteQuery({
    // The first message is another one only after a gap, and older pages are then read anew.
    queryKey: ['Message', 'older', threadId, newest?.messages.at(0)?.id],
    queryFn: async ({ pageParam }) => {
      const page = await readPage(pageParam);
      const { totalInRecord } = page;
      // Messages that arrived since only make pages overlap.
      const mayEnd = totalInRecord >= readCount && totalInRecord <= (pageParam - 1) * CHAT_PAGE_SIZE;
      if (isEmpty(page) && !mayEnd) throw new Error('The service counts older messages, and has sent none');
      return page;
    },
    initialPageParam: Math.max(Math.floor(readCount / CHAT_PAGE_SIZE), 1) + 1,
    getNextPageParam: (page, _, pageNumber) => (isEmpty(page) ? undefined : pageNumber + 1),
    enabled: false,
    retry: false,
  });
  const pages = older.data?.pages;
  const thread = useMemo(() => newest && (pages ?? []).reduce(withOlder, newest), [newest, pages]);
  return {
    query,
    thread,
    older: {
      exists: thread !== undefined && hasOlder(thread) && (pages === undefined || older.hasNextPage),
      isLoading: older.isFetching,
      hasFailed: older.isError,
      load: () => void older.fetchNextPage({ cancelRefetch: false }),
    },
    /** The messages since the conversation was opened, and the 20 before. */
    known: () => known()?.messages ?? [],
    /** Rejects if the newest messages cannot be read. */
    readAgain: async () => {
      const { data } = await query.refetch({ throwOnError: true });
      return data?.messages ?? [];
    },
    addSent: (message: Message) => {
      queryClient.setQueryData<Thread>(queryKey, (now) => now && withSent(now, message));
    },
  };
}

export type ThreadState = ReturnType<typeof useThread>;
