import type { Transaction } from '@amana/api';
import { useGetTransaction } from '@amana/api';
import { formatNairaValue, transactionActions, transactionPartyOf, isDisputed } from '@amana/domain';
import { Amount, Breakdown, Card, PageHeader, Skeleton, State, buttonClass } from '@amana/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { $session } from '../../../session/index.ts';
import { BackLink } from '../../../shared/back-link.tsx';
import { useTradesOfOtherTabs } from '../../../shared/invalidate-trades.ts';
import { TO_DISPUTES, manageDisputePath, manageTransactionPath } from '../../../shared/paths.ts';
import { NotAParty, TradeProblem } from '../../../shared/trade-problem.tsx';
import { usePageTitle } from '../../../shared/use-page-title.ts';
import styles from '../disputes.module.css';
import { LodgeDisputeForm } from './lodge-dispute-form.tsx';

const TITLE = 'Lodge Dispute';
const PAGE_BONES = [44, 180, 480];

export function LodgeDisputePage() {
  usePageTitle(TITLE);
  useTradesOfOtherTabs();
  const { id = '' } = useParams();
  const { user } = useUnit($session);
  const transaction = useGetTransaction(id);
  if (transaction.data !== undefined) {
    return <LodgeDispute transaction={transaction.data.data} viewerId={user?.userId ?? ''} />;
  }
  if (!transaction.isError) return <Skeleton heights={PAGE_BONES} />;
  return (
    <TradeProblem
      error={transaction.error}
      notFound={{ title: 'Transaction not found' }}
      wayBack={TO_DISPUTES}
      onRetry={() => void transaction.refetch()}
    />
  );
}

function LodgeDispute({ transaction, viewerId }: { transaction: Transaction; viewerId: string }) {
  const party = transactionPartyOf(transaction, viewerId);
  const { lodgeDispute } = transactionActions(transaction, viewerId);
  // Who has begun to write keeps what was written, whatever happens to the order meanwhile.
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

const ONLY_THE_BUYER = 'Only the buyer can lodge a dispute about this transaction.';

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
