import type { World } from '../../simulation/world.ts';
import type { DisputeRow, OrderRow } from '../../store/row-types.ts';

/** Pages of the web application to which notifications and mails lead. */
export const EDIT_PROFILE_PATH = '/dashboard/account/edit-profile';

export function orderPath({ id }: Pick<OrderRow, 'id'>): string {
  return `/dashboard/orders/${id}`;
}

/** The page on which the parties manage a trade: its transaction's, once there is one. */
export function tradePath(order: Pick<OrderRow, 'id' | 'transactionId'>): string {
  const { transactionId } = order;
  return transactionId === null ? orderPath(order) : `/dashboard/manage-transactions/${transactionId}`;
}

export function disputePath({ transactionId }: Pick<DisputeRow, 'transactionId'>): string {
  return `/dashboard/manage-disputes/${transactionId}`;
}

export function chatPath(threadId: string): string {
  return `/dashboard/chats/${threadId}`;
}

/** The link to the order that its creator shares. */
export function referralLink({ origins }: World, { id, referralCode }: OrderRow): string {
  return `${origins.appUrl}${orderPath({ id })}?referral=${referralCode}`;
}
