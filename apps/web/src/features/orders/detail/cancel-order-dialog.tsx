import { type Order, useCancelOrder, useRejectOrder } from '@amana/api';
import {
  type Action,
  type Side,
  TOAST_SUCCESS_MS,
  changedMeanwhileText,
  awaitsTransfer,
} from '@amana/domain';
import { ConfirmDialog, toast } from '@amana/ui';
import { useState } from 'react';
import { PATHS } from '../../../shared/paths.ts';
import { useCloseWhenTooLate } from '../../../trade/use-close-when-too-late.ts';
import { useOrderCommand } from '../../../trade/use-order-command.ts';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';

export interface CancelOrderDialogProps {
  order: Order;
  side: Side;
  /** Whether the order can still be stopped, as of the last refresh. */
  action: Action;
  onClose: () => void;
}

const QUESTIONS: Record<Side, string> = {
  buyer: 'Are you sure you want to cancel this order?',
  seller: 'Are you sure you want to reject this order?',
};

const FAILED = 'An error occurred while cancelling your order.';

/**
 * Cancels the order as its buyer, or rejects it as its seller. Closes with a message if the order changes so that it can
 * no longer be stopped.
 */
export function CancelOrderDialog({ order, side, action, onClose }: CancelOrderDialogProps) {
  const { mutateAsync: cancel } = useCancelOrder();
  const { mutateAsync: reject } = useRejectOrder();
  const run = useOrderCommand({ ...order, side }, FAILED);
  const leave = useLeaveWhenDone();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isTooLate = action.state !== 'enabled' && !isBusy;
  useCloseWhenTooLate(isTooLate, changedMeanwhileText(order.orderStatus, side), onClose);
  const stop = async () => {
    setIsBusy(true);
    setFailure(null);
    const data = { orderId: order.id };
    const [event, send] = side === 'buyer' ? (['cancel', cancel] as const) : (['reject', reject] as const);
    const failure = await run(
      event,
      () => send({ data }),
      async ({ message }) => {
        toast.success(message ?? 'Order cancelled successfully', TOAST_SUCCESS_MS);
        await leave(PATHS.orders);
      },
    );
    if (failure === null || failure.isTooLate) {
      onClose();
      return;
    }
    setFailure(failure.text);
    setIsBusy(false);
  };
  return (
    <ConfirmDialog
      title={QUESTIONS[side]}
      text={
        <>
          <p>This action cannot be reversed</p>
          {awaitsTransfer(order.orderStatus) && <p>Money that was already sent will be returned.</p>}
        </>
      }
      failure={failure}
      isOpen={!isTooLate}
      isDanger
      isBusy={isBusy}
      confirmText="Yes, Cancel Order"
      cancelText="No, Return"
      onConfirm={() => void stop()}
      onCancel={onClose}
    />
  );
}
