import { type Dispute, cancelDispute, errorStatus, getDispute } from '@amana/api';
import { type Action, DISPUTE_STATUS_AFTER, cancelDisputeAction } from '@amana/domain';
import { ActionRow, Icon, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmedChange } from '../../../changes/confirmed-change.ts';
import { PATHS, chatPath } from '../../../shared/paths.ts';
import { ActionQuestion } from '../../../trade/action-question.tsx';
import { useChange } from '../../../changes/use-change.ts';
import { useLeaveWhenDone } from '../../../changes/use-leave-when-done.ts';

/** Both parties can chat with support; only the person who lodged the dispute can cancel it, while it is open. */
export function DisputeButtons({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const action = cancelDisputeAction(dispute, viewerId);
  return (
    <>
      <ActionRow buttons={[{ action, variant: 'quietDanger', onPress: () => setIsAsking(true) }]}>
        <Link className={buttonClass()} to={chatPath(dispute.id)}>
          <Icon name="chat" />
          Chat with Support
        </Link>
      </ActionRow>
      {isAsking && <CancelDispute id={dispute.id} action={action} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function CancelDispute({ id, action, onClose }: { id: string; action: Action; onClose: () => void }) {
  const leave = useLeaveWhenDone();
  const cancel = useChange({
    send: () =>
      confirmedChange<unknown>(
        () => cancelDispute(id),
        async () => {
          const { data: now } = await getDispute(id);
          return now.disputeStatus === DISPUTE_STATUS_AFTER.cancelDispute ? {} : null;
        },
      ),
    success: 'Dispute cancelled successfully',
    onDone: () => leave(PATHS.cancelledDispute),
    failed: 'Failed to cancel dispute',
    onFailed: (error) => {
      if (errorStatus(error) === 409) onClose();
    },
    affectsTrades: true,
  });
  return (
    <ActionQuestion
      action={action}
      change={cancel}
      whyNoLonger={action.reason}
      title="Are you sure you want to cancel this dispute?"
      text="The order continues as before the dispute. This action cannot be reversed"
      confirmText="Yes, Cancel Dispute"
      onClose={onClose}
    />
  );
}
