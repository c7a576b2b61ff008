import { awaitsPayment, formatNaira, isDeliveryDue, recordedFigures } from '@amana/domain';
import { Notice } from '@amana/ui';
import { CheckedAgo } from '../shared/dates/checked-ago.tsx';
import { useConfig } from '../shared/hooks/use-config.ts';
import { type CheckedTrade, certainStatus } from './certain-status.ts';
import { exactTotal } from './money-notices.tsx';

interface PaymentNoticeProps {
  trade: CheckedTrade & Parameters<typeof recordedFigures>[1];
  /** As `CheckedAgo` takes it; null if the last refresh failed. */
  checkedAtMs: number | null;
}

/** Not in the markup, because of its quotation marks. */
const WAIT = "Wait for 'Paid' on this page.";

/** For the seller: whether the buyer has paid, so that no screenshot and no SMS has to be believed. */
export function PaymentNotice({ trade, checkedAtMs }: PaymentNoticeProps) {
  const { productName } = useConfig();
  const status = certainStatus(trade);
  if (status === null) return null;
  if (awaitsPayment(status)) {
    return (
      <Notice tone="warning">
        <strong>{checkedAtMs === null ? 'Not paid when last checked.' : 'Not paid yet.'}</strong> A screenshot
        or an SMS is not a payment. {WAIT}
      </Notice>
    );
  }
  if (!isDeliveryDue(status)) return null;
  // The seller's own total, because the service does not tell a seller what the buyer paid in all.
  const total = exactTotal(recordedFigures('seller', trade));
  return (
    <Notice icon="shield">
      <p>
        <strong>Paid.</strong>{' '}
        <span>{`${productName} has ${total === null ? 'the money' : formatNaira(total)} for you.`}</span>
      </p>
      {checkedAtMs !== null && <CheckedAgo atMs={checkedAtMs} />}
    </Notice>
  );
}
