import { type Dispute, errorStatus, getDispute, useCancelDispute } from '@amana/api';
import { type Action, DISPUTE_STATUS_AFTER, cancelDisputeAction, isDisputeOpen } from '@amana/domain';
import { ActionRow, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { change } from '../../../server-state/change.ts';
import { PATHS, chatPath } from '../../../shared/paths.ts';
import { ActionQuestion } from '../../../trade/actions/action-question.tsx';
import { useChange } from '../../../server-state/use-change.ts';
import { useLeaveWhenDone } from '../../../server-state/use-leave-when-done.ts';

/** Both parties can chat with support; only the person who lodged the dispute can cancel it, while it is open. */
export function DisputeButtons({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const action = cancelDisputeAction(dispute, viewerId);
  return (
    <>
      <ActionRow buttons={[{ action, variant: 'quietDanger', onPress: () => setIsAsking(true) }]}>
        <Link
          className={buttonClass(isDisputeOpen(dispute) ? 'primary' : 'secondary')}
          to={chatPath(dispute.id)}
        >
          Chat with Support
        </Link>
      </ActionRow>
      {isAsking && <CancelDispute id={dispute.id} action={action} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function CancelDispute({ id, action, onClose }: { id: string; action: Action; onClose: () => void }) {
  const leave = useLeaveWhenDone();
  const cancel = useChange(
    useCancelDispute({
      mutation: change({
        find: async () => {
          const { data: now } = await getDispute(id);
          return now.disputeStatus === DISPUTE_STATUS_AFTER.cancelDispute ? {} : null;
        },
        success: 'Dispute cancelled successfully',
        failed: 'Failed to cancel dispute',
        affects: 'trades',
        onDone: () => leave(PATHS.cancelledDispute),
        onFailed: ({ cause }) => {
          if (errorStatus(cause) === 409) onClose();
        },
      }),
    }),
  );
  return (
    <ActionQuestion
      action={action}
      change={cancel}
      whyNoLonger={action.reason}
      title="Are you sure you want to cancel this dispute?"
      text="The order continues as before the dispute. This action cannot be reversed"
      confirmText="Yes, Cancel Dispute"
      onConfirm={() => cancel.press({ id })}
      onClose={onClose}
    />
  );
}
