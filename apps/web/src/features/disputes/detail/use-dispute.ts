import { errorStatus, useGetDispute, useGetDisputeByTransaction } from '@amana/api';
import { TRANSACTIONS_REFRESH_MS } from '@amana/domain';

/** Accepts the id of a transaction or of the dispute itself: both appear in links to this page. */
export function useDispute(id: string) {
  const byTransaction = useGetDisputeByTransaction(id, {
    query: { refetchInterval: ({ state }) => (state.data === undefined ? false : TRANSACTIONS_REFRESH_MS) },
  });
  const isNoTransaction = byTransaction.data === undefined && errorStatus(byTransaction.error) === 404;
  const byId = useGetDispute(id, {
    query: { enabled: isNoTransaction, refetchInterval: TRANSACTIONS_REFRESH_MS },
  });
  return isNoTransaction ? byId : byTransaction;
}
