import type {
  DisputeCategory,
  DisputeStatus,
  Gender,
  Kobo,
  OrderStatus,
  Side,
  TransactionStatus,
} from '@amana/domain';
import { kobo } from '@amana/domain';
import { nullable, primaryKey } from '@mswjs/data';

// A value that a new record always brings along; the function gives the model its type.
const id = () => primaryKey(String);
const text = () => '';
const ms = () => 0;
const no = () => false;
const nothing = kobo(0);
const money = (): Kobo => nothing;
const maybeText = () => nullable<string>(() => null);
const maybeMs = () => nullable<number>(() => null);
const side = (): Side => 'buyer';
const gender = (): Gender => '';
const orderStatus = (): OrderStatus => 'Pending';
const transactionStatus = (): TransactionStatus => 'Pending';
const disputeStatus = (): DisputeStatus => 'Open';
const disputeCategory = (): DisputeCategory => 'Others';
const accountState = (): AccountState => 'live';
const notificationType = (): 'order' | 'payment' | 'system' | 'default' => 'default';

/** The event behind a notification, where a screen acts on it. */
export type NotificationReason = 'transferTooSmall' | 'transferTooLate';

export type AccountState = 'live' | 'paid' | 'expired' | 'closed';

/** The records of the simulated provider. Money is kobo, time is milliseconds since 1970. */
export const models = {
  user: {
    id: id(),
    firstName: text,
    lastName: text,
    /** As typed; compared without regard to case. */
    email: text,
    phoneNumber: text,
    dateOfBirth: maybeText(),
    gender,
    address: text,
    emailConfirmed: no,
    /** Null for who has only ever signed in socially. */
    passwordHash: maybeText(),
    pictureId: maybeText(),
    createdAtMs: ms,
    deletedAtMs: maybeMs(),
  },
  bankAccount: {
    /** Of its own; one account per user. */
    id: id(),
    userId: text,
    accountNumber: text,
    bankName: text,
    accountName: text,
    bankId: text,
  },
  notification: {
    id: id(),
    userId: text,
    title: text,
    message: text,
    directUrl: maybeText(),
    type: notificationType,
    reason: nullable<NotificationReason>(() => null),
    isRead: no,
    createdAtMs: ms,
    modifiedAtMs: ms,
  },
  order: {
    id: id(),
    seq: ms,
    orderNumber: text,
    description: text,
    amountKobo: money,
    orderStatus,
    statusBeforeDispute: nullable<OrderStatus>(() => null),
    sellerId: maybeText(),
    buyerId: maybeText(),
    createdBy: text,
    creatorSide: side,
    counterpartEmail: text,
    counterpartPhone: text,
    createdAtMs: ms,
    deliveryDate: maybeText(),
    referralCode: text,
    transactionId: maybeText(),
    paidAtMs: maybeMs(),
    evidenceId: maybeText(),
    /** Of the confirmation code (decision D10). */
    codeHash: maybeText(),
    wrongCodeTries: ms,
    receivedOn: maybeText(),
    receivedBy: maybeText(),
    /** Fixed at Delivered (decision D22): the account that settlement pays, as one readable text. */
    payoutAccount: maybeText(),
  },
  transaction: {
    id: id(),
    seq: ms,
    orderId: text,
    senderId: text,
    recipientId: text,
    transactionStatus,
    transactionRef: text,
    requestId: text,
    paymentRequestId: text,
    createdAtMs: ms,
    /** The latest temporary account. */
    accountNumber: maybeText(),
  },
  account: {
    /** The account number. */
    id: id(),
    accountName: text,
    transactionId: text,
    orderId: text,
    amountKobo: money,
    expiresAtMs: ms,
    state: accountState,
    expiryDeadlineId: ms,
    autoPayDeadlineId: maybeMs(),
  },
  transfer: {
    /** The bank's reference. */
    id: id(),
    accountNumber: text,
    amountKobo: money,
    atMs: ms,
  },
  dispute: {
    id: id(),
    transactionId: text,
    orderId: text,
    createdBy: text,
    disputeStatus,
    disputeCategory,
    title: text,
    note: text,
    documentId: maybeText(),
    createdAtMs: ms,
  },
  message: {
    id: id(),
    seq: ms,
    threadId: text,
    /** Whose private conversation with support it belongs to (decision D21). */
    partyId: text,
    senderId: text,
    senderName: text,
    text,
    imageId: maybeText(),
    createdAtMs: ms,
  },
};
