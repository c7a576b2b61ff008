import type { SampleRecords } from '../browser/sample-records.ts';
import { LOGIN_LCP_SECONDS, PAGE_LCP_SECONDS } from './limits.ts';

export interface AuditedRoute {
  name: string;
  path: string;
  /** Null where there is no limit: the largest text is data of the user, which has to load first. */
  lcpSeconds: number | null;
}

export function auditedRoutes({ orderId, disputeId }: SampleRecords): AuditedRoute[] {
  const route = (name: string, path: string, lcpSeconds: number | null = PAGE_LCP_SECONDS) => ({
    name,
    path,
    lcpSeconds,
  });
  return [
    route('login', '/login', LOGIN_LCP_SECONDS),
    route('register', '/register'),
    route('overview', '/dashboard/overview'),
    route('orders', '/dashboard/orders'),
    route('transactions', '/dashboard/transactions'),
    route('one order', `/dashboard/orders/${orderId}`, null),
    route('one chat', `/dashboard/chats/${disputeId}`, null),
  ];
}
