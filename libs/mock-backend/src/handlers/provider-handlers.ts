import { type Preparations, defineHandlers } from './handler-types.ts';
import { changePassword, forgotPassword, resetPassword } from '../use-cases/account/passwords.ts';
import {
  deleteUser,
  getProfilePicture,
  getUser,
  updateProfilePicture,
  updateUserDetails,
} from '../use-cases/account/profile.ts';
import { googleSignIn, logOut, login, refresh } from '../use-cases/account/sign-in.ts';
import { confirmEmail, resendConfirmEmail, signUp } from '../use-cases/account/sign-up.ts';
import {
  getNotifications,
  markAllNotificationsAsRead,
  markNotificationAsRead,
} from '../use-cases/notifications/read-notifications.ts';
import { bankByCode } from '../use-cases/banks/bank-list.ts';
import {
  bankOf,
  getBankAccount,
  getBanks,
  resolveBankAccount,
  saveBankAccount,
} from '../use-cases/banks/banks.ts';
import { bankAnswers } from '../use-cases/banks/resolve-account.ts';
import { approveOrder } from '../use-cases/orders/approve-order.ts';
import { createOrder } from '../use-cases/orders/create-order.ts';
import { getOrder, getOrderHistory, getRecentOrders } from '../use-cases/orders/read-orders.ts';
import { cancelOrRejectOrder } from '../use-cases/orders/cancel-or-reject-order.ts';
import { initiatePayment } from '../use-cases/payments/initiate-payment.ts';
import { updateOrderDelivery } from '../use-cases/transactions/update-delivery.ts';
import {
  getDisputedTransactions,
  getOverview,
  getTransaction,
  getTransactionHistory,
} from '../use-cases/transactions/read-transactions.ts';
import {
  cancelDispute,
  createDispute,
  getDispute,
  getDisputeByTransaction,
} from '../use-cases/disputes/disputes.ts';
import { createThread, editMessage, getThreadMessages, sendMessage } from '../use-cases/chat/chat.ts';
import { ownAccountRefusal } from './own-account-refusal.ts';

export const providerHandlers = defineHandlers({
  signUp: ({ world, body }) => signUp(world, body),
  login: ({ world, body }) => login(world, body),
  googleSignIn: ({ world, body }) => googleSignIn(world, body),
  forgotPassword: ({ world, body }) => forgotPassword(world, body),
  resetPassword: ({ world, body }) => resetPassword(world, body),
  changePassword: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id, body.id) ?? changePassword(world, caller, body),
  logOut: ({ world, token }) => logOut(world, token),
  refresh: ({ world, body }) => refresh(world, body),
  resendConfirmEmail: ({ world, body }) => resendConfirmEmail(world, body),
  confirmEmail: ({ world, query }) => confirmEmail(world, query),
  getUser: ({ world, caller, path }) => ownAccountRefusal(world, caller, path.id) ?? getUser(world, caller),
  getProfilePicture: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.id) ?? getProfilePicture(world, caller),
  updateUserDetails: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id, body.id) ?? updateUserDetails(world, caller, body),
  updateProfilePicture: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id) ?? updateProfilePicture(world, caller, body),
  deleteUser: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.id) ?? deleteUser(world, caller),

  getNotifications: ({ world, caller }) => getNotifications(world, caller),
  markAllNotificationsAsRead: ({ world, caller }) => markAllNotificationsAsRead(world, caller),
  markNotificationAsRead: ({ world, caller, path }) => markNotificationAsRead(world, caller, path.id),

  getBanks: ({ query }) => getBanks(query),
  getBankAccount: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.userId) ?? getBankAccount(world, caller),
  resolveBankAccount: ({ world, caller, body }) => resolveBankAccount(world, caller, body),
  saveBankAccount: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.userId) ?? saveBankAccount(world, caller, body),

  getOrderHistory: ({ world, caller, query }) => getOrderHistory(world, caller, query),
  getOrder: ({ world, caller, path }) => getOrder(world, caller, path.id),
  getRecentOrders: ({ world, caller, query }) => getRecentOrders(world, caller, query),
  createOrder: ({ world, caller, body }) => createOrder(world, caller, body),
  approveOrder: ({ world, caller, body }) => approveOrder(world, caller, body),
  cancelOrder: ({ world, caller, body }) => cancelOrRejectOrder(world, caller, body.orderId, 'cancel'),
  rejectOrder: ({ world, caller, body }) => cancelOrRejectOrder(world, caller, body.orderId, 'reject'),
  updateOrderDelivery: ({ world, caller, body }) => updateOrderDelivery(world, caller, body),
  initiatePayment: ({ world, caller, body }) => initiatePayment(world, caller, body),

  getTransaction: ({ world, caller, path }) => getTransaction(world, caller, path.transactionId),
  getTransactionHistory: ({ world, caller, query }) => getTransactionHistory(world, caller, query),
  getDisputedTransactions: ({ world, caller, query }) => getDisputedTransactions(world, caller, query),
  getOverview: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.userId) ?? getOverview(world, caller),

  getDispute: ({ world, caller, path }) => getDispute(world, caller, path.id),
  getDisputeByTransaction: ({ world, caller, path }) => getDisputeByTransaction(world, caller, path.id),
  createDispute: ({ world, caller, body }) => createDispute(world, caller, body),
  cancelDispute: ({ world, caller, path }) => cancelDispute(world, caller, path.id),

  getThreadMessages: ({ world, caller, path, query }) =>
    getThreadMessages(world, caller, path.threadId, query),
  sendMessage: ({ world, caller, body }) => sendMessage(world, caller, body),
  editMessage: ({ world, caller, body }) => editMessage(world, caller, body),
  createThread: ({ world, caller, body }) => createThread(world, caller, body),
});

/** A slow bank is awaited outside the command queue; a call that is refused without the bank does not wait. */
export const preparations: Preparations = {
  resolveBankAccount: ({ world, body }) => bankAnswers(world, bankByCode(body.bankCode), body.accountNumber),
  saveBankAccount: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.userId) === null
      ? bankAnswers(world, bankOf(body), body.accountNumber)
      : null,
};
