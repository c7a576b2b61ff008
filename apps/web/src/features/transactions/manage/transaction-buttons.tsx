import type { Transaction } from '@amana/api';
import { transactionActions } from '@amana/domain';
import { ActionButton, ActionRow } from '@amana/ui';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lodgeDisputePath } from '../../../shared/paths.ts';

const ShippingDialog = lazy(async () => ({
  default: (await import('./shipping-dialog.tsx')).ShippingDialog,
}));
const ReceiptDialog = lazy(async () => ({ default: (await import('./receipt-dialog.tsx')).ReceiptDialog }));

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
