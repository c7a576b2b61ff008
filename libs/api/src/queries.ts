/** The queries that routes start, apart from the index, so that the application's entry need not contain them. */
export { getGetUserQueryOptions } from '../generated/client/account/account.ts';
export { getGetBankAccountQueryOptions } from '../generated/client/banks/banks.ts';
export {
  getGetDisputeByTransactionQueryOptions,
  getGetDisputeQueryOptions,
} from '../generated/client/disputes/disputes.ts';
export {
  getGetOrderHistoryQueryOptions,
  getGetOrderQueryOptions,
} from '../generated/client/orders/orders.ts';
export {
  getGetDisputedTransactionsQueryOptions,
  getGetOverviewQueryOptions,
  getGetTransactionHistoryQueryOptions,
  getGetTransactionQueryOptions,
} from '../generated/client/transactions/transactions.ts';
