import { type Order, errorStatus, getGetOrderQueryOptions, getOrder } from '@amana/api';
import {
  type OrderEvent,
  type OrderStatus,
  type Side,
  changedMeanwhileText,
  hasHappened,
} from '@amana/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { confirmedChange } from '../changes/confirmed-change.ts';
import { TooLateError, UnconfirmedError } from '../changes/show-error.ts';
import { useChange } from '../changes/use-change.ts';
import { useLeaveWhenDone } from '../changes/use-leave-when-done.ts';

/** The order as the screen showed it when the viewer pressed the button. */
interface SeenOrder extends Pick<Order, 'id' | 'orderStatus'> {
  readonly side: Side;
}

/** The part of an answer to a command that screens show. */
interface Reply {
  readonly message?: string;
}

export interface OrderCommandOptions<Input> {
  event: OrderEvent;
  send: (input: Input) => Promise<Reply>;
  /** The toast after the command succeeded. */
  success: string | ((reply: Reply) => string);
  /** The path of the page that follows. */
  leadTo: string;
  /** Handed to that page with the navigation. */
  leadState?: unknown;
  /** Shown if the server sends no message. */
  failed?: string;
  /** Called when the other party has acted first, so that there is nothing left to send. */
  onTooLate?: () => void;
  /** If the answer is lost: reads the status, which shows whether the command was carried out; by default the order's. */
  readStatus?: () => Promise<OrderStatus>;
}

/**
 * A command on an order. If both parties act at once, the later command gets a 409; the message then says what the other
 * party did.
 */
export function useOrderCommand<Input = void>(
  { id, orderStatus, side }: SeenOrder,
  { event, send, success, leadTo, leadState, failed, onTooLate, readStatus }: OrderCommandOptions<Input>,
) {
  const queryClient = useQueryClient();
  const leave = useLeaveWhenDone();
  const readNow = readStatus ?? (async () => (await getOrder(id)).data.orderStatus);
  return useChange({
    send: (input: Input) =>
      confirmedChange(
        () => send(input),
        async () => replyIfHappened(event, orderStatus, await readNow()),
      ).catch(async (error: unknown) => {
        const status = await changedStatus(queryClient, error, { id, orderStatus });
        throw status === null ? error : new TooLateError(changedMeanwhileText(status, side), error);
      }),
    success,
    onDone: () => leave(leadTo, { state: leadState }),
    failed,
    onFailed: (error) => {
      if (error instanceof TooLateError) onTooLate?.();
    },
    affectsTrades: true,
  });
}

/** For a command whose answer was lost: an empty reply if it was carried out, null if it was not. */
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
    // A request that is under way may have been answered before the refusal.
    await queryClient.cancelQueries({ queryKey: order.queryKey });
    const { data } = await queryClient.query({ ...order, staleTime: 0 });
    return data.orderStatus === seen.orderStatus ? null : data.orderStatus;
  } catch {
    // The caller shows the refusal itself.
    return null;
  }
}
