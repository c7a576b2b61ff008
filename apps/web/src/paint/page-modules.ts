import {
  ACCOUNT_PATH,
  CREATE_ORDER_PATH,
  ORDERS_PATH,
  OVERVIEW_PATH,
  TRANSACTIONS_PATH,
  chatPath,
  manageTransactionPath,
  orderPath,
} from '../shared/paths.ts';

const LAYOUT = 'app/dashboard-layout.tsx';
const TRANSPORT = 'transport/transport.ts';
const FIRST_QUERIES = 'app/first-queries.ts';

interface PageModules {
  /** A regular expression. */
  path: string;
  /** The page of who is not signed in. */
  isForVisitors?: true;
  modules: readonly string[];
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
    path: `^${OVERVIEW_PATH}`,
    modules: [TRANSPORT, FIRST_QUERIES, LAYOUT, 'overview/overview-page.tsx'],
    isPainted: true,
  },
  { path: `^${CREATE_ORDER_PATH}`, modules: [TRANSPORT, LAYOUT, 'create/create-order-page.tsx'] },
  { path: `^${orderPath('.')}`, modules: [TRANSPORT, FIRST_QUERIES, LAYOUT, 'detail/order-detail-page.tsx'] },
  {
    path: `^${ORDERS_PATH}`,
    modules: [TRANSPORT, FIRST_QUERIES, LAYOUT, 'list/order-list-page.tsx'],
    isPainted: true,
  },
  {
    path: `^${TRANSACTIONS_PATH}/?$`,
    modules: [TRANSPORT, FIRST_QUERIES, LAYOUT, 'list/transaction-list-page.tsx'],
    isPainted: true,
  },
  {
    path: `^${manageTransactionPath('')}`,
    modules: [TRANSPORT, LAYOUT, 'manage/manage-transaction-page.tsx'],
  },
  { path: `^${chatPath('')}`, modules: [TRANSPORT, LAYOUT, 'chat/chat-page.tsx'] },
  { path: `^${ACCOUNT_PATH}/?$`, modules: [TRANSPORT, LAYOUT, 'home/account-page.tsx'] },
];
