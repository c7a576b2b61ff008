import { type Order, cancelOrder, rejectOrder } from '@amana/api';
import { type Action, type Side, awaitsTransfer, changedMeanwhileText } from '@amana/domain';
import { ActionQuestion } from '../../../trade/action-question.tsx';
import { PATHS } from '../../../shared/paths.ts';
import { useOrderCommand } from '../../../trade/use-order-command.ts';

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

/** Cancels the order as its buyer, or rejects it as its seller. */
export function CancelOrderDialog({ order, side, action, onClose }: CancelOrderDialogProps) {
  const data = { orderId: order.id };
  const command = useOrderCommand(
    { ...order, side },
    {
      event: side === 'buyer' ? 'cancel' : 'reject',
      send: () => (side === 'buyer' ? cancelOrder(data) : rejectOrder(data)),
      success: ({ message }) => message ?? 'Order cancelled successfully',
      leadTo: PATHS.orders,
      failed: 'An error occurred while cancelling your order.',
      onTooLate: onClose,
    },
  );
  return (
    <ActionQuestion
      action={action}
      change={command}
      whyNoLonger={changedMeanwhileText(order.orderStatus, side)}
      title={QUESTIONS[side]}
      text={
        <>
          <p>This action cannot be reversed</p>
          {awaitsTransfer(order.orderStatus) && (
            <>
              {side === 'buyer' && (
                <p>
                  <strong>
                    If you have already made the transfer, do not cancel: your money would have to travel back
                    first.
                  </strong>
                </p>
              )}
              <p>Money that was already sent will be returned.</p>
            </>
          )}
        </>
      }
      confirmText="Yes, Cancel Order"
      onClose={onClose}
    />
  );
}
