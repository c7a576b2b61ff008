import { type Order, useCancelOrder, useRejectOrder } from '@amana/api';
import {
  type Action,
  type OrderActions,
  type Side,
  awaitsTransfer,
  changedMeanwhileText,
  isDeliveryDue,
  isManagedByTransaction,
  openTransactionId,
} from '@amana/domain';
import { ActionRow, toast } from '@amana/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  PATHS,
  approveOrderPath,
  manageDialogPath,
  orderPaymentPath,
  transferDetailsPath,
} from '../../../shared/paths.ts';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';
import { ActionQuestion } from '../../../trade/actions/action-question.tsx';
import { orderCommand } from '../../../trade/actions/order-command.ts';
import { openClaim } from '../../../trade/money/claimed-transfer.ts';
import { SetupPrompt } from '../../../viewer/setup-prompt.tsx';

export interface OrderButtonsProps {
  order: Order;
  side: Side;
  actions: OrderActions;
  /** Shown before the buttons that are closed. */
  more?: ReactNode;
}

export function OrderButtons({ order, side, actions, more }: OrderButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const needsBankDetails = actions.approve.first === 'bankDetails';
  const { orderStatus } = order;
  const managedId = isManagedByTransaction(orderStatus) ? order.transactionId : null;
  const stopAction = side === 'buyer' ? actions.cancel : actions.reject;
  const go = (path: string) => () => void navigate(path);
  const approvePath = approveOrderPath(order.id);
  const addBankDetails = () => {
    toast.info(actions.approve.reason ?? '');
    void navigate(PATHS.editAccount, { state: { returnTo: approvePath } });
  };
  const openId = openTransactionId(order);
  // The account of a transfer that the buyer says they made has expired.
  const mayPayTwice = openId === null && openClaim(order.id, order.events) !== null;
  const payPath = openId === null ? orderPaymentPath(order.id) : transferDetailsPath(openId);
  return (
    <>
      {needsBankDetails && <SetupPrompt missing="bankDetails">{actions.approve.reason}</SetupPrompt>}
      <ActionRow
        more={more}
        buttons={[
          ...(managedId === null || !isDeliveryDue(orderStatus)
            ? []
            : [
                { action: actions.ship, onPress: go(manageDialogPath(managedId, 'confirmDelivery')) },
                {
                  action: actions.confirmReceipt,
                  onPress: go(manageDialogPath(managedId, 'productReceived')),
                },
              ]),
          {
            action: actions.approve,
            // The prompt above has the main button.
            variant: needsBankDetails ? 'secondary' : 'primary',
            onPress: needsBankDetails ? addBankDetails : go(approvePath),
          },
          { action: actions.pay, variant: mayPayTwice ? 'secondary' : 'primary', onPress: go(payPath) },
          { action: stopAction, variant: 'link', onPress: () => setIsAsking(true) },
        ]}
      />
      {isAsking && (
        <CancelOrderDialog order={order} side={side} action={stopAction} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

interface CancelOrderDialogProps {
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
function CancelOrderDialog({ order, side, action, onClose }: CancelOrderDialogProps) {
  const leave = useLeaveWhenDone();
  const mutation = orderCommand(
    { ...order, side },
    {
      event: side === 'buyer' ? 'cancel' : 'reject',
      success: ({ message }) => message ?? 'Order cancelled successfully',
      failed: 'An error occurred while cancelling your order.',
      onDone: () => leave(PATHS.orders),
      onTooLate: onClose,
    },
  );
  const cancel = useCancelOrder({ mutation });
  const reject = useRejectOrder({ mutation });
  const stop = useChange(side === 'buyer' ? cancel : reject);
  return (
    <ActionQuestion
      action={action}
      change={stop}
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
      onConfirm={() => stop.press({ data: { orderId: order.id } })}
      onClose={onClose}
    />
  );
}
