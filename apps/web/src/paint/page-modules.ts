const LAYOUT = 'app/dashboard-layout.tsx';
const TRANSPORT = 'transport/transport.ts';

/**
 * What the pages that people open first consist of, so that index.html can fetch all of it at once instead of one
 * after the other. A page that is not here is found by the router, a little later.
 */
export const PAGE_MODULES: readonly { path: string; modules: readonly string[] }[] = [
  { path: '^/dashboard/overview', modules: [TRANSPORT, LAYOUT, 'overview/overview-page.tsx'] },
  { path: '^/dashboard/create-order', modules: [TRANSPORT, LAYOUT, 'create/create-order-page.tsx'] },
  { path: '^/dashboard/orders/.', modules: [TRANSPORT, LAYOUT, 'detail/order-detail-page.tsx'] },
  { path: '^/dashboard/orders', modules: [TRANSPORT, LAYOUT, 'list/order-list-page.tsx'] },
  { path: '^/dashboard/transactions/?$', modules: [TRANSPORT, LAYOUT, 'list/transaction-list-page.tsx'] },
  {
    path: '^/dashboard/manage-transactions/',
    modules: [TRANSPORT, LAYOUT, 'manage/manage-transaction-page.tsx'],
  },
  { path: '^/dashboard/chats/', modules: [TRANSPORT, LAYOUT, 'chat/chat-page.tsx'] },
  { path: '^/dashboard/account/?$', modules: [TRANSPORT, LAYOUT, 'home/account-page.tsx'] },
];
