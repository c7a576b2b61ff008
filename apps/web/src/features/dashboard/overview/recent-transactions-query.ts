import { getGetTransactionHistoryQueryOptions } from '@amana/api';
import { RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';

export const recentTransactionsQuery = () =>
  getGetTransactionHistoryQueryOptions({ pageNumber: 1, pageSize: RECENT_TRANSACTIONS_PAGE_SIZE });
