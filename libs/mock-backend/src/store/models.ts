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

// Every function returns an example of the field's values: their types and the checks of stored rows follow from it.
const id = () => primaryKey(String);
const text = () => '';
const number = () => 0;
const ms = number;
const no = () => false;
const nothing = kobo(0);
const money = (): Kobo => nothing;
const maybeText = () => nullable<string>(text);
const maybeMs = () => nullable<number>(ms);
const texts = (): string[] => [''];
const side = (): Side => 'buyer';
const gender = (): Gender => '';
const orderStatus = (): OrderStatus => 'Pending';
const transactionStatus = (): TransactionStatus => 'Pending';
const disputeStatus = (): DisputeStatus => 'Open';
const disputeCategory = (): DisputeCategory => 'Others';
const accountState = (): AccountState => 'live';
const notificationType = (): 'order' | 'payment' | 'system' | 'default' => 'default';
const mailKind = (): 'confirm-email' | 'reset-password' | 'confirmation-code' | 'notice' => 'notice';
const tokenKind = (): 'access' | 'refresh' | 'confirm-email' | 'reset-password' => 'access';

/** The event behind a notification, where a screen acts on it. */
export type NotificationReason = 'transferTooSmall' | 'transferTooLate';

export type AccountState = 'live' | 'paid' | 'expired' | 'closed';

/** The provider's records. Money is in kobo, time in milliseconds since 1970. */
export const recordModels = {
  users: {
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
    /** Null for a user who has only ever used social sign-in. */
    passwordHash: maybeText(),
    pictureId: maybeText(),
    createdAtMs: ms,
    deletedAtMs: maybeMs(),
  },
  /** At most one per user. */
  bankAccounts: {
    id: id(),
    userId: text,
    accountNumber: text,
    bankName: text,
    accountName: text,
    bankId: text,
  },
  notifications: {
    id: id(),
    userId: text,
    title: text,
    message: text,
    directUrl: maybeText(),
    type: notificationType,
    reason: nullable<NotificationReason>(() => 'transferTooSmall'),
    isRead: no,
    createdAtMs: ms,
    modifiedAtMs: ms,
  },
  orders: {
    id: id(),
    seq: number,
    orderNumber: text,
    description: text,
    amountKobo: money,
    orderStatus,
    statusBeforeDispute: nullable<OrderStatus>(orderStatus),
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
    /** Hash of the confirmation code. */
    codeHash: maybeText(),
    wrongCodeTries: number,
    receivedOn: maybeText(),
    receivedBy: maybeText(),
    /** The account that settlement pays, as one readable text; fixed when the order is delivered. */
    withdrawalAccount: maybeText(),
  },
  transactions: {
    id: id(),
    seq: number,
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
  accounts: {
    /** The account number. */
    id: id(),
    accountName: text,
    transactionId: text,
    orderId: text,
    amountKobo: money,
    expiresAtMs: ms,
    state: accountState,
    expiryDeadlineId: text,
    autoPayDeadlineId: maybeText(),
  },
  transfers: {
    /** The bank's reference. */
    id: id(),
    accountNumber: text,
    amountKobo: money,
    atMs: ms,
  },
  disputes: {
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
  messages: {
    id: id(),
    seq: number,
    threadId: text,
    /** The party whose private conversation with support this is part of. */
    partyId: text,
    senderId: text,
    senderName: text,
    text,
    imageId: maybeText(),
    createdAtMs: ms,
  },
};

/** What the simulation stores beside the provider's records. */
export const simulationModels = {
  deadlines: {
    id: id(),
    seq: number,
    atMs: ms,
    /** Selects the handler that runs when the deadline is due. */
    type: text,
    orderId: maybeText(),
    /** For people: what will happen. */
    text,
    /** Input of the handler. */
    subject: text,
  },
  /** Moves an amount from the account `credit` to the account `debit`. Never changed or removed. */
  ledgerEntries: {
    id: id(),
    atMs: ms,
    orderId: maybeText(),
    debit: text,
    credit: text,
    amountKobo: money,
    memo: text,
  },
  events: {
    id: id(),
    seq: number,
    atMs: ms,
    type: text,
    orderId: maybeText(),
    text,
    why: text,
    /** Null for what the simulation did by itself. */
    call: nullable({ method: text, path: text, operationId: text, status: number, curl: text }),
    ledger: texts,
    mailId: maybeText(),
    notificationIds: texts,
  },
  mails: {
    id: id(),
    to: text,
    subject: text,
    kind: mailKind,
    text,
    link: maybeText(),
    code: maybeText(),
    atMs: ms,
  },
  uploads: {
    /** Unguessable: everybody who has it may fetch the file. */
    id: id(),
    ownerId: text,
    name: text,
    mediaType: text,
    base64: text,
  },
  tokens: {
    /** A hash of the token. */
    id: id(),
    kind: tokenKind,
    userId: text,
    /** The sign-in that the token belongs to; tokens of one sign-in are revoked together. */
    familyId: text,
    expiresAtMs: ms,
    used: no,
  },
  /** How often something was tried recently, by what was tried. */
  tries: {
    id: id(),
    count: number,
    untilMs: ms,
  },
};
