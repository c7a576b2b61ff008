import type { Transaction } from '@amana/api';
import { transactionActions, transactionPartyOf } from '@amana/domain';
import { ActionButton, ActionRow } from '@amana/ui';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lodgeDisputePath } from '../../../shared/paths.ts';
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
  usePreload(DIALOGS[transactionPartyOf(transaction, viewerId)]);
  return (
    <ActionRow actions={[actions.confirmDelivery, actions.productReceived, actions.lodgeDispute]}>
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
