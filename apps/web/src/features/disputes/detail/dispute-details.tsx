import type { Dispute, DisputeStatus } from '@amana/api';
import {
  disputeCategoryLabel,
  disputePartyLabel,
  formatNairaValue,
  statusColour,
  statusLabel,
  CHARGE_RATE_TEXT,
  VAT_RATE_TEXT,
} from '@amana/domain';
import { Badge, Breakdown, Card, Columns, Notice, PageHeader } from '@amana/ui';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { dateTimeText } from '../../../shared/date-text.ts';
import { PATHS, manageTransactionPath } from '../../../shared/paths.ts';
import styles from '../disputes.module.css';
import { DisputeButtons } from './dispute-buttons.tsx';
import { DisputeDocument } from './dispute-document.tsx';

const WHAT_NOW: Record<DisputeStatus, string> = {
  Open: 'Support hears both sides and decides. Until then the money stays held.',
  Cancelled: 'This dispute was cancelled. The order goes on from where it stood.',
  ResolvedForBuyer: 'Support decided for the buyer. The buyer is refunded in full.',
  ResolvedForSeller: 'Support decided for the seller. The money is settled to the seller.',
};

export function DisputeDetails({ dispute, viewerId }: { dispute: Dispute; viewerId: string }) {
  const { disputeStatus } = dispute;
  return (
    <>
      <PageHeader
        title="Dispute Details"
        back={<BackLink to={PATHS.disputes} label="Disputed Transactions" />}
        actions={<Badge colour={statusColour(disputeStatus)}>{statusLabel(disputeStatus)}</Badge>}
      />
      <Columns
        main={
          <>
            <Card aria-label="Dispute">
              <h2 className={styles['title']}>{dispute.title}</h2>
              <p className={styles['note']}>{dispute.note}</p>
              <Breakdown
                rows={[
                  { label: 'Category', value: disputeCategoryLabel(dispute.disputeCategory) },
                  { label: 'Created', value: dateTimeText(dispute.createdAt) },
                  { label: 'Initiated by', value: dispute.createdByUser },
                  { label: 'Your role', value: disputePartyLabel(dispute, viewerId) },
                  { label: 'Document', value: <DisputeDocument url={dispute.documentUrl} /> },
                ]}
              />
            </Card>
            <DisputeButtons dispute={dispute} viewerId={viewerId} />
          </>
        }
        aside={
          <>
            <Notice icon="shield">{WHAT_NOW[disputeStatus]}</Notice>
            <Card aria-label="Amount breakdown">
              <Breakdown rows={amountsOf(dispute)} />
              <p className={styles['links']}>
                <Link to={manageTransactionPath(dispute.transactionId)}>View transaction</Link>
              </p>
            </Card>
          </>
        }
      />
    </>
  );
}

/** Both parties see the amounts that the buyer paid. */
function amountsOf({ orderAmount, charges, vat, amountBreakDown }: Dispute) {
  return [
    { label: 'Amount', value: formatNairaValue(orderAmount) },
    { label: `Charge (${CHARGE_RATE_TEXT})`, value: `+ ${formatNairaValue(charges)}` },
    { label: `VAT (${VAT_RATE_TEXT})`, value: `+ ${formatNairaValue(vat)}` },
    { label: 'Total paid', value: formatNairaValue(amountBreakDown.totalAmount), isTotal: true },
  ];
}
