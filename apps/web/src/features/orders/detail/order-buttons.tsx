import type { Order } from '@amana/api';
import {
  type OrderActions,
  type Side,
  isDeliveryDue,
  isManagedByTransaction,
  openTransactionId,
} from '@amana/domain';
import { ActionRow, toast } from '@amana/ui';
import { type ComponentProps, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  PATHS,
  approveOrderPath,
  manageDialogPath,
  manageTransactionPath,
  orderPaymentPath,
  transferDetailsPath,
} from '../../../shared/paths.ts';
import { SetupPrompt } from '../../../viewer/setup-prompt.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import styles from './order-detail.module.css';

export interface OrderButtonsProps {
  order: Order;
  side: Side;
  actions: OrderActions;
}

export function OrderButtons({ order, side, actions }: OrderButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const needsBankDetails = actions.approve.first === 'bankDetails';
  const { orderStatus } = order;
  const managedId = isManagedByTransaction(orderStatus) ? order.transactionId : null;
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
  const deeds: ComponentProps<typeof ActionRow>['buttons'] =
    managedId === null || !isDeliveryDue(orderStatus)
      ? []
      : [
          {
            action: actions.ship,
            onPress: () => void navigate(manageDialogPath(managedId, 'confirmDelivery')),
          },
          {
            action: actions.confirmReceipt,
            onPress: () => void navigate(manageDialogPath(managedId, 'productReceived')),
          },
        ];
  return (
    <>
      {needsBankDetails && <SetupPrompt missing="bankDetails">{actions.approve.reason}</SetupPrompt>}
      <ActionRow
        buttons={[
          ...deeds,
          {
            action: actions.approve,
            // The prompt above has the main button.
            variant: needsBankDetails ? 'secondary' : 'primary',
            onPress: approve,
          },
          { action: actions.pay, onPress: pay },
          { action: stopAction, variant: 'quietDanger', onPress: () => setIsAsking(true) },
        ]}
      />
      {managedId !== null && (
        <p className={styles['manage']}>
          <Link to={manageTransactionPath(managedId)}>Manage Transaction</Link>
        </p>
      )}
      {isAsking && (
        <CancelOrderDialog order={order} side={side} action={stopAction} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
