import type { World } from '../../simulation/world.ts';
import type { OrderRow } from '../../store/row-types.ts';

/** Pages of the web application, as in apps/web/src/shared/paths.ts. */
export const SCREENS = {
  login: '/login',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  overview: '/dashboard/overview',
  orders: '/dashboard/orders',
  editProfile: '/dashboard/account/edit-profile',
  editAccount: '/dashboard/account/edit-account',
} as const;

export function orderPath({ id }: Pick<OrderRow, 'id'>): string {
  return `${SCREENS.orders}/${id}`;
}

export function approveOrderPath({ id }: Pick<OrderRow, 'id'>): string {
  return `/dashboard/order/approve/${id}`;
}

export function orderPaymentPath({ id }: Pick<OrderRow, 'id'>): string {
  return `/dashboard/order/payments/${id}`;
}

export function transferDetailsPath(transactionId: string): string {
  return `/dashboard/order/payment/account/${transactionId}`;
}

export function manageTransactionPath(transactionId: string): string {
  return `/dashboard/manage-transactions/${transactionId}`;
}

export function transactionPath(transactionId: string): string {
  return `/dashboard/transactions/${transactionId}`;
}

/** The page on which the parties manage a trade: the transaction's, once it exists. */
export function tradePath(order: Pick<OrderRow, 'id' | 'transactionId'>): string {
  const { transactionId } = order;
  return transactionId === null ? orderPath(order) : manageTransactionPath(transactionId);
}

export function disputePath(id: string): string {
  return `/dashboard/manage-disputes/${id}`;
}

export function chatPath(threadId: string): string {
  return `/dashboard/chats/${threadId}`;
}

/** The order link, without the origin of the web application. */
export function orderLinkPath({ id, referralCode }: Pick<OrderRow, 'id' | 'referralCode'>): string {
  return `${orderPath({ id })}?referral=${referralCode}`;
}

/** The link to the order that its creator shares. */
export function referralLink({ origins }: World, order: OrderRow): string {
  return `${origins.appUrl}${orderLinkPath(order)}`;
}
