import {
  getBankAccount,
  getGetBankAccountQueryKey,
  getGetNotificationsQueryKey,
  getGetOrderHistoryQueryKey,
  getGetOrderQueryKey,
  getGetOverviewQueryKey,
  getGetTransactionHistoryQueryKey,
  getGetUserQueryKey,
  getNotifications,
  getOrder,
  getOrderHistory,
  getOverview,
  getTransactionHistory,
  getUser,
} from '@amana/api';
import { LIST_PAGE_SIZE, RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ORDERS_PATH, OVERVIEW_PATH, TRANSACTIONS_PATH } from '../shared/paths.ts';

const ONE_ORDER = new RegExp(`^${ORDERS_PATH}/([^/]+)$`);

/**
 * What the first page will ask for is asked before that page's code has arrived: the answers travel beside it. The
 * page finds them under the same keys. A page that is not here asks by itself.
 */
export function askAhead(
  queryClient: QueryClient,
  { pathname, search }: { pathname: string; search: string },
  userId: string,
): void {
  // A filter or a referral makes another question of it.
  if (search !== '') return;
  const ask = (queryKey: QueryKey, queryFn: () => Promise<unknown>) =>
    // A failure shows where the page asks for it.
    void queryClient.query({ queryKey, queryFn }).catch(() => null);
  const askForHistory = (pageSize: number) => {
    const page = { pageNumber: 1, pageSize };
    ask(getGetTransactionHistoryQueryKey(page), () => getTransactionHistory(page));
  };
  const askForUser = () => ask(getGetUserQueryKey(userId), () => getUser(userId));

  if (pathname === OVERVIEW_PATH) {
    askForHistory(RECENT_TRANSACTIONS_PAGE_SIZE);
    ask(getGetOverviewQueryKey(userId), () => getOverview(userId));
    askForUser();
    ask(getGetNotificationsQueryKey(), () => getNotifications());
  }
  if (pathname === TRANSACTIONS_PATH) askForHistory(LIST_PAGE_SIZE);
  if (pathname === ORDERS_PATH) {
    const page = { pageNumber: 1, pageSize: LIST_PAGE_SIZE };
    ask(getGetOrderHistoryQueryKey(page), () => getOrderHistory(page));
  }
  const orderId = ONE_ORDER.exec(pathname)?.[1];
  if (orderId !== undefined) {
    ask(getGetOrderQueryKey(orderId), () => getOrder(orderId));
    askForUser();
    ask(getGetBankAccountQueryKey(userId), () => getBankAccount(userId));
  }
}
