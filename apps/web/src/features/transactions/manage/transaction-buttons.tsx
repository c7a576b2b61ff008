import type { Transaction } from '@amana/api';
import {
  type Action,
  awaitsPayment,
  awaitsTransfer,
  isPaymentInDoubt,
  payLabel,
  transactionActions,
  transactionPartyOf,
} from '@amana/domain';
import { ActionButton, ActionRow } from '@amana/ui';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { offeredPayment } from '../../../shared/amounts-doubt.tsx';
import { recordedFigures } from '../../../shared/payment-breakdown.tsx';
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
  const close = () => setOpen(null);
  const party = transactionPartyOf(transaction, viewerId);
  usePreload(DIALOGS[party]);
  return (
    <ActionRow actions={[actions.confirmDelivery, actions.productReceived, actions.lodgeDispute]}>
      {party === 'buyer' && awaitsPayment(transaction.orderStatus) && <PayButton transaction={transaction} />}
      <ActionButton action={actions.confirmDelivery} onPress={() => setOpen('shipping')} />
      <ActionButton action={actions.productReceived} onPress={() => setOpen('receipt')} />
      <ActionButton
        action={actions.lodgeDispute}
        variant="quietDanger"
        onPress={() => void navigate(lodgeDisputePath(transaction.id))}
      />
      <Suspense>
        {open === 'shipping' && <ShippingDialog transaction={transaction} onClose={close} />}
        {open === 'receipt' && <ReceiptDialog transaction={transaction} onClose={close} />}
      </Suspense>
    </ActionRow>
  );
}

/** To the account that waits for the transfer, or to a new one after it has expired. */
function PayButton({ transaction }: { transaction: Transaction }) {
  const { id, orderId, orderStatus } = transaction;
  const navigate = useNavigate();
  const path = awaitsTransfer(orderStatus) ? transferDetailsPath(id) : orderPaymentPath(orderId);
  const pay: Action = { state: 'enabled', label: payLabel(orderStatus), reason: null };
  const figures = recordedFigures('buyer', transaction);
  const offered = offeredPayment(pay, { ...figures, isInDoubt: isPaymentInDoubt(transaction) });
  return <ActionButton action={offered} onPress={() => void navigate(path)} />;
}
