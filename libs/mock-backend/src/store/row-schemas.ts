import {
  type DisputeStatus,
  type Kobo,
  DISPUTE_CATEGORIES,
  GENDERS,
  ORDER_STATUSES,
  TRANSACTION_STATUSES,
} from '@amana/domain';
import { type ObjectShape, boolean, number, object, string } from 'yup';

const text = string().defined();
const whole = number().integer().defined();
const ms = whole;
const money = number<Kobo>().integer().defined();
const flag = boolean().defined();
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

/** Allows exactly these fields without conversion, because rows come from the mock itself or from a disk. */
function row<Shape extends ObjectShape>(fields: Shape) {
  return object(fields).noUnknown().strict();
}

/** The rows of a world by kind, after the kinds that they refer to. Money is in kobo, time in ms since 1970. */
export const rowSchemas = {
  users: row({
    id: text,
    firstName: text,
    lastName: text,
    email: text,
    phoneNumber: text,
    dateOfBirth: maybeText,
    gender: oneOf(GENDERS),
    address: text,
    emailConfirmed: flag,
    passwordHash: maybeText,
    pictureId: maybeText,
    createdAtMs: ms,
    deletedAtMs: maybeMs,
  }),
  bankAccounts: row({
    id: text,
    userId: text,
    accountNumber: text,
    bankName: text,
    accountName: text,
    bankId: text,
    setAtMs: ms,
  }),
  notifications: row({
    id: text,
    seq: whole,
    userId: text,
    title: text,
    message: text,
    directUrl: maybeText,
    type: oneOf(['order', 'payment', 'system', 'default']),
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
    codeHash: maybeText,
    wrongCodeTries: whole,
    receivedOn: maybeText,
    receivedBy: maybeText,
    /** Receives the settlement; fixed on delivery. */
    withdrawalAccount: row({ bankName: text, accountNumber: text, accountName: text }).nullable().defined(),
    /** Opens the proof of payment for everyone who has it; null until the order is paid. */
    proofCode: maybeText,
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
    accountNumber: maybeText,
  }),
  accounts: row({
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
    /** The party whose private conversation with support contains the message. */
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
    type: text,
    orderId: maybeText,
    text,
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
    /** The amount that the event moved. */
    amountKobo: money.nullable(),
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
    /** Unguessable, because the id is enough to fetch the file. */
    id: text,
    ownerId: text,
    name: text,
    mediaType: text,
    base64: text,
  }),
  tokens: row({
    id: text,
    kind: oneOf(['access', 'refresh', 'confirm-email', 'reset-password']),
    userId: text,
    /** The sign-in of the token; tokens of one sign-in are revoked together. */
    familyId: text,
    expiresAtMs: ms,
    used: flag,
    /** Until then a used refresh token gets its successor once more; null for an unused one and after that. */
    repeatableUntilMs: maybeMs,
  }),
  answers: row({
    id: text,
    requestHash: text,
    body: text,
    untilMs: ms,
  }),
  tries: row({
    id: text,
    count: whole,
    untilMs: ms,
  }),
};
