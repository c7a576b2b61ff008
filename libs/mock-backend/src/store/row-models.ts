import {
  type DisputeCategory,
  type DisputeStatus,
  type Gender,
  type Kobo,
  type OrderStatus,
  type Side,
  type TransactionStatus,
  kobo,
} from '@amana/domain';

// A field is a function that returns an example of its values. Types and the check of stored rows follow from it.
const text = () => '';
const number = () => 0;
const ms = number;
const no = () => false;
const nothing = kobo(0);
const money = (): Kobo => nothing;
const maybeText = nullable(text);
const maybeMs = nullable(ms);
const texts = (): string[] => [''];
const side = (): Side => 'buyer';
const gender = (): Gender => '';
const orderStatus = (): OrderStatus => 'Pending';
const transactionStatus = (): TransactionStatus => 'Pending';
const disputeStatus = (): DisputeStatus => 'Open';
const disputeCategory = (): DisputeCategory => 'Others';
const accountState = (): AccountState => 'live';
const notificationType = (): 'order' | 'payment' | 'system' | 'default' => 'default';
const notificationReason = (): NotificationReason => 'transferTooSmall';
const mailKind = (): 'confirm-email' | 'reset-password' | 'confirmation-code' | 'notice' => 'notice';
const tokenKind = (): 'access' | 'refresh' | 'confirm-email' | 'reset-password' => 'access';

/** The event behind a notification, where a screen acts on it. */
export type NotificationReason = 'transferTooSmall' | 'transferTooLate';

export type AccountState = 'live' | 'paid' | 'expired' | 'closed';

/** A field that may be null. */
function nullable<Field>(field: Field): { readonly nullable: Field } {
  return { nullable: field };
}

/**
 * The rows of a world by kind: the one place where their fields are written. Every row has an `id`, unique in its kind.
 * Money is in kobo, time in milliseconds since 1970. A kind follows those that its rows refer to.
 */
export const models = {
  users: {
    id: text,
    firstName: text,
    lastName: text,
    /** As typed; compared without regard to case. */
    email: text,
    phoneNumber: text,
    dateOfBirth: maybeText,
    gender,
    address: text,
    emailConfirmed: no,
    /** Null for a user who has only ever used social sign-in. */
    passwordHash: maybeText,
    pictureId: maybeText,
    createdAtMs: ms,
    deletedAtMs: maybeMs,
  },
  /** At most one per user. */
  bankAccounts: {
    id: text,
    userId: text,
    accountNumber: text,
    bankName: text,
    accountName: text,
    bankId: text,
  },
  notifications: {
    id: text,
    seq: number,
    userId: text,
    title: text,
    message: text,
    directUrl: maybeText,
    type: notificationType,
    reason: nullable(notificationReason),
    isRead: no,
    createdAtMs: ms,
    modifiedAtMs: ms,
  },
  orders: {
    id: text,
    seq: number,
    orderNumber: text,
    description: text,
    amountKobo: money,
    orderStatus,
    statusBeforeDispute: nullable(orderStatus),
    sellerId: maybeText,
    buyerId: maybeText,
    createdBy: text,
    creatorSide: side,
    counterpartEmail: text,
    counterpartPhone: text,
    createdAtMs: ms,
    deliveryDate: maybeText,
    referralCode: text,
    transactionId: maybeText,
    paidAtMs: maybeMs,
    evidenceId: maybeText,
    /** Hash of the confirmation code. */
    codeHash: maybeText,
    wrongCodeTries: number,
    receivedOn: maybeText,
    receivedBy: maybeText,
    /** The account that settlement pays, as one readable text; fixed when the order is delivered. */
    withdrawalAccount: maybeText,
  },
  transactions: {
    id: text,
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
    accountNumber: maybeText,
  },
  accounts: {
    /** The account number. */
    id: text,
    accountName: text,
    transactionId: text,
    orderId: text,
    amountKobo: money,
    expiresAtMs: ms,
    state: accountState,
    expiryDeadlineId: text,
    autoPayDeadlineId: maybeText,
  },
  transfers: {
    /** The bank's reference. */
    id: text,
    accountNumber: text,
    amountKobo: money,
    atMs: ms,
  },
  disputes: {
    id: text,
    transactionId: text,
    orderId: text,
    createdBy: text,
    disputeStatus,
    disputeCategory,
    title: text,
    note: text,
    documentId: maybeText,
    createdAtMs: ms,
  },
  messages: {
    id: text,
    seq: number,
    threadId: text,
    /** The party whose private conversation with support this is part of. */
    partyId: text,
    senderId: text,
    senderName: text,
    text,
    imageId: maybeText,
    createdAtMs: ms,
  },

  deadlines: {
    id: text,
    seq: number,
    atMs: ms,
    /** Selects the handler that runs when the deadline is due. */
    type: text,
    orderId: maybeText,
    /** For people: what will happen. */
    text,
    /** Input of the handler. */
    subject: text,
  },
  /** Moves an amount from the account `credit` to the account `debit`. Never changed or removed. */
  ledgerEntries: {
    id: text,
    atMs: ms,
    orderId: maybeText,
    debit: text,
    credit: text,
    amountKobo: money,
    memo: text,
  },
  events: {
    id: text,
    seq: number,
    atMs: ms,
    type: text,
    orderId: maybeText,
    text,
    why: text,
    /** Null for a due event. */
    call: nullable({ method: text, path: text, operationId: text, status: number, curl: text }),
    ledger: texts,
    mailId: maybeText,
    notificationIds: texts,
  },
  mails: {
    id: text,
    to: text,
    subject: text,
    kind: mailKind,
    text,
    link: maybeText,
    code: maybeText,
    atMs: ms,
  },
  uploads: {
    /** Unguessable: everybody who has it may fetch the file. */
    id: text,
    ownerId: text,
    name: text,
    mediaType: text,
    base64: text,
  },
  tokens: {
    /** A hash of the token. */
    id: text,
    kind: tokenKind,
    userId: text,
    /** The sign-in that the token belongs to; tokens of one sign-in are revoked together. */
    familyId: text,
    expiresAtMs: ms,
    used: no,
  },
  /** Answers of calls with an idempotency key. */
  answers: {
    id: text,
    requestHash: text,
    /** The body as JSON. */
    body: text,
    untilMs: ms,
  },
  /** How often something was tried recently, by what was tried. */
  tries: {
    id: text,
    count: number,
    untilMs: ms,
  },
};
