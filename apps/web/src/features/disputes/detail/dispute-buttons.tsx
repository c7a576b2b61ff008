import type { Dispute } from '@amana/api';
import { cancelDisputeRefusal } from '@amana/domain';
import { Button, ConfirmDialog, Icon, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionRow } from '../../../shared/action-row.tsx';
import { chatPath } from '../../../shared/paths.ts';
import { useCancelDispute } from './use-cancel-dispute.ts';

/** Both parties can chat with support; only the person who lodged the dispute can cancel it, while it is open. */
export function DisputeButtons({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { cancel, isCancelling } = useCancelDispute(dispute.id);
  const refusal = cancelDisputeRefusal(dispute, viewerId);
  const confirm = async () => {
    await cancel();
    setIsAsking(false);
  };
  return (
    <ActionRow>
      <Link className={buttonClass()} to={chatPath(dispute.id)}>
        <Icon name="chat" />
        Chat with Support
      </Link>
      {refusal?.kind !== 'forbidden' && (
        <Button
          variant="quietDanger"
          disabled={refusal !== null}
          disabledReason={refusal?.message}
          onClick={() => setIsAsking(true)}
        >
          Cancel Dispute
        </Button>
      )}
      <ConfirmDialog
        title="Are you sure you want to cancel this dispute?"
        text="The order goes on from where it stood. This action cannot be reversed"
        isOpen={isAsking}
        isDanger
        isBusy={isCancelling}
        confirmText="Yes, Cancel Dispute"
        cancelText="No, Return"
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      />
    </ActionRow>
  );
}
