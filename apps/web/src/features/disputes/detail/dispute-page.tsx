import {
  type Dispute,
  type DisputeStatus,
  serviceStatus,
  useGetDispute,
  useGetDisputeByTransaction,
} from '@amana/api';
import {
  type Side,
  type TradeEvent,
  NOT_AVAILABLE,
  TRANSACTIONS_REFRESH_MS,
  disputeCategoryLabel,
  disputeEvidence,
  disputeOutcome,
  disputePartyLabel,
  disputeSide,
  isDisputeOpen,
  personText,
  recordedFigures,
  shownName,
  tradeEventText,
  withPerson,
} from '@amana/domain';
import { Breakdown, Card, Columns, Stack, Timeline } from '@amana/ui';
import { Link, useParams } from 'react-router-dom';
import { PaymentWarning } from '../../../shared/description.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { DocumentLink } from '../../../trade/document-link.tsx';
import { type DisputedTrade, RECORDED_TOTALS, useDisputedTrade } from '../../../trade/disputed-trade.ts';
import { ItemHeading } from '../../../trade/item-heading.tsx';
import { MoneyAmount } from '../../../trade/money-amount.tsx';
import { TO_DISPUTES, manageTransactionPath } from '../../../shared/paths.ts';
import { PaymentBreakdown } from '../../../trade/payment-breakdown.tsx';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { recordPolling } from '../../../shared/queries/poll-every.ts';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from '../disputes.module.css';
import { DisputeButtons } from './dispute-buttons.tsx';

const TOTAL_PAID = RECORDED_TOTALS.buyer;
const EVIDENCE_ID = 'evidence';
const SKELETON = (
  <PageSkeleton
    title="Dispute Details"
    back={TO_DISPUTES.to}
    backLabel={TO_DISPUTES.link}
    heights={[52, 380, 240]}
  />
);
const NOT_FOUND = { title: 'Dispute not found' };

export function DisputePage() {
  usePageTitle('Dispute Details');
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const query = useDispute(id);
  const dispute = query.data?.data;
  const { trade, isLoading } = useDisputedTrade(dispute);
  if (dispute === undefined)
    return <QueryFallback query={query} skeleton={SKELETON} notFound={NOT_FOUND} wayBack={TO_DISPUTES} />;
  if (isLoading) return SKELETON;
  return <DisputeDetails key={dispute.id} dispute={dispute} trade={trade} viewerId={viewerId} />;
}

/** Accepts the id of a transaction or of the dispute itself: links to this page contain either. */
function useDispute(id: string) {
  const polling = recordPolling(TRANSACTIONS_REFRESH_MS);
  const byTransaction = useGetDisputeByTransaction(id, { query: polling });
  const { error } = useStickyError(byTransaction);
  const isNoTransaction = byTransaction.data === undefined && serviceStatus(error) === 404;
  const byId = useGetDispute(id, { query: { enabled: isNoTransaction, ...polling } });
  return isNoTransaction ? byId : byTransaction;
}

interface DisputeProps {
  dispute: Dispute;
  /** Null where the service does not say which trade the dispute is about. */
  trade: DisputedTrade | null;
  viewerId: string;
}

function DisputeDetails({ dispute, trade, viewerId }: DisputeProps) {
  const { disputeStatus, disputeCategory } = dispute;
  return (
    <>
      <PageHead
        title="Dispute Details"
        back={TO_DISPUTES.to}
        backLabel={TO_DISPUTES.link}
        status={disputeStatus}
      />
      {trade !== null && <ItemHeading text={trade.transaction.note} author={null} />}
      <Columns
        main={
          <>
            <WhatNow dispute={dispute} trade={trade} viewerId={viewerId} />
            <Card aria-label="Dispute">
              <h2 dir="auto">{dispute.title}</h2>
              <p className={styles['note']} dir="auto">
                {dispute.note}
              </p>
              {dispute.createdByUserId !== viewerId && (
                <PaymentWarning text={`${dispute.title} ${dispute.note}`} />
              )}
              <Breakdown
                rows={[
                  { label: 'Your role', value: disputePartyLabel(dispute, viewerId) },
                  { label: 'Initiated by', value: shownName(dispute.createdByUser) || NOT_AVAILABLE },
                  { label: 'Category', value: disputeCategoryLabel(disputeCategory) },
                  { label: 'Created', value: dateTimeText(dispute.createdAt) },
                  { label: 'Document', value: <DisputeDocument url={dispute.documentUrl} /> },
                ]}
              />
            </Card>
          </>
        }
        aside={
          <>
            <DisputeHistory dispute={dispute} viewerId={viewerId} />
            <Card aria-label="Amount breakdown">
              <PaymentBreakdown side="buyer" totalLabel={TOTAL_PAID} figures={figuresOf(dispute)} />
              {dispute.transactionId !== undefined && (
                <p className={styles['links']}>
                  <Link to={manageTransactionPath(dispute.transactionId)}>View transaction</Link>
                </p>
              )}
            </Card>
          </>
        }
      />
    </>
  );
}

const OTHERS: Readonly<Record<Side, string>> = { buyer: 'the seller', seller: 'the buyer' };

/** The amount for the viewer, then what is asked of them, or how the dispute ended for them. */
function WhatNow({ dispute, trade, viewerId }: DisputeProps) {
  const side = trade?.side ?? disputeSide(dispute, viewerId);
  const otherName = trade && personText(trade.transaction, side);
  const { title, text } = disputeOutcome(dispute.disputeStatus, side);
  return (
    <Card aria-label="What happens now">
      <Stack>
        <MoneyAmount
          figures={trade?.figures ?? figuresOf(dispute)}
          headline={trade?.headline ?? null}
          otherwise={trade === null ? TOTAL_PAID : RECORDED_TOTALS[side]}
        >
          {otherName !== null && <p>{withPerson(otherName)}</p>}
        </MoneyAmount>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {isDisputeOpen(dispute) && (
          <div>
            <p id={EVIDENCE_ID}>Send support what you have:</p>
            <ul className={styles['evidence']} aria-labelledby={EVIDENCE_ID}>
              {disputeEvidence(side, dispute.disputeCategory, otherName ?? OTHERS[side]).map((evidence) => (
                <li key={evidence}>{evidence}</li>
              ))}
            </ul>
          </div>
        )}
        <DisputeButtons dispute={dispute} viewerId={viewerId} />
      </Stack>
    </Card>
  );
}

/** Both parties see the amounts that the buyer paid. */
function figuresOf({ orderAmount: amount, amountBreakDown, ...sent }: Dispute) {
  return recordedFigures('buyer', { ...sent, amount, totalAmount: amountBreakDown?.totalAmount });
}

function DisputeDocument({ url }: { url: string | null }) {
  return url === null ? <>None</> : <DocumentLink url={url}>View document</DocumentLink>;
}

/** End of a dispute for services that send no events; its time is unknown then. */
const ENDS: Readonly<Partial<Record<DisputeStatus, TradeEvent>>> = {
  Cancelled: { kind: 'disputeCancelled', by: 'system' },
  ResolvedForBuyer: { kind: 'decided', by: 'support', reason: 'forBuyer' },
  ResolvedForSeller: { kind: 'decided', by: 'support', reason: 'forSeller' },
};

function DisputeHistory({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const { createdAt, createdByUser, disputeStatus, events = [] } = dispute;
  const side = disputeSide(dispute, viewerId);
  const entry = (event: TradeEvent, at?: string) => {
    const text = tradeEventText(event, { side, otherName: shownName(createdByUser) || 'The buyer' });
    return text === null ? [] : [{ text, when: at === undefined ? undefined : dateTimeText(at) }];
  };
  const sent = events.flatMap((event) => entry(event, event.at));
  const end = ENDS[disputeStatus];
  const known = [
    ...entry({ kind: 'disputed', by: 'buyer' }, createdAt),
    ...(end === undefined ? [] : entry(end)),
  ];
  return (
    <Card>
      <Stack>
        <h2>What happened so far</h2>
        <Timeline label="History of the dispute" entries={sent.length === 0 ? known : sent} />
      </Stack>
    </Card>
  );
}
