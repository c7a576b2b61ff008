import { generatePath } from 'react-router-dom';

export const PATHS = {
  root: '/',
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  sendVerification: '/send-verification',
  resetPassword: '/reset-password',
  proof: '/proof/:code',
  about: '/about',
  dashboard: '/dashboard',
  overview: '/dashboard/overview',
  account: '/dashboard/account',
  editProfile: '/dashboard/account/edit-profile',
  editAccount: '/dashboard/account/edit-account',
  changePassword: '/dashboard/account/change-password',
  settings: '/dashboard/settings',
  createOrder: '/dashboard/create-order',
  orders: '/dashboard/orders',
  order: '/dashboard/orders/:id',
  orderSuccess: '/dashboard/order/success',
  /** Without an id the page shows that one is missing. */
  approveOrder: '/dashboard/order/approve/:id?',
  orderPayment: '/dashboard/order/payments/:id',
  transferDetails: '/dashboard/order/payment/account/:id',
  transactions: '/dashboard/transactions',
  transaction: '/dashboard/transactions/:id',
  manageTransaction: '/dashboard/manage-transactions/:id',
  /** Cancelling a dispute leads here, and this page leads to the list of disputes. */
  cancelledDispute: '/dashboard/transactions/disputes',
  disputes: '/dashboard/disputes',
  manageDispute: '/dashboard/manage-disputes/:id',
  lodgeDispute: '/dashboard/lodge-dispute/:id',
  chat: '/dashboard/chats/:id',
} as const;

export const TO_DISPUTES = { to: PATHS.disputes, link: 'Disputed Transactions' };

export const proofPath = (code: string) => generatePath(PATHS.proof, { code });
export const orderPath = (id: string) => generatePath(PATHS.order, { id });
export const approveOrderPath = (id: string) => generatePath(PATHS.approveOrder, { id });
export const orderPaymentPath = (id: string) => generatePath(PATHS.orderPayment, { id });
export const transferDetailsPath = (transactionId: string) =>
  generatePath(PATHS.transferDetails, { id: transactionId });
export const manageTransactionPath = (id: string) => generatePath(PATHS.manageTransaction, { id });
export type ManageDialog = 'confirmDelivery' | 'productReceived';
/** Opens a dialog of Manage Transaction, which then removes the parameter from the address. */
export const manageDialogPath = (id: string, dialog: ManageDialog) =>
  `${manageTransactionPath(id)}?open=${dialog}`;
export const transactionPath = (id: string) => generatePath(PATHS.transaction, { id });
export const manageDisputePath = (id: string) => generatePath(PATHS.manageDispute, { id });
export const lodgeDisputePath = (transactionId: string) =>
  generatePath(PATHS.lodgeDispute, { id: transactionId });
export const chatPath = (id: string) => generatePath(PATHS.chat, { id });
export const sendVerificationPath = (email: string) =>
  `${PATHS.sendVerification}?${new URLSearchParams({ email })}`;
