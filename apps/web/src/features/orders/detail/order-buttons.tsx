import type { Order } from '@amana/api';
import {
  type OrderActions,
  type Side,
  isInDispute,
  isManagedByTransaction,
  openTransactionId,
} from '@amana/domain';
import { ActionRow, Button, toast } from '@amana/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  PATHS,
  approveOrderPath,
  manageTransactionPath,
  orderPaymentPath,
  transferDetailsPath,
} from '../../../shared/paths.ts';
import { SetupPrompt } from '../../../viewer/setup-prompt.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';

export interface OrderButtonsProps {
  order: Order;
  side: Side;
  actions: OrderActions;
}

export function OrderButtons({ order, side, actions }: OrderButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const { transactionId } = order;
  const needsBankDetails = actions.approve.first === 'bankDetails';
  const stopAction = side === 'buyer' ? actions.cancel : actions.reject;
  const approve = () => {
    const path = approveOrderPath(order.id);
    if (!needsBankDetails) return void navigate(path);
    toast.info(actions.approve.reason ?? '');
    return void navigate(PATHS.editAccount, { state: { returnTo: path } });
  };
  const pay = () => {
    const openId = openTransactionId(order);
    void navigate(openId === null ? orderPaymentPath(order.id) : transferDetailsPath(openId));
  };
  return (
    <>
      {needsBankDetails && <SetupPrompt missing="bankDetails">{actions.approve.reason}</SetupPrompt>}
      <ActionRow
        buttons={[
          {
            action: actions.approve,
            // The prompt above has the main button.
            variant: needsBankDetails ? 'secondary' : 'primary',
            onPress: approve,
          },
          { action: actions.pay, onPress: pay },
          { action: stopAction, variant: 'quietDanger', onPress: () => setIsAsking(true) },
        ]}
      >
        {transactionId !== null && isManagedByTransaction(order.orderStatus) && (
          <Button
            variant={isInDispute(order.orderStatus) ? 'secondary' : 'primary'}
            onClick={() => void navigate(manageTransactionPath(transactionId))}
          >
            Manage Transaction
          </Button>
        )}
      </ActionRow>
      {isAsking && (
        <CancelOrderDialog order={order} side={side} action={stopAction} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
