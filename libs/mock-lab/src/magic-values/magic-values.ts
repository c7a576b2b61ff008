import {
  type AutomaticPayment,
  type RareMail,
  type RareOutcomes,
  NO_RARE_OUTCOMES,
} from '@amana/mock-backend';
import type { ControlModels } from '@amana/api/contract';
import { type Kobo, kobo, koboToNaira, nairaToKobo } from '@amana/domain';

const ACCOUNT_PREFIXES = {
  '000': { result: 'notFound', outcome: 'the bank does not know it (404)' },
  '111': { result: 'nameMismatch', outcome: 'another person’s name, never the caller’s' },
  '222': { result: 'slow', outcome: 'the right answer after four seconds' },
  '333': { result: 'bankDown', outcome: 'the bank cannot be reached (400)' },
  '444': { result: 'own', outcome: 'the caller’s name' },
} as const;

/** Difference between the amount due and a wrong automatic payment. */
const WRONG_BY = nairaToKobo(100);

/** The last three digits of an amount in whole Naira that select a wrong automatic payment. */
const PAYMENT_ENDINGS: Readonly<Record<string, AutomaticPayment & { readonly outcome: string }>> = {
  '901': {
    outcome: 'the automatic payment is ₦100 too little: it goes back, and the account waits on',
    transfers: (dueKobo) => [kobo(dueKobo - WRONG_BY)],
  },
  '902': {
    outcome: 'the automatic payment is ₦100 too much: the order is paid, and the surplus goes back',
    transfers: (dueKobo) => [kobo(dueKobo + WRONG_BY)],
  },
  '903': {
    outcome: 'the automatic payment comes a minute after the account has expired, and goes back',
    transfers: (dueKobo) => [dueKobo],
    lateByMs: 60_000,
  },
  '904': {
    outcome: 'the automatic payment comes twice: the order is paid once, and the second goes back',
    transfers: (dueKobo) => [dueKobo, dueKobo],
  },
  '905': { outcome: 'no automatic payment comes', transfers: () => [] },
};

/** The tag after the plus sign of an address delays or drops its mail. */
const MAIL_TAGS: readonly RareMail[] = [
  { tag: 'bounce', outcome: 'its mail is never delivered', delayMs: null },
  { tag: 'slow', outcome: 'its mail is delivered a minute late', delayMs: 60_000 },
];

const TRANSFER_OUTCOMES = [
  {
    value: 'a transfer of less than is due',
    example: 'the amount minus 1',
    outcome: 'returned in full; the buyer is notified of both amounts',
  },
  {
    value: 'a transfer of more',
    example: 'the amount plus 1',
    outcome: 'the order is paid, the surplus goes back',
  },
  {
    value: 'a transfer to an expired, closed or paid account',
    example: 'the same account a second time',
    outcome: 'returned in full; both parties are notified',
  },
  { value: 'the same bank reference twice', example: 'BANK-1', outcome: 'one credit' },
] as const;

export const MAGIC_OUTCOMES: RareOutcomes = {
  bank: (accountNumber) =>
    Object.entries(ACCOUNT_PREFIXES).find(([prefix]) => accountNumber.startsWith(prefix))?.[1].result,
  automaticPayment(amountKobo: Kobo) {
    const ending = String(Math.trunc(koboToNaira(amountKobo))).slice(-3);
    return PAYMENT_ENDINGS[ending] ?? NO_RARE_OUTCOMES.automaticPayment(amountKobo);
  },
  mail: (address) => MAIL_TAGS.find(({ tag }) => /\+([^@]*)@/.exec(address)?.[1]?.toLowerCase() === tag),
};

export const MAGIC_VALUES: readonly ControlModels.MagicValue[] = [
  ...Object.entries(ACCOUNT_PREFIXES).map(([prefix, { outcome }]) => ({
    kind: 'account-number' as const,
    value: `a withdrawal account beginning ${prefix}`,
    example: `${prefix}2345678`,
    outcome,
  })),
  ...Object.entries(PAYMENT_ENDINGS).map(([ending, { outcome }]) => ({
    kind: 'amount' as const,
    value: `an order of an amount ending ${ending}`,
    example: `50${ending}`,
    outcome,
  })),
  ...MAIL_TAGS.map(({ tag, outcome }) => ({
    kind: 'email' as const,
    value: `an email address with +${tag}`,
    example: `kemi+${tag}@example.test`,
    outcome,
  })),
  ...TRANSFER_OUTCOMES.map((transfer) => ({ kind: 'transfer' as const, ...transfer })),
];
