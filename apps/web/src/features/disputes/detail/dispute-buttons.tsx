import { type Dispute, cancelDispute, errorStatus, getDispute } from '@amana/api';
import { DISPUTE_STATUS_AFTER, TOAST_SUCCESS_MS, cancelDisputeAction } from '@amana/domain';
import { ActionRow, ConfirmDialog, Icon, buttonClass, toast } from '@amana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmedChange } from '../../../changes/confirmed-change.ts';
import { invalidateTrades } from '../../../changes/invalidate-trades.ts';
import { PATHS, chatPath } from '../../../shared/paths.ts';
import { showError } from '../../../changes/show-error.ts';
import { useCloseWhenTooLate } from '../../../trade/use-close-when-too-late.ts';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';

/** Both parties can chat with support; only the person who lodged the dispute can cancel it, while it is open. */
export function DisputeButtons({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = useMutation({
    mutationFn: () =>
      confirmedChange<unknown>(
        () => cancelDispute(dispute.id),
        async () => {
          const { data: now } = await getDispute(dispute.id);
          return now.disputeStatus === DISPUTE_STATUS_AFTER.cancelDispute ? {} : null;
        },
      ),
  });
  const queryClient = useQueryClient();
  const leave = useLeaveWhenDone();
  const action = cancelDisputeAction(dispute, viewerId);
  const isTooLate = isAsking && !cancel.isPending && action.state !== 'enabled';
  const close = useCallback(() => setIsAsking(false), []);
  useCloseWhenTooLate(isTooLate, action.reason, close);
  const ask = () => {
    setFailure(null);
    setIsAsking(true);
  };
  const confirm = async () => {
    setFailure(null);
    try {
      await cancel.mutateAsync();
      toast.success('Dispute cancelled successfully', TOAST_SUCCESS_MS);
      setIsAsking(false);
      await leave(PATHS.cancelledDispute);
    } catch (error) {
      setFailure(showError(error, 'Failed to cancel dispute'));
      if (errorStatus(error) === 409) setIsAsking(false);
    }
    void invalidateTrades(queryClient);
  };
  return (
    <>
      <ActionRow buttons={[{ action, variant: 'quietDanger', onPress: ask }]}>
        <Link className={buttonClass()} to={chatPath(dispute.id)}>
          <Icon name="chat" />
          Chat with Support
        </Link>
      </ActionRow>
      <ConfirmDialog
        title="Are you sure you want to cancel this dispute?"
        text="The order continues as before the dispute. This action cannot be reversed"
        failure={failure}
        isOpen={isAsking && !isTooLate}
        isDanger
        isBusy={cancel.isPending}
        confirmText="Yes, Cancel Dispute"
        cancelText="No, Return"
        onConfirm={() => void confirm()}
        onCancel={close}
      />
    </>
  );
}
