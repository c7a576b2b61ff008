import { type Order, errorStatus, getGetOrderQueryOptions, getOrder } from '@amana/api';
import {
  type OrderEvent,
  type OrderStatus,
  type Side,
  changedMeanwhileText,
  hasHappened,
} from '@amana/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ChangeError } from '../../server-state/change-error.ts';
import { type ChangeOptions, change } from '../../server-state/change.ts';

/** The order as the screen showed it when the viewer pressed the button. */
interface SeenOrder extends Pick<Order, 'id' | 'orderStatus'> {
  readonly side: Side;
}

/** The part of an answer to a command that screens show. */
interface Reply {
  readonly message?: string;
}

interface OrderCommandOptions<Variables> extends Omit<
  ChangeOptions<Reply, Reply, Variables>,
  'find' | 'explain' | 'affects'
> {
  event: OrderEvent;
  /** Called when the other party has acted first, so that there is nothing left to send. */
  onTooLate?: () => void;
  /** If the answer is lost: reads the status, which shows whether the command was carried out; by default the order's. */
  readStatus?: () => Promise<OrderStatus>;
}

/**
 * The options of a generated hook that sends a command on an order. If both parties act at once, the later command gets
 * a 409; the message then says what the other party did.
 */
export function orderCommand<Variables>(
  { id, orderStatus, side }: SeenOrder,
  { event, onTooLate, readStatus, ...options }: OrderCommandOptions<Variables>,
) {
  const readNow = readStatus ?? (async () => (await getOrder(id)).data.orderStatus);
  return change<Reply, Variables>({
    ...options,
    affects: 'trades',
    find: async () => replyIfHappened(event, orderStatus, await readNow()),
    explain: async (failure, client) => {
      const status = await changedStatus(client, failure, { id, orderStatus });
      if (status === null) return null;
      onTooLate?.();
      const text = changedMeanwhileText(status, side);
      return text === null ? null : new ChangeError('tooLate', text);
    },
  });
}

/** For a command whose answer was lost: an empty reply if it was carried out, null if it was not. */
function replyIfHappened(event: OrderEvent, seen: OrderStatus, now: OrderStatus): Reply | null {
  const isDone = hasHappened(event, seen, now);
  if (isDone === null) throw new ChangeError('unknown', `The order became ${now} meanwhile`);
  return isDone ? {} : null;
}

/** After a 409 reads the order again: its new status, or null if the status is still the one seen. */
export async function changedStatus(
  queryClient: QueryClient,
  error: unknown,
  seen: Pick<Order, 'id' | 'orderStatus'>,
): Promise<OrderStatus | null> {
  if (errorStatus(error) !== 409) return null;
  try {
    const order = getGetOrderQueryOptions(seen.id);
    // A request that is under way may have been answered before the refusal.
    await queryClient.cancelQueries({ queryKey: order.queryKey });
    const { data } = await queryClient.query({ ...order, staleTime: 0 });
    return data.orderStatus === seen.orderStatus ? null : data.orderStatus;
  } catch {
    // The caller shows the refusal itself.
    return null;
  }
}
