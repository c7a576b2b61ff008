import { Result, buttonClass } from '@amana/ui';
import { Link } from 'react-router-dom';
import { useNavigationState } from '../../../shared/hooks/use-navigation-state.ts';
import { manageDisputePath } from '../../../shared/paths.ts';
import { ChatLink } from '../../../trade/dispute-links.tsx';

/** Handed over by the form after the dispute was lodged. */
export interface LodgedDispute {
  readonly disputedTransactionId: string;
}

export function LodgedResult() {
  const lodged = useNavigationState(isLodgedDispute);
  if (lodged === null) return null;
  const { disputedTransactionId: id } = lodged;
  return (
    <Result
      title="Your dispute is lodged"
      action={
        <ChatLink
          transactionId={id}
          otherwise={
            <Link className={buttonClass()} to={manageDisputePath(id)}>
              View dispute
            </Link>
          }
        />
      }
    >
      <p>Support hears both sides and decides. Until then the money stays held.</p>
      <p>Send support more pictures in the chat.</p>
    </Result>
  );
}

function isLodgedDispute(state: unknown): state is LodgedDispute {
  return (
    typeof state === 'object' &&
    state !== null &&
    'disputedTransactionId' in state &&
    typeof state.disputedTransactionId === 'string'
  );
}
