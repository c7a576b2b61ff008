import type { SampleRecords } from '../browser/sample-records.ts';

/** JavaScript that a visit on a phone with a cold cache may load, in kB of 1,000 bytes, compressed with brotli. */
export const BUNDLE_LIMITS = [
  { visit: '/login', brotliKb: 165 },
  { visit: '/dashboard/overview', brotliKb: 215 },
] as const;

/** JavaScript that another route may load beyond that of the overview. */
export const ROUTE_ADDITION_BROTLI_KB = 35;

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
