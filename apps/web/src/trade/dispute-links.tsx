import { useGetDisputeByTransaction } from '@amana/api';
import { ActionRow, Button, type ButtonProps, Icon, buttonClass } from '@amana/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chatPath, manageDisputePath } from '../shared/paths.ts';

const CHAT = 'Chat with Support';

/** The main actions of a trade in dispute. */
export function DisputeLinks({ transactionId }: { transactionId: string }) {
  return (
    <ActionRow>
      <Link className={buttonClass()} to={manageDisputePath(transactionId)}>
        View dispute
      </Link>
      <ChatLink transactionId={transactionId} variant="secondary" />
    </ActionRow>
  );
}

interface ChatLinkProps extends Pick<ButtonProps, 'variant'> {
  transactionId: string;
  /** Shown if the dispute, whose id the chat has, cannot be read. */
  otherwise?: ReactNode;
}

/** Leads to the chat about the latest dispute of a transaction. */
export function ChatLink({ transactionId, variant = 'primary', otherwise = null }: ChatLinkProps) {
  const { data: dispute, isPending } = useGetDisputeByTransaction(transactionId);
  if (isPending)
    return (
      <Button variant={variant} loading>
        {CHAT}
      </Button>
    );
  if (dispute === undefined) return otherwise;
  return (
    <Link className={buttonClass(variant)} to={chatPath(dispute.data.id)}>
      <Icon name="chat" />
      {CHAT}
    </Link>
  );
}
