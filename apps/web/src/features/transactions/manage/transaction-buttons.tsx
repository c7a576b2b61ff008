import type { Transaction } from '@amana/api';
import { awaitsTransfer, offeredPayment, transactionActions, transactionPartyOf } from '@amana/domain';
import { ActionRow } from '@amana/ui';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordedFigures } from '../../../trade/payment-breakdown.tsx';
import { lodgeDisputePath, orderPaymentPath, transferDetailsPath } from '../../../shared/paths.ts';
import { usePreload } from '../../../shared/use-preload.ts';

const loadShipping = () => import('./shipping-dialog.tsx');
const loadReceipt = () => import('./receipt-dialog.tsx');
const ShippingDialog = lazy(async () => ({ default: (await loadShipping()).ShippingDialog }));
const ReceiptDialog = lazy(async () => ({ default: (await loadReceipt()).ReceiptDialog }));
const DIALOGS = { buyer: [loadReceipt], seller: [loadShipping], stranger: [] };

type OpenDialog = 'shipping' | 'receipt' | null;

export function TransactionButtons({
  transaction,
  viewerId,
}: {
  transaction: Transaction;
  viewerId: string;
}) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const navigate = useNavigate();
  const actions = transactionActions(transaction, viewerId);
  const { id, orderId, orderStatus } = transaction;
  // The account that waits for the transfer, or a new one after it has expired.
  const payPath = awaitsTransfer(orderStatus) ? transferDetailsPath(id) : orderPaymentPath(orderId);
  const close = () => setOpen(null);
  usePreload(DIALOGS[transactionPartyOf(transaction, viewerId)]);
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
      <Suspense>
        {open === 'shipping' && <ShippingDialog transaction={transaction} onClose={close} />}
        {open === 'receipt' && <ReceiptDialog transaction={transaction} onClose={close} />}
      </Suspense>
    </>
  );
}
