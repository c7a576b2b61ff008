import * as passwords from '../use-cases/account/passwords.ts';
import * as profile from '../use-cases/account/profile.ts';
import * as signIn from '../use-cases/account/sign-in.ts';
import * as signUp from '../use-cases/account/sign-up.ts';
import { bankByCode } from '../use-cases/banks/bank-list.ts';
import * as banks from '../use-cases/banks/banks.ts';
import * as chat from '../use-cases/chat/chat.ts';
import * as disputes from '../use-cases/disputes/disputes.ts';
import * as notifications from '../use-cases/notifications/read-notifications.ts';
import { approveOrder, cancelOrRejectOrder } from '../use-cases/orders/approve-or-end-order.ts';
import { createOrder } from '../use-cases/orders/create-order.ts';
import { getOrderProof } from '../use-cases/orders/order-proof.ts';
import { getInvitation } from '../use-cases/orders/read-invitation.ts';
import * as trades from '../use-cases/orders/read-trades.ts';
import { initiatePayment } from '../use-cases/payments/temporary-account.ts';
import { updateOrderDelivery } from '../use-cases/transactions/update-delivery.ts';
import { ownAccountRefusal } from './caller-refusal.ts';
import { type Preparations, defineHandlers } from './handler-types.ts';

export const providerHandlers = defineHandlers({
  signUp: ({ world, body }) => signUp.signUp(world, body),
  login: ({ world, body }) => signIn.login(world, body),
  googleSignIn: ({ world, body }) => signIn.googleSignIn(world, body),
  forgotPassword: ({ world, body }) => passwords.forgotPassword(world, body),
  resetPassword: ({ world, body }) => passwords.resetPassword(world, body),
  changePassword: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id, body.id) ?? passwords.changePassword(world, caller, body),
  logOut: ({ world, token }) => signIn.logOut(world, token),
  refresh: ({ world, body }) => signIn.refresh(world, body),
  resendConfirmEmail: ({ world, body }) => signUp.resendConfirmEmail(world, body),
  confirmEmail: ({ world, query }) => signUp.confirmEmail(world, query),
  getUser: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.id) ?? profile.getUser(world, caller),
  getProfilePicture: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.id) ?? profile.getProfilePicture(world, caller),
  updateUserDetails: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id, body.id) ?? profile.updateUserDetails(world, caller, body),
  updateProfilePicture: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.id) ?? profile.updateProfilePicture(world, caller, body),
  deleteUser: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.id) ?? profile.deleteUser(world, caller),

  getNotifications: ({ world, caller }) => notifications.getNotifications(world, caller),
  markAllNotificationsAsRead: ({ world, caller }) => notifications.markAllNotificationsAsRead(world, caller),
  markNotificationAsRead: ({ world, caller, path }) =>
    notifications.markNotificationAsRead(world, caller, path.id),

  getBanks: ({ query }) => banks.getBanks(query),
  getBankAccount: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.userId) ?? banks.getBankAccount(world, caller),
  resolveBankAccount: ({ world, caller, body }) => banks.resolveBankAccount(world, caller, body),
  saveBankAccount: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.userId) ?? banks.saveBankAccount(world, caller, body),

  getOrderHistory: ({ world, caller, query }) => trades.getOrderHistory(world, caller, query),
  getOrder: ({ world, caller, path }) => trades.getOrder(world, caller, path.id),
  getInvitation: ({ world, path, query }) => getInvitation(world, path.id, query.referral),
  getRecentOrders: ({ world, caller, query }) => trades.getRecentOrders(world, caller, query),
  createOrder: ({ world, caller, body }) => createOrder(world, caller, body),
  approveOrder: ({ world, caller, body }) => approveOrder(world, caller, body),
  cancelOrder: ({ world, caller, body }) => cancelOrRejectOrder(world, caller, body.orderId, 'cancel'),
  rejectOrder: ({ world, caller, body }) => cancelOrRejectOrder(world, caller, body.orderId, 'reject'),
  updateOrderDelivery: ({ world, caller, body }) => updateOrderDelivery(world, caller, body),
  getOrderProof: ({ world, path }) => getOrderProof(world, path.code),
  initiatePayment: ({ world, caller, body }) => initiatePayment(world, caller, body),

  getTransaction: ({ world, caller, path }) => trades.getTransaction(world, caller, path.transactionId),
  getTransactionHistory: ({ world, caller, query }) => trades.getTransactionHistory(world, caller, query),
  getDisputedTransactions: ({ world, caller, query }) => trades.getDisputedTransactions(world, caller, query),
  getOverview: ({ world, caller, path }) =>
    ownAccountRefusal(world, caller, path.userId) ?? trades.getOverview(world, caller),

  getDispute: ({ world, caller, path }) => disputes.getDispute(world, caller, path.id),
  getDisputeByTransaction: ({ world, caller, path }) =>
    disputes.getDisputeByTransaction(world, caller, path.id),
  createDispute: ({ world, caller, body }) => disputes.createDispute(world, caller, body),
  cancelDispute: ({ world, caller, path }) => disputes.cancelDispute(world, caller, path.id),

  getThreadMessages: ({ world, caller, path, query }) =>
    chat.getThreadMessages(world, caller, path.threadId, query),
  sendMessage: ({ world, caller, body }) => chat.sendMessage(world, caller, body),
  editMessage: ({ world, caller, body }) => chat.editMessage(world, caller, body),
  createThread: ({ world, caller, body }) => chat.createThread(world, caller, body),
});

/** A slow bank is awaited outside the command queue; a call that is refused without the bank does not wait. */
export const preparations: Preparations = {
  resolveBankAccount: ({ world, body }) =>
    banks.bankAnswers(world, bankByCode(body.bankCode), body.accountNumber),
  saveBankAccount: ({ world, caller, path, body }) =>
    ownAccountRefusal(world, caller, path.userId) === null
      ? banks.bankAnswers(world, banks.bankOf(body), body.accountNumber)
      : null,
};
