import type { Order } from '@amana/api';
import { errorStatus, getGetOrderQueryOptions } from '@amana/api';
import type { OrderStatus, Side } from '@amana/domain';
import { changedMeanwhileText } from '@amana/domain';
import { toast } from '@amana/ui';
import type { QueryClient } from '@tanstack/react-query';
import { showError } from './show-error.ts';

/** What the screen showed when the button was pressed. */
export interface SeenOrder extends Pick<Order, 'id' | 'orderStatus'> {
  readonly side: Side;
}

/**
 * Says why an order refused what was asked of it. Of two that race the loser gets a 409 (decision D8): then what happened
 * to the order meanwhile is said instead of what the server said.
 */
export async function showOrderRefusal(
  queryClient: QueryClient,
  error: unknown,
  seen: SeenOrder,
  fallback: string,
): Promise<void> {
  const now = await changedStatus(queryClient, error, seen);
  const happened = now === null ? null : changedMeanwhileText(now, seen.side);
  if (happened === null) showError(error, fallback);
  else toast.warning(happened);
}

/** After a 409 the order is read again: the status that it has now, or null where that is still the one seen. */
export async function changedStatus(
  queryClient: QueryClient,
  error: unknown,
  seen: Pick<Order, 'id' | 'orderStatus'>,
): Promise<OrderStatus | null> {
  if (errorStatus(error) !== 409) return null;
  try {
    const { data } = await queryClient.query({ ...getGetOrderQueryOptions(seen.id), staleTime: 0 });
    return data.orderStatus === seen.orderStatus ? null : data.orderStatus;
  } catch {
    // The refusal itself is still told.
    return null;
  }
}
