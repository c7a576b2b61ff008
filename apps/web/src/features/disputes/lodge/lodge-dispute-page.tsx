import type { Transaction } from '@amana/api';
import { useGetTransaction } from '@amana/api';
import { formatNairaValue, transactionActions, transactionPartyOf, isDisputed } from '@amana/domain';
import { Amount, Breakdown, Card, PageHeader, Skeleton, State, buttonClass } from '@amana/ui';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../shared/back-link.tsx';
import { TO_DISPUTES, manageDisputePath, manageTransactionPath } from '../../../shared/paths.ts';
import { NotAParty, QueryPage } from '../../../shared/query-page.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import { useViewerId } from '../../../shared/use-viewer.ts';
import styles from '../disputes.module.css';
import { LodgeDisputeForm } from './lodge-dispute-form.tsx';

const TITLE = 'Lodge Dispute';
const SKELETON = <Skeleton heights={[44, 180, 480]} />;
const NOT_FOUND = { title: 'Transaction not found' };
const ONLY_THE_BUYER = 'Only the buyer can lodge a dispute about this transaction.';

export function LodgeDisputePage() {
  usePageTitle(TITLE);
  const { id = '' } = useParams();
  const viewerId = useViewerId();
  const query = useGetTransaction(id);
  return (
    <QueryPage query={query} skeleton={SKELETON} notFound={NOT_FOUND} wayBack={TO_DISPUTES}>
      {({ data: transaction }) => <LodgeDispute transaction={transaction} viewerId={viewerId} />}
    </QueryPage>
  );
}

function LodgeDispute({ transaction, viewerId }: { transaction: Transaction; viewerId: string }) {
  const party = transactionPartyOf(transaction, viewerId);
  const { lodgeDispute } = transactionActions(transaction, viewerId);
  // A form that was open stays open if the order changes meanwhile, so that no text is lost.
  const [couldLodge] = useState(lodgeDispute.state === 'enabled');
  if (party === 'stranger') return <NotAParty wayBack={TO_DISPUTES} />;
  if (party === 'seller') return <CannotLodge level={1} transaction={transaction} reason={ONLY_THE_BUYER} />;
  return (
    <>
      <PageHeader
        title={TITLE}
        back={<BackLink to={manageTransactionPath(transaction.id)} label="Transaction" />}
      />
      <Card aria-label="Transaction">
        <p className={styles['label']}>Total paid</p>
        <Amount text={formatNairaValue(transaction.totalAmount)} huge />
        <div className={styles['facts']}>
          <Breakdown
            rows={[
              { label: 'Transaction ID', value: transaction.id },
              { label: 'Receiver', value: transaction.name },
              { label: 'Description', value: transaction.note },
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
    <State level={level} title={reason} icon="info">
      <Link
        className={buttonClass('secondary')}
        to={hasDispute ? manageDisputePath(transaction.id) : manageTransactionPath(transaction.id)}
      >
        {hasDispute ? 'View dispute' : 'View transaction'}
      </Link>
    </State>
  );
}
