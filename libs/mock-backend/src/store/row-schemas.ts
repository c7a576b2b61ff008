import {
  type DisputeStatus,
  type Kobo,
  DISPUTE_CATEGORIES,
  GENDERS,
  ORDER_STATUSES,
  TRANSACTION_STATUSES,
} from '@amana/domain';
import { type ObjectShape, array, boolean, number, object, string } from 'yup';

const text = string().defined();
const whole = number().integer().defined();
const ms = whole;
const money = number<Kobo>().integer().defined();
const flag = boolean().defined();
const texts = array(text).defined();
const maybeText = text.nullable();
const maybeMs = ms.nullable();

const DISPUTE_STATUSES = [
  'Open',
  'Cancelled',
  'ResolvedForBuyer',
  'ResolvedForSeller',
] as const satisfies readonly DisputeStatus[];

function oneOf<const Value extends string>(values: readonly Value[]) {
  return string<Value>().oneOf(values).defined();
}

/** Exactly these fields, each of its type: a row comes from the mock itself or from a disk, so nothing is converted. */
function row<Shape extends ObjectShape>(fields: Shape) {
  return object(fields).noUnknown().strict();
}

/**
 * The rows of a world by kind: the one place where their fields are written. Every row has an `id`, unique in its kind.
 * Money is in kobo, time in milliseconds since 1970. A kind follows those that its rows refer to.
 */
export const rowSchemas = {
  users: row({
    id: text,
    firstName: text,
    lastName: text,
    /** As typed; compared without regard to case. */
    email: text,
    phoneNumber: text,
    dateOfBirth: maybeText,
    gender: oneOf(GENDERS),
    address: text,
    emailConfirmed: flag,
    /** Null for a user who has only ever used social sign-in. */
    passwordHash: maybeText,
    pictureId: maybeText,
    createdAtMs: ms,
    deletedAtMs: maybeMs,
  }),
  /** At most one per user. */
  bankAccounts: row({
    id: text,
    userId: text,
    accountNumber: text,
    bankName: text,
    accountName: text,
    bankId: text,
  }),
  notifications: row({
    id: text,
    seq: whole,
    userId: text,
    title: text,
    message: text,
    directUrl: maybeText,
    type: oneOf(['order', 'payment', 'system', 'default']),
    /** The event behind a notification, where a screen acts on it. */
    reason: oneOf(['transferTooSmall', 'transferTooLate']).nullable(),
    isRead: flag,
    createdAtMs: ms,
    modifiedAtMs: ms,
  }),
  orders: row({
    id: text,
    seq: whole,
    orderNumber: text,
    description: text,
    amountKobo: money,
    orderStatus: oneOf(ORDER_STATUSES),
    statusBeforeDispute: oneOf(ORDER_STATUSES).nullable(),
    sellerId: maybeText,
    buyerId: maybeText,
    createdBy: text,
    creatorSide: oneOf(['seller', 'buyer']),
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
    wrongCodeTries: whole,
    receivedOn: maybeText,
    receivedBy: maybeText,
    /** The account that settlement pays, as one readable text; fixed when the order is delivered. */
    withdrawalAccount: maybeText,
  }),
  transactions: row({
    id: text,
    seq: whole,
    orderId: text,
    senderId: text,
    recipientId: text,
    transactionStatus: oneOf(TRANSACTION_STATUSES),
    transactionRef: text,
    requestId: text,
    paymentRequestId: text,
    createdAtMs: ms,
    /** The latest temporary account. */
    accountNumber: maybeText,
  }),
  accounts: row({
    /** The account number. */
    id: text,
    accountName: text,
    transactionId: text,
    orderId: text,
    amountKobo: money,
    expiresAtMs: ms,
    state: oneOf(['live', 'paid', 'expired', 'closed']),
    expiryDeadlineId: text,
    autoPayDeadlineId: maybeText,
  }),
  transfers: row({
    /** The bank's reference. */
    id: text,
    accountNumber: text,
    amountKobo: money,
    atMs: ms,
  }),
  disputes: row({
    id: text,
    transactionId: text,
    orderId: text,
    createdBy: text,
    disputeStatus: oneOf(DISPUTE_STATUSES),
    disputeCategory: oneOf(DISPUTE_CATEGORIES),
    title: text,
    note: text,
    documentId: maybeText,
    createdAtMs: ms,
  }),
  messages: row({
    id: text,
    seq: whole,
    threadId: text,
    /** The party whose private conversation with support this is part of. */
    partyId: text,
    senderId: text,
    senderName: text,
    text,
    imageId: maybeText,
    createdAtMs: ms,
  }),

  deadlines: row({
    id: text,
    seq: whole,
    atMs: ms,
    /** Selects the handler that runs when the deadline is due. */
    type: text,
    orderId: maybeText,
    /** For people: what will happen. */
    text,
    /** Input of the handler. */
    subject: text,
  }),
  /** Moves an amount from the account `credit` to the account `debit`. Never changed or removed. */
  ledgerEntries: row({
    id: text,
    atMs: ms,
    orderId: maybeText,
    debit: text,
    credit: text,
    amountKobo: money,
    memo: text,
  }),
  events: row({
    id: text,
    seq: whole,
    atMs: ms,
    type: text,
    orderId: maybeText,
    text,
    why: text,
    /** Null for a due event. */
    call: row({ method: text, path: text, operationId: text, status: whole, curl: text })
      .nullable()
      .defined(),
    ledger: texts,
    mailId: maybeText,
    notificationIds: texts,
  }),
  mails: row({
    id: text,
    to: text,
    subject: text,
    kind: oneOf(['confirm-email', 'reset-password', 'confirmation-code', 'notice']),
    text,
    link: maybeText,
    code: maybeText,
    atMs: ms,
  }),
  uploads: row({
    /** Unguessable: everybody who has it may fetch the file. */
    id: text,
    ownerId: text,
    name: text,
    mediaType: text,
    base64: text,
  }),
  tokens: row({
    /** A hash of the token. */
    id: text,
    kind: oneOf(['access', 'refresh', 'confirm-email', 'reset-password']),
    userId: text,
    /** The sign-in that the token belongs to; tokens of one sign-in are revoked together. */
    familyId: text,
    expiresAtMs: ms,
    used: flag,
  }),
  /** Answers of calls with an idempotency key. */
  answers: row({
    id: text,
    requestHash: text,
    /** The body as JSON. */
    body: text,
    untilMs: ms,
  }),
  /** How often something was tried recently, by what was tried. */
  tries: row({
    id: text,
    count: whole,
    untilMs: ms,
  }),
};
