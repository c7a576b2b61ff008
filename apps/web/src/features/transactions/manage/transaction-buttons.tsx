import type { Transaction } from '@amana/api';
import { awaitsTransfer, offeredPayment, recordedFigures, transactionActions } from '@amana/domain';
import { ActionRow } from '@amana/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ManageDialog,
  lodgeDisputePath,
  orderPaymentPath,
  transferDetailsPath,
} from '../../../shared/paths.ts';
import { ReceiptDialog, ShippingDialog } from './delivery-dialogs.tsx';

interface TransactionButtonsProps {
  transaction: Transaction;
  viewerId: string;
}

export function TransactionButtons({ transaction, viewerId }: TransactionButtonsProps) {
  const navigate = useNavigate();
  const actions = transactionActions(transaction, viewerId);
  const asked = useAskedDialog();
  const [open, setOpen] = useState(asked !== null && actions[asked].state === 'enabled' ? asked : null);
  const { id, orderId, orderStatus } = transaction;
  // The open account, or a new one after it has expired.
  const payPath = awaitsTransfer(orderStatus) ? transferDetailsPath(id) : orderPaymentPath(orderId);
  const close = () => setOpen(null);
  return (
    <>
      <ActionRow
        buttons={[
          {
            action: offeredPayment(actions.pay, recordedFigures('buyer', transaction)),
            onPress: () => void navigate(payPath),
          },
          { action: actions.confirmDelivery, onPress: () => setOpen('confirmDelivery') },
          { action: actions.productReceived, onPress: () => setOpen('productReceived') },
          {
            action: actions.lodgeDispute,
            variant: 'quietDanger',
            onPress: () => void navigate(lodgeDisputePath(id)),
          },
        ]}
      />
      {open === 'confirmDelivery' && <ShippingDialog transaction={transaction} onClose={close} />}
      {open === 'productReceived' && <ReceiptDialog transaction={transaction} onClose={close} />}
    </>
  );
}

/** The dialog that the address asks for. It is asked for once, so that Back and a reload do not open it again. */
function useAskedDialog(): ManageDialog | null {
  const [params, setParams] = useSearchParams();
  const name = params.get('open');
  useEffect(() => {
    if (name !== null) setParams({}, { replace: true });
  }, [name, setParams]);
  return name === 'confirmDelivery' || name === 'productReceived' ? name : null;
}
