import { type Message, createThread, getThreadMessages, serviceStatus } from '@amana/api';
import { CHAT_PAGE_SIZE, CHAT_REFRESH_MS } from '@amana/domain';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { recordPolling } from '../../shared/queries/poll-every.ts';
import { type Thread, hasOlder, olderPageNumber, sentIn, withNewest, withOlder, withSent } from './thread.ts';

/** Polls page 1 and merges it into the messages that are loaded, so that older messages stay. */
export function useThread(threadId: string) {
  const queryClient = useQueryClient();
  const queryKey = ['Message', 'thread', threadId] as const;
  const readPage = (pageNumber: number, signal?: AbortSignal) =>
    getThreadMessages(threadId, { pageNumber, pageSize: CHAT_PAGE_SIZE }, undefined, signal);
  const known = () => queryClient.getQueryData<Thread>(queryKey);
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
  const newest = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const page = await readNewest(signal);
      return withNewest(known(), page);
    },
    ...recordPolling<Thread>(CHAT_REFRESH_MS),
  });
  const olderKey = ['Message', 'older', threadId];
  const older = useMutation({
    mutationKey: olderKey,
    mutationFn: async () => {
      const thread = known();
      if (thread === undefined) return;
      const page = await readPage(olderPageNumber(thread, CHAT_PAGE_SIZE));
      const merged = queryClient.setQueryData<Thread>(queryKey, (now) => withOlder(now ?? thread, page));
      if (sentIn(page) === 0 && hasOlder(merged ?? thread))
        throw new Error('The service counts older messages, and has sent none');
    },
  });
  // True also while a request of an earlier visit is under way.
  const isLoading = useIsMutating({ mutationKey: olderKey }) > 0;
  return {
    query: newest,
    older: {
      exists: newest.data !== undefined && hasOlder(newest.data),
      isLoading,
      hasFailed: older.isError,
      load: () => {
        // A second press before React renders the first would count its page twice and leave out the next.
        if (queryClient.isMutating({ mutationKey: olderKey }) === 0) older.mutate();
      },
    },
    known,
    /** Rejects if the newest messages cannot be read. */
    readAgain: async () => {
      const { data } = await newest.refetch({ throwOnError: true });
      return data?.messages ?? [];
    },
    addSent: (message: Message) => {
      queryClient.setQueryData<Thread>(queryKey, (now) => now && withSent(now, message));
    },
  };
}

export type ThreadState = ReturnType<typeof useThread>;
