import { type Transaction, getGetTransactionQueryOptions } from '@amana/api';
import { awaitsTransfer, transactionActions } from '@amana/domain';
import { ActionRow, Notice } from '@amana/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type ManageDialog,
  lodgeDisputePath,
  orderPaymentPath,
  transferDetailsPath,
} from '../../../shared/paths.ts';
import { ReceiptDialog, ShippingDialog, codeRenewal } from './delivery-dialogs.tsx';

interface TransactionButtonsProps {
  transaction: Transaction;
  viewerId: string;
  /** Shown before the buttons that are closed. */
  more: ReactNode;
}

export function TransactionButtons({ transaction, viewerId, more }: TransactionButtonsProps) {
  const navigate = useNavigate();
  const actions = transactionActions(transaction, viewerId);
  const { id, orderId, orderStatus } = transaction;
  const [open, setOpen] = useState<ManageDialog | null>(null);
  const queryClient = useQueryClient();
  useAskedDialog(async (asked) => {
    const isAllowed = (read: Transaction) => transactionActions(read, viewerId)[asked].state === 'enabled';
    // Data from before the page was opened may be out of date.
    const read = { ...getGetTransactionQueryOptions(id), staleTime: 0 };
    if (isAllowed(transaction) || isAllowed((await queryClient.query(read)).data)) setOpen(asked);
  });
  // The open account, or a new one after it has expired.
  const payPath = awaitsTransfer(orderStatus) ? transferDetailsPath(id) : orderPaymentPath(orderId);
  const close = () => setOpen(null);
  const renewal = codeRenewal(transaction);
  return (
    <>
      {renewal !== null && <Notice tone="warning">{renewal}</Notice>}
      <ActionRow
        more={more}
        buttons={[
          { action: actions.pay, onPress: () => void navigate(payPath) },
          { action: actions.confirmDelivery, onPress: () => setOpen('confirmDelivery') },
          { action: actions.productReceived, onPress: () => setOpen('productReceived') },
          {
            action: actions.lodgeDispute,
            variant: 'secondary',
            onPress: () => void navigate(lodgeDisputePath(id)),
          },
        ]}
      />
      {open === 'confirmDelivery' && <ShippingDialog transaction={transaction} onClose={close} />}
      {open === 'productReceived' && <ReceiptDialog transaction={transaction} onClose={close} />}
    </>
  );
}

/** Opens the dialog that the address asks for, once, so that Back and a reload do not open it again. */
function useAskedDialog(open: (dialog: ManageDialog) => Promise<void>): void {
  const [params, setParams] = useSearchParams();
  const name = params.get('open');
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (name === null) return;
    setParams({}, { replace: true });
    // The page says that it could not be read.
    if (name === 'confirmDelivery' || name === 'productReceived') void openAsked(name).catch(() => undefined);
  }, [name, setParams]);
}
