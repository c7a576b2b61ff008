import type { SampleRecords } from '../browser/sample-records.ts';

/** JavaScript that a visit with a cold cache may load, in kB of 1,000 bytes. Brotli is what was agreed; gzip follows it. */
export const BUNDLE_LIMITS = [
  { visit: '/login', gzipKb: 190, brotliKb: 150 },
  { visit: '/dashboard/overview', gzipKb: 206, brotliKb: 178 },
  // Without the code of forms, which the overview loads last.
  { visit: '/dashboard/orders', gzipKb: 199, brotliKb: 172 },
  { visit: '/dashboard/transactions', gzipKb: 199, brotliKb: 172 },
] as const;

/** JavaScript until React has rendered the sign-in form in place of the app shell's. */
export const USABLE_FORM_BROTLI_KB = 130;

/** JavaScript that another route may load beyond that of the overview. */
export const ROUTE_ADDITION_BROTLI_KB = 25;

export interface WeighedRoute {
  name: string;
  path: string;
}

export function weighedRoutes(records: SampleRecords): WeighedRoute[] {
  const { orderId, transactionId, disputedId, disputeId } = records;
  const routes = {
    orders: 'orders',
    'one order': `orders/${orderId}`,
    'create order': 'create-order',
    'order created': 'order/success',
    transactions: 'transactions',
    'one transaction': `transactions/${transactionId}`,
    'manage transaction': `manage-transactions/${transactionId}`,
    disputes: 'disputes',
    'one dispute': `manage-disputes/${disputedId}`,
    'one chat': `chats/${disputeId}`,
    account: 'account',
    'edit profile': 'account/edit-profile',
    'edit account': 'account/edit-account',
    'change password': 'account/change-password',
    settings: 'settings',
  };
  return Object.entries(routes).map(([name, path]) => ({ name, path: `/dashboard/${path}` }));
}
