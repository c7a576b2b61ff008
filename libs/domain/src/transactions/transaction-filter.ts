import type { TRANSACTION_STATUS_FILTERS } from '../constants.ts';
import type { TransactionStatus } from './transaction-status.ts';

export type TransactionStatusFilter = (typeof TRANSACTION_STATUS_FILTERS)[number];

/** Decision D6: the filter is a transaction status; Settling matches ProcessingSettlement too; All matches everything. */
export function matchesTransactionFilter(
  status: TransactionStatus,
  filter: TransactionStatus | 'All' | null | undefined,
): boolean {
  if (filter === null || filter === undefined || filter === 'All') return true;
  return status === filter || (filter === 'Settling' && status === 'ProcessingSettlement');
}
