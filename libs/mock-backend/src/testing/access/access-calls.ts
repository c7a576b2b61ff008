import type { OperationId } from '@amana/api/contract';
import { lagosDay } from '@amana/domain';
import { PERSONA_PASSWORD } from '../../simulation/personas.ts';
import { type CallInput, callRequest } from '../call-request.ts';
import type { Person, PlayerId } from './access-people.ts';
import type { AccessWorld } from './access-world.ts';

export interface Cast {
  readonly owner: PlayerId;
  readonly otherParty: PlayerId;
  readonly stranger: PlayerId;
}

const BUYER_OWNS: Cast = { owner: 'ada', otherParty: 'chidi', stranger: 'tunde' };
const SELLER_OWNS: Cast = { owner: 'chidi', otherParty: 'ada', stranger: 'tunde' };
/** The seller created the order and has no money in escrow. */
const CREATOR_OWNS: Cast = { owner: 'tunde', otherParty: 'ada', stranger: 'chidi' };

interface CallSetup extends AccessWorld {
  readonly owner: Person;
  readonly me: Person;
}

export interface AccessCall {
  readonly operationId: OperationId;
  readonly cast: Cast;
  request(accessWorld: AccessWorld, me: Person, token: string | null): Request;
}

function call<Id extends OperationId>(
  operationId: Id,
  input: (setup: CallSetup) => CallInput<Id> = () => ({}),
  cast = BUYER_OWNS,
): AccessCall {
  return {
    operationId,
    cast,
    request: (accessWorld, me, token) =>
      callRequest(operationId, input({ ...accessWorld, me, owner: accessWorld.people[cast.owner] }), token),
  };
}

const NEW_PASSWORD = { newPassword: 'N3wPassw0rd!', confirmNewPassword: 'N3wPassw0rd!' };
const JPEG = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'me.jpg', { type: 'image/jpeg' });
const FIRST_PAGE = { pageNumber: 1, pageSize: 10 };
const today = ({ backend }: AccessWorld) => lagosDay(backend.world.clock.now());
const credentialOf = ({ email }: Person) =>
  `e30.${btoa(JSON.stringify({ email, given_name: 'Some', family_name: 'Body' }))}.`;

const newOrder = (buyer: Person) => ({
  body: { email: 'kemi@example.test', buyerId: buyer.userId, description: 'Lamp', amount: 5_000 },
});
const newDispute = (transactionId: string, creator: Person) =>
  ({
    body: {
      TransactionId: transactionId,
      CreatedByUserId: creator.userId,
      DisputeCategory: 'Others',
      Title: 'Empty box',
      Note: 'There was nothing in it.',
    },
  }) as const;
const newMessage = (threadId: string, sender: Person) => ({
  body: { ThreadId: threadId, SenderId: sender.userId, Message: 'Hello' },
});

/** One call for each line of the matrix; the owner's call succeeds. */
export const ACCESS_CALLS: Readonly<Record<string, AccessCall>> = {
  signUp: call('signUp', () => ({
    body: {
      firstName: 'Kemi',
      lastName: 'Alao',
      email: 'kemi@example.test',
      phoneNumber: '08011112222',
      password: PERSONA_PASSWORD,
      confirmPassword: PERSONA_PASSWORD,
    },
  })),
  login: call('login', ({ me }) => ({ body: { email: me.email, password: PERSONA_PASSWORD } })),
  googleSignIn: call('googleSignIn', ({ me }) => ({ body: { accessToken: '', tokenId: credentialOf(me) } })),
  forgotPassword: call('forgotPassword', ({ me }) => ({ body: { email: me.email } })),
  resetPassword: call('resetPassword', ({ me }) => ({
    body: { email: me.email, resetToken: me.resetToken, ...NEW_PASSWORD },
  })),
  changePassword: call('changePassword', ({ owner: { userId: id } }) => ({
    path: { id },
    body: { id, currentPassword: PERSONA_PASSWORD, ...NEW_PASSWORD },
  })),
  logOut: call('logOut'),
  refresh: call('refresh', ({ me }) => ({ body: { refreshToken: me.refreshToken } })),
  resendConfirmEmail: call('resendConfirmEmail', ({ me }) => ({ body: { email: me.email } })),
  confirmEmail: call('confirmEmail', ({ me }) => ({ query: { token: me.confirmToken, email: me.email } })),
  getUser: call('getUser', ({ owner }) => ({ path: { id: owner.userId } })),
  getProfilePicture: call('getProfilePicture', ({ owner }) => ({ path: { id: owner.userId } })),
  updateUserDetails: call('updateUserDetails', ({ owner: { userId: id } }) => ({
    path: { id },
    body: {
      id,
      firstName: 'Other',
      lastName: 'Name',
      phoneNumber: '08011112222',
      dateOfBirth: '1990-05-05',
      address: '1 Broad Street, Lagos',
      gender: '',
    },
  })),
  updateProfilePicture: call('updateProfilePicture', ({ owner }) => ({
    path: { id: owner.userId },
    body: { ProfilePictureFile: JPEG },
  })),
  deleteUser: call('deleteUser', ({ owner }) => ({ path: { id: owner.userId } }), CREATOR_OWNS),

  getNotifications: call('getNotifications'),
  markAllNotificationsAsRead: call('markAllNotificationsAsRead'),
  markNotificationAsRead: call('markNotificationAsRead', ({ adasNotificationId: id }) => ({ path: { id } })),

  getBanks: call('getBanks'),
  getBankAccount: call('getBankAccount', ({ owner }) => ({ path: { userId: owner.userId } })),
  resolveBankAccount: call('resolveBankAccount', () => ({
    body: { bankCode: '058', accountNumber: '2012345678' },
  })),
  saveBankAccount: call('saveBankAccount', ({ owner }) => ({
    path: { userId: owner.userId },
    body: {
      accountNumber: '0123456789',
      accountName: 'ADA OBI',
      bankName: 'Guaranty Trust Bank',
      bankId: 'b0000000-0000-4000-8000-000000000058',
    },
  })),

  getOrderHistory: call('getOrderHistory', () => ({ query: FIRST_PAGE })),
  getOrder: call('getOrder', ({ trades }) => ({ path: { id: trades.pending.orderId } })),
  'getOrder:referral': call('getOrder', ({ trades, backend }) => ({
    path: { id: trades.pending.orderId },
    query: { referral: backend.world.tables.orders.get(trades.pending.orderId)?.referralCode ?? '' },
  })),
  getInvitation: call('getInvitation', ({ invitation: { id, referralCode } }) => ({
    path: { id },
    query: { referral: referralCode },
  })),
  getRecentOrders: call('getRecentOrders'),
  createOrder: call('createOrder', ({ me }) => newOrder(me)),
  'createOrder:as-owner': call('createOrder', ({ owner }) => newOrder(owner)),
  approveOrder: call(
    'approveOrder',
    (setup) => ({ body: { orderId: setup.trades.pending.orderId, estimatedTimeOfDelivery: today(setup) } }),
    SELLER_OWNS,
  ),
  cancelOrder: call('cancelOrder', ({ trades }) => ({ body: { orderId: trades.pending.orderId } })),
  rejectOrder: call(
    'rejectOrder',
    ({ trades }) => ({ body: { orderId: trades.pending.orderId } }),
    SELLER_OWNS,
  ),
  'updateOrderDelivery:ship': call(
    'updateOrderDelivery',
    ({ trades }) => ({ body: { TransactionId: trades.paid.transactionId, OrderStatus: 'Shipped' } }),
    SELLER_OWNS,
  ),
  'updateOrderDelivery:receive': call('updateOrderDelivery', (setup) => ({
    body: {
      TransactionId: setup.trades.shipped.transactionId,
      OrderStatus: 'Delivered',
      OrderReceivedDate: today(setup),
      ReceivedBy: 'Ada',
      ConfirmationCode: setup.confirmationCode,
    },
  })),
  'updateOrderDelivery:estimate': call(
    'updateOrderDelivery',
    (setup) => ({ body: { OrderId: setup.saleId, EstimatedTimeOfDelivery: today(setup) } }),
    CREATOR_OWNS,
  ),
  getOrderProof: call('getOrderProof', ({ proofCode: code }) => ({ path: { code } })),
  'getOrder:settled': call(
    'getOrder',
    ({ trades }) => ({ path: { id: trades.settled.orderId } }),
    SELLER_OWNS,
  ),
  'getOrder:refunded': call('getOrder', ({ trades }) => ({ path: { id: trades.refunded.orderId } })),
  initiatePayment: call('initiatePayment', ({ trades }) => ({ body: { orderId: trades.approved.orderId } })),

  getTransaction: call('getTransaction', ({ trades: { paid } }) => ({
    path: { transactionId: paid.transactionId },
  })),
  'getTransaction:settled': call(
    'getTransaction',
    ({ trades: { settled } }) => ({ path: { transactionId: settled.transactionId } }),
    SELLER_OWNS,
  ),
  'getTransaction:refunded': call('getTransaction', ({ trades: { refunded } }) => ({
    path: { transactionId: refunded.transactionId },
  })),
  getTransactionHistory: call('getTransactionHistory', () => ({ query: FIRST_PAGE })),
  getDisputedTransactions: call('getDisputedTransactions', () => ({ query: FIRST_PAGE })),
  getOverview: call('getOverview', ({ owner }) => ({ path: { userId: owner.userId } })),

  getDispute: call('getDispute', ({ trades }) => ({ path: { id: trades.disputed.disputeId } })),
  getDisputeByTransaction: call('getDisputeByTransaction', ({ trades }) => ({
    path: { id: trades.disputed.transactionId },
  })),
  createDispute: call('createDispute', ({ trades, me }) => newDispute(trades.paid.transactionId, me)),
  'createDispute:as-owner': call('createDispute', ({ trades, owner }) =>
    newDispute(trades.paid.transactionId, owner),
  ),
  cancelDispute: call('cancelDispute', ({ trades }) => ({ path: { id: trades.disputed.disputeId } })),

  getThreadMessages: call('getThreadMessages', ({ trades }) => ({
    path: { threadId: trades.disputed.disputeId },
    query: { pageNumber: 1, pageSize: 20 },
  })),
  sendMessage: call('sendMessage', ({ trades, me }) => newMessage(trades.disputed.disputeId, me)),
  'sendMessage:as-owner': call('sendMessage', ({ trades, owner }) =>
    newMessage(trades.disputed.disputeId, owner),
  ),
  editMessage: call('editMessage', ({ adasMessageId: id }) => ({ body: { id, message: 'Changed' } })),
  createThread: call('createThread', ({ trades }) => ({ body: { disputeId: trades.disputed.disputeId } })),
};
