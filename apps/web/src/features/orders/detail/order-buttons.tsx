import type { Order } from '@amana/api';
import type { OrderActions, Side } from '@amana/domain';
import { Button, ConfirmDialog, toast } from '@amana/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ActionButton } from '../../../shared/action-button.tsx';
import { ActionRow } from '../../../shared/action-row.tsx';
import {
  EDIT_ACCOUNT_PATH,
  approveOrderPath,
  manageTransactionPath,
  orderPaymentPath,
  transferDetailsPath,
} from '../../../shared/paths.ts';
import type { OrderCommands } from '../use-order-commands.ts';

export interface OrderButtonsProps {
  order: Order;
  side: Side;
  actions: OrderActions;
  commands: OrderCommands;
}

/** Exactly the buttons of §4 for this side, each with its reason where it is disabled (decision D8). */
export function OrderButtons({ order, side, actions, commands }: OrderButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const event = side === 'buyer' ? 'cancel' : 'reject';
  const approve = () => {
    const path = approveOrderPath(order.id);
    if (actions.approve.first !== 'bankDetails') return void navigate(path);
    toast.info(actions.approve.reason ?? '');
    return void navigate(EDIT_ACCOUNT_PATH, { state: { returnTo: path } });
  };
  const pay = () => {
    const isOpen = order.orderStatus === 'OpenTransaction' && order.transactionId !== null;
    void navigate(isOpen ? transferDetailsPath(order.transactionId ?? '') : orderPaymentPath(order.id));
  };
  const stop = async () => {
    await commands.stop(event);
    setIsAsking(false);
  };
  return (
    <ActionRow>
      <ActionButton action={actions.approve} variant="primary" onPress={approve} />
      <ActionButton action={actions.pay} variant="primary" onPress={pay} />
      {isManaged(order) && (
        <Button onClick={() => void navigate(manageTransactionPath(order.transactionId ?? ''))}>
          Manage Transaction
        </Button>
      )}
      <ActionButton
        action={side === 'buyer' ? actions.cancel : actions.reject}
        variant="quietDanger"
        onPress={() => setIsAsking(true)}
      />
      <ConfirmDialog
        title={`Are you sure you want to ${event} this order?`}
        text={
          <>
            <p>This action cannot be reversed</p>
            {order.orderStatus === 'OpenTransaction' && <p>Money that was already sent will be returned.</p>}
          </>
        }
        isOpen={isAsking}
        isDanger
        isBusy={commands.isStopping}
        confirmText="Yes, Cancel Order"
        cancelText="No, Return"
        onConfirm={() => void stop()}
        onCancel={() => setIsAsking(false)}
      />
    </ActionRow>
  );
}

/** Once paid, the trade goes on with its transaction. */
function isManaged({ orderStatus, transactionId }: Order): boolean {
  const managed = ['Paid', 'Shipped', 'Delivered', 'Completed', 'InDispute', 'Close'];
  return transactionId !== null && managed.includes(orderStatus);
}
