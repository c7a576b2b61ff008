import type { TradeEvent } from '@amana/api';
import { type Kobo, type TradeViewer, returnedTransferText } from '@amana/domain';
import { Notice } from '@amana/ui';
import { dateTimeText } from '../shared/date-text.ts';

export interface ReturnedTransfersProps {
  events: readonly TradeEvent[] | undefined;
  viewer: TradeViewer;
  /** What the buyer has to pay; null where that is not certain. */
  due: Kobo | null;
  /** Another transfer is awaited. */
  isAwaited: boolean;
}

/** Every transfer of the buyer that was returned, with its amount, reason and time. */
export function ReturnedTransfers({ events = [], viewer, due, isAwaited }: ReturnedTransfersProps) {
  const returned = events.filter(({ kind }) => kind === 'transferReturned');
  if (returned.length === 0) return null;
  return (
    <section aria-label="Returned money">
      <Notice tone={isAwaited ? 'warning' : 'info'}>
        <strong>{returned.length === 1 ? 'A transfer was returned' : 'Transfers were returned'}</strong>
        {returned.map((event, index) => (
          <p key={index}>
            {dateTimeText(event.at)}: {returnedTransferText(event, viewer, due)}
          </p>
        ))}
      </Notice>
    </section>
  );
}
