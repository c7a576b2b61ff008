import { type Order, errorStatus, getGetOrderQueryOptions, getOrder } from '@amana/api';
import {
  type OrderEvent,
  type OrderStatus,
  type Side,
  changedMeanwhileText,
  hasHappened,
} from '@amana/domain';
import { toast } from '@amana/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { confirmedChange } from '../changes/confirmed-change.ts';
import { invalidateTrades } from '../changes/invalidate-trades.ts';
import { UnconfirmedError, showError } from '../changes/show-error.ts';

/** The order as the screen showed it when the viewer pressed the button. */
interface SeenOrder extends Pick<Order, 'id' | 'orderStatus'> {
  readonly side: Side;
}

/** The part of an answer to a command that screens show. */
interface Reply {
  readonly message?: string;
}

export interface CommandFailure {
  readonly error: unknown;
  /** As the toast says it. */
  readonly text: string;
  /** Somebody else acted first, so that there is nothing left to send. */
  readonly isTooLate: boolean;
}

/**
 * Sends a command on an order, shows why it failed and reads the trades again. If both parties act at once, the later
 * command gets a 409; the message then says what the other party did. Resolves with the failure, or null. If the answer is
 * lost, `readStatus` reads the status that tells whether the command was carried out; by default that of the order.
 */
export function useOrderCommand(
  { id, orderStatus, side }: SeenOrder,
  failed?: string,
  readStatus = async () => (await getOrder(id)).data.orderStatus,
) {
  const queryClient = useQueryClient();
  return async (
    event: OrderEvent,
    send: () => Promise<Reply>,
    onDone: (reply: Reply) => unknown,
  ): Promise<CommandFailure | null> => {
    try {
      await onDone(
        await confirmedChange(send, async () => replyIfHappened(event, orderStatus, await readStatus())),
      );
      return null;
    } catch (error) {
      const status = await changedStatus(queryClient, error, { id, orderStatus });
      const change = status === null ? null : changedMeanwhileText(status, side);
      const isTooLate = status !== null;
      if (change === null) return { error, text: showError(error, failed), isTooLate };
      toast.warning(change);
      return { error, text: change, isTooLate };
    } finally {
      void invalidateTrades(queryClient);
    }
  };
}

/** For a command whose answer was lost. */
function replyIfHappened(event: OrderEvent, seen: OrderStatus, now: OrderStatus) {
  const isDone = hasHappened(event, seen, now);
  if (isDone === null) throw new UnconfirmedError(`The order became ${now} meanwhile`);
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
    // A reading that is under way may be from before the refusal.
    await queryClient.cancelQueries({ queryKey: order.queryKey });
    const { data } = await queryClient.query({ ...order, staleTime: 0 });
    return data.orderStatus === seen.orderStatus ? null : data.orderStatus;
  } catch {
    // The caller shows the refusal itself.
    return null;
  }
}
