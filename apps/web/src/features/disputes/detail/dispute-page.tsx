import {
  type Dispute,
  type DisputeStatus,
  serviceStatus,
  useGetDispute,
  useGetDisputeByTransaction,
} from '@amana/api';
import {
  type TradeEvent,
  NOT_AVAILABLE,
  TRANSACTIONS_REFRESH_MS,
  disputeCategoryLabel,
  disputeNeedsText,
  disputePartyLabel,
  isDisputeOpen,
  recordedFigures,
  shownName,
  tradeEventText,
} from '@amana/domain';
import { Breakdown, Card, Columns, Notice, Skeleton, Stack, Timeline } from '@amana/ui';
import { Link, useParams } from 'react-router-dom';
import { PaymentWarning } from '../../../shared/description.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { DocumentLink } from '../../../trade/document-link.tsx';
import { TO_DISPUTES, manageTransactionPath } from '../../../shared/paths.ts';
import { PaymentBreakdown } from '../../../trade/payment-breakdown.tsx';
import { QueryFallback } from '../../../viewer/query-fallback.tsx';
import { recordPolling } from '../../../shared/queries/poll-every.ts';
import { useStickyError } from '../../../shared/hooks/use-sticky-error.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { useViewerId } from '../../../viewer/use-viewer.ts';
import styles from '../disputes.module.css';
import { DisputeButtons } from './dispute-buttons.tsx';

const WHAT_NOW: Readonly<Partial<Record<string, string>>> = {
  Open: 'Support hears both sides and decides. Until then the money stays held.',
  Cancelled: 'This dispute was cancelled. The order continues as before it.',
  ResolvedForBuyer: 'Support decided for the buyer. The buyer is refunded in full.',
  ResolvedForSeller: 'Support decided for the seller. The money is settled to the seller.',
} satisfies Record<DisputeStatus, string>;

const SKELETON = <Skeleton heights={[44, 240, 200, 96]} />;
const NOT_FOUND = { title: 'Dispute not found' };

export function DisputePage() {
  usePageTitle('Dispute Details');
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const query = useDispute(id);
  if (query.data === undefined)
    return <QueryFallback query={query} skeleton={SKELETON} notFound={NOT_FOUND} wayBack={TO_DISPUTES} />;
  const { data: dispute } = query.data;
  return <DisputeDetails key={dispute.id} dispute={dispute} viewerId={viewerId} />;
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

function DisputeDetails({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const { disputeStatus, disputeCategory } = dispute;
  const needs = isDisputeOpen(dispute) ? disputeNeedsText(disputeCategory) : null;
  return (
    <>
      <PageHead
        title="Dispute Details"
        back={TO_DISPUTES.to}
        backLabel={TO_DISPUTES.link}
        status={disputeStatus}
      />
      <Columns
        main={
          <>
            <Notice icon="shield">
              <p>{WHAT_NOW[disputeStatus] ?? 'This app does not know this status. Please ask support.'}</p>
              {needs !== null && <p>{`${needs} You can send files in the chat.`}</p>}
            </Notice>
            <DisputeButtons dispute={dispute} viewerId={viewerId} />
            <Card aria-label="Dispute">
              <h2 className={styles['title']} dir="auto">
                {dispute.title}
              </h2>
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
              <PaymentBreakdown side="buyer" totalLabel="Total paid" figures={figuresOf(dispute)} />
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

/** Both parties see the amounts that the buyer paid. */
function figuresOf({ orderAmount: amount, amountBreakDown, ...sent }: Dispute) {
  return recordedFigures('buyer', { ...sent, amount, totalAmount: amountBreakDown?.totalAmount });
}

function DisputeDocument({ url }: { url: string | null }) {
  return url === null ? 'None' : <DocumentLink url={url}>View document</DocumentLink>;
}

/** End of a dispute for services that send no events; its time is unknown then. */
const ENDS: Readonly<Partial<Record<DisputeStatus, TradeEvent>>> = {
  Cancelled: { kind: 'disputeCancelled', by: 'system' },
  ResolvedForBuyer: { kind: 'decided', by: 'support', reason: 'forBuyer' },
  ResolvedForSeller: { kind: 'decided', by: 'support', reason: 'forSeller' },
};

function DisputeHistory({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const { createdAt, createdByUser, disputeStatus, events = [] } = dispute;
  const side = disputePartyLabel(dispute, viewerId) === 'Buyer' ? 'buyer' : 'seller';
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
