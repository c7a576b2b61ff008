import type { TransactionStatus } from './transaction-status.ts';

/** Decision D6: the filter is a transaction status; Settling matches ProcessingSettlement too; All matches everything. */
export function matchesTransactionFilter(
  status: TransactionStatus,
  filter: TransactionStatus | 'All' | null | undefined,
): boolean {
  if (filter === null || filter === undefined || filter === 'All') return true;
  return status === filter || (filter === 'Settling' && status === 'ProcessingSettlement');
}
