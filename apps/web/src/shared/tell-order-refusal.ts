import type { Order } from '@amana/api';
import { errorStatus, getGetOrderQueryOptions } from '@amana/api';
import type { OrderStatus, Side } from '@amana/domain';
import { changedMeanwhileText } from '@amana/domain';
import { toast } from '@amana/ui';
import type { QueryClient } from '@tanstack/react-query';
import { tellRefusal } from './tell-refusal.ts';

/** What the screen showed when the button was pressed. */
export interface SeenOrder extends Pick<Order, 'id' | 'orderStatus'> {
  readonly side: Side;
}

/**
 * Says why an order refused what was asked of it. Of two that race the loser gets a 409 (decision D8): then the order is
 * read again, and what happened to it meanwhile is said instead of what the server said.
 */
export async function tellOrderRefusal(
  queryClient: QueryClient,
  error: unknown,
  seen: SeenOrder,
  fallback: string,
): Promise<void> {
  const now = errorStatus(error) === 409 ? await statusNow(queryClient, seen.id) : null;
  const happened = now === null || now === seen.orderStatus ? null : changedMeanwhileText(now, seen.side);
  if (happened === null) tellRefusal(error, fallback);
  else toast.warning(happened);
}

async function statusNow(queryClient: QueryClient, orderId: string): Promise<OrderStatus | null> {
  try {
    const { data } = await queryClient.query({ ...getGetOrderQueryOptions(orderId), staleTime: 0 });
    return data.orderStatus;
  } catch {
    // The refusal itself is still told.
    return null;
  }
}
