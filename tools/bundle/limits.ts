import type { SampleRecords } from '../browser/sample-records.ts';

/** JavaScript that a visit with a cold cache may load, in kB of 1,000 bytes. */
export const BUNDLE_LIMITS = [
  { visit: '/login', gzipKb: 190, brotliKb: 150 },
  { visit: '/dashboard/overview', gzipKb: 235, brotliKb: 205 },
] as const;

/** What may come before the sign-in form is the application's own; until then a painted one takes what is typed. */
export const USABLE_FORM_BROTLI_KB = 111;

/** What another route may add to what the overview has brought. */
export const ROUTE_ADDITION_BROTLI_KB = 20;

export interface WeighedRoute {
  name: string;
  path: string;
}

export function weighedRoutes(world: SampleRecords): WeighedRoute[] {
  const { orderId, transactionId, disputedId, disputeId } = world;
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
