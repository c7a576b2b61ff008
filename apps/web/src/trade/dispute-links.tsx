import { useGetDisputeByTransaction } from '@amana/api';
import { ActionRow, Button, Icon, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { chatPath, manageDisputePath } from '../shared/paths.ts';

const CHAT = 'Chat with Support';

/** The main actions of a trade in dispute. */
export function DisputeLinks({ transactionId }: { transactionId: string }) {
  const { data: dispute, isPending } = useGetDisputeByTransaction(transactionId);
  return (
    <ActionRow>
      <Link className={buttonClass()} to={manageDisputePath(transactionId)}>
        View dispute
      </Link>
      {isPending && (
        <Button variant="secondary" loading>
          {CHAT}
        </Button>
      )}
      {dispute !== undefined && (
        <Link className={buttonClass('secondary')} to={chatPath(dispute.data.id)}>
          <Icon name="chat" />
          {CHAT}
        </Link>
      )}
    </ActionRow>
  );
}
