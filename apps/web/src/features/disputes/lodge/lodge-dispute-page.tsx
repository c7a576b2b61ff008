import type { Transaction } from '@amana/api';
import {
  NOT_AVAILABLE,
  awaitsPayment,
  formatNaira,
  isDisputed,
  isManagedByTransaction,
  recordedFigures,
  shownName,
  transactionActions,
} from '@amana/domain';
import { Amount, Breakdown, Card, Labelled } from '@amana/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FiguresNotice } from '../../../trade/money-notices.tsx';
import { ItemHeading } from '../../../trade/item-heading.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { TOTAL_LABELS } from '../../../trade/payment-breakdown.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { TO_DISPUTES, manageDisputePath, manageTransactionPath } from '../../../shared/paths.ts';
import { type TransactionViewProps, TransactionPage } from '../../../trade/party-guard.tsx';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import styles from '../disputes.module.css';
import { LodgeDisputeForm } from './lodge-dispute-form.tsx';

const TITLE = 'Lodge Dispute';
const headOf = (id: string) => ({ title: TITLE, back: manageTransactionPath(id), backLabel: 'Transaction' });
const ONLY_THE_BUYER = 'Only the buyer can lodge a dispute about this transaction.';

export function LodgeDisputePage() {
  usePageTitle(TITLE);
  const { id = '' } = useParams();
  const skeleton = <PageSkeleton {...headOf(id)} heights={[180, 480]} />;
  return <TransactionPage skeleton={skeleton} view={LodgeDispute} wayBack={TO_DISPUTES} refreshMs={null} />;
}

function LodgeDispute({ transaction, side, viewerId }: TransactionViewProps) {
  const { lodgeDispute } = transactionActions(transaction, viewerId);
  const canLodge = lodgeDispute.state === 'enabled';
  // An open form stays open if the order changes meanwhile, so that no text is lost.
  const [couldLodge, setCouldLodge] = useState(canLodge);
  if (canLodge && !couldLodge) setCouldLodge(true);
  if (side === 'seller') return <CannotLodge level={1} transaction={transaction} reason={ONLY_THE_BUYER} />;
  const { orderStatus } = transaction;
  const figures = recordedFigures('buyer', transaction);
  return (
    <>
      <PageHead {...headOf(transaction.id)} />
      <ItemHeading text={transaction.note} author={null} />
      <Card aria-label="Transaction">
        <Labelled label={isManagedByTransaction(orderStatus) ? 'Total paid' : TOTAL_LABELS.buyer}>
          <Amount text={formatNaira(figures.total)} huge />
        </Labelled>
        <FiguresNotice figures={figures} mayPay={awaitsPayment(orderStatus)} />
        <div className={styles['facts']}>
          <Breakdown
            rows={[
              { label: 'Reference', value: transaction.transactionRef || NOT_AVAILABLE },
              { label: 'Transaction ID', value: transaction.id },
              { label: 'Receiver', value: shownName(transaction.name) || NOT_AVAILABLE },
            ]}
          />
        </div>
      </Card>
      {couldLodge ? (
        <LodgeDisputeForm transaction={transaction} refusal={lodgeDispute.reason} />
      ) : (
        <Card>
          <CannotLodge transaction={transaction} reason={lodgeDispute.reason ?? ''} />
        </Card>
      )}
    </>
  );
}

interface CannotLodgeProps {
  transaction: Transaction;
  reason: string;
  level?: 1 | 2;
}

function CannotLodge({ transaction, reason, level = 2 }: CannotLodgeProps) {
  const hasDispute = isDisputed(transaction.transactionStatus);
  return (
    <LinkState
      level={level}
      title={reason}
      icon="info"
      to={hasDispute ? manageDisputePath(transaction.id) : manageTransactionPath(transaction.id)}
      link={hasDispute ? 'View dispute' : 'View transaction'}
      isSecondary
    />
  );
}
