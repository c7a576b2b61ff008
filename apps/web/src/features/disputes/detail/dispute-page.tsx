import { type Dispute, serviceStatus, useGetDispute, useGetDisputeByTransaction } from '@amana/api';
import {
  type Side,
  NOT_AVAILABLE,
  TRANSACTIONS_REFRESH_MS,
  disputeCategoryLabel,
  disputeEvidence,
  disputeOutcome,
  disputeSide,
  isDisputeOpen,
  counterpartName,
  figuresFromAnswer,
  shownName,
  withPerson,
} from '@amana/domain';
import { Breakdown, Card, Columns, Stack, buttonClass } from '@amana/ui';
import { Link, useParams } from 'react-router-dom';
import { ItemHeading, PaymentWarning } from '../../../shared/description.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { StatusBadge } from '../../../shared/status-badge.tsx';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { DocumentLink } from '../../../trade/history/trade-history.tsx';
import { MoneyAmount, PaymentBreakdown, RECORDED_TOTALS } from '../../../trade/money/amounts.tsx';
import { MoneyDestination } from '../../../trade/money/money-destination.tsx';
import { type DisputedTrade, useDisputedTrade } from '../../../trade/page/use-disputed-trade.ts';
import { TO_DISPUTES, manageTransactionPath } from '../../../shared/paths.ts';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { recordPolling } from '../../../server-state/poll-every.ts';
import { useStickyError } from '../../../server-state/use-sticky-error.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from '../disputes.module.css';
import { DisputeButtons } from './dispute-buttons.tsx';

const TOTAL_PAID = RECORDED_TOTALS.buyer;
const EVIDENCE_ID = 'evidence';
const HEAD = { title: 'Dispute Details', back: TO_DISPUTES.to, backLabel: TO_DISPUTES.link };
const SKELETON = <PageSkeleton {...HEAD} heights={[52, 380, 240]} />;
const NOT_FOUND = { title: 'Dispute not found' };

export function DisputePage() {
  usePageTitle(HEAD.title);
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
  const { disputeStatus, disputeCategory, documentUrl } = dispute;
  const creator = shownName(dispute.createdByUser);
  const isOwn = dispute.createdByUserId === viewerId;
  const author = isOwn ? 'Your' : `${creator || 'The buyer'}'s`;
  return (
    <>
      <PageHead {...HEAD} />
      <ItemHeading text={trade?.transaction.note ?? ''} author={null}>
        <StatusBadge status={disputeStatus} />
      </ItemHeading>
      <Columns
        main={
          <>
            <WhatNow dispute={dispute} trade={trade} viewerId={viewerId} />
            <Card aria-label="Dispute">
              <p className="small-print">{`${author} dispute:`}</p>
              <h2 dir="auto">{dispute.title}</h2>
              <p className={styles['note']} dir="auto">
                {dispute.note}
              </p>
              {!isOwn && <PaymentWarning text={`${dispute.title} ${dispute.note}`} />}
              <Breakdown
                rows={[
                  {
                    label: 'Your role',
                    value: disputeSide(dispute, viewerId) === 'buyer' ? 'Buyer' : 'Seller',
                  },
                  { label: 'Initiated by', value: creator || NOT_AVAILABLE },
                  { label: 'Category', value: disputeCategoryLabel(disputeCategory) },
                  { label: 'Created', value: dateTimeText(dispute.createdAt) },
                  {
                    label: 'Document',
                    value: documentUrl === null ? 'None' : <DocumentLink url={documentUrl} />,
                  },
                ]}
              />
            </Card>
          </>
        }
        aside={
          <section aria-label="Amount breakdown">
            {trade?.side === 'seller' ? (
              <PaymentBreakdown side="seller" figures={trade.figures} />
            ) : (
              <PaymentBreakdown side="buyer" totalLabel={TOTAL_PAID} figures={figuresOf(dispute)} />
            )}
            {dispute.transactionId !== undefined && (
              <Link className={buttonClass('link')} to={manageTransactionPath(dispute.transactionId)}>
                View transaction
              </Link>
            )}
          </section>
        }
      />
    </>
  );
}

const OTHERS: Readonly<Record<Side, string>> = { buyer: 'the seller', seller: 'the buyer' };

/** The amount for the viewer, then what is asked of them, or how the dispute ended for them. */
function WhatNow({ dispute, trade, viewerId }: DisputeProps) {
  const side = trade?.side ?? disputeSide(dispute, viewerId);
  const otherName = trade && counterpartName(trade.transaction, side);
  const [title, text, colour] = disputeOutcome(dispute.disputeStatus, side);
  return (
    <Card aria-label="What happens now" edge={colour}>
      <Stack>
        <MoneyAmount
          figures={trade?.figures ?? figuresOf(dispute)}
          headline={trade?.headline ?? null}
          otherwise={trade === null ? TOTAL_PAID : RECORDED_TOTALS[side]}
        >
          {trade && <p>{withPerson(counterpartName(trade.transaction, side))}</p>}
        </MoneyAmount>
        <div>
          <h2>{title}</h2>
          {text !== null && <p>{text}</p>}
        </div>
        {trade && <MoneyDestination trade={trade.transaction} side={side} />}
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

/** What the buyer paid. */
function figuresOf({ orderAmount: amount, amountBreakDown, ...sent }: Dispute) {
  return figuresFromAnswer('buyer', { ...sent, amount, totalAmount: amountBreakDown?.totalAmount });
}
