import type { Transaction } from '@amana/api';
import { awaitsTransfer, offeredPayment, recordedFigures, transactionActions } from '@amana/domain';
import { ActionRow } from '@amana/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lodgeDisputePath, orderPaymentPath, transferDetailsPath } from '../../../shared/paths.ts';
import { ReceiptDialog, ShippingDialog } from './delivery-dialogs.tsx';

interface TransactionButtonsProps {
  transaction: Transaction;
  viewerId: string;
}

export function TransactionButtons({ transaction, viewerId }: TransactionButtonsProps) {
  const [open, setOpen] = useState<'shipping' | 'receipt' | null>(null);
  const navigate = useNavigate();
  const actions = transactionActions(transaction, viewerId);
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
          { action: actions.confirmDelivery, onPress: () => setOpen('shipping') },
          { action: actions.productReceived, onPress: () => setOpen('receipt') },
          {
            action: actions.lodgeDispute,
            variant: 'quietDanger',
            onPress: () => void navigate(lodgeDisputePath(id)),
          },
        ]}
      />
      {open === 'shipping' && <ShippingDialog transaction={transaction} onClose={close} />}
      {open === 'receipt' && <ReceiptDialog transaction={transaction} onClose={close} />}
    </>
  );
}
