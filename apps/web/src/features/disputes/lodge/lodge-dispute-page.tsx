import {
  NOT_AVAILABLE,
  formatNaira,
  isDisputed,
  figuresFromAnswer,
  shownName,
  transactionActions,
} from '@amana/domain';
import { Amount, Breakdown, Labelled } from '@amana/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { FiguresNotice } from '../../../trade/money/amounts.tsx';
import { ItemHeading } from '../../../shared/description.tsx';
import { LinkState } from '../../../shared/states/link-state.tsx';
import { PageHead } from '../../../shared/page-head.tsx';
import { PageSkeleton } from '../../../shared/states/page-skeleton.tsx';
import { TO_DISPUTES, manageDisputePath, manageTransactionPath } from '../../../shared/paths.ts';
import { type TransactionViewProps, TransactionPage } from '../../../trade/page/party-guard.tsx';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { LodgeDisputeForm } from './lodge-dispute-form.tsx';

const TITLE = 'Lodge Dispute';
const headOf = (id: string) => ({ title: TITLE, back: manageTransactionPath(id), backLabel: 'Transaction' });
const ONLY_THE_BUYER = 'Only the buyer can lodge a dispute about this transaction.';

export function LodgeDisputePage() {
  usePageTitle(TITLE);
  const { id = '' } = useParams();
  const skeleton = <PageSkeleton {...headOf(id)} heights={[60, 720]} />;
  return <TransactionPage skeleton={skeleton} view={LodgeDispute} wayBack={TO_DISPUTES} refreshMs={null} />;
}

function LodgeDispute({ transaction, side, viewerId }: TransactionViewProps) {
  const { lodgeDispute } = transactionActions(transaction, viewerId);
  const canLodge = lodgeDispute.state === 'enabled';
  // An open form stays open if the order changes meanwhile, so that no text is lost.
  const [couldLodge, setCouldLodge] = useState(canLodge);
  if (canLodge && !couldLodge) setCouldLodge(true);
  if (side === 'seller' || !couldLodge) {
    const reason = side === 'seller' ? ONLY_THE_BUYER : (lodgeDispute.reason ?? '');
    const hasDispute = isDisputed(transaction.transactionStatus);
    return (
      <LinkState
        level={1}
        title={reason}
        icon="info"
        to={hasDispute ? manageDisputePath(transaction.id) : manageTransactionPath(transaction.id)}
        link={hasDispute ? 'View dispute' : 'View transaction'}
        isSecondary
      />
    );
  }
  const figures = figuresFromAnswer('buyer', transaction);
  return (
    <>
      <PageHead {...headOf(transaction.id)} />
      <ItemHeading text={transaction.note} author={null} />
      <div>
        <Labelled label="Total paid">
          <Amount text={formatNaira(figures.total)} huge />
        </Labelled>
        <FiguresNotice figures={figures} mayPay={false} />
      </div>
      <LodgeDisputeForm transaction={transaction} refusal={lodgeDispute.reason} />
      <section aria-label="Transaction">
        <Breakdown
          rows={[
            { label: 'Receiver', value: shownName(transaction.name) || NOT_AVAILABLE },
            { label: 'Reference', value: transaction.transactionRef || NOT_AVAILABLE },
            { label: 'Transaction ID', value: transaction.id },
          ]}
        />
      </section>
    </>
  );
}
