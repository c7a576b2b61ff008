import type { AdasWorld } from '../browser/adas-world.ts';
import { LOGIN_LCP_MS, PAGE_LCP_MS } from './limits.ts';

export interface AuditedRoute {
  name: string;
  path: string;
  /** As far as one is agreed. */
  lcpMs: number | null;
  isSignedIn: boolean;
}

/** A first visit's screens, the lists, and one order and one chat of the scenario's own. */
export function auditedRoutes({ orderId, disputeId }: AdasWorld): AuditedRoute[] {
  const open = (name: string, path: string, lcpMs: number) => ({ name, path, lcpMs, isSignedIn: false });
  const page = (name: string, path: string, lcpMs: number | null = PAGE_LCP_MS) => ({
    name,
    path,
    lcpMs,
    isSignedIn: true,
  });
  return [
    open('login', '/login', LOGIN_LCP_MS),
    open('register', '/register', PAGE_LCP_MS),
    page('overview', '/dashboard/overview'),
    page('orders', '/dashboard/orders'),
    page('transactions', '/dashboard/transactions'),
    page('one order', `/dashboard/orders/${orderId}`, null),
    page('one chat', `/dashboard/chats/${disputeId}`, null),
  ];
}
