import type { Order } from '@amana/api';
import { errorStatus, getGetOrderQueryOptions } from '@amana/api';
import type { OrderStatus, Side } from '@amana/domain';
import { changedMeanwhileText } from '@amana/domain';
import { toast } from '@amana/ui';
import type { QueryClient } from '@tanstack/react-query';
import { showError } from './show-error.ts';

/** The order as the screen showed it when the viewer pressed the button. */
export interface SeenOrder extends Pick<Order, 'id' | 'orderStatus'> {
  readonly side: Side;
}

/**
 * Shows why an order command failed. If both parties act at once, the later command gets a 409; the message then says
 * what the other party did.
 */
export async function showOrderRefusal(
  queryClient: QueryClient,
  error: unknown,
  seen: SeenOrder,
  fallback?: string,
): Promise<void> {
  const status = await changedStatus(queryClient, error, seen);
  const change = status === null ? null : changedMeanwhileText(status, seen.side);
  if (change === null) showError(error, fallback);
  else toast.warning(change);
}

/** After a 409 reads the order again: its new status, or null if the status is still the one seen. */
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
    // The caller shows the refusal itself.
    return null;
  }
}
