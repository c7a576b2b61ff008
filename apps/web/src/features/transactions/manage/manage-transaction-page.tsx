import {
  awaitsDelivery,
  isDisputed,
  isInDispute,
  isPaidAlready,
  listedStatus,
  orderStatusOf,
} from '@amana/domain';
import { Link } from 'react-router-dom';
import { dateTimeText } from '../../../shared/dates/date-text.ts';
import { PATHS, orderPath, transactionPath } from '../../../shared/paths.ts';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { DisputeLinks } from '../../../trade/dispute-links.tsx';
import { MoneyDestination } from '../../../trade/money-destination.tsx';
import { PaymentNotice } from '../../../trade/payment-notice.tsx';
import { ProofDisclosure } from '../../../trade/proof-disclosure.tsx';
import { TradePage, TradeSkeleton } from '../../../trade/trade-page.tsx';
import { type TransactionViewProps, TransactionPage } from '../../../trade/party-guard.tsx';
import { otherStatusRow } from '../other-status-row.ts';
import { TransactionButtons } from './transaction-buttons.tsx';

const SKELETON = <TradeSkeleton title="Manage Transaction" back={PATHS.transactions} />;

export function ManageTransactionPage() {
  usePageTitle('Manage Transaction');
  return <TransactionPage skeleton={SKELETON} view={ManageTransaction} inBackground />;
}

function ManageTransaction({ transaction, side, viewerId, checkedAtMs }: TransactionViewProps) {
  const orderStatus = orderStatusOf(transaction);
  return (
    <TradePage
      title="Manage Transaction"
      subtitle={transaction.transactionRef}
      back={PATHS.transactions}
      backLabel="Transactions"
      status={listedStatus(transaction, viewerId)}
      checkedAtMs={checkedAtMs}
      trade={transaction}
      side={side}
      order={{
        orderStatus,
        statusBeforeDispute: transaction.orderStatus,
        transactionStatus: transaction.transactionStatus,
        sellerId: transaction.recipientId,
        buyerId: transaction.senderId,
      }}
      isPaidAlready={isPaidAlready(transaction)}
      asked={{
        orderId: transaction.orderId,
        transactionId: transaction.id,
        number: transaction.transactionRef,
      }}
      description={transaction.note}
      expiresAt={transaction.accountExpirationTime}
      deliveryDate={transaction.estimatedDateOfDelivery}
      deliveryLabel={awaitsDelivery(orderStatus) ? 'Estimated delivery:' : null}
      buttons={
        <>
          {side === 'seller' && <PaymentNotice trade={transaction} checkedAtMs={checkedAtMs} />}
          <MoneyDestination trade={transaction} side={side} />
          {(isInDispute(orderStatus) || isDisputed(transaction.transactionStatus)) && (
            <DisputeLinks transactionId={transaction.id} />
          )}
          <TransactionButtons transaction={transaction} viewerId={viewerId} />
          <ProofDisclosure proofCode={transaction.proofCode} />
        </>
      }
      facts={[
        { label: 'Reference', value: transaction.transactionRef },
        { label: 'Started', value: dateTimeText(transaction.createdAt) },
        ...otherStatusRow(transaction, viewerId),
      ]}
      links={
        <>
          <Link to={orderPath(transaction.orderId)}>View order</Link>
          <Link to={transactionPath(transaction.id)}>View details</Link>
        </>
      }
    />
  );
}
