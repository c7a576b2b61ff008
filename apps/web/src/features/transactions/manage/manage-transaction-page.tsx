import { awaitsDelivery, listedStatus, orderStatusOf } from '@amana/domain';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts';
import { PATHS, orderPath, transactionPath } from '../../../shared/paths.ts';
import { type TransactionViewProps, TransactionPage } from '../../../trade/page/party-guard.tsx';
import { TradePage, TradeSkeleton } from '../../../trade/page/trade-page.tsx';
import { otherStatusRow } from '../other-status-row.ts';
import { TransactionButtons } from './transaction-buttons.tsx';

const HEAD = { title: 'Manage Transaction', back: PATHS.transactions, backLabel: 'Transactions' };

export function ManageTransactionPage() {
  usePageTitle(HEAD.title);
  return <TransactionPage skeleton={<TradeSkeleton {...HEAD} />} view={ManageTransaction} inBackground />;
}

function ManageTransaction({ transaction, side, viewerId, checkedAtMs }: TransactionViewProps) {
  return (
    <TradePage
      {...HEAD}
      status={listedStatus(transaction, viewerId)}
      trade={transaction}
      side={side}
      checkedAtMs={checkedAtMs}
      expiresAt={transaction.accountExpirationTime}
      deliveryLabel={awaitsDelivery(orderStatusOf(transaction)) ? 'Estimated delivery:' : null}
      buttons={(more) => <TransactionButtons transaction={transaction} viewerId={viewerId} more={more} />}
      facts={otherStatusRow(transaction, viewerId)}
      links={
        <>
          <Link to={orderPath(transaction.orderId)}>View order</Link>
          <Link to={transactionPath(transaction.id)}>View details</Link>
        </>
      }
    />
  );
}
