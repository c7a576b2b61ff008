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

type OrderId = Pick<OrderRow, 'id'>;

export const orderPath = ({ id }: OrderId) => `${SCREENS.orders}/${id}`;
export const approveOrderPath = ({ id }: OrderId) => `/dashboard/order/approve/${id}`;
export const orderPaymentPath = ({ id }: OrderId) => `/dashboard/order/payments/${id}`;
export const transferDetailsPath = (transactionId: string) =>
  `/dashboard/order/payment/account/${transactionId}`;
export const manageTransactionPath = (transactionId: string) =>
  `/dashboard/manage-transactions/${transactionId}`;
export const transactionPath = (transactionId: string) => `/dashboard/transactions/${transactionId}`;
export const disputePath = (transactionId: string) => `/dashboard/manage-disputes/${transactionId}`;
export const chatPath = (threadId: string) => `/dashboard/chats/${threadId}`;

/** The page on which the parties manage a trade: the transaction's, once it exists. */
export function tradePath(order: Pick<OrderRow, 'id' | 'transactionId'>): string {
  const { transactionId } = order;
  return transactionId === null ? orderPath(order) : manageTransactionPath(transactionId);
}

/** The order link, without the origin of the web application. */
export const orderLinkPath = ({ id, referralCode }: Pick<OrderRow, 'id' | 'referralCode'>) =>
  `${orderPath({ id })}?referral=${referralCode}`;

/** The link to the order that its creator shares. */
export const referralLink = ({ origins }: World, order: OrderRow) =>
  `${origins.appUrl}${orderLinkPath(order)}`;
