import { CHAT_PAGE_SIZE, LIST_PAGE_SIZE, RECENT_TRANSACTIONS_PAGE_SIZE } from '@amana/domain';
import { PATHS } from '../shared/paths.ts';
import type { FirstCall } from './first-calls.ts';

const LAYOUT = 'app/dashboard-layout.tsx';
const TRANSPORT = 'transport/transport.ts';

const VIEWER: FirstCall = { operation: 'getUser', of: 'viewer' };
const BANK_ACCOUNT: FirstCall = { operation: 'getBankAccount', of: 'viewer' };
const withId = (pattern: string) => pattern.replace(':id', '([\\w-]+)');

function firstPage(pageSize: number) {
  return { pageNumber: 1, pageSize };
}

interface PageModules {
  /** A regular expression; its group is the id that calls name. */
  path: string;
  /** The page of who is not signed in. */
  isForVisitors?: true;
  modules: readonly string[];
  /** What it asks for at once, where the address has no parameters. */
  calls?: readonly FirstCall[];
  /** Its frame stands in index.html, and so do its styles. */
  isPainted?: true;
}

/**
 * What the pages that people open first consist of, so that index.html can fetch all of it at once instead of one
 * after the other. A page that is not here is found by the router, a little later.
 */
export const PAGE_MODULES: readonly PageModules[] = [
  { path: '^/register$', modules: ['register/register-page.tsx'], isForVisitors: true, isPainted: true },
  // Every address that needs a signed-in person leads there.
  {
    path: '^/(login|dashboard.*)?$',
    modules: ['sign-in/sign-in-page.tsx'],
    isForVisitors: true,
    isPainted: true,
  },
  {
    path: `^${PATHS.overview}/?$`,
    modules: [TRANSPORT, LAYOUT, 'overview/overview-page.tsx'],
    calls: [
      { operation: 'getTransactionHistory', query: firstPage(RECENT_TRANSACTIONS_PAGE_SIZE) },
      { operation: 'getOverview', of: 'viewer' },
      VIEWER,
      { operation: 'getNotifications' },
    ],
    isPainted: true,
  },
  { path: `^${PATHS.createOrder}/?$`, modules: [TRANSPORT, LAYOUT, 'create/create-order-page.tsx'] },
  {
    path: `^${withId(PATHS.order)}$`,
    modules: [TRANSPORT, LAYOUT, 'detail/order-detail-page.tsx'],
    calls: [{ operation: 'getOrder', of: 'address' }, VIEWER, BANK_ACCOUNT],
  },
  {
    path: `^${PATHS.orders}/?$`,
    modules: [TRANSPORT, LAYOUT, 'list/order-list-page.tsx'],
    calls: [{ operation: 'getOrderHistory', query: firstPage(LIST_PAGE_SIZE) }],
    isPainted: true,
  },
  {
    path: `^${PATHS.transactions}/?$`,
    modules: [TRANSPORT, LAYOUT, 'list/transaction-list-page.tsx'],
    calls: [{ operation: 'getTransactionHistory', query: firstPage(LIST_PAGE_SIZE) }],
    isPainted: true,
  },
  {
    path: `^${withId(PATHS.manageTransaction)}$`,
    modules: [TRANSPORT, LAYOUT, 'manage/manage-transaction-page.tsx'],
    calls: [{ operation: 'getTransaction', of: 'address' }, VIEWER, BANK_ACCOUNT],
  },
  {
    path: `^${withId(PATHS.chat)}$`,
    modules: [TRANSPORT, LAYOUT, 'chat/chat-page.tsx'],
    calls: [
      { operation: 'getThreadMessages', of: 'address', query: firstPage(CHAT_PAGE_SIZE) },
      { operation: 'getDispute', of: 'address' },
    ],
  },
  {
    path: `^${PATHS.account}/?$`,
    modules: [TRANSPORT, LAYOUT, 'home/account-page.tsx'],
    calls: [VIEWER],
  },
];
