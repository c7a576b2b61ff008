import {
  getGetNotificationsQueryKey,
  getNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
} from '@amana/api';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { isInDoubt } from '../../changes/confirmed-change.ts';
import { UnconfirmedError, showError } from '../../changes/show-error.ts';

/** The contract uses GET for these two changes, so their generated hooks would be queries. */
export function useMarkAsRead() {
  const queryClient = useQueryClient();
  const shared = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getGetNotificationsQueryKey() }),
    onError: async (error: unknown, id: string | undefined) => {
      const isMarked = await areMarked(queryClient, id);
      if (isMarked === true) return;
      const isUnknown = isMarked === null && isInDoubt(error);
      showError(isUnknown ? new UnconfirmedError('The notifications cannot be read') : error);
    },
  };
  const one = useMutation({ mutationFn: (id: string) => markNotificationAsRead(id), ...shared });
  const all = useMutation({ mutationFn: (_: undefined) => markAllNotificationsAsRead(), ...shared });
  return { markOne: one.mutate, markAll: () => all.mutate(undefined), isMarkingAll: all.isPending };
}

/** Whether the notification with this id is marked (without an id, all of them); null if refetching fails. */
async function areMarked(queryClient: QueryClient, id: string | undefined): Promise<boolean | null> {
  const queryKey = getGetNotificationsQueryKey();
  try {
    // A running request may have started before the change.
    await queryClient.cancelQueries({ queryKey });
    // Calls the API directly, because the query returns its older data once the bell's page is left.
    const { data } = await getNotifications();
    void queryClient.invalidateQueries({ queryKey });
    return data.every((notification) => notification.isRead || (id ?? notification.id) !== notification.id);
  } catch {
    return null;
  }
}
