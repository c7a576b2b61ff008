/** Addresses inside the application (§2), written once. */
export const OVERVIEW_PATH = '/dashboard/overview';
export const ACCOUNT_PATH = '/dashboard/account';
export const EDIT_PROFILE_PATH = '/dashboard/account/edit-profile';
export const EDIT_ACCOUNT_PATH = '/dashboard/account/edit-account';
export const CHANGE_PASSWORD_PATH = '/dashboard/account/change-password';
export const SETTINGS_PATH = '/dashboard/settings';
export const CREATE_ORDER_PATH = '/dashboard/create-order';
export const ORDERS_PATH = '/dashboard/orders';
export const TRANSACTIONS_PATH = '/dashboard/transactions';
export const DISPUTES_PATH = '/dashboard/disputes';
export const TO_DISPUTES = { to: DISPUTES_PATH, label: 'Disputed Transactions' };
/** Where §4 sends who has cancelled a dispute; it leads to the list (decision D16). */
export const CANCELLED_DISPUTE_PATH = '/dashboard/transactions/disputes';

export const orderPath = (id: string) => `${ORDERS_PATH}/${id}`;
export const approveOrderPath = (id: string) => `/dashboard/order/approve/${id}`;
export const orderPaymentPath = (id: string) => `/dashboard/order/payments/${id}`;
export const transferDetailsPath = (transactionId: string) =>
  `/dashboard/order/payment/account/${transactionId}`;
export const manageTransactionPath = (id: string) => `/dashboard/manage-transactions/${id}`;
export const transactionPath = (id: string) => `${TRANSACTIONS_PATH}/${id}`;
export const manageDisputePath = (id: string) => `/dashboard/manage-disputes/${id}`;
export const lodgeDisputePath = (transactionId: string) => `/dashboard/lodge-dispute/${transactionId}`;
export const chatPath = (id: string) => `/dashboard/chats/${id}`;
export const sendVerificationPath = (email: string) => `/send-verification?${new URLSearchParams({ email })}`;
