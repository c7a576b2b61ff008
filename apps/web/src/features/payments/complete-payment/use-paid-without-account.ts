import { type Order, useGetTransaction } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS, awaitsPayment, awaitsTransfer, isPaymentInDoubt } from '@amana/domain';
import { pollEvery } from '../../../shared/poll-every.ts';

/**
 * Whether the transaction of an order without an open account says that a payment was made: one that arrived just before the
 * account expired, for instance.
 */
export function usePaidWithoutAccount({ orderStatus, transactionId }: Order): boolean {
  const id = awaitsPayment(orderStatus) && !awaitsTransfer(orderStatus) ? transactionId : null;
  const { data } = useGetTransaction(id ?? '', {
    query: { enabled: id !== null, refetchInterval: pollEvery(TRANSACTIONS_REFRESH_MS) },
  });
  if (id === null || data === undefined) return false;
  return isPaymentInDoubt({ orderStatus, transactionStatus: data.data.transactionStatus });
}
