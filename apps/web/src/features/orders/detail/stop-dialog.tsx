import type { Order } from '@amana/api';
import type { Action, Side } from '@amana/domain';
import { changedMeanwhileText, awaitsTransfer } from '@amana/domain';
import { ConfirmDialog, toast } from '@amana/ui';
import { useEffect, useState } from 'react';

export interface StopDialogProps {
  order: Order;
  side: Side;
  /** Whether the order can still be stopped, as of the last refresh. */
  action: Action;
  onStop: () => Promise<void>;
  onClose: () => void;
}

const QUESTIONS: Record<Side, string> = {
  buyer: 'Are you sure you want to cancel this order?',
  seller: 'Are you sure you want to reject this order?',
};

/** Closes with a message if the order changes so that it can no longer be stopped. */
export function StopDialog({ order, side, action, onStop, onClose }: StopDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isTooLate = action.state !== 'enabled' && !isBusy;
  const happened = changedMeanwhileText(order.orderStatus, side);
  useEffect(() => {
    if (!isTooLate) return;
    if (happened !== null) toast.warning(happened);
    onClose();
  }, [isTooLate, happened, onClose]);
  const stop = async () => {
    setIsBusy(true);
    await onStop();
    onClose();
  };
  return (
    <ConfirmDialog
      title={QUESTIONS[side]}
      text={
        <>
          <p>This action cannot be reversed</p>
          {awaitsTransfer(order.orderStatus) && <p>Money that was already sent will be returned.</p>}
        </>
      }
      isOpen={!isTooLate}
      isDanger
      isBusy={isBusy}
      confirmText="Yes, Cancel Order"
      cancelText="No, Return"
      onConfirm={() => void stop()}
      onCancel={onClose}
    />
  );
}
